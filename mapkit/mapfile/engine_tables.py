"""Tables of a ruleset that are handed to the play engine as they are."""

from __future__ import annotations

from collections.abc import Mapping

from mapkit.diagnostics import rules
from mapkit.mapfile.field_attributes import UNKNOWN
from mapkit.mapfile.nodes import MapNode, Node, Scalar
from mapkit.mapfile.problems import Problems, and_list, quoted
from mapkit.mapfile.records import Key, RecordType, entries, entries_schema, read_record
from mapkit.mapfile.scalars import read_whole
from mapkit.mapfile.value_types import TEXT, ValueType, items, list_of, list_schema
from mapkit.messages import phrase
from mapkit.model import EngineTable

Cell = tuple[int, ...] | str
_LARGEST = 10**6
_NUMBER = {"type": "integer", "minimum": -_LARGEST, "maximum": _LARGEST}
_CELL_SCHEMA = {"anyOf": [_NUMBER, list_schema(_NUMBER), {"const": UNKNOWN}]}


def _cell(node: Node, problems: Problems, what: str) -> Cell | None:
    if isinstance(node, Scalar):
        if node.value == UNKNOWN:
            return UNKNOWN
        number = read_whole(node, problems, what, -_LARGEST, _LARGEST)
        return None if number is None else (number,)
    read = [
        read_whole(n, problems, what, -_LARGEST, _LARGEST)
        for n in items(node, problems, what) or []
    ]
    return tuple(n for n in read if n is not None) if read and None not in read else None


def _cells(node: Node, problems: Problems, what: str) -> dict[str, dict[str, Cell]] | None:
    found: dict[str, dict[str, Cell]] = {}
    good = True
    for row, _, value in entries(node, problems, what, phrase("a row")):
        found[row] = {}
        for column, _, item in entries(value, problems, f"{row} in {what}", phrase("a column")):
            cell = _cell(item, problems, f"{column} of {row} in {what}")
            good = good and cell is not None
            if cell is not None:
                found[row][column] = cell
    return found if good else None


_CELLS = Key(
    ValueType(_cells, entries_schema(entries_schema(_CELL_SCHEMA))),
    "By row and column a number or a list of numbers; unknown, or not there: left open.",
)

OWN_TABLE = RecordType({"cells": _CELLS}, required=("cells",))
"""Of a map: cells that the ruleset leaves open."""

TABLE = RecordType(
    {
        "label": Key(TEXT, "The word in messages."),
        "text": Key(TEXT, "How it is read, for people."),
        "rows": Key(list_of(TEXT), "Names of its rows."),
        "columns": Key(list_of(TEXT), "Names of its columns."),
        "cells": _CELLS,
    },
    required=("rows", "columns"),
)


def read_tables(node: Node | None, problems: Problems) -> dict[str, EngineTable]:
    """Read the ``tables:`` section of a ruleset; those with errors are left out."""
    tables: dict[str, EngineTable] = {}
    for id_, key, value in entries(node, problems, "tables", phrase("a table")):
        what = phrase("table {word}", word=quoted(id_))
        record = read_record(value, TABLE, problems, what)
        if not record.ok:
            continue
        rows, columns = record.values["rows"], record.values["columns"]
        cells: dict[str, dict[str, Cell]] = record.get("cells", {})
        double = next((n for names in (rows, columns) for n in names if names.count(n) > 1), None)
        if double is not None:
            problems.add(
                rules.RULESET_CONTRADICTORY,
                key.start,
                phrase("{what} names {word} twice", what=what, word=quoted(double)),
            )
            continue
        strange = [(rows, row) for row in cells if row not in rows]
        strange += [(columns, c) for row in cells.values() for c in row if c not in columns]
        for names, name in strange:
            problems.add(
                rules.VALUE_NOT_ALLOWED,
                key.start,
                phrase("{what} has no {word}", what=what, word=quoted(name)),
                problems.did_you_mean(name, names),
            )
        if not strange:
            tables[id_] = EngineTable(
                id_,
                record.get("label", id_),
                rows,
                columns,
                tuple(tuple(_known(cells, row, column) for column in columns) for row in rows),
                record.get("text", ""),
            )
    return tables


