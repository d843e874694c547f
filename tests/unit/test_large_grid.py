"""A grid of 100 by 100 fields loads, draws and answers, with tables that grow with its fields."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import mapkit
from mapkit.mapfile import format_map, new_document
from mapkit.mapfile.grids import grid_map
from mapkit_exporters.tables import tables_document
from readers.python.mapkit_tables import load

SIDE = 100
MIDDLE = "ax50"


def grid(side: int, folder: Path) -> mapkit.Board:
    """Return a grid of grass that was written and read again."""
    made = grid_map("squares", side, side, 5.0, id="grid")
    path = folder / f"grid-{side}.yaml"
    path.write_text(format_map(new_document(made), made), "utf-8")
    return mapkit.open(path)


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> mapkit.Board:
    return grid(SIDE, tmp_path_factory.mktemp("grid"))


def test_it_loads_whole(board: mapkit.Board) -> None:
    assert len(board.fields) == SIDE * SIDE
    assert board.check() == ()


def test_it_is_drawn_with_every_field(board: mapkit.Board, tmp_path: Path) -> None:
    out = tmp_path / "grid.svg"
    board.save(out)
    drawn = {
        element.get("data-field")
        for element in ET.fromstring(out.read_text("utf-8")).iter()
        if element.get("data-field")
    }
    assert drawn == set(board.ids)


@pytest.mark.parametrize("points", [0, 1, 6, 40])
def test_reach_is_a_diamond(board: mapkit.Board, points: int) -> None:
    answer = board.reach(MIDDLE, mover="tracked", steps=points)
    assert len(answer.costs) == 2 * points * (points + 1) + 1
    assert max(answer.costs.values()) == points


def test_reach_of_the_whole_grid(board: mapkit.Board) -> None:
    answer = board.reach("a1", mover="tracked", steps=2 * SIDE)
    assert len(answer.costs) == SIDE * SIDE
    assert max(answer.costs.values()) == 2 * (SIDE - 1)


@pytest.mark.parametrize(("nearest", "farthest"), [(1, 1), (2, 3), (10, 20)])
def test_range_is_a_ring_of_diamonds(board: mapkit.Board, nearest: int, farthest: int) -> None:
    answer = board.range(MIDDLE, nearest, farthest)
    assert len(answer.steps) == sum(4 * n for n in range(nearest, farthest + 1))


def test_tables_grow_with_the_fields_and_not_with_their_square(
    board: mapkit.Board, tmp_path: Path
) -> None:
    large = tables_document(board.compile(), form="dense")
    small = tables_document(grid(SIDE // 2, tmp_path).compile(), form="dense")
    assert len(large["dense"]["passable"]) == 2 * SIDE * (SIDE - 1)
    assert not {"steps", "walking", "sight"} & {k for k, v in large["dense"].items() if v}
    assert len(json.dumps(large)) < 5 * len(json.dumps(small))  # four times the fields


def test_a_reader_answers_from_its_tables(board: mapkit.Board) -> None:
    tables = load(tables_document(board.compile(), form="dense"))
    assert len(tables.reachable(MIDDLE, "tracked", allowance=6)) == 2 * 6 * 7 + 1
    assert len(tables.at_range(MIDDLE, 2, 3)) == 4 * 2 + 4 * 3
    assert tables.distance("a1", "cv100", "tracked") == 2 * (SIDE - 1)
