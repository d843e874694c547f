"""Grounds of very many fields, and of the level that is not worked on: painted together.

A thousand antialiased items take twice as long to paint as all the rest of a large board.
So the grounds of large maps, and those of the shade, are painted by one item for each height,
without antialiasing. Borders lie on these; the shade's have a colour that is mixed once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen
from PyQt6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from mapkit.drawing import Theme
from mapkit.drawing.board_parts import PartKey
from mapkit.drawing.scene import Path, Shape
from mapkit.editor.canvas.scene_items import outline

SHARE = 0.22
"""How much is seen of the level that is not worked on."""


class Ground(NamedTuple):
    """What a field, or its shadow, is painted with."""

    outline: QPainterPath
    colour: QColor
    box: QRectF


def ground_of(shapes: tuple[Shape, ...]) -> Ground | None:
    """Return a part of a drawing as a ground; None unless it is one shape of one colour."""
    if len(shapes) != 1 or not isinstance(shapes[0], Path) or shapes[0].stroke is not None:
        return None
    fill = shapes[0].fill
    if fill is None or fill.pattern is not None or fill.colour is None:
        return None
    path, colour = outline(shapes[0].rings), QColor(fill.colour)
    colour.setAlphaF(fill.opacity)
    return Ground(path, colour, path.boundingRect())


class GroundStack:
    """All grounds that are painted together, in one item for each height.

    ``root`` is the parent of the items; ``shade_height`` is how much higher than the board the
    shade lies.
    """

    def __init__(self, root: QGraphicsItem, shade_height: float) -> None:
        self._root = root
        self._shade_height = shade_height
        self._items: dict[tuple[bool, int], _Grounds] = {}

    def __len__(self) -> int:
        return sum(map(len, self._items.values()))

    def change(
        self,
        new: Mapping[PartKey, Ground],
        gone: Collection[PartKey] | None,
        *,
        shade: bool = False,
    ) -> None:
        """Remove grounds, all of them for None, and add new ones: of the board or of the shade."""
        for rank in {key.rank for key in new}:
            if (shade, rank) not in self._items:
                item = self._items[shade, rank] = _Grounds(self._root)
                item.setZValue(rank + (self._shade_height if shade else 0))
                item.setOpacity(SHARE if shade else 1.0)
        for (of_shade, rank), item in self._items.items():
            if of_shade is shade:
                item.change(
                    {key: ground for key, ground in new.items() if key.rank == rank},
                    None if gone is None else [key for key in gone if key.rank == rank],
                )


class _Grounds(QGraphicsRectItem):
    """Grounds of one height; their bounding box is Qt's own, so that it calls no Python for it."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._grounds: dict[PartKey, Ground] = {}
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def __len__(self) -> int:
        return len(self._grounds)

    def change(self, new: Mapping[PartKey, Ground], gone: Collection[PartKey] | None) -> None:
        touched = QRectF()
        for key in (*(self._grounds if gone is None else gone), *new):
            old = self._grounds.pop(key, None)
            if old is not None:
                touched |= old.box
        self._grounds.update(new)
        for ground in new.values():
            touched |= ground.box
        if touched.isEmpty():
            return
        if not self.rect().contains(touched):
            self.setRect(self.rect() | touched)
        self.update(touched)

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
        for shape, colour, box in self._grounds.values():
            if box.intersects(asked):
                painter.fillPath(shape, colour)


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
