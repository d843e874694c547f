"""From regions of pixels to fields: borders traced, measured, straightened, put together.

Within a part of a board they end on its outline, which stays as it is.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.digitize.arcs import OUTSIDE, Arc, Arcs, find_arcs
from mapkit.digitize.basins import Labels
from mapkit.digitize.courses import Price, with_few_corners
from mapkit.digitize.evidence import Progress
from mapkit.digitize.polygons import CollapsedError, Rings, faces_of
from mapkit.digitize.regions import BorderGraph
from mapkit.digitize.straighten import Piece, straightened
from mapkit.digitize.survey import Survey

_AT_CORNER_MM = 1.5

Points = NDArray[np.float64]


_LEAST = 0.5


@dataclass(frozen=True, slots=True, eq=False)
class Fields:
    """Fields that share their borders, numbered from 0.

    Attributes
    ----------
    rings : tuple of rings
        Of each field, the outer ring first, not closed, as (x, y) in map units. Fields that touch
        have the same vertices along their border.
    labels : (H, W) int32
        Which field each pixel of the survey belongs to; -1 beyond the area.
    pieces : list of Piece
        What was measured of the borders.
    """

    rings: tuple[Rings, ...]
    labels: Labels
    pieces: list[Piece]


def find_fields(seen: Survey, *, progress: Progress | None = None) -> Fields:
    """Propose all fields of a board.

    Parameters
    ----------
    progress : callable, optional
        Gets (steps done, steps in all) at least each half second; raising stops the work.

    Notes
    -----
    2 s on one core for a board of 130 fields.
    """
    regions = BorderGraph(seen.regions, seen.evidence).merged(_LEAST, progress=progress)
    return draw_fields(seen, regions.labels, progress=progress)


def draw_fields(
    seen: Survey,
    labels: Labels,
    *,
    area: shapely.Polygon | None = None,
    progress: Progress | None = None,
) -> Fields:
    """Draw the borders of regions as straight as they are printed.

    Parameters
    ----------
    labels : (H, W) int32
        Regions of the survey's pixels; -1 beyond the area.
    area : Polygon, optional
        In map units: what the regions fill, the whole board if not given. Its outline stays.
    progress : callable, optional
        Gets (steps done, steps in all) at least each half second; raising stops the work.
    """
    price = Price(seen.evidence)
    while True:
        plain = find_arcs(labels, seen.size_mm) if area is None else _arcs_within(seen, labels)
        for arc in plain.arcs:
            if OUTSIDE not in arc.sides and arc.start != arc.end:
                arc.places = with_few_corners(arc.places, price)
        plain, straight, pieces = straightened(
            plain, seen.evidence, seen.size_mm, rim=area is None, progress=progress
        )
        try:
            if area is not None:
                straight = held_by(straight, plain, area, seen.unit_mm)
                plain = held_by(plain, plain, area, seen.unit_mm)
            faces = faces_of(straight, plain, labels, seen.size_mm, seen.unit_mm)
        except CollapsedError as collapsed:
            labels = _merged_away(labels, collapsed.regions, plain)
        else:
            return Fields(tuple(faces[k] for k in sorted(faces)), labels, pieces)


def _arcs_within(seen: Survey, labels: Labels) -> Arcs:
    """Trace borders in the part of the board that has regions."""
    window = window_of(labels >= 0)
    part = labels[window]
    pixel = np.array(seen.size_mm) / labels.shape[::-1]
    width, height = (pixel * part.shape[::-1]).tolist()
    found = find_arcs(part, (width, height))
    origin = pixel * (window[1].start, window[0].start)
    found.junctions += origin
    for arc in found.arcs:
        arc.places += origin
    return found


def window_of(mask: NDArray[np.bool_]) -> tuple[slice, slice]:
    """Return the rows and columns round what is set in a mask."""
    x, y, w, h = cv2.boundingRect(mask.astype(np.uint8))
    return slice(y, y + h), slice(x, x + w)


def _merged_away(labels: Labels, gone: set[int], arcs: Arcs) -> Labels:
    """Give regions to the neighbours with which they share most; one region fewer at least."""
    into = np.arange(int(labels.max()) + 1)
    for region in sorted(gone):
        shared: dict[int, float] = {}
        for arc in arcs.arcs:
            if region in arc.sides:
                other = arc.sides[0] + arc.sides[1] - region
                if other >= 0 and into[other] != into[region]:
                    length = float(np.hypot(*np.diff(arc.places, axis=0).T).sum())
                    shared[other] = shared.get(other, 0.0) + length
        if shared:
            target = into[max(shared, key=lambda k: shared[k])]
            into[into == into[region]] = target
    dense = np.unique(into, return_inverse=True)[1]
    return np.append(dense, -1).astype(np.int32)[labels]


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
