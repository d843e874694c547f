"""Where players lay a string on the board to check a line: in mm, and from corners of fields."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from mapkit.analysis.disputed_words import join_words
from mapkit.cache import Cache, Same
from mapkit.messages import decimal, say, translated, translator
from mapkit.model import GameMap, Point
from mapkit.sight import PairAnswer

XY = tuple[float, float]

_CORNER_TURN = math.radians(15)
"""A border that turns by less has no corner there for the eye."""

_AT_CORNER_MM = 0.05


class Corner(NamedTuple):
    """A corner of a field."""

    at: XY
    """In mm from the board's top left corner."""
    side: int
    """In which eighth of a turn it lies, clockwise from the right; -1 where several do."""
    others: tuple[str, ...]
    """Other fields that have a corner there; () where another corner has the same."""


class StringEnd(NamedTuple):
    """One end of a string, on the border of a field."""

    field: str
    at: XY
    """In mm from the board's top left corner."""
    corner: Corner
    """The corner of the field that is nearest along its border."""
    away: float
    """How far that is, in mm along the border."""
    towards: Corner
    """The field's next corner the other way."""


def string_ends(game_map: GameMap, answer: PairAnswer) -> tuple[StringEnd, StringEnd] | None:
    """Return where a string goes to check an answer: along its line, or the nearest miss.

    None where there is no line, or it has no length: the two fields share a border.
    """
    line = answer.witness or answer.near_miss_line
    if line is None or math.dist(*line) < 1.0:
        return None
    return _end(game_map, answer.origin, line[0]), _end(game_map, answer.target, line[1])


def string_sentence(ends: tuple[StringEnd, StringEnd]) -> str:
    """Say where to lay the string."""
    a, b = ends
    (ax, ay, place_a), (bx, by, place_b) = _said(a), _said(b)
    return say(
        "To check it, lay a string from {ax}, {ay} to {bx}, {by} mm, counted from the board's top "
        "left corner. On the border of {a} that is {place_a}; on that of {b}, {place_b}.",
        ax=ax, ay=ay, bx=bx, by=by, a=a.field, b=b.field, place_a=place_a, place_b=place_b,
    )  # fmt: skip


def other_string_sentences(game_map: GameMap, answer: PairAnswer) -> list[str]:
    """Say where to lay the string for each other distance of a disputed answer."""
    unit = game_map.unit_mm
    return [
        say(
            "The line of the other answer, {distance}, runs from {ax}, {ay} to {bx}, {by} mm.",
            distance=distance,
            ax=_mm(ax * unit), ay=_mm(ay * unit), bx=_mm(bx * unit), by=_mm(by * unit),
        )
        for distance, ((ax, ay), (bx, by)) in answer.lines_otherwise.items()
    ]  # fmt: skip


def string_dict(end: StringEnd) -> dict[str, object]:
    """Return an end as plain values, in mm."""
    return {
        "field": end.field,
        "at_mm": _rounded(end.at),
        "corner_mm": _rounded(end.corner.at),
        "away_mm": round(end.away, 4),
        "towards_mm": _rounded(end.towards.at),
    }


def _rounded(xy: XY) -> list[float]:
    return [round(v, 4) for v in xy]


def _mm(value: float) -> str:
    return decimal(value, 1)


_places = Cache(64)  # an end is that of both ways


def _said(end: StringEnd) -> tuple[str, str, str]:
    """Say where an end lies on the board, and on the border of its field."""
    return _places.get(
        (end, translator()),
        lambda: (translated(_mm(end.at[0])), translated(_mm(end.at[1])), _place(end)),
    )


def _place(end: StringEnd) -> str:
    corner = _corner_words(end.corner)
    if end.away < _AT_CORNER_MM:
        return say("at the {corner}", corner=corner)
    return say(
        "{away} mm from the {corner} towards the {towards}",
        away=_mm(end.away), corner=corner, towards=_corner_words(end.towards),
    )  # fmt: skip


def _corner_words(corner: Corner) -> str:
    """Name a corner by where in the field it lies, by the fields it meets, or by its place."""
    if corner.side >= 0:
        return (
            say("right corner"), say("bottom right corner"), say("bottom corner"),
            say("bottom left corner"), say("left corner"), say("top left corner"),
            say("top corner"), say("top right corner"),
        )[corner.side]  # fmt: skip
    if corner.others:
        return say("corner with {fields}", fields=join_words(corner.others, "and"))
    return say("corner at {x}, {y} mm", x=_mm(corner.at[0]), y=_mm(corner.at[1]))


