"""The board of cards, worked with mouse and keys."""

from __future__ import annotations

from PyQt6.QtCore import QPoint, QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
)

from mapkit.compose.laying import card_at
from mapkit.editor.layouts.card_pictures import CardPictures
from mapkit.editor.layouts.layout_model import LayoutModel, Place
from mapkit.editor.layouts.picked import LAY_DRAG, CardFile, Laying, NewElement
from mapkit.editor.layouts.places_view import PlacesView
from mapkit.model import PlacedCard

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
_DRAG_PIXELS = 6


class LayoutView(PlacesView):
    """The board of cards under a hand."""

    menu_asked = pyqtSignal(QPoint, object)
    """Of (QPoint, str or None): A menu is wanted at a point of the screen; the field under it, as
    ``c2.b3``."""
    pointed = pyqtSignal(str)
    """What is under the mouse, in words."""

    def __init__(self, model: LayoutModel, laying: Laying, pictures: CardPictures) -> None:
        super().__init__(model, pictures)
        self._laying = laying
        self._pressed: tuple[QPoint, Place] | None = None
        self._mouse: QPointF | None = None
        self.setAcceptDrops(True)
        viewport = self.viewport()
        assert viewport is not None
        viewport.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        laying.changed.connect(self._show_picked)
        model.changed.connect(self._point_again)

    # -- mouse

    def mousePressEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Go to a place; it may become a drag."""
        assert event is not None
        place = self.place_at(event.position())
        if place is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._model.go_to(place)
        if card_at(self._model.layout, place) is not None:
            self._pressed = event.position().toPoint(), place

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Show where the card would go that is dragged."""
        assert event is not None
        self._point_at(event.position())
        if self._pressed is None:
            return
        far = (event.position().toPoint() - self._pressed[0]).manhattanLength() >= _DRAG_PIXELS
        if far or self._target is not None:
            self._aim(self._dragged_to(self._pressed[1], self.place_at(event.position())))

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Drop the card that is dragged, or lay what is picked."""
        assert event is not None
        pressed = self._pressed
        target = self.place_at(event.position()) if self._target is not None else None
        self._stop()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if target is not None and pressed is not None:
            self._laying.move(pressed[1], target)
        else:
            self._click(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Take it for a second click."""
        self.mousePressEvent(event)

    def _click(self, point: QPointF) -> None:
        """Lay what is picked: an element on a field, a card where none lies."""
        place, field = self.place_at(point), self.field_at(point)
        if isinstance(self._laying.picked, NewElement) and field is not None:
            self._laying.lay(field)
        elif (
            isinstance(self._laying.picked, CardFile)
            and place is not None
            and card_at(self._model.layout, place) is None
        ):
            self._laying.place(place)

    def _dragged_to(self, start: Place, end: Place | None) -> QRectF | None:
        """Return where the card would lie that is dragged from one place to another."""
        card = card_at(self._model.layout, start)
        if card is None or end is None:
            return None
        at = card.at[0] + end[0] - start[0], card.at[1] + end[1] - start[1]
        return self._area(at, self._model.layout.span(card))

    def _stop(self) -> None:
        self._pressed = None
        self._aim(None)

    def _point_at(self, point: QPointF) -> None:
        self._mouse = point
        self.pointed.emit(self._painter.words(self.place_at(point), self.field_at(point)))

    def _point_again(self) -> None:
        """Say what is under the mouse now: something was laid there, or taken away."""
        if self._mouse is not None:
            self._point_at(self._mouse)

    # -- drops from the panels

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:  # noqa: N802
        """Take what the panels hold; leave files to the window."""
        assert event is not None
        data = event.mimeData()
        if data is not None and data.hasFormat(LAY_DRAG):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent | None) -> None:  # noqa: N802
        """Show where it would lie."""
        assert event is not None
        place = self.place_at(event.position())
        picked, area = self._laying.picked, None
        if place is not None and isinstance(picked, CardFile):
            new = PlacedCard("", picked.card, place)
            taken = card_at(self._model.layout, place)
            area = self._area(place, self._model.layout.span(new))
            area = area if taken is None else self.rect_of(place)
        elif place is not None and self.field_at(event.position()) is not None:
            area = self.rect_of(place)
        self._aim(area)
        if area is not None:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent | None) -> None:  # noqa: N802
        """Forget where it would lie."""
        del event
        self._stop()

    def dropEvent(self, event: QDropEvent | None) -> None:  # noqa: N802
        """Lay what is dropped: a card at a place, in place of one that lies there."""
        assert event is not None
        self._stop()
        self._mouse = event.position()
        place, field = self.place_at(event.position()), self.field_at(event.position())
        if isinstance(self._laying.picked, CardFile) and place is not None:
            self._laying.place(place)
            self._model.go_to(place)
        elif field is not None and place is not None:
            self._laying.lay(field)
            self._model.go_to(place)
        event.acceptProposedAction()

    # -- keys

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802
        """Move the cursor, or the card with Ctrl; Enter lays the picked card, Escape drops it."""
        assert event is not None
        key = Qt.Key(event.key())
        if key in _ARROWS:
            step = _ARROWS[key]
            here = self._model.cursor
            there = here[0] + step[0], here[1] + step[1]
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._laying.move(here, there)
            else:
                self._model.go_to(self._behind(there, step))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._laying.place(self._model.cursor)
        elif key is Qt.Key.Key_Escape:
            self._stop()
            self._laying.pick(None)
        else:
            super().keyPressEvent(event)

    def _behind(self, at: Place, step: Place) -> Place:
        """Return the first place from here on that the card at the cursor does not cover."""
        card = self._model.current
        while card is not None and card_at(self._model.layout, at) is card:
            at = at[0] + step[0], at[1] + step[1]
        return at

    def contextMenuEvent(self, event: QContextMenuEvent | None) -> None:  # noqa: N802
        """Ask for a menu: under the mouse, or at the cursor where the keyboard asks."""
        assert event is not None
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        at = self.mapFromScene(self.rect_of(self._model.cursor).center()) if by_key else event.pos()
        place = self.place_at(at)
        if place is None:
            return
        self._model.go_to(place)
        field = None if by_key else self.field_at(at)
        viewport = self.viewport()
        assert viewport is not None
        self.menu_asked.emit(viewport.mapToGlobal(at), field)

    def _show_picked(self) -> None:
        cross = self._laying.picked is not None
        self.setCursor(Qt.CursorShape.CrossCursor if cross else Qt.CursorShape.ArrowCursor)
