"""Regions end where lines are printed, worn ones too, and not where they are not."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from mapkit.digitize.across import MIRRORED, WIDTH, Print
from mapkit.digitize.basins import find_basins
from mapkit.digitize.evidence import Evidence, find_evidence
from mapkit.digitize.regions import BorderGraph, Regions, without_slivers

SCALE = 4.0


def board(**changes: object) -> np.ndarray:
    """Return a print of 160 by 120 mm: four fields, light lines between them, texture."""
    noise = np.random.default_rng(5)
    pixels = np.full((480, 640, 3), (95, 110, 85), float)
    if "patch" in changes:
        cv2.ellipse(pixels, (160, 120), (90, 60), 0, 0, 360, (115, 120, 95), -1, cv2.LINE_AA)
        pixels = cv2.GaussianBlur(pixels, (0, 0), 8)
    for start, end in (((320, 0), (320, 480)), ((0, 240), (640, 240))):
        cv2.line(pixels, start, end, (215, 220, 210), 3, cv2.LINE_AA)
    if "worn" in changes:
        for gap in range(40, 600, 90):
            pixels[236:246, gap : gap + 16] = (95, 110, 85)
    if "trees" in changes:
        for x, y in ((320, 100), (320, 400), (120, 240)):
            cv2.circle(pixels, (x, y), 14, (50, 80, 45), -1, cv2.LINE_AA)
    if "symbol" in changes:
        cv2.circle(pixels, (480, 120), 18, (200, 60, 60), -1, cv2.LINE_AA)
        cv2.line(pixels, (480, 112), (480, 128), (240, 240, 240), 3, cv2.LINE_AA)
    pixels += noise.normal(0, 6, pixels.shape)
    found: np.ndarray = np.clip(pixels, 0, 255).astype(np.uint8)
    return found


def find_regions(evidence: Evidence) -> Regions:
    return BorderGraph(find_basins(evidence).regions(), evidence).merged(0.5)


@pytest.mark.parametrize("change", ["", "patch", "worn", "trees", "symbol"])
def test_four_fields_are_four_regions(change: str):
    labels = find_regions(find_evidence(board(**{change: True}), SCALE)).labels
    assert labels.max() + 1 == 4
    corners = {
        int(labels[45, 60]),
        int(labels[45, 420]),
        int(labels[315, 60]),
        int(labels[315, 420]),
    }
    assert len(corners) == 4
    middle = np.nonzero(np.diff(labels[60]))[0]
    assert middle.tolist() == pytest.approx([239], abs=3)


def test_where_nothing_is_drawn_there_is_one_region():
    noise = np.random.default_rng(6).integers(90, 120, (480, 640, 3)).astype(np.uint8)
    assert find_regions(find_evidence(noise, SCALE)).labels.max() == 0


def test_borders_that_are_printed_clearly_are_not_doubted():
    regions = find_regions(find_evidence(board(), SCALE))
    sides = [chance for chance in regions.borders.values() if chance > 0]
    assert len(sides) >= 4
    assert sorted(sides)[-4] > 0.9


def test_slivers_go_to_their_neighbours_and_narrow_fields_stay():
    labels = np.zeros((200, 300), np.int32)
    labels[:, 150:155] = 1  # 2.5 mm
    labels[:, 155:] = 2
    labels[80:104, :100] = 3  # 12 mm
    found = without_slivers(labels, 2.0)
    assert found.max() + 1 == 3
    assert len(set(found[92, [50, 120]])) == 2
    assert found[10, 152] in (found[10, 10], found[10, 290])


def test_an_edge_of_paint_is_no_border_where_borders_are_lines():
    lines = [profile_of(line=60.0)] * 12
    edge, line = profile_of(change=25.0), profile_of(change=25.0, line=55.0)
    taught = Print(lines, SCALE)
    assert taught.odds(edge) < -1.5 < 0 < taught.odds(line)
    assert taught.odds(edge) < taught.odds(0.1 * edge)  # of a short one less is known
    assert taught.odds(edge[MIRRORED]) == pytest.approx(taught.odds(edge))
    plain = Print([profile_of(change=30.0)] * 12, SCALE)  # a board of plain colours
    assert plain.odds(edge) > 0
    assert Print(lines[:3], SCALE).odds(edge) == 0  # too few to tell


def profile_of(change: float = 0.0, line: float = 0.0) -> np.ndarray:
    """Return the colours across 160 pixels of a border: two grounds, and a line between them."""
    at = np.linspace(-4, 4, (WIDTH - 1) // 3)
    light = 120 + change / (1 + np.exp(-4 * at)) + line * np.exp(-((at / 0.7) ** 2))
    colours = np.stack([light, np.full_like(light, 128), np.full_like(light, 128)], axis=1)
    return np.append(160 * colours.ravel(), 160.0)


def test_a_patch_with_a_sharp_edge_is_no_field_of_a_board_with_lines():
    pixels = np.full((480, 640, 3), (95, 110, 85), float)
    patch = np.zeros((480, 640), np.uint8)
    places = [(60, 40), (150, 25), (270, 60), (245, 130), (250, 190), (130, 215), (50, 140)]
    cv2.fillPoly(patch, [np.array(places, np.int32)], 255, cv2.LINE_AA)
    pixels += 0.3 * patch[..., None] / 255 * (np.array([150, 120, 60]) - pixels)
    for at in (160, 320, 480):
        cv2.line(pixels, (at, 0), (at, 480), (215, 220, 210), 3, cv2.LINE_AA)
        cv2.line(pixels, (0, at), (640, at), (215, 220, 210), 3, cv2.LINE_AA)
    pixels += np.random.default_rng(5).normal(0, 6, pixels.shape)
    evidence = find_evidence(np.clip(pixels, 0, 255).astype(np.uint8), SCALE)
    assert find_regions(evidence).labels.max() + 1 == 12


def test_borders_seen_from_their_other_side_are_the_same():
    graph = BorderGraph(find_basins(find_evidence(board(), SCALE)).regions(),
                        find_evidence(board(), SCALE))  # fmt: skip
    for row in graph.sums.values():
        turned = graph.turned(row)
        assert (graph.turned(turned) == row).all()
        assert graph.likelihood(turned) == pytest.approx(graph.likelihood(row))


def numbered(marks: bool) -> Evidence:
    """Return 6 by 5 fields of 30 mm with a number each, and a half seen line through the first."""
    scale, side = 3.0, 90
    border = np.zeros((5 * side, 6 * side), np.float32)
    seen = np.zeros(border.shape, np.bool_)
    for y in range(5):
        border[y * side : y * side + 3] = 0.95 if y else 0
        for x in range(6):
            border[:, x * side : x * side + 3] = 0.95 if x else 0
            if marks:
                seen[y * side + 60 : y * side + 70, x * side + 40 : x * side + 55] = True
    border[40:43, : side + 3] = np.maximum(border[40:43, : side + 3], 0.62)
    none = np.zeros(border.shape, np.bool_)
    colours = np.full((*border.shape, 3), 128, np.uint8)
    return Evidence(scale, border, seen, none, none, colours)


def test_where_each_field_has_a_number_what_has_none_is_no_field():
    assert find_regions(numbered(marks=False)).labels.max() + 1 == 31
    assert find_regions(numbered(marks=True)).labels.max() + 1 == 30
