"""Which corners the calls of a disputed pair turn on, and which way to move them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import atan2, cos, hypot, inf, pi, sin

import shapely

from mapkit.edits.topology import topology_of
from mapkit.model import GameMap
from mapkit.sight import PairAnswer

__all__ = ["XY", "Wall", "call_corners", "corners_beside", "directions_across", "walls_of"]

XY = tuple[float, float]
Line = tuple[XY, XY]

Wall = tuple[tuple[str, ...], tuple[XY, XY]]
"""The vertices of a straight wall along x or y, and the two directions square to it."""

_MOST_CORNERS = 5
_MOST_BESIDE = 8
_ALIKE = pi / 36


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
    at = game_map.vertices
    beside: dict[str, set[str]] = {}
    for field in game_map.fields.values():
        for ring in field.rings:
            for a, b in pairwise((*ring, ring[0])):
                beside.setdefault(a, set()).add(b)
                beside.setdefault(b, set()).add(a)
    sizes = [round(size / game_map.unit_mm) for size in game_map.size_mm]
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
