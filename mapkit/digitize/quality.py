"""Whether a photo is good enough to measure in, and where not."""

from __future__ import annotations

import cv2
import numpy as np

from mapkit.digitize.decoding import Pixels
from mapkit.digitize.rectify import Rectification
from mapkit.messages import Phrase, phrase

_LEAST_SCALE = 3.0
_WHITE = 251
_MOST_WHITE = 0.25
_LEAST_SHARP = 1.15
_LEAST_EDGE = 5.0
_RIM = 8  # pixels; beyond it the table shows


def photo_warnings(picture: Pixels, found: Rectification) -> list[Phrase]:
    """Return what makes a photo less exact than it could be.

    Parameters
    ----------
    picture : (height, width, 3) uint8
        The board from above.
    """
    told = []
    if found.scale < _LEAST_SCALE - 0.05:  # as it is written
        told.append(
            phrase(
                (
                    "the photo has only {scale} pixels a mm where they are fewest; "
                    "thin lines want at least {least}"
                ),
                scale=f"{found.scale:.1f}",
                least=f"{_LEAST_SCALE:g}",
            )
        )
    if found.seen < 4:
        told.append(
            phrase(
                (
                    "{count} of the board's four sides stand out from the table, so "
                    "how the lens and the board bend is not known well"
                ),
                count=found.seen,
            )
        )
    for word, places in (
        (phrase("overexposed"), _overexposed(picture)),
        (phrase("blurred"), _blurred(picture)),
    ):
        if places:
            x, y = places[0]
            told.append(
                phrase(
                    "the photo is {what} in {count} of 16 parts, first round {x},{y} mm",
                    what=word,
                    count=len(places),
                    x=round((x + 0.5) / 4 * found.size_mm[0]),
                    y=round((y + 0.5) / 4 * found.size_mm[1]),
                )
            )
    return told


def _parts(image: Pixels) -> list[tuple[tuple[int, int], Pixels]]:
    height, width = image.shape[:2]
    return [
        (
            (x, y),
            image[y * height // 4 : (y + 1) * height // 4, x * width // 4 : (x + 1) * width // 4],
        )
        for y in range(4)
        for x in range(4)
    ]


def _overexposed(picture: Pixels) -> list[tuple[int, int]]:
    return [
        place
        for place, part in _parts(picture)
        if (part.min(axis=2) >= _WHITE).mean() > _MOST_WHITE
    ]


def _blurred(picture: Pixels) -> list[tuple[int, int]]:
    """Find parts whose sharpest edges are as soft as if they had been blurred before."""
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)[_RIM:-_RIM, _RIM:-_RIM]
    found = []
    for place, part in _parts(grey):
        fine, coarse = (_steepest(cv2.GaussianBlur(part, (0, 0), s)) for s in (0.8, 1.8))
        if coarse > _LEAST_EDGE and fine < _LEAST_SHARP * coarse:
            found.append(place)
    return found


def _steepest(image: Pixels) -> float:
    dx = cv2.Sobel(image, cv2.CV_32F, 1, 0, ksize=3) / 8
    dy = cv2.Sobel(image, cv2.CV_32F, 0, 1, ksize=3) / 8
    return float(np.percentile(np.hypot(dx, dy), 99.97))
