"""Fields drawn anew within the outline that they have together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mapkit.edits import EditRefusedError, areas_of, merge_fields, paint, redraw_fields
from mapkit.model import Marker
from tests.unit.edits.boards import area, corners, refused, rows, sound, two_rooms

LEFT = [(0, 0), (6000, 0), (6000, 5000), (0, 5000)]
RIGHT = [(6000, 0), (10000, 0), (10000, 5000), (6000, 5000)]


def test_the_place_of_fields_is_their_outline_together() -> None:
    m = rows()
    (piece,) = areas_of(m, ["1", "2"])
    assert {(0, 0), (5000, 0), (10000, 0), (10000, 5000), (5000, 5000), (0, 5000)} == set(piece[0])
    apart = areas_of(m, ["1", "4", "3"])
    assert [len(rings) for rings in apart] == [1, 1]
    around = areas_of(rows(), [f for f in rows().fields if f != "6"])
    assert [len(rings) for rings in around] == [2]


def test_a_border_goes_elsewhere_and_all_else_stays() -> None:
    m = paint(rows(), ["1"], kind="built_up")
    after = sound(redraw_fields(m, ["1", "2"], [[RIGHT], [LEFT]]))
    assert corners(after, "1") == {(0, 0), (6000, 0), (6000, 5000), (5000, 5000), (0, 5000)}
    assert area(after, "2") == 4000 * 5000
    assert [after.fields[f].kind for f in ("1", "2")] == ["built_up", "open"]
    assert list(after.fields) == list(m.fields)
    assert {f: i for f, i in after.fields.items() if f not in "1256"} == {
        f: i for f, i in m.fields.items() if f not in "1256"
    }


def test_a_new_field_is_like_the_one_whose_place_it_takes() -> None:
    m = paint(rows(), ["2"], kind="built_up")
    top, bottom = [
        [(5000, y), (10000, y), (10000, y + h), (5000, y + h)] for y, h in ((0, 2000), (2000, 3000))
    ]
    after = sound(redraw_fields(m, ["2"], [[top], [bottom]]))
    assert area(after, "2") == 3000 * 5000  # the larger piece keeps the id
    (new,) = after.fields.keys() - m.fields.keys()
    assert after.fields[new].kind == "built_up"
    assert list(after.fields).index(new) == list(after.fields).index("2") + 1


def test_a_ring_round_another_shape() -> None:
    inner = [(6500, 1500), (6500, 3500), (8500, 3500), (8500, 1500)]
    outer = [(5000, 0), (10000, 0), (10000, 5000), (5000, 5000)]
    after = sound(redraw_fields(rows(), ["2"], [[inner], [outer, inner[::-1]]]))
    assert area(after, "2") == 5000 * 5000 - 2000 * 2000


def test_two_fields_become_one_and_what_stood_between_them_goes() -> None:
    m = replace(two_rooms(), markers=(Marker("objective", "2", {"number": 1}),))
    whole = [[(0, 0), (10000, 0), (10000, 5000), (0, 5000)]]
    after = redraw_fields(m, ["1", "2"], [whole])
    assert len(after.fields) == 1
    assert after.portals == ()
    (kept,) = after.fields
    assert [marker.field for marker in after.markers] == [kept]


def test_a_door_goes_with_its_border() -> None:
    after = sound(redraw_fields(two_rooms(), ["1", "2"], [[LEFT], [RIGHT]]))
    assert after.portals[0].at == ((6000, 2000), (6000, 3000))


def test_a_corner_that_lies_on_an_outline_but_for_rounding_is_put_into_it() -> None:
    m = merge_fields(rows(), ["1", "2"])
    slanted = redraw_fields(
        m, ["1"], [[[(0, 0), (3333, 0), (3334, 5000), (0, 5000)]],
                   [[(3333, 0), (10000, 0), (10000, 5000), (3334, 5000)]]],
    )  # fmt: skip
    assert (3334, 5000) in corners(sound(slanted), "5")


def test_what_leaves_a_gap_or_overlaps_is_refused() -> None:
    m = rows()
    refused(lambda: redraw_fields(m, ["1", "2"], [[LEFT]]), "do not fill")
    beyond = [(6000, 0), (12000, 0), (12000, 5000), (6000, 5000)]
    refused(lambda: redraw_fields(m, ["1", "2"], [[LEFT], [beyond]]), "do not fill")
    refused(lambda: redraw_fields(m, ["1"], [[[(0, 0), (10, 0), (0, 0)]]]), "three corners")
    moved = [[(x, y + 5000) for x, y in ring] for ring in (LEFT, RIGHT)]
    refused(lambda: redraw_fields(m, ["1", "2"], [[ring] for ring in moved]), "overlap")
    with pytest.raises(EditRefusedError, match="three corners"):
        redraw_fields(m, ["1", "2"], [])


def test_the_same_shapes_change_nothing() -> None:
    m = rows()
    shapes = [m.points(f) for f in ("1", "2", "6")]
    assert redraw_fields(m, ["1", "2", "6"], shapes) == m


def test_an_unknown_field_is_told() -> None:
    with pytest.raises(LookupError):
        areas_of(rows(), ["nowhere"])
