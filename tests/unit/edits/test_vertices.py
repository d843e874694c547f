from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from mapkit.edits import (
    delete_vertices,
    draw_field,
    insert_vertex,
    move_edge,
    move_vertices,
    set_edge_length,
    weld_vertices,
)
from mapkit.errors import NotFoundError
from mapkit.model import Field, GameMap
from tests.unit.edits.boards import (
    Points,
    area,
    codes,
    empty,
    refused,
    rows,
    sound,
    two_rooms,
    walkway,
)


def test_a_vertex_moves_in_all_its_fields_and_the_others_stay_the_same_objects() -> None:
    before = rows()
    after = sound(move_vertices(before, {"r1c1": (5500, 5200)}))
    assert after.vertices["r1c1"] == (5500, 5200)
    assert all(after.fields[f] is before.fields[f] for f in before.fields)
    assert [area(after, f) != area(before, f) for f in ("1", "2", "5", "6", "7")] == [
        True,
        True,
        True,
        True,
        False,
    ]


def test_nothing_moved_is_the_same_map() -> None:
    before = rows()
    assert move_vertices(before, {"r1c1": (5000, 5000)}) is before
    assert move_vertices(before, {}) is before


def test_a_field_that_would_cross_itself_is_refused_where_it_does() -> None:
    refusal = refused(lambda: move_vertices(rows(), {"r1c1": (5000, 13000)}), "crosses itself")
    assert refusal.at
    assert set(refusal.fields) & {"5", "6"}


def test_a_neighbour_that_does_not_have_the_vertex_is_not_run_over() -> None:
    m = draw_field(empty(), [(0, 0), (5000, 0), (5000, 5000), (0, 5000)], "open")
    m = draw_field(m, [(7000, 0), (9000, 0), (9000, 5000), (7000, 5000)], "open")
    corner = next(v for v, p in m.vertices.items() if p == (5000, 0))
    refusal = refused(lambda: move_vertices(m, {corner: (8000, 2500)}), "overlap")
    assert all(5000 < x < 9000 for x, _ in refusal.at)


def test_off_the_board_is_refused() -> None:
    refused(lambda: move_vertices(rows(), {"r0c0": (-200, 0)}), "left edge")
    refused(lambda: move_vertices(rows(), {"r0c0": (2**31, 0)}), "too far")


def test_a_vertex_dropped_on_another_becomes_one_with_it() -> None:
    after = sound(move_vertices(rows(), {"r1c1": (10000, 5000)}))
    assert "r1c1" not in after.vertices
    assert len(after.fields["2"].rings[0]) == 3


def test_a_vertex_dropped_on_an_edge_belongs_to_the_fields_there() -> None:
    m = draw_field(empty(), [(0, 0), (5000, 0), (5000, 5000), (0, 5000)], "open")
    m = draw_field(m, [(6000, 1000), (9000, 1000), (9000, 4000), (6000, 4000)], "open")
    corner = next(v for v, p in m.vertices.items() if p == (6000, 1000))
    after = sound(move_vertices(m, {corner: (5000, 1000)}))
    assert corner in after.fields["1"].rings[0]


def test_a_rounded_place_on_a_slanted_edge_bends_it_and_leaves_no_slit() -> None:
    m = draw_field(empty(), [(0, 0), (5003, 0), (2000, 7001)], "open")
    m = draw_field(m, [(6000, 1000), (9000, 1000), (9000, 4000), (6000, 4000)], "open")
    corner = next(v for v, p in m.vertices.items() if p == (6000, 1000))
    x = 5003 + (2000 - 5003) * 1000 / 7001
    after = sound(move_vertices(m, {corner: (x, 1000)}))
    assert corner in after.fields["1"].rings[0]


def test_a_slit_narrower_than_the_tolerance_is_refused_with_its_width() -> None:
    m = draw_field(empty(), [(0, 0), (5000, 0), (5000, 5000), (0, 5000)], "open")
    m = draw_field(m, [(6000, 1000), (9000, 1000), (9000, 4000), (6000, 4000)], "open")
    corner = next(v for v, p in m.vertices.items() if p == (6000, 1000))
    refused(lambda: move_vertices(m, {corner: (5030, 1000)}), r"by 0\.30 mm.*Snap it")


def test_a_void_that_becomes_too_narrow_is_a_gap() -> None:
    m = rows(3, 3)
    m = replace(m, fields={f: item for f, item in m.fields.items() if f != "5"})
    moved = {"r1c2": (5040, 5000), "r2c2": (5040, 10000)}
    refused(lambda: move_vertices(m, moved), "gap")


def test_an_island_that_is_moved_to_the_border_of_its_field_stands_at_it() -> None:
    box: Points = [(6000, 6000), (8000, 6000), (8000, 8000), (6000, 8000)]
    m = sound(draw_field(rows(), box, "built_up", id="I", carve=True))
    ring = m.fields["I"].rings[0]

    def moved(dx: int, dy: int) -> GameMap:
        return move_vertices(m, {v: (m.vertices[v][0] + dx, m.vertices[v][1] + dy) for v in ring})

    beside = sound(moved(-1000, 0))
    assert len(beside.fields["6"].rings) == 1
    assert area(beside, "6") == area(m, "6")
    assert set(ring) & set(beside.fields["5"].rings[0])
    corner = sound(moved(-1000, -1000))
    assert len(corner.fields["6"].rings[0]) == 6
    refused(lambda: moved(-1500, 0), "cross|overlap")


def test_what_was_wrong_before_does_not_hinder_other_edits() -> None:
    m = rows()
    broken = replace(m, vertices={**m.vertices, "r1c1": (5300, 13000)})
    assert codes(broken)
    after = move_vertices(broken, {"r0c4": (20000, 100)})
    assert after.vertices["r0c4"] == (20000, 100)
    assert codes(move_vertices(broken, {"r1c1": (5000, 5000)})) == set()


