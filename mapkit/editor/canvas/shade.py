"""The level that is not worked on, faint over or under the one that is.

Qt mixes half transparent shapes with smooth rims in threads of its own, and a thousand small ones
make it wait a thousand times. So the grounds of the shade are painted by one item and with hard
rims, which lie under its borders; and those of the ground, which has most, in a colour mixed once.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from typing import NamedTuple

from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen
from PyQt6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mapkit.drawing import Theme

__all__ = ["SHARE", "Ground", "ShadeOfGrounds", "faint_pen"]

SHARE = 0.22
"""How much is seen of the level that is not worked on."""


class Ground(NamedTuple):
    """A field of the shade."""

    outline: QPainterPath
    colour: QColor
    box: QRectF


class ShadeOfGrounds(QGraphicsItem):
    """The grounds of all fields of the shade, by whatever names them."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setOpacity(SHARE)
        self._grounds: dict[Hashable, Ground] = {}
        self._box = QRectF()

    def __len__(self) -> int:
        return len(self._grounds)

    def change(
        self, new: Mapping[Hashable, Ground], gone: Collection[Hashable] | None = ()
    ) -> None:
        """Take in new grounds, in the place of those of the same name, and let others go.

        ``gone`` None lets all go.
        """
        touched = QRectF()
        for name in list(self._grounds) if gone is None else gone:
            old = self._grounds.pop(name, None)
            if old is not None:
                touched |= old.box
        for name, ground in new.items():
            old = self._grounds.pop(name, None)
            if old is not None:
                touched |= old.box
            self._grounds[name] = ground
            touched |= ground.box
        if not self._box.contains(touched):
            self.prepareGeometryChange()
            self._box |= touched
        self.update(touched)

    def boundingRect(self) -> QRectF:  # noqa: N802
        """All places where a ground was seen."""
        return self._box

    def paint(
        self,
        painter: QPainter | None,
        option: QStyleOptionGraphicsItem | None,
        _widget: QWidget | None = None,
    ) -> None:
        """Paint what lies in the place that Qt asks for."""
        assert painter is not None
        assert option is not None
        asked = option.exposedRect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for outline, colour, box in self._grounds.values():
            if box.intersects(asked):
                painter.fillPath(outline, colour)


def faint_pen(pen: QPen, theme: Theme) -> QPen:
    """Return the pen of a border of the ground, seen as a shade where nothing lies above it."""
    faint = QPen(pen)
    ground = _mixed(QColor(theme.open_ground), QColor(theme.void))
    faint.setColor(_mixed(pen.color(), ground))
    return faint


def _mixed(colour: QColor, below: QColor) -> QColor:
    share = SHARE * colour.alphaF()
    pairs = zip(_parts(colour), _parts(below), strict=True)
    return QColor.fromRgbF(*(share * one + (1 - share) * other for one, other in pairs))


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()
