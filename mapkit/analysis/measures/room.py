"""How large a circle fits into each field, and whether a figure's base has room there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, hypot
from typing import Any

import numpy as np
import shapely

from mapkit.model import GameMap, Point

_PRECISION_MM = 0.02
"""How near to the largest circle the one that is found comes."""

_FINEST_MM = 0.01
"""A base that lacks less room than this is taken to fit."""


@dataclass(frozen=True, slots=True)
class Room:
    """A large circle inside a field, and whether a figure's base fits."""

    field: str
    diameter_mm: float
    """Of a circle that fits; none that fits is larger by 0.04 mm."""
    at_mm: tuple[float, float]
    """Its middle, in mm from the board's top left corner."""
    holds_base: bool | None = None
    """Whether the base fits. False is proved; a base that lacks less than 0.02 mm may pass for one
    that fits. None where no base was given."""


def base_of(game_map: GameMap) -> float | None:
    """Return how wide a field has to be for a figure, in mm; None where nobody says.

    The base is the map's, or else the ruleset's; it counts as often as the ruleset's warning of
    narrow fields says.
    """
    own, ruleset = game_map.figure_base_mm, game_map.ruleset
    base = ruleset.figure_base_mm if own is None else own
    return None if base is None else base * ruleset.warnings.get("narrow_field", 1.0)


def find_room(
    game_map: GameMap, fields: Iterable[str], base_mm: float | None = None
) -> tuple[Room, ...]:
    """Measure the largest circles inside some fields, holes left out.

    ``base_mm`` is the diameter of a figure's base. The circles come in the order of the fields.

    Whether a base fits does not depend on the circle that is found. A place at which it has room
    settles it. That there is none is proved by squares that cover the field: no point of a square
    is farther from the outline than its middle by more than half a diagonal. Squares that this does
    not settle are divided. Right to the rounding of floating point. About 1 ms a field.
    """
    return tuple(_room(game_map, field, base_mm) for field in fields)


def _room(game_map: GameMap, field: str, base_mm: float | None) -> Room:
    unit = game_map.unit_mm
    placed = _in_one_place(game_map.points(field))
    exterior, *holes = placed.rings
    area = shapely.Polygon(exterior, holes)
    found = shapely.maximum_inscribed_circle(area, tolerance=_PRECISION_MM / unit)
    middle = shapely.Point(found.coords[0])
    diameter = float(2 * shapely.distance(shapely.boundary(area), middle) * unit)
    holds = None if base_mm is None else bool(diameter >= base_mm)
    if base_mm is not None and not holds:
        holds = not _proved_narrow(area, base_mm / 2 / unit, _FINEST_MM / unit)
    x, y = placed.back(middle.x, middle.y)
    return Room(field, diameter, (x * unit, y * unit), holds)


@dataclass(frozen=True, slots=True)
class _Placed:
    """A field turned, mirrored and moved: all fields of one shape come to lie alike.

    So what is found by trying does not depend on how a board is turned.
    """

    rings: tuple[tuple[Point, ...], ...]
    turn: tuple[int, int, int, int]
    offset: Point

    def back(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point of the placed field lies on the board."""
        a, b, c, d = self.turn
        x, y = x + self.offset[0], y + self.offset[1]
        return a * x + c * y, b * x + d * y  # a turn or a mirror: its inverse is its transpose


_TURNS = tuple(turn for a in (1, -1) for b in (1, -1) for turn in ((a, 0, 0, b), (0, a, b, 0)))


def _in_one_place(rings: Sequence[Sequence[Point]]) -> _Placed:
    return min((_placed(rings, turn) for turn in _TURNS), key=lambda placed: placed.rings)


def _placed(rings: Sequence[Sequence[Point]], turn: tuple[int, int, int, int]) -> _Placed:
    a, b, c, d = turn
    turned = [[(a * x + b * y, c * x + d * y) for x, y in ring] for ring in rings]
    left = min(x for x, _ in turned[0])
    top = min(y for _, y in turned[0])
    exterior, *holes = (_from_first([(x - left, y - top) for x, y in ring]) for ring in turned)
    return _Placed((exterior, *sorted(holes)), turn, (left, top))


def _from_first(ring: list[Point]) -> tuple[Point, ...]:
    """Return a ring from its first corner on, the way on which the next one is the lesser."""
    first = ring.index(min(ring))
    ring = ring[first:] + ring[:first]
    return min(tuple(ring), (ring[0], *reversed(ring[1:])))


def _proved_narrow(area: shapely.Polygon, radius: float, finest: float) -> bool:
    """Prove that no circle of a radius lies inside an area; False where there is one, or nearly."""
    left, top, right, bottom = area.bounds
    side = max(min(right - left, bottom - top), finest)
    columns, rows = ceil((right - left) / side), ceil((bottom - top) / side)
    x = left + (np.arange(max(columns, 1)) + 0.5) * side
    y = top + (np.arange(max(rows, 1)) + 0.5) * side
    squares = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
    outline = shapely.boundary(area)
    shapely.prepare(area)
    quarters = np.array([[-1, -1], [-1, 1], [1, -1], [1, 1]]) / 4
    while len(squares):
        depth = shapely.distance(outline, shapely.points(squares))
        depth = np.where(shapely.contains_xy(area, squares), depth, -depth)
        if (depth >= radius).any():
            return False
        reach = hypot(side, side) / 2
        squares = squares[depth + reach >= radius]
        if reach < finest and len(squares):
            return False
        squares = (squares[:, None] + quarters * side).reshape(-1, 2)
        side /= 2
    return True


def room_dict(room: Room) -> dict[str, Any]:
    """Return a field's room as plain values."""
    return {
        "field": room.field,
        "diameter_mm": round(room.diameter_mm, 2),
        "holds_base": room.holds_base,
    }
