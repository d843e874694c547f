"""Noding: every vertex that lies on another field's edge becomes a vertex of that field too.

Only integers decide, so noding changes no shape: a vertex is inserted into an edge only where it
lies on it exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.model import GameMap

__all__ = ["Chains", "NodedRings", "chain_up", "node_rings", "points_near"]

Int64 = NDArray[np.int64]

# Edges looked up at a time: a long one on a large map has many vertices in its box.
_CHUNK = 2000


@dataclass(frozen=True, slots=True)
class Chains:
    """Edges with the points that lie on them.

    Attributes
    ----------
    point : (C,) int64
        Point indices, edge after edge, each from its first end to its last.
    start : (E + 1,) int64
        Where each edge begins in ``point``.
    """

    point: Int64
    start: Int64

    def pieces(self) -> Int64:
        """Return for every edge into how many pieces it is cut, (E,) int64."""
        return np.diff(self.start) - 1


@dataclass(frozen=True, slots=True)
class NodedRings:
    """The edges of all fields, cut at every vertex that lies on them.

    Attributes
    ----------
    xy : (V, 2) int64
        Distinct points of the vertices that some ring uses, in map units.
    vertex_ids : tuple of str
        The first id in the map that names the point.
    edges : (E, 2) int64
        Pairs of vertex indices, the smaller first, one row for each edge of each field.
    edge_field : (E,) int64
        Index of the field each row belongs to.
    """

    xy: Int64
    vertex_ids: tuple[str, ...]
    edges: Int64
    edge_field: Int64


def node_rings(game_map: GameMap) -> NodedRings:
    """Cut the rings of all fields at the vertices that lie on them.

    Parameters
    ----------
    game_map : GameMap
        Every vertex that its rings name is there.

    Notes
    -----
    Exact for coordinates below 2**30 in size. Time grows as n log n for maps whose edges are
    short against the board.
    """
    index: dict[tuple[int, int], int] = {}
    ids: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    owner: list[int] = []
    vertices = game_map.vertices
    for f, item in enumerate(game_map.fields.values()):
        for ring in item.rings:
            at = []
            for vertex_id in ring:
                point = vertices[vertex_id]
                i = index.get(point)
                if i is None:
                    i = index[point] = len(ids)
                    ids.append(vertex_id)
                at.append(i)
            starts.extend(at)
            ends.extend(at[1:] + at[:1])
            owner.extend([f] * len(at))
    xy = np.array(list(index), dtype=np.int64).reshape(-1, 2)
    drawn = np.sort(np.array([starts, ends], dtype=np.int64).T.reshape(-1, 2), axis=1)
    keep = drawn[:, 0] != drawn[:, 1]
    edges, edge = np.unique(drawn[keep], axis=0, return_inverse=True)
    edge = edge.reshape(-1)
    chains = _cut(xy, edges)
    pieces = chains.pieces()[edge]
    rank = np.arange(pieces.sum()) - np.repeat(np.cumsum(pieces) - pieces, pieces)
    at_ = np.repeat(chains.start[edge], pieces) + rank
    cut = np.stack([chains.point[at_], chains.point[at_ + 1]], axis=1)
    field = np.array(owner, dtype=np.int64)[keep]
    return NodedRings(xy, tuple(ids), np.sort(cut, axis=1), np.repeat(field, pieces))


def _cut(xy: Int64, edges: Int64) -> Chains:
    """Find the points that lie on edges: an R-tree proposes, integers decide."""
    on_edge, on_point = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    for e, v in points_near(xy, np.arange(len(xy)), edges):
        a = xy[edges[e, 0]]
        d, p = xy[edges[e, 1]] - a, xy[v] - a
        # In the box of an edge and on its line is on the edge.
        on = d[:, 0] * p[:, 1] == d[:, 1] * p[:, 0]
        on_edge.append(e[on])
        on_point.append(v[on])
    return chain_up(xy, edges, np.concatenate(on_edge), np.concatenate(on_point))


def points_near(
    xy: Int64, used: Int64, edges: Int64, margin: float = 0.0
) -> Iterator[tuple[Int64, Int64]]:
    """Yield the points in the boxes round edges, some edges at a time.

    Parameters
    ----------
    xy : (P, 2) int64
    used : (U,) int64
        Indices of the points to look at.
    edges : (E, 2) int64
        Point indices of the ends.
    margin : float
        How far the boxes reach beyond the edges.

    Yields
    ------
    edge, point : (M,) int64
        Row of the edge and index of the point, which is none of its ends.
    """
    if not len(edges):
        return
    tree = shapely.STRtree(np.asarray(shapely.points(xy[used].astype(np.float64))))
    a, b = xy[edges[:, 0]].astype(np.float64), xy[edges[:, 1]].astype(np.float64)
    low, high = np.minimum(a, b) - margin, np.maximum(a, b) + margin
    boxes = shapely.box(low[:, 0], low[:, 1], high[:, 0], high[:, 1])
    for first in range(0, len(edges), _CHUNK):
        e, v = tree.query(boxes[first : first + _CHUNK])
        e, v = e + first, used[v]
        apart = (v != edges[e, 0]) & (v != edges[e, 1])
        yield e[apart], v[apart]


def chain_up(xy: Int64, edges: Int64, on_edge: Int64, on_point: Int64) -> Chains:
    """Put the points on edges in order, from each edge's first end to its last.

    Parameters
    ----------
    xy : (P, 2) int64
    edges : (E, 2) int64
    on_edge, on_point : (M,) int64
        Row of an edge and index of a point on it, between its ends, in any order.
    """
    every = np.arange(len(edges))
    owner = np.concatenate([every, on_edge, every])
    point = np.concatenate([edges[:, 0], on_point, edges[:, 1]])
    # Along a straight edge both coordinates move one way, so the steps on the axes tell the order.
    steps = np.abs(xy[point] - xy[edges[owner, 0]]).sum(axis=1)
    number = np.bincount(owner, minlength=len(edges))
    return Chains(point[np.lexsort((steps, owner))], np.concatenate([[0], np.cumsum(number)]))
