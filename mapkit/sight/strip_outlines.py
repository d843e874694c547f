"""Where lines between two fields can run: outlines, the hull of both, and the directions."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.geometry.points import convex_hull, distinct

Int64 = NDArray[np.int64]

# Fields whose lines span almost a half turn are swept all round; the exact bound matters little.
_NEARLY_HALF_TURN = np.pi - 1e-6


class Outline(NamedTuple):
    """The boundary of one field in a mesh.

    Attributes
    ----------
    places : (P,) bool
        Places that belong to the field, alone or stacked.
    sides : (K,) int32
        The boundary's sides as 3 * triangle + side, triangles inside the field.
    vertices : (M,) int32
        Vertices of the boundary, increasing.
    hull : (H, 2) int64
        Corners of the convex hull, counter-clockwise.
    corners : (H,) int32
        The same as vertices.
    """

    places: NDArray[np.bool_]
    sides: NDArray[np.int32]
    vertices: NDArray[np.int32]
    hull: Int64
    corners: NDArray[np.int32]


def outline(mesh: Mesh, field: int) -> Outline:
    """Collect the boundary of the field with an index. Linear in the triangles."""
    places = (mesh.place_fields == field).any(axis=1)
    inside = places[mesh.triangle_place]
    rows = np.flatnonzero(inside)
    other = mesh.neighbours[rows]
    t, k = np.nonzero(~inside[other] | (other < 0))
    sides = (3 * rows[t] + k).astype(np.int32)
    vertices = distinct(mesh.triangles[rows[t], k]).astype(np.int32)
    corners = vertices[convex_hull(mesh.xy[vertices])]
    return Outline(places, sides, vertices, mesh.xy[corners], corners)


def direction_range(a: Int64, b: Int64) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """Return the first and last direction, counter-clockwise, of lines from one hull to another.

    Parameters
    ----------
    a, b : (H, 2) int64
        Corners of the hulls.

    Returns
    -------
    (int, int), (int, int) or None
        None where lines of (almost) every direction meet both.
    """
    ways = (b[None, :, :] - a[:, None, :]).reshape(-1, 2)
    ways = ways[(ways != 0).any(axis=1)]
    x, y = ways[:, 0].astype(float), ways[:, 1].astype(float)
    # The sum lies among the directions wherever they span less than a half turn; it is exact.
    mx, my = float(x.sum()), float(y.sum())
    if mx == my == 0:
        return None
    angle = np.arctan2(mx * y - my * x, mx * x + my * y)
    first, last = int(angle.argmin()), int(angle.argmax())
    if angle[last] - angle[first] >= _NEARLY_HALF_TURN:
        return None
    (fx, fy), (lx, ly) = ways[first].tolist(), ways[last].tolist()
    return (fx, fy), (lx, ly)
