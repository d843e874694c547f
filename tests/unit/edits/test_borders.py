from __future__ import annotations

from functools import partial

from mapkit.edits import (
    border_path,
    closing_ways,
    delete_fields,
    draw_field,
    insert_vertex,
    nearest_way,
    orthogonalise,
    reshape_border,
    straighten,
)
from mapkit.model import GameMap
from tests.unit.edits.boards import area, corners, empty, refused, rows, sound


def test_the_way_along_a_border_and_the_other_way_round() -> None:
    m = draw_field(empty(), [(0, 0), (5000, 0), (5000, 3000), (0, 3000)], "open")
    ways = border_path(m, (2500, 0), (5000, 1500))
    assert ways[0] == ((2500, 0), (5000, 0), (5000, 1500))
    assert ways[1] == ((2500, 0), (0, 0), (0, 3000), (5000, 3000), (5000, 1500))
    assert border_path(m, (2500, 0), (5000, 1500), near=(100, 2900))[0] == ways[1]


def test_ways_with_room_beside_them_come_first() -> None:
    m = rows(2, 3)
    above = ((0, 5000), (0, 0), (5000, 0), (10000, 0), (15000, 0), (15000, 5000))
    below = ((0, 5000), (0, 10000), (5000, 10000), (10000, 10000), (15000, 10000), (15000, 5000))
    through = ((0, 5000), (5000, 5000), (10000, 5000), (15000, 5000))
    ways = border_path(m, (0, 5000), (15000, 5000))
    assert set(ways[:2]) == {above, below}
    assert ways[2] == through
    assert border_path(m, (0, 5000), (15000, 5000), room=False)[0] == through
    assert m == rows(2, 3)


def test_no_way() -> None:
    m = draw_field(empty(), [(0, 0), (5000, 0), (5000, 3000)], "open")
    m = draw_field(m, [(9000, 0), (12000, 0), (12000, 3000)], "open")
    assert border_path(m, (0, 0), (9000, 0)) == ()
    assert border_path(m, (0, 0), (7000, 7000)) == ()
    assert border_path(m, (0, 0), (0, 0)) == ()


def test_a_field_drawn_along_the_way_leaves_no_gap() -> None:
    curve = [(5000 + 40 * (k * (10 - k)), 500 * k) for k in range(11)]
    m = draw_field(empty(), [(0, 0), *curve, (0, 5000)], "open")
    way = border_path(m, (5000, 0), (5000, 5000), near=(5900, 2500))[0]
    m = sound(draw_field(m, [*way, (9000, 5000), (9000, 0)], "built_up"))
    assert set(curve) <= corners(m, "2")


def test_reshaping_serves_both_sides() -> None:
    before = rows()
    after = sound(reshape_border(before, "r1c1", "r1c2", [(6000, 5500), (9000, 4500)]))
    assert area(after, "2") + area(after, "6") == area(before, "2") + area(before, "6")
    assert (6000, 5500) in corners(after, "2") & corners(after, "6")
    again = sound(
        reshape_border(after, "r1c1", "r1c2", [], along=ring_between(after, "2", "r1c1", "r1c2"))
    )
    assert again == before


def ring_between(m, field: str, a: str, b: str) -> list[str]:
    ring = list(m.fields[field].rings[0])
    ring = ring[ring.index(b) :] + ring[: ring.index(b)]
    return ring[: ring.index(a) + 1]


def test_borders_that_meet_a_reshaped_one_go_along() -> None:
    before = rows()
    after = sound(reshape_border(before, "r1c1", "r1c3", [(7000, 6000), (13000, 6000)]))
    assert after.vertices["r1c2"] == (10000, 6000)
    assert (7000, 6000) in corners(after, "2") & corners(after, "6")
    assert (13000, 6000) in corners(after, "3") & corners(after, "7")
    assert {"2", "3", "6", "7"} == {i for i in after.fields if (10000, 6000) in corners(after, i)}
    area_of = [sum(area(m, i) for i in m.fields) for m in (before, after)]
    assert area_of[0] == area_of[1]


def test_a_meeting_border_takes_a_corner_of_the_new_course_where_that_is_nearest() -> None:
    points = [(6000, 7000), (10000, 5500), (14000, 7000)]
    after = sound(reshape_border(rows(), "r1c1", "r1c3", points))
    assert after.vertices["r1c2"] == (10000, 5500)
    assert len(after.vertices) == len(rows().vertices) + 2


def test_reshaping_where_a_meeting_border_finds_no_place_is_refused() -> None:
    m = insert_vertex(rows(), ("r1c1", "r1c2"), (9000, 5000))
    (start,) = m.vertices.keys() - rows().vertices.keys()
    refusal = refused(lambda: reshape_border(m, start, "r1c3", [(8000, 8000)]), "r1c2")
    assert refusal.at == ((10000, 5000),)


def test_reshaping_into_a_neighbour_is_refused() -> None:
    refused(lambda: reshape_border(rows(), "r1c1", "r1c2", [(7500, 12000)]), "crosses|overlap")


