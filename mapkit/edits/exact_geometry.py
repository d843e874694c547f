"""Plane geometry in Python's integers: exact whatever the size.

Orientations are those of a mathematical plane, y up; on the board, where y points down, left and
right change places, consistently.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import hypot

from mapkit.model import Point

Edge = tuple[str, str]


def cross(o: Point, a: Point, b: Point) -> int:
    """Return twice the signed area of the triangle o, a, b; positive where it turns left."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def twice_area(points: Sequence[Point]) -> int:
    """Return twice the signed area of a ring, positive where it runs with its inside left."""
    if not points:
        return 0
    total = 0
    px, py = points[-1]
    for x, y in points:
        total += px * y - x * py
        px, py = x, y
    return total


def edges_of(ring: Sequence[str]) -> Iterable[Edge]:
    """Return the edges of a ring that is not closed."""
    return zip(ring, (*ring[1:], *ring[:1]), strict=True)


def contains_middle(edges: Iterable[tuple[Point, Point]], p: Point, q: Point) -> bool:
    """Return whether the middle of p and q is inside an even-odd figure, on no edge of it."""
    mx, my = p[0] + q[0], p[1] + q[1]
    inside = False
    for (ax, ay), (bx, by) in edges:
        up = 2 * ay <= my
        if up != (2 * by <= my):
            side = (bx - ax) * (my - 2 * ay) - (by - ay) * (mx - 2 * ax)
            if (side > 0) == up and side:
                inside = not inside
    return inside


def first_clockwise(v: Point, start: Point, ends: Sequence[Point]) -> int:
    """Return which of the directions from v comes first, turning clockwise from ``start``.

    ``start`` itself comes last. With it faces are walked with their inside left.
    """
    best = 0
    for k in range(1, len(ends)):
        if _before(v, start, ends[k], ends[best]):
            best = k
    return best


def _before(v: Point, start: Point, a: Point, b: Point) -> bool:
    first, second = _half(v, start, a), _half(v, start, b)
    return first < second if first != second else cross(v, a, b) < 0


def _half(v: Point, start: Point, end: Point) -> int:
    """Return 0 for up to half a turn, the half included, 1 for more, 2 for the whole."""
    side = cross(v, start, end)
    along = (start[0] - v[0]) * (end[0] - v[0]) + (start[1] - v[1]) * (end[1] - v[1])
    return int(side > 0) if side or along < 0 else 2


def foot(point: tuple[float, float], a: Point, b: Point) -> tuple[float, float, float, float]:
    """Return (distance, share, x, y) of the place on an edge nearest to a point, as floats."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length2 = dx * dx + dy * dy
    if not length2:
        return hypot(point[0] - a[0], point[1] - a[1]), 0.0, float(a[0]), float(a[1])
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length2
    share = min(1.0, max(0.0, share))
    x, y = a[0] + share * dx, a[1] + share * dy
    return hypot(point[0] - x, point[1] - y), share, x, y


def beside(p: Point, a: Point, b: Point, within: float) -> bool:
    """Return whether a point is that near to an edge, strictly between its ends."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length2 = dx * dx + dy * dy
    along = (p[0] - a[0]) * dx + (p[1] - a[1]) * dy
    if not 0 < along < length2:
        return False
    side = dx * (p[1] - a[1]) - dy * (p[0] - a[0])
    return side == 0 or (within > 0 and side * side <= within * within * length2)


