"""A cross on the board that the keys move: all that the mouse does, without a mouse."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QObject, QPoint, QPointF, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QKeyEvent, QPainterPath, QPen
from PyQt6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from mapkit.editor.canvas.field_words import field_words
from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.i18n.texts import tr
from mapkit.messages import decimal

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The arrow keys, and where they go: x to the right, y down."""
_CLICKS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CONTROL, _SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
_NO_KEY = Qt.KeyboardModifier.NoModifier

_OF_A_FIELD = 0.1
_LEAST_PIXELS, _MOST_PIXELS = 4.0, 24.0
_FAR = 5
_ROOM_PIXELS = 30
"""The board is moved so that the cross is not nearer to the rim of the view."""


class KeyboardCursor(QObject):
    """Is where keys act, and tells the tool what a mouse there would.

    It is shown by an arrow key and hidden when the mouse moves. Arrows move it by a step of the
    grid, or by a tenth of a field; Shift goes five times as far, Ctrl to the next field,
    Ctrl+Shift to the next corner or middle of a border. Space and Enter click; :meth:`hold` is a
    button that stays down until the next click.

    ``pressed`` and ``released``: A button would have gone down, or come up.

    ``held`` says whether the tool still has what was pressed.
    """

    changed = pyqtSignal()
    """It was shown or hidden."""
    moved = pyqtSignal(QPointF)
    """It is at another place of the scene."""
    pressed = pyqtSignal(QPointF, Qt.KeyboardModifier)
    released = pyqtSignal(QPointF, Qt.KeyboardModifier)

    def __init__(self, view: MapView, held: Callable[[], bool]) -> None:
        super().__init__(view)
        self._view = view
        self._held = held
        self._at: QPointF | None = None
        """The place in mm, None before there was any."""
        self._chosen: str | None = None
        self._mouse: QPointF | None = None
        self._holds = False
        self._item = _drawn()
        self._item.setVisible(False)
        view.board.addItem(self._item)
        view.model.selection_changed.connect(self._note_choice)
        view.model.replaced.connect(self._forget)
        view.model.refused.connect(lambda reason, _at: self.speak(reason))

    @property
    def shown(self) -> bool:
        """Whether it is on the board: keys are used, not the mouse."""
        return self._item.isVisible()

    @property
    def holding(self) -> bool:
        """Whether it holds something, as a mouse whose button is down."""
        return self._holds and self._held()

    @property
    def mm(self) -> QPointF:
        """Where it is in the scene."""
        return self._item.pos()

    @property
    def pixel(self) -> QPoint:
        """Where it is on the viewport."""
        return self._view.mapFromScene(self._item.pos())

    def hide_for_mouse(self, mm: QPointF, on_screen: QPointF) -> None:
        """Hide, if the mouse has really moved; the next time the cross begins where it was."""
        if on_screen == self._mouse:
            return  # something else moved below it
        self._mouse, self._at, self._chosen = on_screen, mm, None
        if self.shown:
            self._item.setVisible(False)
            self.changed.emit()

    def key_press(self, event: QKeyEvent) -> bool:
        """Move it or click; return whether the key was for it."""
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        modifiers &= ~Qt.KeyboardModifier.KeypadModifier
        if key not in ARROWS and (key not in _CLICKS or event.isAutoRepeat()):
            return False
        if self.appear():
            return True
        if key in ARROWS and modifiers & _CONTROL:
            self._go_to_next(ARROWS[key], corners=bool(modifiers & _SHIFT))
        elif key in ARROWS:
            self._step(ARROWS[key], _FAR if modifiers & _SHIFT else 1)
        elif self.holding:
            self.let_go()
        else:
            self.click(modifiers)
        return True

    def appear(self) -> bool:
        """Show it, if it is hidden; return whether it was."""
        if self.shown:
            return False
        self.go_to(self._start())
        return True

    def go_to(self, mm: QPointF) -> None:
        """Move to a place of the scene, in mm, scroll it into view, and tell the tool."""
        came = not self.shown
        self._at = QPointF(mm)
        self._item.setPos(mm)
        self._item.setVisible(True)
        self._bring_into_view()
        self.moved.emit(mm)
        self.speak()
        if came:
            self.changed.emit()

    def click(self, modifiers: Qt.KeyboardModifier = _NO_KEY) -> None:
        """Press and release where it is."""
        self.speak()
        self.pressed.emit(self._item.pos(), modifiers)
        self.released.emit(self._item.pos(), modifiers)

    def hold(self) -> None:
        """Press a button on what is there, or release what is held."""
        if self.appear():
            return
        if self.holding:
            self.let_go()
        else:
            self._holds = True
            self.pressed.emit(self._item.pos(), _NO_KEY)

    def let_go(self) -> None:
        """Release what is held, here."""
        self._holds = False
        self.speak()
        self.released.emit(self._item.pos(), _NO_KEY)

    def _start(self) -> QPointF:
        """Return where it appears: at the field chosen since, or where it was, if in sight."""
        view, seen = self._view, self._view.shown_rect()
        chosen, self._chosen = self._chosen, None
        if chosen is not None and chosen in view.hits().field_points():
            return view.to_scene(view.hits().field_points()[chosen])
        if self._at is not None and seen.contains(self._at):
            return self._at
        return seen.center()

    def _note_choice(self) -> None:
        """Begin at the field that was selected in a list, say, while the cross was hidden."""
        if not self.shown and not self._view.hasFocus():
            self._chosen = self._view.model.selection.primary

    def _forget(self) -> None:
        self._at = self._chosen = None
        self._holds = False
        if self.shown:
            self._item.setVisible(False)
            self.changed.emit()

    def _step(self, way: tuple[int, int], steps: int) -> None:
        """Go to the next line of the grid, or of one as fine as it takes, in a direction."""
        size, here = self._step_mm(), self._item.pos()
        x, y = (
            _next_line(at, size, sign * steps)
            for at, sign in zip((here.x(), here.y()), way, strict=True)
        )
        self.go_to(self._within_reach(x, y))

    def _step_mm(self) -> float:
        """Return the step: the grid's, else a tenth of a field, a round number one can see."""
        view = self._view
        if view.grid_mm:
            return view.grid_mm
        pixel = 1 / view.pixels_per_mm()
        wanted = min(_OF_A_FIELD * view.picture.module, _MOST_PIXELS * pixel)
        return max(_round_down(max(wanted, _LEAST_PIXELS * pixel)), view.model.shown.unit_mm)

    def _within_reach(self, x: float, y: float) -> QPointF:
        """Keep a place near the board."""
        left, top, right, bottom = self._view.picture.frame
        room = max(right - left, bottom - top) / 2
        return QPointF(
            min(max(x, left - room), right + room), min(max(y, top - room), bottom + room)
        )

    def _go_to_next(self, way: tuple[int, int], *, corners: bool) -> None:
        view = self._view
        here = view.to_map(self._item.pos())
        if corners:
            points = view.hits().corner_points()
        else:
            own = view.field_at(here)
            points = np.array(
                [p for i, p in view.hits().field_points().items() if i != own], dtype=float
            ).reshape(-1, 2)
        found = _ahead(points - here, np.array(way, dtype=float))
        if found is not None:
            x, y = points[found].tolist()
            self.go_to(view.to_scene((x, y)))

    def _bring_into_view(self) -> None:
        room, at = self._view.viewport().rect(), self.pixel
        inner = room.adjusted(_ROOM_PIXELS, _ROOM_PIXELS, -_ROOM_PIXELS, -_ROOM_PIXELS)
        x = max(at.x() - inner.right(), 0) + min(at.x() - inner.left(), 0)
        y = max(at.y() - inner.bottom(), 0) + min(at.y() - inner.top(), 0)
        if x or y:
            self._view.pan(x, y)

    def speak(self, answer: str = "") -> None:
        """Tell screen readers what is under the cross, what the tool writes beside it, and more."""
        if not self.shown:
            return
        view, mm = self._view, self._item.pos()
        field = view.field_at(view.to_map(mm))
        words = [answer] if answer else []
        words.append(field_words(view, field) if field is not None else tr("no field"))
        words += view.overlay.words
        words.append(tr("{x}, {y} mm", x=decimal(mm.x(), 1), y=decimal(mm.y(), 1)))
        view.setAccessibleDescription("; ".join(words))


