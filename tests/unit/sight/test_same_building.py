"""Who is granted sight because both are in one building, and that no line is needed for it."""

from __future__ import annotations

from dataclasses import replace

import mapkit
from mapkit.adjacency import relations
from mapkit.coverage.mesh_builder import build_mesh
from mapkit.model import GameMap
from mapkit.sight.pairs import PairFinder


def finder(game_map: GameMap) -> PairFinder:
    mesh = build_mesh(game_map)
    return PairFinder(game_map, mesh, relations(game_map, mesh))


def test_fields_of_one_building_are_granted_sight_by_its_rule_and_nobody_else() -> None:
    game_map = mapkit.open("launch-site").map
    board = finder(game_map)
    assert board.building("R10") == board.building("R11") != board.building("W104")
    assert board.building("R1") == -1
    rule = board.same_building_rule("R10", "R11")
    assert rule.id == "L6"
    assert board.same_building_rule("R10", "W104") is None  # another building
    assert board.same_building_rule("R10", "R1") is None
    assert board.same_building_rule("R1", "R2") is None  # two that are in none
    lines = {**game_map.choices, "same_building": "lines_only"}
    assert finder(replace(game_map, choices=lines)).same_building_rule("R10", "R11") is None
