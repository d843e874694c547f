"""Which pairs of fields lie no farther apart than a radius."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.model import GameMap

Int32 = NDArray[np.int32]
Int64 = NDArray[np.int64]
Floats = NDArray[np.float64]

_DOUBTFUL = 1e-3
"""Map units. A distance in floating point that is as near the radius is computed in integers;
its error is below 2**-20."""

_CHUNK = 200_000  # pairs a time


@dataclass(frozen=True, slots=True)
class NearPairs:
    """The pairs of different fields that are asked about, by the fields' indices.

    Attributes
    ----------
    first, second : (P,) int32
        ``first < second``; sorted by the first, then by the second.
    boxes : (N, 2, 2) int64
        Least and greatest x and y of each field, in map units.
    """

    first: Int32
    second: Int32
    boxes: Int64

    def chosen(self, which: NDArray[np.intp]) -> NearPairs:
        """Return some of the pairs, by their sorted positions."""
        return NearPairs(self.first[which], self.second[which], self.boxes)


def near_pairs(game_map: GameMap, radius: Fraction) -> NearPairs:
    """Find the pairs of fields whose nearest points are no farther apart than a radius.

    Parameters
    ----------
    game_map : GameMap
        Without errors.
    radius : Fraction
        In map units, not negative.

    Notes
    -----
    Exact for coordinates below 2**30 in size: floating point decides where it is far from a
    doubt, integers elsewhere. The time grows with the pairs near each other and their vertices.
    """
    shapes = [_shape(game_map, i) for i in game_map.fields]
    shapely.prepare(shapes)
    tree = shapely.STRtree(shapes)
    reach = float(radius) * (1 + 1e-12) + 1
    a, b = tree.query(shapes, predicate="dwithin", distance=reach) if shapes else np.zeros((2, 0))
    a, b = a[a < b].astype(np.int64), b[a < b].astype(np.int64)
    order = np.lexsort((b, a))
    a, b = a[order], b[order]
    items = np.array(shapes, dtype=object)
    apart = np.concatenate(
        [
            shapely.distance(items[a[k : k + _CHUNK]], items[b[k : k + _CHUNK]])
            for k in range(0, len(a), _CHUNK)
        ]
        or [np.zeros(0)]
    )
    near = apart < float(radius)
    for k in np.flatnonzero(np.abs(apart - float(radius)) <= _DOUBTFUL).tolist():
        near[k] = apart[k] == 0 or _within(shapes[a[k]], shapes[b[k]], radius)
    bounds = shapely.bounds(shapes) if shapes else np.zeros((0, 4))
    return NearPairs(
        a[near].astype(np.int32),
        b[near].astype(np.int32),
        bounds.reshape(-1, 2, 2).astype(np.int64),
    )


def _shape(game_map: GameMap, field: str) -> shapely.Polygon:
    outer, *holes = game_map.points(field)
    return shapely.Polygon(outer, holes)


def _within(one: shapely.Polygon, other: shapely.Polygon, radius: Fraction) -> bool:
    """Return whether two polygons that do not meet are no farther apart than a radius."""
    return _corner_within(one, other, radius) or _corner_within(other, one, radius)


def _corner_within(one: shapely.Polygon, other: shapely.Polygon, radius: Fraction) -> bool:
    """Return whether a corner of the one is within the radius of an edge of the other."""
    square = radius * radius
    corners = shapely.get_coordinates(one).astype(np.int64)
    for ring in (other.exterior, *other.interiors):
        points = shapely.get_coordinates(ring).astype(np.int64)
        start, along = points[:-1], np.diff(points, axis=0)
        from_start = corners[:, None] - start
        ahead = (from_start * along).sum(axis=2)
        long = (along * along).sum(axis=1)
        # Nearest to an end of the edge: the squares stay below 2**63.
        to_start = (from_start**2).sum(axis=2)
        to_end = ((from_start - along) ** 2).sum(axis=2)
        ends = int(np.minimum(to_start, to_end).min())
        if ends * square.denominator <= square.numerator:
            return True
        beside = (ahead > 0) & (ahead < long)
        off = from_start[..., 0] * along[:, 1] - from_start[..., 1] * along[:, 0]
        close = np.abs(off) <= (float(radius) + 1) * np.sqrt(long)
        for k, e in np.argwhere(beside & close).tolist():
            if int(off[k, e]) ** 2 * square.denominator <= square.numerator * int(long[e]):
                return True
    return False
