"""Arcs, regular shapes and strokes as few corners, and corners of borders cut off or rounded."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import shapely

from mapkit.edits.borders import reshape_border
from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.ids import EditRefusedError
from mapkit.edits.levels import is_junction
from mapkit.messages import decimal, phrase
from mapkit.model import GameMap, Point

_At = tuple[float, float]
_STRAIGHT = 1e-3
"""Radians; a border that turns by less has no corner there."""


def arc_points(start: _At, via: _At, end: _At, deviation: float) -> list[Point]:
    """Return the corners of an arc after its start, the end last.

    The arc leads through ``via``; three places on one line give a straight line. ``deviation`` is
    how far the corners' line may be off the arc, above 0, in the unit of the places.
    """
    centre = _centre(start, via, end)
    if centre is None:
        return [whole_point(end)]
    first, middle, last = (_angle(centre, p) for p in (start, via, end))
    turn = (last - first) % math.tau
    if (middle - first) % math.tau > turn:
        turn -= math.tau
    return [*_on_arc(centre, start, turn, deviation), whole_point(end)]


def _centre(a: _At, b: _At, c: _At) -> _At | None:
    """Return the centre of the circle through three places; None where they are on a line."""
    bx, by, cx, cy = b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]
    twice = 2 * (bx * cy - by * cx)
    if abs(twice) <= 1e-6 * (bx * bx + by * by + cx * cx + cy * cy):
        return None
    b2, c2 = bx * bx + by * by, cx * cx + cy * cy
    return a[0] + (cy * b2 - by * c2) / twice, a[1] + (bx * c2 - cx * b2) / twice


def _angle(centre: _At, p: _At) -> float:
    return math.atan2(p[1] - centre[1], p[0] - centre[0])


def _on_arc(centre: _At, start: _At, turn: float, deviation: float) -> list[Point]:
    """Return the corners between the two ends of an arc that turns by an angle."""
    radius, first = math.dist(centre, start), _angle(centre, start)
    step = 2 * math.acos(max(1 - deviation / radius, 0.0)) if radius > deviation else math.pi / 2
    count = max(1, math.ceil(abs(turn) / step))
    angles = (first + turn * k / count for k in range(1, count))
    return [
        whole_point((centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)))
        for a in angles
    ]


def regular_polygon(centre: _At, corner: _At, sides: int) -> list[Point]:
    """Return the corners of a regular polygon, in map units.

    ``centre`` and ``corner`` are two different places; there are 3 or more ``sides``.
    """
    radius, first = math.dist(centre, corner), _angle(centre, corner)
    return [
        whole_point(
            (
                centre[0] + radius * math.cos(first + math.tau * k / sides),
                centre[1] + radius * math.sin(first + math.tau * k / sides),
            )
        )
        for k in range(sides)
    ]


def simplified(points: Sequence[_At], deviation: float) -> list[_At]:
    """Return the few places of a stroke that it may be drawn by, its ends among them.

    ``deviation`` is how far the stroke may be off the line by those places.
    """
    if len(points) < 3:
        return list(points)
    line = shapely.LineString(points).simplify(deviation, preserve_topology=False)
    return [(x, y) for x, y in line.coords]


def cut_corners(
    game_map: GameMap, vertices: Iterable[str], size: float, *, rounded: bool = False
) -> GameMap:
    """Cut corners of borders off, or round them, for all fields there.

    Raises ``EditRefusedError`` where borders meet at a vertex, or end there; a side is too short;
    the size is not above 0.

    Parameters
    ----------
    game_map : GameMap
    vertices : iterable of str
        The corners; where borders meet there is none to cut.
    size : float
        In map units: how far from the corner the cut begins, or the radius where ``rounded``.
    rounded : bool
        Whether an arc takes the corner's place; it has as few vertices as the map's tolerance
        allows.
    """
    vertices = tuple(dict.fromkeys(vertices))
    if not vertices:
        raise EditRefusedError(phrase("There is no corner at which no other border ends."))
    if not size > 0:
        raise EditRefusedError(phrase("How much to cut off has to be more than 0."))
    for vertex in vertices:
        game_map = _cut_corner(game_map, vertex, size, rounded=rounded)
    return game_map


def cuttable_corners(game_map: GameMap, fields: Iterable[str]) -> tuple[str, ...]:
    """Return the corners of some fields at which no other border ends, each once."""
    draft = Draft(game_map)
    corners = dict.fromkeys(v for f in fields for ring in game_map.fields[f].rings for v in ring)
    return tuple(v for v in corners if len(draft.neighbours(v)) == 2 and not is_junction(draft, v))


def _cut_corner(game_map: GameMap, vertex: str, size: float, *, rounded: bool) -> GameMap:
    draft = Draft(game_map)
    corner = draft.point(vertex)
    beside = sorted(draft.neighbours(vertex))
    if len(beside) != 2 or is_junction(draft, vertex):
        raise EditRefusedError(
            phrase(
                "Borders meet at vertex {vertex}: there is no corner to cut off.", vertex=vertex
            ),
            [corner],
        )
    ends = [draft.point(v) for v in beside]
    rays = [((x - corner[0]), (y - corner[1])) for x, y in ends]
    lengths = [math.hypot(*ray) for ray in rays]
    (ax, ay), (bx, by) = (
        (x / length, y / length) for (x, y), length in zip(rays, lengths, strict=True)
    )
    half = math.acos(max(-1.0, min(1.0, ax * bx + ay * by))) / 2
    if abs(math.pi / 2 - half) * 2 < _STRAIGHT:
        return game_map  # nothing turns here
    cut = size / max(math.tan(half), _STRAIGHT) if rounded else size
    if cut > min(lengths) + 0.5:
        most = min(lengths) * (math.tan(half) if rounded else 1.0) * game_map.unit_mm
        raise EditRefusedError(
            phrase(
                "The sides of the corner at vertex {vertex} are too short: {most} mm at most.",
                vertex=vertex,
                most=decimal(math.floor(most * 10) / 10, 1),
            ),
            [corner],
        )
    first, last = ((corner[0] + ux * cut, corner[1] + uy * cut) for ux, uy in ((ax, ay), (bx, by)))
    course = [whole_point(first)]
    if rounded:
        far = size / math.sin(half)
        toward = math.hypot(ax + bx, ay + by)
        centre = (corner[0] + (ax + bx) / toward * far, corner[1] + (ay + by) / toward * far)
        turn = (_angle(centre, last) - _angle(centre, first) + math.pi) % math.tau - math.pi
        course += _on_arc(centre, first, turn, game_map.tolerance_units / 2 or 1.0)
    course.append(whole_point(last))
    between = [p for p in dict.fromkeys(course) if p not in ends]
    return reshape_border(
        game_map, beside[0], beside[1], between, along=(beside[0], vertex, beside[1])
    )
