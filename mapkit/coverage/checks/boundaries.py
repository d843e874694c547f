"""What two fields share: adjacency for the checks, and where a place on a boundary lies."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import NamedTuple

import numpy as np

from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.overlaps import MOST_PAIRS, Overlaps, Pair, pairs_of_fields
from mapkit.coverage.checks.ring_arrays import Int64
from mapkit.geometry.points import distinct
from mapkit.model import Point


def adjacent_pairs(drawing: Drawing, overlaps: Overlaps) -> frozenset[Pair]:
    """Return the pairs that share a boundary of positive length and do not overlap.

    Exact; about n log n in the number of edges.
    """
    most = 4 * len(drawing.segments) + MOST_PAIRS  # a segment of a sound drawing parts two a level
    return frozenset(pairs_of_fields(drawing.segment, drawing.field, most) - overlaps.pairs)


class SharedBoundary(NamedTuple):
    """The segments that two fields share."""

    ends: Int64
    """(N, 2, 2) int64: Both points of each segment, in map units."""
    piece: Int64
    """(N,) int64: Which unbroken piece of the boundary the segment belongs to."""

    def locate(self, point: Point) -> tuple[float, frozenset[int], tuple[float, float]]:
        """Find the place on the boundary next to a point, in map units.

        Returns how far it is, the pieces that come that near, and the nearest place. Measured in
        floating point.

        Raises ``ValueError`` where the two fields share no segment.
        """
        p = np.array(point, dtype=np.int64)
        a, b = self.ends[:, 0], self.ends[:, 1]
        along = (b - a).astype(np.float64)
        length2 = (along**2).sum(axis=1)
        t = np.clip(((p - a) * along).sum(axis=1) / length2, 0.0, 1.0)
        foot = a + t[:, None] * along
        distance = np.hypot(*(p - foot).T)
        nearest = int(np.argmin(distance))
        close = distance <= distance[nearest] + 1e-6
        place = (float(foot[nearest, 0]), float(foot[nearest, 1]))
        return float(distance[nearest]), frozenset(self.piece[close].tolist()), place

    def nearest_place(
        self, at: tuple[Point, Point], tolerance: float
    ) -> tuple[tuple[Point, Point], bool] | None:
        """Find the place on one piece of the boundary next to a portal that stands off it.

        ``tolerance`` is in map units. Returns both ends in whole map units, and whether this place
        is the only one that can be meant: the portal keeps its length to the tolerance and moves by
        no more than that, and any other piece is twice as far. None where the portal would have no
        length.
        """
        far: dict[int, tuple[float, tuple[Point, Point]]] = {}
        for piece in set(self.piece.tolist()):
            part = self.piece == piece
            (a, _, p), (b, _, q) = map(SharedBoundary(self.ends[part], self.piece[part]).locate, at)
            far[piece] = max(a, b), ((round(p[0]), round(p[1])), (round(q[0]), round(q[1])))
        (distance, ends), *others = sorted(far.values())
        if ends[0] == ends[1]:
            return None
        alone = all(other >= 2 * distance for other, _ in others)
        length = math.dist(*at)
        kept = abs(math.dist(*ends) - length) <= tolerance
        return ends, alone and kept and distance <= length


def shared_boundary(drawing: Drawing, f: int, g: int) -> SharedBoundary:
    """Collect what two fields share, in unbroken pieces.

    ``f`` and ``g``: Indices of the fields.

    Linear in the number of all edges, and about n log n in the number of those that the two share.
    """
    one, other = (distinct(drawing.segment[drawing.field == k]) for k in (f, g))
    common = np.intersect1d(one, other, assume_unique=True)
    segments = drawing.segments[common]
    beside: dict[int, list[int]] = defaultdict(list)
    for a, b in segments.tolist():
        beside[a].append(b)
        beside[b].append(a)
    piece_of: dict[int, int] = {}
    for number, start in enumerate(beside):
        waiting = [] if start in piece_of else [start]
        while waiting:
            here = waiting.pop()
            piece_of[here] = number
            waiting += [other for other in beside[here] if other not in piece_of]
    piece = np.array([piece_of[i] for i in segments[:, 0].tolist()], dtype=np.int64)
    return SharedBoundary(drawing.xy[segments], piece)
