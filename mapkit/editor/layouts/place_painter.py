"""How one place of the board looks: its card, its name, what is wrong; and what it is in words."""

from __future__ import annotations

from pathlib import PurePosixPath

from PyQt6.QtCore import QPoint, QRect, QRectF, Qt
from PyQt6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPalette, QPen, QTransform
from PyQt6.QtWidgets import QApplication

from mapkit.compose.laying import card_at
from mapkit.diagnostics import Severity
from mapkit.editor.canvas.field_words import kind_and_sector
from mapkit.editor.i18n.texts import tr, value_words
from mapkit.editor.layouts.card_pictures import CardPictures
from mapkit.editor.layouts.layout_model import LayoutModel, Place
from mapkit.messages import translated
from mapkit.model import PlacedCard

__all__ = ["PlacePainter"]

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
        said = self._problems(at)
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
        place = str(list(at))
        wrong = self._problems(at)
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
        width, height = self._model.card_mm
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
