"""The order of points along a curve."""

from __future__ import annotations

import itertools

import numpy as np

from mapkit.geometry.points import along_curve


def test_the_four_cells_of_a_square_come_in_the_shape_of_a_z() -> None:
    square = np.array([[1, 1], [0, 1], [1, 0], [0, 0]])
    assert square[along_curve(square)].tolist() == [[0, 0], [1, 0], [0, 1], [1, 1]]


def test_every_point_comes_once_and_a_quarter_of_the_plane_at_a_time() -> None:
    rng = np.random.default_rng(1)
    xy = rng.integers(-(2**30), 2**30, (400, 2))
    order = along_curve(xy)
    assert sorted(order.tolist()) == list(range(400))
    middle = (xy.min(axis=0) + xy.max(axis=0)) / 2
    quarter = ((xy[order] > middle) @ [1, 2]).tolist()
    assert sum(a != b for a, b in itertools.pairwise(quarter)) <= 6


def test_no_points_and_equal_points() -> None:
    assert along_curve(np.zeros((0, 2), np.int64)).tolist() == []
    assert along_curve(np.full((3, 2), 7)).tolist() == [0, 1, 2]
