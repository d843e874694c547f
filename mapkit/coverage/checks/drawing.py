"""All edges of a map, cut exactly at the vertices that lie on them: what the checks look at.

Integers decide what touches, crosses or lies on what.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from mapkit.coverage.checks.ring_arrays import Bool, Float, Int64, Rings, cross, dot
from mapkit.coverage.noding import Chains, chain_up, distinct_edges, points_near
from mapkit.geometry.kernel.cover import crossing_pairs
from mapkit.geometry.points import distinct

_MOST_CROSSINGS = 20_000
_MOST_NEAR = 40
"""So many pairs of an edge and a point near it are looked at for each point, ends counted; some ten
are usual where the tolerance is as large as the edges."""

_MOST_JUNCTIONS = 4
"""So many edges for each point may pass through vertices; a sound drawing has two a level."""

_MOST_SHARING = 8
"""Of more fields on one segment than this some overlap, which is found otherwise."""

_SPARE = 1000


class NearMisses(NamedTuple):
    """Vertices that lie beside an edge, within the tolerance but not on it.

    ``a`` and ``b``: (M,) int64: Ends of the edge, point indices; the edge is a whole drawn one, not
    a piece.
    """

    point: Int64
    """(M,) int64."""
    a: Int64
    b: Int64
    distance: Float
    """(M,) float64: From the point to the edge, in map units."""


class Drawing(NamedTuple):
    """The drawn edges cut into pieces that meet at their ends only, unless they cross.

    ``a`` and ``b``: (E,) int64: Point indices of the pieces' ends, in the order of the ring.

    ``unnamed_corner`` and ``unnamed_point``: (J,) int64: T-junctions: the edge that begins at that
    ring position passes through that point.
    """

    rings: Rings
    corner: Int64
    """(E,) int64: Position in ``rings.corner`` where the edge begins that a piece is part of."""
    a: Int64
    b: Int64
    field: Int64
    """(E,) int64: Index of each piece's field."""
    segment: Int64
    """(E,) int64: Index of the piece's segment; pieces between the same two points share one."""
    inside_left: Bool
    """(E,) bool: Whether the field lies to the left of the *segment* (from its smaller to its
    larger point index, positive cross products to the left)."""
    segments: Int64
    """(S, 2) int64: The distinct segments, the smaller point index first."""
    unnamed_corner: Int64
    unnamed_point: Int64
    near: NearMisses
    reach: float
    """How far near misses were looked for, in map units."""
    crossings: Int64
    """(C, 2) int64: Pairs of segments that cross inside both; of absurdly many, the first."""
    crossing_at: Float
    """(C, 2) float64: Where they cross, rounded, to show it."""
    all_cut: bool
    """Whether each edge was cut at all points on it."""
    complete: bool
    """Whether all that crosses or lies on edges was found. Where it is absurdly much, only the
    first is, and the drawing is not sound."""

    @property
    def xy(self) -> Int64:
        """Points, as in ``rings.xy``."""
        return self.rings.xy

    def on_segment(self) -> tuple[Int64, Int64]:
        """Return ``(order, start)``: pieces sorted by segment, and where each segment begins."""
        order = np.argsort(self.segment, kind="stable")
        start = np.searchsorted(self.segment[order], np.arange(len(self.segments) + 1))
        return order, start

    def unnamed(self) -> dict[int, list[int]]:
        """Return the points of the T-junctions on each edge that has some, by its ring position.

        Point indices, from the beginning of the edge to its end.
        """
        found: dict[int, list[int]] = {}
        pairs = zip(self.unnamed_corner.tolist(), self.unnamed_point.tolist(), strict=True)
        for corner, point in pairs:
            found.setdefault(corner, []).append(point)
        return found

    def fields_at_crossings(self) -> Iterator[tuple[set[int], set[int]]]:
        """Yield for each of ``crossings`` the indices of fields that use either segment."""
        if not len(self.crossings):
            return
        order, start = self.on_segment()
        for pair in self.crossings.tolist():
            first, second = (
                set(self.field[order[start[s] : start[s + 1]][:_MOST_SHARING]].tolist())
                for s in pair
            )
            yield first, second


