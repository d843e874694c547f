"""The grid of places with its cards, on the screen: where each lies, zoom, painting."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from PyQt6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PyQt6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PyQt6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from mapkit.compose.laying import card_at
from mapkit.diagnostics import Severity
from mapkit.editor.canvas.field_words import kind_and_sector
from mapkit.editor.i18n.texts import tr, value_words
from mapkit.editor.layouts.card_pictures import CardPictures
from mapkit.editor.layouts.layout_model import LayoutModel, Place
from mapkit.messages import translated
from mapkit.model import PlacedCard

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
        self._target: QRectF | None = None
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
        """Return where a place lies, in mm; all of the card that covers it, if one does."""
        card = card_at(self._model.layout, at)
        if card is None:
            return self._area(at, (1, 1))
        return self._area(card.at, self._model.layout.span(card))

    def _area(self, at: Place, span: Place) -> QRectF:
        """Return where some places lie, in mm."""
        width, height = self._model.layout.place_mm
        return QRectF(at[0] * width, at[1] * height, span[0] * width, span[1] * height)

    def place_at(self, point: QPoint | QPointF) -> Place | None:
        """Return the place under a pixel of the view; None beside the board."""
        width, height = self._model.layout.place_mm
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
                self._painter.aim(painter, self.mapFromScene(self._target).boundingRect())

    def _seen(self, pixels: QRect) -> Iterator[Place]:
        """Yield where cards lie that are seen, and the free places."""
        layout = self._model.layout
        area = self.mapToScene(pixels).boundingRect()
        (width, height), (columns, rows) = layout.place_mm, layout.extent
        left, top = max(int(area.left() // width), 0), max(int(area.top() // height), 0)
        covered = set()
        for card in layout.cards.values():
            (x, y), (across, down) = card.at, layout.span(card)
            covered |= {(x + i, y + j) for i in range(across) for j in range(down)}
            if self._area(card.at, (across, down)).intersects(area):
                yield card.at
        for y in range(top, min(int(area.bottom() // height) + 1, rows)):
            for x in range(left, min(int(area.right() // width) + 1, columns)):
                if (x, y) not in covered:
                    yield x, y

    def _pixels(self, at: Place) -> QRect:
        return self.mapFromScene(self.rect_of(at)).boundingRect()

    def _repaint(self) -> None:
        viewport = self.viewport()
        if viewport is not None:
            viewport.update()

    def _follow(self) -> None:
        width, height = self._model.layout.place_mm
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

    def _aim(self, area: QRectF | None) -> None:
        """Show where something would be dropped; None for nowhere."""
        if area != self._target:
            self._target = area
            self._repaint()


_SCALES = (1.5, 3.0, 6.0, 12.0)
"""Pixels per mm that cards are drawn at; between them pictures are made smaller."""
_PROBLEM = QColor(200, 30, 30)
_ELEMENT = QColor(255, 176, 0)
_CHIP = QColor(16, 20, 22, 190)
_CHIP_PIXELS = 46
"""On smaller places nothing is written."""


class PlacePainter:
    """Paints places, and says what they are."""

    def __init__(self, model: LayoutModel, pictures: CardPictures) -> None:
        self._model, self._pictures = model, pictures

    def paint(
        self, painter: QPainter, area: QRect, at: Place, card: PlacedCard | None, ratio: float
    ) -> None:
        """Paint one place into a rectangle of the view."""
        if card is None:
            self._free(painter, area, at)
        else:
            self._card(painter, area, card, ratio)
        said = self._problems(card.at if card is not None else at)
        if said:
            self._wrong(painter, area, said)
        if card is not None:
            self._name(painter, area, card)

    def frame(self, painter: QPainter, area: QRect, *, active: bool) -> None:
        """Paint the cursor."""
        colour = QApplication.palette().color(QPalette.ColorRole.Highlight)
        pen = QPen(colour, 4 if active else 2)
        pen.setStyle(Qt.PenStyle.SolidLine if active else Qt.PenStyle.DashLine)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area.adjusted(2, 2, -2, -2))

    def aim(self, painter: QPainter, area: QRect) -> None:
        """Paint the place that something would be dropped on."""
        colour = QApplication.palette().color(QPalette.ColorRole.Highlight)
        painter.setPen(Qt.PenStyle.NoPen)
        colour.setAlpha(90)
        painter.fillRect(area, colour)

    def words(self, at: Place | None, field: str | None) -> str:
        """Say what is at a place, and on a field there; "" beside the board."""
        if at is None:
            return ""
        card = card_at(self._model.layout, at)
        place = str(list(at if card is None else card.at))
        wrong = self._problems(at if card is None else card.at)
        if card is None:
            return " · ".join((tr("{place} free", place=place), *wrong))
        words = [f"{card.id} {place}", PurePosixPath(card.path).name]
        if card.turn:
            words.append(tr("turned by {n} degrees", n=90 * card.turn))
        if card.mirror:
            words.append(tr("mirrored"))
        elements = self._model.elements_on(card)
        if field is not None:
            laid = self._pictures.laid(card, elements).board
            item = laid.fields[f"c.{field.removeprefix(f'{card.id}.')}"]
            told = [field, item.name or "", kind_and_sector(laid, item)[0]]
            known = laid.ruleset.attributes
            told += [
                f"{translated(known[name].label)} {value_words(value)}"
                for name, value in laid.attributes_of(item.id).items()
            ]
            words.append(", ".join(filter(None, told)))
        return " · ".join((*words, *wrong))

    def _problems(self, at: Place) -> list[str]:
        return [
            translated(p.diagnostic.message)
            for p in self._model.problems
            if p.at == at and p.diagnostic.severity is Severity.ERROR
        ]

    def _free(self, painter: QPainter, area: QRect, at: Place) -> None:
        palette = QApplication.palette()
        painter.fillRect(area, palette.color(QPalette.ColorRole.Base))
        pen = QPen(palette.color(QPalette.ColorRole.PlaceholderText), 1, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area.adjusted(3, 3, -4, -4))
        if area.width() >= _CHIP_PIXELS:
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(list(at)))

    def _card(self, painter: QPainter, area: QRect, card: PlacedCard, ratio: float) -> None:
        if not card.card.fields:  # it could not be read
            painter.fillRect(area, QApplication.palette().color(QPalette.ColorRole.Base))
            return
        width, height = card.size_mm
        wanted = area.width() * ratio / width
        scale = next((s for s in _SCALES if s >= wanted), _SCALES[-1])
        elements = self._model.elements_on(card)
        picture = self._pictures.picture(card, elements, scale)
        if picture is None:
            painter.fillRect(area, QApplication.palette().color(QPalette.ColorRole.Mid))
        else:
            painter.drawPixmap(area, picture)
        painter.setPen(QPen(QColor(0, 0, 0, 110), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area.adjusted(0, 0, -1, -1))
        if elements and area.width() >= _CHIP_PIXELS:
            laid = self._pictures.laid(card, elements)
            onto = QTransform.fromTranslate(area.x(), area.y()).scale(
                area.width() / width, area.height() / height
            )
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(_ELEMENT, 2, Qt.PenStyle.DotLine))
            for element in elements:
                shape = onto.map(laid.outline(element.on.removeprefix(f"{card.id}.")))
                painter.drawPolygon(shape)
            painter.restore()

    def _name(self, painter: QPainter, area: QRect, card: PlacedCard) -> None:
        """Write what the place is called, and how its card is turned."""
        if area.width() < _CHIP_PIXELS:
            return
        turned = f" ↻{90 * card.turn}°" if card.turn else ""
        said = f"{card.id}{turned}{' ⇋' if card.mirror else ''}"
        metrics = QFontMetrics(painter.font())
        box = metrics.boundingRect(said).adjusted(-4, -1, 4, 1)
        box.moveTopLeft(area.topLeft() + QPoint(3, 3))
        painter.fillRect(box, _CHIP)
        painter.setPen(QColor("white"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)

    def _wrong(self, painter: QPainter, area: QRect, said: list[str]) -> None:
        """Hatch a place where something is wrong, and write what."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.fillRect(area, QBrush(_PROBLEM, Qt.BrushStyle.BDiagPattern))
        painter.setPen(QPen(_PROBLEM, 3))
        painter.drawRect(area.adjusted(2, 2, -3, -3))
        if area.width() < 2 * _CHIP_PIXELS:
            return
        room = QRectF(area.adjusted(8, 26, -8, -8))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        needed = painter.boundingRect(room, flags, said[0])
        painter.fillRect(needed.intersected(room).adjusted(-3, -2, 3, 2), QColor(255, 245, 240))
        painter.setPen(QColor(120, 0, 0))
        painter.save()
        painter.setClipRect(room)
        painter.drawText(room, flags, said[0])
        painter.restore()
