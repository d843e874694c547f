"""Points in the convex hull of others, for NumPy arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import interface

Int64 = NDArray[np.int64]


def inside_hull(xy: Int64, corners: Int64) -> NDArray[np.bool_]:
    """Return which points lie in the convex hull of others, its border included.

    ``xy``, (N, 2) int64: ``|x|, |y| <= 2**30``, here and below. ``corners``, (H, 2) int64: At least
    one point. Returns (N,) bool.

    Exact. N times the corners of the hull at worst.
    """
    inside = np.empty(len(xy), np.uint8)
    task = interface.HullTask(xy=xy, corners=corners)
    interface.inside_hull(task, interface.HullPoints(inside=inside))
    return inside.view(np.bool_)
