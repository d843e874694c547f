"""Which blocked pairs may have a near miss: sight over what is left of blockers inside a margin.

A point of a blocker that is as far as the tolerance from the blocker's outline is at least as deep
as the tolerance. Let every blocker keep only a *core* of such points, and let lines pass the rest.
A line that cuts nowhere as deep as the tolerance meets no core, so it shows as a line of sight
among the cores. A pair without such a line has no near miss below the tolerance. The reverse does
not hold: cores open slits along the walls that blockers share.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.coverage.mesh_builder import triangulated
from mapkit.geometry.curve import along_curve
from mapkit.geometry.kernel.constants import BLOCKS, NONE, PASSES
from mapkit.sight.all_pairs import hulls, kernel_mesh, vertices_that_turn
from mapkit.sight.in_parts import part_of
from mapkit.sight.pair_board import PairBoard
from mapkit.sight.rule_tasks import FieldFacts, Walk, field_facts, walks

__all__ = ["near_pairs"]

Bool = NDArray[np.bool_]
Int64 = NDArray[np.int64]

# Map units by which cores stay farther from the outline than they have to: rounding their corners
# to the grid moves them by less, and measures of the near miss are right to less.
_ROOM = 2.0
_SURE = 0.5

# Where fewer than one field in this many can be an end, only lines that meet two ends are tried.
_FEW = 8


def near_pairs(
    board: PairBoard,
    tolerance_mm: float,
    *,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Bool:
    """Tell which pairs may have a near miss below a tolerance.

    Parameters
    ----------
    board : PairBoard
    tolerance_mm : float
    threads : int
    progress : callable or None
        Gets (steps done, steps in all); raising stops the work.

    Returns
    -------
    (N, N) bool
        Symmetric. False where no line of any line rule of the pair cuts less deep than the
        tolerance, S and T taken as places that do not block. True says nothing.

    Notes
    -----
    About twice the time of the tables.
    """
    mesh, game_map = board.mesh, board.game_map
    facts = field_facts(game_map)
    n = len(mesh.field_ids)
    if _pinched(board):
        return np.ones((n, n), np.bool_)
    near = np.zeros((n, n), np.bool_)
    jobs = walks(game_map, mesh, facts)
    for number, walk in enumerate(jobs):
        tell = None if progress is None else part_of(progress, number, len(jobs))
        near |= _seen(board, facts, walk, tolerance_mm / game_map.unit_mm, threads, tell)
    return near


def _pinched(board: PairBoard) -> bool:
    """Tell whether the outside meets itself in a vertex.

    A near miss may slip through there, which no line of sight does.
    """
    outside = board.ends[(board.places == 0).any(axis=1)]
    return bool((np.bincount(outside.reshape(-1)) > 2).any())


def _seen(
    board: PairBoard,
    facts: FieldFacts,
    walk: Walk,
    tolerance: float,
    threads: int,
    progress: Callable[[int, int], None] | None,
) -> Bool:
    """Tell which pairs see each other, if only over closed lines, among the cores of a walk."""
    n = len(facts.classes)
    blocked = np.flatnonzero(walk.count == BLOCKS)
    blocked = blocked[blocked > 0]
    mesh = with_cores(board, blocked, tolerance)
    count = np.concatenate([walk.count, np.full(len(blocked), BLOCKS, np.int32)])
    count[blocked] = PASSES
    classes = {c for pair in walk.need for c in pair}
    members = [i for i, c in enumerate(facts.classes) if c in classes]
    turning = vertices_that_turn(mesh)
    clear, closed = kernel_mesh(mesh).distances(
        Walk(walk.rules, count, walk.need).task(facts, mesh, members),
        turning[along_curve(mesh.xy[turning])],
        hulls=hulls(mesh, members) if len(members) * _FEW < n else None,
        threads=threads,
        progress=progress,
    )
    seen = np.zeros((n, n), np.bool_)
    seen[np.ix_(members, members)] = np.minimum(clear, closed) != NONE
    return seen


def with_cores(board: PairBoard, blocked: NDArray[np.intp], tolerance: float) -> Mesh:
    """Return the board's mesh with the cores of some places as places of their own.

    Parameters
    ----------
    board : PairBoard
    blocked : (B,) intp
        Places, in increasing order, without the one outside.
    tolerance : float
        In map units; all points of a core are farther than this from the outline of its place.

    Returns
    -------
    Mesh
        The core of ``blocked[k]`` is place P + k, of the same fields, for P places of the board.
        Places that are too narrow have none.
    """
    old = board.mesh
    outlines = _outlines(old, blocked)
    first = len(old.place_fields)
    corners, edges, sides = [old.xy[:-4]], [board.ends.astype(np.int64)], [board.places]
    at = len(old.xy) - 4
    for k, (place, outline) in enumerate(zip(blocked.tolist(), outlines, strict=True)):
        for ring in _core_rings(outline, tolerance):
            here = np.arange(len(ring))
            corners.append(ring)
            edges.append(at + np.stack([here, np.roll(here, -1)], axis=1))
            sides.append(np.tile(np.array([[first + k, place]], np.int32), (len(ring), 1)))
            at += len(ring)
    return _mesh(
        old,
        np.concatenate([old.place_fields, old.place_fields[blocked]]),
        np.concatenate(corners),
        np.concatenate(edges),
        np.concatenate(sides),
    )


def _outlines(mesh: Mesh, places: NDArray[np.intp]) -> list[shapely.Geometry]:
    corners = mesh.xy[mesh.triangles].astype(np.float64)
    triangles = np.asarray(shapely.polygons(corners), object)
    order = np.argsort(mesh.triangle_place, kind="stable")
    starts = np.searchsorted(mesh.triangle_place[order], np.stack([places, places + 1]))
    return [
        shapely.coverage_union_all(triangles[order[i:k]])
        for i, k in zip(*starts.tolist(), strict=True)
    ]


def _core_rings(outline: shapely.Geometry, tolerance: float) -> list[Int64]:
    """Return the rings round the core of a place, the core on their left, corners on the grid."""
    shrunk = shapely.buffer(outline, -(tolerance + _ROOM), join_style="mitre")
    rounded = [_rounded(part) for part in shapely.get_parts(shrunk).tolist() if not part.is_empty]
    parts = [part for part in rounded if part is not None and part.is_valid and part.area > 0]
    if not shapely.MultiPolygon(parts).is_valid:
        parts = [max(parts, key=lambda part: float(part.area))]
    sure = [p for p in parts if shapely.distance(p, shapely.boundary(outline)) >= tolerance + _SURE]
    rings = [
        shapely.get_coordinates(ring)[:-1].astype(np.int64)
        for part in shapely.orient_polygons(np.array(sure, object))
        for ring in (part.exterior, *part.interiors)
    ]
    corners = np.concatenate([np.zeros((0, 2), np.int64), *rings])
    if len(np.unique(corners, axis=0)) < len(corners):  # a core that touches itself is left out
        return []
    return rings


def _rounded(part: shapely.Polygon) -> shapely.Polygon | None:
    """Move the corners to the grid; None where nothing is left of a ring."""
    rings = []
    for ring in (part.exterior, *part.interiors):
        corners = np.rint(shapely.get_coordinates(ring)[:-1])
        corners = corners[(corners != np.roll(corners, 1, axis=0)).any(axis=1)]
        if len(corners) < 3:
            return None
        rings.append(corners)
    return shapely.Polygon(rings[0], rings[1:])


def _mesh(
    old: Mesh,
    place_fields: NDArray[np.int32],
    points: Int64,
    edges: Int64,
    sides: NDArray[np.int32],
) -> Mesh:
    """Build a mesh from edges with the places to their left and right."""
    used, ends = np.unique(edges, return_inverse=True)
    edges = ends.reshape(-1, 2)
    xy, triangles, held = triangulated(points[used], edges, np.ones(len(edges), np.bool_))
    t, k = np.nonzero(held.edge >= 0)
    edge = held.edge[t, k]
    left = triangles[t, k] == edges[edge, 0]
    place = np.zeros(held.faces, np.int32)  # the frame's face has no edge but the outside's
    place[held.face[t]] = np.where(left, sides[edge, 0], sides[edge, 1])
    return Mesh(
        field_ids=old.field_ids,
        xy=xy,
        vertex_ids=("",) * len(xy),
        triangles=triangles,
        neighbours=held.neighbours,
        triangle_place=place[held.face],
        place_fields=place_fields,
    )
