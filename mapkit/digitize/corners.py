"""The four corners of a board in a photo, found, or checked where they are given."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.photo import Pixels
from mapkit.errors import UsageProblemError
from mapkit.messages import phrase

__all__ = ["Quad", "check_corners", "find_corners", "side_points"]

Quad = NDArray[np.float64]
"""(4, 2): top left, top right, bottom right and bottom left of the board, in pixels of the photo;
the first pixel's middle is (0.5, 0.5)."""

_WORK = 900
_LEAST_AREA = 0.15
_SAMPLES = 160
_MOST_CORNERS = 9
_SLACK = 3.0
_LEAST_SUPPORT = 0.4
_RIVAL = 0.5
_SHORTEST_SIDE = 50.0
_STRAIGHT = 0.05
_AROUND = 5  # samples before and after
_LEAP = 2.5  # pixels
_COMPANY = 0.6
_ALIKE = 0.02
_AT_RIM = 0.4


def check_corners(corners: Sequence[tuple[float, float]], size: tuple[int, int]) -> Quad:
    """Return corners that somebody gave.

    Parameters
    ----------
    corners : four points
        In pixels of the photo.
    size : (int, int)
        The photo's width and height.

    Raises
    ------
    UsageProblemError
        They are not four, lie outside the picture, three lie on a line, or they do not go round
        the board from its top left corner, clockwise.
    """
    quad = np.array(corners, float)
    if quad.shape != (4, 2) or not np.isfinite(quad).all():
        raise UsageProblemError(phrase("a board has four corners: give x,y four times"))
    if (quad < 0).any() or (quad > size).any():
        raise UsageProblemError(
            phrase(
                "a corner lies outside the picture, which has {width} x {height} pixels",
                width=size[0],
                height=size[1],
            )
        )
    sides = np.hypot(*(np.roll(quad, -1, axis=0) - quad).T)
    turns = _turns(quad) / np.maximum(sides * np.roll(sides, 1), 1e-9)
    if sides.min() < _SHORTEST_SIDE or (np.abs(turns) < _STRAIGHT).any():
        raise UsageProblemError(phrase("three of the corners lie on a line, or two in one place"))
    if (turns < 0).all():
        raise UsageProblemError(
            phrase("the corners show the board mirrored: give them clockwise, from the top left")
        )
    if (turns < 0).any():
        raise UsageProblemError(
            phrase("the corners do not go round the board: give them clockwise, from the top left")
        )
    return quad


