"""From a map to the mesh that the sight kernel walks on."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np
import pythoncdt as cdt
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.coverage.noding import NodedRings, distinct_edges, node_rings
from mapkit.errors import InvalidMapError
from mapkit.geometry.kernel.cover import Cover, cover
from mapkit.messages import phrase
from mapkit.model import COORDINATE_LIMIT, GameMap

if TYPE_CHECKING:
    from typing_extensions import Buffer

Int32 = NDArray[np.int32]
Int64 = NDArray[np.int64]


def build_mesh(game_map: GameMap) -> Mesh:
    """Triangulate the board and tell for every triangle which fields it belongs to.

    ``game_map`` is a map without geometric errors (``check_map``); T-junctions need not be noded.

    Takes n log n time for n vertices; 25,000 vertices take about 0.1 s. Exact for coordinates below
    2**30 in size: the triangulation is checked with integers before it is used.

    Raises ``InvalidMapError`` if fields overlap in another way than a tunnel below a walkway, or
    edges cross elsewhere than at vertices. Raises ``KeyError`` if a ring names a vertex that the
    map does not have.
    """
    return mesh_of_rings(game_map, node_rings(game_map))


def mesh_of_rings(game_map: GameMap, noded: NodedRings) -> Mesh:
    """Triangulate a board whose edges are cut already; see :func:`build_mesh`.

    Vertices and rings of ``game_map`` are not looked at; ``noded`` are the edges of its fields, and
    ``edge_field`` counts these.
    """
    edges, row = distinct_edges(noded.edges, len(noded.xy))
    offsets, toggles = _toggles(row, noded.edge_field, len(edges), len(game_map.fields))
    xy, triangles, held = triangulated(noded.xy, edges, np.diff(offsets) > 0)
    place_of_face, place_fields = _places(game_map, triangles, held, offsets, toggles, len(xy))
    return Mesh(
        field_ids=tuple(game_map.fields),
        xy=xy,
        vertex_ids=noded.vertex_ids + ("",) * 4,
        triangles=triangles,
        neighbours=held.neighbours,
        triangle_place=place_of_face[held.face],
        place_fields=place_fields,
    )


def triangulated(
    points: Int64, edges: Int64, border: NDArray[np.bool_]
) -> tuple[Int64, Int32, Cover]:
    """Triangulate edges inside a frame, and hold the triangles to integers.

    Raises ``InvalidMapError`` if edges cross elsewhere.

    Parameters
    ----------
    points : (V, 2) int64
    edges : (E, 2) int64
        Distinct pairs of points that meet in points only.
    border : (E,) bool
        Whether an edge parts faces.

    Returns
    -------
    xy : (V + 4, 2) int64
        The points and the frame's corners.
    triangles : (T, 3) int32
    """
    xy = _with_frame(points)
    triangles = _triangulate(xy, edges)
    held = cover(xy, triangles, edges.astype(np.int32), border, _frame_area(xy))
    if held is None:
        raise InvalidMapError(
            phrase("the edges of the fields do not fit together; run 'mapkit check'"), ()
        )
    return xy, triangles, held


def _with_frame(xy: Int64) -> Int64:
    low = xy.min(axis=0) if len(xy) else np.zeros(2, np.int64)
    high = xy.max(axis=0) if len(xy) else np.ones(2, np.int64)
    room = COORDINATE_LIMIT - 1 - int(np.abs([low, high]).max())
    margin = max(1, min(int((high - low).max()) // 8, room))
    (x0, y0), (x1, y1) = low - margin, high + margin
    frame = np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], dtype=np.int64)
    return np.concatenate([xy, frame])


def _triangulate(xy: Int64, edges: Int64) -> Int32:
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
            phrase("edges of fields cross elsewhere than at vertices; run 'mapkit check'"), ()
        ) from error
    return np.ascontiguousarray(t.triangles_array()["vertices"], np.int32).reshape(-1, 3)


def _frame_area(xy: Int64) -> int:
    """Return twice the area of the frame, which the triangles have to fill."""
    n = len(xy)
    (x0, y0), (x1, y1) = xy[n - 4].tolist(), xy[n - 2].tolist()
    return int(2 * (x1 - x0) * (y1 - y0))


def _toggles(row: Int64, edge_field: Int64, edges: int, fields: int) -> tuple[Int64, list[int]]:
    """Return for every edge the fields that one enters or leaves across it.

    A field whose rings run along an edge twice is on both sides of it.

    Returns
    -------
    offsets : (E + 1,) int64
        Where the fields of each edge begin in ``toggles``; an edge without any is no border.
    toggles : list of int
    """
    pair, times = np.unique(row * max(fields, 1) + edge_field, return_counts=True)
    edge, field = np.divmod(pair[times % 2 == 1], max(fields, 1))
    return np.searchsorted(edge, np.arange(edges + 1)), field.tolist()


def _places(
    game_map: GameMap, triangles: Int32, held: Cover, offsets: Int64, toggles: list[int], n: int
) -> tuple[Int32, Int32]:
    """Return for every face its place; crossing an edge enters or leaves its fields."""
    levels = [item.level for item in game_map.fields.values()]
    ids = list(game_map.fields)

    # One border between two faces tells what the other one has more or less than the first.
    face = held.face
    t, k = np.nonzero((held.edge >= 0) & (held.neighbours >= 0))
    here, there, edge = face[t], face[held.neighbours[t, k]], held.edge[t, k]
    parted = here != there
    here, there, edge = here[parted], there[parted], edge[parted]
    _, one = np.unique(here.astype(np.int64) * held.faces + there, return_index=True)
    begins, ends = offsets[edge[one]].tolist(), offsets[edge[one] + 1].tolist()
    beside: list[list[tuple[int, int, int]]] = [[] for _ in range(held.faces)]
    for x, y, begin, end in zip(here[one].tolist(), there[one].tolist(), begins, ends, strict=True):
        beside[x].append((y, begin, end))

    start = int(face[np.nonzero((triangles >= n - 4).any(axis=1))[0][0]])
    place_of: dict[tuple[int, int], int] = {}
    place_fields: list[tuple[int, int]] = [(-1, -1)]
    place_of_face = [-1] * held.faces
    place_of_face[start] = 0
    waiting: list[tuple[int, frozenset[int]]] = [(start, frozenset())]
    while waiting:
        at, members = waiting.pop()
        for other, begin, end in beside[at]:
            if place_of_face[other] < 0:
                inside = members.symmetric_difference(toggles[begin:end])
                place_of_face[other] = _place_number(inside, levels, ids, place_of, place_fields)
                waiting.append((other, inside))
    return np.array(place_of_face, np.int32), np.array(place_fields, dtype=np.int32)


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
            names = ", ".join(ids[i] for i in sorted(members))
            raise InvalidMapError(
                phrase("fields {names} overlap; run 'mapkit check'", names=names), ()
            )
        pair[levels[f] > 0] = f
    key = (pair[0], pair[1])
    if key not in place_of:
        place_of[key] = len(place_fields)
        place_fields.append(key)
    return place_of[key]
