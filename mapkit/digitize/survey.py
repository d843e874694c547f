"""What a picture of a board from above shows, before anything is decided."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.digitize.basins import Basins, Labels, find_basins
from mapkit.digitize.decoding import Pixels
from mapkit.digitize.evidence import Evidence, Progress, find_evidence
from mapkit.jobs.in_parts import part_of

UNIT_MM = 0.01
"""Of maps that are made from a photo."""

Points = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Survey:
    """A picture of a board from above, and what is seen in it. It takes 150 MB for a large board.

    Attributes
    ----------
    picture : (height, width, 3) uint8
        The board from above; it covers the picture exactly.
    scale : float
        Pixels a mm.
    size_mm : (float, float)
        Width and height of the board.
    unit_mm : float
        Of the map that is drawn: vertices lie at whole multiples.
    regions : (H, W) int32
        Many regions, which fields are put together from.
    """

    picture: Pixels
    scale: float
    size_mm: tuple[float, float]
    unit_mm: float
    evidence: Evidence
    basins: Basins
    regions: Labels

    def pixel(self, place: tuple[float, float]) -> tuple[int, int]:
        """Return the column and row of the evidence's pixel at a place of the board, in mm."""
        height, width = self.regions.shape
        x = int(place[0] / self.size_mm[0] * width)
        y = int(place[1] / self.size_mm[1] * height)
        return min(max(x, 0), width - 1), min(max(y, 0), height - 1)

    def mask(self, area: shapely.Polygon) -> NDArray[np.bool_]:
        """Return the evidence's pixels whose middles lie in an area, which is in map units."""
        height, width = self.regions.shape
        per_unit = np.array([width, height]) * self.unit_mm / self.size_mm
        image = np.zeros((height, width), np.uint8)
        rings = [
            np.round((shapely.get_coordinates(ring) * per_unit - 0.5) * 256).astype(np.int32)
            for ring in (area.exterior, *area.interiors)
        ]
        cv2.fillPoly(image, rings, 1, cv2.LINE_8, 8)
        return image > 0


def survey(
    picture: Pixels,
    scale: float,
    size_mm: tuple[float, float],
    *,
    unit_mm: float = UNIT_MM,
    progress: Progress | None = None,
) -> Survey:
    """Look at a picture of a board from above, once for all that is asked of it.

    Parameters
    ----------
    picture : (height, width, 3) uint8
        Red, green and blue; the board covers it exactly, its top left corner at (0, 0).
    scale : float
        Pixels a mm, above 0.
    size_mm : (float, float)
        Width and height of the board.
    unit_mm : float
        Of the map that is drawn.
    progress : callable, optional
        Gets (steps done, steps in all) at least each half second; raising stops the work.

    Notes
    -----
    3 s on one core for a board of 840 by 560 mm.
    """
    first, second, third = (part_of(progress, k, 3) for k in range(3))
    evidence = find_evidence(picture, scale, progress=first)
    basins = find_basins(evidence, progress=second)
    regions = basins.regions()
    found = Survey(picture, scale, size_mm, unit_mm, evidence, basins, regions)
    if third:
        third(1, 1)
    return found
