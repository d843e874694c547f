"""Makes shapes valid where that does not take too long."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from mapkit.geometry.kernel.crossings import crossing_pairs

MOST_MEETINGS = 200
"""An outline that meets itself in more places is not made valid: that takes long, and no signal
gets through meanwhile."""

_RANGE = 2.0**29


def make_valid(shapes: NDArray[np.object_]) -> NDArray[np.object_]:
    """Make polygons valid; those that meet themselves everywhere become their convex hull.

    Parameters
    ----------
    shapes : (N,) of Polygon

    Returns
    -------
    (N,) of geometry

    Notes
    -----
    Next to nothing for valid ones. In others crossings are counted first, on a grid of 2**30 steps.
    """
    made = shapes.copy()
    for k in np.nonzero(~shapely.is_valid(shapes))[0].tolist():
        entangled = is_entangled(shapes[k])
        made[k] = shapely.convex_hull(shapes[k]) if entangled else shapely.make_valid(shapes[k])
    return made


def is_entangled(shape: BaseGeometry | NDArray[np.object_], most: int = MOST_MEETINGS) -> bool:
    """Return whether outlines meet themselves or each other in many places, in little time.

    Parameters
    ----------
    shape : geometry or array of Polygon
    most : int
        In how many places they may meet.
    """
    xy, ring = shapely.get_coordinates(shapely.get_rings(shape), return_index=True)
    low = xy.min(axis=0)
    step = max(float((xy.max(axis=0) - low).max()), 1e-300) / _RANGE
    points, place = np.unique(
        np.round((xy - low) / step).astype(np.int64), axis=0, return_inverse=True
    )
    place = place.reshape(-1)
    follows = ring[1:] == ring[:-1]
    segments = np.stack([place[:-1][follows], place[1:][follows]], axis=1)
    again = max(len(segments) - len(points), 0) + _overlaps(points, segments)
    if again > most:
        return True
    return again + len(crossing_pairs(points, segments, most + 1)) > most


def _overlaps(points: NDArray[np.int64], segments: NDArray[np.int64]) -> int:
    """Return how many pairs of segments share a piece of a line."""
    a, b = np.sort(segments, axis=1).T  # the points are sorted, so this is from left to right
    a, b = a[a != b], b[a != b]
    along = points[b] - points[a]
    along //= np.gcd(along[:, 0], along[:, 1])[:, None]
    offset = along[:, 0] * points[a, 1] - along[:, 1] * points[a, 0]
    _, line = np.unique(np.column_stack([along, offset]), axis=0, return_inverse=True)
    # Numbers of points grow along a line; a range of them for each line keeps lines apart.
    first, last = (line.reshape(-1) * len(points) + end for end in (a, b))
    before = int(np.searchsorted(np.sort(first), last).sum())
    return before - len(a) * (len(a) + 1) // 2  # without itself, and those that begin before it
