"""Whole fields moved, turned, mirrored, aligned; vertices aligned."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from mapkit.edits.box_grid import Box, bounds, box_of
from mapkit.edits.cutting import outline
from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.fields import drop_straight
from mapkit.edits.finishing import finish
from mapkit.edits.ids import EditRefusedError
from mapkit.edits.levels import release_crossings
from mapkit.edits.vertices import move_vertices
from mapkit.errors import UsageError
from mapkit.messages import phrase
from mapkit.model import GameMap, Point

ALIGNMENTS = ("left", "centre", "right", "top", "middle", "bottom")
"""``centre`` is that of widths, ``middle`` that of heights."""

Place = Callable[[Point], Point]


def move_fields(
    game_map: GameMap, fields: Iterable[str], by: tuple[float, float], *, attach: bool = True
) -> GameMap:
    """Move whole fields away from where they lie; their neighbours stay.

    ``by`` is in map units. ``attach`` says whether corners that come within the tolerance of other
    fields go onto them.

    Raises ``EditRefusedError`` where they would overlap others, leave the board, or part from a
    field that a portal joins them with.
    """
    return _transformed(game_map, dict.fromkeys(fields, _shift(*whole_point(by))), attach=attach)


def mirror_fields(
    game_map: GameMap, fields: Iterable[str], axis: str, *, attach: bool = True
) -> GameMap:
    """Mirror fields in place: ``x`` changes left and right, ``y`` top and bottom.

    Raises ``UsageError`` where the axis is another one.
    """
    ids = list(dict.fromkeys(fields))
    x0, y0, x1, y1 = _box(game_map, ids)
    if axis not in ("x", "y"):
        raise UsageError("an axis to mirror is 'x' or 'y'")

    def flipped(p: Point) -> Point:
        return (x0 + x1 - p[0], p[1]) if axis == "x" else (p[0], y0 + y1 - p[1])

    return _transformed(game_map, dict.fromkeys(ids, flipped), attach=attach)


def rotate_fields(
    game_map: GameMap, fields: Iterable[str], quarter_turns: int = 1, *, attach: bool = True
) -> GameMap:
    """Turn fields clockwise by quarter turns about the middle of their box."""
    ids = list(dict.fromkeys(fields))
    x0, y0, x1, y1 = _box(game_map, ids)
    across, down = x0 + x1, y0 + y1

    def turned(p: Point) -> Point:
        x, y = p
        match quarter_turns % 4:
            case 1:
                return (across + down) // 2 - y, x + (down - across) // 2
            case 2:
                return across - x, down - y
            case 3:
                return y + (across - down) // 2, (across + down) // 2 - x
        return p

    return _transformed(game_map, dict.fromkeys(ids, turned), attach=attach)


def turn_and_scale(
    game_map: GameMap,
    fields: Iterable[str],
    *,
    degrees: float = 0.0,
    factor: float = 1.0,
    attach: bool = True,
) -> GameMap:
    """Turn fields counter-clockwise and scale them about the middle of their box.

    ``degrees`` are as seen on the board, any number; ``factor`` is above 0, 2 doubles lengths.

    Corners go to whole map units, so lengths and angles are right to a unit.

    Raises ``UsageError`` where the factor is not above 0.
    """
    if not factor > 0:
        raise UsageError("a factor to scale by is above 0")
    ids = list(dict.fromkeys(fields))
    x0, y0, x1, y1 = _box(game_map, ids)
    middle = complex(x0 + x1, y0 + y1) / 2
    # Down is positive on a board, so an angle counts the other way round.
    times = factor * cmath.exp(-1j * math.radians(degrees))

    def placed(p: Point) -> Point:
        at = middle + (complex(*p) - middle) * times
        return whole_point((at.real, at.imag))

    return _transformed(game_map, dict.fromkeys(ids, placed), attach=attach)


def align_fields(
    game_map: GameMap, fields: Sequence[str], how: str, *, attach: bool = True
) -> GameMap:
    """Move fields so that one side or the middles of their boxes are in line.

    ``how`` is one of :data:`ALIGNMENTS`.

    Raises ``UsageError`` where ``how`` is none of :data:`ALIGNMENTS`.
    """
    whole = _box(game_map, fields)
    places = {f: _shift(*_offset(_box(game_map, [f]), whole, how)) for f in fields}
    return _transformed(game_map, places, attach=attach)


def distribute_fields(
    game_map: GameMap, fields: Sequence[str], axis: str, *, attach: bool = True
) -> GameMap:
    """Make the spaces between the boxes of fields equal, along ``x`` or ``y``.

    Raises ``UsageError`` where the axis is another one.
    """
    boxes = {f: _box(game_map, [f]) for f in fields}
    low, high = _sides(axis)
    order = sorted(boxes, key=lambda f: boxes[f][low])
    if len(order) < 3:
        return game_map
    free = boxes[order[-1]][high] - boxes[order[0]][low]
    free -= sum(box[high] - box[low] for box in boxes.values())
    at = float(boxes[order[0]][low])
    places: dict[str, Place] = {}
    for f in order:
        step = round(at) - boxes[f][low]
        places[f] = _shift(step, 0) if axis == "x" else _shift(0, step)
        at += boxes[f][high] - boxes[f][low] + free / (len(order) - 1)
    places[order[-1]] = _shift(0, 0)
    return _transformed(game_map, places, attach=attach)


def align_vertices(
    game_map: GameMap, vertices: Sequence[str], how: str, *, level: int | None = None
) -> GameMap:
    """Move vertices onto one line, upright or level; ``level`` is that of ``move_vertices``.

    Raises ``UsageError`` where ``how`` is none of :data:`ALIGNMENTS`.
    """
    draft = Draft(game_map)
    points = {v: draft.point(v) for v in vertices}
    if not points:
        return game_map
    whole = bounds(points.values())
    places = {v: _shift(*_offset((*p, *p), whole, how))(p) for v, p in points.items()}
    return move_vertices(game_map, places, level=level)


def distribute_vertices(
    game_map: GameMap, vertices: Sequence[str], axis: str, *, level: int | None = None
) -> GameMap:
    """Make the steps between vertices equal, along ``x`` or ``y``.

    ``level`` is that of ``move_vertices``.

    Raises ``UsageError`` where the axis is another one.
    """
    draft = Draft(game_map)
    low, _ = _sides(axis)
    order = sorted(dict.fromkeys(vertices), key=lambda v: draft.point(v)[low])
    if len(order) < 3:
        return game_map
    first, last = draft.point(order[0])[low], draft.point(order[-1])[low]
    places: dict[str, tuple[float, float]] = {}
    for k, v in enumerate(order):
        x, y = draft.point(v)
        at = first + (last - first) * k / (len(order) - 1)
        places[v] = (at, y) if axis == "x" else (x, at)
    return move_vertices(game_map, places, level=level)


def _sides(axis: str) -> tuple[int, int]:
    if axis not in ("x", "y"):
        raise UsageError("an axis is 'x' or 'y'")
    return (0, 2) if axis == "x" else (1, 3)


def _shift(dx: int, dy: int) -> Place:
    return lambda p: (p[0] + dx, p[1] + dy)


def _offset(box: Box, whole: Box, how: str) -> tuple[int, int]:
    match how:
        case "left":
            return whole[0] - box[0], 0
        case "right":
            return whole[2] - box[2], 0
        case "centre":
            return (whole[0] + whole[2] - box[0] - box[2]) // 2, 0
        case "top":
            return 0, whole[1] - box[1]
        case "bottom":
            return 0, whole[3] - box[3]
        case "middle":
            return 0, (whole[1] + whole[3] - box[1] - box[3]) // 2
    raise UsageError(f"{how!r} is no alignment; there are {', '.join(ALIGNMENTS)}")


def _box(game_map: GameMap, fields: Iterable[str]) -> Box:
    draft = Draft(game_map)
    boxes = [box_of(game_map.vertices, draft.field(f)) for f in fields]
    if not boxes:
        raise EditRefusedError(phrase("No field is selected."))
    x0, y0, x1, y1 = zip(*boxes, strict=True)
    return min(x0), min(y0), max(x1), max(y1)


def _transformed(game_map: GameMap, places: Mapping[str, Place], *, attach: bool) -> GameMap:
    """Lift fields from the board and draw them anew elsewhere, under their own ids."""
    draft = Draft(game_map)
    for f in places:
        draft.field(f)
        draft.touch(f)
    release_crossings(draft, places)
    corners = {v for f in places for ring in draft.fields[f].rings for v in ring}
    ended = {v for v in corners if len(draft.neighbours(v)) > 2}
    """Where borders met: where one has gone, a straight side needs no corner there."""
    points = {f: [draft.points_of(ring) for ring in draft.fields[f].rings] for f in places}
    names = {f: draft.fields[f].rings for f in places}
    for f in places:
        draft.set_rings(f, ())
    for f, place in places.items():
        for ring, ids in zip(points[f], names[f], strict=True):
            for point, vertex in zip(ring, ids, strict=True):
                if not draft.users(vertex):
                    draft.relocate(vertex, place(point))
    needless = {
        place(point)
        for f, place in places.items()
        for ring, ids in zip(points[f], names[f], strict=True)
        for point, vertex in zip(ring, ids, strict=True)
        if vertex in ended
    }
    reach = draft.tolerance if attach else draft.rounding
    for f, place in places.items():
        draft.set_rings(f, [outline(draft, [place(p) for p in ring], reach) for ring in points[f]])
    portals = []
    for portal in draft.portals:
        a, b = portal.between
        if a in places and b in places:
            draft.placed_portals.add(portal.id)
            at = (places[a](portal.at[0]), places[a](portal.at[1]))
            portals.append(replace(portal, at=at))
        else:
            portals.append(portal)
    draft.portals = tuple(portals)
    images = {draft.vertex_at(p) for p in needless} | ended
    drop_straight(draft, {v for v in images if v is not None and v in draft.vertices})
    if places.keys() == game_map.fields.keys() and len(set(places.values())) == 1:
        draft.whole_move = next(iter(places.values()))
    return finish(draft)