def draw(rings: Rings, tolerance: float) -> Drawing:
    """Cut all edges at the vertices on them and find what crosses or nearly touches.

    ``tolerance`` is in map units.

    Exact but for the distances of near misses. About n log n for maps whose edges are short against
    the board; 25,000 vertices take 0.2 s. What is found is bounded by the number of vertices,
    however they lie.
    """
    xy, corner = rings.xy, rings.corner
    count = len(xy)
    start, end = corner, corner[rings.following]
    edges, edge = distinct_edges(np.stack([start, end], axis=1), count)
    reach = _reach(xy, edges, tolerance)
    used = distinct(corner)
    chains, near, all_cut = _points_on_edges(xy, used, edges, reach)
    if not all_cut:  # points on edges matter more than those near them
        reach = 0.0
        chains, near, all_cut = _points_on_edges(xy, used, edges, reach)

    # One piece after the other along every ring; edges drawn the other way read their chain
    # backwards.
    pieces = chains.pieces()[edge]
    piece_corner = np.repeat(np.arange(len(corner)), pieces)
    rank = np.arange(len(piece_corner)) - np.repeat(np.cumsum(pieces) - pieces, pieces)
    piece_edge = edge[piece_corner]
    forward = (start < end)[piece_corner]
    first, last = chains.start[piece_edge], chains.start[piece_edge + 1] - 1
    a = chains.point[np.where(forward, first + rank, last - rank)]
    b = chains.point[np.where(forward, first + rank + 1, last - rank - 1)]
    segments, segment = distinct_edges(np.stack([a, b], axis=1), count)
    ring = rings.ring_of[piece_corner]
    left_in_ring = (rings.area2 > 0) != rings.hole

    # A piece that begins elsewhere than its edge begins where the ring names no vertex.
    inner = rank > 0
    crossings = crossing_pairs(xy, segments, _MOST_CROSSINGS)
    return Drawing(
        rings=rings,
        corner=piece_corner,
        a=a,
        b=b,
        field=rings.field[ring],
        segment=segment,
        inside_left=left_in_ring[ring] == (a < b),
        segments=segments,
        unnamed_corner=piece_corner[inner],
        unnamed_point=a[inner],
        near=near,
        reach=reach,
        crossings=crossings,
        crossing_at=_crossing_points(xy, segments, crossings),
        all_cut=all_cut,
        complete=all_cut and len(crossings) < _MOST_CROSSINGS,
    )


def _reach(xy: Int64, edges: Int64, tolerance: float) -> float:
    """Look for near misses within the tolerance, but no farther than an edge is long.

    A tolerance that is as large as the board by mistake would make everything near
    everything.
    """
    if not len(edges):
        return tolerance
    d = (xy[edges[:, 1]] - xy[edges[:, 0]]).astype(np.float64)
    length = np.hypot(d[:, 0], d[:, 1])
    if 2 * np.count_nonzero(length >= tolerance) > len(length):
        return tolerance  # the median, which takes longer to find, is no shorter
    return float(np.median(length))


def _points_on_edges(
    xy: Int64, used: Int64, edges: Int64, reach: float
) -> tuple[Chains, NearMisses, bool]:
    """Find the points on and near each edge, without its ends; and whether these are all."""
    none = np.zeros(0, dtype=np.int64)
    found = [(none, none, none, none)]
    distances: list[Float] = [np.zeros(0)]
    most = _MOST_NEAR * len(xy) + _SPARE
    tried = 0
    for e, v in points_near(xy, used, edges, int(np.ceil(reach)) + 1, most):
        tried += len(e)
        p, q, r = xy[edges[e, 0]], xy[edges[e, 1]], xy[v]
        side = cross(p, q, r)
        beside = (dot(p, q, r) > 0) & (dot(q, p, r) > 0)
        on = beside & (side == 0)
        length = np.hypot(*(q - p).astype(np.float64).T)
        to_ends = np.minimum(*(np.hypot(*(r - s).astype(np.float64).T) for s in (p, q)))
        distance = np.where(beside, np.abs(side.astype(np.float64)) / length, to_ends)
        close = ~on & (distance <= reach)
        found.append((e[on], v[on], e[close], v[close]))
        distances.append(distance[close])
    on_edge, on_point, near_edge, near_point = (
        np.concatenate([part[k] for part in found]) for k in range(4)
    )
    allowed = _MOST_JUNCTIONS * len(xy) + _SPARE
    complete = tried + 2 * len(edges) < most and len(on_edge) <= allowed
    on_edge, on_point = on_edge[:allowed], on_point[:allowed]
    ends = edges[near_edge]
    near = NearMisses(near_point, ends[:, 0], ends[:, 1], np.concatenate(distances))
    return chain_up(xy, edges, on_edge, on_point), near, complete


def _crossing_points(xy: Int64, segments: Int64, crossings: Int64) -> Float:
    if not len(crossings):
        return np.zeros((0, 2))
    ends = xy[segments[crossings]].astype(np.float64)
    a, c = ends[:, 0, 0], ends[:, 1, 0]
    u, v = ends[:, 0, 1] - a, ends[:, 1, 1] - c
    w = c - a
    along = (w[:, 0] * v[:, 1] - w[:, 1] * v[:, 0]) / (u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0])
    result: Float = a + along[:, None] * u
    return result
