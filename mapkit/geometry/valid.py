"""Makes shapes valid where that does not take too long."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from mapkit.geometry.kernel.cover import crossing_pairs

MOST_MEETINGS = 200
"""An outline that meets itself in more places is not made valid: that takes long, and no signal
gets through meanwhile."""

MANY_POINTS = 5000
"""An outline of more points is asked first whether it is entangled: where it is, GEOS takes long to
say that it is not valid."""

_RANGE = 2.0**29
_MIXED = np.array([0x1E3779B97F4A7C15, 0x2545F4914F6CDD1D])
_MOST_BOXES, _MOST_BESIDE = 10**8, 2 * 10**9
"""Pairs of edges whose boxes overlap, or that lie side by side in both directions: more take long,
in GEOS and in the sweep."""


def make_valid(shapes: NDArray[np.object_]) -> NDArray[np.object_]:
    """Make polygons valid; those that meet themselves everywhere become their convex hull.

    ``shapes`` are (N,) of Polygon. Returns (N,) of geometry.

    Next to nothing for valid ones. In others crossings are counted first, on a grid of 2**30 steps.
    """
    made = shapes.copy()
    for k in np.nonzero(~shapely.is_valid(shapes))[0].tolist():
        entangled = is_entangled(shapes[k])
        made[k] = shapely.convex_hull(shapes[k]) if entangled else shapely.make_valid(shapes[k])
    return made


def is_entangled(shape: BaseGeometry | NDArray[np.object_], most: int = MOST_MEETINGS) -> bool:
    """Return whether outlines meet themselves or each other in many places, in little time.

    So are those of so many long edges that it takes long to find out.

    ``shape`` is a geometry or an array of Polygon; ``most`` is in how many places they may meet.
    """
    xy, ring = shapely.get_coordinates(shapely.get_rings(shape), return_index=True)
    low = xy.min(axis=0)
    follows = ring[1:] == ring[:-1]
    size = np.maximum(xy.max(axis=0) - low, 1e-300)
    parts = np.abs(np.diff(xy, axis=0)[follows]) / size
    beside = parts.sum(axis=0) * len(parts)
    if parts.prod(axis=1).sum() * len(parts) > _MOST_BOXES or beside.min() > _MOST_BESIDE:
        return True
    step = float(size.max()) / _RANGE
    on_grid = np.round((xy - low) / step).astype(np.int64)
    keys, place = np.unique(on_grid[:, 0] << 32 | on_grid[:, 1], return_inverse=True)
    points = np.stack([keys >> 32, keys & 2**32 - 1], axis=1)
    segments = np.stack([place[:-1][follows], place[1:][follows]], axis=1)
    again = max(len(segments) - len(points), 0) + _overlaps(points, segments)
    if again > most:
        return True
    swept = points[:, ::-1] if beside[0] > beside[1] else points
    return again + len(crossing_pairs(swept, segments, most + 1)) > most


def _overlaps(points: NDArray[np.int64], segments: NDArray[np.int64]) -> int:
    """Return how many pairs of segments share a piece of a line."""
    a, b = np.sort(segments, axis=1).T  # the points are sorted, so this is from left to right
    a, b = a[a != b], b[a != b]
    along = points[b] - points[a]
    along //= np.gcd(along[:, 0], along[:, 1])[:, None]
    offset = along[:, 0] * points[a, 1] - along[:, 1] * points[a, 0]
    line = np.unique(offset + along @ _MIXED, return_inverse=True)[1]  # so there is one number
    # Numbers of points grow along a line; a range of them for each line keeps lines apart.
    first, last = (line * len(points) + end for end in (a, b))
    before = int(np.searchsorted(np.sort(first), last).sum())
    return before - len(a) * (len(a) + 1) // 2  # without itself, and those that begin before it
