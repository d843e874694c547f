"""Borders lie where they are printed: in the middle of lines and walls, between two bands."""

from __future__ import annotations

import numpy as np
import pytest
import shapely

from mapkit.digitize.arcs import OUTSIDE, Arc, Arcs, find_arcs
from mapkit.digitize.evidence import find_evidence
from mapkit.digitize.polygons import CollapsedError, faces_of
from mapkit.digitize.ridges import fit_border
from mapkit.digitize.straighten import straightened

SCALE = 4.0
GROUND, OTHER = (90, 110, 80), (150, 130, 110)
WHITE, BLACK, RED = (230, 230, 225), (35, 35, 40), (190, 50, 50)


def strip(*stretches: tuple[float, tuple[int, int, int]]) -> np.ndarray:
    """Return a print of 60 by 40 mm that changes from left to right, each colour up to an x."""
    fine = 8
    pixels = np.zeros((160, 240 * fine, 3))
    left = 0.0
    for right, colour in stretches:
        pixels[:, round(left * SCALE * fine) : round(right * SCALE * fine)] = colour
        left = right
    pixels = pixels.reshape(160, 240, fine, 3).mean(axis=2)
    pixels += np.random.default_rng(4).normal(0, 5, pixels.shape)
    found: np.ndarray = np.clip(pixels, 0, 255).astype(np.uint8)
    return found


PRINTS = {
    "thin white line": [(29.7, GROUND), (30.3, WHITE), (60, GROUND)],
    "white line between colours": [(29.6, GROUND), (30.4, WHITE), (60, OTHER)],
    "wall": [(28.8, GROUND), (31.2, BLACK), (60, GROUND)],
    "wall of a house": [(29.0, GROUND), (31.0, BLACK), (60, OTHER)],
    "bands": [(28.0, GROUND), (30.0, RED), (32.0, WHITE), (60, GROUND)],
    "change of colour": [(30.0, GROUND), (60, (190, 195, 190))],
}


@pytest.mark.parametrize("name", PRINTS)
@pytest.mark.parametrize("off", [-1.0, 0.0, 1.0])
def test_a_border_is_measured_wherever_the_segment_was(name: str, off: float):
    evidence = find_evidence(strip(*PRINTS[name]), SCALE)
    found = fit_border(evidence, np.array([30.0 + off, 4.0]), np.array([30.0 + off, 36.0]))
    assert np.average(found.places[:, 0], weights=found.weights) == pytest.approx(30.0, abs=0.35)


def test_a_turned_segment_is_measured_along_its_line():
    evidence = find_evidence(strip(*PRINTS["thin white line"]), SCALE)
    found = fit_border(evidence, np.array([29.0, 4.0]), np.array([31.0, 36.0]))
    assert found.places[:, 0] == pytest.approx(30.0, abs=0.35)


def test_too_short_a_segment_is_not_measured():
    evidence = find_evidence(strip(*PRINTS["wall"]), SCALE)
    assert fit_border(evidence, np.array([30.0, 4.0]), np.array([30.0, 5.0])) is None


def grid_labels() -> np.ndarray:
    """Return two fields above one, and one inside that, as 2 pixels a mm draw them."""
    labels = np.zeros((80, 120), np.int32)
    labels[:40, 60:] = 1
    labels[40:] = 2
    labels[55:70, 20:50] = 3
    return labels


def test_arcs_are_shared_and_end_in_junctions():
    found = find_arcs(grid_labels(), (60.0, 40.0))
    sides = sorted(arc.sides for arc in found.arcs)
    assert sides.count((2, 3)) == 1
    assert sides.count((0, 1)) == sides.count((0, 2)) == sides.count((1, 2)) == 1
    inner = next(arc for arc in found.arcs if arc.sides == (2, 3))
    assert inner.start == inner.end
    corners = {(0.0, 0.0), (60.0, 0.0), (60.0, 40.0), (0.0, 40.0)}
    assert corners <= {tuple(place) for place in found.junctions.tolist()}
    assert len(found.junctions) == len(corners) + 4 + 1


def drawn(labels: np.ndarray) -> np.ndarray:
    """Print dark lines where regions meet, 1 mm to the right and below of where they do."""
    large = np.kron(labels, np.ones((2, 2), np.int32))
    large = np.roll(large, (4, 4), axis=(0, 1))
    pixels = np.full((*large.shape, 3), GROUND, float)
    edge = np.zeros(large.shape, bool)
    edge[:, 1:] |= large[:, 1:] != large[:, :-1]
    edge[1:] |= large[1:] != large[:-1]
    edge[:5] = edge[:, :5] = False
    for dy, dx in ((0, 0), (-1, 0), (0, -1), (-1, -1)):
        pixels[np.roll(edge, (dy, dx), axis=(0, 1))] = BLACK
    return pixels.astype(np.uint8)


def test_fields_follow_the_print_and_the_rim_stays():
    labels = grid_labels()
    plain = find_arcs(labels, (60.0, 40.0))
    plain, straight, _ = straightened(plain, find_evidence(drawn(labels), SCALE), (60.0, 40.0))
    faces = faces_of(straight, plain, labels, (60.0, 40.0), 0.01)
    shapes = {k: shapely.Polygon(r[0], r[1:]) for k, r in faces.items()}
    assert set(shapes) == {0, 1, 2, 3}
    assert shapely.union_all(list(shapes.values())).equals(shapely.box(0, 0, 6000, 4000))
    assert shapely.coverage_is_valid(list(shapes.values()))
    assert shapes[0].bounds == pytest.approx((0, 0, 3100, 2100), abs=50)
    assert shapes[3].bounds == pytest.approx((1100, 2850, 2600, 3600), abs=50)
    assert len(faces[3][0]) == 4
    assert len(faces[2]) == 2


def test_arcs_that_cross_fall_back_to_what_was_found():
    labels = grid_labels()
    plain = find_arcs(labels, (60.0, 40.0))
    arcs = [Arc(a.start, a.end, a.sides, a.places.copy()) for a in plain.arcs]
    ring = next(a for a in arcs if a.sides == (2, 3))
    ring.places[1] = (55.0, 5.0)  # across two other borders
    rings = faces_of(Arcs(plain.junctions, arcs), plain, labels, (60.0, 40.0), 0.01)
    shapes = [shapely.Polygon(r[0], r[1:]) for r in rings.values()]
    assert len(shapes) == 4
    assert shapely.coverage_is_valid(shapes)
    assert all(shape.is_valid for shape in shapes)


def test_a_region_without_an_inside_is_named():
    labels = grid_labels()
    plain = find_arcs(labels, (60.0, 40.0))
    for arc in plain.arcs:
        if arc.sides == (2, 3):
            arc.places[:] = arc.places[0]
    with pytest.raises(CollapsedError) as refused:
        faces_of(plain, plain, labels, (60.0, 40.0), 0.01)
    assert refused.value.regions == {3}


def test_the_rim_bounds_what_is_outside():
    found = find_arcs(grid_labels(), (60.0, 40.0))
    rim = [arc for arc in found.arcs if OUTSIDE in arc.sides]
    length = sum(float(np.hypot(*np.diff(a.places, axis=0).T).sum()) for a in rim)
    assert length == pytest.approx(200.0)
