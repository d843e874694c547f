"""Perspective: the mapping that takes four points to four points, for photos of boards.

In floating point: it serves pictures, and no verdict depends on it. No call takes more than some
ten microseconds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Corners = tuple[tuple[int, int], tuple[int, int], tuple[int, int], tuple[int, int]]
"""Where a picture's top left, top right, bottom right and bottom left lie, in map units."""

Matrix = NDArray[np.float64]
_Point = tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class Perspective:
    """A perspective map of the plane."""

    matrix: Matrix
    """(3, 3) float64: It multiplies a column (x, y, 1) from the left."""

    @classmethod
    def between(cls, start: Sequence[_Point], end: Sequence[_Point]) -> Perspective | None:
        """Return the perspective that carries four points to four points, in order.

        Returns None where three of either four lie on a line.
        """
        first, second = _from_square(start), _from_square(end)
        if first is None or second is None:
            return None
        matrix = second @ _adjugate(first)
        return cls(matrix / (matrix[2, 2] or 1.0))

    def distance(self, point: _Point) -> float:
        """Return how far before the horizon a point lies, in no unit; its sign tells the side."""
        g, h, i = self.matrix[2].tolist()
        return float(g * point[0] + h * point[1] + i)

    def project(self, point: _Point) -> _Point:
        """Return where the perspective puts a point.

        Raises ``ZeroDivisionError`` for a point on the horizon.
        """
        (a, b, c), (d, e, f), _ = self.matrix.tolist()
        (x, y), far = point, self.distance(point)
        return (a * x + b * y + c) / far, (d * x + e * y + f) / far


def fitted(board: tuple[int, int, int, int], size: tuple[float, float]) -> Corners:
    """Lay a picture as large as it fits on the middle of a board, in its own proportions.

    ``board`` is in map units. ``size``: Width and height of the picture, both above 0; only their
    proportion counts.
    """
    left, top, right, bottom = board
    scale = min((right - left) / size[0], (bottom - top) / size[1])
    half_x, half_y = size[0] * scale / 2, size[1] * scale / 2
    x, y = (left + right) / 2, (top + bottom) / 2
    low = (round(x - half_x), round(y - half_y))
    high = (round(x + half_x), round(y + half_y))
    return (low, (high[0], low[1]), high, (low[0], high[1]))


def rectified(
    corners: Corners, clicked: Sequence[_Point], board: Sequence[_Point]
) -> Corners | None:
    """Lay a picture so that four of its points fall on the corners of the board.

    ``corners``, four points: Where the picture lies, in map units. ``clicked`` and ``board``, four
    points: Where the corners of the board lie in the picture now, and where they should, in map
    units. Returns four points or None: where the picture's own corners then lie; None where the
    clicked points do not go round a board, or a corner of the picture would lie beyond the horizon.
    """
    lens = Perspective.between(clicked, board)
    if lens is None:
        return None
    ahead = [lens.distance(point) for point in (*corners, *clicked)]
    if not (min(ahead) > 0 or max(ahead) < 0):
        return None
    return whole_corners([lens.project(corner) for corner in corners])


def turned(corners: Corners, start: _Point, end: _Point) -> Corners:
    """Turn a picture about its middle, by the angle between two points seen from there."""
    x, y = sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4
    angle = math.atan2(end[1] - y, end[0] - x) - math.atan2(start[1] - y, start[0] - x)
    cos, sin = math.cos(angle), math.sin(angle)
    return whole_corners(
        [
            (x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos)
            for px, py in corners
        ]
    )


def scaled(corners: Corners, corner: int, to: _Point) -> Corners:
    """Scale a picture about the corner opposite to one, so that this one comes near a point."""
    x, y = corners[(corner + 2) % 4]
    ax, ay = corners[corner][0] - x, corners[corner][1] - y
    length2 = ax * ax + ay * ay
    factor = ((to[0] - x) * ax + (to[1] - y) * ay) / length2 if length2 else 1.0
    factor = max(factor, 0.01)
    return whole_corners([(x + (px - x) * factor, y + (py - y) * factor) for px, py in corners])


def whole_corners(points: Sequence[_Point]) -> Corners:
    """Round four points to whole map units."""
    a, b, c, d = ((round(x), round(y)) for x, y in points)
    return (a, b, c, d)


def _from_square(quad: Sequence[_Point]) -> Matrix | None:
    """Return the matrix that carries (0, 0), (1, 0), (1, 1), (0, 1) to a quad, None without one.

    Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.
    """
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = quad
    sx, sy = x0 - x1 + x2 - x3, y0 - y1 + y2 - y3
    ax, ay, bx, by = x1 - x2, y1 - y2, x3 - x2, y3 - y2
    bottom = ax * by - bx * ay
    if not bottom:
        return None
    g, h = (sx * by - bx * sy) / bottom, (ax * sy - sx * ay) / bottom
    matrix = np.array(
        [
            [x1 - x0 + g * x1, x3 - x0 + h * x3, x0],
            [y1 - y0 + g * y1, y3 - y0 + h * y3, y0],
            [g, h, 1.0],
        ]
    )
    return matrix if matrix[0] @ _adjugate(matrix)[:, 0] else None


def _adjugate(matrix: Matrix) -> Matrix:
    """Return the inverse but for its scale, which a perspective does not have."""
    return np.cross(matrix[[1, 2, 0]], matrix[[2, 0, 1]]).T
