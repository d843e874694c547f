from __future__ import annotations

from dataclasses import replace

import pytest

from mapkit.edits import (
    add_portal,
    changes,
    cut_hole,
    delete_fields,
    draw_field,
    fill_void,
    merge_fields,
    paint,
    set_building,
    split_across,
    split_field,
)
from mapkit.errors import NotFoundError
from mapkit.model import GameMap, Marker
from tests.unit.edits.boards import (
    area,
    codes,
    corners,
    empty,
    refused,
    rows,
    sound,
    two_rooms,
    walkway,
)


def test_a_field_is_drawn_with_everything_it_is() -> None:
    m = sound(
        draw_field(
            empty(),
            [(0, 0), (4000, 0), (4000, 3000)],
            "open",
            sector="red",
            traits=["water"],
            name="Pond",
        )
    )
    (field,) = m.fields.values()
    assert (field.id, field.kind, field.level, field.sector, field.name) == (
        "1",
        "open",
        0,
        "red",
        "Pond",
    )
    assert field.traits == {"water"}
    assert corners(m, "1") == {(0, 0), (4000, 0), (4000, 3000)}
    up = draw_field(m, [(5000, 0), (9000, 0), (9000, 3000)], "elevated")
    assert up.fields["2"].level == 1


def test_ids_go_on_as_the_map_has_them() -> None:
    m = replace(rows(1, 2), fields={})
    for wanted, following in (("A07", "A08"), ("130", "131"), ("yard", "1")):
        first = draw_field(m, [(0, 0), (4000, 0), (4000, 3000)], "open", id=wanted)
        second = draw_field(first, [(5000, 0), (9000, 0), (9000, 3000)], "open")
        assert list(second.fields) == [wanted, following]
    refused(lambda: draw_field(first, [(5000, 0), (9000, 0), (9000, 300)], "open", id="a b"), "id")
    refused(
        lambda: draw_field(first, [(5000, 0), (9000, 0), (9000, 300)], "open", id="yard"),
        "is taken",
    )


def test_points_near_a_neighbour_go_onto_it_and_it_gets_their_vertices() -> None:
    m = draw_field(empty(), [(0, 0), (5000, 0), (5000, 5000), (0, 5000)], "open")
    m = sound(draw_field(m, [(5020, 1000), (8000, 1000), (8000, 3000), (4985, 3004)], "built_up"))
    assert {(5000, 1000), (5000, 3004)} <= corners(m, "1") & corners(m, "2")


def test_an_edge_beside_a_corner_goes_through_it() -> None:
    m = draw_field(empty(), [(0, 0), (5000, 0), (5030, 2500), (5000, 5000), (0, 5000)], "open")
    m = sound(draw_field(m, [(5000, 0), (9000, 0), (9000, 5000), (5000, 5000)], "built_up"))
    assert (5030, 2500) in corners(m, "2")


def test_without_snapping_the_slit_is_refused_with_the_place() -> None:
    m = draw_field(empty(), [(0, 0), (5000, 0), (5000, 5000), (0, 5000)], "open")
    refusal = refused(
        lambda: draw_field(
            m, [(5020, 1000), (8000, 1000), (8000, 3000), (5020, 3000)], "built_up", within=0
        ),
        "0.20 mm",
    )
    assert all(5000 <= x <= 5020 for x, _ in refusal.at)


def test_overlaps_are_refused_or_carved_out() -> None:
    m = rows(1, 2)
    points = [(4000.0, 1000.0), (6000.0, 1000.0), (6000.0, 2000.0), (4000.0, 2000.0)]
    refusal = refused(lambda: draw_field(m, points, "built_up"), "overlap")
    assert refusal.at
    after = sound(draw_field(m, points, "built_up", carve=True))
    assert [area(after, f) for f in ("1", "2", "3")] == [24e6, 24e6, 2e6]


