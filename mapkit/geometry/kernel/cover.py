"""Points in boxes, and a triangulation held to integers, for NumPy arrays."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import library

__all__ = ["Cover", "cover", "points_in_boxes"]

Int32 = NDArray[np.int32]
Int64 = NDArray[np.int64]

_P = ctypes.c_void_p
_I32, _I64 = ctypes.c_int32, ctypes.c_int64


@cache
def _functions() -> ctypes.CDLL:
    lib = library()
    lib.mk_points_in_boxes.restype = _I64
    lib.mk_points_in_boxes.argtypes = [_I32, _P, _I32, _P, _I64, _P, _P]
    lib.mk_cover.restype = ctypes.c_int
    lib.mk_cover.argtypes = [
        _I32, _P, _I32, _P, _I32, _P, _P, ctypes.c_uint64, _P, _P, _P, ctypes.POINTER(_I32),
    ]  # fmt: skip
    return lib


def points_in_boxes(xy: Int64, boxes: Int64) -> tuple[Int32, Int32]:
    """Find all points in closed boxes.

    Parameters
    ----------
    xy : (P, 2) int64
        ``|x|, |y| < 2**62``.
    boxes : (B, 4) int64
        Least x and y, greatest x and y.

    Returns
    -------
    box, point : (M,) int32
        Sorted by box.

    Notes
    -----
    A grid of square cells with about one point each: linear in points, boxes and what is found
    where points lie evenly, and points times boxes at worst.
    """
    xy = np.ascontiguousarray(xy, np.int64)
    boxes = np.ascontiguousarray(boxes, np.int64)
    room = 4 * len(boxes) + 64
    while True:
        box, point = np.empty(room, np.int32), np.empty(room, np.int32)
        found = _functions().mk_points_in_boxes(
            len(xy), xy.ctypes.data, len(boxes), boxes.ctypes.data,
            room, box.ctypes.data, point.ctypes.data,
        )  # fmt: skip
        if found < 0:
            raise MemoryError("no memory for the grid of points")
        if found <= room:
            return box[:found], point[:found]
        room = found


@dataclass(frozen=True, slots=True)
class Cover:
    """What lies beyond the sides of triangles.

    Attributes
    ----------
    neighbours : (T, 3) int32
        Triangle across the side from corner ``k`` to the next one, -1 outside.
    edge : (T, 3) int32
        Row of the edge that runs along the side, -1 where none does.
    face : (T,) int32
        Number of the face: triangles joined over sides that are no border.
    faces : int
    """

    neighbours: Int32
    edge: Int32
    face: Int32
    faces: int


def cover(
    xy: Int64, triangles: Int32, edges: Int32, border: NDArray[np.bool_], whole: int
) -> Cover | None:
    """Hold a triangulation to integers, and find what lies beyond each side.

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

    Returns
    -------
    Cover or None
        None where a triangle is flat or turns clockwise, the triangles do not fill the area,
        three meet in a side, or an edge is no side.

    Notes
    -----
    Linear in the triangles, times the sides that meet in a vertex.
    """
    xy = np.ascontiguousarray(xy, np.int64)
    triangles, edges = (np.ascontiguousarray(a, np.int32) for a in (triangles, edges))
    flags = np.ascontiguousarray(border, np.uint8)
    neighbours, edge = np.empty_like(triangles), np.empty_like(triangles)
    face = np.empty(len(triangles), np.int32)
    faces = _I32(0)
    state = _functions().mk_cover(
        len(xy), xy.ctypes.data, len(triangles), triangles.ctypes.data,
        len(edges), edges.ctypes.data, flags.ctypes.data, whole,
        neighbours.ctypes.data, edge.ctypes.data, face.ctypes.data, ctypes.byref(faces),
    )  # fmt: skip
    if state == 1:
        raise MemoryError("no memory for the mesh")
    return None if state else Cover(neighbours, edge, face, faces.value)
