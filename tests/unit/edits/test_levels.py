"""Ground and upper level apart: a walkway over a row of rooms, each moved without the other."""

from __future__ import annotations

import pytest

from mapkit.edits import (
    align_vertices,
    copy_fields,
    delete_fields,
    delete_vertices,
    draw_field,
    mirror_fields,
    move_fields,
    move_vertices,
    paint,
    side_of,
    straighten,
)
from mapkit.model import GameMap, Point
from tests.unit.edits.boards import refused, rows, sound


@pytest.fixture
def board() -> GameMap:
    """Twelve squares of 50 mm; the second row built up, with a walkway W over all of it."""
    m = paint(rows(), ["5", "6", "7", "8"], kind="built_up")
    outline = [(3000, 6000), (17000, 6000), (17000, 8000), (3000, 8000)]
    return sound(draw_field(m, [(float(x), float(y)) for x, y in outline], "elevated", id="W"))


def at(m: GameMap, point: Point) -> str:
    return next(v for v, p in m.vertices.items() if p == point)


def outline(m: GameMap, field: str) -> set[Point]:
    return set(m.points(field)[0])


def test_a_crossing_that_the_walkway_is_bent_at_leaves_the_ground_straight(board: GameMap) -> None:
    crossing = at(board, (10000, 6000))
    after = sound(move_vertices(board, {crossing: (11000, 5400)}, level=1))
    assert after.vertices[crossing] == (11000, 5400)
    assert crossing in after.fields["W"].rings[0]
    for room in ("6", "7"):
        border = {p for p in outline(after, room) if 5000 < p[1] < 10000 and p[0] != 5000}
        assert {x for x, _ in border if 6000 < x < 14000} == {10000}
    both = sound(move_vertices(board, {crossing: (11000, 5400)}))
    assert (11000, 5400) in outline(both, "6")


def test_a_corner_takes_its_whole_sides_with_it(board: GameMap) -> None:
    after = sound(move_vertices(board, {at(board, (3000, 6000)): (3000, 5300)}, level=1))
    ring = after.points("W")[0]
    assert {p for p in ring if p[1] < 7000} == {
        (3000, 5300), (5000, 5400), (10000, 5650), (15000, 5900), (17000, 6000),
    }  # fmt: skip
    assert len(outline(after, "5")) == 6


def test_a_corner_that_is_deleted_leaves_a_straight_side(board: GameMap) -> None:
    bent = sound(move_vertices(board, {at(board, (10000, 6000)): (11000, 5400)}, level=1))
    after = sound(delete_vertices(bent, [at(bent, (11000, 5400))]))
    assert {y for _, y in after.points("W")[0]} == {6000, 8000}
    assert {f: outline(after, f) for f in after.fields} == {
        f: outline(board, f) for f in board.fields
    }


def test_a_side_with_crossings_is_straightened(board: GameMap) -> None:
    bent = sound(move_vertices(board, {at(board, (10000, 6000)): (11000, 5400)}, level=1))
    ends = at(bent, (3000, 6000)), at(bent, (17000, 6000))
    after = sound(straighten(bent, *ends))
    assert {f: outline(after, f) for f in after.fields} == {
        f: outline(board, f) for f in board.fields
    }


def test_a_side_cut_by_crossings_is_one(board: GameMap) -> None:
    a, b = at(board, (5000, 6000)), at(board, (10000, 6000))
    side = side_of(board, (b, a), 1)
    ends = {board.vertices[side[0]], board.vertices[side[-1]]}
    assert ends == {(3000, 6000), (17000, 6000)}
    assert len(side) == 5
    moved = {v: (board.vertices[v][0], 5500) for v in side}
    after = sound(move_vertices(board, moved, level=1))
    assert {p[1] for p in after.points("W")[0]} == {5500, 8000}
    assert len(after.fields["W"].rings[0]) == len(board.fields["W"].rings[0])
    assert len(after.vertices) == len(board.vertices)
    border = side_of(board, ("r1c2", b), 0)
    assert {border[0], border[-1]} == {"r1c2", "r2c2"}


def test_a_walkway_moves_over_the_ground(board: GameMap) -> None:
    corners = board.fields["W"].rings[0]
    moved = {v: (board.vertices[v][0] + 300, board.vertices[v][1] - 400) for v in corners}
    after = sound(move_vertices(board, moved, level=1))
    assert {p[1] for p in after.points("W")[0]} == {5600, 7600}
    assert {x for x, _ in after.points("W")[0]} == {3300, 5000, 10000, 15000, 17300}
    assert len(after.vertices) == len(board.vertices)


def test_the_ground_moves_below_the_walkway(board: GameMap) -> None:
    after = sound(move_vertices(board, {"r1c2": (11000, 5000)}, level=0))
    assert {(10800, 6000), (10400, 8000)} <= outline(after, "6") & outline(after, "W")
    assert {y for _, y in after.points("W")[0]} == {6000, 8000}


def test_a_corner_on_a_corner_of_the_ground_leaves_it_alone(board: GameMap) -> None:
    corner = at(board, (3000, 6000))
    lying = sound(move_vertices(board, {corner: (5000, 5000)}, level=1))
    (shared,) = {v for v in lying.fields["W"].rings[0] if lying.vertices[v] == (5000, 5000)}
    assert shared in lying.fields["6"].rings[0]
    after = sound(move_vertices(lying, {shared: (4000, 6000)}, level=1))
    assert (5000, 5000) in outline(after, "6") & outline(after, "1")
    assert (4000, 6000) in outline(after, "W")
    assert sound(move_vertices(after, {shared: (4000, 6000)}, level=1)) is after


def test_nothing_is_left_of_crossings_with_what_is_moved_copied_or_deleted(board: GameMap) -> None:
    ground = sound(delete_fields(board, ["W"]))
    assert {f: ground.points(f) for f in ground.fields} == {
        f: paint(rows(), ["5", "6", "7", "8"], kind="built_up").points(f) for f in rows().fields
    }
    assert len(copy_fields(board, ["W"]).fields[0].rings[0]) == 4
    assert len(copy_fields(board, ["7"]).fields[0].rings[0]) == 4
    moved = sound(move_fields(board, ["W"], (-1000, 1500)))
    assert {y for _, y in moved.points("W")[0]} == {7500, 9500}
    assert len(moved.vertices) == len(board.vertices)
    turned = sound(mirror_fields(board, ["W"], "x"))
    assert turned.points("W")[0] != board.points("W")[0]
    assert outline(turned, "W") == outline(board, "W")


def test_vertices_of_one_level_are_aligned_alone(board: GameMap) -> None:
    low = sound(move_vertices(board, {at(board, (3000, 6000)): (3000, 5500)}, level=1))
    corners = [at(low, (3000, 5500)), at(low, (17000, 6000))]
    after = sound(align_vertices(low, corners, "top", level=1))
    assert {y for _, y in after.points("W")[0]} == {5500, 8000}


def test_fields_side_by_side_are_not_torn() -> None:
    m = paint(rows(1, 3), ["1"], kind="elevated")
    after = sound(move_vertices(m, {"r0c1": (5500, 0), "r1c1": (5500, 5000)}, level=1))
    assert outline(after, "2") == {(5500, 0), (10000, 0), (10000, 5000), (5500, 5000)}


def test_what_would_lie_above_an_open_field_is_still_refused(board: GameMap) -> None:
    refused(
        lambda: move_vertices(board, {at(board, (3000, 6000)): (3000, 4000)}, level=1), "tunnel"
    )