def test_a_junction_that_a_field_does_not_name_is_named_before_it_moves() -> None:
    m = rows(2, 2)
    ring = ("r1c0", "r1c2", "r2c2", "r2c0")  # passes r1c1, r2c1
    m = replace(
        m,
        fields={**{f: m.fields[f] for f in ("1", "2")}, "3": Field("3", "open", (ring,))},
        vertices={v: p for v, p in m.vertices.items() if v != "r2c1"},
    )
    after = sound(move_vertices(m, {"r1c1": (5000, 5600)}))
    assert "r1c1" in after.fields["3"].rings[0]


def test_a_door_keeps_its_share_of_an_edge_that_moves() -> None:
    after = sound(move_vertices(two_rooms(), {"r0c1": (4000, 0), "r1c1": (6000, 5000)}))
    assert after.portals[0].at == ((4800, 2000), (5200, 3000))


def test_an_unknown_vertex_is_told() -> None:
    with pytest.raises(NotFoundError, match="zz"):
        move_vertices(rows(), {"zz": (0, 0)})


def test_an_edge_moves_with_both_its_ends() -> None:
    after = sound(move_edge(rows(), ("r1c1", "r1c2"), (100, 400)))
    assert (after.vertices["r1c1"], after.vertices["r1c2"]) == ((5100, 5400), (10100, 5400))


def test_inserting_bends_the_edge_for_both_fields() -> None:
    after = sound(insert_vertex(rows(), ("r1c1", "r1c2"), (7500, 6000)))
    (new,) = after.vertices.keys() - rows().vertices.keys()
    assert new in after.fields["2"].rings[0]
    assert new in after.fields["6"].rings[0]
    assert area(after, "2") + area(after, "6") == 2 * 5000**2
    refused(lambda: insert_vertex(rows(), ("r1c1", "r2c2"), (7500, 6000)), "no edge")
    refused(lambda: insert_vertex(rows(), ("r1c1", "r1c2"), (7500, 16000)), "crosses|overlap")


def test_deleting_takes_a_vertex_out_of_all_rings() -> None:
    m = insert_vertex(rows(), ("r1c1", "r1c2"), (7500, 6000))
    (bend,) = m.vertices.keys() - rows().vertices.keys()
    assert sound(delete_vertices(sound(m), [bend])) == rows()
    without = sound(delete_vertices(rows(), ["r0c0"]))
    assert without.fields["1"].rings == (("r0c1", "r1c1", "r1c0"),)


def test_a_vertex_where_borders_meet_is_not_deleted() -> None:
    for vertex in ("r1c1", "r0c1"):  # in the middle and at the rim
        refusal = refused(partial(delete_vertices, rows(), [vertex]), "Borders meet at.*weld")
        assert refusal.at == (rows().vertices[vertex],)


def test_a_mere_crossing_of_two_levels_comes_back_when_it_is_deleted() -> None:
    m = sound(walkway())
    crossing = next(v for v, p in m.vertices.items() if p == (10000, 1000))
    after = sound(delete_vertices(m, [crossing]))
    assert after.vertices == m.vertices


def test_deleting_too_many_vertices_is_refused() -> None:
    refused(lambda: delete_vertices(rows(), ["r0c0", "r0c1"]), "three corners")


def test_deleting_a_vertex_keeps_the_door_on_the_new_border() -> None:
    m = insert_vertex(two_rooms(), ("r0c1", "r1c1"), (5600, 2500))
    (middle,) = m.vertices.keys() - two_rooms().vertices.keys()
    after = sound(delete_vertices(sound(m), [middle]))
    assert all(x == 5000 for x, _ in after.portals[0].at)


def test_welding_makes_one_vertex_of_two() -> None:
    after = sound(weld_vertices(rows(), ["r1c1", "r1c2"], onto="r1c2"))
    assert "r1c1" not in after.vertices
    assert after.vertices["r1c2"] == (10000, 5000)


def test_edges_of_stacked_fields_get_a_vertex_where_they_cross() -> None:
    m = sound(walkway())
    corner = next(v for v, p in m.vertices.items() if p == (6000, 1000))
    assert m.fields["W"].rings[0].count(corner) == 1
    after = sound(move_vertices(m, {corner: (4000, 1200)}))
    for room in ("1", "2", "3"):
        assert set(after.fields["W"].rings[0]) & set(after.fields[room].rings[0])


def test_a_vertex_that_no_field_uses_can_be_deleted_and_welded() -> None:
    m = rows()
    lost = replace(m, vertices={**m.vertices, "lost": (1, 1)})
    assert delete_vertices(lost, ["lost"]) == m
    doubled = replace(m, vertices={**m.vertices, "lost": m.vertices["r1c1"]})
    assert weld_vertices(doubled, ["r1c1", "lost"]) == m
    assert weld_vertices(lost, ["r1c1", "lost"]) == m


def test_an_edge_gets_a_length() -> None:
    m = sound(set_edge_length(rows(), ("r0c1", "r1c1"), 4000))
    assert m.vertices["r1c1"] == (5000, 4000)
    slanted = move_vertices(rows(), {"r1c1": (8000, 4000)})
    longer = sound(set_edge_length(slanted, ("r0c1", "r1c1"), 6000))
    assert longer.vertices["r1c1"] == (8600, 4800)
    refused(lambda: set_edge_length(rows(), ("r0c1", "r1c2"), 4000), "no edge")
    refused(lambda: set_edge_length(rows(), ("r0c1", "r1c1"), 0), "length above 0")
    refused(lambda: set_edge_length(rows(), ("r0c1", "r1c1"), 11000), "crosses|overlap")
