"""Spots, hidden borders, crossings and doubts."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from mapkit.digitize.arcs import Arc, Arcs
from mapkit.digitize.courses import Price, with_few_corners
from mapkit.digitize.crossings import crossings, without_arcs
from mapkit.digitize.doubts import border_doubts, several_doubt, shared_edges
from mapkit.digitize.evidence import find_evidence
from mapkit.digitize.regions import BorderGraph
from mapkit.digitize.spots import find_spots
from tests.unit.digitize.test_clicks import print_seen
from tests.unit.digitize.test_regions import SCALE, board


def spots_of(pixels: np.ndarray) -> np.ndarray:
    half = cv2.resize(pixels, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    return find_spots(cv2.cvtColor(half, cv2.COLOR_RGB2LAB), SCALE / 2)


def test_trees_and_discs_are_spots_and_lines_are_none():
    assert not spots_of(board()).any()
    trees = spots_of(board(trees=True))
    assert all(trees[y, x] for x, y in ((160, 50), (160, 200), (60, 120)))
    assert trees.mean() < 0.02
    assert spots_of(board(symbol=True))[60, 240]


def test_a_thick_wall_and_a_corner_of_a_field_are_no_spots():
    pixels = np.full((480, 640, 3), (95, 110, 85), np.uint8)
    cv2.rectangle(pixels, (200, 120), (420, 330), (40, 40, 40), 11)
    cv2.rectangle(pixels, (500, 300), (640, 480), (60, 100, 150), -1)
    assert not spots_of(pixels).any()


def test_a_border_goes_straight_on_under_what_hides_it_and_keeps_corners_that_are_seen():
    price = Price(find_evidence(board(trees=True), SCALE))
    round_a_tree = np.array([[80.0, 5], [80, 21], [84, 25], [80, 29], [80, 55]])
    assert set(with_few_corners(round_a_tree, price)[:, 0].tolist()) == {80.0}
    corner = np.array([[80.0, 10], [80, 60], [150, 60]])
    assert with_few_corners(corner, price).tolist() == corner.tolist()


def four_fields(shift: float) -> Arcs:
    """Return borders of four fields that nearly meet, as where two walls cross."""
    junctions = np.array([[50.0, 50], [53, 53 + shift], [50, 0], [0, 50], [53, 100], [100, 53]])
    ends = [(0, 1), (0, 2), (0, 3), (1, 4), (1, 5)]
    arcs = [Arc(a, b, (0, 1), junctions[[a, b]]) for a, b in ends]
    return Arcs(junctions, arcs)


@pytest.mark.parametrize(("off", "gone"), [(0.0, {0}), (1.0, {0}), (4.0, set())])
def test_four_fields_meet_in_one_place_where_lines_go_on(off: float, gone: set[int]):
    found = four_fields(0.0)
    lines = {
        1: ([50.0, 20], [0.0, 1]), 2: ([20.0, 50], [1.0, 0]),
        3: ([50 + off, 80.0], [0.0, 1]), 4: ([80.0, 50 + off], [1.0, 0]),
    }  # fmt: skip
    crossed = crossings(found, lambda arc, _: (np.array(lines[arc][0]), np.array(lines[arc][1])))
    assert crossed == gone
    joined = without_arcs(found, crossed)
    assert len(joined.arcs) == 5 - len(gone)
    assert len(joined.junctions) == 6 - len(gone)


def test_a_border_that_is_printed_is_doubted_less_than_one_that_is_not():
    seen = print_seen()
    rings = [
        (((0, 0), (8000, 0), (8000, 6000), (0, 6000)),),
        (((8000, 0), (16000, 0), (16000, 6000), (8000, 6000)),),
        (((0, 6000), (8000, 6000), (8000, 12000), (0, 12000)),),
        (((8000, 6000), (12000, 6000), (12000, 12000), (8000, 12000)),),
        (((12000, 6000), (16000, 6000), (16000, 12000), (12000, 12000)),),
    ]
    labels = np.zeros(seen.regions.shape, np.int32)
    for k, own in enumerate(rings):
        (x, y), _, (u, v), _ = ((p * 2 // 100, q * 2 // 100) for p, q in own[0])
        labels[y:v, x:u] = k
    graph, price = BorderGraph(labels, seen.evidence), Price(seen.evidence)
    doubts = {pair: d for pair, d, _ in border_doubts(rings, graph, price, 0.01)}
    assert doubts.keys() == shared_edges(rings, 0.01).keys()
    assert doubts[0, 1] < 0.02
    assert doubts[3, 4] > 0.5
    assert several_doubt(0.45, 5000) > several_doubt(0.01, 5000)
