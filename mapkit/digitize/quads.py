"""What may be a board in a photo: four long straight lines that meet at their ends."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.decoding import Pixels

Floats = NDArray[np.float64]

_LEAST_SEGMENT = 0.025  # of the longer side of the picture
_NEAR = 4.0  # pixels between a line and the segments that make it up
_SAME = 2.5
_SLANT = 0.45  # tangent: sides of boards lean no more
_TRIED = 150
_MOST_LINES = 32
_MOST_FOUND = 12
_BIN = 4  # pixels along a line for which it is known whether a segment is there
_GOES_ON = 0.7
_BEYOND = 0.1  # of a side: how far it is looked beyond its corners
_AT_CORNER = 6.0
_OFF_THE_RIM = 0.003  # of the width: what lies nearer to the rim of the picture is cut off
_LEAST_AREA = 0.15
_LEAST_ASPECT = 0.25


@dataclass(frozen=True, slots=True, eq=False)
class PossibleBoard:
    """Four lines that may be the sides of a board.

    Attributes
    ----------
    quad : (4, 2) float64
        Corners in pixels, clockwise on the screen.
    score : float
        The higher the likelier: how much of the sides is seen, that they end at the corners, and
        how large it is.
    """

    quad: Floats
    score: float


@dataclass(frozen=True, slots=True, eq=False)
class _Lines:
    """Lines y = slope * x + start, and how much of each is seen before a place along it."""

    slope: Floats
    start: Floats
    seen: NDArray[np.int64]

    def cover(self, which: NDArray[np.int64], low: Floats, high: Floats) -> Floats:
        """Return which share of some lines is seen between two places."""
        last = self.seen.shape[1] - 1
        a, b = (np.clip(v / _BIN, 0, last).astype(int) for v in (low, high))
        share: Floats = (self.seen[which, b] - self.seen[which, a]) / np.maximum(b - a, 1)
        return share

    def beyond(self, which: NDArray[np.int64], low: Floats, high: Floats) -> Floats:
        """Return which share of some lines is seen before and after two places: (2, N)."""
        far = _BEYOND * (high - low)
        before = self.cover(which, low - far, low - _AT_CORNER)
        return np.stack([before, self.cover(which, high + _AT_CORNER, high + far)])


def possible_boards(small: Pixels) -> list[PossibleBoard]:
    """Return what may be a board, the likeliest first, each at another place.

    Parameters
    ----------
    small : (height, width, 3) uint8
        A photo of some 900 pixels.

    Notes
    -----
    0.15 s. Lines are grouped segments; all pairs of two lines along and two across are weighed.
    """
    height, width = small.shape[:2]
    segments = _segments(small)
    if len(segments) < 4:
        return []
    off = segments[:, 2:] - segments[:, :2]
    angle, length = np.arctan2(off[:, 1], off[:, 0]), np.hypot(*off.T)
    turn = float(np.angle((np.exp(4j * angle) * length**2).sum())) / 4
    turned = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    middle, size = np.array([width, height]) / 2, int(np.hypot(width, height)) + 2
    points = ((segments.reshape(-1, 2) - middle) @ turned.T + size / 2).reshape(-1, 4)
    along, across = _lines(points, size), _lines(points[:, [1, 0, 3, 2]], size)
    if len(along.slope) < 2 or len(across.slope) < 2:
        return []
    sides, corners = _crossings(along, across)
    wide = (corners[:, 1, 0] - corners[:, 0, 0] + corners[:, 2, 0] - corners[:, 3, 0]) / 2
    high = (corners[:, 3, 1] - corners[:, 0, 1] + corners[:, 2, 1] - corners[:, 1, 1]) / 2
    area = wide * high / (width * height)
    quads = (corners - size / 2) @ turned + middle
    rim = _OFF_THE_RIM * width
    good = np.all((quads > rim) & (quads < (width - rim, height - rim)), axis=(1, 2))
    good &= (area > _LEAST_AREA) & (wide > _LEAST_ASPECT * high) & (high > _LEAST_ASPECT * wide)
    sides, corners, area, quads = sides[good], corners[good], area[good], quads[good]
    seen, beyond = [], []
    for k, (lines, axis) in enumerate(((along, 0), (across, 1), (along, 0), (across, 1))):
        ends = corners[:, (0, 1, 3, 0)[k], axis], corners[:, (1, 2, 2, 3)[k], axis]
        seen.append(lines.cover(sides[:, k], ends[0] + _AT_CORNER, ends[1] - _AT_CORNER))
        beyond.append(lines.beyond(sides[:, k], *ends))
    score = np.min(seen, axis=0) / 2 + np.mean(seen, axis=0) / 2
    score -= 0.35 * np.mean(beyond, axis=(0, 1))
    # Two sides that both go on beyond the third are those of something larger.
    both = np.minimum(beyond[0], beyond[2]), np.minimum(beyond[1], beyond[3])
    score -= _GOES_ON * np.max(both, axis=(0, 1))
    score *= area**0.35
    found: list[PossibleBoard] = []
    for k in np.argsort(-score)[:3000]:
        if all(np.abs(quads[k] - other.quad).max() >= 2 * _SAME for other in found):
            found.append(PossibleBoard(quads[k], float(score[k])))
        if len(found) == _MOST_FOUND:
            break
    return found


def _segments(small: Pixels) -> Floats:
    """Return straight edges of lightness and of colour: x, y, x, y."""
    lab = cv2.cvtColor(small, cv2.COLOR_RGB2LAB)
    detector = cv2.createLineSegmentDetector(cv2.LSD_REFINE_STD)
    found = [np.zeros((0, 4))]
    for channel, gain in ((0, 1.0), (1, 2.0), (2, 2.0)):
        image = cv2.convertScaleAbs(lab[..., channel], alpha=gain, beta=-128.0 * (gain - 1))
        for times in (1, 2):  # what is faint shows where much is averaged
            less = cv2.resize(image, None, fx=1 / times, fy=1 / times, interpolation=cv2.INTER_AREA)
            lines = detector.detect(cv2.GaussianBlur(less, (0, 0), 1.0))[0]
            if lines is not None:
                found.append((lines.reshape(-1, 4) + 0.5) * times)
    every: Floats = np.concatenate(found)
    length = np.hypot(every[:, 2] - every[:, 0], every[:, 3] - every[:, 1])
    long: Floats = every[length > _LEAST_SEGMENT * max(small.shape[:2])]
    return long


def _lines(points: Floats, size: int) -> _Lines:
    """Group segments that run along x to lines, those first of which most is seen."""
    off = points[:, 2:] - points[:, :2]
    points = points[np.abs(off[:, 1]) < _SLANT * np.abs(off[:, 0])]
    points = np.where((points[:, 2] < points[:, 0])[:, None], points[:, [2, 3, 0, 1]], points)
    length = points[:, 2] - points[:, 0]
    found: list[tuple[float, float, NDArray[np.bool_]]] = []
    for k in np.argsort(-length)[:_TRIED]:
        x0, y0, x1, y1 = points[k]
        slope = (y1 - y0) / (x1 - x0)
        line = slope, y0 - slope * x0
        for reach in (1.5 * _NEAR, _NEAR, _NEAR, 1.5 * _NEAR):
            near = np.abs(points[:, 1::2] - line[0] * points[:, ::2] - line[1]).max(axis=1) < reach
            if not near.any():
                break
            own = points[near]
            weight = np.sqrt(np.repeat(length[near], 2))
            slope, start = np.polyfit(own[:, ::2].ravel(), own[:, 1::2].ravel(), 1, w=weight)
            line = float(slope), float(start)
        else:
            seen = np.zeros(size // _BIN + 2, bool)
            for x, _, u, _ in own:
                seen[max(0, int(x // _BIN)) : max(0, int(u // _BIN)) + 1] = True
            _add_line(found, (*line, seen), size)
    found.sort(key=lambda line: -line[2].sum())
    found = found[:_MOST_LINES]
    seen = np.array([np.concatenate([[0], np.cumsum(s)]) for _, _, s in found], dtype=np.int64)
    return _Lines(np.array([f[0] for f in found]), np.array([f[1] for f in found]), seen)


def _add_line(
    found: list[tuple[float, float, NDArray[np.bool_]]],
    line: tuple[float, float, NDArray[np.bool_]],
    size: int,
) -> None:
    slope, start, seen = line
    for k, other in enumerate(found):
        ends = start - other[1], start - other[1] + (slope - other[0]) * size
        if max(map(abs, ends)) < _SAME:
            if seen.sum() > other[2].sum():
                found[k] = line
            return
    found.append(line)


def _crossings(along: _Lines, across: _Lines) -> tuple[NDArray[np.int64], Floats]:
    """Return all pairs of two lines along and two across: (N, 4) sides, (N, 4, 2) corners."""
    turned = 1 - along.slope[:, None] * across.slope
    y = (along.slope[:, None] * across.start + along.start[:, None]) / turned
    x = across.slope * y + across.start
    rows, columns = np.triu_indices(len(along.slope), 1), np.triu_indices(len(across.slope), 1)
    one = np.repeat(np.arange(len(rows[0])), len(columns[0]))
    two = np.tile(np.arange(len(columns[0])), len(rows[0]))
    top, bottom, left, right = rows[0][one], rows[1][one], columns[0][two], columns[1][two]
    swap = y[top, left] + y[top, right] > y[bottom, left] + y[bottom, right]
    top, bottom = np.where(swap, bottom, top), np.where(swap, top, bottom)
    swap = x[top, left] + x[bottom, left] > x[top, right] + x[bottom, right]
    left, right = np.where(swap, right, left), np.where(swap, left, right)
    pairs = (top, left), (top, right), (bottom, right), (bottom, left)
    corners = np.stack([np.stack([x[p], y[p]], axis=1) for p in pairs], axis=1)
    return np.stack([top, right, bottom, left], axis=1), corners
