"""A point well inside a field, to write on and to ask consumers about."""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence
from itertools import pairwise

from mapkit.model import Point

Rings = Sequence[Sequence[Point]]

_NEARLY = 1.02
"""The innermost point may be so many times deeper than the one that is taken."""

_MOST_LOOKS = 4000
"""Enough for any field that a figure stands on; a hair-thin one gets what was found by then."""


def inner_point(rings: Rings) -> Point:
    """Return a point about as far from the outline as a point inside can be.

    ``rings`` are the exterior first, then holes; not closed. The point is rounded to whole units.

    Quarters squares over the polygon, the most promising first, until none can hold a point that is
    much deeper. Additions, products and roots only, in one order, so all machines agree.
    """
    xs, ys = [x for x, _ in rings[0]], [y for _, y in rings[0]]
    width, height = max(xs) - min(xs), max(ys) - min(ys)
    side = float(max(min(width, height), max(width, height) / 8, 1))
    columns, rows = math.ceil(width / side), math.ceil(height / side)
    left, top = (min(xs) + max(xs) - columns * side) / 2, (min(ys) + max(ys) - rows * side) / 2
    edges, best = _edges(rings), (-math.inf, 0.0, 0.0)
    heap: list[tuple[float, float, float, float]] = []

    def look(x: float, y: float, half: float) -> None:
        nonlocal best
        depth = _depth(edges, x, y)
        best = max(best, (depth, -x, -y))
        heapq.heappush(heap, (-(depth + half * math.sqrt(2.0)), x, y, half))

    for column in range(columns):
        for row in range(rows):
            look(left + (column + 0.5) * side, top + (row + 0.5) * side, side / 2)
    for _ in range(_MOST_LOOKS // 4):
        bound, x, y, half = heapq.heappop(heap)
        if -bound <= best[0] * _NEARLY:
            break
        quarter = half / 2
        for dx in (-quarter, quarter):
            for dy in (-quarter, quarter):
                look(x + dx, y + dy, quarter)
    return round(-best[1]), round(-best[2])


def _edges(rings: Rings) -> list[tuple[float, ...]]:
    """Return x and y of each edge's first point, y of its last, extents, and length squared."""
    return [
        tuple(map(float, (x1, y1, y2, x2 - x1, y2 - y1, (x2 - x1) ** 2 + (y2 - y1) ** 2)))
        for ring in rings
        for (x1, y1), (x2, y2) in pairwise((*ring, ring[0]))
    ]


def _depth(edges: Sequence[tuple[float, ...]], x: float, y: float) -> float:
    """Return the distance to the outline, negative outside."""
    inside = False
    offs = []
    for x1, y1, y2, dx, dy, squared in edges:
        ex, ey = x - x1, y - y1
        if (y1 > y) != (y2 > y) and x < dx * ey / dy + x1:
            inside = not inside
        along = ex * dx + ey * dy
        if along > 0.0 and squared > 0.0:
            share = along / squared if along < squared else 1.0
            ex -= share * dx
            ey -= share * dy
        offs.append(ex * ex + ey * ey)
    nearest = math.sqrt(min(offs))
    return nearest if inside else -nearest
