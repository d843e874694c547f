"""Gaps that an edit would leave: whether it makes new ones, and whether they are too narrow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import chain, pairwise

import numpy as np
import shapely

from mapkit.coverage.checks.slivers import too_narrow
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, rules
from mapkit.edits.box_grid import bounds
from mapkit.edits.exact_geometry import (
    Edge,
    contains_middle,
    cross,
    crossing_point,
    directed,
    edges_of,
    first_clockwise,
    twice_area,
)
from mapkit.edits.ids import EditRefusedError
from mapkit.edits.topology import Topology
from mapkit.geometry.valid import make_valid
from mapkit.messages import phrase
from mapkit.model import GameMap, Point

Side = tuple[Point, Point]


def refuse_openings(
    before: GameMap,
    after: GameMap,
    voids: Iterable[tuple[str, ...]],
    old: Topology,
    new: Topology,
) -> None:
    """Refuse a map with a void where the map before had nothing but ground.

    Raises ``EditRefusedError`` where there is such a void.

    Parameters
    ----------
    before, after : GameMap
        Sound where they differ.
    voids : iterable of tuple of str
        Those of the map after that have another outline, see :func:`changed_voids`.
    old, new : Topology
        Of both maps.
    """
    ground: VoidWalker | None = None
    for ring in voids:
        if ground is None:
            ground = VoidWalker(before, old)
        if not _was_void(ring, before, after, old, ground):
            say = Wording(before)
            points = [after.vertices[v] for v in ring]
            beside = {f for a, b in edges_of(ring) for f in new.users[a] if f in new.users[b]}
            fields = [f for f in before.fields if f in beside]
            spot = shapely.Polygon(points).representative_point()
            raise EditRefusedError(
                phrase(
                    "A void of {area} would open between {fields}, where there is ground now. "
                    "To make a hole, delete a field or cut one.",
                    area=say.area(twice_area(points) / 2),
                    fields=say.fields(fields),
                ),
                [(spot.x, spot.y)],
                fields,
            )


def _was_void(
    ring: Sequence[str], before: GameMap, after: GameMap, old: Topology, ground: VoidWalker
) -> bool:
    """Return whether any part of a void, or of what lies in it, was void before, or outside."""
    places = before.vertices
    for a, b in edges_of(ring):
        # Nearly always an edge stayed where it was, with the void beside it.
        if all(places.get(v) == after.vertices[v] for v in (a, b)) and ground.faces_void(a, b):
            return True
    points = [after.vertices[v] for v in ring]
    sides = list(zip(points, [*points[1:], points[0]], strict=True))
    near = old.boxes.near(bounds(points))
    for f in near:
        for a, b in ground.sides(f):
            if ground.is_void(b, a) and _enters(sides, places[a], places[b]):
                return True
    # No border between ground and void passes through it, so all of it is what one place is.
    corner, end = _place_inside(points)
    return not any(
        contains_middle([(_thrice(places[a]), _thrice(places[b])) for a, b in ground.sides(f)],
                        corner, end)
        for f in near
    )  # fmt: skip


def _enters(sides: Sequence[Side], p: Point, q: Point) -> bool:
    """Return whether an edge has a part inside a ring."""
    if any(crossing_point(p, q, a, b) is not None for a, b in sides):
        return True
    along = (q[0] - p[0], q[1] - p[1])
    passed = [a for a, _ in sides if a not in (p, q) and _on(a, p, q)]
    passed.sort(key=lambda a: (a[0] - p[0]) * along[0] + (a[1] - p[1]) * along[1])
    cuts = [p, *passed, q]
    return any(
        not any(_on(s, a, b) and _on(t, a, b) for a, b in sides) and contains_middle(sides, s, t)
        for s, t in pairwise(cuts)
    )


def _on(point: Point, a: Point, b: Point) -> bool:
    """Return whether a point lies on an edge, ends included."""
    x, y = point
    return (
        cross(a, b, point) == 0
        and min(a[0], b[0]) <= x <= max(a[0], b[0])
        and min(a[1], b[1]) <= y <= max(a[1], b[1])
    )


def _place_inside(points: Sequence[Point]) -> tuple[Point, Point]:
    """Return two points whose middle lies inside a ring, three times as far from the origin."""
    k = min(range(len(points)), key=lambda n: points[n])
    tip, a, b = points[k], points[k - 1], points[(k + 1) % len(points)]
    turn = 1 if cross(tip, a, b) > 0 else -1
    inner = [
        p
        for p in points
        if p not in (tip, a, b)
        and turn * cross(tip, a, p) >= 0
        and turn * cross(tip, p, b) >= 0
        and turn * cross(a, b, p) >= 0
    ]
    if inner:  # the way to the one farthest from the third side meets nothing
        far = max(inner, key=lambda p: (turn * cross(a, b, p), p))
        return _thrice(tip), _thrice(far)
    middle = (tip[0] + a[0] + b[0], tip[1] + a[1] + b[1])
    return middle, middle


def _thrice(point: Point) -> Point:
    return 3 * point[0], 3 * point[1]


def narrow_voids(
    game_map: GameMap, topology: Topology, voids: Sequence[tuple[str, ...]], say: Wording
) -> list[Diagnostic]:
    """Find the gaps among some voids: those into which no disc of the tolerance fits.

    Linear in the outlines of the voids. Which edges bound a void is decided exactly; widths are
    measured.

    Parameters
    ----------
    game_map : GameMap
        Whose fields overlap only where they are stacked.
    topology : Topology
        Of this map.
    voids : sequence of tuple of str
        See :func:`changed_voids`.
    """
    if not voids:
        return []
    tolerance = game_map.tolerance_units
    shapes = np.empty(len(voids), dtype=object)
    shapes[:] = [shapely.Polygon([game_map.vertices[v] for v in ring]) for ring in voids]
    shapes = make_valid(shapes)
    return [
        _told(game_map, topology, ring, say)
        for ring, narrow in zip(voids, too_narrow(shapes, tolerance), strict=True)
        if narrow
    ]


def changed_voids(
    game_map: GameMap, topology: Topology, touched: Collection[str], before: GameMap | None
) -> list[tuple[str, ...]]:
    """Walk round the voids beside some fields whose outline is not what it was in a map before.

    Fields that are not there any more say what ``before`` had in their place. The outside of the
    board is a void where they lie at the rim.
    """
    return [
        ring
        for ring in void_rings(game_map, topology, touched, before)
        if len(ring) > 2 and twice_area([game_map.vertices[v] for v in ring]) > 0
    ]


def void_rings(
    game_map: GameMap, topology: Topology, fields: Collection[str], before: GameMap | None = None
) -> list[tuple[str, ...]]:
    """Walk round the voids beside some fields, with the void to the left.

    They are rings of vertices: those round a void run with a positive area, those round the islands
    in one, and round all fields, with a negative one.

    Parameters
    ----------
    game_map, topology
    fields : collection of str
        Those that are not there are left out.
    before : GameMap, optional
        No ring begins at an edge that lies where it lay in this map.
    """
    walker = VoidWalker(game_map, topology)
    seen: set[Edge] = set()
    same = _unchanged(before, game_map, fields) if before is not None else None
    found: list[tuple[str, ...]] = []
    for f in fields:
        for a, b in walker.sides(f) if f in game_map.fields else ():
            if (b, a) in seen or (same is not None and same(a, b)) or not walker.is_void(b, a):
                continue
            ring = walker.walk(b, a)
            seen.update(edges_of(ring))
            if ring:
                found.append(ring)
    return found


def _unchanged(
    before: GameMap, after: GameMap, touched: Collection[str]
) -> Callable[[str, str], bool]:
    """Return what tells whether an edge lies where it lay, between as many touched fields."""
    old, new = before.vertices, after.vertices
    was, now = before.fields, after.fields
    if all(f in was and f in now and was[f].rings == now[f].rings for f in touched):
        # Vertices have moved, nothing else, as in a drag.
        still = {v for f in touched for v in chain(*now[f].rings) if old.get(v) == new.get(v)}
        return lambda a, b: a in still and b in still
    earlier, later = _numbers(before, touched), _numbers(after, touched)

    def same(a: str, b: str) -> bool:
        edge = _either_way(a, b)
        return (
            edge in later
            and earlier.get(edge) == later[edge]
            and all(v in old and old[v] == new.get(v) for v in edge)
        )

    return same


def _numbers(game_map: GameMap, fields: Collection[str]) -> dict[Edge, int]:
    """Count how often some fields name each edge, the smaller name first."""
    known = [game_map.fields[f] for f in fields if f in game_map.fields]
    return Counter(
        _either_way(a, b) for item in known for ring in item.rings for a, b in edges_of(ring)
    )


def _either_way(a: str, b: str) -> Edge:
    return (a, b) if a < b else (b, a)


def _told(game_map: GameMap, topology: Topology, ring: tuple[str, ...], say: Wording) -> Diagnostic:
    fields = list(dict.fromkeys(f for v in ring for f in topology.users.get(v, ())))
    points = [game_map.vertices[v] for v in ring]
    area = abs(twice_area(points)) / 2
    spot = shapely.Polygon(points).representative_point()
    return rules.GAP.report(
        phrase(
            "A gap of {area} between {fields} would be left, narrower than the "
            "tolerance of {tolerance}.",
            area=say.area(area),
            fields=say.fields(fields),
            tolerance=say.length(game_map.tolerance_units),
        ),
        fields=fields,
        vertices=ring,
        at=[(spot.x, spot.y)],
    )


class VoidWalker:
    """Edges of fields with their insides left, and the void on the other side of them."""

    def __init__(self, game_map: GameMap, topology: Topology) -> None:
        self._map = game_map
        self._topology = topology
        self._sides: dict[str, list[Edge]] = {}
        self._void: dict[Edge, bool] = {}
        self._around: dict[str, dict[str, list[str]]] = {}
        self._unnamed = topology.unnamed(game_map)
        self._more: dict[str, list[str]] = {}
        for f, junctions in self._unnamed.items():
            for junction in junctions:
                for v in junction.between:
                    self._more.setdefault(v, []).append(f)
        self._has_levels = len({item.level for item in game_map.fields.values()}) > 1

    def sides(self, f: str) -> list[Edge]:
        """Return the edges of a field with its inside left, cut at all junctions."""
        known = self._sides.get(f)
        if known is None:
            rings = self._map.fields[f].rings
            whole = all(v in self._map.vertices for ring in rings for v in ring)
            known = directed(rings, self._map.vertices) if whole else []
            if f in self._unnamed:
                known = self._cut(f, known)
            self._sides[f] = known
            entering: dict[str, list[str]] = {}
            for a, b in known:
                entering.setdefault(b, []).append(a)
            self._around[f] = entering
        return known

    def _cut(self, f: str, edges: list[Edge]) -> list[Edge]:
        vertices = self._map.vertices
        chains = {(j.a, j.b): j.between for j in self._unnamed[f]}
        chains |= {(b, a): between[::-1] for (a, b), between in list(chains.items())}
        cut: list[Edge] = []
        for a, b in edges:
            chain = (a, *chains.get((vertices[a], vertices[b]), ()), b)
            cut.extend(pairwise(chain))
        return cut

    def _entering(self, v: str) -> Iterable[tuple[str, str]]:
        """Return the fields' edges that end at a vertex, as (field, other end)."""
        for f in (*self._topology.users.get(v, ()), *self._more.get(v, ())):
            self.sides(f)
            for u in self._around[f].get(v, ()):
                yield f, u

    def faces_void(self, a: str, b: str) -> bool:
        """Return whether some field has an edge the other way round, and none lies left of it."""
        return any(u == b for _, u in self._entering(a)) and self.is_void(a, b)

    def is_void(self, a: str, b: str) -> bool:
        """Return whether no field lies left of an edge that some field has the other way round."""
        known = self._void.get((a, b))
        if known is None:
            known = self._void[a, b] = self._find_void(a, b)
        return known

    def _find_void(self, a: str, b: str) -> bool:
        if any(u == a for _, u in self._entering(b)):
            return False
        if not self._has_levels:
            return True
        # A field of the other level may cover the edge; on its own level nothing overlaps.
        own = {self._map.fields[f].level for f, u in self._entering(a) if u == b}
        p, q = self._map.vertices[a], self._map.vertices[b]
        x, y = (p[0] + q[0]) // 2, (p[1] + q[1]) // 2
        for f in self._topology.boxes.near((x, y, x + 1, y + 1)):
            if self._map.fields[f].level in own:
                continue
            sides = [(self._map.vertices[s], self._map.vertices[t]) for s, t in self.sides(f)]
            if (q, p) not in sides and contains_middle(sides, p, q):
                return False
        return True

    def walk(self, a: str, b: str) -> tuple[str, ...]:
        """Walk round the void left of an edge; nothing where the drawing is broken there."""
        start = (a, b)
        ring: list[str] = []
        points = self._map.vertices
        most = 4 * len(points) + 8
        while len(ring) < most:
            ring.append(a)
            ends = list(dict.fromkeys(u for _, u in self._entering(b)))
            ends = [u for u in ends if self.is_void(b, u)]
            if not ends:
                return ()
            k = first_clockwise(points[b], points[a], [points[u] for u in ends])
            a, b = b, ends[k]
            if (a, b) == start:
                return tuple(ring)
        return ()
