"""Noding: every vertex that lies on another field's edge becomes a vertex of that field too.

Only integers decide, so noding changes no shape: a vertex is inserted into an edge only where it
lies on it exactly.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.model import GameMap

__all__ = ["NodedRings", "node_rings"]

Int64 = NDArray[np.int64]


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

    Returns
    -------
    NodedRings

    Notes
    -----
    Exact for ``|x|, |y| < 2**30``. An R-tree proposes the vertices near an edge, integer
    orientation decides; time grows as n log n with the number of vertices.
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
    edges = np.array([starts, ends], dtype=np.int64).T.reshape(-1, 2)
    edge_field = np.array(owner, dtype=np.int64)
    keep = edges[:, 0] != edges[:, 1]
    edges, edge_field = np.sort(edges[keep], axis=1), edge_field[keep]
    cut, cut_field = _cut(xy, edges, edge_field)
    return NodedRings(xy, tuple(ids), cut, cut_field)


def _cut(xy: Int64, edges: Int64, edge_field: Int64) -> tuple[Int64, Int64]:
    if not len(edges):
        return edges, edge_field
    unique, inverse = np.unique(edges, axis=0, return_inverse=True)
    inverse = inverse.reshape(-1)
    points = shapely.points(xy.astype(np.float64))
    tree = shapely.STRtree(np.asarray(points))
    a, b = xy[unique[:, 0]], xy[unique[:, 1]]
    boxes = shapely.box(
        np.minimum(a[:, 0], b[:, 0]),
        np.minimum(a[:, 1], b[:, 1]),
        np.maximum(a[:, 0], b[:, 0]),
        np.maximum(a[:, 1], b[:, 1]),
    )
    e, v = tree.query(boxes)
    p = xy[v] - a[e]
    d = (b - a)[e]
    on = (
        (d[:, 0] * p[:, 1] == d[:, 1] * p[:, 0]) & (v != unique[e, 0]) & (v != unique[e, 1])
    )  # inside the box and on the line: on the edge
    e, v, d, p = e[on], v[on], d[on], p[on]
    if not len(e):
        return edges, edge_field
    # Along one edge the larger coordinate difference orders the points on it.
    along = np.where(
        np.abs(d[:, 0]) >= np.abs(d[:, 1]), p[:, 0] * np.sign(d[:, 0]), p[:, 1] * np.sign(d[:, 1])
    )
    order = np.lexsort((along, e))
    pieces: dict[int, list[int]] = {}
    for k in order:
        pieces.setdefault(int(e[k]), []).append(int(v[k]))
    out: list[tuple[int, int]] = []
    out_field: list[int] = []
    for row, u in enumerate(inverse.tolist()):
        i, j = unique[u].tolist()
        chain = [i, *pieces.get(u, ()), j]
        for s, t in itertools.pairwise(chain):
            out.append((s, t) if s < t else (t, s))
            out_field.append(int(edge_field[row]))
    return np.array(out, dtype=np.int64), np.array(out_field, dtype=np.int64)
