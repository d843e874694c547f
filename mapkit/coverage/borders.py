"""Borders between shapes, edge by edge, and the shapes that they part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.coverage.slit_sides import Slit

Int64 = NDArray[np.int64]
Float = NDArray[np.float64]
Shapes = NDArray[np.object_]

FINE = 64  # parts of a map unit: middles are rounded to them, so no border crosses another


@dataclass(frozen=True, slots=True)
class Borders:
    """What parts shapes once slits are closed: directed edges, their shape to the left.

    ``xy`` is in 64th of a map unit, and ``width`` says for each point how wide the slit was there,
    in the same parts, 0 where there was none; ``area`` is what was closed, in square units,
    ``rim`` the lines round it in units, (R, 2, 2) float64; ``widest`` is the longest way across it,
    in units, and ``slits`` are the pairs of shapes that it lay between, the widest first.
    """

    xy: Int64
    width: Float
    start: Int64
    end: Int64
    shape: Int64
    area: float
    rim: Float
    widest: float
    slits: tuple[Slit, ...]

    def shapes(self, number: int) -> Shapes:
        """Return a polygon or several for each shape, in map units."""
        low, high = np.minimum(self.start, self.end), np.maximum(self.start, self.end)
        a, b = np.divmod(np.unique(low * len(self.xy) + high), len(self.xy))
        points = self.xy / FINE
        lines = cast("Shapes", shapely.linestrings(np.stack([points[a], points[b]], axis=1)))
        faces = shapely.orient_polygons(shapely.get_parts(shapely.polygonize(lines)))
        shape = self._left_of(faces)
        order = np.argsort(shape, kind="stable")
        order = order[shape[order] >= 0]
        some, row = np.unique(shape[order], return_inverse=True)
        out = np.full(number, shapely.Polygon(), dtype=object)
        grouped = cast("Shapes", shapely.geometrycollections(faces[order], indices=row))
        out[some] = shapely.coverage_union_all(grouped[:, None], axis=1)
        return out

    def _left_of(self, faces: Shapes) -> Int64:
        """Return the shape of each face, which lies to the left of its edges, -1 for none."""
        rings, face = shapely.get_rings(faces, return_index=True)
        xy, ring = shapely.get_coordinates(rings, return_index=True)
        first = np.unique(face[ring], return_index=True)[1]
        places, number = np.unique(_numbers(self.xy), return_inverse=True)
        fine = (xy * FINE).astype(np.int64)
        a, b = (np.searchsorted(places, _numbers(fine[k])) for k in (first, first + 1))
        edges = number[self.start] * len(places) + number[self.end]
        asked = a * len(places) + b
        order = np.argsort(edges)
        at = order[np.minimum(np.searchsorted(edges[order], asked), len(edges) - 1)]
        return np.where(edges[at] == asked, self.shape[at], -1)


def _numbers(xy: Int64) -> Int64:
    """Return one number for each point, another one for every place; ``|x|, |y| < 2**30``."""
    return xy[:, 0] * 2**31 + xy[:, 1]
