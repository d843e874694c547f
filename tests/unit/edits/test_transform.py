from __future__ import annotations

import math
from functools import partial

import pytest

from mapkit.edits import (
    add_portal,
    align_fields,
    align_vertices,
    delete_fields,
    distribute_fields,
    distribute_vertices,
    draw_field,
    mirror_fields,
    move_fields,
    move_vertices,
    paint,
    rotate_fields,
    split_field,
    turn_and_scale,
)
from mapkit.errors import UsageError
from mapkit.model import GameMap
from tests.unit.edits.boards import area, corners, empty, refused, rows, sound

Box = tuple[int, int, int, int]


def three() -> GameMap:
    m = empty()
    for x, y, w, h in ((0, 0, 2000, 1000), (5000, 2000, 1000, 1000), (9000, 5000, 3000, 2000)):
        m = draw_field(m, [(x, y), (x + w, y), (x + w, y + h), (x, y + h)], "open")
    return m


def box(m: GameMap, field: str) -> Box:
    xs, ys = zip(*corners(m, field), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def test_moving_leaves_neighbours_and_keeps_ids_of_own_vertices() -> None:
    m = three()
    after = sound(move_fields(m, ["2"], (-1000, 500)))
    assert box(after, "2") == (4000, 2500, 5000, 3500)
    assert after.fields["2"] is m.fields["2"]
    assert after.fields["1"] is m.fields["1"]


def test_moving_two_that_touch_keeps_them_together_and_parts_them_from_the_rest() -> None:
    after = move_fields(three(), ["1", "2"], (0, 6000))
    assert (box(after, "1"), box(after, "2")) == ((0, 6000, 2000, 7000), (5000, 8000, 6000, 9000))
    wide = sound(draw_field(empty(), [(0, 0), (2000, 0), (2000, 2000), (0, 2000)], "open"))
    wide = draw_field(wide, [(2000, 0), (4000, 0), (4000, 2000), (2000, 2000)], "open")
    wide = draw_field(wide, [(4000, 0), (6000, 0), (6000, 2000), (4000, 2000)], "open")
    away = sound(move_fields(wide, ["2", "3"], (3000, 500)))
    assert box(away, "1") == (0, 0, 2000, 2000)
    assert len(corners(away, "2") & corners(away, "3")) == 2
    back = sound(move_fields(away, ["2", "3"], (-2985, -510)))
    assert len(corners(back, "1") & corners(back, "2")) == 2


def test_moving_onto_others_or_off_the_board_is_refused() -> None:
    refused(lambda: move_fields(three(), ["1"], (4000, 1500)), "overlap")
    refused(lambda: move_fields(three(), ["1"], (-1000, 0)), "left edge")


def test_mirroring() -> None:
    m = draw_field(empty(), [(1000, 1000), (4000, 1000), (1000, 3000)], "open")
    assert corners(sound(mirror_fields(m, ["1"], "x")), "1") == {
        (4000, 1000),
        (1000, 1000),
        (4000, 3000),
    }
    assert corners(sound(mirror_fields(m, ["1"], "y")), "1") == {
        (1000, 3000),
        (4000, 3000),
        (1000, 1000),
    }
    assert mirror_fields(mirror_fields(m, ["1"], "x"), ["1"], "x") == m
    with pytest.raises(UsageError):
        mirror_fields(m, ["1"], "z")


def test_quarter_turns_go_clockwise_and_four_are_none() -> None:
    m = draw_field(empty(), [(2000, 2000), (6000, 2000), (2000, 4000)], "open")
    turned = sound(rotate_fields(m, ["1"]))
    assert corners(turned, "1") == {(5000, 1000), (5000, 5000), (3000, 1000)}
    assert area(turned, "1") == area(m, "1")
    assert rotate_fields(turned, ["1"], 3) == m
    assert rotate_fields(rotate_fields(m, ["1"], 2), ["1"], 2) == m


def test_a_square_turned_in_place_still_shares_its_borders() -> None:
    m = rows()
    after = sound(rotate_fields(m, ["6"]))
    assert corners(after, "6") == corners(m, "6")
    assert len(after.vertices) == len(m.vertices)


@pytest.mark.parametrize(("how", "side"), [("left", 0), ("top", 1), ("right", 2), ("bottom", 3)])
def test_sides_are_aligned(how: str, side: int) -> None:
    ids = ["1", "2", "3"] if how in ("left", "right") else ["2", "3"]
    m = three()
    after = sound(align_fields(m, ids, how))
    wanted = [box(m, f)[side] for f in ids]
    assert {box(after, f)[side] for f in ids} == {min(wanted) if side < 2 else max(wanted)}


def test_middles_are_aligned() -> None:
    after = sound(align_fields(three(), ["1", "2", "3"], "centre"))
    assert {box(after, f)[0] + box(after, f)[2] for f in ("1", "2", "3")} == {12000}
    refused(lambda: align_fields(three(), [], "middle"), "No field")
    with pytest.raises(UsageError, match="no alignment"):
        align_fields(three(), ["1"], "somehow")


def test_equal_spaces() -> None:
    after = sound(distribute_fields(three(), ["3", "1", "2"], "x"))
    assert [box(after, f)[0] for f in ("1", "2", "3")] == [0, 5000, 9000]
    moved = move_fields(three(), ["2"], (1500, 0))
    assert box(distribute_fields(moved, ["1", "2", "3"], "x"), "2")[0] == 5000
    assert distribute_fields(moved, ["1", "2"], "x") is moved
    inwards = move_fields(moved, ["1", "2", "3"], (1000, 500))  # the first begins at no edge
    assert [box(distribute_fields(inwards, ["3", "2", "1"], "x"), f)[:2] for f in ("1", "2", "3")
            ] == [(1000, 500), (6000, 2500), (10000, 5500)]  # fmt: skip
    down = distribute_fields(inwards, ["1", "2", "3"], "y")
    assert [box(down, f)[1] for f in ("1", "2", "3")] == [500, 3000, 5500]


def test_vertices_in_line() -> None:
    m = rows()
    bent = sound(align_vertices(m, ["r1c1", "r0c1"], "left"))
    assert bent == m
    m = sound(align_vertices(move(m), ["r1c1", "r2c1"], "right"))
    assert m.vertices["r1c1"][0] == m.vertices["r2c1"][0] == 5300
    even = sound(distribute_vertices(move(rows()), ["r0c1", "r1c1", "r2c1"], "y"))
    assert even.vertices["r1c1"] == (5300, 5000)


def move(m: GameMap) -> GameMap:
    return move_vertices(m, {"r1c1": (5300, 5400)})


def test_mirroring_leaves_no_needless_corners() -> None:
    m = rows(2, 3)
    m = delete_fields(m, ["3", "6"])
    m = split_field(m, "4", [(0, 7500), (5000, 7500)])  # ends on the left side of field 5
    assert len(corners(m, "5")) == 5
    after = sound(mirror_fields(m, ["2", "5"], "x"))
    assert (10000, 7500) not in corners(after, "5")  # where the border ended
    away = sound(move_fields(m, ["2", "5"], (5000, 0)))
    assert [len(corners(away, f)) for f in ("2", "5")] == [4, 4]


def test_turning_and_scaling_by_value_is_about_the_middle_and_takes_doors_along() -> None:
    m = draw_field(empty(), [(4000, 4000), (6000, 4000), (6000, 5000), (4000, 5000)], "open")
    m = paint(split_field(m, "1", [(5000, 4000), (5000, 5000)]), ["1"], kind="built_up")
    m = add_portal(m, "door", ("1", "2"), ((5000, 4300), (5000, 4700)))
    larger = sound(turn_and_scale(m, ["1", "2"], factor=1.5))
    whole = corners(larger, "1") | corners(larger, "2")
    assert min(whole) == (3500, 3750)
    assert max(whole) == (6500, 5250)
    (door,) = larger.portals
    assert set(door.at) == {(5000, 4200), (5000, 4800)}
    turned = sound(turn_and_scale(m, ["1", "2"], degrees=30))
    (door,) = turned.portals
    (x0, y0), (x1, y1) = sorted(door.at, key=lambda p: p[1])
    # Upright before, so its upper end now leans to the left.
    assert abs(math.degrees(math.atan2(x1 - x0, y1 - y0)) - 30) < 0.3
    assert abs(area(turned, "1") - area(m, "1")) < 5000
    back = turn_and_scale(turned, ["1", "2"], degrees=-30)
    assert all(math.dist(p, min(corners(m, "1"), key=partial(math.dist, p))) <= 2
               for p in corners(back, "1"))  # fmt: skip
    with pytest.raises(UsageError, match="above 0"):
        turn_and_scale(m, ["1"], factor=0)
