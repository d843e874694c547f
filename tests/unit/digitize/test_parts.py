"""Parts of a scan become one picture, several photos one without glare."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2")

import cv2
import numpy as np

from mapkit.digitize.parts import corners_in_part, join_parts, without_glare
from mapkit.errors import UsageError

PX_PER_MM = 4.0
A4 = (297, 210)
SHEET_MM = (560, 400)


def sheet() -> np.ndarray:
    """Return a print with patches of all sizes: 560 x 400 mm."""
    noise = np.random.default_rng(4)
    width, height = (round(side * PX_PER_MM) for side in SHEET_MM)
    drawn = np.full((height, width, 3), 150, np.float32)
    for step, strength in ((300, 40), (60, 30), (12, 25)):
        small = noise.normal(0, strength, (height // step + 2, width // step + 2, 3))
        drawn += cv2.resize(small.astype(np.float32), (width, height))
    return np.clip(drawn, 0, 255).astype(np.uint8)


def scanned(drawn: np.ndarray, middle_mm: tuple[float, float], degrees: float, seed: int):
    """Return a scan of A4 of a sheet, turned, and where its pixels lie on the sheet."""
    width, height = A4 if abs(np.sin(np.radians(degrees))) < 0.7 else A4[::-1]
    angle = np.radians(degrees)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    middle = np.array([width, height]) * PX_PER_MM / 2
    place = np.column_stack([turn, np.array(middle_mm) * PX_PER_MM - turn @ middle])
    size = round(width * PX_PER_MM), round(height * PX_PER_MM)
    flags = cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP
    part = cv2.warpAffine(drawn, place, size, flags=flags, borderValue=(250, 250, 250))
    noise = np.random.default_rng(seed).normal(0, 3, part.shape)
    return np.clip(part + noise, 0, 255).astype(np.uint8), place


def test_four_parts_of_a_scan_lie_within_a_fifth_of_a_mm_whatever_their_order_and_turning():
    drawn = sheet()
    scans = [
        scanned(drawn, (415, 290), 181.0, 1), scanned(drawn, (145, 102), -0.8, 2),
        scanned(drawn, (416, 103), 90.7, 3), scanned(drawn, (146, 291), 1.2, 4),
        scanned(drawn, (280, 200), 0.3, 5),
    ]  # fmt: skip
    joined = join_parts([part for part, _ in scans])
    grid = np.stack(np.meshgrid([0, 400, 800], [0, 400, 800]), -1).reshape(-1, 2).astype(float)
    true = np.concatenate([grid @ place[:, :2].T + place[:, 2] for _, place in scans])
    found = np.concatenate([grid @ p[:, :2].T + p[:, 2] for p in joined.places])
    fit, _ = cv2.estimateAffinePartial2D(found, true, method=cv2.LMEDS)
    off = np.hypot(*(found @ fit[:, :2].T + fit[:, 2] - true).T) / PX_PER_MM
    assert off.mean() < 0.2
    assert np.hypot(fit[0, 0], fit[1, 0]) == pytest.approx(1, abs=5e-4)  # nothing is stretched
    assert joined.residual_px / PX_PER_MM < 0.2
    place = joined.places[1]
    there = grid @ place[:, :2].T + place[:, 2]
    assert corners_in_part(there, place) == pytest.approx(grid, abs=1e-6)


def test_a_part_that_overlaps_no_other_is_named():
    drawn = sheet()
    scans = [scanned(drawn, (145, 102), 0, 1)[0], scanned(drawn, (160, 110), 0, 2)[0]]
    with pytest.raises(UsageError, match="part 3 overlaps no other"):
        join_parts([*scans, np.full((800, 1100, 3), 200, np.uint8)])


def test_what_only_one_of_three_photos_has_is_left_out():
    clean = cv2.resize(sheet(), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    photos = []
    for k in range(3):
        photo = np.roll(clean, (k, -k), axis=(0, 1)).copy()  # not quite in one place
        cv2.circle(photo, (200 + 300 * k, 300), 60, (255, 255, 250), -1)  # glare
        cv2.circle(photo, (800, 150 + 200 * k), 25, (30, 20, 160), -1)  # a figure
        photos.append(photo)
    found = without_glare(photos)
    off = np.abs(found.astype(int) - clean)[20:-20, 20:-20]
    assert np.percentile(off, 99.5) < 25
    assert np.abs(found[290:310, 190:210].astype(int) - clean[290:310, 190:210]).mean() < 10
