"""The way along borders: between two places on them, and back to where a ring began."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot, inf

import shapely

from mapkit.edits.cutting import pathway
from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.exact_geometry import directed, foot, twice_area
from mapkit.model import GameMap, Point

Way = tuple[str, ...]
"""Vertices one after the other."""

_DETOUR = 2.0
"""A ring closes by itself along a border that is at most so many times longer than the line."""


def border_path(
    game_map: GameMap,
    a: tuple[float, float],
    b: tuple[float, float],
    *,
    near: tuple[float, float] | None = None,
    within: float | None = None,
    drawn: Sequence[tuple[float, float]] = (),
    room: bool = True,
) -> tuple[tuple[Point, ...], ...]:
    """Find the ways along existing borders between two points on them.

    They run from a to b, both included, in map units; the shortest first but for ``near`` and
    ``room``. Empty where a or b lies on no border, or the borders are not connected.

    Shortest paths over the edges between the two: 1 ms for neighbours, 20 ms across 1,000 fields.

    Parameters
    ----------
    a, b : (float, float)
        In map units, on vertices or edges.
    near : (float, float), optional
        The way that passes nearest to this comes first.
    within : float, optional
        How near to a border counts as on it, in map units; the tolerance if not given.
    drawn : sequence of (float, float)
        A path that was drawn already: no way uses it again, or meets it but at its own ends.
    room : bool
        Whether ways with room for a new field beside them come before all others.
    """
    draft = Draft(game_map)
    reach = draft.tolerance if within is None else within
    ways = tuple(_points(draft, way) for way in _ways(draft, a, b, reach, drawn, room=room))
    return ways if near is None else tuple(sorted(ways, key=lambda way: _distance(near, way)))


def closing_ways(
    game_map: GameMap,
    points: Sequence[tuple[float, float]],
    *,
    within: float | None = None,
    room: bool = True,
) -> tuple[tuple[Point, ...], ...]:
    """Find how a ring that is being drawn can be closed: along borders, or straight.

    They run from the last point to the first, both included, what is most likely meant first: a
    border that is no long detour, then the straight line, then other borders. None of them uses
    again what was drawn; those that make no ring, or one that lies on a field along the border, are
    left out.

    Parameters
    ----------
    points : sequence of (float, float)
        What was drawn, in map units.
    within : float, optional
        How near to a border counts as on it, in map units; the tolerance if not given.
    room : bool
        Whether the ring is to lie beside the fields that there are, not on them.
    """
    if len(points) < 2:
        return ()
    draft = Draft(game_map)
    reach = draft.tolerance if within is None else within
    start, *_, last = (whole_point(point) for point in points)
    direct = hypot(start[0] - last[0], start[1] - last[1])
    borders: list[tuple[Point, ...]] = []
    for way in _ways(draft, last, start, reach, points, room=room):
        along = _points(draft, way)
        ring = [*points, *along[1:-1]]
        if _is_ring(ring) and not (room and _covers(draft, way, ring)):
            borders.append(along)
    found = [way for way in borders if _length(way) <= _DETOUR * direct]
    if _is_ring(points):
        found.append((last, start))
    return tuple(dict.fromkeys((*found, *borders)))


def nearest_way(
    ways: Sequence[tuple[Point, ...]], near: tuple[float, float] | None
) -> tuple[Point, ...]:
    """Return the way that passes nearest to a place, the first of equals or without a place."""
    if near is None:
        return ways[0]
    return min(ways, key=lambda way: _distance(near, way))


@dataclass(frozen=True, slots=True)
class _Drawn:
    """What a path that was drawn takes away from the borders."""

    vertices: Collection[str] = ()
    edges: Collection[frozenset[str]] = ()

    def leaves(self, u: str, v: str) -> bool:
        """Return whether an edge is still there to go along."""
        return u not in self.vertices and v not in self.vertices and {u, v} not in self.edges


def _ways(
    draft: Draft,
    a: tuple[float, float],
    b: tuple[float, float],
    reach: float,
    drawn: Sequence[tuple[float, float]],
    *,
    room: bool,
) -> list[Way]:
    """Return the ways between two places along borders, those with room first if need be."""
    start, stop = (draft.place(whole_point(point), reach) for point in (a, b))
    if start == stop or not (draft.users(start) and draft.users(stop)):
        return []
    taken = _Drawn()
    if len(drawn) > 1:
        path = pathway(draft, drawn, reach)
        taken = _Drawn(set(path) - {start, stop}, {frozenset(e) for e in pairwise(path)})

    def free(u: str, v: str) -> bool:
        return len(draft.edge_fields(u, v)) == 1

    def free_and_left(u: str, v: str) -> bool:
        return taken.leaves(u, v) and free(u, v)

    outer = shortest_way(draft, start, stop, free_and_left)
    inner = frozenset(outer[1:-1]) if outer is not None else frozenset()

    def the_other_way_round(u: str, v: str) -> bool:
        return u not in inner and v not in inner and {u, v} != {start, stop} and free_and_left(u, v)

    found: dict[Way, None] = {}
    for way in (
        outer,
        shortest_way(draft, start, stop, the_other_way_round) if outer is not None else None,
        shortest_way(draft, start, stop, taken.leaves),
        *_round(draft, start, stop),
    ):
        if way is not None and all(taken.leaves(u, v) for u, v in pairwise(way)):
            found[way] = None

    def rank(way: Way) -> tuple[bool, float]:
        crowded = room and not all(free(u, v) for u, v in pairwise(way))
        return crowded, _length(_points(draft, way))

    return sorted(found, key=rank)


def shortest_way(
    draft: Draft, start: str, stop: str, allowed: Callable[[str, str], bool]
) -> Way | None:
    """Search the shortest way along edges, those that lead towards the end first (A*)."""
    goal = draft.vertices[stop]

    def left(v: str) -> float:
        x, y = draft.vertices[v]
        return hypot(goal[0] - x, goal[1] - y)

    best = {start: 0.0}
    came: dict[str, str] = {}
    heap = [(left(start), start)]
    done: set[str] = set()
    while heap:
        _, v = heapq.heappop(heap)
        if v == stop:
            way = [v]
            while way[-1] != start:
                way.append(came[way[-1]])
            return tuple(way[::-1])
        if v in done:
            continue
        done.add(v)
        x, y = draft.vertices[v]
        for w in draft.neighbours(v):
            if w in done or not allowed(v, w):
                continue
            p, q = draft.vertices[w]
            length = best[v] + hypot(p - x, q - y)
            if length < best.get(w, inf):
                best[w] = length
                came[w] = v
                heapq.heappush(heap, (length + left(w), w))
    return None


def _round(draft: Draft, start: str, stop: str) -> list[Way]:
    """Return both ways round each ring that has both ends."""
    found: list[Way] = []
    for f in sorted(draft.users(start) & draft.users(stop)):
        for ring in draft.fields[f].rings:
            if start in ring and stop in ring:
                k = ring.index(start)
                turned = (*ring[k:], *ring[:k])
                n = turned.index(stop)
                found += [turned[: n + 1], (start, *turned[: n - 1 : -1])]
    return found


def _covers(draft: Draft, way: Way, ring: Sequence[tuple[float, float]]) -> bool:
    """Return whether a ring lies on the same side of a border on its way as a field there."""
    leftwards = twice_area([whole_point(point) for point in ring]) > 0
    for u, v in pairwise(way):
        edge = (u, v) if leftwards else (v, u)
        for f in draft.edge_fields(u, v):
            if edge in directed(draft.fields[f].rings, draft.vertices):
                return True
    return False


def _is_ring(points: Sequence[tuple[float, float]]) -> bool:
    """Propose rings that do not meet themselves; the edit that uses one decides exactly."""
    return len(set(points)) > 2 and shapely.Polygon(points).is_valid


def _points(draft: Draft, way: Way) -> tuple[Point, ...]:
    return tuple(draft.points_of(way))


def _length(points: Sequence[tuple[float, float]]) -> float:
    return sum(hypot(q[0] - p[0], q[1] - p[1]) for p, q in pairwise(points))


def _distance(point: tuple[float, float], points: Sequence[Point]) -> float:
    return min(foot(point, p, q)[0] for p, q in pairwise(points))
