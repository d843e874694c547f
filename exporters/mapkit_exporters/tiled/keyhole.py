"""Polygons with holes as one ring, since polygons in Tiled have no holes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import shapely

from mapkit.model import Point


def keyhole(rings: Sequence[Sequence[Point]]) -> list[Point]:
    """Return one ring for a polygon with holes: to each hole there is a cut, and back along it.

    Parameters
    ----------
    rings : sequence of sequence of (int, int)
        Exterior first, then holes; first points are not repeated.

    Notes
    -----
    A cut goes from a hole's leftmost corner to the nearest corner of what is joined already that
    no edge hides. The number of holes times that of corners.
    """
    ring = list(rings[0])
    if len(rings) == 1:
        return ring
    edges = [edge for given in rings for edge in pairwise((*given, given[0]))]
    tree = shapely.STRtree([shapely.LineString(edge) for edge in edges])
    cuts: list[shapely.LineString] = []

    def is_free(a: Point, b: Point) -> bool:
        """Return whether no edge and no other cut meets a cut between its ends."""
        cut = shapely.LineString([a, b])
        near = [*tree.geometries[tree.query(cut)], *cuts]
        return a == b or all(shapely.relate_pattern(cut, near, "FF*******"))

    clockwise = _twice_area(ring) > 0
    for given in sorted(rings[1:], key=min):
        # Holes turn the other way, or some programs fill them.
        hole = given if (_twice_area(given) > 0) is not clockwise else given[::-1]
        start = min(range(len(hole)), key=hole.__getitem__)
        first = hole[start]
        away = ((np.array(ring, np.int64) - first) ** 2).sum(axis=1)
        nearest = np.argsort(away, kind="stable").tolist()
        at = next((k for k in nearest if is_free(ring[k], first)), nearest[0])
        turned = [*hole[start:], *hole[:start]]
        if ring[at] == first:
            ring[at:at] = turned
        else:
            cuts.append(shapely.LineString([ring[at], first]))
            ring[at + 1 : at + 1] = [*turned, first, ring[at]]
    return ring


def _twice_area(ring: Sequence[Point]) -> int:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise((*ring, ring[0])))
