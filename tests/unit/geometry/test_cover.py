"""The drawing of all edges: points in boxes, and a triangulation held to integers."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
import shapely

from mapkit.geometry.kernel.cover import cover, points_in_boxes, points_near
from tests.looping import for_each

SQUARE = np.array([[0, 0], [4, 0], [4, 4], [0, 4]], np.int64)
HALVES = np.array([[0, 1, 2], [0, 2, 3]], np.int32)
DIAGONAL = np.array([[0, 2]], np.int32)
WHOLE = 32


@for_each("seed", range(60))
def test_points_in_boxes_are_those_that_comparing_finds(seed: int) -> None:
    rng = Random(seed)
    most = rng.choice([1, 5, 40, 2**30])
    points = [[rng.randint(-most, most) for _ in range(2)] for _ in range(rng.randint(0, 60))]
    if rng.random() < 0.3:
        points.append([2**31, -(2**31)])  # far off, so that the rest share a cell
    corners = [sorted(rng.randint(-most - 2, most + 2) for _ in range(2)) for _ in range(40)]
    boxes = [[x[0], y[0], x[1], y[1]] for x, y in zip(corners[::2], corners[1::2], strict=True)]
    box, point = points_in_boxes(
        np.array(points, np.int64).reshape(-1, 2), np.array(boxes, np.int64)
    )
    found = list(zip(box.tolist(), point.tolist(), strict=True))
    assert sorted(found) == [
        (b, p)
        for b, (x0, y0, x1, y1) in enumerate(boxes)
        for p, (x, y) in enumerate(points)
        if x0 <= x <= x1 and y0 <= y <= y1
    ]
    assert box.tolist() == sorted(box.tolist())


def test_more_points_than_expected_are_all_found() -> None:
    points = np.zeros((1000, 2), np.int64)
    box, point = points_in_boxes(points, np.array([[0, 0, 0, 0]], np.int64))
    assert sorted(point.tolist()) == list(range(1000))
    assert set(box.tolist()) == {0}


@for_each("seed", range(60))
def test_points_near_edges_are_all_found_and_few_others(seed: int) -> None:
    rng = Random(seed)
    most = rng.choice([5, 40, 2**30 - 1])
    margin = rng.choice([0, 1, most // 3])
    points = [[rng.randint(-most, most) for _ in range(2)] for _ in range(rng.randint(0, 60))]
    edges = [[rng.randint(-most, most) for _ in range(4)] for _ in range(20)]
    edge, point = points_near(
        np.array(points, np.int64).reshape(-1, 2), np.array(edges, np.int64), margin, 10**6
    )
    found = set(zip(edge.tolist(), point.tolist(), strict=True))
    for e, (x0, y0, x1, y1) in enumerate(edges):
        line = shapely.LineString([(x0, y0), (x1, y1)])
        for p, xy in enumerate(points):
            distance = line.distance(shapely.Point(xy))
            assert (e, p) in found or distance > margin
            # A corner of the box stands out by the root of two at most; so far from an edge.
            assert (e, p) not in found or distance <= 1.5 * margin + 1


def test_no_more_points_near_edges_are_found_than_wanted() -> None:
    points = np.zeros((1000, 2), np.int64)
    edge, point = points_near(points, np.array([[-1, -1, 1, 1]] * 9, np.int64), 0, 700)
    assert (len(edge), len(point)) == (700, 700)


@pytest.mark.parametrize(("border", "faces"), [(True, 2), (False, 1)])
def test_cover_joins_triangles_over_what_is_no_border(border: bool, faces: int) -> None:
    held = cover(SQUARE, HALVES, DIAGONAL, np.array([border]), WHOLE)
    assert held.neighbours.tolist() == [[-1, -1, 1], [0, -1, -1]]
    assert held.edge.tolist() == [[-1, -1, 0], [0, -1, -1]]
    assert held.faces == faces
    assert held.face.tolist() == [0, faces - 1]


@pytest.mark.parametrize(
    ("triangles", "edges", "whole"),
    [
        pytest.param([[0, 2, 1], [0, 2, 3]], [[0, 2]], WHOLE, id="one turns clockwise"),
        pytest.param([[0, 1, 2], [0, 2, 2]], [[0, 2]], WHOLE, id="one is flat"),
        pytest.param([[0, 1, 2]], [[0, 2]], WHOLE, id="a gap"),
        pytest.param([[0, 1, 2], [0, 2, 3]], [[0, 2]], WHOLE - 1, id="too much"),
        pytest.param([[0, 1, 2], [0, 1, 2]], [[0, 2]], WHOLE, id="one lies on another"),
        pytest.param([[0, 1, 2], [0, 2, 3]], [[1, 3]], WHOLE, id="an edge is no side"),
    ],
)
def test_cover_refuses_what_is_no_clean_drawing(
    triangles: list[list[int]], edges: list[list[int]], whole: int
) -> None:
    held = cover(
        SQUARE, np.array(triangles, np.int32), np.array(edges, np.int32), np.array([True]), whole
    )
    assert held is None


def test_cover_measures_the_widest_frame_there_may_be() -> None:
    xy = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.int64) * 2**30
    assert cover(xy, HALVES, DIAGONAL, np.array([True]), 2**63) is not None
    assert cover(xy, HALVES, DIAGONAL, np.array([True]), 2**63 - 1) is None
