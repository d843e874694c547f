"""The slow reference against the worked cases, so that it may judge the program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.reference import InvalidMapError, build_overlay, slow_tables

CASES = Path(__file__).parents[1] / "cases" / "shared"


def load(path: Path) -> dict[str, Any]:
    case: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return case


def field(name: str, kind: str, *rings: list[list[int]], level: int = 0) -> dict[str, Any]:
    return {"id": name, "kind": kind, "level": level, "rings": list(rings)}


def box(x: int, y: int, width: int, height: int) -> list[list[int]]:
    return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]


@pytest.mark.parametrize("path", sorted(CASES.glob("*.json")), ids=lambda path: path.stem)
def test_worked_case(path: Path) -> None:
    case = load(path)
    tables, expected, contested = slow_tables(case["map"]), case["expected"], case["contested"]
    for name in ("matching", "passable", "stacked", "buildings"):
        assert tables[name] == expected[name]
    open_question = {tuple(pair) for pair in contested["adjacent"]}
    answers = [{tuple(pair) for pair in side["adjacent"]} for side in (tables, expected)]
    assert answers[0] - open_question == answers[1] - open_question
    assert tables["los"].keys() == expected["los"].keys()
    for pair, answer in expected["los"].items():
        if pair not in contested["los"]:
            assert tables["los"][pair] == answer, pair


@pytest.mark.parametrize("path", sorted((CASES / "pairs").glob("*.json")), ids=lambda p: p.stem)
def test_worked_pairs(path: Path) -> None:
    case = load(path)
    sight = slow_tables(case["map"])["los"]
    for pair, answer in case.get("los", {}).items():
        assert sight[pair] == answer, pair
    for answer in case["pairs"]:
        got = sight["|".join(sorted((answer["a"], answer["b"])))]
        assert (got["clear"], got["grazing"]) == (answer["clear"], answer["grazing"])
        assert answer["rule"] in got.get("rules", [got["rule"]])


def test_room_and_walkway_without_open_ground_do_not_see_each_other() -> None:
    fields = [
        field("A", "built_up", box(0, 0, 10, 10)),
        field("E", "elevated", box(10, 0, 10, 10), level=1),
    ]
    assert slow_tables({"fields": fields})["los"] == {
        "A|E": {"clear": None, "grazing": None, "rule": "L4"}
    }


@pytest.mark.parametrize(("water_counts_open", "distance"), [(True, 2), (False, None)])
def test_water_as_the_open_field_is_a_choice(water_counts_open: bool, distance: int | None) -> None:
    case_map = load(CASES / "hand_rb6_submarine_water_walkway.json")["map"]
    case_map["rules"]["water_counts_open"] = water_counts_open
    assert slow_tables(case_map)["los"]["E|U"]["clear"] == distance


@pytest.mark.parametrize(("void", "distance"), [("blocks", None), ("passes", 1)])
def test_void_is_a_choice_and_has_no_count(void: str, distance: int | None) -> None:
    fields = [field("a", "open", box(0, 0, 10, 10)), field("b", "open", box(15, 0, 10, 10))]
    answer = slow_tables({"fields": fields, "rules": {"void": void}})["los"]["a|b"]
    assert (answer["clear"], answer["grazing"]) == (distance, distance)


def test_building_seen_over_lines_only() -> None:
    case_map = load(CASES / "hand_l6_u_building.json")["map"]
    case_map["rules"]["same_building"] = "lines_only"
    assert slow_tables(case_map)["los"]["A|C"] == {"clear": None, "grazing": 2, "rule": "L2"}


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ([field("a", "open", box(0, 0, 10, 10)), field("b", "open", box(5, 5, 10, 10))], "cross"),
        ([field("a", "open", box(0, 0, 10, 10)), field("b", "open", box(2, 2, 4, 4))], "overlap"),
        (
            [
                field("a", "open", box(0, 0, 10, 10)),
                field("b", "elevated", box(0, 0, 10, 10), level=1),
            ],
            "overlap",
        ),
        ([field("a", "open", [[0, 0], [10, 10], [10, 0], [0, 10]])], "area"),
        ([field("a", "open", [[0, 0], [9, 9], [9, 0], [0, 9], [-9, 4]])], "cross"),
    ],
)
def test_invalid_maps_are_refused(fields: list[dict[str, Any]], message: str) -> None:
    with pytest.raises(InvalidMapError, match=message):
        build_overlay({"fields": fields})
