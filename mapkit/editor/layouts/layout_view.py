"""The grid of places with its cards: drawn, and worked with mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PyQt6.QtWidgets import QGraphicsScene, QGraphicsView

from mapkit.compose.laying import card_at
from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts.card_pictures import CardPictures
from mapkit.editor.layouts.layout_model import LayoutModel, Place
from mapkit.editor.layouts.picked import LAY_DRAG, CardFile, Laying, NewElement
from mapkit.editor.layouts.place_painter import PlacePainter

__all__ = ["LayoutView"]

_RIM = 0.12
"""Room round the board, in cards."""
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
_DRAG_PIXELS = 6
_STEP = 1.2
"""Of the zoom."""
_LEAST, _MOST = 0.1, 40.0
"""Pixels per mm."""


class LayoutView(QGraphicsView):
    """The board of cards; one mm is a unit.

    Attributes
    ----------
    menu_asked : signal of (QPoint, str or None)
        A menu is wanted at a point of the screen; the field under it, as ``c2.b3``.
    pointed : signal of str
        What is under the mouse, in words.
    """

    menu_asked = pyqtSignal(QPoint, object)
    pointed = pyqtSignal(str)

    def __init__(self, model: LayoutModel, laying: Laying, pictures: CardPictures) -> None:
        super().__init__(QGraphicsScene())
        scene = self.scene()
        assert scene is not None
        scene.setParent(self)
        self._model, self._laying, self._pictures = model, laying, pictures
        self._painter = PlacePainter(model, pictures)
        self._pressed: tuple[QPoint, Place] | None = None
        self._target: Place | None = None
        self._fitted = True
        self.setAcceptDrops(True)
        viewport = self.viewport()
        assert viewport is not None
        viewport.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setAccessibleName(tr("Board of cards"))
        model.changed.connect(self._follow)
        model.cursor_changed.connect(self._follow_cursor)
        laying.changed.connect(self._show_picked)
        pictures.drawn.connect(self._repaint)
        self._follow()

    # -- places

    def rect_of(self, at: Place) -> QRectF:
        """Return where a place lies, in mm."""
        width, height = self._model.card_mm
        return QRectF(at[0] * width, at[1] * height, width, height)

    def place_at(self, point: QPoint | QPointF) -> Place | None:
        """Return the place under a pixel of the view; None beside the board."""
        width, height = self._model.card_mm
        at = self.mapToScene(point.toPoint() if isinstance(point, QPointF) else point)
        place = int(at.x() // width), int(at.y() // height)
        inside = all(0 <= k < side for k, side in zip(place, self._model.size, strict=True))
        return place if inside else None

    def field_at(self, point: QPoint | QPointF) -> str | None:
        """Return the field under a pixel of the view, as ``c2.b3``; None where there is none."""
        place = self.place_at(point)
        card = card_at(self._model.layout, place) if place is not None else None
        if card is None or place is None:
            return None
        at = self.mapToScene(point.toPoint() if isinstance(point, QPointF) else point)
        corner = self.rect_of(place).topLeft()
        laid = self._pictures.laid(card, self._model.elements_on(card))
        field = laid.field_at(at.x() - corner.x(), at.y() - corner.y())
        return f"{card.id}.{field}" if field is not None else None

    # -- zoom

    def fit(self) -> None:
        """Show the whole board."""
        self._fitted = True
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def zoom(self, factor: float) -> None:
        """Make everything larger by a factor."""
        scale = self.transform().m11() * factor
        if _LEAST <= scale <= _MOST:
            self._fitted = False
            self.scale(factor, factor)

    def wheelEvent(self, event: QWheelEvent | None) -> None:  # noqa: N802 - Qt's name
        """Zoom."""
        assert event is not None
        self.zoom(_STEP ** (event.angleDelta().y() / 120))

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802
        """Go on showing the whole board where it was shown."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

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
            self._aim(self.place_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        """Drop the card that is dragged, or lay what is picked."""
        assert event is not None
        pressed, target = self._pressed, self._target
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

    def _aim(self, place: Place | None) -> None:
        if place != self._target:
            self._target = place
            self._repaint()

    def _stop(self) -> None:
        self._pressed = None
        self._aim(None)

    def _point_at(self, point: QPointF) -> None:
        self.pointed.emit(self._painter.words(self.place_at(point), self.field_at(point)))

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
        on_field = self.field_at(event.position()) is not None
        good = place is not None if isinstance(self._laying.picked, CardFile) else on_field
        self._aim(place if good else None)
        if good:
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
                self._model.go_to(there)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._laying.place(self._model.cursor)
        elif key is Qt.Key.Key_Escape:
            self._stop()
            self._laying.pick(None)
        else:
            super().keyPressEvent(event)

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

    def focusInEvent(self, event: QFocusEvent | None) -> None:  # noqa: N802
        """Show the cursor as the one that keys move."""
        super().focusInEvent(event)
        self._repaint()

    def focusOutEvent(self, event: QFocusEvent | None) -> None:  # noqa: N802
        """Show that keys go elsewhere."""
        super().focusOutEvent(event)
        self._repaint()

    # -- painting

    def drawBackground(self, painter: QPainter | None, rect: QRectF) -> None:  # noqa: N802
        """Fill what lies round the board."""
        assert painter is not None
        painter.fillRect(rect, self.palette().window().color().darker(120))

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802
        """Paint the places that are seen, then what is picked, the cursor and the aim."""
        super().paintEvent(event)
        viewport = self.viewport()
        assert viewport is not None
        cards = {card.at: card for card in self._model.layout.cards.values()}
        ratio = viewport.devicePixelRatioF()
        with QPainter(viewport) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for at in self._seen(viewport.rect()):
                self._painter.paint(painter, self._pixels(at), at, cards.get(at), ratio)
            self._painter.frame(painter, self._pixels(self._model.cursor), active=self.hasFocus())
            if self._target is not None:
                self._painter.aim(painter, self._pixels(self._target))

    def _seen(self, pixels: QRect) -> Iterator[Place]:
        """Yield the places that are seen."""
        area = self.mapToScene(pixels).boundingRect()
        (width, height), (columns, rows) = self._model.card_mm, self._model.size
        left, top = max(int(area.left() // width), 0), max(int(area.top() // height), 0)
        for y in range(top, min(int(area.bottom() // height) + 1, rows)):
            for x in range(left, min(int(area.right() // width) + 1, columns)):
                yield x, y

    def _pixels(self, at: Place) -> QRect:
        return self.mapFromScene(self.rect_of(at)).boundingRect()

    def _repaint(self) -> None:
        viewport = self.viewport()
        if viewport is not None:
            viewport.update()

    def _follow(self) -> None:
        width, height = self._model.card_mm
        columns, rows = self._model.size
        rim = _RIM * min(width, height)
        area = QRectF(0, 0, columns * width, rows * height).adjusted(-rim, -rim, rim, rim)
        if area != self.sceneRect():
            self.setSceneRect(area)
            if self._fitted:
                self.fit()
        self._say()
        self._repaint()

    def _follow_cursor(self) -> None:
        self.ensureVisible(self.rect_of(self._model.cursor), 20, 20)
        self._say()
        self._repaint()

    def _say(self) -> None:
        """Tell screen readers what is at the cursor."""
        self.setAccessibleDescription(self._painter.words(self._model.cursor, None))

    def _show_picked(self) -> None:
        cross = self._laying.picked is not None
        self.setCursor(Qt.CursorShape.CrossCursor if cross else Qt.CursorShape.ArrowCursor)
