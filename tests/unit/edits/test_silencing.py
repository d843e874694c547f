"""Silencing a warning is an edit, and entries follow what they are about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mapkit.edits import (
    EditRefusedError,
    changes,
    delete_fields,
    delete_sector,
    merge_fields,
    rename_field,
    set_figure_base,
    set_ruleset,
    set_sector,
    silence,
    split_across,
    unsilence,
)
from mapkit.errors import NotFoundError
from mapkit.model import GameMap, Sector, Silenced
from tests.boards import map_in

TEXT = """\
mapkit: "1.3"
id: yard
vertices: {a: [0, 0], b: [3000, 0], c: [6000, 0], d: [6000, 3000], e: [3000, 3000], f: [0, 3000]}
fields:
  A: {kind: open, sector: red, ring: [a, b, e, f]}
  B: {kind: open, sector: red, ring: [b, c, d, e]}
"""
LOOKOUT = Silenced("wide_view", "a lookout", field="A")


@pytest.fixture
def yard() -> GameMap:
    return map_in(TEXT)


@pytest.fixture
def quiet(yard: GameMap) -> GameMap:
    return silence(yard, "wide_view", "a lookout", field="A")


def test_a_warning_is_silenced_and_said_again(yard: GameMap, quiet: GameMap) -> None:
    assert quiet.silenced == (LOOKOUT,)
    assert changes(yard, quiet).silenced
    assert changes(yard, quiet)
    assert unsilence(quiet, LOOKOUT) == yard


def test_another_reason_takes_the_place_of_the_first(quiet: GameMap) -> None:
    more = silence(quiet, "open_sector", "a desert", sector="red")
    other = silence(more, "wide_view", " a tower ", field="A")
    assert [s.reason for s in other.silenced] == ["a tower", "a desert"]
    assert silence(other, "wide_view", "a tower", field="A") is other
    assert len(silence(other, "wide_view", "all of it").silenced) == 3


@pytest.mark.parametrize(
    ("warning", "reason", "subject", "problem"),
    [
        ("wide_view", " ", {}, EditRefusedError),
        ("wide_veiw", "because", {}, EditRefusedError),
        ("wide_view", "because", {"field": "C"}, NotFoundError),
        ("open_sector", "because", {"sector": "green"}, NotFoundError),
        ("idle_rule", "because", {"rule": "L9"}, NotFoundError),
    ],
)
def test_what_cannot_be_silenced_is_refused(
    yard: GameMap, warning: str, reason: str, subject: dict[str, str], problem: type[Exception]
) -> None:
    with pytest.raises(problem):
        silence(yard, warning, reason, **subject)


def test_what_is_not_silenced_cannot_be_said_again(yard: GameMap) -> None:
    with pytest.raises(NotFoundError):
        unsilence(yard, LOOKOUT)


def test_entries_follow_a_field_that_is_renamed(quiet: GameMap) -> None:
    assert rename_field(quiet, "A", "tower").silenced == (replace(LOOKOUT, field="tower"),)


def test_entries_go_with_the_field(quiet: GameMap) -> None:
    assert delete_fields(quiet, ["A"]).silenced == ()
    assert delete_fields(quiet, ["B"]).silenced == (LOOKOUT,)


def test_entries_go_to_both_parts_of_a_field_that_is_split(quiet: GameMap) -> None:
    split = split_across(quiet, [(1000, 0), (1000, 3000)], ["A"])
    (other,) = split.fields.keys() - {"A", "B"}
    assert split.silenced == (LOOKOUT, replace(LOOKOUT, field=other))


def test_merged_fields_are_silenced_once(quiet: GameMap) -> None:
    both = silence(quiet, "wide_view", "a lookout", field="B")
    merged = merge_fields(both, ["A", "B"])
    (left,) = merged.fields
    assert merged.silenced == (replace(LOOKOUT, field=left),)


def test_entries_go_with_the_sector_and_the_rule(yard: GameMap) -> None:
    green = set_sector(yard, Sector("green", "Green", "#00ff00"))
    quiet = silence(green, "open_sector", "a desert", sector="green")
    assert delete_sector(quiet, "green").silenced == ()
    flat = silence(yard, "idle_rule", "flat", rule="L3")
    rules = {i: r for i, r in yard.ruleset.rules.items() if i != "L3"}
    assert set_ruleset(flat, replace(yard.ruleset, rules=rules)).silenced == ()


def test_the_base_of_a_figure_is_set_and_left_to_the_ruleset(yard: GameMap) -> None:
    wide = set_figure_base(yard, 12.5)
    assert wide.figure_base_mm == 12.5
    assert changes(yard, wide).header
    assert set_figure_base(wide, 12.5) is wide
    assert set_figure_base(wide, None) == yard


@pytest.mark.parametrize("size", [0.0, -1.0, 1000.0, float("nan")])
def test_what_is_no_base_is_refused(yard: GameMap, size: float) -> None:
    with pytest.raises(EditRefusedError):
        set_figure_base(yard, size)
