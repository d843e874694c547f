"""The board's view: pan, zoom, and the current tool's events.

The scene's unit is a millimetre of the board, x to the right and y down, origin at the board's.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable

from PyQt6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PyQt6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from mapkit.document import ChangeSet, Snap, Snapper
from mapkit.drawing import Theme
from mapkit.drawing.around import NOTE_SIZE
from mapkit.editor.canvas.grid import GridItem, GuidesItem
from mapkit.editor.canvas.highlight import Highlights
from mapkit.editor.canvas.hits import HitIndex
from mapkit.editor.canvas.layers import LayerStack
from mapkit.editor.canvas.marker_places import marker_places
from mapkit.editor.canvas.overlay import Overlay
from mapkit.editor.canvas.picture import BoardPicture, of_level
from mapkit.editor.map_model import MapModel
from mapkit.editor.tools.tool import Tool, ToolEvent

__all__ = ["BoardView"]

_SNAP_PIXELS = 10.0
_GUIDE_PIXELS = 3
_ZOOM_STEP = 1.2
_LEAST_ZOOM, _MOST_ZOOM = 0.05, 200.0
_ARROW_PIXELS = 60
_LEAST_LETTERS = 4.5
"""Pixels; labels whose letters are smaller only make the board grey."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class BoardView(QGraphicsView):
    """Shows the board and hands mouse and keys to the current tool.

    What lies under a point is asked of :meth:`field_at`, :meth:`vertex_at`, :meth:`edge_at`,
    :meth:`portal_at` and :meth:`marker_at`; pictures of other features go into
    ``view.layers["sight"].show(shapes)``.

    Attributes
    ----------
    layers : LayerStack
    overlay : Overlay
        Feedback of the tool at work.
    grid_spacing : float
        Of the grid, mm; :attr:`grid_mm` is what points snap to.
    guides : list of (str, float)
        ``("x", 120.0)`` is a vertical line at 120 mm, ``("y", ...)`` a horizontal one.
    moved : signal of (float, float)
        Where the mouse is, mm on the board.
    left : signal
        The mouse is not over the board any more.
    zoomed : signal of float
        Pixels of the screen for one mm.
    scrolled : signal
        Another part of the board is shown: after every pan, zoom and change of size.
    level_changed : signal
        Another level is worked on, see :attr:`level`.
    hovered : signal of str or None
        Another field is under the mouse; silent while a gesture runs.
    guides_changed : signal
        A guide came, went or moved, or the grid is another one.
    """

    moved = pyqtSignal(float, float)
    left = pyqtSignal()
    zoomed = pyqtSignal(float)
    scrolled = pyqtSignal()
    level_changed = pyqtSignal()
    hovered = pyqtSignal(object)
    guides_changed = pyqtSignal()

    def __init__(self, model: MapModel, parent: QWidget | None = None) -> None:
        scene = QGraphicsScene()
        # All items hang on the layers' roots: an index of them finds nothing, and costs much.
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        super().__init__(scene, parent)
        scene.setParent(self)
        self.model = model
        self.board = scene
        self.layers = LayerStack(scene, self)
        self.picture = BoardPicture(scene, self.layers)
        self.overlay = Overlay(scene)
        self.tool: Tool | None = None
        self.grid_spacing = 10.0
        self.snap_to_grid = False
        self.guides: list[tuple[str, float]] = []
        self._guide: int | None = None
        self._hovered: str | None = None
        self.snapping = True
        self._level: int | None = None
        self._snapper: tuple[int, Snapper] | None = None
        self._hits: tuple[int, HitIndex] | None = None
        self._panning: QPoint | None = None
        self._panned_with = Qt.MouseButton.NoButton
        self._space = False
        self._fitted = False
        self._labels_wanted = True
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self.grid = GridItem()
        self.grid.setParentItem(self.layers["grid"].root)
        self.layers["grid"].visible = False
        self._guides_item = GuidesItem(lambda: self.guides)
        self._guides_item.setParentItem(self.layers["guides"].root)
        self._guides_item.setVisible(False)
        model.replaced.connect(self._adopt)
        model.changed.connect(self._follow)
        model.committed_changed.connect(self._interrupt)
        self._adopt()
        self._highlights = Highlights(self)

    def viewport(self) -> QWidget:
        """Return the widget that the board is painted on; a view always has one."""
        found = super().viewport()
        assert found is not None
        return found

    # --- what is shown

    @property
    def level(self) -> int | None:
        """The level that is worked on, None for all: the other is a shade and cannot be hit."""
        return self._level

    @level.setter
    def level(self, level: int | None) -> None:
        if level != self._level:
            self._level = self.picture.level = level
            self._hits = None
            self.redraw()
            self.level_changed.emit()

    def redraw(self, theme: Theme | None = None) -> None:
        """Draw the whole board again, in another theme if need be."""
        self.picture.draw(self.model.shown, theme=theme)
        self.setBackgroundBrush(QColor(self.picture.theme.page))
        self._sharpen()

    def use(self, tool: Tool | None) -> None:
        """Make a tool the current one."""
        if self.tool is not None:
            self.tool.deactivate()
        self.tool = tool
        if tool is not None:
            self.viewport().setCursor(tool.cursor)
            tool.activate()

    # --- places

    def to_map(self, mm: QPointF) -> tuple[float, float]:
        """Carry a point of the scene to map units."""
        unit = self.model.shown.unit_mm
        return (mm.x() / unit, mm.y() / unit)

    def to_scene(self, at: tuple[float, float]) -> QPointF:
        """Carry a point from map units to the scene."""
        unit = self.model.shown.unit_mm
        return QPointF(at[0] * unit, at[1] * unit)

    def radius(self, pixels: float = _SNAP_PIXELS) -> float:
        """Return how many map units so many pixels of the screen are."""
        return pixels / self.pixels_per_mm() / self.model.shown.unit_mm

    def field_at(self, at: tuple[float, float], level: int | None = None) -> str | None:
        """Return the field at a point in map units, the upper one of two.

        ``level`` asks for one level; None is the level that is worked on, or all.
        """
        fields = self.hits().fields_at(at)
        if level is not None:
            known = self.model.shown.fields
            fields = tuple(i for i in fields if known[i].level == level)
        return fields[0] if fields else None

    def vertex_at(self, at: tuple[float, float], pixels: float = _SNAP_PIXELS) -> str | None:
        """Return the nearest vertex within so many pixels."""
        return self.hits().vertex_at(at, self.radius(pixels))

    def edge_at(
        self, at: tuple[float, float], pixels: float = _SNAP_PIXELS
    ) -> tuple[str, str] | None:
        """Return the vertices at the ends of the nearest edge within so many pixels."""
        return self.hits().edge_at(at, self.radius(pixels))

    def portal_at(self, at: tuple[float, float], pixels: float = _SNAP_PIXELS) -> str | None:
        """Return the nearest portal within so many pixels."""
        return self.hits().portal_at(at, self.radius(pixels))

    def marker_at(self, at: tuple[float, float]) -> int | None:
        """Return the position, in the map's tuple of markers, of the symbol at a point."""
        mm = self.to_scene(at)
        for index, (centre, radius) in reversed(self.marker_places().items()):
            if math.dist(centre, (mm.x(), mm.y())) <= radius:
                return index
        return None

    def marker_places(self) -> dict[int, tuple[tuple[float, float], float]]:
        """Return where each marker's symbol stands: its middle and its radius in mm."""
        return marker_places(self.model.shown, self.picture.parts)

    def hits(self) -> HitIndex:
        """Return what finds fields, vertices, edges and portals of the shown map by place."""
        game_map = self.model.shown
        if self._hits is None or self._hits[0] != self.model.revision:
            self._hits = (self.model.revision, HitIndex(of_level(game_map, self._level)))
        return self._hits[1]

    def snapper(self) -> Snapper:
        """Return what snaps to the committed map; made once for each revision."""
        game_map = self.model.committed
        if self._snapper is None or self._snapper[0] != id(game_map):
            self._snapper = (id(game_map), Snapper(game_map))
        return self._snapper[1]

    def snap(self, at: tuple[float, float], exclude: Collection[str] = ()) -> Snap:
        """Find where a point in map units snaps to; moved vertices and their edges do not hold."""
        unit = self.model.shown.unit_mm
        return self.snapper().snap(
            at,
            self.radius() if self.snapping else 0.0,
            exclude=exclude,
            grid=self.grid_mm / unit if self.grid_mm else None,
            guides=self.snap_guides(),
        )

    # --- grid and guides

    @property
    def grid_mm(self) -> float | None:
        """Spacing of the grid that points snap to, mm; None where they do not."""
        return self.grid_spacing if self.snap_to_grid and self.snapping else None

    def set_grid(self, spacing_mm: float, *, snap: bool) -> None:
        """Choose the grid and whether points snap to it."""
        self.grid_spacing, self.snap_to_grid = spacing_mm, snap
        self.grid.set_spacing(spacing_mm)
        self.guides_changed.emit()

    def set_guides(self, guides: Iterable[tuple[str, float]]) -> None:
        """Replace the guides."""
        self.guides = list(guides)
        self._guides_item.setVisible(bool(self.guides))
        self.viewport().update()
        self.guides_changed.emit()

    def begin_guide(self, axis: str) -> int:
        """Add a guide out of sight and return its place in :attr:`guides`."""
        self.guides.append((axis, math.inf))
        return len(self.guides) - 1

    def drag_guide(self, index: int, pixel: QPointF) -> None:
        """Carry a guide to a pixel of the viewport, to the grid where that takes hold."""
        axis = self.guides[index][0]
        at = self.mapToScene(pixel.toPoint())
        mm = at.x() if axis == "x" else at.y()
        fine = 0.1 if self.pixels_per_mm() >= 4 else 0.5
        step = self.grid_mm or fine
        self.guides[index] = (axis, round(round(mm / step) * step, 6))
        self.set_guides(self.guides)

    def drop_guide(self, index: int, pixel: QPointF) -> None:
        """Leave a guide where it is, or delete it where it was carried off the viewport."""
        if not self.viewport().rect().contains(pixel.toPoint()):
            del self.guides[index]
        self.set_guides(self.guides)

    def snap_guides(self) -> tuple[tuple[str, float], ...]:
        """Return the guides that points snap to, in map units."""
        if not self.layers["guides"].visible:
            return ()
        unit = self.model.shown.unit_mm
        return tuple((axis, mm / unit) for axis, mm in self.guides if math.isfinite(mm))

    def guide_at(self, pixel: QPoint) -> int | None:
        """Return the guide within three pixels of one of the viewport."""
        if not self.layers["guides"].visible:
            return None
        for k, (axis, mm) in enumerate(self.guides):
            at = self.mapFromScene(QPointF(mm, mm)) if math.isfinite(mm) else QPoint(-99, -99)
            off = at.x() - pixel.x() if axis == "x" else at.y() - pixel.y()
            if abs(off) <= _GUIDE_PIXELS:
                return k
        return None

    def _free_guide(self, pixel: QPoint) -> int | None:
        """Return a guide that the select tool may carry: where nothing else could be meant."""
        if self.tool is not None and self.tool.id != "select":
            return None
        at = self.to_map(self.mapToScene(pixel))
        if self.vertex_at(at) or self.marker_at(at) is not None or self.portal_at(at):
            return None
        return self.guide_at(pixel)

    # --- pan and zoom

    def pixels_per_mm(self) -> float:
        """Return the zoom."""
        return self.transform().m11()

    def true_size(self) -> float:
        """Return the zoom at which a mm of the board is a mm on the screen."""
        return self.logicalDpiX() / 25.4

    def shown_rect(self) -> QRectF:
        """Return the part of the scene that the view shows."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def fit(self, rect: QRectF | None = None) -> None:
        """Show a part of the board, or all of it."""
        if rect is None:
            width, height = self.model.shown.size_mm
            left, top, right, bottom = self.picture.frame
            rect = QRectF(left, top, max(right, width) - left, max(bottom, height) - top)
        margin = 0.04 * max(rect.width(), rect.height(), 1.0)
        rect = rect.adjusted(-margin, -margin, margin, margin)
        room = self.viewport().size()
        scale = min(room.width() / rect.width(), room.height() / rect.height())
        self._set_zoom(scale)
        self.centerOn(rect.center())
        self.scrolled.emit()

    def zoom(self, factor: float, at: QPoint | None = None) -> None:
        """Zoom about a pixel of the view, the middle by default."""
        at = at if at is not None else self.viewport().rect().center()
        before = self.mapToScene(at)
        self._set_zoom(self.pixels_per_mm() * factor)
        step = self.mapFromScene(before) - at
        self._scroll(step.x(), step.y())

    def zoom_to(self, pixels_per_mm: float) -> None:
        """Zoom to a scale about the middle."""
        self.zoom(pixels_per_mm / self.pixels_per_mm())

    def pan(self, x: int, y: int) -> None:
        """Move the view over the board by so many pixels."""
        self._scroll(x, y)

    def _set_zoom(self, pixels_per_mm: float) -> None:
        scale = min(max(pixels_per_mm, _LEAST_ZOOM), _MOST_ZOOM)
        if not math.isclose(scale, self.pixels_per_mm()):
            factor = scale / self.pixels_per_mm()
            self.scale(factor, factor)
            self._sharpen()
            self.zoomed.emit(scale)

    def _scroll(self, x: int, y: int) -> None:
        for bar, step in ((self.horizontalScrollBar(), x), (self.verticalScrollBar(), y)):
            assert bar is not None
            bar.setValue(bar.value() + step)
        self.scrolled.emit()

    def _sharpen(self) -> None:
        """Draw patterns for the zoom, and leave out letters that nobody could read."""
        pixels = self.pixels_per_mm()
        self.layers.painter.set_pixels_per_mm(pixels * self.devicePixelRatioF())
        label = self.picture.theme.label
        for name, size in (("labels", label), ("names", label), ("distances", NOTE_SIZE)):
            letters = self.picture.module * size * pixels
            self.layers[name].legible = letters >= _LEAST_LETTERS

    # --- events

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802 - Qt's name
        """Show the whole board when the view gets its first size."""
        super().resizeEvent(event)
        if not self._fitted:
            self.fit()
            self._fitted = self.isVisible()
        self.scrolled.emit()

    def viewportEvent(self, event: QEvent | None) -> bool:  # noqa: N802
        """Zoom by two fingers; tell when the mouse leaves."""
        assert event is not None
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom(1.0 + event.value(), event.position().toPoint())
            return True
        if event.type() is QEvent.Type.Leave:
            self._hover(None)
            self.left.emit()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent | None) -> None:  # noqa: N802
        """Zoom at the cursor; a trackpad pans, and zooms with Ctrl."""
        assert event is not None
        fine = event.pixelDelta()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not fine.isNull() and event.phase() is not Qt.ScrollPhase.NoScrollPhase and not control:
            self.pan(-fine.x(), -fine.y())
        elif event.angleDelta().y():
            self.zoom(_ZOOM_STEP ** (event.angleDelta().y() / 120), event.position().toPoint())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Begin to pan, or tell the tool."""
        assert event is not None
        if event.button() is Qt.MouseButton.MiddleButton or (
            self._space and event.button() is Qt.MouseButton.LeftButton
        ):
            self._panning, self._panned_with = event.position().toPoint(), event.button()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        if event.button() is Qt.MouseButton.LeftButton:
            self._guide = self._free_guide(event.position().toPoint())
        if self._guide is None and self.tool is not None:
            self.snapper()  # while the mouse stands still; the first move has enough to do
            self.tool.press(self._tool_event(event))

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Pan, or tell the tool."""
        assert event is not None
        here = event.position().toPoint()
        if self._panning is not None:
            step = self._panning - here
            self._panning = here
            self.pan(step.x(), step.y())
        elif self._guide is not None:
            self.drag_guide(self._guide, event.position())
        elif self.tool is not None:
            self.tool.move(self._tool_event(event))
        at = self.mapToScene(here)
        self.moved.emit(at.x(), at.y())
        if event.buttons() == Qt.MouseButton.NoButton and not self.model.previewing:
            self._hover(self.field_at(self.to_map(at)))

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """End panning, or tell the tool."""
        assert event is not None
        if self._panning is not None and event.button() is self._panned_with:
            self._panning = None
            self._reset_cursor()
        elif self._guide is not None:
            self.drop_guide(self._guide, event.position())
            self._guide = None
        elif self.tool is not None:
            self.tool.release(self._tool_event(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Tell the tool."""
        assert event is not None
        left = event.button() is Qt.MouseButton.LeftButton
        if self.tool is not None and left and not self._space:
            self.tool.double_click(self._tool_event(event))
        else:
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802
        """Space and arrows pan, Escape drops the gesture; the tool gets the rest."""
        assert event is not None
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Space:
            if not event.isAutoRepeat() and self._panning is None:
                self._space = True
                self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        elif key is Qt.Key.Key_Escape and self.tool is not None:
            self.tool.cancel()
        elif self.tool is not None and self.tool.key_press(event):
            event.accept()
        elif key in _ARROWS:
            far = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            x, y = _ARROWS[key]
            step = _ARROW_PIXELS * (4 if far else 1)
            self.pan(x * step, y * step)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802
        """End panning by space."""
        assert event is not None
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space = False
                self._reset_cursor()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent | None) -> None:  # noqa: N802
        """Forget the space bar: its release goes elsewhere."""
        self._space = False
        self._reset_cursor()
        super().focusOutEvent(event)

    def _hover(self, field_id: str | None) -> None:
        if field_id != self._hovered:
            self._hovered = field_id
            self.hovered.emit(field_id)

    def _reset_cursor(self) -> None:
        if self._space:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().setCursor(self.tool.cursor if self.tool else Qt.CursorShape.ArrowCursor)

    def _tool_event(self, event: QMouseEvent) -> ToolEvent:
        mm = self.mapToScene(event.position().toPoint())
        return ToolEvent(self.to_map(mm), mm, event.button(), event.modifiers(), self.snap)

    # --- the model

    def _follow(self, changed: ChangeSet) -> None:
        game_map = self.model.shown
        if changed.ruleset or changed.sectors or (changed.header and self._resized()):
            self.redraw()
            self._measure()
        else:
            self.picture.update(game_map, changed.fields | changed.markers, changed.portals)

    def _resized(self) -> bool:
        game_map = self.model.shown
        return self._size != (game_map.size_mm, game_map.unit_mm)

    def _measure(self) -> None:
        game_map = self.model.shown
        self._size = (game_map.size_mm, game_map.unit_mm)
        self.overlay.set_unit(game_map.unit_mm)
        left, top, right, bottom = self.picture.frame
        room = 3 * max(right - left, bottom - top, 100.0)
        self.board.setSceneRect(
            QRectF(left, top, right - left, bottom - top).adjusted(-room, -room, room, room)
        )

    def _interrupt(self) -> None:
        if self.tool is not None:
            self.tool.interrupt()

    def _adopt(self) -> None:
        if self.tool is not None:
            self.tool.cancel()
        self._snapper = self._hits = None
        self._guide = self._hovered = None
        self._level = self.picture.level = None
        self._fitted = False
        self.overlay.clear()
        self.redraw()
        self._measure()
        self.level_changed.emit()
        if self.isVisible():
            self.fit()
            self._fitted = True
