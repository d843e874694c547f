"""What the cells of a board of squares are called by column and row: A1 at the top left."""

from __future__ import annotations

from collections.abc import Mapping

from mapkit.model.gamemap import GameMap


def column_name(number: int) -> str:
    """Return the letters of a column, counted from 0: A to Z, then AA."""
    letters = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def cell_names(game_map: GameMap) -> Mapping[str, str]:
    """Return the fields by column and row, ``{"A1": "c1.a1", ...}``.

    Empty unless ranges are counted on a grid, and all fields are squares of one size that fit into
    one. A cell where there is no field has no name.
    """
    if game_map.ruleset.range != "grid" or not game_map.fields:
        return {}
    boxes = {}
    for i in game_map.fields:
        ring = game_map.points(i)[0]
        xs, ys = [p[0] for p in ring], [p[1] for p in ring]
        corners = {(x, y) for x in (min(xs), max(xs)) for y in (min(ys), max(ys))}
        if not corners <= {*ring} or not {*xs} <= {min(xs), max(xs)}:
            return {}
        boxes[i] = (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    left, top = min(b[0] for b in boxes.values()), min(b[1] for b in boxes.values())
    side = next(iter(boxes.values()))[2]
    found = {}
    for i, (x, y, wide, high) in boxes.items():
        column, off_x = divmod(x - left, side)
        row, off_y = divmod(y - top, side)
        if (wide, high) != (side, side) or off_x or off_y:
            return {}
        found[f"{column_name(column)}{row + 1}"] = i
    return found if len(found) == len(boxes) else {}
