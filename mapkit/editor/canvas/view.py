"""The board's view: pan, zoom, and the current tool's events.

The scene's unit is a millimetre of the board, x to the right and y down, origin at the board's.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import replace

from PyQt6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PyQt6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from mapkit.drawing import Theme
from mapkit.drawing.one_field import NOTE_SIZE
from mapkit.editor.canvas.grid import GridItem
from mapkit.editor.canvas.guides import Guides
from mapkit.editor.canvas.highlight import Highlights
from mapkit.editor.canvas.hit_testing import HitIndex
from mapkit.editor.canvas.keyboard_cursor import BoardCross
from mapkit.editor.canvas.layers import LayerStack
from mapkit.editor.canvas.marker_places import marker_places
from mapkit.editor.canvas.overlay import Overlay
from mapkit.editor.canvas.picture import BoardPicture, of_level
from mapkit.editor.canvas.tool import Tool, ToolEvent
from mapkit.editor.canvas.zooming import ZoomedView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.waiting import paint_later
from mapkit.edits import ChangeSet, Snap, Snapper

__all__ = ["BoardView"]

_SNAP_PIXELS = 10.0
_LEAST_LETTERS = 4.5
"""Pixels; labels whose letters are smaller only make the board grey."""


class BoardView(ZoomedView):
    """Shows the board and hands mouse and keys to the current tool.

    What lies under a point is asked of :meth:`field_at`, :meth:`vertex_at`, :meth:`edge_at`,
    :meth:`portal_at` and :meth:`marker_at`; pictures of other features go into
    ``view.layers["sight"].show(shapes)``.

    Attributes
    ----------
    layers : LayerStack
    overlay : Overlay
        Feedback of the tool at work.
    cross : BoardCross
        Where the keyboard works.
    grid_spacing : float
        Of the grid, mm; :attr:`grid_mm` is what points snap to.
    guides : Guides
    moved : signal of (float, float)
        Where the mouse is, mm on the board.
    left : signal
        The mouse is not over the board any more.
    level_changed : signal
        Another level is worked on, see :attr:`level`.
    hovered : signal of str or None
        Another field is under the mouse; silent while a gesture runs.
    tool_changed : signal
        Another tool is at work.
    guides_changed : signal
        A guide came, went or moved, or the grid is another one.
    menu_asked : signal of (QPointF, QPoint)
        What can be done at a place of the scene, and where on the screen to offer it.
    """

    moved = pyqtSignal(float, float)
    left = pyqtSignal()
    level_changed = pyqtSignal()
    hovered = pyqtSignal(object)
    tool_changed = pyqtSignal()
    guides_changed = pyqtSignal()
    menu_asked = pyqtSignal(QPointF, QPoint)

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
        model.let_previews_wait(lambda: self.picture.behind)
        self.overlay = Overlay(scene)
        self.cross = BoardCross(self)
        self.tool: Tool | None = None
        self.grid_spacing = 10.0
        self.snap_to_grid = False
        self.guides = Guides(self)
        self._guide: int | None = None
        self._in_a_gesture = False
        self._held: ToolEvent | None = None
        """What the tool was told last while the left button is down."""
        self._hovered: str | None = None
        self.snapping = True
        self._snapper: tuple[int, Snapper] | None = None
        self._hits: tuple[int, HitIndex] | None = None
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Board"))
        self.grid = GridItem()
        self.grid.setParentItem(self.layers["grid"].root)
        self.layers["grid"].visible = False
        self.zoomed.connect(lambda _zoom: self._sharpen())
        model.replaced.connect(self._adopt)
        model.changed.connect(self._follow)
        model.committed_changed.connect(self._interrupt)
        self._adopt()
        self._highlights = Highlights(self)

    # --- what is shown

    @property
    def level(self) -> int | None:
        """The level that is worked on, None for all: the other is a shade and cannot be hit."""
        return self.model.level

    @level.setter
    def level(self, level: int | None) -> None:
        if level != self.model.level:
            self.model.level = self.picture.level = level
            self._hits = None
            self.redraw()
            self.level_changed.emit()

    def redraw(self, theme: Theme | None = None) -> None:
        """Draw the whole board again, in another theme if need be."""
        self.picture.draw(self.model.shown, theme=theme)
        if self.picture.behind:
            paint_later(self.viewport())
        self.setBackgroundBrush(QColor(self.picture.theme.page))
        self._sharpen()

    def use(self, tool: Tool | None) -> None:
        """Make a tool the current one."""
        self._held = None
        if self.tool is not None:
            self.tool.deactivate()
        self.tool = tool
        if tool is not None:
            self.show_cursor()
            tool.activate()
        self.tool_changed.emit()

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
            self._hits = (self.model.revision, HitIndex(of_level(game_map, self.model.level)))
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
            guides=self.guides.in_map_units(),
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

    def _free_guide(self, pixel: QPoint) -> int | None:
        """Return a guide that the select tool may carry: where nothing else could be meant."""
        if self.tool is not None and self.tool.id != "select":
            return None
        at = self.to_map(self.mapToScene(pixel))
        if self.vertex_at(at) or self.marker_at(at) is not None or self.portal_at(at):
            return None
        return self.guides.near(pixel)

    def fit(self, rect: QRectF | None = None) -> None:
        """Show a part of the board, or all of it."""
        if rect is not None:
            self.show_rect(rect)
            return
        width, height = self.model.shown.size_mm
        left, top, right, bottom = self.picture.frame
        self.show_rect(QRectF(left, top, max(right, width) - left, max(bottom, height) - top))
        self.fitted = True

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
        """Go on showing the whole board where all of it is shown."""
        super().resizeEvent(event)
        if self.fitted and self._held is None:  # the board stays under a hand that is at work
            self.fit()
        self.scrolled.emit()

    def viewportEvent(self, event: QEvent | None) -> bool:  # noqa: N802
        """Tell when the mouse leaves."""
        if event is not None and event.type() is QEvent.Type.Leave:
            self._hover(None)
            self.left.emit()
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Begin to pan, or tell the tool."""
        assert event is not None
        if self.begins_to_pan(event):
            return
        if event.button() is Qt.MouseButton.LeftButton:
            self._guide = self._free_guide(event.position().toPoint())
        # The right button takes a part of a gesture back before it offers a menu.
        self._in_a_gesture = self.tool is not None and self.tool.can_take_back
        if self._guide is None:
            self.snapper()  # while the mouse stands still; the first move has enough to do
            self.tell_press(self._mouse_event(event))

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Pan, or tell the tool."""
        assert event is not None
        told = self._mouse_event(event)
        self.cross.give_way(told.mm, event.globalPosition())
        pans = self.goes_on_panning(event)
        if pans or self._guide is not None:
            if not pans and self._guide is not None:
                self.guides.drag(self._guide, event.position())
            self.moved.emit(told.mm.x(), told.mm.y())
            return
        self._notice_lost_release(event)
        self.tell_move(told, hovers=event.buttons() == Qt.MouseButton.NoButton)

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """End panning, or tell the tool."""
        assert event is not None
        if self.ends_panning(event):
            return
        if self._guide is not None:
            self.guides.drop(self._guide, event.position())
            self._guide = None
        else:
            self.tell_release(self._mouse_event(event))

    # --- what the tool is told, whether by the mouse or by the cross

    @property
    def holds(self) -> bool:
        """Whether the tool was told of a press and of no release since."""
        return self._held is not None

    def tool_event(
        self, mm: QPointF, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> ToolEvent:
        """Make what a tool is told of a place of the scene."""
        return ToolEvent(self.to_map(mm), mm, button, modifiers, self.snap)

    def tell_press(self, told: ToolEvent) -> None:
        """Tell the tool that a button went down."""
        if self.tool is not None:
            if told.button is Qt.MouseButton.LeftButton:
                self._held = told
            self.tool.press(told)

    def tell_move(self, told: ToolEvent, *, hovers: bool = True) -> None:
        """Tell the tool, and whoever shows it, where the mouse or the cross is now."""
        if self.tool is not None:
            if self._held is not None:
                self._held = told
            self.tool.move(told)
        self.moved.emit(told.mm.x(), told.mm.y())
        if hovers and self._held is None and not self.model.previewing:
            self._hover(self.field_at(told.at))

    def tell_release(self, told: ToolEvent) -> None:
        """Tell the tool that a button came up."""
        if self.tool is not None:
            if told.button is Qt.MouseButton.LeftButton:
                self._held = None
            self.tool.release(told)

    # --- further events

    def _notice_lost_release(self, event: QMouseEvent) -> None:
        """Let go of what a tool holds where a dialog, say, was told that the button came up."""
        held, left = self._held, Qt.MouseButton.LeftButton
        if held is not None and self.tool is not None and not event.buttons() & left:
            self._held = None
            self.tool.release(replace(held, button=left))

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Tell the tool."""
        assert event is not None
        left = event.button() is Qt.MouseButton.LeftButton
        if self.tool is not None and left and not self._space:
            self._held = self._mouse_event(event)
            self.tool.double_click(self._held)
        else:
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:  # noqa: N802
        """Ask for a menu where the mouse is, or the cross if it is the keyboard's key."""
        assert event is not None
        event.accept()
        if event.reason() is not QContextMenuEvent.Reason.Mouse:
            self._ask_for_menu()
        elif not self._in_a_gesture:
            self.menu_asked.emit(self.mapToScene(event.pos()), event.globalPos())

    def _ask_for_menu(self) -> None:
        self.cross.appear()
        self.menu_asked.emit(self.cross.mm, self.viewport().mapToGlobal(self.cross.pixel))

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802
        """Escape drops the gesture; then the tool is asked, then the cross; Space may pan."""
        assert event is not None
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Space and not self.cross.shown:
            if not event.isAutoRepeat() and self._panning is None:
                self.set_space(down=True)
        elif key is Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._ask_for_menu()  # Windows takes this key for itself, other systems do not
        elif key is Qt.Key.Key_Escape and self.tool is not None:
            if self.cross.holding:
                self._held = None
            self.tool.cancel()
        elif not self.cross.holding and self.tool is not None and self.tool.key_press(event):
            event.accept()
        elif not self.cross.key_press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802
        """End panning by space."""
        assert event is not None
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.set_space(down=False)
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent | None) -> None:  # noqa: N802
        """Forget the space bar: its release goes elsewhere."""
        self.set_space(down=False)
        super().focusOutEvent(event)

    def _hover(self, field_id: str | None) -> None:
        if field_id != self._hovered:
            self._hovered = field_id
            self.hovered.emit(field_id)

    def own_cursor(self) -> Qt.CursorShape:
        """Return the tool's cursor."""
        return self.tool.cursor if self.tool else Qt.CursorShape.ArrowCursor

    def _mouse_event(self, event: QMouseEvent) -> ToolEvent:
        mm = self.mapToScene(event.position().toPoint())
        return self.tool_event(mm, event.button(), event.modifiers())

    # --- the model

    def _follow(self, changed: ChangeSet) -> None:
        game_map = self.model.shown
        if changed.ruleset or changed.sectors or (changed.header and self._resized()):
            self.redraw()
            self._measure()
        else:
            self.picture.update(game_map, changed.fields | changed.markers, changed.portals)
            if self.picture.behind:  # much has changed: lists and answers follow, too
                paint_later(self.viewport())

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
        self._held = None
        if self.tool is not None:
            self.tool.cancel()
        self._snapper = self._hits = None
        self._guide = self._hovered = None
        self.model.level = self.picture.level = None
        self.overlay.clear()
        self.redraw()
        self._measure()
        self.level_changed.emit()
        self.fit()
