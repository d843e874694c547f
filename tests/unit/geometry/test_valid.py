"""Shapes are made valid where that takes a bearable time, and become their hull otherwise."""

from __future__ import annotations

import math

import numpy as np
import pytest
import shapely

from mapkit.geometry.valid import make_valid


def star(corners: int) -> shapely.Polygon:
    turn = 2 * math.pi * (corners // 2) / corners
    return shapely.Polygon(
        [(math.cos(turn * n) * 1e4, math.sin(turn * n) * 1e4) for n in range(corners)]
    )


def test_valid_shapes_stay_and_simple_ones_are_mended():
    square, bow = shapely.box(0, 0, 9, 9), shapely.Polygon([(0, 0), (4, 4), (4, 0), (0, 4)])
    kept, mended = make_valid(np.array([square, bow]))
    assert kept is square
    assert mended.equals(shapely.make_valid(bow))


def test_what_crosses_itself_everywhere_becomes_its_hull(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delattr(shapely, "make_valid")
    entangled = star(301)
    (made,) = make_valid(np.array([entangled]))
    assert made.equals(shapely.convex_hull(entangled))


@pytest.mark.parametrize("slope", [(1, 0), (0, 1), (3, -2)])
def test_what_runs_over_itself_everywhere_becomes_its_hull(
    slope: tuple[int, int], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.delattr(shapely, "make_valid")
    along = [n * 7919 % 9973 for n in range(300)]
    ring = [(n * slope[0], n * slope[1]) for n in along]
    (made,) = make_valid(np.array([shapely.Polygon([*ring, (99, 99)])]))
    assert made.area > 0


def test_edges_that_follow_each_other_on_a_line_do_not_run_over_each_other():
    teeth = [(x, y) for n in range(0, 2000, 2) for x, y in ((n, 0), (n + 1, 0), (n + 1, -1))]
    bow = shapely.Polygon([*teeth, (2000, 0), (2000, 9), (1000, 0.5), (1000, 9), (0, 9), (9, 0.5)])
    (made,) = make_valid(np.array([bow]))
    assert made.equals(shapely.make_valid(bow))


def test_a_shape_of_no_size_is_no_mistake():
    (made,) = make_valid(np.array([shapely.Polygon([(1, 1), (1, 1), (1, 1)])]))
    assert made.area == 0
