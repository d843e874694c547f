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


def test_a_shape_of_no_size_is_no_mistake():
    (made,) = make_valid(np.array([shapely.Polygon([(1, 1), (1, 1), (1, 1)])]))
    assert made.area == 0
