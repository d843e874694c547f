"""Figures of the rules that a map fills in."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import mapkit
from mapkit.edits import EditRefusedError, set_allowance, set_cell, set_cost
from mapkit.errors import NotFoundError
from mapkit.mapfile import new_map
from mapkit.mapfile.grids import grid_map
from mapkit.model import GameMap


@pytest.fixture
def roads() -> GameMap:
    return grid_map("squares", 4, 1, 20.0, kind="road")


def test_a_cost_and_an_allowance_let_a_unit_move(roads: GameMap) -> None:
    filled = set_cost(roads, kind="road", mover="tracked", cost=2)
    filled = set_allowance(filled, mover="tracked", allowance=5)
    answer = mapkit.Board(filled).reach("a1", mover="tracked")
    assert answer.costs == {"a1": 0, "b1": 2, "c1": 4}
    opened = set_cost(filled, kind="road", mover="tracked", cost=None)
    with pytest.raises(mapkit.NotKnownError, match="cost of road for tracked unit"):
        mapkit.Board(opened).reach("a1", mover="tracked")


def test_what_is_so_already_changes_nothing(roads: GameMap) -> None:
    assert set_cost(roads, kind="grass", mover="tracked", cost=1) is roads
    opened = set_cost(roads, kind="city", mover="tracked", cost=None)
    assert set_cost(opened, kind="city", mover="tracked", cost=None) is opened
    assert set_allowance(roads, mover="foot", allowance=None) is roads
    assert set_cell(roads, table="defence", row="1", column="road", cell=(1, 3)) is roads


def test_a_cell_is_filled_changed_and_left_open_again(roads: GameMap) -> None:
    def filled(game_map: GameMap, cell: tuple[int, ...] | None) -> GameMap:
        return set_cell(game_map, table="defence", row="6", column="hills", cell=cell)

    once = filled(roads, (3, 5))
    assert once.ruleset.tables["defence"].cell("6", "hills") == (3, 5)
    assert filled(once, (2,)).ruleset.tables["defence"].cell("6", "hills") == (2,)
    assert filled(once, None) == roads


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda m: set_cost(m, kind="road", mover="tracked", cost=-1), "-1 is not from 0 to 1000"),
        (lambda m: set_allowance(m, mover="foot", allowance=1001), "1001 is not from 0 to 1000"),
        (
            lambda m: set_cell(m, table="defence", row="1", column="road", cell=(2,)),
            "The ruleset itself gives road in row 1",
        ),
        (
            lambda m: set_cell(m, table="defence", row="1", column="hills", cell=(1, 2 * 10**6)),
            "2000000 is not from -1000000 to 1000000",
        ),
    ],
)
def test_what_no_figure_can_be_is_refused(
    roads: GameMap, edit: Callable[[GameMap], GameMap], words: str
) -> None:
    with pytest.raises(EditRefusedError, match=words):
        edit(roads)


def test_a_game_that_needs_every_figure_keeps_it() -> None:
    with pytest.raises(EditRefusedError, match="These rules need every figure"):
        set_allowance(new_map("empty"), mover="sniper", allowance=None)


@pytest.mark.parametrize(
    "edit",
    [
        lambda m: set_cost(m, kind="lava", mover="tracked", cost=1),
        lambda m: set_cost(m, kind="road", mover="boat", cost=1),
        lambda m: set_allowance(m, mover="boat", allowance=1),
        lambda m: set_cell(m, table="attack", row="1", column="road", cell=None),
        lambda m: set_cell(m, table="defence", row="7", column="road", cell=None),
    ],
)
def test_what_the_rules_do_not_have(roads: GameMap, edit: Callable[[GameMap], GameMap]) -> None:
    with pytest.raises(NotFoundError, match="the rules have no"):
        edit(roads)
