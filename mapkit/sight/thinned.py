"""Sight over what is left of fields inside a margin: which measurements cannot come near a call.

The *core* of a place is a part of it whose points are all farther from its outline than the
tolerance. Two things follow for a line from S to T.

* A line that cuts nowhere as deep as the tolerance into what blocks it meets no core of a blocker.
  So it shows as a line of sight where lines may pass all of a blocker but its core, and a pair
  without such a line has no near miss below the tolerance.
* A line needs every field whose core it meets, even where barely clipped fields do not count: no
  other field is within the tolerance of that point. So the least distance where only cores count
  is a bound for what a line can need.

The reverse does not hold: along an edge that two fields share, lines pass between their cores.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.coverage.mesh_builder import triangulated
from mapkit.geometry.curve import along_curve
from mapkit.geometry.kernel.constants import BLOCKS, NONE, PASSES, PLAIN
from mapkit.jobs.in_parts import part_of
from mapkit.model import SightRule
from mapkit.sight.all_pairs import hulls, kernel_mesh, vertices_that_turn
from mapkit.sight.pair_board import PairBoard
from mapkit.sight.rule_tasks import Walk, walks

__all__ = ["clipping_pairs", "near_pairs", "with_cores"]

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
    n = len(board.mesh.field_ids)
    if _pinched(board):
        return np.ones((n, n), np.bool_)
    near = np.zeros((n, n), np.bool_)
    jobs = walks(board.game_map, board.mesh, board.facts)
    for number, walk in enumerate(jobs):
        tell = part_of(progress, number, len(jobs))
        blocked = np.flatnonzero(walk.count == BLOCKS)
        blocked = blocked[blocked > 0]
        count = np.concatenate([walk.count, np.full(len(blocked), BLOCKS, np.int32)])
        count[blocked] = PASSES
        # A line within rounding of a field that its rule needs is measured as one that meets it.
        need = {classes: (rule, PLAIN) for classes, (rule, _) in walk.need.items()}
        near |= _least(board, walk, need, blocked, count, tolerance_mm, threads, tell) != NONE
    return near


def clipping_pairs(
    board: PairBoard,
    clear: NDArray[np.uint16],
    asked: Bool,
    tolerance_mm: float,
    *,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Bool:
    """Tell which pairs may have a line with fewer fields once those barely clipped do not count.

    Parameters
    ----------
    board : PairBoard
    clear : (N, N) uint16
        The clear distances.
    asked : (N, N) bool
        The pairs in question, symmetric.
    tolerance_mm : float
    threads : int
    progress : callable or None
        Gets (steps done, steps in all); raising stops the work.

    Returns
    -------
    (N, N) bool
        Symmetric, some of the pairs in question.

    Notes
    -----
    Some ten times the time of the tables. A walk that serves fewer pairs in question than it has
    fields is left out, and so are its proofs.
    """
    left = np.zeros(asked.shape, np.bool_)
    classes = np.array(board.facts.classes)
    jobs = walks(board.game_map, board.mesh, board.facts)
    for number, walk in enumerate(jobs):
        tell = part_of(progress, number, len(jobs))
        served = np.zeros(asked.shape, np.bool_)
        for a, b in walk.need:
            served[np.ix_(classes == a, classes == b)] = True
        served = (served | served.T) & asked
        if served.sum() >= 2 * served.any(axis=0).sum() > 0:
            counted = np.flatnonzero(walk.count >= 0)
            count = np.concatenate([walk.count, walk.count[counted]])
            count[counted] = PASSES
            any_line = {pair: (rule, PLAIN) for pair, (rule, _) in walk.need.items()}
            least = _least(board, walk, any_line, counted, count, tolerance_mm, threads, tell)
            served &= least < clear
        left |= served
    return left


def _pinched(board: PairBoard) -> bool:
    """Tell whether the outside meets itself in a vertex.

    A near miss may slip through there, which no line of sight does.
    """
    outside = board.ends[(board.places == 0).any(axis=1)]
    return bool((np.bincount(outside.reshape(-1)) > 2).any())


def _least(
    board: PairBoard,
    walk: Walk,
    need: Mapping[tuple[str, str], tuple[SightRule, int]],
    cored: NDArray[np.intp],
    count: NDArray[np.int32],
    tolerance_mm: float,
    threads: int,
    progress: Callable[[int, int], None] | None,
) -> NDArray[np.uint16]:
    """Find the least distances, (N, N), of clear and closed lines on a mesh with cores."""
    facts = board.facts
    n = len(facts.classes)
    mesh = with_cores(board, cored, tolerance_mm / board.game_map.unit_mm)
    classes = {c for pair in need for c in pair}
    members = [i for i, c in enumerate(facts.classes) if c in classes]
    turning = vertices_that_turn(mesh)
    clear, closed = kernel_mesh(mesh).distances(
        Walk(walk.rules, count, need).task(facts, mesh, members),
        turning[along_curve(mesh.xy[turning])],
        hulls=hulls(mesh, members) if len(members) * _FEW < n else None,
        threads=threads,
        progress=progress,
    )
    least = np.full((n, n), NONE, np.uint16)
    least[np.ix_(members, members)] = np.minimum(clear, closed)
    return least


def with_cores(board: PairBoard, cored: NDArray[np.intp], tolerance: float) -> Mesh:
    """Return the board's mesh with the cores of some places as places of their own.

    Parameters
    ----------
    board : PairBoard
    cored : (B,) intp
        Places, in increasing order, without the one outside.
    tolerance : float
        In map units; all points of a core are farther than this from the outline of its place.

    Returns
    -------
    Mesh
        The core of ``cored[k]`` is place P + k, of the same fields, for P places of the board.
        Places that are too narrow have none.
    """
    old = board.mesh
    outlines = _outlines(old, cored)
    first = len(old.place_fields)
    corners, edges, sides = [old.xy[:-4]], [board.ends.astype(np.int64)], [board.places]
    at = len(old.xy) - 4
    for k, (place, outline) in enumerate(zip(cored.tolist(), outlines, strict=True)):
        for ring in _core_rings(outline, tolerance):
            here = np.arange(len(ring))
            corners.append(ring)
            edges.append(at + np.stack([here, np.roll(here, -1)], axis=1))
            sides.append(np.tile(np.array([[first + k, place]], np.int32), (len(ring), 1)))
            at += len(ring)
    return _mesh(
        old,
        np.concatenate([old.place_fields, old.place_fields[cored]]),
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
