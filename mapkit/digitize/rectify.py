"""From a photo to a picture true to scale: perspective, lens, and the sag of the board.

The four corners give the perspective. The bend of the rim gives the lens, which bends opposite
sides in opposite ways. The bend that is left is the sag; it is interpolated between the sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.corners import side_points
from mapkit.digitize.decoding import Pixels
from mapkit.digitize.rims import Quad, bend_terms, chord
from mapkit.errors import UsageError
from mapkit.geometry.perspective import Perspective
from mapkit.messages import phrase

PIXELS_PER_MM = 4.0
"""Of the picture true to scale; less for boards beyond :data:`MAX_PIXELS`."""

MAX_PIXELS = 24_000_000
_MOST_LENS = 0.06
_GRID = 16  # pixels between the places that are computed; the rest is between them
_LEAST_POINTS = 40
_REACH = 0.012  # of the diagonal of the photo: how far a side bends
_BESIDE = 0.2  # of that: how far its curve may end beside a corner
_UNSEEN = 1.2  # of the bend of the rim: how far places are off on average, on tuned boards

Points = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Rectification:
    """How a photo lies on the board.

    Attributes
    ----------
    size_mm : (float, float)
        Width and height of the board.
    corners : (4, 2) float64
        Of the board, in pixels of the photo.
    scale : float
        Pixels of the photo to a mm of the board, where they are fewest.
    lens : float or None
        How far the lens moves the corners of the photo inwards, as a share of their distance from
        its middle. None where no side of the rim was seen well enough to tell.
    bends : (4, 2) float64
        How far the sides of the rim bend outwards (top, right, bottom, left), in mm: the weights
        of t(1 - t) and t(1 - t)(1 - 2t), t from 0 to 1 clockwise.
    residual_mm : float
        How far a place is off on average: what the rim does not explain, and somewhat more than
        its own bend, since nothing says how the board bends in its middle.
    seen : int
        How many sides of the rim were seen well enough to measure them.
    """

    size_mm: tuple[float, float]
    photo_size: tuple[int, int]
    corners: Quad
    straight_corners: Quad
    scale: float
    lens: float | None
    bends: NDArray[np.float64]
    residual_mm: float
    seen: int

    def to_photo(self, places: Points) -> Points:
        """Return where places of the board, in mm, lie in the photo, in pixels."""
        width, height = self.size_mm
        u, v = places[:, 0] / width, places[:, 1] / height
        top, right, bottom, left = (
            _bend(b, t) for b, t in zip(self.bends, (u, v, 1 - u, 1 - v), strict=True)
        )
        moved = places + np.stack([u * right - (1 - u) * left, v * bottom - (1 - v) * top], axis=1)
        flat = _project(self._perspective(to_photo=True), moved)
        return _through_lens(flat, self.lens or 0.0, self.photo_size)

    def to_board(self, points: Points) -> Points:
        """Return where points of the photo lie on the board, in mm, without the sag."""
        return _project(self._perspective(to_photo=False), self.straight(points))

    def straight(self, points: Points) -> Points:
        """Return where points of the photo would lie in it without the bend of the lens."""
        return _without_lens(points, self.lens or 0.0, self.photo_size)

    def _perspective(self, *, to_photo: bool) -> Perspective:
        sides = _board(self.size_mm), [(float(x), float(y)) for x, y in self.straight_corners]
        found = Perspective.between(*(sides if to_photo else sides[::-1]))
        assert found is not None  # corners were checked
        return found


def rectify(
    pixels: Pixels, corners: Quad, size_mm: tuple[float, float], *, flat: bool = False
) -> Rectification:
    """Compute how a photo lies on a board.

    Parameters
    ----------
    pixels : (height, width, 3) uint8
    corners : (4, 2) float64
        Of the board in the photo, see :data:`mapkit.digitize.corners.Quad`.
    size_mm : (float, float)
        Width and height of the board, above 0.
    flat : bool
        Whether the picture is a scan or a drawing: the corners say all, nothing is bent, and the
        residual is 0. Corners that are the picture's own are always taken so.

    Notes
    -----
    0.2 s for 8 megapixels.
    """
    height, width = pixels.shape[:2]
    size = (width, height)
    whole = [(0, 0), (width, 0), (width, height), (0, height)]
    flat = flat or bool(np.abs(corners - whole).max() < 1)
    reach = _REACH * float(np.hypot(width, height))
    sides = [np.zeros((0, 2))] * 4 if flat else side_points(pixels, corners, reach)
    good = [
        len(points) >= _LEAST_POINTS and _ends_at(points, a, b, reach)
        for points, (a, b) in zip(sides, pairwise([*corners, corners[0]]), strict=True)
    ]
    seen = 4 if flat else sum(good)
    lens = _lens([p for p, g in zip(sides, good, strict=True) if g], size) if any(good) else None
    straight = _without_lens(corners, lens or 0.0, size)
    level = [_without_lens(points, lens or 0.0, size) for points in sides]
    found = Rectification(
        size_mm, size, corners, straight, 0.0, 0.0 if flat else lens, np.zeros((4, 2)), 0.0, seen
    )
    if Perspective.between(_board(size_mm), [(float(x), float(y)) for x, y in straight]) is None:
        raise UsageError(phrase("three of the corners lie on a line, or two in one place"))
    bends, rest = _bends(found, level, good)
    bent = float(np.sqrt(np.mean(_bend_rms(bends) ** 2)))
    unseen = _UNSEEN * bent + (0.0 if seen == 4 else 0.5)
    residual = 0.0 if flat else float(np.hypot(np.hypot(rest, unseen), 0.1))
    return Rectification(
        size_mm, size, corners, straight, _least_scale(found), found.lens, bends, residual, seen
    )


def rectified_picture(pixels: Pixels, found: Rectification) -> tuple[Pixels, float]:
    """Return the board seen straight from above, and how many pixels it has to a mm.

    Notes
    -----
    0.4 s for a board of 840 by 560 mm.
    """
    width_mm, height_mm = found.size_mm
    scale = min(PIXELS_PER_MM, (MAX_PIXELS / (width_mm * height_mm)) ** 0.5)
    width, height = max(1, round(width_mm * scale)), max(1, round(height_mm * scale))
    columns = np.arange(-1, width // _GRID + 3) * _GRID
    rows = np.arange(-1, height // _GRID + 3) * _GRID
    x, y = np.meshgrid(columns * (width_mm / width), rows * (height_mm / height))
    places = found.to_photo(np.stack([x.ravel(), y.ravel()], axis=1)).reshape(*x.shape, 2)
    px, py = np.meshgrid(
        (np.arange(width, dtype=np.float32) + 0.5) / _GRID + 1,
        (np.arange(height, dtype=np.float32) + 0.5) / _GRID + 1,
    )
    lookup = cv2.remap(places.astype(np.float32), px, py, cv2.INTER_LINEAR)
    return (
        cv2.remap(
            pixels, lookup[..., 0] - 0.5, lookup[..., 1] - 0.5, cv2.INTER_CUBIC,
            borderMode=cv2.BORDER_REPLICATE,
        ).astype(np.uint8, copy=False),
        width / width_mm,
    )  # fmt: skip


def _board(size_mm: tuple[float, float]) -> list[tuple[float, float]]:
    width, height = size_mm
    return [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]


def _project(perspective: Perspective, points: Points) -> Points:
    """Carry many points as :meth:`Perspective.project` carries one."""
    carried = np.column_stack([points, np.ones(len(points))]) @ perspective.matrix.T
    far = carried[:, 2:]
    found: Points = carried[:, :2] / np.where(np.abs(far) < 1e-12, 1e-12, far)
    return found


def _without_lens(points: Points, lens: float, size: tuple[int, int]) -> Points:
    middle = np.array(size) / 2
    off = points - middle
    r2 = (off**2).sum(axis=1, keepdims=True) / ((size[0] ** 2 + size[1] ** 2) / 4)
    straight: Points = middle + off * (1 + lens * r2)
    return straight


def _through_lens(points: Points, lens: float, size: tuple[int, int]) -> Points:
    seen = points
    for _ in range(12 if lens else 0):  # each step takes off all but a tenth of what is left
        seen = seen + points - _without_lens(seen, lens, size)
    return seen


def _lens(sides: Sequence[Points], size: tuple[int, int]) -> float:
    """Return the lens with which the sides are straightest."""

    def crooked(lens: float) -> float:
        total = 0.0
        for points in sides:
            flat = _without_lens(points, lens, size)
            off = flat - flat.mean(axis=0)
            total += float(np.linalg.svd(off, compute_uv=False)[1] ** 2)
        return total

    low, high = -_MOST_LENS, _MOST_LENS
    for _ in range(5):
        tried = np.linspace(low, high, 13)
        best = int(np.argmin([crooked(k) for k in tried]))
        step = tried[1] - tried[0]
        low, high = tried[best] - step, tried[best] + step
    return float(np.clip((low + high) / 2, -_MOST_LENS, _MOST_LENS))


def _ends_at(points: Points, start: Points, end: Points, reach: float) -> bool:
    """Return whether points run from one corner to the next, and not beside them."""
    ends = chord(points, start, end)
    return max(float(np.hypot(*(a - b))) for a, b in zip(ends, (start, end), strict=True)) < (
        _BESIDE * reach
    )


def _bend(weights: NDArray[np.float64], t: NDArray[np.float64]) -> NDArray[np.float64]:
    t = np.clip(t, 0, 1)
    off: NDArray[np.float64] = t * (1 - t) * (weights[0] + weights[1] * (1 - 2 * t))
    return off


def _bend_rms(bends: NDArray[np.float64]) -> NDArray[np.float64]:
    t = np.linspace(0, 1, 33)
    return np.array([np.sqrt(np.mean(_bend(b, t) ** 2)) for b in bends])


def _bends(
    found: Rectification, sides: Sequence[Points], good: Sequence[bool]
) -> tuple[NDArray[np.float64], float]:
    """Return how the sides bend, and what is left over, in mm."""
    width, height = found.size_mm
    bends = np.zeros((4, 2))
    left: list[NDArray[np.float64]] = []
    perspective = found._perspective(to_photo=False)  # noqa: SLF001 - of this module
    for k, (points, is_good) in enumerate(zip(sides, good, strict=True)):
        if not is_good:
            continue
        x, y = _project(perspective, points).T
        t, off = (
            (x / width, -y), (y / height, x - width), (1 - x / width, y - height),
            (1 - y / height, -x),
        )[k]  # fmt: skip
        basis = np.stack([t * (1 - t), t * (1 - t) * (1 - 2 * t), np.ones_like(t), t], axis=1)
        used = [*(0, 1)[: bend_terms(t)], 2, 3]  # corners are exact: what is beside them is no bend
        weights = np.linalg.lstsq(basis[:, used], off, rcond=None)[0]
        bends[k, : len(used) - 2] = weights[:-2]
        left.append(off - basis[:, used] @ weights)
    if not left:
        return bends, 0.5
    rest = np.concatenate(left)
    return bends, float(np.sqrt(np.mean(rest**2)))


def _least_scale(found: Rectification) -> float:
    """Return the fewest pixels a mm, in either direction, at nine places."""
    width, height = found.size_mm
    u, v = np.meshgrid([0.02, 0.5, 0.97], [0.02, 0.5, 0.97])
    places = np.stack([u.ravel() * width, v.ravel() * height], axis=1)
    at = found.to_photo(places)
    steps = [found.to_photo(places + step) - at for step in ((1.0, 0.0), (0.0, 1.0))]
    return float(min(np.hypot(*step.T).min() for step in steps))
