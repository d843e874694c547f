"""Messages name things as their author did, and measure in mm."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations

from mapkit.coverage.checks import check_map
from mapkit.diagnostics import Severity
from mapkit.model import GameMap, Marker, Provenance
from tests.unit.coverage.boards import (
    SIDE,
    faultless,
    pond,
    square,
    with_field,
    with_markers,
    with_portal,
)
from tests.unit.coverage.spoilt import Y
from tests.unit.coverage.spoilt_drawing import narrow_hole


def messages(game_map: GameMap) -> list[str]:
    return [d.message for d in check_map(game_map)]


def test_an_overlap_names_both_fields_and_its_size():
    base = pond(faultless(), "Aa", square(0, Y))
    found = check_map(pond(base, "Bb", square(900, Y)))
    overlap = next(d for d in found if d.code == "MK220")
    ((x, y),) = overlap.at
    assert overlap.message == (
        f"Fields Aa and Bb overlap at ({x / 100:.2f}, {y / 100:.2f}) mm: at most 1.00 mm wide, "
        "10.00 mm²."
    )
    assert overlap.fields == ("Aa", "Bb")
    assert 900 < x < 1000
    assert Y < y < Y + 1000


def test_a_gap_names_the_two_vertices_that_are_nearest_to_each_other():
    torn = narrow_hole()[0]
    (gap,) = (d for d in check_map(torn) if d.code == "MK230")
    a, b = gap.message.removesuffix(".").partition("are its vertices ")[2].split(" and ")
    named = {v: torn.vertices[v] for v in gap.vertices}
    assert math.dist(named[a], named[b]) == min(
        math.dist(p, q) for p, q in combinations(named.values(), 2)
    )


def test_a_figure_of_eight_without_area_says_where_it_crosses():
    a, b, c, d = square(0, Y)
    (crossing,) = (x for x in check_map(pond(faultless(), "a", [a, c, b, d])) if x.code == "MK207")
    ((x, y),) = crossing.at
    assert f"crosses itself at ({x / 100:.2f}, {y / 100:.2f}) mm" in crossing.message
    assert (x, y) == (500, Y + 500)


def test_a_vertex_on_a_straight_edge_is_called_redundant():
    base = pond(faultless(), "Aa", [(0, Y), (500, Y), *square(0, Y)[1:]])
    (told,) = (d.message for d in check_map(base) if d.code == "MK217")
    assert told.endswith("is redundant: it lies on a straight edge.")


def test_a_door_in_the_wrong_place_names_both_fields_and_their_classes():
    bad = with_portal(
        with_field(faultless(), "30", name="The Quay"), "door", "30", "40", (4000, 200), (4000, 500)
    )
    (told,) = messages(bad)
    assert told == (
        "Door p0 stands between field 30 (The Quay) (open) and field 40 (open); it "
        "needs built_up and open."
    )


def test_a_door_off_its_boundary_says_how_far():
    base = with_field(faultless(), "31", kind="built_up")
    bad = with_portal(base, "door", "31", "30", (3200, 1000), (3500, 1123))
    (message,) = messages(bad)
    assert message == (
        "Door p0 misses the boundary of field 31 and field 30 at (35.00, 11.23) mm by 1.23 mm; "
        "next to it would be at: [[3200, 1000], [3500, 1000]]."
    )


def test_misspelt_kinds_get_a_proposal():
    assert messages(with_field(faultless(), "71", kind="built_upp")) == [
        "Field 71 is of the unknown kind 'built_upp'; did you mean 'built_up'?"
    ]


def test_fields_out_of_reach_are_told_together_with_what_stands_there():
    base = with_field(faultless(), "60", kind="built_up")
    base = with_field(base, "61", kind="built_up")
    base = with_portal(base, "wall", "60", "70", (7000, 200), (7000, 500))
    found = [d for d in check_map(base) if d.code == "MK415"]
    assert not found  # the entry of the white sector leads into the room
    shut = replace(base, markers=tuple(m for m in base.markers if m.type != "entry"))
    told = next(d for d in check_map(shut) if d.code == "MK415")
    assert told.fields == ("60", "61")
    assert "objective 9 would stand there" in told.message


def test_missing_markers_are_notes_in_drafts_and_examples():
    bare = with_markers(faultless(), without=[8, 9, 20])
    for game_map, finished, severity in (
        (bare, True, Severity.WARNING),
        (bare, False, Severity.NOTE),
        (replace(bare, provenance=Provenance("example")), True, Severity.NOTE),
    ):
        found = {d.code: d.severity for d in check_map(game_map, finished=finished)}
        assert found == {"MK406": severity, "MK408": severity}


def test_errors_come_first_then_warnings():
    bad = with_markers(
        pond(faultless(), "a", [*square(0, Y), (0, Y)]),
        Marker("regroup", "99", {"card": "A"}),
        without=[8],
    )
    order = [d.severity for d in check_map(bad)]
    assert order == [Severity.ERROR, Severity.WARNING, Severity.WARNING]


def test_a_short_measure_is_not_called_nothing():
    base = pond(faultless(), "a", square(0, Y))
    found = messages(pond(base, "b", square(SIDE - 1, Y)))
    assert any("at most 0.01 mm wide" in message for message in found)
