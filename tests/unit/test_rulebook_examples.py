"""The rulebook's worked examples say what the program answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from mapkit.analysis.hear import find_hearers
from mapkit.compiled import GroundPlan, ground_plan
from mapkit.mapfile import read_map
from mapkit.sight import explain_pair

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "rulebook"

SEES = [
    ("p07-two-fields-away", "s", "t", 2),
    ("p11-over-water", "U", "E", 2),
    ("p11-obstacle", "E", "r", 1),
    ("p12-around-building", "s", "o", 2),
    ("p12-walls-do-not-block", "s", "A", 2),
    ("p12-from-a-building", "S", "B", 1),
    ("p12-from-a-building", "S", "w", None),
    ("p12-from-a-building", "S", "C", None),
    ("p12-same-building", "A", "C", 2),
    ("p13-to-a-walkway", "s", "E", None),
    ("p13-to-a-walkway", "s", "G", None),
    ("p14-tunnel", "A", "B", 2),
    ("p14-ladder", "A", "E", 1),
    ("p14-across-corner", "A", "E", 2),
]

HIDDEN = [
    ("p11-obstacle", "E", "l"),
    ("p12-around-building", "s", "v"),
    ("p12-walls-do-not-block", "s", "B"),
    ("p12-from-a-building", "S", "v"),
    ("p13-to-a-walkway", "s", "F"),
    ("p13-to-a-walkway", "s", "t"),
    ("p14-tunnel", "T", "V"),
    ("p14-tunnel", "o", "p"),
    ("p14-room-beside-walkway", "A", "E"),
]


def example(name: str) -> GroundPlan:
    found = read_map(FOLDER / f"{name}.yaml")
    assert found.map is not None
    return ground_plan(found.map)


@pytest.mark.parametrize(("name", "a", "b", "distance"), SEES)
def test_sees(name: str, a: str, b: str, distance: int | None) -> None:
    plan = example(name)
    answer = explain_pair(plan.map, plan.mesh, plan.relations, a, b)
    assert answer.verdict == "clear"
    if distance is not None:
        assert answer.clear == distance


@pytest.mark.parametrize(("name", "a", "b"), HIDDEN)
def test_does_not_see(name: str, a: str, b: str) -> None:
    plan = example(name)
    answer = explain_pair(plan.map, plan.mesh, plan.relations, a, b)
    assert answer.clear is None
    assert answer.blockers or answer.reason


@pytest.mark.parametrize("name", sorted({name for name, *_ in SEES + HIDDEN}))
def test_an_example_is_plain(name: str) -> None:
    """What the rulebook tells as a matter of course is no close call here either."""
    plan = example(name)
    told = [(a, b, distance) for n, a, b, distance in SEES if n == name]
    told += [(a, b, None) for n, a, b in HIDDEN if n == name]
    for a, b, distance in told:
        answer = explain_pair(plan.map, plan.mesh, plan.relations, a, b)
        assert not answer.sight_disputed, (a, b)
        assert distance is None or not answer.distance_disputed, (a, b)


def test_the_arrow_through_a_building_on_page_12_cuts_deep_into_it() -> None:
    plan = example("p12-around-building")
    answer = explain_pair(plan.map, plan.mesh, plan.relations, "s", "v")
    assert answer.verdict == "blocked"
    assert [blocker for blocker, _ in answer.blockers] == ["B"]
    assert answer.near_miss_mm is not None
    assert answer.near_miss_mm > 5


def test_the_platform_sees_walkways_and_no_open_field() -> None:
    plan = example("p13-from-a-walkway")
    seen: set[tuple[str, str]] = set()
    hidden: set[tuple[str, str]] = set()
    for other, field in plan.map.fields.items():
        if other != "S":
            answer = explain_pair(plan.map, plan.mesh, plan.relations, "S", other)
            (seen if answer.verdict == "clear" else hidden).add((field.kind, other))
    assert {kind for kind, _ in seen if kind == "open"} <= {
        kind for kind, other in seen if "obstacle" in plan.map.fields[other].traits
    }
    answer = explain_pair(plan.map, plan.mesh, plan.relations, "S", "Y")
    assert answer.verdict == "blocked"
    assert "X" in {blocker for blocker, _ in answer.blockers}


def test_the_obstacle_is_named() -> None:
    plan = example("p11-obstacle")
    answer = explain_pair(plan.map, plan.mesh, plan.relations, "E", "l")
    blockers = {blocker for blocker, _ in answer.blockers}
    assert any("obstacle" in plan.map.fields[b].traits for b in blockers)


def test_a_tunnel_and_its_walkway_do_not_touch() -> None:
    plan = example("p14-tunnel")
    assert "V" not in plan.relations.neighbours("T")


def test_a_drawn_wall_stops_steps_but_not_sight() -> None:
    plan = example("p12-from-a-building")
    assert "B" in plan.relations.matches("S")
    assert "B" not in plan.relations.steps("S")


def test_units_beside_the_way_hear_two_fields_of_it() -> None:
    plan = example("p05-noise")
    heard = {
        a.field for a in find_hearers(plan.map, plan.relations, ["a", "b", "c"], "sniper").alerted
    }
    assert {"d", "room"} <= heard
    assert "g" not in heard
    assert not find_hearers(plan.map, plan.relations, ["a", "b"], "sniper").alerted


def test_every_example_says_its_page_and_sentence() -> None:
    names = {path.stem for path in FOLDER.glob("*.yaml")}
    assert names == {name for name, *_ in SEES + HIDDEN} | {"p05-noise", "p13-from-a-walkway"}
    for path in FOLDER.glob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        assert "x-example:" in text
        assert f"page: {int(path.stem[1:3])}" in text
