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
    """Tell for every triangle its place; crossing an edge enters or leaves its fields."""
    toggles = _toggles(noded, n)
    a, b = triangles, triangles[:, [1, 2, 0]]
    side_key = np.minimum(a, b) * n + np.maximum(a, b)
    keys = np.fromiter(toggles, np.int64, len(toggles))
    border = np.isin(side_key, keys)
    face = _faces(neighbours, border)
    levels = [item.level for item in game_map.fields.values()]
    ids = list(game_map.fields)

    # One border between two faces tells what the other one has more or less than the first.
    t, k = np.nonzero(border & (neighbours >= 0))
    here, there, key = face[t], face[neighbours[t, k]], side_key[t, k]
    _, one = np.unique(here * (int(face.max()) + 1) + there, return_index=True)
    beside: dict[int, list[tuple[int, int]]] = {}
    for x, y, edge in zip(here[one].tolist(), there[one].tolist(), key[one].tolist(), strict=True):
        beside.setdefault(x, []).append((y, edge))

    start = int(face[np.nonzero((triangles >= n - 4).any(axis=1))[0][0]])
    place_of: dict[tuple[int, int], int] = {}
    place_fields: list[tuple[int, int]] = [(-1, -1)]
    place_of_face = np.full(int(face.max()) + 1, -1, np.int32)
    place_of_face[start] = 0
    waiting: list[tuple[int, frozenset[int]]] = [(start, frozenset())]
    while waiting:
        at, members = waiting.pop()
        for other, edge in beside.get(at, ()):
            if place_of_face[other] < 0:
                inside = members ^ toggles[edge]
                place_of_face[other] = _place_number(inside, levels, ids, place_of, place_fields)
                waiting.append((other, inside))
    return place_of_face[face], np.array(place_fields, dtype=np.int32)


def _toggles(noded: NodedRings, n: int) -> dict[int, frozenset[int]]:
    """Return for every edge that is a border the fields one enters or leaves across it.

    A field whose rings run along an edge twice is on both sides of it.
    """
    fields = int(noded.edge_field.max()) + 1 if len(noded.edge_field) else 1
    edge, owner = np.unique(noded.edges[:, 0] * n + noded.edges[:, 1], return_inverse=True)
    pair, times = np.unique(owner.reshape(-1) * fields + noded.edge_field, return_counts=True)
    odd = pair[times % 2 == 1]
    found: dict[int, frozenset[int]] = {}
    for key, field in zip(edge[odd // fields].tolist(), (odd % fields).tolist(), strict=True):
        found[key] = found.get(key, frozenset()) | {field}
    return found


def _faces(neighbours: Int64, border: NDArray[np.bool_]) -> Int64:
    """Give each face, triangles joined over edges that are no border, a number from 0.

    Each triangle takes the least number around it and then that one's own, until nothing changes:
    the rounds grow with the logarithm of the longest way through a face.
    """
    t, k = np.nonzero((neighbours >= 0) & ~border)
    other = neighbours[t, k]
    label = np.arange(len(neighbours))
    while True:
        least = label.copy()
        np.minimum.at(least, label[t], label[other])
        least = least[least]
        while (least[least] != least).any():
            least = least[least]
        after = least[label]
        if (after == label).all():
            break
        label = after
    _, face = np.unique(label, return_inverse=True)
    return face.reshape(-1)


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
