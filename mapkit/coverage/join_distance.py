"""How far apart the neighbours of a drawing lie, and so which borders are to become one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon

from mapkit.errors import UsageError
from mapkit.messages import phrase

Shapes = NDArray[np.object_]
Float = NDArray[np.float64]
Int64 = NDArray[np.int64]

_MOST_LEAP = 1 / 3  # of the side of a middling shape: shapes farther apart are not joined unasked
_SAMPLES = 20_000
_GROWTH = 1.5
_TOUCHING = 2.0
_LONG = 1  # borders of neighbours run beside each other for so many times their distance
_PLACES = 2  # and in so many places at least


@dataclass(frozen=True, slots=True, eq=False)
class JoinDistances:
    """What was measured in a drawing, in units of its shapes."""

    proposed: float
    """As :func:`proposed_join` says."""
    found: Float
    """(P,) float64: For each pair of neighbours the distance from which on it is found, in
    ascending order."""

    def neighbours(self, distance: float) -> int:
        """Return how many pairs of neighbours a distance finds."""
        return int(np.searchsorted(self.found, distance, side="right"))

    def times(self, unit: float) -> JoinDistances:
        """Return the same in another unit."""
        return JoinDistances(self.proposed * unit, self.found * unit)


@dataclass(frozen=True, slots=True)
class _Places:
    """Places on borders: of which shape, which other one is next, how far away, border for each."""

    shape: Int64
    other: Int64
    away: Float
    length: Float


def proposed_join(shapes: Sequence[Polygon]) -> float:
    """Propose up to which distance borders are one, measured in the drawing.

    The distance is in map units. Beyond it, hardly any more of the borders finds a neighbour; 2
    where the shapes share their borders already.

    Some 20,000 places on the borders are asked how far the next shape is: up to a few seconds.
    """
    return join_distances(shapes).proposed


def join_distances(shapes: Sequence[Polygon]) -> JoinDistances:
    """Measure how far apart neighbours lie, as :func:`proposed_join`.

    Two shapes count as neighbours from the distance on along which as much of their borders runs
    beside each other, as far as the places that were asked tell. Where borders are hardly longer
    than slits are wide, some of the pairs are missed.

    Raises ``UsageError`` as for :func:`mapkit.coverage.join_distance.refuse_piles`.
    """
    given = np.array(list(shapes), dtype=object)
    if len(given) < 2:
        return JoinDistances(_TOUCHING, np.empty(0))
    refuse_piles(given)
    most = _MOST_LEAP * float(np.sqrt(np.median(shapely.area(given))))
    places = _asked(given, most)
    return JoinDistances(_proposal(places.away, most), _found(places))


def _proposal(away: Float, most: float) -> float:
    near = np.sort(away[away <= most * _GROWTH])
    if not len(near) or near[len(near) * 9 // 10] <= 1.0:
        return _TOUCHING
    steps = np.geomspace(_TOUCHING, max(most, _TOUCHING), 60)
    within = np.searchsorted(near, steps, side="right") / len(near)
    beyond = np.searchsorted(near, steps * _GROWTH, side="right") / len(near)
    added = np.where(within >= within.max() / 2, beyond - within, np.inf)
    return float(steps[int(np.argmin(added))])


def _asked(given: Shapes, most: float) -> _Places:
    """Ask places on the borders for the next shape; those that have none are left out."""
    rings = shapely.boundary(given)
    length = shapely.length(rings)
    step = max(float(length.sum()) / _SAMPLES, 1e-9)
    number = np.maximum(4, np.ceil(length / step)).astype(np.int64)
    of = np.repeat(np.arange(len(given)), number)
    first = np.cumsum(number) - number
    share = (np.arange(len(of)) - first[of]) / number[of]
    points = shapely.line_interpolate_point(_one_line(rings)[of], share, normalized=True)
    at, other = shapely.STRtree(rings).query(points, predicate="dwithin", distance=_GROWTH * most)
    foreign = other != of[at]
    at, other = at[foreign], other[foreign]
    away = shapely.distance(points[at], rings[other])
    order = np.lexsort((away, at))
    next_ = order[np.unique(at[order], return_index=True)[1]]
    shape = of[at[next_]]
    return _Places(shape, other[next_], away[next_], (length / number)[shape])


def _found(places: _Places) -> Float:
    """Return for each pair from which distance on it is found, in ascending order."""
    low, high = np.minimum(places.shape, places.other), np.maximum(places.shape, places.other)
    order = np.lexsort((places.away, high, low))
    low, high, away = low[order], high[order], places.away[order]
    begins = np.append(True, (low[1:] != low[:-1]) | (high[1:] != high[:-1]))
    first = np.flatnonzero(begins)[np.cumsum(begins) - 1]
    sums = np.append(0.0, np.cumsum(places.length[order]))
    beside = sums[1:] - sums[first]
    enough = (np.arange(len(away)) - first + 1 >= _PLACES) & (beside >= _LONG * away)
    pairs = np.unique(first[enough], return_index=True)[1]
    return np.sort(away[enough][pairs])


def _one_line(rings: Shapes) -> Shapes:
    """Return the longest line of each, so that places can be taken along it."""
    out = []
    for ring in rings:
        parts = shapely.get_parts(ring)
        out.append(max(parts, key=lambda part: part.length))
    return np.array(out, dtype=object)


_MOST_OVERLAPS = 40  # overlapping pairs for each shape; beyond this the shapes are no map
_AT_ONCE = 20


def refuse_piles(given: NDArray[np.object_]) -> None:
    """Refuse shapes most of which lie on each other, before any long work on them.

    Raises ``UsageError`` where more than 40 pairs for each shape overlap.
    """
    tree = shapely.STRtree(given)
    found, most = 0, 2 * _MOST_OVERLAPS * max(len(given), 100)
    for first in range(0, len(given), _AT_ONCE):  # in a pile the first ones tell
        a, b = tree.query(given[first : first + _AT_ONCE], predicate="intersects")
        found += int(np.count_nonzero(a + first != b))
        if found > most:
            raise UsageError(
                phrase(
                    "most of the {count} shapes lie on each other; "
                    "leave out layers that are not fields, or import one layer at a time",
                    count=len(given),
                )
            )
