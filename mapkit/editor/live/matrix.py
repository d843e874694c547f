"""The matrix of all pairs: a square for each, coloured by verdict and distance."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PyQt6.QtCore import QEvent, QPoint, QRect, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QHelpEvent, QImage, QMouseEvent, QPainter, QPaintEvent
from PyQt6.QtWidgets import QScrollArea, QToolTip, QWidget

from mapkit.drawing.theme import NIGHT, mix
from mapkit.editor.live.pair_rows import BLOCKED, CLEAR, GRAZING
from mapkit.editor.live.pair_table import verdict_name
from mapkit.editor.texts import tr
from mapkit.model import GameMap
from mapkit.sight import SightTables
from mapkit.sight.tables import NONE

__all__ = ["Matrix", "MatrixPicture"]

_CELL, _MARGIN = 14, 44


def _rgb(colour: str) -> int:
    return 0xFF000000 | int(colour.lstrip("#"), 16)


@dataclass(frozen=True, slots=True)
class MatrixPicture:
    """The squares of a map's pairs as pixels, and which field each row and column is."""

    tables: SightTables
    order: tuple[int, ...]
    image: QImage

    @classmethod
    def of(cls, game_map: GameMap, tables: SightTables) -> MatrixPicture:
        """Colour the pairs; fields stand by sector. Safe in any thread."""
        names = list(game_map.sectors)

        def place(k: int) -> tuple[int, int]:
            field = game_map.fields.get(tables.field_ids[k])
            sector = field.sector if field else None
            return (names.index(sector) if sector in names else len(names), k)

        order = tuple(sorted(range(len(tables.field_ids)), key=place))
        at = np.ix_(order, order)
        clear, grazing = tables.clear[at], tables.grazing[at]
        counted = game_map.choices.get("grazing") == "sees"
        distance = np.minimum(clear, grazing) if counted else clear
        seen = distance != NONE
        most = int(distance[seen].max()) if seen.any() else 1
        steps = np.array(
            [_rgb(mix(NIGHT.near, NIGHT.far, d / max(most, 1))) for d in range(most + 1)], np.uint32
        )
        pixels = np.full((len(clear), len(clear)), _rgb(NIGHT.blocked), np.uint32)
        pixels[seen] = steps[distance[seen]]
        pixels[(clear == NONE) & (grazing != NONE)] = _rgb(NIGHT.grazing)
        np.fill_diagonal(pixels, _rgb(NIGHT.origin))
        side = len(pixels)
        image = QImage(pixels.tobytes(), side, side, 4 * side, QImage.Format.Format_RGB32)
        return cls(tables, order, image.copy())


class _Grid(QWidget):
    """The squares, a row and a column of field ids round them."""

    picked = pyqtSignal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._tables: SightTables | None = None
        self._image = QImage()
        self._order: tuple[int, ...] = ()
        self.setMouseTracking(True)

    def show_picture(self, picture: MatrixPicture | None) -> None:
        self._tables = picture.tables if picture is not None else None
        if picture is None or not picture.order:
            self.setFixedSize(QSize(0, 0))
            return
        self._order, self._image = picture.order, picture.image
        side = _MARGIN + _CELL * len(self._order)
        self.setFixedSize(QSize(side, side))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802 - Qt's name
        assert event is not None
        if self._tables is None:
            return
        painter = QPainter(self)
        side = _CELL * len(self._order)
        painter.drawImage(QRect(_MARGIN, _MARGIN, side, side), self._image)
        painter.setPen(QColor(0, 0, 0, 60))
        part = event.rect()
        for k in range(len(self._order) + 1):
            at = _MARGIN + k * _CELL
            if part.left() <= at <= part.right() + 1:
                painter.drawLine(at, _MARGIN, at, _MARGIN + side)
            if part.top() <= at <= part.bottom() + 1:
                painter.drawLine(_MARGIN, at, _MARGIN + side, at)
        font = painter.font()
        font.setPixelSize(10)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        for k, i in enumerate(self._order):
            name, at = self._tables.field_ids[i], _MARGIN + k * _CELL
            row = QRect(0, at, _MARGIN - 4, _CELL)
            if row.intersects(part):
                flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(row, flags, name)
            if part.top() < _MARGIN and part.left() <= at + _CELL and at <= part.right():
                painter.save()
                painter.translate(at + _CELL / 2, _MARGIN - 4)
                painter.rotate(-90)
                box = QRect(0, -_CELL // 2, _MARGIN - 4, _CELL)
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
                painter.restore()

    def pair_at(self, at: QPoint) -> tuple[int, int] | None:
        """Return the indices of the pair at a pixel."""
        column, row = (at.x() - _MARGIN) // _CELL, (at.y() - _MARGIN) // _CELL
        n = len(self._order)
        if self._tables is None or not (0 <= row < n and 0 <= column < n) or row == column:
            return None
        return self._order[row], self._order[column]

    def mousePressEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802
        assert event is not None
        pair = self.pair_at(event.position().toPoint())
        if pair is not None and self._tables is not None:
            self.picked.emit(*(self._tables.field_ids[i] for i in pair))

    def event(self, event: QEvent | None) -> bool:
        if isinstance(event, QHelpEvent) and self._tables is not None:
            pair = self.pair_at(event.pos())
            if pair is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), self._words(*pair), self)
            return True
        return super().event(event)

    def _words(self, a: int, b: int) -> str:
        assert self._tables is not None
        clear, grazing = int(self._tables.clear[a, b]), int(self._tables.grazing[a, b])
        code = CLEAR if clear != NONE else GRAZING if grazing != NONE else BLOCKED
        names = {"a": self._tables.field_ids[a], "b": self._tables.field_ids[b]}
        if code == BLOCKED:
            return tr("{a} – {b}: blocked", **names)
        distance = clear if code == CLEAR else grazing
        return tr(
            "{a} – {b}: {verdict}, distance {distance}",
            verdict=verdict_name(code), distance=distance, **names,
        )  # fmt: skip


class Matrix(QScrollArea):
    """The matrix with scroll bars; fields stand by sector.

    Attributes
    ----------
    picked : signal of (str, str)
    """

    picked = pyqtSignal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = _Grid()
        self._grid.picked.connect(self.picked)
        self.setWidget(self._grid)
        self.setAccessibleName(tr("Matrix of all pairs"))

    def show_picture(self, picture: MatrixPicture | None) -> None:
        """Show other pairs, nothing while they are made."""
        self._grid.show_picture(picture)