def test_carving_through_a_field_makes_a_new_one_and_covering_it_takes_it_away() -> None:
    m = rows(1, 3)
    through = [(6000.0, 0.0), (8000.0, 0.0), (8000.0, 5000.0), (6000.0, 5000.0)]
    after = sound(draw_field(m, through, "built_up", carve=True))
    assert len(after.fields) == 5
    assert area(after, "2") == 2000 * 5000  # the larger part
    whole = [(5000.0, 0.0), (10000.0, 0.0), (10000.0, 5000.0), (5000.0, 5000.0)]
    covered = sound(draw_field(m, whole, "built_up", carve=True))
    assert set(covered.fields) == {"1", "3", "4"}


def test_carving_leaves_a_tunnel_below_alone() -> None:
    m = walkway()
    assert area(m, "2") == area(rows(1, 3), "2")
    assert m.fields["W"].level == 1
    sound(m)


def test_a_walkway_over_open_ground_is_refused() -> None:
    refused(
        lambda: draw_field(rows(), [(1000, 1000), (4000, 1000), (4000, 4000)], "elevated"),
        "not a tunnel",
    )


def test_too_few_corners_unknown_kinds_and_the_board() -> None:
    m = empty()
    refused(lambda: draw_field(m, [(0, 0), (100, 0)], "open"), "three corners")
    refused(lambda: draw_field(m, [(0, 0), (9000, 0), (9000, 9000)], "lava"), "no kind 'lava'")
    refused(lambda: draw_field(m, [(0, 0), (90000, 0), (9000, 9000)], "open"), "right edge")
    crossing = [(0.0, 0.0), (5000.0, 5000.0), (5000.0, 0.0), (0.0, 5000.0)]
    refused(lambda: draw_field(m, crossing, "open"), "crosses itself|without a shape")
    refused(lambda: draw_field(m, [(0, 0), (900, 0), (900, 900)], "open", sector="blue"), "'blue'")


def test_splitting_keeps_the_id_on_the_larger_part() -> None:
    after = sound(split_field(rows(1, 1), "1", [(0, 1000), (5000, 1500)]))
    assert list(after.fields) == ["1", "2"]
    assert area(after, "1") > area(after, "2")
    assert area(after, "1") + area(after, "2") == 5000**2


def test_splitting_along_a_path_names_the_ends_in_the_neighbours() -> None:
    after = sound(split_field(rows(), "6", [(7000, 5000), (7300, 8000), (10000, 8100)]))
    assert (7000, 5000) in corners(after, "2")
    assert (10000, 8100) in corners(after, "7")
    assert len(after.fields) == 13
    assert list(after.fields).index("13") == 6  # behind the field it was part of


def test_a_line_that_reaches_beyond_the_field_cuts_only_this_field() -> None:
    after = sound(split_field(rows(), "6", [(7000, 1000), (7000, 14000)]))
    assert len(after.fields) == 13
    assert area(after, "2") == area(rows(), "2")


def test_a_line_that_does_not_divide_is_refused() -> None:
    refused(lambda: split_field(rows(), "6", [(5000, 7000), (7000, 7000)]), "does not divide")
    refused(lambda: split_field(rows(), "6", [(5000, 5000), (10000, 5000)]), "does not divide")
    with pytest.raises(NotFoundError):
        split_field(rows(), "99", [(0, 0), (1, 1)])


def test_a_field_with_a_hole_is_split_through_it() -> None:
    m = cut_hole(rows(1, 1), [(1000, 1000), (4000, 1000), (4000, 4000), (1000, 4000)])
    after = sound(split_field(m, "1", [(2500, 0), (2500, 5000)]))
    assert [len(f.rings) for f in after.fields.values()] == [1, 1]
    assert area(after, "1") == area(after, "2") == 8e6


def test_doors_buildings_and_markers_follow_a_split() -> None:
    m = set_building(two_rooms(), None, "Hut", ["2"])
    m = replace(m, markers=(Marker("objective", "2", {"number": 1}),))
    after = sound(split_field(m, "2", [(5000, 3500), (10000, 3500)]))
    assert after.portals == m.portals
    assert after.buildings[0].fields == ("2", "3")
    assert after.markers == m.markers
    below = sound(split_field(m, "2", [(5000, 1500), (8000, 1000), (10000, 4900)]))
    (door,) = below.portals
    far = "3" if (5000, 5000) in corners(below, "3") else "2"
    assert door.between == ("1", far)
    refusal = refused(lambda: split_field(m, "1", [(0, 2500), (5000, 2500)]), "Door d1.*cut")
    assert refusal.at == ((5000, 2000), (5000, 3000))


