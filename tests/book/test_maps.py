"""What the rulebook asks of a board, sentence by sentence, on the board of the scenarios."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import mapkit

DRILL = Path(__file__).with_name("drill.yaml")


@cache
def drill() -> mapkit.Board:
    return mapkit.open(DRILL)


def test_the_bag_has_what_the_book_says() -> None:
    """Pages 3 and 4."""
    bag = drill().map.ruleset.bag
    assert {i: t.start for i, t in bag.tokens.items()} == {
        "accuracy": 6, "noise": 2, "recoil": 3, "silencer": 0,
    }  # fmt: skip
    assert {i: t.most for i, t in bag.tokens.items()} == {
        "accuracy": 11, "noise": 9, "recoil": 7, "silencer": 3,
    }  # fmt: skip


def test_adjacent_fields_share_an_edge_whatever_their_kind() -> None:
    """Pages 9 and 10: a corner is no edge; a spot looks through walls and up a walkway."""
    beside = drill().relations.neighbours
    assert set(beside("d4")) == {"c4", "d3", "d5", "e4"}
    assert {"e1", "d2", "c1"} == set(beside("d1"))
    assert {"b4", "a5", "c5", "b6"} == set(beside("b5"))


def test_matching_fields_are_adjacent_and_of_one_kind() -> None:
    """Page 10."""
    matching = drill().relations.matches
    assert set(matching("d1")) == {"c1", "d2"}
    assert set(matching("e1")) == {"f1"}
    assert set(matching("b5")) == {"c5"}


def test_hard_terrain_matches_the_open_fields_beside_it() -> None:
    """Page 14."""
    assert set(drill().relations.matches("e5")) == {"d5", "e4", "e6"}


def test_doors_and_ladders_join_fields_of_two_kinds() -> None:
    """Pages 10 and 11: the only ways between kinds, both ways."""
    steps = drill().relations.steps
    assert "e2" in steps("e1")
    assert "e1" in steps("e2")
    assert "e1" not in steps("d1")
    assert "b6" in steps("b5")
    assert set(steps("c5")) == {"b5"}


def test_nobody_enters_an_obstacle() -> None:
    """Page 11."""
    for mover in ("sniper", "defender"):
        assert "f6" not in drill().reach("e6", mover=mover).steps


def test_distance_counts_the_target_and_takes_the_shortest_line() -> None:
    """Page 6: not the shooter's field, the target's, and the line over the fewest fields."""
    board = drill()
    assert board.sight("d3", "d4").distance == 1
    assert board.sight("d3", "d5").distance == 2
    assert board.sight("e1", "e3").distance == 2  # a line does not run through its own field


def test_one_s_own_field_is_one_away() -> None:
    """Page 6."""
    assert {drill().sight(i, i).distance for i in ("d4", "e1", "b5")} == {1}


def test_fields_below_count_between_walkways() -> None:
    """Page 12."""
    board = mapkit.open("uboat-bunker")
    up = [i for i, f in board.map.fields.items() if f.kind == "elevated"]
    between = [
        answer
        for a in up[:12]
        for b in up
        if a < b and b not in board.relations.neighbours(a)
        and (answer := board.sight(a, b)).distance is not None
    ]  # fmt: skip
    below = [s for s in between if {board.map.fields[i].kind for i in s.fields} - {"elevated"}]
    assert below
    assert all(s.distance == len(set(s.fields)) for s in below)


def test_a_distracted_unit_ends_in_sight() -> None:
    """Page 15: up to two fields, not onto a defender, the sniper's own field included."""
    found = drill().play.distraction("c1", "c3", defenders=["b1"])
    assert set(found.fields) == {"c1", "c2", "c3", "d1", "d2", "a1"}
    assert "a3" not in drill().play.distraction("a1", "d6").fields  # does not see it


def test_where_units_are_deployed() -> None:
    """Page 9."""
    deploy = drill().play.deploy
    assert deploy("red", "officer").fields == ("e2",)
    assert deploy("red", "officer", defenders=["e2"]).fields == ()
    assert set(deploy("red", "soldier", officer="d2", defenders=["d1"]).fields) == {
        "c2",
        "d3",
        "e2",
    }
    assert set(deploy("red", "soldier", officer="e2").fields) == {"d2", "f2", "e3"}  # not the Hall
    assert deploy("red", "soldier", officer="c2").fields == ()
    assert deploy("red", "soldier").fields == ()
    assert set(deploy("yellow", "soldier", officer="c2").fields) == {"c1", "c3", "d2"}  # no pond


def test_the_radio_operator_calls_in_any_sector() -> None:
    """Page 8 of the Polish book."""
    deploy = drill().play.deploy
    assert set(deploy("black", "soldier", officer="c2", any_sector=True).fields) == {
        "c1", "c3", "d2",
    }  # fmt: skip


@pytest.mark.parametrize("question", ["search", "shotgun"])
def test_search_and_shotgun_offer_fields_to_stand_on_only(question: str) -> None:
    """Pages 9 and 15: own field, and those of its kind beside it. In water stands nobody."""
    fields = {
        at: set(getattr(drill().play, question)(at).fields) for at in ("e2", "e1", "b1", "e6")
    }
    assert fields == {
        "e2": {"e2", "d2", "f2", "e3"},
        "e1": {"e1", "f1"},
        "b1": {"b1", "a1", "c1"},
        "e6": {"e6", "d6", "e5"},
    }


@pytest.mark.parametrize(
    ("path", "entry", "notices"),
    [
        ("d3 > d4", False, True),  # into its field
        ("d4 > d3", False, True),  # out of it
        ("d3 > d4 > d5", False, True),  # through it
        ("d4", True, True),
        ("d4", False, False),  # nobody moves
        ("d3 > e3 > e4", False, False),  # only beside it, though heard by units
    ],
)
def test_a_dog_notices_every_move_over_its_field(path: str, entry: bool, notices: bool) -> None:
    """Page 9: of whatever length; never what is only beside it."""
    answer = drill().hear(path, dogs=["d4"], from_entry=entry)
    assert answer.allowed  # a dog stops nobody
    assert answer.noticed == (("d4",) if notices else ())
    assert answer.to_dict()["dogs"] == {"d4": notices}
    assert ("The dog on d4 notices it." in answer.sentences) is notices


def test_who_asks_from_the_water_is_told_that_nobody_stands_there() -> None:
    """Page 11."""
    board = mapkit.open("launch-site")
    said = board.reach(97).sentences
    assert said[1] == "  Nobody of that kind can stand on W97 (Outer basin)."
    assert not any("Nobody" in line for line in board.reach(22).sentences)
