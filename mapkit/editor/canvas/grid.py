"""The grid and the guides: lines one pixel wide at every zoom."""

from __future__ import annotations

import math
from collections.abc import Callable

from PyQt6.QtCore import QLineF, QRectF
from PyQt6.QtGui import QColor, QPainter, QPen
from PyQt6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

_CLOSEST = 7.0
"""Pixels between two lines of the grid; a closer grid shows every second, fifth or tenth."""

_EVERYWHERE = QRectF(-1e6, -1e6, 2e6, 2e6)


class _Lines(QGraphicsItem):
    """Lines across the whole view, painted as far as they are seen."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """Return everywhere."""
        return _EVERYWHERE

    def paint(
        self,
        painter: QPainter | None,
        option: QStyleOptionGraphicsItem | None,
        widget: QWidget | None = None,
    ) -> None:
        """Paint what is exposed, without antialiasing: lines of one pixel stay one pixel."""
        del widget
        assert painter is not None
        assert option is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        self.paint_lines(painter, option.exposedRect, painter.worldTransform().m11())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint_lines(self, painter: QPainter, exposed: QRectF, pixels_per_mm: float) -> None:
        """Paint the lines in a rectangle."""
        raise NotImplementedError


class GridItem(_Lines):
    """Lines at every multiple of a spacing, every fifth stronger."""

    def __init__(self) -> None:
        super().__init__()
        self._spacing = 10.0

    def set_spacing(self, mm: float) -> None:
        """Say how many mm two lines are apart."""
        if mm != self._spacing and mm > 0:
            self._spacing = mm
            self.update()

    def paint_lines(self, painter: QPainter, exposed: QRectF, pixels_per_mm: float) -> None:
        """Paint the lines of the grid."""
        step = self._spacing
        for factor in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
            step = self._spacing * factor
            if step * pixels_per_mm >= _CLOSEST:
                break
        for every, alpha in ((1, 36), (5, 80)):
            lines = []
            for low, high, across in (
                (exposed.left(), exposed.right(), True),
                (exposed.top(), exposed.bottom(), False),
            ):
                for k in range(math.ceil(low / step), math.floor(high / step) + 1):
                    if (k % 5 == 0) == (every == 5):
                        at = k * step
                        lines.append(
                            QLineF(at, exposed.top(), at, exposed.bottom())
                            if across
                            else QLineF(exposed.left(), at, exposed.right(), at)
                        )
            painter.setPen(_pen(QColor(120, 170, 200, alpha)))
            if lines:
                painter.drawLines(*lines)


class GuidesItem(_Lines):
    """The guides, as ``guides`` returns them: ``("x", mm)`` or ``("y", mm)``."""

    def __init__(self, guides: Callable[[], list[tuple[str, float]]]) -> None:
        super().__init__()
        self._guides = guides

    def paint_lines(self, painter: QPainter, exposed: QRectF, pixels_per_mm: float) -> None:
        """Paint the guides."""
        del pixels_per_mm
        painter.setPen(_pen(QColor(0, 194, 209, 220)))
        for axis, mm in self._guides():
            if axis == "x":
                painter.drawLine(QLineF(mm, exposed.top(), mm, exposed.bottom()))
            else:
                painter.drawLine(QLineF(exposed.left(), mm, exposed.right(), mm))


def _pen(colour: QColor) -> QPen:
    pen = QPen(colour, 1.0)
    pen.setCosmetic(True)
    return pen
