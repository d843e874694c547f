"""The grid of places with its cards, on the screen: where each lies, zoom, painting."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PyQt6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PyQt6.QtWidgets import QGraphicsScene, QGraphicsView

from mapkit.compose.laying import card_at
from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts.card_pictures import CardPictures
from mapkit.editor.layouts.layout_model import LayoutModel, Place
from mapkit.editor.layouts.place_painter import PlacePainter

__all__ = ["PlacesView"]

_RIM = 0.12
"""Room round the board, in cards."""
_STEP = 1.2
"""Of the zoom."""
_LEAST, _MOST = 0.1, 40.0
"""Pixels per mm."""


class PlacesView(QGraphicsView):
    """The board of cards as it is seen; one mm is a unit."""

    def __init__(self, model: LayoutModel, pictures: CardPictures) -> None:
        super().__init__(QGraphicsScene())
        scene = self.scene()
        assert scene is not None
        scene.setParent(self)
        self._model, self._pictures = model, pictures
        self._painter = PlacePainter(model, pictures)
        self._target: Place | None = None
        self._fitted = True
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setAccessibleName(tr("Board of cards"))
        model.changed.connect(self._follow)
        model.cursor_changed.connect(self._follow_cursor)
        pictures.drawn.connect(self._repaint)
        self._follow()

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

    def focusInEvent(self, event: QFocusEvent | None) -> None:  # noqa: N802
        """Show the cursor as the one that keys move."""
        super().focusInEvent(event)
        self._repaint()

    def focusOutEvent(self, event: QFocusEvent | None) -> None:  # noqa: N802
        """Show that keys go elsewhere."""
        super().focusOutEvent(event)
        self._repaint()

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

    def _aim(self, place: Place | None) -> None:
        """Show where something would be dropped; None for nowhere."""
        if place != self._target:
            self._target = place
            self._repaint()
