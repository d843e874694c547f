"""Which fields lie at a point of the board, decided exactly."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from mapkit.model import GameMap, Point

__all__ = ["fields_at"]


def fields_at(game_map: GameMap, x_mm: Fraction, y_mm: Fraction) -> tuple[str, ...]:
    """Return the fields, in map order, that hold a point of the board.

    Parameters
    ----------
    game_map : GameMap
    x_mm, y_mm : Fraction
        Millimetres to the right of and below the board's top left corner.

    Returns
    -------
    tuple of str
        One field as a rule; several on a shared boundary or where fields are stacked; none
        in a void. Cost: one pass over all the map's edges, in rational numbers.
    """
    unit = Fraction(str(game_map.unit_mm))
    x, y = x_mm / unit, y_mm / unit
    found = []
    for field_id in game_map.fields:
        places = [_place(ring, x, y) for ring in game_map.points(field_id)]
        on_edge = 0 in places
        inside = places[0] > 0 and all(p < 0 for p in places[1:])
        if on_edge or inside:
            found.append(field_id)
    return tuple(found)


def _place(ring: Sequence[Point], x: Fraction, y: Fraction) -> int:
    """Tell whether a point is inside (1), on (0) or outside (-1) a ring."""
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
        turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        within = min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2)
        if turn == 0 and within:
            return 0
        if (y1 > y) != (y2 > y) and (turn > 0) == (y2 > y1):
            inside = not inside
    return 1 if inside else -1
