"""What edges enclose: polygons whose holes were cut open, and tiles that hang together."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely
from numpy.typing import NDArray

__all__ = ["Ring", "enclosed", "opened"]

Ring = tuple[tuple[float, float], ...]


def opened(ring: Sequence[tuple[float, float]]) -> list[tuple[Ring, ...]]:
    """Return the polygons that a ring encloses: those of one with cuts have holes again.

    A ring that meets itself nowhere stays as it is.
    """
    places = list(dict.fromkeys(ring))
    if len(places) == len(ring):
        return [(tuple(ring),)]
    numbers = {place: n for n, place in enumerate(places)}
    at = np.array([numbers[place] for place in ring], np.int64)
    edges = np.column_stack([at, np.roll(at, -1)])
    return enclosed(np.array(places, float), edges)


def enclosed(places: NDArray[np.float64], edges: NDArray[np.int64]) -> list[tuple[Ring, ...]]:
    """Return the polygons within edges, without those that are there in both directions.

    Parameters
    ----------
    places : (P, 2) float64
    edges : (E, 2) int64
        From one place to another, by their numbers.

    Returns
    -------
    list of tuple of Ring
        Of each the exterior, then its holes.
    """
    codes = edges[:, 0] * len(places) + edges[:, 1]
    back = edges[:, 1] * len(places) + edges[:, 0]
    left = edges[~np.isin(codes, back)]
    area = shapely.build_area(shapely.multilinestrings(places[left])) if len(left) else None
    parts = [p for p in shapely.get_parts(area) if isinstance(p, shapely.Polygon)]
    return [
        tuple(
            tuple((float(x), float(y)) for x, y in one.coords[:-1])
            for one in (part.exterior, *part.interiors)
        )
        for part in parts
    ]