def _side(corner: XY, corners: Sequence[XY]) -> int:
    """Return the eighth of a turn in which a corner lies, clockwise from the right."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    u = (2 * corner[0] - min(xs) - max(xs)) / (max(xs) - min(xs) or 1.0)
    v = (2 * corner[1] - min(ys) - max(ys)) / (max(ys) - min(ys) or 1.0)
    return round(math.atan2(v, u) / (math.pi / 4)) % 8


_ends = Cache(64)  # the same ends stand in several sentences


def _end(game_map: GameMap, field_id: str, at: XY) -> StringEnd:
    """Find the corners next to a place on the border of a field."""
    key = (Same(game_map), field_id, at)
    return _ends.get(key, lambda: _found_end(game_map, field_id, at))


def _found_end(game_map: GameMap, field_id: str, at: XY) -> StringEnd:
    rings = game_map.points(field_id)
    _, ring, k = min(
        (_off(ring[k - 1], ring[k], at), n, k)
        for n, ring in enumerate(rings)
        for k in range(len(ring))
    )
    around = rings[ring]
    corners, known = _borders.get(Same(game_map), lambda: _Borders(game_map)).of(field_id, ring)
    ahead = min(corners, key=lambda i: (i - k) % len(around))
    behind = min(corners, key=lambda i: (k - 1 - i) % len(around))
    forth = _length([at, *_run(around, k, ahead)])
    back = _length([*_run(around, behind, (k - 1) % len(around)), at])
    places = known[around[behind]], known[around[ahead]]
    nearest, other = places if back <= forth else places[::-1]
    unit = game_map.unit_mm
    return StringEnd(
        field_id, (at[0] * unit, at[1] * unit), nearest, min(forth, back) * unit, other
    )


class _Borders:
    """The corners of a map's borders, found for the ring that is asked for, and kept."""

    def __init__(self, game_map: GameMap) -> None:
        self._map = game_map
        self._met: dict[Point, list[str]] = {}
        for field_id in game_map.fields:
            for point in {p for ring in game_map.points(field_id) for p in ring}:
                self._met.setdefault(point, []).append(field_id)
        self._found: dict[tuple[str, int], tuple[list[int], dict[Point, Corner]]] = {}

    def of(self, field_id: str, ring: int) -> tuple[list[int], dict[Point, Corner]]:
        """Return where a ring has corners, and the corners by point."""
        if (field_id, ring) not in self._found:
            around = self._map.points(field_id)[ring]
            turning = [i for i in range(len(around)) if _turns(around, i)]
            corners = turning or list(range(len(around)))
            known = self._corners(field_id, [around[i] for i in corners])
            self._found[field_id, ring] = corners, known
        return self._found[field_id, ring]

    def _corners(self, field_id: str, points: Sequence[Point]) -> dict[Point, Corner]:
        """Return some corners of a field by point, with what tells each from the others."""
        sides = {point: _side(point, points) for point in points}
        met = {p: tuple(i for i in self._met[p] if i != field_id) for p in points}
        unit = self._map.unit_mm
        often = Counter(sides.values()), Counter(met.values())
        return {
            point: Corner(
                (point[0] * unit, point[1] * unit),
                side if often[0][side] == 1 else -1,
                met[point] if often[1][met[point]] == 1 else (),
            )
            for point, side in sides.items()
        }


_borders = Cache(2)  # maps


def _run(ring: Sequence[Point], first: int, last: int) -> list[Point]:
    count = (last - first) % len(ring) + 1
    return [ring[(first + i) % len(ring)] for i in range(count)]


def _length(points: Sequence[XY]) -> float:
    return sum(math.dist(p, q) for p, q in itertools.pairwise(points))


def _turns(ring: Sequence[Point], i: int) -> bool:
    """Return whether a border has a corner for the eye at a vertex."""
    (ax, ay), (bx, by), (cx, cy) = ring[i - 1], ring[i], ring[(i + 1) % len(ring)]
    ux, uy, vx, vy = bx - ax, by - ay, cx - bx, cy - by
    return abs(math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)) > _CORNER_TURN


def _off(a: Point, b: Point, at: XY) -> float:
    """Return how far a place is from an edge."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = dx * dx + dy * dy
    share = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / size if size else 0.0
    share = min(max(share, 0.0), 1.0)
    return math.hypot(a[0] + share * dx - at[0], a[1] + share * dy - at[1])
