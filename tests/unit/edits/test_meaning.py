from __future__ import annotations

from dataclasses import replace

import pytest

from mapkit.edits import (
    add_marker,
    add_portal,
    change_marker,
    delete_building,
    delete_markers,
    delete_sector,
    marker_attributes,
    move_marker,
    paint,
    rename_field,
    set_building,
    set_choice,
    set_header,
    set_ruleset,
    set_sector,
)
from mapkit.errors import NotFoundError
from mapkit.mapfile import new_map
from mapkit.model import GameMap, Provenance, Sector
from tests.unit.edits.boards import refused, rows, sound, two_rooms


def marked() -> GameMap:
    return new_map("rows", rows=4, columns=6, size_mm=(300.0, 200.0))


def test_painting_changes_what_is_told_and_nothing_else() -> None:
    m = rows()
    after = paint(m, ["1", "2"], kind="built_up", sector="red", name="Shed")
    assert {after.fields[f].kind for f in ("1", "2")} == {"built_up"}
    assert {after.fields[f].name for f in ("1", "2")} == {"Shed"}
    assert after.fields["3"] is m.fields["3"]
    assert after.vertices is m.vertices
    cleared = paint(after, ["1"], sector=None, name=None)
    assert (cleared.fields["1"].sector, cleared.fields["1"].name) == (None, None)
    assert cleared.fields["1"].kind == "built_up"
    assert paint(m, ["1"], kind="open") is m


def test_a_kind_brings_its_level_and_drops_traits_it_cannot_have() -> None:
    m = paint(rows(), ["1"], add_traits=["water"])
    after = paint(m, ["1"], kind="elevated")
    assert (after.fields["1"].level, after.fields["1"].traits) == (1, frozenset())
    assert paint(after, ["1"], kind="open").fields["1"].level == 0
    assert paint(after, ["1"], level=0).fields["1"].level == 0


def test_traits_that_exclude_each_other() -> None:
    m = paint(rows(), ["1"], add_traits=["water"])
    assert paint(m, ["1"], add_traits=["obstacle"]).fields["1"].traits == {"obstacle"}
    assert paint(m, ["1"], drop_traits=["water"]).fields["1"].traits == frozenset()
    refused(lambda: paint(m, ["1"], traits=["water", "obstacle"]), "both obstacle and water")
    refused(lambda: paint(m, ["1"], kind="built_up", traits=["water"]), "cannot have water")
    refused(lambda: paint(m, ["1"], traits=["lava"]), "unknown trait 'lava'")


def test_paint_under_markers() -> None:
    m = marked()
    refused(lambda: paint(m, ["2"], add_traits=["water"]), "Objective 1.*nobody may enter")
    refused(lambda: paint(m, ["3"], sector="red"), "not in sector yellow")
    refused(lambda: paint(m, ["4"], sector="blue"), "unknown sector 'blue'")
    refused(lambda: paint(m, ["4"], kind="lava"), "no kind 'lava'")
    with pytest.raises(NotFoundError):
        paint(m, ["99"], kind="open")


def test_a_new_id_is_used_everywhere() -> None:
    m = set_building(two_rooms(), "b1", "Hut", ["2"])
    m = add_marker(m, "objective", "2")
    after = sound(rename_field(m, "2", "hut"))
    assert list(after.fields) == ["1", "hut"]
    assert after.portals[0].between == ("1", "hut")
    assert (after.markers[0].field, after.buildings[0].fields) == ("hut", ("hut",))
    refused(lambda: rename_field(m, "2", "1"), "is taken")
    refused(lambda: rename_field(m, "2", "a|b"), "cannot be an id")
    assert rename_field(m, "2", "2") is m


def test_markers_are_proposed_by_what_is_missing() -> None:
    m = replace(marked(), markers=())
    assert marker_attributes(m, "start", "5") == {"squad": "red", "role": "officer"}
    m = add_marker(m, "start", "5")
    assert marker_attributes(m, "start", "6") == {"squad": "red", "role": "soldier"}
    m = add_marker(m, "objective", "1", {"number": 1})
    assert marker_attributes(m, "objective", "2") == {"number": 2}
    assert marker_attributes(m, "entry", "1") == {"sector": "yellow"}
    refused(lambda: marker_attributes(m, "treasure", "1"), "no marker 'treasure'")


