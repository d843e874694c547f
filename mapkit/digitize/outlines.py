"""Borders within a part of a board whose outline stays as it is."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.digitize.arcs import OUTSIDE, Arc, Arcs

_AT_CORNER_MM = 1.5

Points = NDArray[np.float64]


def held_by(arcs: Arcs, found: Arcs, area: shapely.Polygon, unit_mm: float) -> Arcs:
    """Let arcs end on the outline of an area, and those along the outline follow it exactly.

    Parameters
    ----------
    found : Arcs
        The same arcs, near the outline where they bound the area.
    area : Polygon
        In map units, with whole coordinates.

    Returns
    -------
    Arcs
        Junctions on the outline are its own corners where these are near, or else places on its
        sides, to a whole unit.
    """
    outline = [
        _Ring(shapely.get_coordinates(ring)[:-1]) for ring in (area.exterior, *area.interiors)
    ]
    places = arcs.junctions.copy()
    on: dict[int, tuple[_Ring, float]] = {}
    for arc in found.arcs:
        if OUTSIDE in arc.sides:
            for end in (arc.start, arc.end):
                if end not in on:
                    at = places[end] / unit_mm
                    ring = min(outline, key=lambda r: r.line.distance(shapely.Point(at)))
                    along = ring.place_near(at, _AT_CORNER_MM / unit_mm)
                    on[end] = ring, along
                    places[end] = ring.at(along) * unit_mm
    held = []
    for arc, own in zip(arcs.arcs, found.arcs, strict=True):
        line = arc.places.copy()
        if OUTSIDE in arc.sides:
            ring, start = on[arc.start]
            line = ring.way(start, on[arc.end][1], own.places / unit_mm) * unit_mm
        line[0], line[-1] = places[arc.start], places[arc.end]
        held.append(Arc(arc.start, arc.end, arc.sides, line))
    return Arcs(places, held)


class _Ring:
    """A ring of an outline, with places on it by their distance along it."""

    def __init__(self, corners: Points) -> None:
        self.corners = corners
        steps = np.hypot(*(np.roll(corners, -1, axis=0) - corners).T)
        self.starts = np.concatenate([[0.0], np.cumsum(steps)[:-1]])
        self.length = float(steps.sum())
        self.line = shapely.LinearRing(corners)

    def place_near(self, at: Points, reach: float) -> float:
        far = np.hypot(*(self.corners - at).T)
        if far.min() <= reach:
            return float(self.starts[int(far.argmin())])
        return float(shapely.line_locate_point(self.line, shapely.Point(at)))

    def at(self, along: float) -> Points:
        place = shapely.line_interpolate_point(self.line, along % self.length)
        found: Points = np.round(shapely.get_coordinates(place)[0])
        return found

    def way(self, start: float, end: float, near: Points) -> Points:
        """Return the way along the ring that runs near some points."""
        forward = self._onwards(start, end)
        backward = self._onwards(end, start)[::-1]
        line = shapely.LineString(near)
        middles = [shapely.line_interpolate_point(shapely.linestrings(way), 0.5, normalized=True)
                   for way in (forward, backward)]  # fmt: skip
        return forward if line.distance(middles[0]) <= line.distance(middles[1]) else backward

    def _onwards(self, start: float, end: float) -> Points:
        length = (end - start) % self.length or self.length
        off = (self.starts - start) % self.length
        inner = [k for k in np.argsort(off) if 1e-6 < off[k] < length - 1e-6]
        return np.array([self.at(start), *self.corners[inner], self.at(end)])
