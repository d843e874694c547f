"""Figures of the rules that a map gives: costs, allowances, cells of tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from mapkit.edits.refusal import EditRefusedError
from mapkit.errors import NotFoundError
from mapkit.messages import phrase
from mapkit.model import GameMap, Ruleset

__all__ = ["may_leave_open", "set_allowance", "set_cell", "set_cost"]

_MOST = 1000
_LARGEST_IN_A_TABLE = 10**6

_T = TypeVar("_T")


def may_leave_open(ruleset: Ruleset) -> bool:
    """Tell whether a game may have costs and allowances that nobody knows."""
    return ruleset.range == "grid" and ruleset.steps == "sides"


def set_cost(game_map: GameMap, *, kind: str, mover: str, cost: int | None) -> GameMap:
    """Say what a step onto fields of a kind costs a mover.

    Parameters
    ----------
    cost : int or None
        0: never; None: not known.

    Raises
    ------
    NotFoundError
        The rules have no such kind or mover.
    EditRefusedError
        The cost is below 0 or over 1000, or is left open where ways need every figure.
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

    Raises
    ------
    NotFoundError
        The rules have no such table, row or column.
    EditRefusedError
        The ruleset gives the cell itself, or a number is over a million in size.
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
    elif not may_leave_open(rules):
        raise EditRefusedError(phrase("These rules need every figure: give a number."))


def _refuse_outside(figure: int, least: int, most: int) -> None:
    if not least <= figure <= most:
        raise EditRefusedError(
            phrase("{figure} is not from {least} to {most}.", figure=figure, least=least, most=most)
        )
