"""Where the board lies in a photo, as the underlay says it; which step a map has reached."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mapkit.editor.trace.page import reached, reviewed
from mapkit.editor.trace.photo_place import Quad, begun, board_in_photo, laid, lies_flat, turned
from mapkit.edits import EditRefusedError, take_fields
from mapkit.mapfile import new_map
from mapkit.model import Doubt, GameMap, Photographed, Tracing

PHOTO = (1600, 1200)
QUAD: Quad = ((210.0, 140.0), (1405.0, 122.0), (1460.0, 1090.0), (170.0, 1040.0))
TRACING = Tracing(
    Photographed("photo.jpg", "0" * 64, PHOTO), ((0, 0), (1, 0), (1, 1), (0, 1)), (), 0.2, 3.0
)


@pytest.fixture
def empty() -> GameMap:
    return begun(new_map("empty", size_mm=(400, 300)), "photo.jpg", "0" * 64)


def test_the_corners_come_back_as_they_were_set(empty: GameMap):
    for quad in (QUAD, turned(QUAD)):
        found = board_in_photo(laid(empty, quad, PHOTO, (400, 300)), PHOTO)
        assert found is not None
        for now, then in zip(found, quad, strict=True):
            assert now == pytest.approx(then, abs=0.03)


def test_another_size_leaves_the_corners(empty: GameMap):
    game_map = laid(empty, QUAD, PHOTO, (841.5, 560))
    assert game_map.size_mm == (841.5, 560)
    found = board_in_photo(game_map, PHOTO)
    assert found[2] == pytest.approx(QUAD[2], abs=0.03)


@pytest.mark.parametrize(
    "quad",
    [
        QUAD[::-1],  # mirrored
        (QUAD[0], QUAD[2], QUAD[1], QUAD[3]),
        ((0, 0), (500, 500), (1000, 1000), (0, 900)),
        (QUAD[0],) * 4,
    ],
)
def test_what_goes_round_no_board_is_refused(empty: GameMap, quad: Quad):
    with pytest.raises(EditRefusedError):
        laid(empty, quad, PHOTO, (400, 300))


def test_what_a_map_has_reached_is_told_by_the_map(empty: GameMap):
    assert reached(new_map("empty")) == "picture"
    assert reached(empty) == "corners"
    flat = lies_flat(empty, "board.jpg", "1" * 64, TRACING)
    assert reached(flat) == "fields"
    rows = new_map("rows", size_mm=(400, 300), rows=2, columns=2, sectors=False)
    drawn = replace(flat, fields=rows.fields, vertices=rows.vertices)
    assert reached(drawn) == "done"
    for about in ("kind", "below"):
        doubt = Doubt(about, (next(iter(rows.fields)),), (10, 10), 0.3)
        open_ = replace(drawn, tracing=replace(TRACING, doubts=(doubt,)))
        assert reached(open_) == {"kind": "kinds", "below": "below"}[about]
    border = Doubt("border", tuple(rows.fields)[:2], (10, 10), 0.3)
    assert reached(replace(drawn, tracing=replace(TRACING, doubts=(border,)))) == "review"
    assert reached(replace(rows, underlay=empty.underlay)) == "picture"
    assert reviewed(drawn) == (0, 4)


def test_fields_are_taken_for_the_same_board_alone(empty: GameMap):
    rows = new_map("rows", size_mm=(400, 300), rows=2, columns=3, sectors=False)
    taken = take_fields(empty, rows)
    assert taken.fields == rows.fields
    assert taken.underlay == empty.underlay
    assert taken.name == empty.name
    with pytest.raises(EditRefusedError):
        take_fields(replace(empty, size_mm=(500, 300)), rows)
    first = next(iter(rows.fields))
    holes = replace(rows, fields={first: replace(rows.fields[first], rings=(("v1", "v2"),))})
    with pytest.raises(EditRefusedError):
        take_fields(empty, holes)
