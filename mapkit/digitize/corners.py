"""The four corners of a board in a photo, found, or checked where they are given."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.decoding import Pixels
from mapkit.digitize.quads import PossibleBoard, possible_boards
from mapkit.digitize.rims import Edge, Quad, Side, chord, follow, meeting, sides_of, smoothed
from mapkit.errors import UsageError
from mapkit.messages import phrase

_WORK = 900
_RIVAL = 0.5
_LEAST_SUPPORT = 0.4
_AS_LIKELY, _WIDEST_FRAME = 0.85, 40.0
_LEAST_SIDE_SEEN = 0.25
_SHORTEST_SIDE = 50.0
_STRAIGHT = 0.05
_SLANTED, _OTHER_SHAPE = 0.08, 0.2  # of the logarithm of width over height
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
    UsageError
        They are not four, lie outside the picture, three lie on a line, or they do not go round
        the board from its top left corner, clockwise.
    """
    quad = np.array(corners, float)
    if quad.shape != (4, 2) or not np.isfinite(quad).all():
        raise UsageError(phrase("a board has four corners: give x,y four times"))
    if (quad < 0).any() or (quad > size).any():
        raise UsageError(
            phrase(
                "a corner lies outside the picture, which has {width} x {height} pixels",
                width=size[0],
                height=size[1],
            )
        )
    sides = np.hypot(*(np.roll(quad, -1, axis=0) - quad).T)
    turns = _turns(quad) / np.maximum(sides * np.roll(sides, 1), 1e-9)
    if sides.min() < _SHORTEST_SIDE or (np.abs(turns) < _STRAIGHT).any():
        raise UsageError(phrase("three of the corners lie on a line, or two in one place"))
    if (turns < 0).all():
        raise UsageError(
            phrase("the corners show the board mirrored: give them clockwise, from the top left")
        )
    if (turns < 0).any():
        raise UsageError(
            phrase("the corners do not go round the board: give them clockwise, from the top left")
        )
    return quad


