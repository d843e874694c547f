"""From regions of pixels to fields: borders traced, measured, straightened, put together."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.digitize.arcs import OUTSIDE, Arcs, find_arcs
from mapkit.digitize.basins import Labels
from mapkit.digitize.courses import Price, with_few_corners
from mapkit.digitize.evidence import Progress
from mapkit.digitize.outlines import held_by
from mapkit.digitize.polygons import CollapsedError, Rings, faces_of
from mapkit.digitize.regions import BorderGraph
from mapkit.digitize.straighten import Piece, straightened
from mapkit.digitize.survey import Survey

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