def _known(cells: dict[str, dict[str, Cell]], row: str, column: str) -> tuple[int, ...] | None:
    cell = cells.get(row, {}).get(column, UNKNOWN)
    return None if isinstance(cell, str) else cell


def read_own_cells(
    node: Node | None, problems: Problems, ruleset: str, known: Mapping[str, EngineTable]
) -> dict[str, EngineTable]:
    """Read the ``tables:`` section of a map: cells that its ruleset leaves open.

    ``ruleset`` is its id, for messages; ``known`` are the tables of the ruleset. Returns the tables
    that the map says something about, whole.
    """
    found: dict[str, EngineTable] = {}
    for id_, key, value in entries(node, problems, "tables", phrase("a table")):
        what = phrase("table {word}", word=quoted(id_))
        table = known.get(id_)
        if table is None:
            problems.add(
                rules.VALUE_NOT_ALLOWED,
                key.start,
                phrase("ruleset {ruleset} has no {what}", ruleset=ruleset, what=what),
                problems.did_you_mean(id_, known),
            )
            continue
        record = read_record(value, OWN_TABLE, problems, what)
        if record.ok and isinstance(value, MapNode):
            named = _open_cells(table, value.get("cells"), problems, what)
            if named is not None:
                cells: dict[str, dict[str, Cell]] = record.values["cells"]
                found[id_] = table.with_cells({at: _known(cells, *at) for at in named})
    return found


def _open_cells(
    table: EngineTable, cells: Node | None, problems: Problems, what: str
) -> list[tuple[str, str]] | None:
    """Return the cells that are named, by row and column; None where one of them is not open."""
    found: list[tuple[str, str]] = []
    good = True
    for row, within in _named(cells):
        if not _is_there(row, table.rows, problems, what):
            good = False
            continue
        for column, _ in _named(within):
            there = _is_there(column, table.columns, problems, what)
            given = table.cell(row.value, column.value) if there else None
            if given is not None:
                problems.add(
                    rules.VALUE_NOT_ALLOWED,
                    column.start,
                    phrase(
                        "the ruleset gives {column} in row {row} of {what}: {cell}",
                        column=column.value,
                        row=row.value,
                        what=what,
                        cell=", ".join(map(str, given)),
                    ),
                    phrase("a map fills in only what its ruleset leaves open; take it out"),
                )
            good = good and there and given is None
            found.append((row.value, column.value))
    return found if good else None


def _named(node: Node | None) -> list[tuple[Scalar, Node]]:
    """Return the keys of a mapping that was read already, but those of a person's own."""
    pairs = node.pairs if isinstance(node, MapNode) else []
    return [(key, value) for key, value in pairs if not key.value.startswith("x-")]


def _is_there(key: Scalar, names: tuple[str, ...], problems: Problems, what: str) -> bool:
    if key.value not in names:
        problems.add(
            rules.VALUE_NOT_ALLOWED,
            key.start,
            phrase("{what} has no {word}", what=what, word=quoted(key.value)),
            problems.did_you_mean(key.value, names)
            or phrase("it has {words}", words=and_list(names, "and")),
        )
    return key.value in names


def own_cells(table: EngineTable) -> dict[str, dict[str, int | list[int]]]:
    """Return the cells of a table that the map fills in, as a file holds them."""
    found: dict[str, dict[str, int | list[int]]] = {}
    for row in table.rows:
        for column in table.columns:
            cell = table.cell(row, column)
            if (row, column) in table.filled and cell is not None:
                found.setdefault(row, {})[column] = cell[0] if len(cell) == 1 else list(cell)
    return found
