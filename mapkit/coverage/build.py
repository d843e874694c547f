"""From a map to the mesh that the sight kernel walks on."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np
import pythoncdt as cdt
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.coverage.noding import NodedRings, node_rings
from mapkit.errors import InvalidMapError
from mapkit.model import GameMap

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["build_mesh"]

Int64 = NDArray[np.int64]


def build_mesh(game_map: GameMap) -> Mesh:
    """Triangulate the board and tell for every triangle which fields it belongs to.

    Parameters
    ----------
    game_map : GameMap
        A map without geometric errors (``check_map``); T-junctions need not be noded.

    Returns
    -------
    Mesh

    Raises
    ------
    InvalidMapError
        If fields overlap in another way than a tunnel below a walkway, or edges cross
        elsewhere than at vertices.

    Notes
    -----
    Takes n log n time for n vertices; 25,000 vertices take about 0.3 s. Exact for coordinates
    below 2**30 in size: the triangulation is checked with integers before it is used.
    """
    noded = node_rings(game_map)
    xy = _with_frame(noded.xy)
    triangles = _triangulate(xy, np.unique(noded.edges, axis=0))
    neighbours = _neighbours(triangles, len(xy))
    triangle_place, place_fields = _places(game_map, noded, triangles, neighbours, len(xy))
    return Mesh(
        field_ids=tuple(game_map.fields),
        xy=xy,
        vertex_ids=noded.vertex_ids + ("",) * 4,
        triangles=triangles.astype(np.int32),
        neighbours=neighbours.astype(np.int32),
        triangle_place=triangle_place,
        place_fields=place_fields,
    )


def _with_frame(xy: Int64) -> Int64:
    low = xy.min(axis=0) if len(xy) else np.zeros(2, np.int64)
    high = xy.max(axis=0) if len(xy) else np.ones(2, np.int64)
    room = 2**30 - 1 - int(np.abs([low, high]).max())
    margin = max(1, min(int((high - low).max()) // 8, room))
    (x0, y0), (x1, y1) = low - margin, high + margin
    frame = np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], dtype=np.int64)
    return np.concatenate([xy, frame])


def _triangulate(xy: Int64, edges: Int64) -> Int64:
    t = cdt.Triangulation(
        cdt.VertexInsertionOrder.AUTO, cdt.IntersectingConstraintEdges.NOT_ALLOWED, 0.0
    )
    n = len(xy)
    frame = np.array([[n - 4, n - 3], [n - 3, n - 2], [n - 2, n - 1], [n - 4, n - 1]])
    try:
        t.insert_vertices(cast("Buffer", np.ascontiguousarray(xy, dtype=np.float64)))
        t.insert_edges(
            cast("Buffer", np.ascontiguousarray(np.concatenate([edges, frame]), dtype=np.uint32))
        )
        t.erase_outer_triangles()
    except RuntimeError as error:
        raise InvalidMapError(
            "edges of fields cross elsewhere than at vertices; run 'mapkit check'", ()
        ) from error
    triangles = t.triangles_array()["vertices"].astype(np.int64).reshape(-1, 3)
    _verify(xy, triangles, edges)
    return triangles


def _verify(xy: Int64, triangles: Int64, edges: Int64) -> None:
    """Hold the float library to integers: orientation, area and every constraint."""
    a, b, c = (xy[triangles[:, k]] for k in range(3))
    u, v = b - a, c - a
    area = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
    n = len(xy)
    low, high = xy[n - 4].tolist(), xy[n - 2].tolist()
    whole = 2 * (high[0] - low[0]) * (high[1] - low[1])
    keys = np.sort(
        np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]]), axis=1
    )
    have = keys[:, 0] * n + keys[:, 1]
    missing = np.setdiff1d(edges[:, 0] * n + edges[:, 1], have)
    if (area <= 0).any() or sum(area.tolist()) != whole or len(missing):
        raise InvalidMapError(
            "the edges of the fields do not make a clean drawing; run 'mapkit check'", ()
        )


def _neighbours(triangles: Int64, n: int) -> Int64:
    a = triangles.reshape(-1)
    b = triangles[:, [1, 2, 0]].reshape(-1)
    key, twin = a * n + b, b * n + a
    order = np.argsort(key)
    at = np.minimum(np.searchsorted(key[order], twin), len(key) - 1)
    found = key[order][at] == twin
    return np.where(found, order[at] // 3, -1).reshape(-1, 3)


def _places(
    game_map: GameMap, noded: NodedRings, triangles: Int64, neighbours: Int64, n: int
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Flood the triangles from the frame; crossing an edge enters or leaves its fields."""
    fields_of: dict[int, frozenset[int]] = {}
    for key, f in zip(
        (noded.edges[:, 0] * n + noded.edges[:, 1]).tolist(),
        noded.edge_field.tolist(),
        strict=True,
    ):
        fields_of[key] = fields_of.get(key, frozenset()) ^ {f}
    a = triangles
    b = triangles[:, [1, 2, 0]]
    side_key = (np.minimum(a, b) * n + np.maximum(a, b)).tolist()
    around = neighbours.tolist()
    levels = [item.level for item in game_map.fields.values()]
    ids = list(game_map.fields)
    nothing: frozenset[int] = frozenset()

    place_of: dict[tuple[int, int], int] = {}
    place_fields: list[tuple[int, int]] = [(-1, -1)]
    label = [-1] * len(around)
    start = int(np.nonzero((triangles >= n - 4).any(axis=1))[0][0])
    # Two nested walks: `inside` stays within one face, `across` holds the first triangles of
    # faces not yet entered, so that a void face gets one place number.
    across: list[tuple[int, frozenset[int], int]] = [(start, nothing, 0)]
    while across:
        first, members, place = across.pop()
        if label[first] >= 0:
            continue
        if place < 0:
            place = _place_number(members, levels, ids, place_of, place_fields)
        label[first] = place
        inside = [first]
        while inside:
            t = inside.pop()
            for k in range(3):
                other = around[t][k]
                if other < 0 or label[other] >= 0:
                    continue
                toggles = fields_of.get(side_key[t][k], nothing)
                if toggles:
                    across.append((other, members ^ toggles, -1))
                else:
                    label[other] = place
                    inside.append(other)
    return np.array(label, dtype=np.int32), np.array(place_fields, dtype=np.int32)


def _place_number(
    members: frozenset[int],
    levels: list[int],
    ids: list[str],
    place_of: dict[tuple[int, int], int],
    place_fields: list[tuple[int, int]],
) -> int:
    if not members:
        place_fields.append((-1, -1))
        return len(place_fields) - 1
    pair = [-1, -1]
    for f in sorted(members):
        if pair[levels[f] > 0] >= 0:
            names = " and ".join(ids[i] for i in sorted(members))
            raise InvalidMapError(f"fields {names} overlap; run 'mapkit check'", ())
        pair[levels[f] > 0] = f
    key = (pair[0], pair[1])
    if key not in place_of:
        place_of[key] = len(place_fields)
        place_fields.append(key)
    return place_of[key]
