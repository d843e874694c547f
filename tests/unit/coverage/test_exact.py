"""Predicates are exact up to the limit of the coordinates."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mapkit.coverage.checks import check_map
from mapkit.coverage.checks.ring_arrays import cross, dot, twice_area
from mapkit.geometry.kernel.cover import middles_inside
from mapkit.model import COORDINATE_LIMIT, GameMap
from tests.unit.coverage.all_cases import CASES
from tests.unit.coverage.boards import codes, plain, pond, square

far = st.integers(-COORDINATE_LIMIT + 1, COORDINATE_LIMIT - 1)
point = st.tuples(far, far)


@given(point, point, point)
def test_cross_and_dot_are_those_of_python(o, a, b):
    arrays = [np.array(p, dtype=np.int64) for p in (o, a, b)]
    ux, uy, vx, vy = a[0] - o[0], a[1] - o[1], b[0] - o[0], b[1] - o[1]
    assert int(cross(*arrays)) == ux * vy - uy * vx
    assert int(dot(*arrays)) == ux * vx + uy * vy


def even_odd(x: Fraction, y: Fraction, ring: list[tuple[int, int]]) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay <= y) != (by <= y):
            inside ^= ax + Fraction(y - ay) * (bx - ax) / (by - ay) > x
    return inside


@given(st.lists(point, min_size=3, max_size=8, unique=True), point, point)
def test_middles_are_inside_where_fractions_say_so(ring, p, q):
    x, y = Fraction(p[0] + q[0], 2), Fraction(p[1] + q[1], 2)
    edges = list(zip(ring, [*ring[1:], ring[0]], strict=True))
    on_an_edge = any((b[0] - a[0]) * (y - a[1]) == (b[1] - a[1]) * (x - a[0]) for a, b in edges)
    if on_an_edge:
        return
    a, b = (np.array([edge[k] for edge in edges], dtype=np.int64) for k in (0, 1))
    inside = middles_inside(
        np.array([p]), np.array([q]), np.array([0]), a, b, np.array([0, len(edges)])
    )
    assert bool(inside[0]) == even_odd(x, y, ring)


def test_the_largest_square_has_its_area():
    side = COORDINATE_LIMIT - 1
    ring = np.array([(-side, -side), (side, -side), (side, side), (-side, side)], dtype=np.int64)
    area = twice_area(ring, np.array([0]), np.zeros(4, dtype=np.int64), np.array([1, 2, 3, 0]))
    assert area.tolist() == [8 * side * side]


def test_one_unit_decides_over_the_whole_range():
    # An edge across the whole range, and a vertex on it or one unit beside it.
    end = COORDINATE_LIMIT - 1
    base = plain(size_mm=(0.0, 0.0), tolerance_mm=0.0)
    base = pond(base, "a", [(-end, -end), (end, end - 1), (-end, end)])
    tip = [(0, -5), (1000, -1000), (500, -2000)]
    apart = pond(base, "b", [(0, -1), *tip[1:]])
    crossing = pond(base, "b", [(0, 1), *tip[1:]])
    assert "MK220" not in codes(apart)
    assert "MK220" in codes(crossing)


def moved(game_map: GameMap, dx: int, dy: int) -> GameMap:
    return replace(
        game_map,
        size_mm=(0.0, 0.0),
        vertices={name: (x + dx, y + dy) for name, (x, y) in game_map.vertices.items()},
        portals=tuple(
            replace(p, at=((a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy)))
            for p in game_map.portals
            for a, b in [p.at]
        ),
    )


@given(st.integers(-(2**29), 2**29), st.integers(-(2**29), 2**29), st.randoms())
def test_a_board_far_out_gets_the_same_codes(dx, dy, rng):
    usable = [c for c in CASES if c.code not in ("MK201", "MK240", "MK313")]
    case = rng.choice(usable)
    told = [(d.code, d.fields, d.vertices) for d in check_map(moved(case.spoilt, 0, 0))]
    assert told == [(d.code, d.fields, d.vertices) for d in check_map(moved(case.spoilt, dx, dy))]


def test_a_square_names_its_corners_in_any_order():
    base = plain()
    for ring in (square(0, 0), square(0, 0)[::-1], square(0, 0)[2:] + square(0, 0)[:2]):
        assert codes(pond(base, "a", ring)) == {"MK400"}
