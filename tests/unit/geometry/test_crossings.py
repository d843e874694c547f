"""Segments that cross inside both, held against Python's integers."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest

from mapkit.geometry.kernel.cover import crossing_pairs
from tests.looping import for_each

Point = tuple[int, int]


def side(o: Point, a: Point, b: Point) -> int:
    value = (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
    return (value > 0) - (value < 0)


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


@for_each("seed", range(60))
def test_they_are_those_that_holding_each_against_each_finds(seed: int) -> None:
    rng = Random(seed)
    most = rng.choice([3, 12, 2**30 - 1])
    points = [(rng.randint(-most, most), rng.randint(-most, most)) for _ in range(30)]
    segments = [tuple(rng.sample(range(30), 2)) for _ in range(rng.randint(0, 60))]
    found = crossing_pairs(
        np.array(points, np.int64), np.array(segments, np.int64).reshape(-1, 2), 20_000
    )
    assert [tuple(pair) for pair in found.tolist()] == [
        (i, j)
        for (i, s), (j, t) in combinations(enumerate(segments), 2)
        if {*s}.isdisjoint(t) and cross(*(points[k] for k in (*s, *t)))
    ]


@pytest.mark.parametrize("most", [7, 899, 900, 2000])
def test_no_more_are_looked_for_than_wanted(most: int) -> None:
    lines = [[(k, -1), (k, 30)] for k in range(30)] + [[(-1, k), (30, k)] for k in range(30)]
    xy = np.array(lines, np.int64).reshape(-1, 2)
    found = crossing_pairs(xy, np.arange(120).reshape(-1, 2), most)
    assert len({tuple(pair) for pair in found.tolist()}) == min(most, 900)
