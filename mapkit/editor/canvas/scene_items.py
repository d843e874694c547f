"""From the drawing's plain shapes to items of Qt's scene, one mm of the board a unit."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator
from functools import lru_cache

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)
from PyQt6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from mapkit.drawing.scene import Circle, Fill, Group, Path, Pattern, Polyline, Shape, Stroke, Text
from mapkit.drawing.text import FONT_STACK, printable, text_width

_JOINS = {
    "round": Qt.PenJoinStyle.RoundJoin,
    "miter": Qt.PenJoinStyle.SvgMiterJoin,
    "bevel": Qt.PenJoinStyle.BevelJoin,
}
_CAPS = {
    "round": Qt.PenCapStyle.RoundCap,
    "butt": Qt.PenCapStyle.FlatCap,
    "square": Qt.PenCapStyle.SquareCap,
}
_EM = 200
"""Pixels of the em at which letters are taken from the font."""
_COARSEST_TILE = 4.0
"""Pixels; a pattern whose tile is smaller becomes a flat tint."""
_LARGEST_TILE = 512


class ShapePainter:
    """Makes items of shapes and keeps their patterns as sharp as the zoom asks.

    Every shape becomes plain items that Qt draws without calling Python, so panning costs the
    same whatever is on the board.
    """

    def __init__(self) -> None:
        self._patterned: dict[Pattern, list[QGraphicsPathItem]] = {}
        self._brushes: dict[Pattern, QBrush] = {}
        self._pixels = 1.0

    def draw(
        self, shapes: Iterable[Shape], parent: QGraphicsItem | None
    ) -> list[QGraphicsPathItem]:
        """Draw shapes as children of an item (None: of none yet), later ones on top."""
        items = [*self.drawn(shapes)]
        for item in items:
            item.setParentItem(parent)
        return items

    def drawn(self, shapes: Iterable[Shape]) -> Iterator[QGraphicsPathItem]:
        """Yield the items of shapes one by one, later ones on top."""
        for shape, opacity in _leaves(shapes, 1.0):
            for item in self._items(shape):
                if opacity < 1.0:
                    item.setOpacity(item.opacity() * opacity)
                yield item

    def forget(self, items: Iterable[QGraphicsPathItem]) -> None:
        """Drop items that leave the scene: their patterns are not kept sharp any more."""
        gone = {id(item) for item in items if item.data(0)}
        if gone:
            for pattern, known in self._patterned.items():
                self._patterned[pattern] = [item for item in known if id(item) not in gone]

    def adopt(self, other: ShapePainter, items: Iterable[QGraphicsPathItem]) -> None:
        """Keep the patterns of items sharp that another painter has made."""
        wanted = {id(item) for item in items if item.data(0)}
        self._pixels, self._brushes = other._pixels, other._brushes
        for pattern, known in other._patterned.items():
            mine = [item for item in known if id(item) in wanted]
            self._patterned.setdefault(pattern, []).extend(mine)

    def set_pixels_per_mm(self, pixels: float) -> None:
        """Draw the patterns anew for a zoom, ``pixels`` being those of the device."""
        if pixels <= 0 or math.isclose(pixels, self._pixels):
            return
        self._pixels = pixels
        self._brushes.clear()
        for pattern, items in self._patterned.items():
            if items:
                brush = self._brush(pattern)
                for item in items:
                    item.setBrush(brush)

    def _items(self, shape: Shape) -> Iterator[QGraphicsPathItem]:
        if isinstance(shape, Path):
            yield from self._filled(outline(shape.rings), shape.fill, shape.stroke)
        elif isinstance(shape, Circle):
            path = QPainterPath()
            path.addEllipse(QPointF(*shape.centre), shape.radius, shape.radius)
            yield from self._filled(path, shape.fill, shape.stroke)
        elif isinstance(shape, Polyline):
            path = QPainterPath(QPointF(*shape.points[0]))
            for x, y in shape.points[1:]:
                path.lineTo(x, y)
            yield from self._filled(path, None, shape.stroke)
        elif isinstance(shape, Text):
            yield from self._written(shape)

    def _filled(
        self, path: QPainterPath, fill: Fill | None, stroke: Stroke | None
    ) -> Iterator[QGraphicsPathItem]:
        plain = fill is not None and fill.colour is not None
        if plain or (stroke is not None and (fill is None or fill.pattern is None)):
            item = QGraphicsPathItem(path)
            item.setPen(_pen(stroke) if stroke and not (fill and fill.pattern) else _NO_PEN)
            if fill is not None and fill.colour is not None:
                item.setBrush(_colour(fill.colour, fill.opacity))
            yield item
        if fill is not None and fill.pattern is not None:
            item = QGraphicsPathItem(path)
            item.setPen(_pen(stroke) if stroke else _NO_PEN)
            item.setBrush(self._brush(fill.pattern))
            item.setData(0, True)
            self._patterned.setdefault(fill.pattern, []).append(item)
            yield item

    def _written(self, text: Text) -> Iterator[QGraphicsPathItem]:
        content = printable(text.content)
        if not content.strip():
            return
        letters = _letters(content, text.bold)
        share = text.size / _EM
        width = text_width(content, text.size, bold=text.bold)
        real = letters.boundingRect().width() * share
        # A font that is wider than the layout's own is set narrower, so it stays within the rim.
        squeeze = min(1.0, width / real) if real > 0 else 1.0
        left = {"start": 0.0, "middle": width / 2, "end": width}[text.anchor]
        place = QTransform(share * squeeze, 0, 0, share, text.at[0] - left, text.at[1])
        if text.halo and text.halo_width > 0:
            rim = _rim(content, text.bold, round(2 * text.halo_width / share))
            item = QGraphicsPathItem(place.map(rim))
            item.setPen(_NO_PEN)
            item.setBrush(_colour(text.halo))
            item.setOpacity(text.opacity)
            yield item
        item = QGraphicsPathItem(place.map(letters))
        item.setPen(_NO_PEN)
        item.setBrush(_colour(text.colour))
        item.setOpacity(text.opacity)
        yield item

    def _brush(self, pattern: Pattern) -> QBrush:
        brush = self._brushes.get(pattern)
        if brush is None:
            brush = self._brushes[pattern] = _pattern_brush(pattern, self._pixels)
        return brush


def outline(rings: Iterable[Iterable[tuple[float, float]]]) -> QPainterPath:
    """Return closed rings as one path; holes stay open by the even-odd rule."""
    path = QPainterPath()
    for ring in rings:
        points = iter(ring)
        path.moveTo(*next(points))
        for x, y in points:
            path.lineTo(x, y)
        path.closeSubpath()
    return path


@lru_cache(maxsize=512)
def _letters(content: str, bold: bool) -> QPainterPath:
    return _flat(_curved(content, bold))


@lru_cache(maxsize=512)
def _rim(content: str, bold: bool, width: int) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    # Of the curves: straight lines would have a join at each of their many corners.
    return _flat(stroker.createStroke(_curved(content, bold)))


def _curved(content: str, bold: bool) -> QPainterPath:
    font = QFont()
    font.setFamilies(list(FONT_STACK))
    font.setPixelSize(_EM)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(0, 0, font, content)
    return path


def _flat(curved: QPainterPath) -> QPainterPath:
    """Return a path of straight lines: filling curves is what costs most in a frame."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for polygon in curved.toSubpathPolygons():
        path.addPolygon(polygon)
    return path


