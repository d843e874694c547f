"""The plane cut into triangles, each knowing which fields it belongs to."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Int32 = NDArray[np.int32]
Int64 = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Mesh:
    """A constrained triangulation of all field edges inside a frame round the board.

    Places are the faces of the overlay of all fields: void, one field, or a ground field with an
    elevated one above it. Void comes in several places, one for each connected piece; place 0
    is the void outside the board.
    """

    field_ids: tuple[str, ...]
    """Fields in the order of the map; a field's position is its *index*."""
    xy: Int64
    """(V, 2) int64: Vertices in map units, every one a corner of a field after noding, except the
    last four, which are the frame's. ``|x|, |y| < 2**30``, at most 2**30 for the frame."""
    vertex_ids: tuple[str, ...]
    """Ids of the map's vertices, ``""`` for the frame's."""
    triangles: Int32
    """(T, 3) int32: Vertex indices, counter-clockwise in a mathematical sense (positive cross
    product)."""
    neighbours: Int32
    """(T, 3) int32: Triangle across the side from corner ``k`` to corner ``(k + 1) % 3``; -1
    outside."""
    triangle_place: Int32
    """(T,) int32."""
    place_fields: Int32
    """(P, 2) int32: Field indices on ground and upper level; -1 for none."""