def test_a_line_across_the_board_splits_all_it_crosses() -> None:
    after = sound(split_across(rows(), [(-10, 2500), (20010, 2600)]))
    assert len(after.fields) == 16
    some = sound(split_across(rows(), [(-10, 2500), (20010, 2600)], ["1", "2"]))
    assert len(some.fields) == 14
    refused(lambda: split_across(rows(), [(100, 100), (200, 200)]), "not divide any field")


def test_merging_keeps_the_first_and_drops_what_is_no_corner_any_more() -> None:
    m = two_rooms()
    after = sound(merge_fields(m, ["2", "1"]))
    assert list(after.fields) == ["2"]
    assert after.fields["2"].kind == "built_up"
    assert corners(after, "2") == {(0, 0), (10000, 0), (10000, 5000), (0, 5000)}
    assert after.portals == ()
    assert len(after.vertices) == 4


def test_merging_undoes_splitting() -> None:
    m = rows()
    again = merge_fields(
        split_field(m, "6", [(7000, 5000), (7300, 8000), (10000, 8100)]), ["6", "13"]
    )
    assert not changes(m, again)


def test_merging_around_a_field_leaves_a_hole_in_its_place() -> None:
    m = rows(3, 3)
    ring = [f for f in m.fields if f != "5"]
    after = sound(merge_fields(m, ring))
    assert [len(r) for r in after.fields["1"].rings] == [4, 4]
    assert set(after.fields) == {"1", "5"}


def test_merged_fields_give_doors_markers_and_buildings_to_the_first() -> None:
    m = split_field(two_rooms(), "2", [(5000, 3500), (10000, 3500)])
    other = next(f for f in m.fields if f not in ("1", "2"))
    m = replace(m, markers=(Marker("objective", other, {"number": 1}),))
    m = set_building(m, None, "Hut", [other])
    after = sound(merge_fields(m, ["2", other]))
    assert after.markers[0].field == "2"
    assert after.buildings[0].fields == ("2",)
    assert after.portals[0].between == ("1", "2")


def test_what_does_not_touch_or_lies_on_two_levels_is_not_merged() -> None:
    named = paint(rows(), ["6"], name="Boiler Shop")
    refused(lambda: merge_fields(named, ["1", "6"]), r"Fields 1 and 6 \(Boiler Shop\) do not all")
    refused(lambda: merge_fields(walkway(), ["2", "W"]), "different levels")
    refused(lambda: merge_fields(rows(), ["1"]), "two fields")


def test_a_hole_is_cut_and_filled() -> None:
    m = rows(1, 1)
    points = [(1000.0, 1000.0), (3000.0, 1000.0), (3000.0, 3000.0), (1000.0, 3000.0)]
    holed = sound(cut_hole(m, points, ["1"]))
    assert area(holed, "1") == 21e6
    assert len(holed.fields) == 1
    filled = sound(draw_field(holed, points, "built_up"))
    island = sound(draw_field(m, points, "built_up", name="Shed", carve=True))
    assert area(filled, "2") == area(island, "2") == 4e6
    assert island.fields["2"].name == "Shed"
    back = sound(delete_fields(island, ["2"]))
    assert back.fields == holed.fields


def test_a_void_is_filled_round_its_islands() -> None:
    m = rows(3, 3)
    holed = delete_fields(m, ["5"])
    assert corners(sound(fill_void(holed, (7500, 7500), "built_up", id="5b")), "5b") == corners(
        m, "5"
    )
    island = [(6000.0, 6000.0), (8000.0, 6000.0), (8000.0, 8000.0), (6000.0, 8000.0)]
    with_island = draw_field(holed, island, "open")
    after = sound(fill_void(with_island, (9000, 9000), "built_up", id="round"))
    assert area(after, "round") == 25e6 - 4e6
    refused(lambda: fill_void(with_island, (7000, 7000), "open"), "no void")
    refused(lambda: fill_void(m, (-5, -5), "open"), "no void")


