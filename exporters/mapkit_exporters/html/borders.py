"""Where lines end: on which edge of a field's border, and how far along it.

Lengths are whole numbers of 0.0001 mm. What ``page/borders.mjs`` computes again is computed here
by the same steps on floats, and what is written is how far it is off.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from mapkit.model import GameMap

PER_MM = 10_000

XY = tuple[int, int]


def in_parts(millimetres: float) -> int:
    """Return a length, which has four decimals, as a whole number."""
    return round(millimetres * PER_MM)


class End(NamedTuple):
    """An end of a line."""

    edge: int
    """Of the field's border, counted over all rings."""
    along: int
    """Along the axis on which the edge is longer: from its first point, or ``-1 -`` from its last
    where that is nearer."""
    aside: int
    """How far it is off the edge along the other axis."""


class StringAt(NamedTuple):
    """Where on a border a string is laid.

    ``corner`` and ``towards``: Numbers of corners.
    """

    corner: int
    towards: int
    swapped: bool
    """Whether the corner is not the one that is computed to be nearer."""
    away: int
    """How much the way to the corner differs from what is computed."""


class _Edge(NamedTuple):
    ring: tuple[XY, ...]
    start: int
    """The number of its first point in the ring."""
    first: int
    """The number of the ring's first point among all points of the map."""


class _Around(NamedTuple):
    behind: int
    ahead: int
    corners: frozenset[XY]


class Borders:
    """The borders of all fields.

    ``corners`` are the points that strings are measured from.
    """

    def __init__(self, game_map: GameMap, corners: Sequence[Iterable[XY]]) -> None:
        unit = game_map.unit_mm
        self.rings: list[list[tuple[XY, ...]]] = []
        self.is_corner: list[bool] = []
        self._edges: list[list[_Edge]] = []
        for field_id, known in zip(game_map.fields, corners, strict=True):
            self.rings.append([])
            self._edges.append([])
            wanted = set(known)
            for points in game_map.points(field_id):
                ring = tuple((_rounded(x * unit), _rounded(y * unit)) for x, y in points)
                first = len(self.is_corner)
                self.rings[-1].append(ring)
                self._edges[-1] += [_Edge(ring, k, first) for k in range(len(ring))]
                self.is_corner += [point in wanted for point in ring]
        self._numbers = [0]
        for is_one in self.is_corner:
            self._numbers.append(self._numbers[-1] + is_one)
        self._points: dict[XY, int] = {}
        for number, point in enumerate(p for rings in self.rings for ring in rings for p in ring):
            self._points.setdefault(point, number)
        self.end, self._around = cache(self._end), cache(self._found_around)

    def point(self, at: XY) -> int | None:
        """Return the number of the first point of a border that lies at a place, if any does."""
        return self._points.get(at)

    def _end(self, field: int, at: XY, between: frozenset[XY] | None = None) -> End:
        """Return how an end is written: on the edge that it is nearest to.

        ``between`` are the two corners next to it, where they are known.
        """
        best = None
        for number, edge in enumerate(self._edges[field]):
            if between is None or between == self._around(field, number).corners:
                found = _on(edge, number, at)
                if best is None or found[0] < best[0]:
                    best = found
        if best is None:  # the corners are those of no edge
            raise ValueError(f"no edge of field {field} lies between {between}")
        return best[1]

    def string(self, field: int, end: End, at: XY, corner: XY, away: int) -> StringAt:
        """Return how the place of a string is written.

        ``at`` and ``corner`` are the place, and the corner that it is measured from; ``away`` is
        the way between the two along the border.
        """
        edge = self._edges[field][end.edge]
        behind, ahead, _ = self._around(field, end.edge)
        back = _way(edge.ring, at, edge.start, behind, -1)
        forth = _way(edge.ring, at, (edge.start + 1) % len(edge.ring), ahead, 1)
        both = [(back, behind), (forth, ahead)]
        if forth < back:
            both.reverse()
        swapped = edge.ring[both[0][1]] != corner
        if swapped:
            both.reverse()
        numbers = [self._numbers[edge.first + k] for _, k in both]
        return StringAt(numbers[0], numbers[1], swapped, away - math.floor(both[0][0] + 0.5))

    def along(self, field: int, edge: int, at: XY) -> int:
        """Return how far a place lies from the first point of an edge, along its longer axis."""
        return _along(*_ends(self._edges[field][edge]), at)[0]

    def _found_around(self, field: int, edge: int) -> _Around:
        """Return the points of the corners behind and ahead of an edge."""
        ring, start, first = self._edges[field][edge]
        n = len(ring)
        back, on = range(start, start - n, -1), range(start + 1, start + 1 + n)
        behind, ahead = (
            next((k for k in way if self.is_corner[first + k % n]), start) % n for way in (back, on)
        )
        return _Around(behind, ahead, frozenset((ring[behind], ring[ahead])))


def _rounded(millimetres: float) -> int:
    return in_parts(round(millimetres, 4))


def _ends(edge: _Edge) -> tuple[XY, XY]:
    return edge.ring[edge.start], edge.ring[(edge.start + 1) % len(edge.ring)]


def _along(p: XY, q: XY, at: XY) -> tuple[int, int, int]:
    """Return how far a place is along and aside an edge, and how long that is on its axis."""
    long = 0 if abs(q[0] - p[0]) >= abs(q[1] - p[1]) else 1
    size, slant = q[long] - p[long], q[1 - long] - p[1 - long]
    along = at[long] - p[long]
    off = math.floor(along * slant / size + 0.5) if size else 0
    turn = 1 if size >= 0 else -1
    return along * turn, at[1 - long] - p[1 - long] - off, size * turn


def _on(edge: _Edge, number: int, at: XY) -> tuple[tuple[int, int], End]:
    """Return how an end is written on an edge, and first how far from the edge it is."""
    along, aside, size = _along(*_ends(edge), at)
    beyond = max(0, -along, along - size)
    return (abs(aside), beyond), End(number, _nearer(along, size), aside)


def _nearer(along: int, size: int) -> int:
    """Count from the last point where that is nearer, or the first is passed by."""
    return along - size - 1 if along < 0 or size / 2 < along <= size else along


def _way(ring: tuple[XY, ...], at: XY, start: int, end: int, step: int) -> float:
    """Return the length from a place to a point, and along the ring to another."""
    way, k = _length(at, ring[start]), start
    while k != end:
        following = (k + step) % len(ring)
        way += _length(ring[k], ring[following])
        k = following
    return way


def _length(p: XY, q: XY) -> float:
    dx, dy = float(q[0] - p[0]), float(q[1] - p[1])
    return math.sqrt(dx * dx + dy * dy)
