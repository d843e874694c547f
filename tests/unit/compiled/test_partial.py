"""Partial builds: what they give is right, what they cannot know they leave out."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from mapkit.compiled import compile_map
from mapkit.errors import InvalidMapError
from mapkit.export import tables_schema
from mapkit.mapfile import new_map, read_case
from mapkit.model import GameMap, Marker, Portal
from mapkit_exporters.tables import tables_document

CASES = Path(__file__).parents[2] / "cases" / "shared"


def breaking(game_map: GameMap, field_id: str) -> GameMap:
    """Give a field a kind that nobody knows: an error that leaves the drawing as it was."""
    broken = replace(game_map.fields[field_id], kind="castle")
    return replace(game_map, fields={**game_map.fields, field_id: broken})


@pytest.mark.parametrize("name", ["courtyard", "tunnels_0", "ladders", "voronoi_0"])
def test_every_answer_of_a_partial_build_is_that_of_the_whole_map(name: str) -> None:
    game_map = read_case(CASES / f"{name}.json")
    whole = tables_document(compile_map(game_map))
    known = 0
    for broken in list(game_map.fields)[::3]:
        part = tables_document(compile_map(breaking(game_map, broken), partial=True))
        lost = set(part["missing"]["fields"])
        stacked = {i for pair in whole["stacked"] if broken in pair for i in pair}
        assert {broken} <= lost <= {broken, *stacked}, "what lies on it is in doubt, too"
        for relation in ("adjacent", "matching", "passable", "stacked"):
            assert part[relation] == [p for p in whole[relation] if lost.isdisjoint(p)]
        for building in part["buildings"]:
            assert building in whole["buildings"]
        missing = set(part["missing"]["los"])
        others = {p: e for p, e in whole["los"].items() if lost.isdisjoint(p.split("|"))}
        assert part["los"] == {p: e for p, e in others.items() if p not in missing}
        assert part["walking"] == {}
        known += len(part["los"])
    assert known > 0, "it has to leave something in"


def test_a_door_in_an_impossible_place_takes_its_own_pair_only() -> None:
    game_map = read_case(CASES / "courtyard.json")
    whole = tables_document(compile_map(game_map))
    a, b = next(p for p in whole["matching"])
    wrong = replace(
        game_map, portals=(*game_map.portals, Portal("wrong", "door", (a, b), ((0, 0), (1, 0))))
    )
    part = tables_document(compile_map(wrong, partial=True))
    jsonschema.validate(json.loads(json.dumps(part)), tables_schema())
    assert part["missing"]["portals"] == ["wrong"]
    assert part["missing"]["passable"] == [[a, b]]
    assert part["passable"] == [p for p in whole["passable"] if p != [a, b]]
    assert part["missing"]["fields"] == []


def test_a_wrong_marker_touches_no_table() -> None:
    game_map = read_case(CASES / "courtyard.json")
    whole = tables_document(compile_map(game_map))
    lost = next(iter(game_map.fields))
    wrong = replace(game_map, markers=(Marker("objective", lost, {"number": 77}),))
    part = tables_document(compile_map(wrong, partial=True))
    assert part["missing"]["markers"] == [f"objective on {lost}"]
    assert part["los"] == whole["los"]
    assert part["walking"] == whole["walking"]


def test_a_sound_map_has_nothing_missing() -> None:
    game_map = read_case(CASES / "courtyard.json")
    part = tables_document(compile_map(game_map, partial=True))
    assert part == tables_document(compile_map(game_map))
    assert "missing" not in part


def test_without_partial_a_map_with_errors_is_refused() -> None:
    game_map = read_case(CASES / "courtyard.json")
    with pytest.raises(InvalidMapError) as caught:
        compile_map(breaking(game_map, next(iter(game_map.fields))))
    assert caught.value.diagnostics[0].code == "MK501"


def test_an_error_of_the_whole_map_leaves_nothing_to_build() -> None:
    game_map = read_case(CASES / "courtyard.json")
    with pytest.raises(InvalidMapError):
        compile_map(replace(game_map, tolerance_mm=-1.0), partial=True)
    for lost in game_map.fields:
        game_map = breaking(game_map, lost)
    with pytest.raises(InvalidMapError):
        compile_map(game_map, partial=True)


@pytest.mark.parametrize("partial", [False, True])
def test_an_empty_board_has_empty_tables(partial: bool) -> None:
    tables = tables_document(compile_map(new_map("empty"), partial=partial))
    jsonschema.validate(json.loads(json.dumps(tables)), tables_schema())
    assert tables["fields"] == []
    assert tables["los"] == {}
