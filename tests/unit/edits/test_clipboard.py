from __future__ import annotations

import json
from dataclasses import replace

import pytest

from mapkit.edits import (
    Clip,
    add_marker,
    add_portal,
    changes,
    copy_fields,
    cut_hole,
    delete_fields,
    paint,
    paste,
    set_header,
    split_field,
)
from mapkit.errors import UsageError
from mapkit.mapfile import new_map
from tests.unit.edits.boards import area, corners, empty, refused, rows, sound, two_rooms


def test_a_clip_is_plain_and_comes_back_from_json() -> None:
    m = cut_hole(two_rooms(), [(1000, 1000), (3000, 1000), (3000, 3000)])
    clip = copy_fields(add_marker(m, "objective", "1"), ["1", "2"])
    assert Clip.from_plain(json.loads(json.dumps(clip.to_plain()))) == clip
    assert clip.box == (0, 0, 10000, 5000)
    assert [len(f.rings) for f in clip.fields] == [2, 1]
    assert len(clip.portals) == len(clip.markers) == 1
    others: list[object] = [None, [], {"format": "x"}, {**clip.to_plain(), "fields": [{}]}]
    for other in others:
        with pytest.raises(UsageError):
            Clip.from_plain(other)


FIELD = {"rings": [[[0, 0], [9, 0], [9, 9]]], "level": 0, "traits": [], "sector": None}


@pytest.mark.parametrize(
    "wrong",
    [
        {"rings": []},
        {"rings": [[[0, 0], [9, 9]]]},
        {"level": 10**50},
        {"attributes": {"a": {"b": []}}},
        {"attributes": {"a": "\ud800"}},
        {"id": ""},
        {"name": "\ud800"},
        {"rings": [[[0, 0], [2**40, 0], [9, 9]]]},
    ],
)
def test_what_no_map_can_hold_is_no_copy(wrong: dict[str, object]) -> None:
    sound = {"id": "a", "kind": "open", "name": None, **FIELD}
    plain = {"format": "mapkit clip 1", "unit_mm": 0.1, "portals": [], "markers": []}
    assert Clip.from_text(json.dumps({**plain, "fields": [sound]})).fields[0].id == "a"
    with pytest.raises(UsageError):
        Clip.from_text(json.dumps({**plain, "fields": [{**sound, **wrong}]}))


@pytest.mark.parametrize("text", [b"", b"\xff", b"[" * 10**5, b"NaN", b"9" * 5000])
def test_what_is_no_json_is_no_copy(text: bytes) -> None:
    with pytest.raises(UsageError):
        Clip.from_text(text)


def test_a_copy_is_made_of_the_same() -> None:
    m = paint(rows(), ["1"], ground="asphalt")
    clip = Clip.from_plain(json.loads(json.dumps(copy_fields(m, ["1"]).to_plain())))
    after = paste(delete_fields(m, ["1"]), clip)
    assert [f.ground for f in after.fields.values()].count("asphalt") == 1
    plain = copy_fields(m, ["1"]).to_plain()
    plain["fields"][0]["ground"] = "cheese"
    assert Clip.from_plain(plain).fields[0].ground is None


def test_pasting_brings_doors_and_markers_that_may_be_there_twice() -> None:
    m = set_header(two_rooms(), size_mm=(300.0, 100.0))
    m = add_marker(m, "objective", "1")
    m = add_marker(m, "regroup", "2")
    after = sound(paste(m, copy_fields(m, ["1", "2"]), (15000, 3000)))
    assert list(after.fields) == ["1", "2", "3", "4"]
    assert after.portals[1].between == ("3", "4")
    assert after.portals[1].at == ((20000, 5000), (20000, 6000))
    assert [k.type for k in after.markers] == ["objective", "regroup", "objective", "regroup"]
    assert [k.attributes["number"] for k in after.markers if k.type == "objective"] == [1, 2]
    bare = paste(m, copy_fields(m, ["1", "2"]), (15000, 3000), markers=False)
    assert bare.markers == m.markers


def test_pasting_into_its_own_place_gives_the_same_shapes() -> None:
    m = rows()
    clip = copy_fields(m, ["6", "7"])
    after = sound(paste(delete_fields(m, ["6", "7"]), clip))
    assert [corners(after, f) for f in ("13", "14")] == [corners(m, f) for f in ("6", "7")]
    assert not changes(delete_fields(m, ["6", "7"]), after).vertices


def test_pasted_borders_attach_exactly() -> None:
    m = rows(1, 2)
    m = delete_fields(m, ["2"])
    m = set_header(m, size_mm=(200.0, 100.0))
    clip = copy_fields(m, ["1"])
    after = sound(paste(m, clip, (5020, -30)))
    assert len(corners(after, "1") & corners(after, "2")) == 2
    refused(lambda: paste(m, clip, (5020, 0), attach=False), "0.20 mm")
    shifted = sound(paste(m, clip, (5000, 2000)))
    assert (5000, 2000) in corners(shifted, "1")


