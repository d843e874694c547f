"""Which corners, walls and buildings a disputed pair turns on, and which way to move them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from math import atan2, cos, hypot, inf, pi, sin

import shapely

from mapkit.edits.topology import topology_of
from mapkit.model import GameMap
from mapkit.sight import PairAnswer

XY = tuple[float, float]
Line = tuple[XY, XY]

Wall = tuple[tuple[str, ...], tuple[XY, XY]]
"""The vertices of a straight wall along x or y, and the two directions square to it."""

_MOST_CORNERS = 5
_MOST_BESIDE = 8
_ALIKE = pi / 36
_SQUARE = 0.002
"""Sine or cosine by which an angle may miss a right or a straight one: corners lie on a grid."""


def call_corners(game_map: GameMap, answer: PairAnswer) -> list[str]:
    """Return the corners that calls turn on, and those beside them along the same lines.

    A line that runs past one corner often runs past others of the same edge or wall. An answer
    that is open turns on the corners beside its beam.
    """
    at = topology_of(game_map).at
    near = game_map.tolerance_units / 4
    found: dict[str, None] = {}
    for point in dict.fromkeys(point for other in answer.others for point in other.at):
        vertex = at.get((round(point[0]), round(point[1])))
        if vertex is not None:
            found[vertex] = None
    if (answer.sight_open or answer.distance_open) and answer.strip is not None:
        a, b, c, d = answer.strip
        for side in ((a, b), (d, c)):
            found.update(dict.fromkeys(_along(game_map, side[0], side, near)))
    for vertex in list(found):
        for line in _lines(answer):
            found.update(dict.fromkeys(_along(game_map, game_map.vertices[vertex], line, near)))
    return list(found)[:_MOST_CORNERS]


def _along(game_map: GameMap, corner: XY, line: Line, near: float) -> Iterator[str]:
    """Yield the vertices on the parallel of a line through a corner, between the line's ends."""
    (x, y), (ux, uy) = line[0], _vector(line)
    size = hypot(ux, uy)
    if not size:
        return
    for vertex, (vx, vy) in game_map.vertices.items():
        aside = (vx - corner[0]) * uy - (vy - corner[1]) * ux
        along = (vx - x) * ux + (vy - y) * uy
        if abs(aside) <= near * size and -near * size <= along <= size * (size + near):
            yield vertex


def walls_of(game_map: GameMap, corners: Iterable[str]) -> list[Wall]:
    """Return the walls along x or y that corners are on; those of the board's rim are left out.

    A wall that moves square to itself stays straight, and the right angles at it stay right.
    """
    at, beside = game_map.vertices, _neighbours(game_map)
    sizes = _sizes(game_map)
    walls: dict[tuple[str, ...], tuple[XY, XY]] = {}
    for corner in corners:
        for axis, across in ((0, ((1.0, 0.0), (-1.0, 0.0))), (1, ((0.0, 1.0), (0.0, -1.0)))):
            level = at[corner][axis]
            found, todo = {corner}, [corner]
            while todo:
                joined = {v for v in beside.get(todo.pop(), ()) if at[v][axis] == level} - found
                found |= joined
                todo += joined
            if len(found) > 1 and level not in (0, sizes[axis]):
                walls.setdefault(tuple(sorted(found)), across)
    return list(walls.items())


def lines_of(game_map: GameMap, walls: Iterable[Wall]) -> list[Wall]:
    """Return the lines of several walls, wherever on the board, that such walls are part of."""
    at, beside = game_map.vertices, _neighbours(game_map)
    lines: dict[tuple[str, ...], tuple[XY, XY]] = {}
    for wall, across in walls:
        axis = 0 if across[0][0] else 1
        level = at[wall[0]][axis]
        found = (v for v, ends in beside.items() if any(at[w][axis] == level for w in ends))
        line = tuple(sorted(v for v in found if at[v][axis] == level))
        if len(line) > len(wall):
            lines[line] = across
    return list(lines.items())


def buildings_of(
    game_map: GameMap, buildings: Iterable[Iterable[str]], corners: Iterable[str]
) -> list[tuple[str, ...]]:
    """Return the vertices of each building that a corner is on; a building is its fields."""
    wanted = set(corners)
    found = []
    for building in buildings:
        rings = (ring for field in building for ring in game_map.fields[field].rings)
        vertices = {v for ring in rings for v in ring}
        if vertices & wanted:
            found.append(tuple(sorted(vertices)))
    return found


