"""Fields get other ids: one, or many that are counted along a way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from statistics import median

from mapkit.edits.ids import known_field
from mapkit.edits.reviewing import follow_reviewed
from mapkit.edits.traced import follow_tracing
from mapkit.model import GameMap


def renumber_fields(game_map: GameMap, fields: Iterable[str], first: int | None = None) -> GameMap:
    """Give fields numbers in turn; who has one of them gets one that is left over.

    ``fields`` are in the order of their new numbers. ``first`` is the first number, 1 or more; that
    of the first field if not given, or 1 if it has none.
    """
    order = list(dict.fromkeys(fields))
    for field in order:
        known_field(game_map.fields, field)
    if not order:
        return game_map
    if first is None:
        first = int(order[0]) if order[0].isdecimal() and int(order[0]) > 0 else 1
    names = {field: str(first + k) for k, field in enumerate(order)}
    wanted, chosen = set(names.values()), set(order)
    left = iter([field for field in order if field not in wanted])
    displaced = [f for f in game_map.fields if f in wanted and f not in chosen]
    names |= {field: next(left) for field in displaced}
    names = {old: new for old, new in names.items() if old != new}
    return renamed_fields(game_map, names) if names else game_map


def renamed_fields(game_map: GameMap, names: Mapping[str, str]) -> GameMap:
    """Return a map in which fields have other ids, all at once; no two may get the same."""

    def named(field: str) -> str:
        return names.get(field, field)

    after = replace(
        game_map,
        fields={
            named(f): replace(item, id=named(f)) if f in names else item
            for f, item in game_map.fields.items()
        },
        portals=tuple(
            replace(p, between=(named(p.between[0]), named(p.between[1])))
            if names.keys() & set(p.between)
            else p
            for p in game_map.portals
        ),
        markers=tuple(
            replace(m, field=named(m.field)) if m.field in names else m for m in game_map.markers
        ),
        buildings=tuple(
            replace(b, fields=tuple(map(named, b.fields))) if names.keys() & set(b.fields) else b
            for b in game_map.buildings
        ),
    )
    successors = {old: (new,) for old, new in names.items()}
    after = follow_reviewed(game_map, after, successors)
    return follow_tracing(game_map, after, successors)


def reading_order(game_map: GameMap, fields: Iterable[str]) -> Sequence[str]:
    """Return fields row by row, each from left to right.

    A row holds what has its middle within half a usual height of the row's first field.
    """
    boxes: dict[str, tuple[float, float, float]] = {}
    for field in fields:
        xs, ys = zip(*(p for p in game_map.points(field)[0]), strict=True)
        boxes[field] = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, max(ys) - min(ys))
    if not boxes:
        return []
    near = median(height for *_, height in boxes.values()) / 2
    rows: list[list[str]] = []
    for field in sorted(boxes, key=lambda f: boxes[f][1]):
        if rows and boxes[field][1] - boxes[rows[-1][0]][1] < near:
            rows[-1].append(field)
        else:
            rows.append([field])
    return [f for row in rows for f in sorted(row, key=lambda f: boxes[f][0])]
