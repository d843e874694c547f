"""A picture on a board, by its four corners."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from mapkit.digitize.laid import board_from_above
from mapkit.errors import UsageError

SIZE = (120.0, 80.0)


def spotted(width: int = 480, height: int = 320) -> np.ndarray:
    """Return a dark picture with a light spot at a quarter of it."""
    picture = np.full((height, width, 3), 40, np.uint8)
    cv2.circle(picture, (width // 4, height // 4), 6, (250, 200, 100), -1)
    return picture


def spot(picture: np.ndarray) -> tuple[float, float]:
    """Where the spot is, in pixels from the outer corner."""
    ys, xs = np.nonzero(picture[..., 0] > 150)
    return float(xs.mean()) + 0.5, float(ys.mean()) + 0.5


def test_a_picture_that_covers_the_board_is_what_it_is() -> None:
    corners = [(0.0, 0.0), (120.0, 0.0), (120.0, 80.0), (0.0, 80.0)]
    found, scale = board_from_above(spotted(), corners, SIZE)
    assert scale == 4.0
    assert np.array_equal(found, spotted())


def test_a_picture_on_a_part_of_the_board() -> None:
    corners = [(60.0, 40.0), (120.0, 40.0), (120.0, 80.0), (60.0, 80.0)]
    found, scale = board_from_above(spotted(), corners, SIZE)
    assert np.array(spot(found)) / scale == pytest.approx((75.0, 50.0), abs=0.2)


def test_a_picture_that_lies_turned_and_in_perspective() -> None:
    corners = [(120.0, 0.0), (110.0, 80.0), (0.0, 70.0), (5.0, 10.0)]  # a quarter to the right
    found, scale = board_from_above(spotted(), corners, SIZE)
    x, y = np.array(spot(found)) / scale
    assert x > 60
    assert y < 40


def test_a_coarse_picture_is_not_made_finer() -> None:
    corners = [(0.0, 0.0), (120.0, 0.0), (120.0, 80.0), (0.0, 80.0)]
    _, scale = board_from_above(spotted(240, 160), corners, SIZE)
    assert scale == 2.0


def test_a_fine_picture_is_made_coarser_without_noise() -> None:
    fine = np.zeros((1280, 1920, 3), np.uint8)
    fine[::2] = 200
    corners = [(0.0, 0.0), (120.0, 0.0), (120.0, 80.0), (0.0, 80.0)]
    found, scale = board_from_above(fine, corners, SIZE)
    assert scale == 4.0
    assert abs(found.astype(int) - 100).max() <= 1


@pytest.mark.parametrize(
    "corners",
    [
        [(0.0, 0.0), (60.0, 0.0), (120.0, 0.0), (0.0, 80.0)],
        [(0.0, 0.0), (9e4, 0.0), (9e4, 9e4), (0.0, 9e4)],
    ],
)
def test_corners_that_show_nothing_are_told(corners: list[tuple[float, float]]) -> None:
    with pytest.raises(UsageError, match="does not lie"):
        board_from_above(spotted(), corners, SIZE)
