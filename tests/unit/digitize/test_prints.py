"""Hidden borders, crossings and doubts."""

from __future__ import annotations

import numpy as np
import pytest

from mapkit.digitize.arcs import Arc, Arcs
from mapkit.digitize.courses import Price, with_few_corners
from mapkit.digitize.crossings import crossings, without_arcs
from mapkit.digitize.doubts import border_doubts, shared_edges
from mapkit.digitize.evidence import find_evidence
from mapkit.digitize.regions import BorderGraph
from tests.unit.digitize.test_clicks import print_seen
from tests.unit.digitize.test_regions import SCALE, board


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
        (x, y), _, (u, v), _ = ((p * 3 // 100, q * 3 // 100) for p, q in own[0])
        labels[y:v, x:u] = k
    graph, price = BorderGraph(labels, seen.evidence), Price(seen.evidence)
    doubts = {pair: d for pair, d, _ in border_doubts(rings, graph, price, 0.01)}
    assert doubts.keys() == shared_edges(rings, 0.01).keys()
    assert doubts[0, 1] < 0.02
    assert doubts[3, 4] > 0.5
