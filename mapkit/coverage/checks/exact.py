"""Exact predicates on arrays of integer points.

For coordinates below 2**30 in size a difference is below 2**31 and a product below 2**62, so the
difference of two products fits a signed 64-bit integer.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

__all__ = ["Bool", "Float", "Int64", "cross", "dot", "midpoints_inside", "twice_area"]

Int64 = NDArray[np.int64]
Float = NDArray[np.float64]
Bool = NDArray[np.bool_]


def cross(o: Int64, a: Int64, b: Int64) -> Int64:
    """Return twice the signed areas of the triangles o, a, b; arrays of shape (..., 2)."""
    u, v = a - o, b - o
    result: Int64 = u[..., 0] * v[..., 1] - u[..., 1] * v[..., 0]
    return result


def dot(o: Int64, a: Int64, b: Int64) -> Int64:
    """Return the inner products of a - o and b - o; arrays of shape (..., 2)."""
    u, v = a - o, b - o
    result: Int64 = u[..., 0] * v[..., 0] + u[..., 1] * v[..., 1]
    return result


def twice_area(points: Int64, starts: Int64, ring_of: Int64, following: Int64) -> Int64:
    """Return twice the signed area of each ring.

    Parameters
    ----------
    points : (N, 2) int64
        Corners of all rings one after the other.
    starts : (R,) int64
        Where each ring begins; no ring is empty.
    ring_of, following : (N,) int64
        Each corner's ring, and the position of the corner after it.

    Notes
    -----
    Sums wrap round without harm, since the area of a simple ring itself fits.
    """
    if not len(starts):
        return np.zeros(0, dtype=np.int64)
    origin = points[starts][ring_of]
    return np.add.reduceat(cross(origin, points, points[following]), starts)


def midpoints_inside(p: Int64, q: Int64, figure: Int64, a: Int64, b: Int64, start: Int64) -> Bool:
    """Tell for each p, q whether the middle of the two is inside an even-odd figure.

    Parameters
    ----------
    p, q : (M, 2) int64
        The middle must not lie on an edge of its figure.
    figure : (M,) int64
        The figure each middle is held against.
    a, b : (N, 2) int64
        Edges of all figures, figure after figure.
    start : (F + 1,) int64
        Where each figure's edges begin in ``a`` and ``b``.

    Notes
    -----
    Everything is doubled, so that middles are whole numbers; exact below 2**30 since products
    are compared, never subtracted.
    """
    number = (start[1:] - start[:-1])[figure]
    query = np.repeat(np.arange(len(figure)), number)
    first = np.cumsum(number) - number
    edge = np.arange(len(query)) - first[query] + start[figure][query]
    middle = (p + q)[query]
    up = 2 * a[edge, 1] <= middle[:, 1]
    spans = up != (2 * b[edge, 1] <= middle[:, 1])
    query, edge, middle, up = query[spans], edge[spans], middle[spans], up[spans]
    left = (b[edge, 0] - a[edge, 0]) * (middle[:, 1] - 2 * a[edge, 1])
    right = (b[edge, 1] - a[edge, 1]) * (middle[:, 0] - 2 * a[edge, 0])
    # The ray to the right meets an edge that passes the middle's height right of it.
    hits = np.bincount(query[np.where(up, right < left, left < right)], minlength=len(figure))
    inside: Bool = hits % 2 == 1
    return inside
