"""Segments that cross each other, for NumPy arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import interface

Int64 = NDArray[np.int64]


def crossing_pairs(xy: Int64, segments: Int64, most: int) -> Int64:
    """Find the pairs of segments that cross inside both.

    Returns (C, 2) int64: rows of ``segments``, the smaller first, sorted.

    Exact. A sweep from left to right: every segment is held against those that begin before it
    ends, about n times the square root of n for edges that are short against the board.

    Parameters
    ----------
    xy : (P, 2) int64
        ``|x|, |y| < 2**30``.
    segments : (S, 2) int64
        Point indices of the ends.
    most : int
        So many are looked for.
    """
    if len(segments) < 2:
        return np.zeros((0, 2), np.int64)
    task = interface.CrossingTask(xy=xy, segments=segments)
    room = min(most, 4 * len(segments) + 64)
    while True:
        pairs = np.empty((room, 2), np.int32)
        found = interface.crossings(task, interface.CrossingPairs(pairs=pairs))
        if found < room or room == most:
            return pairs[:found].astype(np.int64)
        room = min(most, 8 * room)
