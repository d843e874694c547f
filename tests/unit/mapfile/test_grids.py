"""Grids of squares and hexagons, held against axial coordinates."""

from __future__ import annotations

import itertools

import pytest

import mapkit
from mapkit.mapfile.grids import GRIDS, cell_id, grid_map

SIZES = [(1, 1), (1, 4), (5, 1), (2, 2), (4, 5), (7, 6)]


def axial(shape: str, column: int, row: int) -> tuple[int, int]:
    """Return a hexagon's place in two axes that meet at 120 degrees."""
    if shape == "pointed":
        return column - row // 2, row
    return column, row - column // 2


def steps_between(shape: str, a: tuple[int, int], b: tuple[int, int]) -> int:
    if shape == "squares":
        return abs(a[0] - b[0]) + abs(a[1] - b[1])
    (q, r), (s, t) = axial(shape, *a), axial(shape, *b)
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


@pytest.mark.parametrize("shape", GRIDS)
@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_ranges_are_those_of_the_grid(shape: str, columns: int, rows: int) -> None:
    board = mapkit.Board(grid_map(shape, columns, rows, 25.0))
    assert board.check() == ()
    places = {cell_id(c, r): (c, r) for r in range(rows) for c in range(columns)}
    assert list(board.ids) == list(places)
    for start, here in places.items():
        found = board.range(start, 0, 99).steps
        assert found == {i: steps_between(shape, here, at) for i, at in places.items()}


@pytest.mark.parametrize("shape", GRIDS)
def test_cells_have_the_size_that_was_asked_for(shape: str) -> None:
    cell = mapkit.Board(grid_map(shape, 1, 1, 25.0)).field("a1")
    left, top, right, bottom = cell.polygon.bounds
    width, height = right - left, bottom - top
    across = height if shape == "flat" else width
    assert across == pytest.approx(25.0, abs=0.01)
    other = width if shape == "flat" else height
    assert other == pytest.approx(25.0 if shape == "squares" else 25.0 * 2 / 3**0.5, abs=0.01)


def test_columns_go_on_after_z() -> None:
    names = [cell_id(c, 0) for c in range(26 * 27 + 1)]
    assert names[0] == "a1"
    assert names[25:28] == ["z1", "aa1", "ab1"]
    assert names[-1] == "aaa1"
    assert len(set(names)) == len(names)
    assert all(a != b for a, b in itertools.pairwise(names))


@pytest.mark.parametrize(
    ("shape", "columns", "rows", "cell", "words"),
    [
        ("squares", 0, 3, 25.0, "0 by 3 cells are not a grid"),
        ("squares", 1000, 1000, 25.0, "at most 10,000"),
        ("squares", 3, 3, 0.0, "at least 1 mm"),
        ("squares", 3, 3, float("nan"), "at least 1 mm"),
        ("squares", 100, 1, 1000.0, "wide and high"),
        ("triangles", 3, 3, 25.0, "is no grid"),
    ],
)
def test_grids_that_cannot_be(shape: str, columns: int, rows: int, cell: float, words: str) -> None:
    with pytest.raises(mapkit.UsageError, match=words):
        grid_map(shape, columns, rows, cell)


def test_the_kind_is_one_of_the_ruleset() -> None:
    assert grid_map("squares", 2, 1, 25.0, kind="water").fields["b1"].kind == "water"
    with pytest.raises(mapkit.UsageError, match="did you mean grass"):
        grid_map("squares", 2, 1, 25.0, kind="gras")
    sniper = grid_map("squares", 2, 1, 25.0, ruleset="sniper_elite")
    assert {f.kind for f in sniper.fields.values()} == {"open"}
