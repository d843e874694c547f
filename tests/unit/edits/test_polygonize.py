from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given

from mapkit.edits.box_grid import Box, Boxes
from mapkit.edits.exact_geometry import (
    alike,
    assembled,
    beside,
    contains_middle,
    cross,
    crossing_point,
    directed,
    edges_of,
    first_clockwise,
    twice_area,
)
from mapkit.model import Point

COORDINATES = st.integers(-(2**30) + 1, 2**30 - 1)
POINTS = st.tuples(COORDINATES, COORDINATES)


def named(*rings: list[Point]) -> tuple[tuple[tuple[str, ...], ...], dict[str, Point]]:
    vertices = {f"{x},{y}": (x, y) for ring in rings for x, y in ring}
    return tuple(tuple(f"{x},{y}" for x, y in ring) for ring in rings), vertices


def square(x: int, y: int, side: int) -> list[Point]:
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]


def test_a_ring_with_a_hole_comes_back() -> None:
    rings, vertices = named(square(0, 0, 10), square(3, 3, 2))
    (piece,) = assembled(directed(rings, vertices), vertices)
    assert [set(ring) for ring in piece] == [set(ring) for ring in rings]
    assert alike(piece, rings, vertices) == rings


def test_pieces_that_meet_in_a_point_are_two_and_the_larger_comes_first() -> None:
    rings, vertices = named(square(0, 0, 4), square(4, 4, 6))
    edges = [e for ring in rings for e in directed((ring,), vertices)]
    small, large = assembled(edges, vertices)[::-1]
    assert (set(small[0]), set(large[0])) == (set(rings[0]), set(rings[1]))


def test_a_hole_that_touches_the_rim_in_a_point_is_a_hole() -> None:
    rings, vertices = named(square(0, 0, 10), [(0, 0), (3, 2), (2, 3)])
    (piece,) = assembled(directed(rings, vertices), vertices)
    assert [len(ring) for ring in piece] == [4, 3]


def test_an_island_in_a_hole_is_a_piece_of_its_own_and_keeps_its_own_hole() -> None:
    rings, vertices = named(square(0, 0, 20), square(2, 2, 16), square(4, 4, 12), square(8, 8, 2))
    edges = [*directed(rings[:2], vertices), *directed(rings[2:], vertices)]
    assert [len(piece) for piece in assembled(edges, vertices)] == [2, 2]


def test_edges_that_do_not_close_are_nothing() -> None:
    rings, vertices = named(square(0, 0, 10))
    assert assembled(directed(rings, vertices)[:-1], vertices) == []


@given(POINTS, POINTS, POINTS, POINTS)
def test_crossings_are_right_to_half_a_unit(a: Point, b: Point, c: Point, d: Point) -> None:
    at = crossing_point(a, b, c, d)
    opposite = cross(a, b, c) * cross(a, b, d) < 0 and cross(c, d, a) * cross(c, d, b) < 0
    assert (at is not None) == opposite
    if at is not None:
        share = Fraction(cross(c, d, a), cross(c, d, a) - cross(c, d, b))
        for k in (0, 1):
            assert abs(a[k] + share * (b[k] - a[k]) - at[k]) <= Fraction(1, 2)


@given(POINTS, POINTS, POINTS)
def test_on_an_edge_is_exact(p: Point, a: Point, b: Point) -> None:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = (p[0] - a[0]) * dx + (p[1] - a[1]) * dy
    on = cross(a, b, p) == 0 and 0 < along < dx * dx + dy * dy
    assert beside(p, a, b, 0.0) == on


def test_the_middle_of_a_far_sliver() -> None:
    far = 2**30 - 1
    ring = [(-far, -far), (far, far - 1), (far, far)]
    sides = [(ring[k], ring[(k + 1) % 3]) for k in range(3)]
    assert contains_middle(sides, (0, -1), (1, 1))
    assert not contains_middle(sides, (0, -2), (0, 0))
    assert twice_area(ring) > 0


def test_turning_clockwise() -> None:
    ends = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    assert first_clockwise((0, 0), (-1, 0), ends) == 0
    assert first_clockwise((0, 0), (0, 1), ends) == 1
    assert first_clockwise((0, 0), (-2, 1), [(-4, 2), (1, -5)]) == 1


def test_ways_across_boxes_miss_none() -> None:
    rng = Random(3)
    boxes = {}
    for k in range(200):
        x, y = rng.randrange(1000), rng.randrange(1000)
        boxes[str(k)] = (x, y, x + rng.randrange(60), y + rng.randrange(60))
    table = Boxes.of(boxes).copy(boxes)
    for _ in range(50):
        p, q = ((rng.randrange(1000), rng.randrange(1000)) for _ in range(2))
        found = set(table.crossed(p, q, 0))
        for name, (x0, y0, x1, y1) in boxes.items():
            corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
            if any(crossing_point(p, q, *e) for e in pairwise(corners)):
                assert name in found
    table.drop("7")
    table.set("new", (5000, 5000, 5001, 5001))
    assert table.near((-9999, -9999, 9999, 9999)) == [n for n in boxes if n != "7"] + ["new"]
    assert table.copy(["1"]).near((-9999, -9999, 9999, 9999)) == ["1"]


def test_a_grid_begun_with_nothing_is_laid_anew_when_it_has_grown() -> None:
    table = Boxes.of({})
    for k in range(100):
        table = table.copy(table.names)
        table.set(str(k), (k % 10 * 500, k // 10 * 500, k % 10 * 500 + 499, k // 10 * 500 + 499))
    assert len(table.wide) < 30
    assert table.near((700, 700, 800, 800)) == ["11"]


@pytest.mark.parametrize("size", [0, 12, 400])
def test_what_is_near_a_box_is_found_after_any_changes(size: int) -> None:
    """Held against a look at all boxes; some of them lie over very many cells of the grid."""
    rng = Random(size)

    def box() -> Box:
        widest = rng.choice([0, 30, 30, 30, 4000])
        x, y = rng.randrange(-3000, 3000), rng.randrange(-3000, 3000)
        return (x, y, x + rng.randrange(widest + 1), y + rng.randrange(widest + 1))

    known = {str(k): box() for k in range(size)}
    table = Boxes.of(known)
    order = list(known)
    for _ in range(300):
        name = str(rng.randrange(size + 20))
        before, others = table, dict(known)
        if rng.random() < 0.2:
            table = table.copy([*known, *order])
        if rng.random() < 0.3:
            table.drop(name)
            known.pop(name, None)
        else:
            known[name] = box()
            table.set(name, known[name])
            assert table[name] == known[name]
            order = list(dict.fromkeys([*order, name]))
        x0, y0, x1, y1 = asked = box()
        for boxes, truth in ((table, known), *(((before, others),) if before is not table else ())):
            assert boxes.near(asked) == [
                n
                for n in order
                if n in truth
                and truth[n][0] <= x1
                and truth[n][2] >= x0
                and truth[n][1] <= y1
                and truth[n][3] >= y0
            ]


def test_edges_close_the_ring() -> None:
    assert list(edges_of("abc")) == [("a", "b"), ("b", "c"), ("c", "a")]
