"""The board's view: it turns events of mouse and keys into calls of the current tool."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QEvent, QPoint, QPointF, Qt, pyqtSignal
from PyQt6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PyQt6.QtWidgets import QApplication, QWidget

from mapkit.editor.canvas.drawn import Drawn
from mapkit.editor.canvas.highlight import Highlights
from mapkit.editor.canvas.keyboard_cursor import KeyboardCursor
from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Tool, ToolEvent
from mapkit.editor.state.map_model import MapModel


class BoardView(MapView):
    """Shows the board and hands mouse and keys to the current tool.

    ``cross`` is where the keyboard works.
    """

    moved = pyqtSignal(float, float)
    """Where the mouse is, mm on the board."""
    left = pyqtSignal()
    """The mouse is not over the board any more."""
    tool_changed = pyqtSignal()
    """Another tool is at work."""
    menu_asked = pyqtSignal(QPointF, QPoint)
    """What can be done at a place of the scene, and where on the screen to offer it."""

    def __init__(
        self, model: MapModel, parent: QWidget | None = None, drawn: Drawn | None = None
    ) -> None:
        super().__init__(model, parent)
        self.tool: Tool | None = None
        self._guide: int | None = None
        self._guide_press: ToolEvent | None = None
        """What the tool is told after all where the guide under the mouse is not dragged."""
        self._in_a_gesture = False
        self._held: ToolEvent | None = None
        """The last event that the tool got while the left button is down."""
        self.cross = KeyboardCursor(self, lambda: self.holds)
        self.cross.moved.connect(self._cross_moved)
        self.cross.pressed.connect(self._cross_pressed)
        self.cross.released.connect(self._cross_released)
        model.replaced.connect(self._adopt)
        model.committed_changed.connect(self._interrupt)
        self._show_map(drawn)
        self._highlights = Highlights(self)

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

    # --- events

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802 - Qt's name
        """Go on showing the whole board where all of it is shown."""
        super().resizeEvent(event)
        if self.fitted and self._held is None:  # the board does not move during a gesture
            self.fit()
        self.tell_scrolled()

    def event(self, event: QEvent | None) -> bool:
        """Let the tool keep a key that is the shortcut of an action, too."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and self.tool is not None
            and self.tool.wants_key(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent | None) -> bool:  # noqa: N802
        """Emit :attr:`left` when the mouse leaves."""
        if event is not None and event.type() is QEvent.Type.Leave:
            self._hover(None)
            self.left.emit()
        return super().viewportEvent(event)

    def _free_guide(self, pixel: QPoint) -> int | None:
        """Return the guide at a pixel that the select tool may drag: where nothing else is near."""
        if self.tool is not None and self.tool.id != "select":
            return None
        at = self.to_map(self.mapToScene(pixel))
        if self.vertex_at(at) or self.marker_at(at) is not None or self.portal_at(at):
            return None
        return self.guides.near(pixel)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Begin to pan, or send the tool the press."""
        assert event is not None
        if self.begins_to_pan(event):
            return
        if event.button() is Qt.MouseButton.LeftButton:
            self._guide = self._free_guide(event.position().toPoint())
            self._guide_press = self._mouse_event(event) if self._guide is not None else None
        # The right button takes a part of a gesture back before it offers a menu.
        self._in_a_gesture = self.tool is not None and self.tool.can_take_back
        if self._guide is None:
            self.snapper()  # while the mouse stands still; the first move has enough to do
            self.send_press(self._mouse_event(event))

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Pan, or send the tool the move."""
        assert event is not None
        told = self._mouse_event(event)
        self.cross.hide_for_mouse(told.mm, event.globalPosition())
        pans = self.goes_on_panning(event)
        if pans or self._guide is not None:
            if not pans and self._guide is not None and self._drags_guide(event):
                self.guides.drag(self._guide, event.position(), self.grid_mm)
            self.moved.emit(told.mm.x(), told.mm.y())
            return
        self._notice_lost_release(event)
        self.send_move(told, hovers=event.buttons() == Qt.MouseButton.NoButton)

    def _drags_guide(self, event: QMouseEvent) -> bool:
        """Return whether the mouse has left the place where it took a guide: a click moves none."""
        press = self._guide_press
        if press is not None:
            way = event.position() - QPointF(self.mapFromScene(press.mm))
            if way.manhattanLength() < QApplication.startDragDistance():
                return False
            self._guide_press = None
        return True

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """End panning, or send the tool the release."""
        assert event is not None
        if self.ends_panning(event):
            return
        guide, click = self._guide, self._guide_press
        self._guide = self._guide_press = None
        if guide is not None and click is None:
            self.guides.drop(guide, event.position())
        else:
            if click is not None:  # nothing was dragged: it is meant for what lies there
                self.send_press(click)
            self.send_release(self._mouse_event(event))

    # --- events for the tool, whether from the mouse or from the cross

    @property
    def holds(self) -> bool:
        """Whether the tool got a press and no release since."""
        return self._held is not None

    def tool_event(
        self, mm: QPointF, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> ToolEvent:
        """Make the event for a place of the scene, in mm."""
        held = modifiers | self.held_keys
        free = bool(held & Qt.KeyboardModifier.AltModifier)
        return ToolEvent(self.to_map(mm), mm, button, held, partial(self.snap, free=free))

    def send_press(self, event: ToolEvent) -> None:
        """Send the tool the press of a button."""
        if self.tool is not None:
            if event.button is Qt.MouseButton.LeftButton:
                self._held = event
            self.tool.press(event)

    def send_move(self, event: ToolEvent, *, hovers: bool = True) -> None:
        """Send the tool, and what shows it, the place of the mouse or of the cross."""
        if self.tool is not None:
            if self._held is not None:
                self._held = event
            self.tool.move(event)
        self.moved.emit(event.mm.x(), event.mm.y())
        if hovers and self._held is None and not self.model.previewing:
            self._hover(self.field_at(event.at))
            self._show_what_is_there(event)

    def send_release(self, event: ToolEvent) -> None:
        """Send the tool the release of a button."""
        if self.tool is not None:
            if event.button is Qt.MouseButton.LeftButton:
                self._held = None
            self.tool.release(event)

    def _show_what_is_there(self, event: ToolEvent) -> None:
        """Say by the cursor what a press would take."""
        if self.tool is not None and self._panning is None and not self._space:
            shape = self.tool.cursor_at(event.at)
            viewport = self.viewport()
            if viewport.cursor().shape() is not shape:
                viewport.setCursor(shape)

    def _cross_moved(self, mm: QPointF) -> None:
        none = Qt.MouseButton.NoButton
        self.send_move(self.tool_event(mm, none, Qt.KeyboardModifier.NoModifier))

    def _cross_pressed(self, mm: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        self.send_press(self.tool_event(mm, Qt.MouseButton.LeftButton, modifiers))

    def _cross_released(self, mm: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        self.send_release(self.tool_event(mm, Qt.MouseButton.LeftButton, modifiers))

    # --- further events

    def _notice_lost_release(self, event: QMouseEvent) -> None:
        """End the gesture of a tool where another window, say a dialog, was told of the release."""
        held, left = self._held, Qt.MouseButton.LeftButton
        if held is not None and self.tool is not None and not event.buttons() & left:
            self._held = None
            self.tool.release(replace(held, button=left))

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Send the tool the double click."""
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

    def own_cursor(self) -> Qt.CursorShape:
        """Return the tool's cursor."""
        return self.tool.cursor if self.tool else Qt.CursorShape.ArrowCursor

    def _mouse_event(self, event: QMouseEvent) -> ToolEvent:
        mm = self.mapToScene(event.position().toPoint())
        return self.tool_event(mm, event.button(), event.modifiers())

    def _interrupt(self) -> None:
        if self.tool is not None:
            self.tool.interrupt()

    def _adopt(self) -> None:
        self._held = self._guide = self._guide_press = None
        if self.tool is not None:
            self.tool.cancel()
        self._show_map()
