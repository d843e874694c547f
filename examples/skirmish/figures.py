"""What the rules leave open, filled in from a file of assumed figures.

The tables of the board hold the figures that are known. Those stay; only what they call
``"unknown"``, or leave out, is taken from the file.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

UNKNOWN = "unknown"
LIKE_ROAD = ("city", "factory", "base")
"""They cost what a road costs; this is a rule that we know."""
PRINTED = {
    ("grass", "tracked"),
    ("forest", "tracked"),
    ("mountains", "tracked"),
    ("water", "tracked"),
}
"""Costs that the rules print. Any other is 1 unless a unit's card says otherwise: ours do."""


class MissingFigureError(ValueError):
    """The tables leave a figure open, and the file of assumed ones does not have it either."""


class WrongFigureError(ValueError):
    """A file of assumed figures has what the rules exclude."""


@dataclass(frozen=True)
class Sort:
    """A sort of unit: how it moves, what it costs, and how it fights.

    ``fire`` is its fire power by the mover of its target, ``damaged`` that with few lives;
    ``range`` the nearest and the farthest step that it reaches; ``captures`` whether it takes
    buildings, ``carries`` which sorts it takes along.
    """

    name: str
    mover: str
    price: int
    fire: Mapping[str, int]
    damaged: Mapping[str, int]
    defence: int
    range: tuple[int, int]
    captures: bool
    carries: tuple[str, ...]


@dataclass(frozen=True)
class Figures:
    """The assumed figures of a game."""

    note: str
    costs: Mapping[str, Mapping[str, int | None]]
    allowances: Mapping[str, int]
    defence: Mapping[str, Mapping[str, list[int]]]
    sorts: Mapping[str, Sort]
    start: tuple[str, ...]
    cities_to_win_percent: int
    medals_to_win: int
    most_rounds: int


def read_figures(path: Path) -> Figures:
    """Read a file of assumed figures."""
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    sorts = {
        name: Sort(
            name,
            **{
                "defence": 0,  # where the rules print it
                **unit,
                "range": tuple(unit["range"]),
                "carries": tuple(unit["carries"]),
            },
        )
        for name, unit in told.pop("units").items()
    }
    return Figures(sorts=sorts, start=tuple(told.pop("start")), **told)


def with_printed(figures: Figures, document: Mapping[str, Any]) -> Figures:
    """Return the figures with what the rules print of some units in place of what is assumed.

    Raises
    ------
    WrongFigureError
        A unit costs what the rules say that no unit does, or captures and is no foot unit.
    """
    money = document["engine_tables"]["money"]
    prices = dict(zip(money["rows"], (cells[0][0] for cells in money["cells"]), strict=True))
    low, high = prices["cheapest_unit"], prices["dearest_unit"]
    for unit in figures.sorts.values():
        if not low <= unit.price <= high:
            raise WrongFigureError(f"a {unit.name} costs {unit.price}: units cost {low} to {high}")
        if unit.captures and unit.mover != "foot":
            raise WrongFigureError(f"a {unit.name} captures: only foot units do (3.4b)")
    table = document["engine_tables"].get("units", {"rows": [], "columns": [], "cells": []})
    sorts = dict(figures.sorts)
    for name, cells in zip(table["rows"], table["cells"], strict=True):
        told = {
            column: cell[0]
            for column, cell in zip(table["columns"], cells, strict=True)
            if cell is not None
        }
        sort = sorts.get(name)
        if sort is None:
            continue
        fire, damaged = {"tracked": "fire_at_tracked"}, {"tracked": "damaged_fire_at_tracked"}
        sorts[name] = replace(
            sort,
            defence=told.get("defence", sort.defence),
            fire={**sort.fire, **{m: told[c] for m, c in fire.items() if c in told}},
            damaged={**sort.damaged, **{m: told[c] for m, c in damaged.items() if c in told}},
        )
    return replace(figures, sorts=sorts)


def filled(document: dict[str, Any], figures: Figures) -> dict[str, Any]:
    """Return tables in which nothing is open: what is known, and assumed figures beside it.

    Raises
    ------
    MissingFigureError
        A figure is neither known nor assumed, or the board is that of another game.
    """
    if "defence" not in document.get("engine_tables", {}):
        raise MissingFigureError("this is a board of another game: it has no defence table")
    fields = [{**f, "enter": _entering(f, figures)} for f in document["fields"]]
    movers = {
        name: {**mover, "allowance": _allowance(name, mover, figures)}
        for name, mover in document["movers"].items()
    }
    defence = _defence(document["engine_tables"]["defence"], figures)
    tables = {**document["engine_tables"], "defence": defence}
    # In the expanded form costs stand under `moves` too, which the reader does not use.
    return _signed({**document, "fields": fields, "movers": movers, "engine_tables": tables})


def _entering(field: Mapping[str, Any], figures: Figures) -> dict[str, int | None]:
    kind = "road" if field["kind"] in LIKE_ROAD else field["kind"]
    assumed = figures.costs.get(kind, {})
    return {
        mover: cost if (kind, mover) in PRINTED else assumed.get(mover, cost)
        for mover, cost in field["enter"].items()
    }


def _allowance(name: str, mover: Mapping[str, Any], figures: Figures) -> int:
    known = mover["allowance"]
    if known != UNKNOWN:
        return int(known)
    if name not in figures.allowances:
        raise MissingFigureError(f"no allowance of {name}")
    return figures.allowances[name]


def _defence(table: Mapping[str, Any], figures: Figures) -> dict[str, Any]:
    """Return the table with all rows, known cells before assumed ones."""
    known = {
        (row, column): cell
        for row, cells in zip(table["rows"], table["cells"], strict=True)
        for column, cell in zip(table["columns"], cells, strict=True)
        if cell is not None
    }
    rows = sorted({*table["rows"], *figures.defence}, key=int)
    cells = []
    for row in rows:
        assumed = figures.defence.get(row, {})
        for column in table["columns"]:
            if (row, column) not in known and column not in assumed:
                raise MissingFigureError(f"no cell {row}, {column} of the defence table")
        cells.append([known.get((row, c)) or assumed[c] for c in table["columns"]])
    return {**table, "rows": rows, "cells": cells}


def _signed(document: dict[str, Any]) -> dict[str, Any]:
    """Return tables with the checksum that the reader wants; `play` is not read by it."""
    sums = {key: value for key, value in document["checksums"].items() if key != "whole"}
    text = json.dumps(
        {**document, "checksums": sums},
        ensure_ascii=False,
        sort_keys=True,
        separators=(",", ":"),
    )
    whole = hashlib.sha256(text.encode("utf-8")).hexdigest()
    return {**document, "checksums": {**sums, "whole": whole}}
