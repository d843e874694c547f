"""Which rules, obstacles and choices a board makes use of, against tables without them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from mapkit.analysis.measures.exercise import Exercise, find_exercise
from mapkit.analysis.measures.places import standing
from mapkit.compiled import CompiledMap, Missing, compile_map
from mapkit.compiled.ground import with_choices
from mapkit.mapfile import new_map
from mapkit.messages import plain
from mapkit.model import GameMap
from mapkit.sight import SightTables, sight_tables
from tests.boards import read_board
from tests.fuzz.tables import Built
from tests.looping import for_each
from tests.random_maps import FAMILIES, random_map


def changed(compiled: CompiledMap, other: GameMap) -> int:
    """Count the pairs with another shot distance on another map of the same drawing."""
    now = sight_tables(other, compiled.mesh, compiled.relations)
    differ = compiled.tables.shot_distances(compiled.map) != now.shot_distances(other)
    stands = standing(compiled.map)
    return int(np.triu(differ & stands & stands[:, None], 1).sum())


def without_obstacle(game_map: GameMap, field: str) -> GameMap:
    item = replace(game_map.fields[field], traits=frozenset())
    return replace(game_map, fields={**game_map.fields, field: item})


def exercise_of(compiled: CompiledMap) -> Exercise:
    found = find_exercise(compiled)
    assert found is not None
    return found


def built(seed: int) -> CompiledMap:
    map_ = Built(random_map(seed, "small"))
    return CompiledMap(map_.game_map, map_.mesh, map_.relations, {}, {}, map_.sight())


@for_each("seed", range(4 * len(FAMILIES)))
def test_uses_are_what_the_tables_without_them_say(seed: int) -> None:
    compiled = built(seed)
    found = exercise_of(compiled)
    blocking = [i for i, f in compiled.map.fields.items() if "obstacle" in f.traits]
    assert [u.field for u in found.obstacles] == blocking
    for use in found.obstacles:
        assert use.pairs == changed(compiled, without_obstacle(compiled.map, use.field)), use
    assert found.choices
    for choice in found.choices:
        other = with_choices(compiled.map, {choice.choice: choice.value})
        assert choice.pairs == changed(compiled, other), choice


def test_a_choice_that_has_nothing_to_act_on_takes_no_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[dict[str, str]] = []

    def counted(other: GameMap, *given: Any, **named: Any) -> SightTables:
        asked.append(dict(other.choices))
        return sight_tables(other, *given, **named)

    monkeypatch.setattr("mapkit.analysis.measures.exercise.sight_tables", counted)
    board = new_map("rows", id="m", size_mm=(90, 60), rows=2, columns=3)
    compiled = compile_map(board)
    assert find_exercise(compiled) is not None
    assert asked == [{**compiled.map.choices, "void": "passes"}]


def test_the_outdoor_board_has_no_use_for_rules_about_walkways() -> None:
    rules = {u.rule: u.pairs for u in exercise_of(compile_map(read_board("launch-site"))).rules}
    assert [rule for rule, pairs in rules.items() if pairs == 0] == ["L3", "L4", "L5"]
    assert "L7" not in rules


def test_the_hall_makes_use_of_all_rules_and_of_all_obstacles_but_one() -> None:
    compiled = compile_map(read_board("uboat-bunker"))
    found = exercise_of(compiled)
    assert all(u.pairs for u in found.rules)
    assert [u.field for u in found.obstacles if u.pairs == 0] == ["R5"]
    assert changed(compiled, without_obstacle(compiled.map, "R5")) == 0
    assert next(u for u in found.rules if u.rule == "L5").pairs == len(compiled.relations.stacked)
    assert plain(found)["obstacles"][0] == {"field": "R5", "pairs": 0}
    assert {"rule": "L5", "pairs": 6} in plain(found)["rules"]


def test_a_kind_that_blocks_sight_is_an_obstacle_too() -> None:
    board = read_board("uboat-bunker")
    rules = board.ruleset
    hedge = replace(rules.kinds["open"], id="hedge", blocks_sight=True, enter=False)
    one = next(i for i, f in board.fields.items() if "obstacle" in f.traits and f.kind == "open")
    item = replace(board.fields[one], kind="hedge", traits=frozenset())
    other = replace(
        board,
        ruleset=replace(rules, kinds={**rules.kinds, "hedge": hedge}),
        fields={**board.fields, one: item},
    )
    here, there = (
        {u.field: u.pairs for u in exercise_of(compile_map(m)).obstacles} for m in (board, other)
    )
    assert there == here


def test_pairs_that_an_error_leaves_open_do_not_count() -> None:
    compiled = compile_map(read_board("uboat-bunker"))
    stacked = frozenset((min(p), max(p)) for p in compiled.relations.stacked)
    part = exercise_of(replace(compiled, missing=Missing(sight=stacked)))
    assert next(u for u in part.rules if u.rule == "L5").pairs == 0


def test_a_game_without_sight_has_none() -> None:
    compiled = compile_map(read_board("launch-site"))
    assert find_exercise(replace(compiled, tables=None)) is None
