"""From a photo to millimetres: perspective, lens and sag are undone, and what is left is told."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from mapkit.digitize.corners import find_corners
from mapkit.digitize.quality import photo_warnings
from mapkit.digitize.rectify import Rectification, rectified_picture, rectify
from mapkit.messages import english

BOARD = (300.0, 200.0)
PHOTO = (1400, 1000)
CORNERS = np.array([(160.0, 120.0), (1250.0, 150.0), (1210.0, 880.0), (190.0, 850.0)])
DOTS = np.array([(x, y) for x in (60.0, 150.0, 240.0) for y in (50.0, 100.0, 150.0)])


def undistorted(points: np.ndarray, lens: float) -> np.ndarray:
    middle = np.array(PHOTO) / 2
    off = points - middle
    straight: np.ndarray = middle + off * (
        1 + lens * (off**2).sum(-1, keepdims=True) / (middle**2).sum()
    )
    return straight


def photo(lens: float = 0.0, sag: float = 0.0, blur: float = 0.8) -> np.ndarray:
    """Return a photo of a bright board with dark dots, which bulges to the right in its middle."""
    to_board = cv2.getPerspectiveTransform(
        CORNERS.astype(np.float32), np.array([(0, 0), (300, 0), (300, 200), (0, 200)], np.float32)
    )
    xs, ys = np.meshgrid(np.arange(PHOTO[0]) + 0.5, np.arange(PHOTO[1]) + 0.5)
    straight = undistorted(np.stack([xs, ys], -1), lens)
    places = cv2.perspectiveTransform(straight.reshape(1, -1, 2), to_board).reshape(straight.shape)
    v = np.clip(places[..., 1] / 200, 0, 1)
    places[..., 0] -= sag * 4 * v * (1 - v)
    inside = ((places > 0) & (places < BOARD)).all(-1)
    grey = np.where(inside, 190.0, 60.0)
    for dot in DOTS:
        grey[np.hypot(*(places - dot).transpose(2, 0, 1)) < 4] = 20
    grey = cv2.GaussianBlur(grey, (0, 0), blur)
    grey += np.random.default_rng(3).normal(size=grey.shape)
    return np.repeat(np.clip(grey, 0, 255).astype(np.uint8)[..., None], 3, axis=2)


def found_in(pixels: np.ndarray) -> Rectification:
    corners = find_corners(pixels, 1.5)
    assert corners is not None
    return rectify(pixels, corners, BOARD)


def error_of_dots(pixels: np.ndarray, found: Rectification) -> float:
    """Return how far the dots are from where they are printed, in mm, at most."""
    picture, scale = rectified_picture(pixels, found)
    dark = (picture[..., 0] < 100).astype(np.uint8)
    count, _, stats, middles = cv2.connectedComponentsWithStats(dark)
    dots = [(m + 0.5) / scale for m, s in zip(middles, stats, strict=True) if 300 < s[4] < 2000]
    assert count > len(DOTS)
    assert len(dots) == len(DOTS)
    return max(min(float(np.hypot(*(dot - d))) for d in DOTS) for dot in dots)


@pytest.mark.parametrize("lens", [-0.03, -0.02, 0.0, 0.02, 0.03])
def test_a_lens_is_found_by_the_rim_and_undone(lens: float):
    pixels = photo(lens)
    found = found_in(pixels)
    assert found.lens == pytest.approx(lens, abs=0.001)
    assert found.seen == 4
    assert error_of_dots(pixels, found) < 0.12
    assert found.residual_mm < 0.2


def test_without_the_lens_places_would_be_off():
    pixels = photo(0.03)
    found = found_in(pixels)
    flat = Rectification(
        found.size_mm, found.photo_size, found.corners, found.corners, found.scale, None,
        np.zeros((4, 2)), 0.0, 4,
    )  # fmt: skip
    assert error_of_dots(pixels, flat) > 0.5


@pytest.mark.parametrize("sag", [-1.5, 1.5])
def test_a_board_that_bulges_is_laid_flat_and_doubted_a_little(sag: float):
    pixels = photo(sag=sag)
    found = found_in(pixels)
    assert error_of_dots(pixels, found) < 0.25
    assert found.bends[1, 0] / 4 == pytest.approx(sag, abs=0.1)
    assert found.bends[3, 0] / 4 == pytest.approx(-sag, abs=0.1)
    assert found.residual_mm > found_in(photo()).residual_mm + 0.1


def test_the_rim_is_exactly_the_rectangle():
    pixels = photo(0.02, 1.0)
    picture, _ = rectified_picture(pixels, found_in(pixels))
    assert picture.shape[:2] == (800, 1200)
    rim = np.concatenate([picture[2, :, 0], picture[-3, :, 0], picture[:, 2, 0], picture[:, -3, 0]])
    assert (rim > 120).mean() > 0.99


def test_there_and_back_is_the_same_place():
    pixels = photo(0.02)
    found = found_in(pixels)
    back = found.to_board(found.to_photo(DOTS))
    assert np.abs(back - DOTS).max() < 0.15  # but for the sag, which is small here


def test_a_rim_that_is_not_seen_leaves_the_lens_unknown():
    pixels = photo()
    inner = [(x + dx, y + dy) for (x, y), (dx, dy) in
             zip(CORNERS, [(90, 90), (-90, 90), (-90, -90), (90, -90)], strict=True)]  # fmt: skip
    found = rectify(pixels, np.array(inner), BOARD)
    assert found.lens is None
    assert found.seen == 0
    assert found.residual_mm > 0.5
    told = [
        english(str(w), None) for w in photo_warnings(rectified_picture(pixels, found)[0], found)
    ]
    assert any("0 of the board's four sides stand out" in w for w in told)


def warnings(pixels: np.ndarray) -> str:
    found = found_in(pixels)
    return " ".join(str(w) for w in photo_warnings(rectified_picture(pixels, found)[0], found))


def test_a_good_photo_is_not_complained_of():
    assert warnings(photo()) == ""


def test_what_makes_a_photo_inexact_is_told_with_the_place():
    assert "blurred in" in warnings(photo(blur=5.0))
    bright = photo()
    bright[:500, :700] = np.where(bright[:500, :700] > 120, 255, bright[:500, :700])
    assert "overexposed in 4 of 16 parts, first round 38,25 mm" in warnings(bright)
    small = cv2.resize(photo(), None, fx=0.6, fy=0.6, interpolation=cv2.INTER_AREA)
    assert "has only 2.0 pixels a mm" in warnings(small)
