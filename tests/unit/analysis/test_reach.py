from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest

from mapkit.analysis.reach import find_reach
from mapkit.errors import UsageError
from mapkit.model import GameMap

if TYPE_CHECKING:
    from tests.unit.analysis.conftest import Graph


def steps_of(board: GameMap, ways: Graph, start: str, mover: str, **options: Any) -> dict[str, int]:
    answer = find_reach(board, ways, start, mover, **options)
    return {r.field: r.steps for r in answer.fields if r.may_end}


def with_traits(board: GameMap, **traits: str) -> GameMap:
    """Return the board with one trait each on some fields, ``f2="water"``."""
    changed = {
        key[1:]: replace(board.fields[key[1:]], traits=frozenset({trait}))
        for key, trait in traits.items()
    }
    return replace(board, fields={**board.fields, **changed})


def test_the_sniper_moves_up_to_three_fields(board: GameMap, ways: Graph) -> None:
    assert steps_of(board, ways, "1", "sniper") == {
        "1": 0, "2": 1, "5": 1, "3": 2, "6": 2, "4": 3, "7": 3,
    }  # fmt: skip


def test_the_defender_moves_up_to_two(board: GameMap, ways: Graph) -> None:
    assert steps_of(board, ways, "1", "defender") == {"1": 0, "2": 1, "5": 1, "3": 2, "6": 2}


def test_nobody_enters_water(board: GameMap, ways: Graph) -> None:
    wet = with_traits(board, f2="water")
    assert steps_of(wet, ways, "1", "defender") == {"1": 0, "5": 1, "6": 2}


def test_hard_terrain_takes_one_more_of_the_allowance(board: GameMap, ways: Graph) -> None:
    hard = with_traits(board, f2="hard_terrain")
    assert steps_of(hard, ways, "1", "defender") == {"1": 0, "2": 1, "5": 1, "6": 2}
    hard = with_traits(board, f3="hard_terrain")
    assert "3" not in steps_of(hard, ways, "1", "defender"), "only from next to it (page 14)"
    assert steps_of(hard, ways, "1", "sniper")["3"] == 2
    hard = with_traits(board, f4="hard_terrain")
    assert "4" not in steps_of(hard, ways, "1", "sniper"), "only if it lies within 2"


def test_twice_hard_terrain_costs_twice_or_once_by_choice(board: GameMap, ways: Graph) -> None:
    hard = with_traits(board, f2="hard_terrain", f3="hard_terrain", f5="water")
    assert "3" not in steps_of(hard, ways, "1", "sniper")
    once = replace(hard, choices={**hard.choices, "hard_terrain": "once_a_turn"})
    assert steps_of(once, ways, "1", "sniper")["3"] == 2


def test_a_field_counts_its_fewest_steps_not_its_cheapest_path(board: GameMap, ways: Graph) -> None:
    hard = with_traits(board, f2="hard_terrain")
    answer = find_reach(hard, ways, "1", "sniper", allowance=4)
    third = next(r for r in answer.fields if r.field == "3")
    assert (third.steps, third.cost, third.path) == (2, 3, ("1", "2", "3"))


def test_defenders_stop_the_sniper_but_let_defenders_pass(board: GameMap, ways: Graph) -> None:
    sniper = steps_of(board, ways, "1", "sniper", occupied=["2"])
    assert sniper == {"1": 0, "5": 1, "6": 2, "7": 3}
    answer = find_reach(board, ways, "1", "defender", occupied=["2"])
    assert {r.field: r.may_end for r in answer.fields} == {
        "1": True, "2": False, "5": True, "3": True, "6": True,
    }  # fmt: skip


def test_blocked_fields_stop_everyone(board: GameMap, ways: Graph) -> None:
    assert steps_of(board, ways, "1", "defender", blocked=["2"]) == {"1": 0, "5": 1, "6": 2}


def test_an_entry_takes_the_first_step(board: GameMap, ways: Graph) -> None:
    assert steps_of(board, ways, "1", "sniper", from_entry=True) == {
        "1": 1, "2": 2, "5": 2, "3": 3, "6": 3,
    }  # fmt: skip
    assert steps_of(board, ways, "1", "sniper", from_entry=True, blocked=["1"]) == {}


def test_noise_begins_at_two_fields_for_the_sniper(board: GameMap, ways: Graph) -> None:
    answer = find_reach(board, ways, "1", "sniper")
    assert {r.field for r in answer.fields if r.noisy} == {"3", "6", "4", "7"}
    assert not any(r.noisy for r in find_reach(board, ways, "1", "defender").fields)


def test_a_mover_class_may_be_barred_from_a_kind(board: GameMap, ways: Graph) -> None:
    rock = replace(board.fields["2"], kind="rock")
    rocky = replace(board, fields={**board.fields, "2": rock})
    assert "2" not in steps_of(rocky, ways, "1", "defender")
    assert steps_of(rocky, ways, "1", "sniper")["2"] == 1


def test_unknown_movers_and_negative_allowances_are_refused(board: GameMap, ways: Graph) -> None:
    with pytest.raises(UsageError, match="sniper, defender"):
        find_reach(board, ways, "1", "dog")
    with pytest.raises(UsageError, match="fewer than 0"):
        find_reach(board, ways, "1", "sniper", allowance=-1)


@pytest.mark.parametrize("choice", ["each_entering", "once_a_turn"])
@pytest.mark.parametrize("hard", [("2",), ("2", "6"), ("3", "6"), ("2", "3", "5", "6", "7")])
def test_every_simple_path_is_accounted_for(
    board: GameMap, ways: Graph, choice: str, hard: tuple[str, ...]
) -> None:
    """Against all simple paths, tried one by one."""
    rough = with_traits(board, **{f"f{i}": "hard_terrain" for i in hard})
    rough = replace(rough, choices={**rough.choices, "hard_terrain": choice})
    best = {"1": (0, 0)}
    for count in range(1, 5):
        for others in permutations([i for i in board.fields if i != "1"], count):
            path = ("1", *others)
            if any(b not in ways.steps(a) for a, b in zip(path, others, strict=False)):
                continue
            entered = sum(i in hard for i in others)
            cost = count + (min(entered, 1) if choice == "once_a_turn" else entered)
            if cost <= 4:
                best[others[-1]] = min(best.get(others[-1], (9, 9)), (count, cost))
    answer = find_reach(rough, ways, "1", "sniper", allowance=4)
    assert {r.field: (r.steps, r.cost) for r in answer.fields} == best