def find_corners(pixels: Pixels, aspect: float) -> Quad | None:
    """Find a board that lies on something of another colour.

    Parameters
    ----------
    pixels : (height, width, 3) uint8
    aspect : float
        Width of the board over its height.

    Returns
    -------
    (4, 2) float64 or None
        None where no whole board stands out. A picture of the board alone, with nothing round it,
        is found by its own corners.

    Raises
    ------
    UsageProblemError
        Two things in it may be the board.

    Notes
    -----
    0.2 s for 8 megapixels. To about a pixel where the rim is straight.
    """
    height, width = pixels.shape[:2]
    whole = np.array([(0, 0), (width, 0), (width, height), (0, height)], float)
    scale = min(1.0, _WORK / max(width, height))
    small = cv2.resize(pixels, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    smooth = _smooth(small)
    best: tuple[float, Quad, bool] | None = None
    for mask in _foregrounds(small):
        found = _quad_of(mask)
        if found is None:
            continue
        quad = _refined(smooth, found[0], 12)
        support = _support(smooth, quad)
        if best is None or support > best[0]:
            best = support, quad, found[1]
    if best is not None and best[0] > _LEAST_SUPPORT:
        if best[2]:
            raise UsageProblemError(
                phrase(
                    "the photo shows two boards, or two things as large as one; cut one of them "
                    "off, or give the corners of the board"
                )
            )
        quad = _refined(_smooth(pixels), best[1] / scale, max(6, round(4 / scale)))
        if (quad > -2).all() and (quad < (width + 2, height + 2)).all():
            return _as_the_board_lies(quad, aspect)
    if abs(width / height / aspect - 1) < _ALIKE and _reaches_rim(small):
        return whole
    return None


def side_points(pixels: Pixels, quad: Quad, reach: float) -> list[NDArray[np.float64]]:
    """Find where the board's rim runs: points along each of the four sides.

    Parameters
    ----------
    pixels : (height, width, 3) uint8
    quad : (4, 2) float64
    reach : float
        How far from the straight side to look, in pixels.

    Returns
    -------
    four (N, 2) float64
        In pixels; the sides begin at the top and go on clockwise. Less than a tenth of the
        samples where a side does not stand out.
    """
    return _edges(_smooth(pixels), quad, reach)


def _foregrounds(small: Pixels) -> list[NDArray[np.uint8]]:
    """Guess what is not the table: by its colour, and by being enclosed by edges."""
    lab = cv2.cvtColor(small, cv2.COLOR_RGB2LAB).astype(np.float32)
    lab = cv2.GaussianBlur(lab, (0, 0), 2)
    height, width = lab.shape[:2]
    strip = max(4, round(0.025 * max(height, width)))
    rim = np.ones((height, width), bool)
    rim[strip:-strip, strip:-strip] = False
    samples = lab[rim]
    samples = np.ascontiguousarray(samples[:: max(1, len(samples) // 4000)])
    criteria = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 20, 0.5)
    found = []
    for count in (2, 5):
        cv2.setRNGSeed(1)
        _, labels, centres = cv2.kmeans(samples, count, None, criteria, 2, cv2.KMEANS_PP_CENTERS)
        far = np.full((height, width), np.inf, np.float32)
        for k, centre in enumerate(centres):
            spread = np.maximum(samples[labels[:, 0] == k].std(axis=0), 3.0)
            far = np.minimum(far, (((lab - centre) / spread) ** 2).sum(axis=2))
        level = np.minimum(np.sqrt(far) * 12, 255).astype(np.uint8)
        _, mask = cv2.threshold(level, 0, 255, cv2.THRESH_OTSU)
        found.append(mask)
        found.append(np.where(level > 48, 255, 0).astype(np.uint8))
    grey = cv2.cvtColor(small, cv2.COLOR_RGB2GRAY)
    edges = cv2.Canny(cv2.GaussianBlur(grey, (0, 0), 1.5), 20, 60)
    found.append(cv2.dilate(edges, np.ones((5, 5), np.uint8)))
    return found


def _reaches_rim(small: Pixels) -> bool:
    """Tell whether what is drawn goes on to the rim of the picture, so that no table is in it."""
    grey = cv2.cvtColor(small, cv2.COLOR_RGB2GRAY)
    edges = cv2.Canny(cv2.GaussianBlur(grey, (0, 0), 1.5), 20, 60) > 0
    height, width = edges.shape
    strip = max(4, round(0.02 * max(height, width)))
    inner = edges[strip:-strip, strip:-strip]
    outer = int(edges.sum()) - int(inner.sum())
    share = outer / (edges.size - inner.size)
    return bool(share > _AT_RIM * float(inner.mean()) > 0)


def _quad_of(mask: NDArray[np.uint8]) -> tuple[Quad, bool] | None:
    """Return the quadrilateral round the largest thing of a mask, and if another is as large."""
    mask = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
    mask = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((9, 9), np.uint8))
    outlines, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    if not outlines:
        return None
    outlines = sorted(outlines, key=cv2.contourArea, reverse=True)
    hull = cv2.convexHull(outlines[0])
    rival = len(outlines) > 1 and (
        cv2.contourArea(cv2.convexHull(outlines[1])) > _RIVAL * cv2.contourArea(hull)
    )
    if cv2.contourArea(hull) < _LEAST_AREA * mask.size:
        return None
    length = cv2.arcLength(hull, closed=True)
    for share in np.linspace(0.004, 0.1, 40):
        corners = cv2.approxPolyDP(hull, share * length, closed=True)[:, 0].astype(float)
        if len(corners) < 4:
            return None
        if len(corners) <= _MOST_CORNERS:
            if (_turns(corners) < 0).any():
                corners = corners[::-1]
            quad = _smallest_quad(corners + 0.5)
            return None if quad is None else (quad, rival)
    return None


def _smallest_quad(hull: Quad) -> Quad | None:
    """Return the smallest quadrilateral of a convex outline's own sides, lengthened, round it.

    A part of the board that looks like the table cuts a corner off the outline; this gives the
    corner back.
    """
    lines = [_line(a, b) for a, b in pairwise([*hull, hull[0]])]
    best: Quad | None = None
    for four in combinations(range(len(lines)), 4):
        corners = [_meeting(lines[four[k - 1]], lines[four[k]]) for k in range(4)]
        if any(c is None for c in corners):
            continue
        quad = np.array(corners)
        if not (_turns(quad) > 0).all() or (best is not None and _area(quad) >= _area(best)):
            continue
        off = [_distances(hull, lines[k]).min() for k in four]
        if min(off) > -_SLACK:
            best = quad
    return best


def _edges(smooth: NDArray[np.float32], quad: Quad, reach: float) -> list[NDArray[np.float64]]:
    return [_edge(smooth, a, b, reach) for a, b in pairwise([*quad, quad[0]])]


def _refined(smooth: NDArray[np.float32], quad: Quad, reach: float) -> Quad:
    """Move the sides to where the colour changes most, and intersect them."""
    for attempt in (1.0, 0.5):
        lines = []
        for points, (a, b) in zip(
            _edges(smooth, quad, reach * attempt), pairwise([*quad, quad[0]]), strict=True
        ):
            lines.append(_fitted_line(points) if len(points) > _SAMPLES // 4 else _line(a, b))
        corners = [_meeting(lines[k - 1], lines[k]) for k in range(4)]
        if all(c is not None for c in corners):
            quad = np.array(corners)
    return quad


def _support(smooth: NDArray[np.float32], quad: Quad) -> float:
    """Return the share of the weakest side that an edge runs along."""
    shares = []
    for points, (a, b) in zip(_edges(smooth, quad, 8), pairwise([*quad, quad[0]]), strict=True):
        off = _distances(points, _line(a, b))
        shares.append((np.abs(off) < 2.0).sum() / _SAMPLES)
    height, width = smooth.shape[:2]
    if _area(quad) < _LEAST_AREA * height * width or not (_turns(quad) > 0).all():
        return 0.0
    return float(min(shares))


def _edge(
    smooth: NDArray[np.float32], a: NDArray[np.float64], b: NDArray[np.float64], reach: float
) -> NDArray[np.float64]:
    """Return points of the strongest edge near a segment, one a sample where there is one."""
    along = b - a
    length = float(np.hypot(*along))
    if length < 1:
        return np.zeros((0, 2))
    normal = np.array([along[1], -along[0]]) / length  # outwards, for corners that go clockwise
    shares = np.linspace(0.02, 0.98, _SAMPLES)
    offsets = np.arange(-reach - 3, reach + 3.01, 0.5)
    places = a + shares[:, None, None] * along + offsets[None, :, None] * normal
    profile = cv2.remap(
        smooth, places[..., 0].astype(np.float32) - 0.5, places[..., 1].astype(np.float32) - 0.5,
        cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE,
    )  # fmt: skip
    height, width = smooth.shape[:2]
    inside = np.all((places > 1) & (places < (width - 1, height - 1)), axis=2)
    # Medians of stretches along the side: lines and texture go, the rim stays.
    step = 6
    change = np.abs(profile[:, step:] - profile[:, :-step]).sum(axis=2)
    change[~(inside[:, step:] & inside[:, :-step])] = 0
    half = step // 2
    peak = change.argmax(axis=1)
    strength = change[np.arange(len(peak)), peak]
    strong = strength > max(6.0, 0.35 * float(np.median(strength)))
    strong &= (peak > 0) & (peak < change.shape[1] - 1)
    rows = np.nonzero(strong)[0]
    k = peak[rows]
    before, at, after = change[rows, k - 1], change[rows, k], change[rows, k + 1]
    bend = before - 2 * at + after
    shift = np.where(bend < -1e-6, 0.5 * (before - after) / np.where(bend < -1e-6, bend, 1), 0)
    off = offsets[k + half] + np.clip(shift, -0.5, 0.5) * 0.5
    found = a + shares[rows, None] * along + off[:, None] * normal
    return _without_outliers(found[_in_a_row(rows, off)])


def _in_a_row(rows: NDArray[np.int64], off: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Tell which points have neighbours that go on as they do, as on a rim, and not in noise."""
    near = np.abs(rows[:, None] - rows[None]) <= _AROUND
    agree = near & (np.abs(off[:, None] - off[None]) <= _LEAP)
    enough: NDArray[np.bool_] = agree.sum(axis=1) >= _COMPANY * (2 * _AROUND + 1)
    return enough


def _without_outliers(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Keep what lies along one smooth curve: a parabola over the straight line, refitted."""
    kept = points
    for limit in (6.0, 3.0, 2.0, 2.0):
        if len(kept) < 12:
            return kept
        start, direction = _fitted_line(kept)
        along = (points - start) @ direction
        across = (points - start) @ np.array([-direction[1], direction[0]])
        near = (kept - start) @ direction
        off = (kept - start) @ np.array([-direction[1], direction[0]])
        curve = np.polynomial.Polynomial.fit(near, off, 2)
        spread = 1.5 * float(np.median(np.abs(off - curve(near)))) + 0.3
        kept = points[np.abs(across - curve(along)) < limit * spread]
    return kept


def _smooth(pixels: Pixels) -> NDArray[np.float32]:
    smooth: NDArray[np.float32] = cv2.GaussianBlur(pixels, (0, 0), 1.2).astype(np.float32)
    return smooth


_Line = tuple[NDArray[np.float64], NDArray[np.float64]]


def _line(a: NDArray[np.float64], b: NDArray[np.float64]) -> _Line:
    return a, (b - a) / max(float(np.hypot(*(b - a))), 1e-9)


def _fitted_line(points: NDArray[np.float64]) -> _Line:
    middle = points.mean(axis=0)
    _, _, axes = np.linalg.svd(points - middle, full_matrices=False)
    return middle, axes[0]


def _distances(points: NDArray[np.float64], line: _Line) -> NDArray[np.float64]:
    start, direction = line
    off: NDArray[np.float64] = (points - start) @ np.array([-direction[1], direction[0]])
    return off


def _meeting(first: _Line, second: _Line) -> NDArray[np.float64] | None:
    (p, d), (q, e) = first, second
    cross = d[0] * e[1] - d[1] * e[0]
    if abs(cross) < 0.05:
        return None
    t = ((q - p)[0] * e[1] - (q - p)[1] * e[0]) / cross
    found: NDArray[np.float64] = p + t * d
    return found


def _turns(quad: Quad) -> NDArray[np.float64]:
    """Return the cross product at each corner, positive for a turn to the right on the screen."""
    before, after = quad - np.roll(quad, 1, axis=0), np.roll(quad, -1, axis=0) - quad
    return before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0]


def _area(quad: Quad) -> float:
    x, y = quad.T
    return abs(float(x @ np.roll(y, -1) - y @ np.roll(x, -1))) / 2


def _as_the_board_lies(quad: Quad, aspect: float) -> Quad:
    """Let the corner that is nearest to the picture's top left be the first, long sides right."""
    quad = np.roll(quad, -int(quad.sum(axis=1).argmin()), axis=0)
    across = np.hypot(*(quad[1] - quad[0])) + np.hypot(*(quad[2] - quad[3]))
    down = np.hypot(*(quad[2] - quad[1])) + np.hypot(*(quad[3] - quad[0]))
    if (across > 1.1 * down and aspect < 1 / 1.1) or (down > 1.1 * across and aspect > 1.1):
        quad = np.roll(quad, 1, axis=0)  # the camera was turned by a quarter
    return quad