def _leaves(shapes: Iterable[Shape], opacity: float) -> Iterator[tuple[Shape, float]]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from _leaves(shape.shapes, opacity * shape.opacity)
        else:
            yield shape, opacity


_NO_PEN = QPen(Qt.PenStyle.NoPen)


@lru_cache(maxsize=512)
def _pen(stroke: Stroke) -> QPen:
    pen = QPen(_colour(stroke.colour, stroke.opacity), stroke.width)
    pen.setJoinStyle(_JOINS[stroke.join])
    pen.setCapStyle(_CAPS[stroke.cap])
    if stroke.dash and stroke.width > 0:
        dash = stroke.dash if len(stroke.dash) % 2 == 0 else stroke.dash * 2
        pen.setDashPattern([length / stroke.width for length in dash])
    return pen


@lru_cache(maxsize=512)
def _colour(name: str, opacity: float = 1.0) -> QColor:
    colour = QColor(name)
    if opacity < 1.0:
        colour.setAlphaF(opacity)
    return colour


def _pattern_brush(pattern: Pattern, pixels_per_mm: float) -> QBrush:
    """Return a texture for a zoom.

    Its pixels are those of the screen, so that Qt copies instead of computing them; for that the
    tile is rounded to whole pixels, and strokes turned by 45 degrees are drawn into the larger
    upright tile with which they repeat as well.
    """
    width, height = pattern.tile
    if min(width, height) * pixels_per_mm < _COARSEST_TILE:
        return QBrush(_flat_tint(pattern))
    angle = pattern.angle % 360
    upright = angle % 90 == 0
    slanted = angle % 45 == 0 and not upright and math.isclose(width, height)
    if upright and angle % 180:
        period = (height, width)
    elif slanted:
        period = (width * math.sqrt(2), height * math.sqrt(2))
    else:
        period = (width, height)
    columns, rows = (min(max(round(side * pixels_per_mm), 1), _LARGEST_TILE) for side in period)
    tile = QPixmap(columns, rows)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(columns / period[0], rows / period[1])
    if upright or slanted:
        painter.rotate(angle)
    painter.setPen(_pen(Stroke(pattern.colour, pattern.width, opacity=pattern.opacity)))
    # Strokes run over the tile's rim into its neighbours.
    for column, row in itertools.product(range(-3, 4), repeat=2):
        dx, dy = column * width, row * height
        for stroke in pattern.strokes:
            painter.drawPolyline(QPolygonF(QPointF(x + dx, y + dy) for x, y in stroke))
    painter.end()
    brush = QBrush(tile)
    scale = QTransform.fromScale(1 / pixels_per_mm, 1 / pixels_per_mm)
    if _LARGEST_TILE in {columns, rows}:
        scale = QTransform.fromScale(period[0] / columns, period[1] / rows)
    turn = QTransform() if upright or slanted else QTransform().rotate(angle)
    brush.setTransform(scale * turn * QTransform.fromTranslate(*pattern.origin))
    return brush


def _flat_tint(pattern: Pattern) -> QColor:
    inked = sum(
        math.dist(a, b) or pattern.width
        for stroke in pattern.strokes
        for a, b in itertools.pairwise(stroke)
    )
    share = min(1.0, inked * pattern.width / (pattern.tile[0] * pattern.tile[1]))
    return _colour(pattern.colour, share * pattern.opacity)