def test_holes_where_they_cannot_be() -> None:
    m = rows(1, 2)
    far = [(6000.0, 1000.0), (7000.0, 1000.0), (7000.0, 2000.0)]
    refused(lambda: cut_hole(m, far, ["1"]), "No field lies")
    whole = [(0.0, 0.0), (5000.0, 0.0), (5000.0, 5000.0), (0.0, 5000.0)]
    refused(lambda: cut_hole(m, whole, ["1"]), "Nothing would be left")
    thin = [(1000.0, 1000.0), (3000.0, 1000.0), (3000.0, 1030.0), (1000.0, 1030.0)]
    refused(lambda: cut_hole(m, thin, ["1"], within=0), "gap")


def test_a_hole_is_cut_out_of_all_fields_that_lie_there() -> None:
    points = [(4000.0, 4000.0), (6000.0, 4000.0), (6000.0, 6000.0), (4000.0, 6000.0)]
    m = sound(cut_hole(rows(), points))
    assert [area(m, f) for f in ("1", "2", "5", "6")] == [24e6] * 4
    only = sound(cut_hole(rows(), points, ["6"]))
    assert (area(only, "5"), area(only, "6")) == (25e6, 24e6)
    refused(lambda: cut_hole(m, points), "No field lies")
    wide = [(4000.0, 0.0), (10000.0, 0.0), (10000.0, 5000.0), (4000.0, 5000.0)]
    refused(lambda: cut_hole(rows(), wide), "Nothing would be left of field 2")


def test_a_hole_over_the_rim_is_a_notch() -> None:
    m = sound(cut_hole(rows(1, 1), [(4000, 1000), (5000, 1000), (5000, 2000), (4000, 2000)]))
    assert len(m.fields["1"].rings) == 1
    assert area(m, "1") == 24e6


def test_deleting_takes_doors_markers_and_the_name_along() -> None:
    m = set_building(two_rooms(), None, "Hut", ["2"])
    m = replace(m, markers=(Marker("objective", "2", {"number": 1}),))
    after = sound(delete_fields(m, ["2"]))
    assert (list(after.fields), after.portals, after.markers, after.buildings) == (
        ["1"],
        (),
        (),
        (),
    )
    assert set(after.vertices) == set(after.fields["1"].rings[0])


def test_deleting_a_narrow_field_between_others_leaves_no_gap() -> None:
    m = split_field(rows(3, 3), "5", [(5040, 5000), (5040, 10000)], within=0)
    m = sound_but_narrow(m)
    narrow = min(m.fields, key=lambda f: area(m, f))
    refused(lambda: delete_fields(m, [narrow]), "gap|apart|misses")


def sound_but_narrow(m: GameMap) -> GameMap:
    assert codes(m) <= {"MK218", "MK213", "MK214"}
    return m


def test_islands_and_curves_far_from_the_origin_stay_exact() -> None:
    m = replace(empty(), size_mm=(0.0, 0.0))
    base = 2**30 - 50_000
    square = [(base + x, base + y) for x, y in ((0, 0), (40_000, 0), (40_000, 40_000), (0, 40_000))]
    m = sound(draw_field(m, square, "open"))
    curve = [(base + 20_000 + 12_000 * k // 7, base + 900 * k * k) for k in range(6)]
    m = sound(
        split_field(m, "1", [(base + 20_000, base), *curve[1:], (base + 40_000, base + 39_000)])
    )
    assert area(m, "1") + area(m, "2") == 40_000**2


def test_a_door_can_be_added_to_what_was_carved() -> None:
    m = draw_field(rows(1, 1), [(1000, 1000), (3000, 1000), (3000, 3000)], "built_up", carve=True)
    sound(add_portal(m, "door", ("1", "2"), [(1500, 1000), (2000, 1000)]))