def find_corners(pixels: Pixels, aspect: float | None, *, edge: Edge = "rim") -> Quad | None:
    """Find a board that lies on something of another colour, with other things round it.

    Parameters
    ----------
    pixels : (height, width, 3) uint8
    aspect : float, optional
        Width of the board over its height, where it is known.
    edge : str
        ``rim`` for the corners of the cardboard, ``frame`` for those within its printed frame.

    Returns
    -------
    (4, 2) float64 or None
        None where no whole board stands out. A picture of the board alone, with nothing round it,
        is found by its own corners.

    Raises
    ------
    UsageError
        Two things in it may be the board.

    Notes
    -----
    0.4 s for 8 megapixels. To about a pixel where the rim is straight.
    """
    height, width = pixels.shape[:2]
    scale = min(1.0, _WORK / max(width, height))
    small = cv2.resize(pixels, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    smooth = smoothed(small)
    found = [(_support(smooth, board, aspect), board) for board in possible_boards(small)]
    found = sorted((f for f in found if f[0] > _LEAST_SUPPORT), key=lambda f: -f[0])
    if found:
        if any(_is_rival(found[0], other) for other in found[1:]):
            raise UsageError(
                phrase(
                    "the photo shows two boards, or two things as large as one; cut one of them "
                    "off, or give the corners of the board"
                )
            )
        quad = _refined(smooth, _outermost(found), 8)
        quad = _refined(smoothed(pixels), quad / scale, max(6, round(5 / scale)), edge)
        if (quad > -2).all() and (quad < (width + 2, height + 2)).all():
            return _as_the_board_lies(quad, aspect)
    alike = aspect is None or abs(width / height / aspect - 1) < _ALIKE
    if alike and _reaches_rim(small):
        return np.array([(0, 0), (width, 0), (width, height), (0, height)], float)
    return None


def side_points(pixels: Pixels, quad: Quad, reach: float) -> list[NDArray[np.float64]]:
    """Find where the sides of a board run: points along each of the four.

    Parameters
    ----------
    pixels : (height, width, 3) uint8
    quad : (4, 2) float64
    reach : float
        How far from the straight side to look, in pixels.

    Returns
    -------
    four (N, 2) float64
        In pixels; the sides begin at the top and go on clockwise. Of a frame and the rim, that
        which the corners lie on. Less than a tenth of the samples where a side does not stand out.
    """
    found = []
    for side in sides_of(smoothed(pixels), quad, reach, exact=True):
        if len(side.points) < 12:
            found.append(side.points)
            continue
        ends = chord(side.points, side.start, side.end)
        off = np.mean(
            [(e - c) @ side.normal for e, c in zip(ends, (side.start, side.end), strict=True)]
        )
        nearest = side.edges[np.abs(side.edges + off).argmin()]
        found.append(side.points + nearest * side.normal)
    return found


def _support(smooth: Pixels, board: PossibleBoard, aspect: float | None) -> float:
    """Return how likely a board is, once an edge was looked for along its sides."""
    across, down = _lengths(board.quad)
    off = (
        0.0 if aspect is None else min(abs(np.log(across / down * a)) for a in (aspect, 1 / aspect))
    )
    shares = [side.share for side in sides_of(smooth, board.quad, 6)]
    seen = min(shares) / 2 + sum(shares) / 8
    fits = 1 / (1 + max(0.0, off - _SLANTED) ** 2 / _OTHER_SHAPE**2)
    return board.score * fits * (0.5 + 0.5 * seen) if min(shares) > _LEAST_SIDE_SEEN else 0.0


def _outermost(found: Sequence[tuple[float, PossibleBoard]]) -> Quad:
    """Return the rim of the likeliest board where that is its frame: as wide on all sides."""
    quad = found[0][1].quad
    middles = (quad + np.roll(quad, -1, axis=0)) / 2
    widest = 0.0
    best = quad
    for support, board in found[1:]:
        along = np.roll(board.quad, -1, axis=0) - board.quad
        off = middles - board.quad
        widths = (along[:, 0] * off[:, 1] - along[:, 1] * off[:, 0]) / np.hypot(*along.T)
        usual = float(np.median(widths))
        even = np.abs(widths - usual).max() < 0.35 * usual and widest < usual < _WIDEST_FRAME
        if even and support > _AS_LIKELY * found[0][0]:
            widest, best = usual, board.quad
    return best


def _is_rival(best: tuple[float, PossibleBoard], other: tuple[float, PossibleBoard]) -> bool:
    """Return whether something beside the likeliest board is as likely and as large."""
    own, its = best[1].quad, other[1].quad
    if other[0] < 0.8 * best[0] or _area(its) < _RIVAL * _area(own):
        return False
    common, _ = cv2.intersectConvexConvex(own.astype(np.float32), its.astype(np.float32))
    return bool(common < 0.1 * _area(its))


def _refined(smooth: Pixels, quad: Quad, reach: float, edge: Edge | None = None) -> Quad:
    """Move the sides to where the colour changes most, and intersect their chords."""
    for attempt in (1.0, 0.5):
        sides = sides_of(smooth, quad, reach * attempt)
        last = edge is not None and attempt < 1
        moves = follow(sides, edge) if last and edge else np.zeros(4)
        lines = [_line_of(side, move) for side, move in zip(sides, moves, strict=True)]
        corners = [meeting(lines[k - 1], lines[k]) for k in range(4)]
        if all(c is not None for c in corners):
            quad = np.array(corners)
    return quad


def _line_of(side: Side, move: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    if len(side.points) < 40:
        return side.start, side.end
    return chord(side.points + move * side.normal, side.start, side.end)


def _reaches_rim(small: Pixels) -> bool:
    """Return whether what is drawn goes on to the rim of the picture, so that no table is in it."""
    grey = cv2.cvtColor(small, cv2.COLOR_RGB2GRAY)
    edges = cv2.Canny(cv2.GaussianBlur(grey, (0, 0), 1.5), 20, 60) > 0
    height, width = edges.shape
    strip = max(4, round(0.02 * max(height, width)))
    inner = edges[strip:-strip, strip:-strip]
    outer = int(edges.sum()) - int(inner.sum())
    share = outer / (edges.size - inner.size)
    return bool(share > _AT_RIM * float(inner.mean()) > 0)


def _turns(quad: Quad) -> NDArray[np.float64]:
    """Return the cross product at each corner, positive for a turn to the right on the screen."""
    before, after = quad - np.roll(quad, 1, axis=0), np.roll(quad, -1, axis=0) - quad
    return before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0]


def _area(quad: Quad) -> float:
    x, y = quad.T
    return abs(float(x @ np.roll(y, -1) - y @ np.roll(x, -1))) / 2


def _lengths(quad: Quad) -> tuple[float, float]:
    """Return how wide and how high a quadrilateral is, twice."""
    across = np.hypot(*(quad[1] - quad[0])) + np.hypot(*(quad[2] - quad[3]))
    return float(across), float(np.hypot(*(quad[2] - quad[1])) + np.hypot(*(quad[3] - quad[0])))


def _as_the_board_lies(quad: Quad, aspect: float | None) -> Quad:
    """Let the corner that is nearest to the picture's top left be the first, long sides right."""
    quad = np.roll(quad, -int(quad.sum(axis=1).argmin()), axis=0)
    across, down = _lengths(quad)
    aspect = aspect or 1.0
    if (across > 1.1 * down and aspect < 1 / 1.1) or (down > 1.1 * across and aspect > 1.1):
        quad = np.roll(quad, 1, axis=0)  # the camera was turned by a quarter
    return quad
