"""Markers: objectives, starts, entries, whatever the ruleset has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from mapkit.coverage.checks.wording import listed
from mapkit.edits.guard import checked
from mapkit.edits.ids import EditRefusedError, known_field
from mapkit.edits.traced import follow_tracing
from mapkit.errors import NotFoundError
from mapkit.messages import phrase
from mapkit.model import GameMap, Marker, Ruleset


def marker_attributes(game_map: GameMap, type_: str, field: str) -> dict[str, str | int]:
    """Propose the attributes of a new marker on a field.

    The field's own sector where the type asks for it, and of the other values the first that is
    still missing: the lowest free objective number, the officer before the soldiers.

    Raises ``EditRefusedError`` where the ruleset has no such type.
    """
    kind = game_map.ruleset.markers.get(type_)
    if kind is None:
        raise EditRefusedError(
            phrase(
                "The ruleset has no marker '{type}'; it has {names}.",
                type=type_,
                names=listed(game_map.ruleset.markers),
            )
        )
    sector = known_field(game_map.fields, field).sector
    there = [m for m in game_map.markers if m.type == type_]
    result: dict[str, str | int] = {}
    for name, allowed in kind.attributes.items():
        if sector in allowed and name in (kind.same_sector_as, "sector"):
            assert sector is not None
            result[name] = sector
    for name, allowed in kind.attributes.items():
        if name in result or not allowed:
            continue
        apart = kind.different if name in kind.different else ()
        taken = {result[other] for other in apart if other in result}
        alike = [m for m in there if all(m.attributes.get(k) == v for k, v in result.items())]
        number = Counter(m.attributes.get(name) for m in alike)
        most = _wanted(kind.per, allowed)
        fitting = [v for v in allowed if v not in taken] or list(allowed)
        missing = [v for v in fitting if number[v] < most.get(str(v), 1)]
        result[name] = (missing or fitting)[0]
    return result


def _wanted(
    per: Mapping[str, Mapping[str, int]], allowed: Iterable[str | int]
) -> Mapping[str, int]:
    values = {str(v) for v in allowed}
    return next((numbers for numbers in per.values() if set(numbers) <= values), {})


def add_marker(
    game_map: GameMap, type_: str, field: str, attributes: Mapping[str, str | int] | None = None
) -> GameMap:
    """Put a marker on a field, behind all others in the map.

    ``attributes`` are what :func:`marker_attributes` proposes if not given.

    Raises ``EditRefusedError`` where the ruleset does not allow it there: nobody may enter the
    field, it is another sector's, it exists already.
    """
    if attributes is None:
        attributes = marker_attributes(game_map, type_, field)
    marker = Marker(type_, known_field(game_map.fields, field).id, dict(attributes))
    return checked(game_map, replace(game_map, markers=(*game_map.markers, marker)))


def move_marker(game_map: GameMap, index: int, field: str) -> GameMap:
    """Put a marker on another field; ``index`` is its position in the map's markers."""
    old = _found(game_map, index)
    new = replace(old, field=known_field(game_map.fields, field).id)
    return _exchanged(game_map, index, new)


def change_marker(
    game_map: GameMap, index: int, attributes: Mapping[str, str | int], *, type_: str | None = None
) -> GameMap:
    """Change attributes of a marker; those that are not given stay, unless the type changes."""
    old = _found(game_map, index)
    kept = dict(old.attributes) if type_ in (None, old.type) else {}
    new = Marker(type_ or old.type, old.field, {**kept, **attributes})
    return _exchanged(game_map, index, new)


def delete_markers(game_map: GameMap, indices: Iterable[int]) -> GameMap:
    """Delete markers by their positions in the map's markers."""
    gone = set(indices)
    for index in gone:
        _found(game_map, index)
    if not gone:
        return game_map
    left = tuple(m for n, m in enumerate(game_map.markers) if n not in gone)
    return follow_tracing(game_map, replace(game_map, markers=left))


def _found(game_map: GameMap, index: int) -> Marker:
    if not 0 <= index < len(game_map.markers):
        raise NotFoundError(f"the map has no marker number {index}")
    return game_map.markers[index]


def _exchanged(game_map: GameMap, index: int, new: Marker) -> GameMap:
    markers = tuple(new if n == index else m for n, m in enumerate(game_map.markers))
    return checked(game_map, replace(game_map, markers=markers))


_MOST = 1000
_LARGEST_IN_A_TABLE = 10**6

_T = TypeVar("_T")


def set_cost(game_map: GameMap, *, kind: str, mover: str, cost: int | None) -> GameMap:
    """Say what a step onto fields of a kind costs a mover.

    A ``cost`` of 0 means never, None not known.

    Raises ``NotFoundError`` where the rules have no such kind or mover. Raises ``EditRefusedError``
    where the cost is below 0 or over 1000, or is left open where ways need every figure.
    """
    rules = game_map.ruleset
    old = _known(rules.kinds, kind)
    _known(rules.movers, mover)
    if rules.cost(kind, mover) == cost:
        return game_map
    _refuse_unfit(rules, cost)
    new = replace(old, costs={**old.costs, mover: cost})
    return replace(game_map, ruleset=replace(rules, kinds={**rules.kinds, kind: new}))


def set_allowance(game_map: GameMap, *, mover: str, allowance: int | None) -> GameMap:
    """Say what a mover may spend in a turn; None: not known. Raises as :func:`set_cost`."""
    rules = game_map.ruleset
    old = _known(rules.movers, mover)
    if old.allowance == allowance:
        return game_map
    _refuse_unfit(rules, allowance)
    new = replace(old, allowance=allowance)
    return replace(game_map, ruleset=replace(rules, movers={**rules.movers, mover: new}))


def set_cell(
    game_map: GameMap, *, table: str, row: str, column: str, cell: tuple[int, ...] | None
) -> GameMap:
    """Fill in a cell of a table that the ruleset leaves open; None leaves it open again.

    Raises ``NotFoundError`` where the rules have no such table, row or column. Raises
    ``EditRefusedError`` where the ruleset gives the cell itself, or a number is over a million in
    size.
    """
    rules = game_map.ruleset
    old = _known(rules.tables, table)
    if row not in old.rows or column not in old.columns:
        raise NotFoundError(phrase("the rules have no {name}", name=f"{table}: {row}, {column}"))
    if old.cell(row, column) == cell:
        return game_map
    if not old.is_open(row, column):
        raise EditRefusedError(
            phrase("The ruleset itself gives {column} in row {row}.", column=column, row=row)
        )
    for number in cell or ():
        _refuse_outside(number, -_LARGEST_IN_A_TABLE, _LARGEST_IN_A_TABLE)
    new = old.with_cells({(row, column): cell})
    return replace(game_map, ruleset=replace(rules, tables={**rules.tables, table: new}))


def _known(entries: Mapping[str, _T], name: str) -> _T:
    if name not in entries:
        raise NotFoundError(phrase("the rules have no {name}", name=name))
    return entries[name]


def _refuse_unfit(rules: Ruleset, figure: int | None) -> None:
    if figure is not None:
        _refuse_outside(figure, 0, _MOST)
    elif not rules.may_leave_open:
        raise EditRefusedError(phrase("These rules need every figure: give a number."))


def _refuse_outside(figure: int, least: int, most: int) -> None:
    if not least <= figure <= most:
        raise EditRefusedError(
            phrase("{figure} is not from {least} to {most}.", figure=figure, least=least, most=most)
        )
