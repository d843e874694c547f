"""Where roads, rails and figures go: through the borders that fields share, and round corners."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from typing import Any

import shapely

from mapkit.drawing.scene import Point
from mapkit.drawing.shapes import BoardShapes

Opening = tuple[Point, Point]
"""The middle of a border through which a way runs, and the unit vector from there inwards."""

_NARROW = 1.5  # times as long as wide


def openings(
    shapes: BoardShapes, fields: Collection[str], through: Collection[str], *, across: bool = False
) -> dict[str, list[Opening]]:
    """Return where each of some fields opens onto others, the widest border first.

    ``through`` are the fields onto which they open. Where a field has one opening alone, the border
    with void at the farthest end of it counts too: there the way leaves the board. ``across``
    leaves out borders along a long and narrow field: roads that lie side by side are not one way.
    """
    shared: dict[str, dict[str, list[tuple[Point, Point]]]] = {i: {} for i in fields}
    rim: dict[str, list[tuple[Point, Point]]] = {i: [] for i in fields}
    for border in shapes.borders:
        left, right = border.left[:1], border.right[:1]
        for own, other in ((left, right), (right, left)):
            if not own or own[0] not in shared or own == other:
                continue
            if not other:
                rim[own[0]].append((border.a, border.b))
            elif other[0] in through:
                shared[own[0]].setdefault(other[0], []).append((border.a, border.b))
    found: dict[str, list[Opening]] = {}
    for i, others in shared.items():
        ways = [_opening(shapes, i, pieces) for pieces in others.values()]
        if across:
            ways = [way for way in ways if not _along(shapes.polygons[i], way)]
        if len(ways) == 1 and rim[i]:
            first = ways[0][0]
            ends = [_opening(shapes, i, [piece]) for piece in _sides(rim[i])]
            ways.append(max(ends, key=lambda end: math.dist(first, end[0])))
        found[i] = ways
    return found


def midline(a: Opening, b: Opening, aside: float = 0.0, steps: int = 12) -> tuple[Point, ...]:
    """Return a curve from one opening to another, which leaves both of them straight.

    ``aside`` is how far to the right of the middle the curve runs, mm; ``steps`` how many straight
    pieces it has.
    """
    (start, out), (end, back) = a, b
    reach = math.dist(start, end) / 2.6
    points = (
        start,
        (start[0] + out[0] * reach, start[1] + out[1] * reach),
        (end[0] + back[0] * reach, end[1] + back[1] * reach),
        end,
    )
    return tuple(_bezier(points, k / steps, aside) for k in range(steps + 1))


def way_within(polygon: Any, start: Point, end: Point) -> list[Point]:
    """Return the shortest way from a point to another that stays within a field.

    ``start`` and ``end`` are in it or on its border. Returns where it turns, a little within the
    field's corners, and its end; the end alone where it is straight, or where no way is found.
    """
    room = polygon.buffer(1e-6 * polygon.length)
    shapely.prepare(room)
    if room.covers(shapely.LineString([start, end])):
        return [end]
    inner = polygon.buffer(-0.05 * math.sqrt(polygon.area), join_style="mitre")
    turns = {(float(x), float(y)) for x, y in shapely.get_coordinates(inner)}
    best: dict[Point, tuple[float, list[Point]]] = {start: (0.0, [])}
    left = {start, end, *turns}
    while left and (here := min(left & best.keys(), key=lambda p: best[p][0], default=None)):
        left.remove(here)
        far, way = best[here]
        if here == end:
            return way
        ends = [to for to in left if to not in best or far + math.dist(here, to) < best[to][0]]
        lines: Any = shapely.linestrings([(here, to) for to in ends]) if ends else []
        for to, inside in zip(ends, shapely.covers(room, lines), strict=True):
            if inside:
                best[to] = far + math.dist(here, to), [*way, to]
    return [end]


def _bezier(points: tuple[Point, Point, Point, Point], t: float, aside: float) -> Point:
    """Return the point at a share of a curve, moved aside at right angles to it."""
    u = 1 - t
    shares = (u**3, 3 * t * u * u, 3 * t * t * u, t**3)
    slopes = (-u * u, u * u - 2 * t * u, 2 * t * u - t * t, t * t)
    x, y = (sum(s * p[k] for s, p in zip(shares, points, strict=True)) for k in (0, 1))
    dx, dy = (sum(s * p[k] for s, p in zip(slopes, points, strict=True)) for k in (0, 1))
    run = math.hypot(dx, dy) or 1.0
    return x - dy / run * aside, y + dx / run * aside


def _opening(shapes: BoardShapes, field_id: str, pieces: Iterable[tuple[Point, Point]]) -> Opening:
    """Return the middle of a border, and the direction into the field at right angles to it."""
    corners = [p for piece in pieces for p in piece]
    a, b = max(
        ((p, q) for p in corners for q in corners), key=lambda pair: math.dist(*pair)
    )  # its two ends
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    length = math.dist(a, b) or 1.0
    normal = (-(b[1] - a[1]) / length, (b[0] - a[0]) / length)
    centre = shapes.polygons[field_id].centroid
    inwards = (centre.x - x) * normal[0] + (centre.y - y) * normal[1] >= 0
    return (x, y), normal if inwards else (-normal[0], -normal[1])


def _along(polygon: Any, way: Opening) -> bool:
    """Return whether a field is long and narrow and the way leads through one of its long sides."""
    box = polygon.minimum_rotated_rectangle
    if box.geom_type != "Polygon":
        return False
    a, b, c = list(box.exterior.coords)[:3]
    short, long = sorted(
        ((p[0] - q[0], p[1] - q[1]) for p, q in ((a, b), (b, c))),
        key=lambda side: math.hypot(*side),
    )
    length = math.hypot(*long)
    if length < _NARROW * math.hypot(*short):
        return False
    inwards = way[1]
    return bool(abs(inwards[0] * long[0] + inwards[1] * long[1]) < length / 2)


def _sides(pieces: Iterable[tuple[Point, Point]]) -> list[tuple[Point, Point]]:
    """Join pieces of a rim that lie in one line."""
    lines = shapely.line_merge(shapely.multilinestrings(list(pieces))).simplify(1e-6)
    parts = shapely.get_parts(lines)
    return [
        (tuple(p), tuple(q))
        for part in parts
        for p, q in zip(part.coords[:-1], part.coords[1:], strict=True)
    ]
