"""Exact predicates on arrays of integer points.

For coordinates below 2**30 in size a difference is below 2**31 and a product below 2**62, so the
difference of two products fits a signed 64-bit integer.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

__all__ = ["Bool", "Float", "Int64", "cross", "dot", "twice_area"]

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
