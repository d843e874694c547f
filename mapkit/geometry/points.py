"""Exact helpers for arrays of integer points: hulls, an order along a curve, distinct rows."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray


def convex_hull(xy: NDArray[np.int64]) -> NDArray[np.int64]:
    """Find the corners of the convex hull of points.

    ``xy``, (N, 2) int64, are points of any size; the same point may occur twice. Returns (H,)
    int64: positions in ``xy``, counter-clockwise where y points up, without points on the sides;
    one position where all points are the same.

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


_BITS = 16
# A number's bits moved apart, to every second place, by halves.
_SPREAD = ((8, 0x00FF00FF), (4, 0x0F0F0F0F), (2, 0x33333333), (1, 0x55555555))


def along_curve(xy: NDArray[np.int64]) -> NDArray[np.intp]:
    """Order points along a Z curve [Morton]_, so that work on neighbours stays in the cache.

    ``xy``, (N, 2) int64, are points; their differences have to stay below 2**47. Returns positions
    in ``xy``.

    References
    ----------
    .. [Morton] G. M. Morton, "A computer oriented geodetic data base and a new technique in file
       sequencing", IBM, 1966.
    """
    if not len(xy):
        return np.zeros(0, np.intp)
    offset = xy - xy.min(axis=0)
    cell = (offset * (2**_BITS - 1) // max(1, int(offset.max()))).astype(np.uint64)
    for shift, mask in _SPREAD:
        cell = (cell | (cell << np.uint64(shift))) & np.uint64(mask)
    return np.argsort(cell[:, 0] | (cell[:, 1] << np.uint64(1)), kind="stable")


Integer = TypeVar("Integer", bound=np.integer)


def distinct(values: NDArray[Integer]) -> NDArray[Integer]:
    """Return the distinct values of an array, ascending.

    ``values`` are integers. Returns (D,) array of the same type.

    Sorts: N log N.
    """
    ordered = np.sort(values, axis=None)
    first = np.ones(len(ordered), bool)
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    return ordered[first]


def is_among(values: NDArray[Integer], others: NDArray[Integer]) -> NDArray[np.bool_]:
    """Return which values of an array occur in another, as ``np.isin`` does.

    ``values``, (N,), and ``others``, (M,), are integers. Returns (N,) bool.

    Sorts the others: (N + M) log M.
    """
    if not len(others):
        return np.zeros(len(values), bool)
    ordered = np.sort(others)
    place = np.searchsorted(ordered, values)
    return np.asarray(ordered[np.minimum(place, len(ordered) - 1)] == values)


ANGLES = np.array([(np.cos(t), np.sin(t)) for t in np.arange(8) * np.pi / 8])
"""Directions by which points near a hull are found, (K, 2)."""


def near_hull(
    xy: NDArray[np.int64], vertices: NDArray[np.int32], corners: NDArray[np.int32], reach: float
) -> NDArray[np.int32]:
    """Return the vertices that are no farther than so much from a hull, or a few more.

    ``vertices``: (K, 3) for triangles, of which those are returned that come so near.
    """
    hull, at = xy[corners] @ ANGLES.T, xy[vertices] @ ANGLES.T
    low, high = (at, at) if vertices.ndim == 1 else (at.min(axis=1), at.max(axis=1))
    near = (high >= hull.min(axis=0) - reach) & (low <= hull.max(axis=0) + reach)
    near_all: NDArray[np.bool_] = near.all(axis=1)
    return vertices[near_all]
