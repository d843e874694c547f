"""Borders between shapes, edge by edge, and the shapes that they part."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.coverage.slit_reports import Slit

__all__ = ["FINE", "Borders"]

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
        """Return the polygons of each shape, in map units."""
        # build_area would cover an island that touches the border round it in two points.
        low, high = np.minimum(self.start, self.end), np.maximum(self.start, self.end)
        once = np.unique(low * len(self.xy) + high)
        ends = self.xy[np.stack(np.divmod(once, len(self.xy)), axis=1)] / FINE
        faces = shapely.get_parts(shapely.polygonize(shapely.linestrings(ends)))
        owner = self._owners(shapely.orient_polygons(faces))
        order = np.argsort(owner, kind="stable")
        order = order[owner[order] >= 0]
        out = np.full(number, shapely.Polygon(), dtype=object)
        shapely.multipolygons(faces[order], indices=owner[order], out=out)
        return out

    def _owners(self, faces: Shapes) -> Int64:
        """Return the shape to the left of the first edge of each face, -1 for none."""
        x, y = self.xy.T
        place = x + 1j * y
        edges = zip(place[self.start].tolist(), place[self.end].tolist(), strict=True)
        left = dict(zip(edges, self.shape.tolist(), strict=True))
        xy, face = shapely.get_coordinates(faces, return_index=True)
        first = np.flatnonzero(np.diff(face, prepend=-1))
        x, y = np.round(xy * FINE).T
        place = x + 1j * y
        edges = zip(place[first].tolist(), place[first + 1].tolist(), strict=True)
        return np.array([left.get(edge, -1) for edge in edges], np.int64)