def along_edges(game_map: GameMap, corner: str) -> list[XY]:
    """Return the directions of the edges at a corner, away from it."""
    at = game_map.vertices
    lines = ((at[corner], at[other]) for other in sorted(_neighbours(game_map)[corner]))
    return [(x / hypot(x, y), y / hypot(x, y)) for x, y in map(_vector, lines)]


class Angles:
    """The right and the straight angles of a map, and its rim: what a move should keep."""

    def __init__(self, game_map: GameMap) -> None:
        self._at, self._sizes = game_map.vertices, _sizes(game_map)
        corners = {
            (min(a, b), v, max(a, b))
            for field in game_map.fields.values()
            for ring in field.rings
            for a, v, b in zip((ring[-1], *ring[:-1]), ring, (*ring[1:], ring[0]), strict=True)
        }
        self._kept = [(c, square) for c in corners if (square := self._square(c, {})) is not None]

    def stay_on_board(self, offsets: Mapping[str, tuple[int, int]]) -> bool:
        """Return whether vertices stay on the board, and those of its rim on their side of it."""
        for vertex, offset in offsets.items():
            for old, by, size in zip(self._at[vertex], offset, self._sizes, strict=True):
                if not 0 <= old + by <= size or (by and old in (0, size)):
                    return False
        return True

    def lost(self, offsets: Mapping[str, tuple[int, int]]) -> tuple[int, int]:
        """Return how many right angles, and how many straight ones, are others after moves."""
        count = {True: 0, False: 0}
        for corner, square in self._kept:
            if not offsets.keys().isdisjoint(corner):
                count[square] += self._square(corner, offsets) != square
        return count[True], count[False]

    def _square(
        self, corner: tuple[str, str, str], offsets: Mapping[str, tuple[int, int]]
    ) -> bool | None:
        """Return whether an angle is right; False for a straight one, None for another."""
        (ax, ay), (x, y), (bx, by) = (
            (self._at[v][0] + dx, self._at[v][1] + dy)
            for v, (dx, dy) in ((v, offsets.get(v, (0, 0))) for v in corner)
        )
        px, py, qx, qy = ax - x, ay - y, bx - x, by - y
        size = hypot(px, py) * hypot(qx, qy) * _SQUARE
        if abs(px * qx + py * qy) <= size:
            return True
        return False if abs(px * qy - py * qx) <= size else None


def _neighbours(game_map: GameMap) -> dict[str, set[str]]:
    beside: dict[str, set[str]] = {}
    for field in game_map.fields.values():
        for ring in field.rings:
            for a, b in pairwise((*ring, ring[0])):
                beside.setdefault(a, set()).add(b)
                beside.setdefault(b, set()).add(a)
    return beside


def _sizes(game_map: GameMap) -> tuple[int, ...]:
    return tuple(round(size / game_map.unit_mm) for size in game_map.size_mm)


def corners_beside(game_map: GameMap, answer: PairAnswer, limit: float) -> list[str]:
    """Return the vertices that the lines in question pass within a limit, nearest first.

    ``limit`` is in map units.
    """
    lines = [shapely.LineString(line) for line in _lines(answer)]
    away = {
        v: min((line.distance(shapely.Point(at)) for line in lines), default=inf)
        for v, at in game_map.vertices.items()
    }
    near = [v for v in sorted(away, key=lambda v: (away[v], v)) if away[v] <= limit]
    return near[:_MOST_BESIDE]


def _lines(answer: PairAnswer) -> list[Line]:
    lines = [other.line for other in answer.others if other.line]
    return [*lines, *(line for line in (answer.witness, answer.near_miss_line) if line)]


def directions_across(answer: PairAnswer) -> list[XY]:
    """Return the directions square to the lines in question, both ways."""
    angles: list[float] = []
    for angle in _angles(answer):
        for whole in (angle, angle + pi):
            if all(abs((whole - other + pi) % (2 * pi) - pi) > _ALIKE for other in angles):
                angles.append(whole)
    return [(cos(angle), sin(angle)) for angle in angles]


def _angles(answer: PairAnswer) -> Iterator[float]:
    vectors = [*map(_vector, _lines(answer)), *_across(answer)]
    if answer.direction:
        vectors.append(answer.direction)
    for x, y in vectors:
        if x or y:
            yield atan2(y, x) + pi / 2


def _across(answer: PairAnswer) -> Iterable[XY]:
    """Yield the vectors square to which two corners of a call part."""
    for other in answer.others:
        if len(other.at) == 2:
            x, y = _vector((other.at[0], other.at[1]))
            yield (-y, x)


def _vector(line: Line) -> XY:
    (ax, ay), (bx, by) = line
    return bx - ax, by - ay
