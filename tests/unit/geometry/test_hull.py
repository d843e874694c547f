"""The convex hull against its definition."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapkit.geometry.points import convex_hull

Point = tuple[int, int]
SMALL = st.tuples(st.integers(-3, 3), st.integers(-3, 3))
LARGE = st.tuples(st.integers(-(2**40), 2**40), st.integers(-(2**40), 2**40))


def left(a: Point, b: Point, p: Point) -> int:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


@given(st.lists(st.one_of(SMALL, LARGE), min_size=1, max_size=12))
def test_every_point_is_left_of_every_side_and_every_corner_turns(points: list[Point]) -> None:
    hull = [points[i] for i in convex_hull(np.array(points, np.int64))]
    assert len(set(hull)) == len(hull)
    if len(hull) < 3:
        ends = (min(points), max(points))
        assert sorted(hull) == sorted(set(ends))
        assert all(left(*ends, p) == 0 for p in points)
        return
    sides = list(itertools.pairwise([*hull, hull[0]]))
    assert all(left(a, b, p) >= 0 for a, b in sides for p in points)
    assert all(left(a, b, p) > 0 for a, b in sides for p in hull if p not in (a, b))


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([(5, 5), (5, 5)], [(5, 5)]),
        ([(0, 0), (2, 0), (1, 0)], [(0, 0), (2, 0)]),
        ([(0, 0), (2, 0), (2, 2), (1, 1), (0, 2), (0, 1)], [(0, 0), (2, 0), (2, 2), (0, 2)]),
    ],
)
def test_points_on_sides_are_no_corners(points: list[Point], expected: list[Point]) -> None:
    assert [points[i] for i in convex_hull(np.array(points, np.int64))] == expected
