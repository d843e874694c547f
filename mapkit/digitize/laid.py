"""A picture that lies on a board by its four corners, as the board from above."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from mapkit.digitize.decoding import Pixels
from mapkit.digitize.rectify import MAX_PIXELS, PIXELS_PER_MM
from mapkit.errors import UsageError
from mapkit.geometry.perspective import Perspective
from mapkit.messages import phrase

_LEAST_PER_MM = 0.5


def board_from_above(
    pixels: Pixels, corners_mm: Sequence[tuple[float, float]], size_mm: tuple[float, float]
) -> tuple[Pixels, float]:
    """Return the board as a picture shows it, and how many pixels it has to a mm.

    Parameters
    ----------
    pixels : (height, width, 3) uint8
    corners_mm : four points
        Where its top left, top right, bottom right and bottom left lie on the board, in mm.
    size_mm : (float, float)
        Width and height of the board.

    Returns
    -------
    (height, width, 3) uint8, float
        What the picture does not cover repeats its rim.

    Raises
    ------
    UsageError
        Three corners lie on a line, or the picture has less than a pixel for 2 mm.

    Notes
    -----
    0.1 s for a board of 840 by 560 mm.
    """
    sides = np.diff([*corners_mm, corners_mm[0]], axis=0)
    height, width = pixels.shape[:2]
    lengths = np.maximum(np.hypot(*sides.T), 1e-9)
    finest = float((np.array([width, height, width, height]) / lengths).max())
    most = (MAX_PIXELS / (size_mm[0] * size_mm[1])) ** 0.5
    scale = min(PIXELS_PER_MM, most, finest)
    if finest > 2 * scale:  # what is left out between pixels would show as noise
        smaller = (round(width * scale / finest), round(height * scale / finest))
        pixels = cv2.resize(pixels, np.maximum(smaller, 1).tolist(), interpolation=cv2.INTER_AREA)
        height, width = pixels.shape[:2]
    lens = Perspective.between(
        [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)], corners_mm
    )
    if lens is None or finest < _LEAST_PER_MM:
        raise UsageError(phrase("The picture does not lie on the board so that it shows anything."))
    columns = max(1, round(size_mm[0] * scale))
    rows = max(1, round(size_mm[1] * scale))
    to_pixels = np.diag([columns / size_mm[0], rows / size_mm[1], 1.0])
    middles = np.array([[1, 0, 0.5], [0, 1, 0.5], [0, 0, 1.0]])  # of pixels, which OpenCV counts
    matrix = np.linalg.inv(middles) @ to_pixels @ lens.matrix @ middles
    picture = cv2.warpPerspective(
        pixels, matrix, (columns, rows), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return picture.astype(np.uint8, copy=False), columns / size_mm[0]
