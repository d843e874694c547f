"""Noding: every vertex that lies on another field's edge becomes a vertex of that field too.

Only integers decide, so noding changes no shape: a vertex is inserted into an edge only where it
lies on it exactly.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import cover
from mapkit.model import GameMap

Int64 = NDArray[np.int64]

# Edges looked up at a time: a long one on a large map has many vertices in its box.
_CHUNK = 2000

# Edges that pass through a point: two a level in a sound drawing. More are left out.
_MOST_ON_EDGES = 8


class Chains(NamedTuple):
    """Edges with the points that lie on them."""

    point: Int64
    """(C,) int64: Point indices, edge after edge, each from its first end to its last."""
    start: Int64
    """(E + 1,) int64: Where each edge begins in ``point``."""

    def pieces(self) -> Int64:
        """Return for every edge into how many pieces it is cut, (E,) int64."""
        return np.diff(self.start) - 1


class NodedRings(NamedTuple):
    """The edges of all fields, cut at every vertex that lies on them."""

    xy: Int64
    """(V, 2) int64: Distinct points of the vertices that some ring uses, in map units."""
    vertex_ids: tuple[str, ...]
    """The first id in the map that names the point."""
    edges: Int64
    """(E, 2) int64: Pairs of vertex indices, the smaller first, one row for each edge of each
    field."""
    edge_field: Int64
    """(E,) int64: Index of the field each row belongs to, sorted."""

    def of_fields(self, fields: Int64) -> NodedRings:
        """Return the edges of some fields, (M,) int64 and sorted, with the points they use.

        They stay cut at the vertices of all fields. ``edge_field`` counts the M fields.
        """
        first = np.searchsorted(self.edge_field, fields)
        many = np.searchsorted(self.edge_field, fields, side="right") - first
        owner = np.repeat(np.arange(len(fields)), many)
        rank = np.arange(len(owner)) - np.repeat(np.cumsum(many) - many, many)
        points, edges = np.unique(self.edges[first[owner] + rank], return_inverse=True)
        ids = tuple(self.vertex_ids[k] for k in points.tolist())
        return NodedRings(self.xy[points], ids, edges.reshape(-1, 2), owner)


def node_rings(game_map: GameMap, only: Collection[str] | None = None) -> NodedRings:
    """Cut the rings of all fields at the vertices that lie on them.

    Every vertex that the rings of ``game_map`` name is there. ``only`` are fields whose edges are
    wanted; they are cut at the vertices of all.

    Exact for coordinates below 2**30 in size. Time grows as n log n for maps whose edges are short
    against the board.

    Raises ``KeyError`` where a ring names a vertex that the map does not have.
    """
    vertices = game_map.vertices
    rings = [ring for item in game_map.fields.values() for ring in item.rings]
    places: dict[tuple[int, int], int] = {}
    number = {
        i: places.setdefault(vertices[i], len(places))
        for i in dict.fromkeys(itertools.chain.from_iterable(rings))
    }
    ids: dict[int, str] = {}
    for i, k in number.items():
        ids.setdefault(k, i)
    xy = np.array(list(places), dtype=np.int64).reshape(-1, 2)
    long = np.array([len(ring) for ring in rings], dtype=np.int64)
    starts = np.fromiter(
        map(number.__getitem__, itertools.chain.from_iterable(rings)), np.int64, int(long.sum())
    )
    first = np.cumsum(long) - long
    following = np.arange(1, len(starts) + 1)
    following[(first + long - 1)[long > 0]] = first[long > 0]
    owner = np.repeat(
        [f for f, item in enumerate(game_map.fields.values()) for _ in item.rings], long
    ).astype(np.int64)
    ends = starts[following]
    keep = starts != ends
    if only is not None:
        keep &= np.array([f in only for f in game_map.fields], dtype=np.bool_)[owner]
    edges, edge = distinct_edges(np.stack([starts[keep], ends[keep]], axis=1), len(xy))
    chains = _cut(xy, edges)
    pieces = chains.pieces()[edge]
    rank = np.arange(pieces.sum()) - np.repeat(np.cumsum(pieces) - pieces, pieces)
    at_ = np.repeat(chains.start[edge], pieces) + rank
    cut = np.stack([chains.point[at_], chains.point[at_ + 1]], axis=1)
    return NodedRings(xy, tuple(ids.values()), np.sort(cut, axis=1), np.repeat(owner[keep], pieces))


def distinct_edges(edges: Int64, points: int) -> tuple[Int64, Int64]:
    """Return the edges without repetitions, smaller end first, and where each one went.

    ``edges``, (E, 2) int64, are point indices below ``points``, in any order.

    About n log n. ``points`` is below 2**31, so that the number of an edge fits 64 bits.

    Returns
    -------
    distinct : (D, 2) int64
        Sorted.
    place : (E,) int64
        Row in ``distinct`` of each edge.
    """
    # One number for an edge: rows of two are sorted ten times more slowly.
    a, b = edges.T
    keys, place = np.unique(np.minimum(a, b) * points + np.maximum(a, b), return_inverse=True)
    return np.stack(np.divmod(keys, max(points, 1)), axis=1), place.reshape(-1)


def _cut(xy: Int64, edges: Int64) -> Chains:
    """Find the points that lie on edges: an R-tree proposes, integers decide."""
    on_edge, on_point = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    most = 2 * len(edges) + _MOST_ON_EDGES * len(xy) + 1000  # the ends of edges are counted, too
    for e, v in points_near(xy, np.arange(len(xy)), edges, 0, most):
        a = xy[edges[e, 0]]
        d, p = xy[edges[e, 1]] - a, xy[v] - a
        # In the box of an edge and on its line is on the edge.
        on = d[:, 0] * p[:, 1] == d[:, 1] * p[:, 0]
        on_edge.append(e[on])
        on_point.append(v[on])
    return chain_up(xy, edges, np.concatenate(on_edge), np.concatenate(on_point))


def points_near(
    xy: Int64, used: Int64, edges: Int64, margin: int = 0, most: int = 2**31 - 1
) -> Iterator[tuple[Int64, Int64]]:
    """Yield the points near edges, some edges at a time.

    Yields (M,) int64: row of the edge and index of the point, which is none of its ends.

    Parameters
    ----------
    xy : (P, 2) int64
    used : (U,) int64
        Indices of the points to look at.
    edges : (E, 2) int64
        Point indices of the ends.
    margin : int
        How far from an edge a point may be, in map units; some that are farther come along.
    most : int
        After so many pairs no more are looked for. The ends of edges are counted.
    """
    ends = xy[edges].reshape(-1, 4)
    left = most
    for first in range(0, len(edges), _CHUNK):
        near, point = cover.points_near(xy[used], ends[first : first + _CHUNK], margin, left)
        left -= len(near)
        e, v = near.astype(np.int64) + first, used[point]
        apart = (v != edges[e, 0]) & (v != edges[e, 1])
        yield e[apart], v[apart]
        if left <= 0:
            return


def chain_up(xy: Int64, edges: Int64, on_edge: Int64, on_point: Int64) -> Chains:
    """Put the points on edges in order, from each edge's first end to its last.

    About n log n in the number of points. Exact: nothing is measured.

    Parameters
    ----------
    xy : (P, 2) int64
    edges : (E, 2) int64
    on_edge, on_point : (M,) int64
        Row of an edge and index of a point on it, between its ends, in any order.
    """
    if not len(on_edge):
        return Chains(edges.reshape(-1), np.arange(0, 2 * len(edges) + 1, 2))
    every = np.arange(len(edges))
    owner = np.concatenate([every, on_edge, every])
    point = np.concatenate([edges[:, 0], on_point, edges[:, 1]])
    # Along a straight edge both coordinates move one way, so the steps on the axes tell the order.
    steps = np.abs(xy[point] - xy[edges[owner, 0]]).sum(axis=1)
    number = np.bincount(owner, minlength=len(edges))
    return Chains(point[np.lexsort((steps, owner))], np.concatenate([[0], np.cumsum(number)]))
