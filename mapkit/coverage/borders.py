"""Borders between shapes, edge by edge, and the shapes that they part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

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
        """Return a polygon or several for each shape, in map units."""
        order = np.argsort(self.shape, kind="stable")
        points = np.stack([self.xy[self.start[order]], self.xy[self.end[order]]], axis=1) / FINE
        segments = cast("Shapes", shapely.linestrings(points))
        out = np.full(number, shapely.MultiLineString(), dtype=object)
        shapely.multilinestrings(segments, indices=self.shape[order], out=out)
        areas = shapely.build_area(out)
        areas[shapely.is_empty(areas)] = shapely.Polygon()
        return areas