def _ahead(ways: NDArray[np.float64], direction: NDArray[np.float64]) -> int | None:
    """Return the shortest of several ways in a direction; those that stray come last."""
    along = ways @ direction
    across = np.abs(ways @ direction[::-1])
    for fitting in ((along > 1e-6) & (across <= along), along > 1e-6):
        if fitting.any():
            return int(np.where(fitting, along + 2 * across, np.inf).argmin())
    return None


def _next_line(at: float, size: float, steps: int) -> float:
    """Return the line so many lines on; a place between two lines comes to the next one first."""
    if steps > 0:
        return (math.floor(at / size + 1e-6) + steps) * size
    return (math.ceil(at / size - 1e-6) + steps) * size if steps else at


def _round_down(value: float) -> float:
    """Return the largest of 1, 2, 5 times a power of ten that is not more."""
    decade = 10.0 ** math.floor(math.log10(value))
    return max(decade * k for k in (1.0, 2.0, 5.0) if decade * k <= value * (1 + 1e-9))


def _drawn() -> QGraphicsItem:
    """Draw the cross: dark on the outside, light within, so that it is seen on any board."""
    path = QPainterPath()
    for x, y in ARROWS.values():
        path.moveTo(4 * x, 4 * y)
        path.lineTo(15 * x, 15 * y)
    casing, line = QGraphicsPathItem(path), QGraphicsPathItem(path)
    for item, colour, width in ((casing, "#101418", 4.5), (line, "#ffffff", 2.0)):
        pen = QPen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        item.setPen(pen)
    line.setParentItem(casing)
    casing.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
    casing.setZValue(2e6)
    return casing