def test_straightening_drops_the_corners_of_a_border() -> None:
    m = insert_vertex(rows(), ("r1c1", "r1c2"), (7500, 5700))
    assert sound(straighten(m, "r1c1", "r1c2")) == rows()
    (bend,) = m.vertices.keys() - rows().vertices.keys()
    m = sound(insert_vertex(m, (bend, "r1c2"), (9000, 4200)))
    part = sound(straighten(m, "r1c2", bend))
    assert part.vertices.keys() - rows().vertices.keys() == {bend}


def test_straightening_takes_the_border_however_long_it_is() -> None:
    far = reshape_border(rows(), "r1c1", "r1c2", [(5500, 9500), (9500, 9500)])
    assert sound(straighten(sound(far), "r1c1", "r1c2")) == rows()


def test_straightening_the_rim_within_one_field() -> None:
    notched = sound(insert_vertex(rows(), ("r0c1", "r0c2"), (7500, 1500)))
    assert sound(straighten(notched, "r0c2", "r0c1")) == rows()


def test_straightening_more_than_one_border_is_refused() -> None:
    for start, end in (("r0c0", "r3c4"), ("r1c1", "r1c3"), ("r0c1", "r2c2"), ("r0c0", "r0c2")):
        refusal = refused(partial(straighten, rows(), start, end), "not lie on one border")
        assert refusal.at == (rows().vertices[start], rows().vertices[end])


def test_straightening_over_another_field_is_refused() -> None:
    m = sound(reshape_border(rows(), "r1c1", "r1c2", [(5500, 9500), (9500, 9500)]))
    m = draw_field(m, [(6500, 4000), (8500, 4000), (8500, 6000), (6500, 6000)], "open", carve=True)
    refused(lambda: straighten(sound(m), "r1c1", "r1c2"), "overlap|crosses")


def test_squaring_turns_edges_to_right_angles() -> None:
    m = draw_field(empty(), [(1000, 1000), (6100, 1080), (5980, 4010), (1010, 3990)], "open")
    m = sound(orthogonalise(m, "1"))
    ring = m.points("1")[0]
    assert len({x for x, _ in ring}) == len({y for _, y in ring}) == 2


def test_squaring_keeps_the_main_direction() -> None:
    m = draw_field(empty(), [(3000, 1000), (7050, 4000), (6000, 5400), (2000, 2333)], "open")
    m = sound(orthogonalise(m, "1"))
    a, b, c, _ = m.points("1")[0]
    along = (b[0] - a[0], b[1] - a[1])
    aside = (c[0] - b[0], c[1] - b[1])
    dot = along[0] * aside[0] + along[1] * aside[1]
    assert abs(dot) < 0.001 * (along[0] ** 2 + along[1] ** 2)
    refused(
        lambda: orthogonalise(draw_field(empty(), [(0, 0), (900, 0), (900, 900)], "open"), "1"),
        "three corners",
    )


def middle_hole() -> GameMap:
    """Return rows with fields 6 and 7 away: a hole from (5000, 5000) to (15000, 10000)."""
    return delete_fields(rows(), ["6", "7"])


def test_a_ring_closes_straight_where_the_border_left_is_a_long_detour() -> None:
    m = middle_hole()
    half = [(10000, 5000), (5000, 5000), (5000, 10000), (10000, 10000)]
    ways = closing_ways(m, half)
    assert ways[0] == ((10000, 10000), (10000, 5000))
    assert (15000, 10000) in ways[1]
    assert area(sound(draw_field(m, half, "open")), "13") == 5000 * 5000
    assert nearest_way(ways, (14000, 7000)) == ways[1]
    assert nearest_way(ways, None) == ways[0]


def test_no_way_goes_back_over_what_was_drawn() -> None:
    m = middle_hole()
    around = border_path(m, (10000, 5000), (10000, 10000))[0]
    for way in closing_ways(m, around):
        assert set(way) & set(around) == {around[0], around[-1]}
    back = border_path(m, around[-1], around[0], drawn=around)
    assert back
    assert all(set(way) & set(around) == {around[0], around[-1]} for way in back)


def test_a_ring_closes_along_the_border_round_a_corner() -> None:
    m = middle_hole()
    (first, *_) = closing_ways(m, [(5000, 5000), (10000, 5000), (15000, 5000), (15000, 10000)])
    assert first == ((15000, 10000), (10000, 10000), (5000, 10000), (5000, 5000))


def test_a_ring_never_closes_over_the_field_whose_border_it_follows() -> None:
    m = draw_field(empty(), [(0, 0), (5000, 0), (5000, 3000), (0, 3000)], "open")
    beside = [(5000, 3000), (9000, 3000), (9000, 0), (5000, 0)]
    assert closing_ways(m, beside) == (((5000, 0), (5000, 3000)),)
    assert len(closing_ways(m, beside, room=False)) == 2
