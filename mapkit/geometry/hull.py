"""The convex hull of integer points."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

__all__ = ["convex_hull"]


def convex_hull(xy: NDArray[np.int64]) -> NDArray[np.int64]:
    """Find the corners of the convex hull of points.

    Parameters
    ----------
    xy : (N, 2) int64
        Points of any size; the same point may occur twice.

    Returns
    -------
    (H,) int64
        Positions in ``xy``, counter-clockwise where y points up, without points on the sides;
        one position where all points are the same.

    Notes
    -----
    Andrew's monotone chain [Andrew]_ with Python's integers: exact, N log N steps.

    References
    ----------
    .. [Andrew] A. M. Andrew, "Another efficient algorithm for convex hulls in two dimensions",
       Information Processing Letters 9 (1979), 216-219.
    """
    points = xy.tolist()
    order = sorted(range(len(points)), key=points.__getitem__)

    def half(some: list[int]) -> list[int]:
        chain: list[int] = []
        for i in some:
            x, y = points[i]
            while len(chain) > 1:
                (ax, ay), (bx, by) = points[chain[-2]], points[chain[-1]]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                chain.pop()
            if not chain or points[chain[-1]] != points[i]:
                chain.append(i)
        return chain

    lower, upper = half(order), half(order[::-1])
    return np.array(lower[:-1] + upper[:-1] or lower, np.int64)
