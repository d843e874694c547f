"""What the rules of Skirmish Wars print; numbers are those of their paragraphs."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import mapkit

BOARDS = Path(__file__).parents[2] / "maps" / "skirmish_wars"


@cache
def board(name: str = "twin-passes") -> mapkit.Board:
    return mapkit.open(BOARDS / f"{name}.yaml")


def cells(table: str) -> dict[str, dict[str, object]]:
    """Return the cells of a table by row and column, as they are."""
    found = board().map.ruleset.tables[table]
    return {
        row: {c: cell for c, cell in zip(found.columns, line, strict=True) if cell is not None}
        for row, line in zip(found.rows, found.cells, strict=True)
    }


def test_armies_and_owners() -> None:
    """1.0, 2.1: four armies; a building is neutral or an army's."""
    ruleset = board().map.ruleset
    assert len(ruleset.attributes["owner"].values) == 5
    assert ruleset.attribute("city", "owner") == "neutral"
    assert ruleset.attribute("factory", "owner") == "neutral"


def test_money() -> None:
    """1.1, 2.5, 3.1, 3.5: $5 to begin with, $5 for each city and base, units for $1 to $16."""
    kinds = board().map.ruleset.kinds
    assert cells("money") == {
        "start": {"dollars": (5,)}, "income": {"dollars": (5,)},
        "cheapest_unit": {"dollars": (1,)}, "dearest_unit": {"dollars": (16,)},
    }  # fmt: skip
    assert [k for k in kinds if "income" in kinds[k].tags] == ["city", "base"]
    assert [k for k in kinds if "purchase" in kinds[k].tags] == ["factory"]


def test_lives() -> None:
    """3.2, 3.4a: two back on an own building, eight at most, damaged below five."""
    kinds = board().map.ruleset.kinds
    assert cells("lives") == {
        "most": {"lives": (8,)}, "repair": {"lives": (2,)}, "damaged_below": {"lives": (5,)},
    }  # fmt: skip
    assert {k for k in kinds if "repair" in kinds[k].tags} == {"city", "factory", "base"}


def test_capture() -> None:
    """3.4b: four points, a base eight; two a turn, one when damaged."""
    ruleset = board().map.ruleset
    points = {k: ruleset.attribute(k, "points") for k in ("city", "factory", "base")}
    assert points == {"city": 4, "factory": 4, "base": 8}
    assert cells("capture") == {"whole": {"points": (2,)}, "damaged": {"points": (1,)}}


def test_the_carrier() -> None:
    """3.3c."""
    assert cells("carrier") == {"foot": {"units": (2,)}}


def test_the_two_units_of_the_example() -> None:
    """3.4b: a tank, and an anti-air unit that fires back damaged."""
    units = cells("units")
    assert units["tank"] == {"defence": (6,), "fire_at_tracked": (10,)}
    assert units["anti_air"] == {"defence": (4,), "damaged_fire_at_tracked": (7,)}


def test_the_worked_fight() -> None:
    """3.4b: 10 less 4 against a city, then 7 less 6 against a road."""
    units, defence = cells("units"), cells("defence")
    assert defence["6"]["city"] == (4, 3)
    assert defence["1"]["road"] == (1, 3)
    fire, shield = units["tank"]["fire_at_tracked"], units["anti_air"]["defence"]
    assert fire == (10,)
    assert shield == (4,)
    assert "fire power less defence" in board().map.ruleset.tables["defence"].text


@pytest.mark.parametrize("mover", ["foot", "wheeled", "tracked"])
def test_every_field_costs_one_but_for_modifiers(mover: str) -> None:
    """3.3b: printed are those of tracked units: forest 2, no water, no mountains."""
    ruleset = board().map.ruleset
    printed = {"forest": 2, "water": 0, "mountains": 0} if mover == "tracked" else {}
    assert {k: ruleset.cost(k, mover) for k in ruleset.kinds} == {
        k: printed.get(k, 1) for k in ruleset.kinds
    }


def test_buildings_cost_what_a_road_costs() -> None:
    """3.3b."""
    kinds = board().map.ruleset.kinds
    assert {kinds[k].costs_as for k in ("city", "factory", "base")} == {"road"}


def test_reach_answers_and_says_where_a_card_could_say_otherwise() -> None:
    """3.3b, from a base: no cost on the way is open any more."""
    answer = board().reach("c1.a1", mover="tracked", steps=6)
    fields = answer.map.fields
    assert max(answer.costs.values()) == 6
    kinds = {fields[i].kind for i in answer.costs}
    assert not kinds & {"water", "mountains"}
    assert (
        {"road", "factory"} <= set(answer.to_dict()["costs_by_card"]) <= kinds - {"grass", "forest"}
    )
    assert "Unless the unit's card says otherwise" in answer.sentences[-1]
    for i, cost in answer.costs.items():
        path = next(r.path for r in answer.details.fields if r.field == i)
        assert cost == sum(2 if fields[p].kind == "forest" else 1 for p in path[1:])


