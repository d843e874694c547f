"""Regions end where lines are printed, worn ones too, and not where they are not."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from mapkit.digitize.evidence import find_evidence
from mapkit.digitize.regions import find_regions
from mapkit.digitize.slivers import without_slivers

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
