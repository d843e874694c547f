"""The maps to try things on do what their first lines say."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from mapkit.adjacency import walking
from mapkit.compiled import GroundPlan, ground_plan, with_choices
from mapkit.mapfile import read_map
from mapkit.model import GameMap
from mapkit.sight import explain_pair

FOLDER = Path(__file__).resolve().parents[2] / "examples"


def read(name: str) -> GameMap:
    found = read_map(FOLDER / name)
    assert found.map is not None
    assert not found.diagnostics
    return found.map


def plan(name: str) -> GroundPlan:
    return ground_plan(read(name))


def test_the_gap_beside_the_crates_is_disputed_until_it_is_widened() -> None:
    ground = plan("two-rooms.yaml")
    answer = explain_pair(ground.map, ground.mesh, ground.relations, "n2", "c2")
    assert answer.verdict == "clear"
    assert answer.beam_mm == 0.8
    assert answer.sight_disputed == ("redrawn_sight",)
    assert answer.sight_measure_mm is not None
    assert 0 < answer.sight_measure_mm <= 0.5

    moved = {i: (1280, y) if x == 1292 else (x, y) for i, (x, y) in ground.map.vertices.items()}
    wider = ground_plan(replace(ground.map, vertices=moved))
    answer = explain_pair(wider.map, wider.mesh, wider.relations, "n2", "c2")
    assert answer.verdict == "clear"
    assert answer.settled


def test_rooms_are_entered_by_doors_and_the_walkway_by_its_ladder() -> None:
    relations = plan("two-rooms.yaml").relations
    assert relations.steps("walk") == ("e",)
    assert set(relations.steps("b1")) == {"w", "b2"}
    assert relations.access["built_up"] == ("b1", "b2", "shed")


def test_a_hedge_hides_and_a_marsh_takes_two() -> None:
    ground = plan("own-kinds.yaml")
    answer = explain_pair(ground.map, ground.mesh, ground.relations, "lawn", "path")
    assert answer.verdict == "blocked"
    assert [blocker for blocker, _ in answer.blockers] == ["row"]
    ids = list(ground.map.fields)
    way = walking(ground.map, ground.relations, "sniper", "cost")
    assert way[ids.index("gate"), ids.index("bog")] == 2
    assert way[ids.index("bog"), ids.index("gate")] == 1


def test_walking_counts_fields_unless_a_choice_says_otherwise() -> None:
    ground = plan("own-kinds.yaml")
    ids = list(ground.map.fields)
    gate, bog = ids.index("gate"), ids.index("bog")
    for answer, expected in (("fields", 1), ("cost", 2), ("turns", 1)):
        chosen = with_choices(ground.map, {"walking_distance": answer})
        assert walking(chosen, ground.relations, "sniper")[gate, bog] == expected
    assert walking(ground.map, ground.relations, "sniper")[gate, bog] == 1
    with pytest.raises(ValueError, match="not in 'miles'"):
        walking(ground.map, ground.relations, "sniper", "miles")