def test_pasting_over_others_or_off_the_board_is_refused() -> None:
    m = rows()
    refused(lambda: paste(m, copy_fields(m, ["1"]), (2500, 0)), "overlap")
    refused(lambda: paste(m, copy_fields(m, ["1"]), (-5000, 0)), "left edge")


def test_pasting_into_a_map_of_another_unit_keeps_the_size() -> None:
    clip = copy_fields(two_rooms(), ["1"])
    fine = replace(empty(), unit_mm=0.001)
    assert area(sound(paste(fine, clip)), "1") == 50_000**2


def test_what_the_other_ruleset_does_not_know_is_told() -> None:
    clip = copy_fields(two_rooms(), ["2"])
    rules = empty().ruleset
    kinds = {k: v for k, v in rules.kinds.items() if k != "built_up"}
    other = replace(empty(), ruleset=replace(rules, kinds=kinds))
    refused(lambda: paste(other, clip), "ruleset of this map does not know built_up")


def test_a_sector_that_is_not_there_is_left_out() -> None:
    clip = copy_fields(two_rooms(), ["1"])
    clip = replace(clip, fields=(replace(clip.fields[0], sector="harbour"),))
    assert paste(empty(), clip).fields["1"].sector is None


def test_pasting_may_carve_its_place_out_of_others() -> None:
    rooms = copy_fields(two_rooms(), ["1", "2"])
    m = set_header(rows(), size_mm=(200.0, 150.0))
    at = (2500, 2500)
    refused(lambda: paste(m, rooms, at), "overlap")
    after = sound(paste(m, rooms, at, carve=True))
    assert (area(after, "13"), area(after, "14")) == (25e6, 25e6)
    assert area(after, "2") == 25e6 - 5000 * 2500
    assert after.portals[0].between == ("13", "14")
    assert sum(area(after, f) for f in after.fields) == 12 * 25e6


def test_what_is_pasted_over_goes_on_in_what_was_pasted() -> None:
    m = add_marker(rows(), "objective", "6")
    over = sound(paste(m, copy_fields(two_rooms(), ["2"]), (0, 5000), carve=True))
    assert "6" not in over.fields
    assert over.markers[0].field == "13"


def test_outer_doors_lead_to_what_lies_there_now() -> None:
    m = paint(rows(3, 4), ["1"], kind="built_up")
    m = add_portal(m, "door", ("5", "1"), ((2000, 5000), (3000, 5000)))
    clip = Clip.from_plain(json.loads(json.dumps(copy_fields(m, ["1"]).to_plain())))
    assert [p.between for p in clip.outer] == [("1", "5")]
    after = sound(paste(m, clip, (6000, 1000), carve=True))
    new = next(i for i in after.fields if i not in m.fields)
    added = [p for p in after.portals if new in p.between]
    assert [(p.type, {*p.between}) for p in added] == [("door", {new, "6"})]
    assert sorted(added[0].at) == [(8000, 6000), (9000, 6000)]


def test_a_door_behind_which_nothing_lies_is_told_of() -> None:
    m = paint(rows(1, 2), ["1"], kind="built_up")
    m = add_portal(m, "door", ("1", "2"), ((5000, 2000), (5000, 3000)))
    wide = set_header(m, size_mm=(300.0, 100.0))
    told: list[str] = []
    after = sound(paste(wide, copy_fields(m, ["1"]), (15000, 3000), left_out=told))
    assert len(after.portals) == 1
    assert [str(t) for t in told] == [
        "Left out, as nothing lies on the other side: 1 door, ladder or wall."
    ]


def test_a_copy_takes_the_sector_of_where_it_lies() -> None:
    m = new_map("rows", rows=2, columns=4, size_mm=(200.0, 100.0))
    west, east = m.fields["1"].sector, m.fields["4"].sector
    assert west != east
    clip = copy_fields(m, ["1"])
    after = sound(paste(m, clip, (14000, 1000), carve=True))
    new = next(i for i in after.fields if i not in m.fields)
    assert after.fields[new].sector == east
    gap = delete_fields(m, ["4"])
    beside = sound(paste(gap, clip, (15000, 0)))
    assert beside.fields[next(i for i in beside.fields if i not in m.fields)].sector is not None


def test_corners_at_which_others_ended_are_not_copied() -> None:
    m = split_field(rows(1, 2), "2", [(5000, 2500), (10000, 2500)])
    assert len(corners(m, "1")) == 5
    clip = copy_fields(m, ["1"])
    assert len(clip.fields[0].rings[0]) == 4
    assert (clip.mirrored().box, clip.turned().box) == (clip.box, clip.box)


def test_what_is_turned_four_times_and_mirrored_twice_is_as_before() -> None:
    clip = copy_fields(two_rooms(), ["1", "2"])
    turned = clip
    for _ in range(4):
        turned = turned.turned()
    assert turned == clip == clip.mirrored().mirrored()
    assert clip.turned().box == (0, 0, 5000, 10000)
