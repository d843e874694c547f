"""The board's view: pan, zoom, and the current tool's events.

The scene's unit is a millimetre of the board, x to the right and y down, origin at the board's.
"""

from __future__ import annotations

from PyQt6.QtCore import QPoint, QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PyQt6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from mapkit.document import Snapper
from mapkit.editor.canvas.overlay import Overlay
from mapkit.editor.map_model import MapModel
from mapkit.editor.tools.tool import Tool, ToolEvent

__all__ = ["BoardView"]

_SNAP_PIXELS = 10.0
_ZOOM_STEP = 1.2
_LEAST_ZOOM, _MOST_ZOOM = 0.05, 200.0


class BoardView(QGraphicsView):
    """Shows the board and hands mouse and keys to the current tool.

    Attributes
    ----------
    moved : signal of (float, float)
        Where the mouse is, mm on the board.
    zoomed : signal of float
        Pixels of the screen for one mm.
    """

    moved = pyqtSignal(float, float)
    zoomed = pyqtSignal(float)

    def __init__(self, model: MapModel, parent: QWidget | None = None) -> None:
        scene = QGraphicsScene()
        super().__init__(scene, parent)
        scene.setParent(self)
        self.model = model
        self.board = scene
        self.overlay = Overlay(scene)
        self.tool: Tool | None = None
        self.grid_mm: float | None = None
        self.guides: list[tuple[str, float]] = []
        self._snapper: tuple[int, Snapper] | None = None
        self._panning: QPoint | None = None
        self._space = False
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setMouseTracking(True)
        model.replaced.connect(self._adopt)
        self._adopt()

    def use(self, tool: Tool | None) -> None:
        """Make a tool the current one."""
        if self.tool is not None:
            self.tool.deactivate()
        self.tool = tool
        if tool is not None:
            self.viewport().setCursor(tool.cursor)
            tool.activate()

    def to_map(self, mm: QPointF) -> tuple[float, float]:
        """Carry a point of the scene to map units."""
        unit = self.model.shown.unit_mm
        return (mm.x() / unit, mm.y() / unit)

    def pixels_per_mm(self) -> float:
        """Return the zoom."""
        return self.transform().m11()

    def fit(self, rect: QRectF | None = None) -> None:
        """Show a part of the board, or all of it."""
        if rect is None:
            width, height = self.model.shown.size_mm
            rect = QRectF(0, 0, width or 100.0, height or 100.0)
        margin = 0.04 * max(rect.width(), rect.height(), 1.0)
        self.fitInView(
            rect.adjusted(-margin, -margin, margin, margin), Qt.AspectRatioMode.KeepAspectRatio
        )
        self.zoomed.emit(self.pixels_per_mm())

    def zoom(self, factor: float, at: QPoint | None = None) -> None:
        """Zoom about a pixel of the view, the middle by default."""
        now = self.pixels_per_mm()
        factor = min(max(now * factor, _LEAST_ZOOM), _MOST_ZOOM) / now
        at = at if at is not None else self.viewport().rect().center()
        before = self.mapToScene(at)
        self.scale(factor, factor)
        moved = self.mapToScene(at) - before
        self.translate(moved.x(), moved.y())
        self.zoomed.emit(self.pixels_per_mm())

    def snapper(self) -> Snapper:
        """Return what snaps to the committed map; made once for each revision."""
        game_map = self.model.committed
        if self._snapper is None or self._snapper[0] != id(game_map):
            self._snapper = (id(game_map), Snapper(game_map))
        return self._snapper[1]

    def wheelEvent(self, event: QWheelEvent | None) -> None:  # noqa: N802 - Qt's name
        """Zoom at the cursor."""
        assert event is not None
        self.zoom(_ZOOM_STEP ** (event.angleDelta().y() / 120), event.position().toPoint())

    def mousePressEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Begin to pan, or tell the tool."""
        assert event is not None
        if event.button() is Qt.MouseButton.MiddleButton or (
            self._space and event.button() is Qt.MouseButton.LeftButton
        ):
            self._panning = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self.tool is not None:
            self.tool.press(self._tool_event(event))

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Pan, or tell the tool."""
        assert event is not None
        at = self.mapToScene(event.position().toPoint())
        self.moved.emit(at.x(), at.y())
        if self._panning is not None:
            here = event.position().toPoint()
            step = self.mapToScene(here) - self.mapToScene(self._panning)
            self.translate(step.x(), step.y())
            self._panning = here
        elif self.tool is not None:
            self.tool.move(self._tool_event(event))

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """End panning, or tell the tool."""
        assert event is not None
        if self._panning is not None:
            self._panning = None
            if self.tool is not None:
                self.viewport().setCursor(self.tool.cursor)
        elif self.tool is not None:
            self.tool.release(self._tool_event(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Tell the tool."""
        assert event is not None
        if self.tool is not None:
            self.tool.double_click(self._tool_event(event))

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802
        """Space pans, Escape drops the gesture; the tool gets the rest."""
        assert event is not None
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = True
        elif event.key() == Qt.Key.Key_Escape and self.tool is not None:
            self.tool.cancel()
        elif self.tool is None or not self.tool.key_press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802
        """End panning by space."""
        assert event is not None
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
        super().keyReleaseEvent(event)

    def _tool_event(self, event: QMouseEvent) -> ToolEvent:
        mm = self.mapToScene(event.position().toPoint())
        at = self.to_map(mm)
        unit = self.model.shown.unit_mm
        radius = _SNAP_PIXELS / self.pixels_per_mm() / unit
        snap = self.snapper().snap(
            at,
            radius,
            grid=self.grid_mm / unit if self.grid_mm else None,
            guides=tuple((axis, mm / unit) for axis, mm in self.guides),
        )
        return ToolEvent(at, snap, mm, event.button(), event.modifiers())

    def _adopt(self) -> None:
        game_map = self.model.shown
        self._snapper = None
        self.overlay.clear()
        self.overlay.set_unit(game_map.unit_mm)
        width, height = game_map.size_mm
        room = max(width, height, 100.0)
        self.board.setSceneRect(-room, -room, width + 2 * room, height + 2 * room)
