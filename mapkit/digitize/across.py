"""What is printed across borders: a line of its own, or only a change from one ground to another.

A board whose borders are lines has edges of paint that are none; a board of plain colours has not.
So each board tells which of its own borders are likely.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.evidence import Evidence

Floats = NDArray[np.float64]

_OFFSETS_MM = np.arange(-8, 9) * 0.5
_INNER = np.abs(_OFFSETS_MM) <= 2.0
_SHIFT_MM = np.arange(-4, 5) * 0.25
_SMOOTH_MM = 0.6
_HIDDEN = 0.02
_GLARE = 215.0
"""So light that a light line is no longer seen."""

WIDTH = 3 * len(_OFFSETS_MM) + 1
"""Numbers of a profile: the colours across a border, summed along it, and how many they are."""
MIRRORED = np.append(np.arange(WIDTH - 1).reshape(-1, 3)[::-1].ravel(), WIDTH - 1)
"""Where the numbers of a profile are in that of the same border seen from its other side."""

_LEAST_SURE = 10
_GRID = np.linspace(0, 5, 101)
_KERNEL = 0.25
_EDGE = (1.1, 0.5)  # of a change of ground: mean and spread of its strength, as a logarithm
_EDGES = 0.6  # how many of what is no border are such edges
_OTHERS = 0.3  # how many borders are printed in some other way
_MOST = (-5.0, 2.2)
_FOR, _AGAINST = 0.87, 1.8
_LIKELIER = 0.15
_FULL_MM = 12.0


def profiles(
    first: NDArray[np.int32],
    second: NDArray[np.int32],
    at: tuple[NDArray[np.integer[Any]], ...],
    step: tuple[int, int],
    evidence: Evidence,
) -> Floats:
    """Return the colours across borders, (N, :data:`WIDTH`), from the first region to the second.

    Parameters
    ----------
    first, second : (N,) int
        The regions beside each piece of border, a pixel long.
    at : rows and columns
        Of the pixels before the borders.
    step : (int, int)
        Rows and columns to the pixel behind it, which is of the region with the larger number or
        the smaller.
    """
    scale = evidence.scale
    angle = _across(evidence, at[0] + step[0], at[1] + step[1])
    nx, ny = np.cos(angle), np.sin(angle)
    x, y = at[1] + 0.5 * step[1], at[0] + 0.5 * step[0]
    ridge = _sampled(evidence.border, x, y, nx, ny, _SHIFT_MM * scale).argmax(axis=1)
    x, y = x + nx * _SHIFT_MM[ridge] * scale, y + ny * _SHIFT_MM[ridge] * scale
    seen = _sampled(evidence.colours, x, y, nx, ny, _OFFSETS_MM * scale).astype(np.float64)
    ahead = nx * step[1] + ny * step[0]
    backward = (ahead < 0) != (first > second)
    seen[backward] = seen[backward][:, ::-1]
    hidden = evidence.hidden[at[0] + step[0], at[1] + step[1]]
    hidden |= np.minimum(seen[:, :2, 0].min(axis=1), seen[:, -2:, 0].min(axis=1)) > _GLARE
    weight = np.where(hidden, _HIDDEN, 1.0) * np.maximum(np.abs(ahead), 0.2)
    rows = np.empty((len(x), WIDTH))
    rows[:, :-1] = seen.reshape(len(x), WIDTH - 1) * weight[:, None]
    rows[:, -1] = weight
    return rows


def _across(evidence: Evidence, rows: Any, columns: Any) -> Floats:
    """Return the direction across the border nearest to each of some pixels."""
    smooth = cv2.GaussianBlur(evidence.border, (0, 0), _SMOOTH_MM * evidence.scale)
    xx, yy, xy = (
        cv2.Sobel(smooth, cv2.CV_32F, i, 2 - i, ksize=5)[rows, columns] for i in (2, 0, 1)
    )
    angle: Floats = (0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2).astype(np.float64)
    return angle


def _sampled(image: NDArray[Any], x: Any, y: Any, nx: Any, ny: Any, off: Any) -> Any:
    """Return the pixels of an image at some places across each place of a border."""
    height, width = image.shape[:2]
    columns = np.clip(np.round(x[:, None] + nx[:, None] * off), 0, width - 1).astype(np.int64)
    rows = np.clip(np.round(y[:, None] + ny[:, None] * off), 0, height - 1).astype(np.int64)
    return image[rows, columns]


def _strength(profile: Floats) -> float:
    """Return how far the middle's colour is from all that lie between the two grounds' colours.

    As a logarithm, and no less than of an edge.
    """
    colours = profile[:-1].reshape(-1, 3) / max(float(profile[-1]), 1e-9)
    ground = colours[:2].mean(axis=0)
    change = colours[-2:].mean(axis=0) - ground
    inner = colours[_INNER] - ground
    share = np.clip(inner @ change / max(float(change @ change), 1e-6), 0, 1)
    off = np.sqrt(((inner - share[:, None] * change) ** 2).sum(axis=1).max())
    return max(float(np.log1p(off)), _EDGE[0])


class Print:
    """How the borders of a board are printed, by those that are sure.

    Parameters
    ----------
    sure : iterable of (WIDTH,) float64
        Profiles of borders that are there, as good as certainly.
    scale : float
        Pixels a mm.
    """

    def __init__(self, sure: Iterable[Floats], scale: float) -> None:
        some = [(_strength(profile), profile[-1]) for profile in sure]
        self._scale = scale
        self._odds = np.zeros(len(_GRID))
        if len(some) >= _LEAST_SURE:
            at, lengths = np.array(some).T
            own = np.exp(-(((_GRID[:, None] - at) / _KERNEL) ** 2) / 2) @ lengths
            own /= own.sum() * (_GRID[1] - _GRID[0])
            own = (1 - _OTHERS) * own + _OTHERS / _GRID[-1]
            mean, spread = _EDGE
            edges = np.exp(-(((_GRID - mean) / spread) ** 2) / 2)
            edges /= edges.sum() * (_GRID[1] - _GRID[0])
            none = _EDGES * edges + (1 - _EDGES) / _GRID[-1]
            odds = np.log(own / none)
            self._odds = np.clip(np.where(odds < 0, _AGAINST, _FOR) * odds, *_MOST)

    def odds(self, profile: Floats) -> float:
        """Return what a border's print adds to the logarithm of the odds that it is one."""
        if not self._odds.any():
            return 0.0
        own = np.interp(_strength(profile), _GRID, self._odds)
        return float(own) * min(1.0, float(profile[-1]) / self._scale / _FULL_MM) + _LIKELIER
