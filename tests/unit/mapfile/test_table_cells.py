"""Cells of the rules' tables that a map fills in."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

import mapkit
from mapkit.analysis.diff_maps import diff_maps
from mapkit.edits import set_cell
from mapkit.export import map_of
from mapkit.mapfile import format_map, new_document, read_map
from mapkit.mapfile.grids import grid_map
from mapkit_exporters.tables import tables_document
from tests.boards import map_in
from tests.exporters.importing import read_with

GRID = grid_map("squares", 2, 1, 25.0)
PLAIN = format_map(new_document(GRID), GRID)


def text(tables: str) -> str:
    return PLAIN.replace('"1.0"', '"1.3"').replace("vertices:", f"tables: {tables}\nvertices:", 1)


FILLED = text('{defence: {cells: {"6": {road: [3, 5], hills: 2}}}}')


def test_a_cell_that_is_open_is_filled_in() -> None:
    read = read_map(io.StringIO(FILLED))
    assert read.diagnostics == ()
    table = read.map.ruleset.tables["defence"]
    assert (table.cell("6", "road"), table.cell("6", "hills")) == ((3, 5), (2,))
    assert (table.cell("6", "city"), table.cell("1", "road")) == ((4, 3), (1, 3))
    assert table.cell("1", "grass") is None
    assert format_map(read.document, read.map) == FILLED
    again = read_map(io.StringIO(format_map(new_document(read.map), read.map)))
    assert again.map == read.map


def test_a_file_says_1_3_where_it_fills_a_cell_in_and_is_as_before_where_it_does_not() -> None:
    read = read_map(io.StringIO(PLAIN))
    assert read.map is not None
    assert format_map(read.document, read.map) == PLAIN
    filled = set_cell(read.map, table="defence", row="1", column="grass", cell=(2,))
    written = format_map(read.document, filled)
    assert written.startswith('mapkit: "1.3"\n')
    assert '  defence: {cells: {"1": {grass: 2}}}\n' in written
    assert read_map(io.StringIO(written)).map == filled
    cleared = set_cell(filled, table="defence", row="1", column="grass", cell=None)
    assert format_map(read.document, cleared) == PLAIN


@pytest.mark.parametrize(
    ("tables", "told"),
    [
        ("{defense: {cells: {}}}", 'ruleset skirmish_wars has no table "defense"'),
        ("{defence: {}}", 'table "defence" lacks "cells"'),
        ("{defence: {cells: {'7': {road: 1}}}}", 'table "defence" has no "7"'),
        ("{defence: {cells: {'1': {rode: 1}}}}", 'table "defence" has no "rode"'),
        (
            "{defence: {cells: {'1': {road: 1}}}}",
            'the ruleset gives road in row 1 of table "defence": 1, 3',
        ),
        ("{defence: {cells: {'1': {grass: x}}}}", "should be a whole number"),
        ("{defence: {cells: {'1': 3}}}", "should be a mapping"),
        ("{defence: {rows: []}}", 'table "defence" has no key "rows"'),
    ],
)
def test_a_cell_that_does_not_exist_or_is_known_is_told_with_its_place(
    tables: str, told: str
) -> None:
    read = read_map(io.StringIO(text(tables)))
    assert [told in d.message for d in read.diagnostics].count(True) == 1, read.diagnostics
    line = text(tables).splitlines().index(f"tables: {tables}") + 1
    assert {d.place.line for d in read.diagnostics if d.place} == {line}
    assert read.map is None or read.map.ruleset.tables == GRID.ruleset.tables


def test_the_engine_gets_the_cells_and_a_map_comes_back_with_them(tmp_path: Path) -> None:
    path = tmp_path / "filled.yaml"
    path.write_text(FILLED, "utf-8")
    board = mapkit.open(path)
    document = tables_document(board.compile(), geometry=True)
    table = document["engine_tables"]["defence"]
    assert table["cells"][1][: len(table["columns"])][0] == [3, 5]
    assert document["geometry"]["own"]["tables"] == {
        "defence": {"cells": {"6": {"road": [3, 5], "hills": 2}}}
    }
    back = read_with("tables", json.dumps(document), "filled.json")
    assert map_of(back).map.ruleset == board.map.ruleset


def test_the_differences_of_two_maps_name_the_cell() -> None:
    read = map_in(FILLED)
    assert [c.sentence for c in diff_maps(GRID, replace(read, name=GRID.name))] == [
        "Table defence: 6, road was nothing and is 3, 5.",
        "Table defence: 6, hills was nothing and is 2.",
    ]