def test_a_foot_unit_gets_on_a_carrier_with_room() -> None:
    """3.3d: for the points of the terrain; it is on board then, and others keep off the field."""
    plain = board().reach("c1.c1", mover="foot", steps=2)
    aboard = board().reach("c1.c1", mover="foot", steps=2, carriers=["c2.a1"])
    assert aboard.costs["c2.a1"] == 1
    assert "gets on board the carrier there, and goes no further: c2.a1" in str(aboard.sentences)
    beyond = {r.field for r in plain.details.fields if "c2.a1" in r.path[:-1]}
    assert not any("c2.a1" in r.path[:-1] for r in aboard.details.fields)
    assert set(plain.costs) - set(aboard.costs) <= beyond
    full = board().reach("c1.c1", mover="foot", steps=2, defenders=["c2.a1"])
    tank = board().reach("c1.c1", mover="tracked", steps=2, carriers=["c2.a1"])
    assert "c2.a1" not in {*full.costs, *tank.costs}
    with pytest.raises(mapkit.UsageError, match="nobody gets on carriers"):
        mapkit.open("launch-site").reach("R15", carriers=["R14"])


def test_a_foot_unit_in_a_carrier_only_gets_off() -> None:
    """3.3c and d: onto a field beside it, however far it may move, at the end of its move."""
    passes = mapkit.open("twin-passes")
    off = passes.reach("B5", mover="foot", steps=2, carriers=["B5"])
    beside = {*passes.range("B5", 1).details.fields}
    assert len(beside) == 4
    assert {*off.costs} == beside | {off.origin}
    assert "it may get off, and is done for the turn then" in off.sentences[0]
    assert all(place in off.sentences[0] for place in ("A5", "B4", "B6", "C5"))
    shut = ["A5", "B4", "B6", "C5"]
    none = passes.reach("B5", mover="foot", steps=2, carriers=["B5"], defenders=shut)
    assert {*none.costs} == {off.origin}
    assert "stays in" in none.sentences[0]


def test_a_tank_cannot_stand_on_water() -> None:
    """3.3b."""
    tank = mapkit.open("twin-passes").reach("H2", mover="tracked", steps=2)
    assert any("Nobody of that kind can stand on" in line for line in tank.sentences)


def test_the_picture_of_a_reach_says_what_cards_could_change() -> None:
    """3.3b: a foot unit wades through the lake unless its card says otherwise."""
    scene = board().reach("c3.b1", mover="foot", steps=2).scene()
    assert "Unless the unit's card" in str(scene)


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ("money", "unless they are being captured (3.2)"),
        ("lives", "unless that is being captured (3.2)"),
        ("capture", "neither moves nor fires after it in that turn"),
        ("carrier", "nobody enters the field of a full one"),
        ("ranges", "A unit that has fired is done for the turn"),
    ],
)
def test_what_the_tables_say(table: str, words: str) -> None:
    assert words in board().map.ruleset.tables[table].text


def test_which_way_turns_go_is_a_choice() -> None:
    """3.0 and 3.6 contradict each other."""
    choice = board().map.ruleset.choices["turn_order"]
    assert choice.values == ("clockwise", "counter_clockwise")
    assert "3.6" in choice.text


def test_moves_are_never_diagonal() -> None:
    """3.3b, 3.3d: the four fields beside one."""
    asked = board()
    for field in asked.fields:
        x, y = field.polygon.centroid.coords[0]
        for other in asked.relations.steps(field.id):
            u, v = asked[other].polygon.centroid.coords[0]
            assert abs(x - u) + abs(y - v) == pytest.approx(21)  # mm, the side of a cell


def test_never_through_a_unit() -> None:
    """3.3b: round it instead, own or not."""
    free = board().reach("c1.a1", mover="tracked", steps=3).costs
    held = board().reach("c1.a1", mover="tracked", steps=3, defenders=["c1.b1"]).costs
    assert "c1.b1" in free
    assert "c1.b1" not in held
    assert held["c1.b2"] == free["c1.b2"]
    assert held.get("c1.c1", 99) > free["c1.c1"]


def test_range_counts_like_moves() -> None:
    """3.4a: whatever the fields in between; artillery and the tank beside it miss each other."""
    asked = board()
    assert board().map.ruleset.sight == "none"
    beside = set(asked.range("c1.b2", 1).steps)
    assert beside == set(asked.relations.neighbours("c1.b2"))
    artillery = set(asked.range("c1.b2", 2, 3).steps)
    assert not artillery & beside
    assert all(2 <= n <= 3 for n in asked.range("c1.b2", 2, 3).steps.values())
