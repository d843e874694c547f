"""Which way a border takes past what hides it: along what is printed, with few corners."""

from __future__ import annotations

from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.evidence import Evidence

Points = NDArray[np.float64]

_BESIDE_MM = 0.5
_LEAST = 0.1
_HIDDEN = 0.4
_CORNER_MM = 0.8
_POOR = 0.3  # price of a mm
_FARTHEST_MM = 7.0


class Price:
    """What a way over the board costs: its length, less where something is printed."""

    def __init__(self, evidence: Evidence) -> None:
        side = 2 * round(_BESIDE_MM * evidence.scale) + 1
        price = 1 - cv2.dilate(evidence.border, np.ones((side, side), np.uint8))
        self._price = np.where(evidence.hidden, _HIDDEN, np.maximum(price, _LEAST))
        self._scale = evidence.scale

    step_mm = 0.5

    def along(self, a: Points, b: Points) -> Points:
        """Return the price of a mm all along a straight way, about each :attr:`step_mm`."""
        count = max(2, round(float(np.hypot(*(b - a))) / self.step_mm))
        shares = (np.arange(count) + 0.5) / count
        x, y = (((b - a) * shares[:, None] + a) * self._scale).astype(int).T
        height, width = self._price.shape
        found: Points = self._price[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)]
        return found

    def of(self, a: Points, b: Points) -> float:
        """Return the price of a straight way between two places, in mm."""
        return float(self.along(a, b).mean()) * float(np.hypot(*(b - a)))


def with_few_corners(places: Points, price: Price) -> Points:
    """Return a border without the corners that cost more than they gain.

    Parameters
    ----------
    places : (N, 2) float64
        In mm; the ends stay.
    """
    count = len(places)
    steps = [price.of(a, b) for a, b in pairwise(places)]
    lengths = np.hypot(*np.diff(places, axis=0).T)
    best = np.full(count, np.inf)
    best[0] = 0.0
    before = np.zeros(count, int)
    for k in range(1, count):
        for i in range(k - 1, -1, -1):
            if k - i > 1 and _farthest(places[i : k + 1]) > _FARTHEST_MM:
                break
            if k - i > 1 and sum(steps[i:k]) < _POOR * float(lengths[i:k].sum()):
                continue  # what is seen well has the corners that it has
            cost = best[i] + price.of(places[i], places[k]) + _CORNER_MM * (i > 0)
            if cost < best[k]:
                best[k], before[k] = cost, i
    kept = [count - 1]
    while kept[-1] > 0:
        kept.append(int(before[kept[-1]]))
    return places[kept[::-1]]


def _farthest(places: Points) -> float:
    """Return how far the inner places are from the straight way between the ends."""
    along = places[-1] - places[0]
    length = float(np.hypot(*along))
    off = places[1:-1] - places[0]
    if length < 1e-9:
        return float(np.hypot(*off.T).max())
    return float(np.abs(off @ [-along[1], along[0]]).max()) / length