def crossing_point(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Return the rounded place where two edges cross inside both, None where they do not."""
    ac, ad = cross(a, b, c), cross(a, b, d)
    ca, cb = cross(c, d, a), cross(c, d, b)
    if not ((ac < 0 < ad or ad < 0 < ac) and (ca < 0 < cb or cb < 0 < ca)):
        return None
    # a + (b - a) * ca / (ca - cb), rounded half up in whole numbers
    den = ca - cb
    return (
        a[0] + (2 * (b[0] - a[0]) * ca + den) // (2 * den),
        a[1] + (2 * (b[1] - a[1]) * ca + den) // (2 * den),
    )


Rings = tuple[tuple[str, ...], ...]
"""Vertex ids, the outer ring first."""


def directed(rings: Rings, vertices: Mapping[str, Point]) -> list[Edge]:
    """Return the edges of a field with its inside to their left."""
    found: list[Edge] = []
    for k, ring in enumerate(rings):
        forward = (twice_area([vertices[v] for v in ring]) > 0) == (k == 0)
        found.extend(edges_of(ring) if forward else edges_of(ring[::-1]))
    return found


def assembled(edges: Iterable[Edge], vertices: Mapping[str, Point]) -> list[Rings]:
    """Put directed edges together to polygons, the largest first.

    ``edges`` have the inside to the left, crossing nowhere but in vertices, each at most once.
    Returns one entry for each connected piece; pieces that meet in points are apart. Empty where
    the edges do not close.
    """
    loops = [simple for loop in _loops(edges, vertices) for simple in _simple(loop)]
    areas = [(twice_area([vertices[v] for v in loop]), loop) for loop in loops]
    outers = sorted(((a, loop) for a, loop in areas if a > 0), key=lambda pair: -pair[0])
    holes: dict[int, list[tuple[str, ...]]] = defaultdict(list)
    for area, loop in areas:
        if area < 0:
            # The smallest ring around it; outers go from large to small.
            around = [
                k
                for k, (a, outer) in enumerate(outers)
                if a > -area and _within(loop, outer, vertices)
            ]
            if around:
                holes[around[-1]].append(loop)
    return [(outer, *holes[k]) for k, (_, outer) in enumerate(outers)]


def _loops(edges: Iterable[Edge], vertices: Mapping[str, Point]) -> list[list[str]]:
    """Walk the faces to the left of the edges; at a vertex of many edges turn left sharply."""
    leaving: dict[str, list[str]] = defaultdict(list)
    left = dict.fromkeys(edges)
    for a, b in left:
        leaving[a].append(b)
    loops: list[list[str]] = []
    while left:
        a, b = next(iter(left))
        loop: list[str] = []
        start = (a, b)
        while (a, b) in left:
            del left[a, b]
            loop.append(a)
            ends = leaving[b]
            if not ends:
                return []
            k = 0
            if len(ends) > 1:
                k = first_clockwise(vertices[b], vertices[a], [vertices[e] for e in ends])
            a, b = b, ends[k]
        if (a, b) != start:
            return []
        loops.append(loop)
    return loops


def _simple(loop: Sequence[str]) -> list[tuple[str, ...]]:
    """Cut a loop at the vertices that it passes twice."""
    found: list[tuple[str, ...]] = []
    path: list[str] = []
    place: dict[str, int] = {}
    for v in loop:
        if v in place:
            k = place[v]
            found.append(tuple(path[k:]))
            for gone in path[k:]:
                place.pop(gone, None)
            del path[k:]
        place[v] = len(path)
        path.append(v)
    found.append(tuple(path))
    return [ring for ring in found if len(ring) > 2]


def _within(loop: Sequence[str], outer: Sequence[str], vertices: Mapping[str, Point]) -> bool:
    own = {frozenset(edge) for edge in edges_of(outer)}
    sides = [(vertices[a], vertices[b]) for a, b in edges_of(outer)]
    for a, b in edges_of(loop):
        if frozenset((a, b)) not in own:
            return contains_middle(sides, vertices[a], vertices[b])
    return False


def alike(rings: Rings, old: Rings, vertices: Mapping[str, Point]) -> Rings:
    """Let rings run the way that a field's old ones run, from the same corner where they have it.

    It changes no shape, but keeps the lines of a file that say nothing new.
    """
    result = []
    for loop in rings:
        model = max(old, key=lambda was: len(set(was).intersection(loop)), default=loop)
        same = _leftwards(loop, vertices) == _leftwards(model, vertices)
        ring = loop if same else loop[::-1]
        n = next((ring.index(v) for v in model if v in ring), 0)
        result.append((*ring[n:], *ring[:n]))
    return tuple(result)


def _leftwards(ring: Sequence[str], vertices: Mapping[str, Point]) -> bool:
    return twice_area([vertices[v] for v in ring]) > 0