def test_markers_where_the_rules_do_not_allow_them() -> None:
    m = marked()
    refused(lambda: add_marker(m, "objective", "3", {"number": 4}), "Objective 4 occurs 2 times")
    refused(lambda: add_marker(m, "objective", "3", {"number": 12}), "'12'")
    refused(lambda: move_marker(m, 9, "24"), "not in sector yellow")
    refused(lambda: change_marker(m, 0, {"number": 2}), "Objective 2 occurs 2 times")
    for index, field in ((99, "1"), (0, "99")):
        with pytest.raises(NotFoundError):
            move_marker(m, index, field)


def test_markers_move_change_and_go() -> None:
    m = marked()
    assert move_marker(m, 0, "3").markers[0].field == "3"
    fewer = delete_markers(m, [0, 1])
    assert fewer.markers == m.markers[2:]
    assert change_marker(fewer, 0, {"number": 1}).markers[0].attributes == {"number": 1}


def test_header_values() -> None:
    m = rows()
    after = set_header(
        m, name="Yard", author="A", licence="CC0", provenance=Provenance("traced", "photo")
    )
    assert (after.name, after.author, after.licence, after.provenance.kind) == (
        "Yard",
        "A",
        "CC0",
        "traced",
    )
    assert after.fields is m.fields
    assert set_header(m, name=m.name) is m
    assert set_header(m, size_mm=(300.0, 300.0)).size_mm == (300.0, 300.0)
    refused(lambda: set_header(m, size_mm=(100.0, 100.0)), "right edge")
    refused(lambda: set_header(m, size_mm=(float("nan"), 1.0)), "not a usable number")
    refused(lambda: set_header(m, tolerance_mm=-1.0), "tolerance_mm")
    refused(lambda: set_header(m, id="a b"), "cannot be the id")


def test_a_tolerance_that_makes_a_gap_of_a_void_is_refused() -> None:
    m = replace(rows(3, 3), fields={f: i for f, i in rows(3, 3).fields.items() if f != "5"})
    assert set_header(m, tolerance_mm=40.0).tolerance_mm == 40.0
    refused(lambda: set_header(m, tolerance_mm=60.0), "hole")


def test_choices_and_rulesets() -> None:
    m = rows()
    assert set_choice(m, "grazing", "sees").choices["grazing"] == "sees"
    refused(lambda: set_choice(m, "grazing", "maybe"), "'maybe'")
    other = replace(m.ruleset, id="other", choices={"void": m.ruleset.choices["void"]})
    m = set_choice(m, "void", "passes")
    assert set_ruleset(m, other).choices == {"void": "passes"}
    kinds = {k: v for k, v in m.ruleset.kinds.items() if k != "open"}
    refused(lambda: set_ruleset(m, replace(m.ruleset, kinds=kinds)), "unknown kind 'open'")


def test_sectors() -> None:
    m = set_sector(rows(), Sector("harbour", "Harbour", "#123456"))
    m = paint(m, ["1"], sector="harbour")
    refusal = refused(lambda: delete_sector(m, "harbour"), "still has field 1")
    assert refusal.fields == ("1",)
    assert "harbour" not in delete_sector(paint(m, ["1"], sector=None), "harbour").sectors
    refused(lambda: delete_sector(m, "red"), "belongs to the ruleset")
    renamed = set_sector(m, replace(m.sectors["red"], name="Docks"))
    assert delete_sector(renamed, "red").sectors["red"].name == m.sectors["red"].name


def test_buildings() -> None:
    m = paint(rows(1, 3), ["1", "2", "3"], kind="built_up")
    m = set_building(m, None, "East", ["2", "3"])
    m = set_building(m, None, "West", ["1", "2"])
    assert [(b.id, b.name, b.fields) for b in m.buildings] == [
        ("b1", "East", ("3",)),
        ("b2", "West", ("1", "2")),
    ]
    m = set_building(m, "b2", "All", ["1", "2", "3"])
    assert [(b.id, b.name) for b in m.buildings] == [("b2", "All")]
    assert delete_building(m, "b2").buildings == ()
    refused(lambda: set_building(m, None, "None", []), "needs a field")
    with pytest.raises(NotFoundError):
        delete_building(m, "b9")


def test_a_wall_between_equal_kinds_stays_when_both_are_painted() -> None:
    m = add_portal(rows(1, 2), "wall", ("1", "2"), [(5000, 0), (5000, 5000)])
    sound(paint(m, ["1", "2"], kind="built_up"))
