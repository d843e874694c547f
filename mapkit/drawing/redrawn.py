"""The other drawing that changes an answer: where its corners lie, and its borders there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mapkit.drawing.scene import Fill, Path, Point, Polyline, Segment, Shape, Stroke
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.theme import Theme

if TYPE_CHECKING:
    from mapkit.model import Redrawing

_SAME = 1e-6
"""Millimetres on the page between points that are one."""


def moves_of(shapes: BoardShapes, redrawing: Redrawing) -> list[Segment]:
    """Return for each move the corner as drawn and where it lies then, in mm on the page."""
    at = shapes.placement.point
    return [(at(change.before), at(change.after)) for change in redrawing.changes]


def redrawn_borders(shapes: BoardShapes, redrawing: Redrawing) -> list[Segment]:
    """Return the borders that lie elsewhere in another drawing, in mm on the page."""
    at, vertices = shapes.placement.point, shapes.game_map.vertices
    first = {_key(at(m.before)): at(m.after) for m in redrawing.moves}
    second = {
        (_key(at(p.before)), _key(at(vertices[w]))): at(p.after)
        for p in redrawing.parted
        for w in p.borders
    }
    corners = {*first, *(corner for corner, _ in second)}
    found: list[Segment] = []
    for border in shapes.borders:
        ends = _key(border.a), _key(border.b)
        if corners.isdisjoint(ends):
            continue
        a, b = (
            second.get((end, other), first.get(end, point))
            for end, other, point in ((*ends, border.a), (*ends[::-1], border.b))
        )
        found.append((a, b))
    between = [(first.get(_key(at(p.before)), at(p.before)), at(p.after)) for p in redrawing.parted]
    return found + between


def _key(point: Point) -> tuple[int, int]:
    return round(point[0] / _SAME), round(point[1] / _SAME)


def move_arrow(
    points: Sequence[Point], size: float, theme: Theme, *, hollow: bool = False
) -> list[Shape]:
    """Draw an arrow from the first point to the last; ``size`` is the length of its head, in mm.

    A ``hollow`` one is of a second drawing in the same picture.
    """
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.dist((ax, ay), (bx, by))
    if not length:
        return []
    x, y = (bx - ax) / length, (by - ay) / length
    size = min(size, length * 0.7)
    back = bx - x * size, by - y * size
    head = (
        (bx, by),
        (back[0] - y * size * 0.4, back[1] + x * size * 0.4),
        (back[0] + y * size * 0.4, back[1] - x * size * 0.4),
    )
    shaft = ((ax, ay), back)
    if hollow:
        rim = Stroke(theme.disputed, size * 0.12, join="miter")
        return [
            Polyline(shaft, Stroke(theme.veil, size * 0.45, opacity=0.7, cap="butt")),
            Polyline(shaft, Stroke(theme.disputed, size * 0.34, cap="butt")),
            Polyline(shaft, Stroke(theme.veil, size * 0.14, cap="butt")),
            Path((head,), Fill(theme.veil), rim),
        ]
    return [
        Polyline(shaft, Stroke(theme.veil, size * 0.45, opacity=0.7, cap="butt")),
        Path((head,), Fill(theme.disputed), Stroke(theme.veil, size * 0.14, join="miter")),
        Polyline(shaft, Stroke(theme.disputed, size * 0.22, cap="butt")),
    ]
