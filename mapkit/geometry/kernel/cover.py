"""Points, segments and triangles in the plane, exactly, for NumPy arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import interface
from mapkit.geometry.kernel.constants import DONE

Int32 = NDArray[np.int32]
Int64 = NDArray[np.int64]


def points_in_boxes(xy: Int64, boxes: Int64) -> tuple[Int32, Int32]:
    """Find all points in closed boxes.

    ``xy``, (P, 2) int64: ``|x|, |y| < 2**62``. ``boxes``, (B, 4) int64: Least x and y, greatest x
    and y. Returns (M,) int32: sorted by box.

    A grid of square cells with about one point each: linear in points, boxes and what is found
    where points lie evenly, and points times boxes at worst.
    """
    task = interface.BoxTask(xy=xy, boxes=boxes)
    room = 4 * len(boxes) + 64
    while True:
        box, point = np.empty(room, np.int32), np.empty(room, np.int32)
        found = interface.points_in_boxes(task, interface.PointsInBoxes(box=box, point=point))
        if found <= room:
            return box[:found], point[:found]
        room = found


def points_near(xy: Int64, edges: Int64, margin: int, most: int) -> tuple[Int32, Int32]:
    """Find the points near edges.

    Returns (M,) int32: sorted by edge; the ends of an edge are among its points.

    As :func:`points_in_boxes`, but a long edge at a slant brings only what is near its line.

    Parameters
    ----------
    xy : (P, 2) int64
        ``|x|, |y| < 2**30``.
    edges : (E, 4) int64
        Both ends, x and y of each.
    margin : int
        How far from its edge a point may be, in map units; some that are farther come along.
    most : int
        So many are found at most.
    """
    task = interface.NearTask(xy=xy, edges=edges, margin=margin)
    room = min(most, 4 * len(edges) + 64)
    while True:
        edge, point = np.empty(room, np.int32), np.empty(room, np.int32)
        found = interface.points_near(task, interface.PointsInBoxes(box=edge, point=point))
        if found <= room or room == most:
            return edge[:found], point[:found]
        room = min(most, found)


def middles_inside(
    p: Int64, q: Int64, figure: Int64, a: Int64, b: Int64, start: Int64
) -> NDArray[np.bool_]:
    """Return for each p, q whether the middle of the two is inside an even-odd figure.

    Returns (M,) bool.

    Exact. Takes as many steps as the figures of all middles have edges; no memory.

    Parameters
    ----------
    p, q : (M, 2) int64
        The middle must not lie on an edge of its figure. ``|x|, |y| < 2**30``, here and below.
    figure : (M,) int64
        The figure each middle is held against.
    a, b : (N, 2) int64
        Edges of all figures, figure after figure.
    start : (F + 1,) int64
        Where each figure's edges begin in ``a`` and ``b``.
    """
    task = interface.MiddleTask(
        p=p, q=q, figure=figure.astype(np.int32), a=a, b=b, start=start.astype(np.int64)
    )
    inside = np.empty(len(p), np.uint8)
    interface.middles_inside(task, interface.MiddleResult(inside=inside))
    return inside.astype(np.bool_)


class Cover(NamedTuple):
    """What lies beyond the sides of triangles."""

    neighbours: Int32
    """(T, 3) int32: Triangle across the side from corner ``k`` to the next one, -1 outside."""
    edge: Int32
    """(T, 3) int32: Row of the edge that runs along the side, -1 where none does."""
    face: Int32
    """(T,) int32: Number of the face: triangles joined over sides that are no border."""
    faces: int


def cover(
    xy: Int64, triangles: Int32, edges: Int32, border: NDArray[np.bool_], whole: int
) -> Cover | None:
    """Check a triangulation with integers, and find what lies beyond each side.

    Returns None where a triangle is flat or turns clockwise, the triangles do not fill the area,
    three meet in a side, or an edge is no side.

    Linear in the triangles, times the sides that meet in a vertex.

    Parameters
    ----------
    xy : (V, 2) int64
        ``|x|, |y| <= 2**30``.
    triangles : (T, 3) int32
    edges : (E, 2) int32
        Distinct pairs of vertices, each of which has to be a side.
    border : (E,) bool
        Whether an edge parts faces.
    whole : int
        Twice the area that the triangles have to fill, at most ``2**63``.
    """
    task = interface.CoverTask(xy=xy, triangles=triangles, edges=edges, border=border, whole=whole)
    neighbours, edge = np.empty((2, len(triangles), 3), np.int32)
    face = np.empty(len(triangles), np.int32)
    out = interface.CoverResult(neighbours=neighbours, edge=edge, face=face)
    if interface.cover(task, out) != DONE:
        return None
    return Cover(neighbours, edge, face, out.nfaces)


def inside_hull(xy: Int64, corners: Int64) -> NDArray[np.bool_]:
    """Return which points lie in the convex hull of others, its border included.

    ``xy``, (N, 2) int64: ``|x|, |y| <= 2**30``, here and below. ``corners``, (H, 2) int64: At least
    one point. Returns (N,) bool.

    Exact. N times the corners of the hull at worst.
    """
    inside = np.empty(len(xy), np.uint8)
    task = interface.HullTask(xy=xy, corners=corners)
    interface.inside_hull(task, interface.HullPoints(inside=inside))
    return inside.view(np.bool_)


def crossing_pairs(xy: Int64, segments: Int64, most: int) -> Int64:
    """Find the pairs of segments that cross inside both.

    Returns (C, 2) int64: rows of ``segments``, the smaller first, sorted.

    Exact. A sweep from left to right: every segment is held against those that begin before it
    ends, about n times the square root of n for edges that are short against the board.

    Parameters
    ----------
    xy : (P, 2) int64
        ``|x|, |y| < 2**30``.
    segments : (S, 2) int64
        Point indices of the ends.
    most : int
        So many are looked for.
    """
    if len(segments) < 2:
        return np.zeros((0, 2), np.int64)
    task = interface.CrossingTask(xy=xy, segments=segments)
    room = min(most, 4 * len(segments) + 64)
    while True:
        pairs = np.empty((room, 2), np.int32)
        found = interface.crossings(task, interface.CrossingPairs(pairs=pairs))
        if found < room or room == most:
            return pairs[:found].astype(np.int64)
        room = min(most, 8 * room)
