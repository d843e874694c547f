"""From regions of pixels to fields: borders traced, measured, straightened, put together."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mapkit.digitize.arcs import Arcs, find_arcs
from mapkit.digitize.photo import Pixels
from mapkit.digitize.polygons import CollapsedError, Faces, faces_of
from mapkit.digitize.profiles import lab_of
from mapkit.digitize.regions import Labels, Regions
from mapkit.digitize.straighten import Piece, straightened

__all__ = ["Drawn", "draw_fields"]


@dataclass(frozen=True, slots=True, eq=False)
class Drawn:
    """Fields, and what their borders are made of.

    Attributes
    ----------
    labels : (H, W) int32
        The regions, some of them merged.
    faces : Faces
    arcs : Arcs
    pieces : list of Piece
    """

    labels: Labels
    faces: Faces
    arcs: Arcs
    pieces: list[Piece]


def draw_fields(
    regions: Regions, pixels: Pixels, scale: float, size_mm: tuple[float, float], unit_mm: float
) -> Drawn:
    """Draw the borders of regions as straight as they are printed.

    Parameters
    ----------
    regions : Regions
    pixels : (height, width, 3) uint8
        The board from above.
    scale : float
        Pixels a mm.
    size_mm : (float, float)
    unit_mm : float
        Vertices lie at whole multiples of it.
    """
    lab = lab_of(pixels)
    labels = regions.labels
    while True:
        plain = find_arcs(labels, size_mm)
        straight, pieces = straightened(plain, lab, scale, size_mm)
        try:
            faces = faces_of(straight, plain, labels, size_mm, unit_mm)
        except CollapsedError as collapsed:
            labels = _merged_away(labels, collapsed.regions, plain)
        else:
            return Drawn(labels, faces, straight, pieces)


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
    return np.unique(into[labels], return_inverse=True)[1].reshape(labels.shape).astype(np.int32)
