"""What edges enclose: polygons whose holes were cut open, and tiles that hang together."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely
from numpy.typing import NDArray

Ring = tuple[tuple[float, float], ...]


def opened(ring: Sequence[tuple[float, float]]) -> list[tuple[Ring, ...]]:
    """Return the polygons that a ring encloses: those of one with cuts have holes again.

    Corners stay in their order, the first one first.
    """
    way: list[tuple[float, float]] = []
    at: dict[tuple[float, float], int] = {}
    loops: list[Ring] = []
    for place in ring:
        if place in at:  # what lies between is a loop, or a cut and back
            loop = way[at[place] :]
            for gone in loop[1:]:
                del at[gone]
            del way[at[place] + 1 :]
            if len(loop) > 2:
                loops.append(tuple(loop))
        else:
            at[place] = len(way)
            way.append(place)
    if len(way) > 2:
        loops.insert(0, tuple(way))
    if len(loops) < 2:
        return [(loop,) for loop in loops]
    if len(way) > 2 and shapely.Polygon(loops[0], loops[1:]).is_valid:
        return [tuple(loops)]
    numbers = {place: n for n, place in enumerate(dict.fromkeys(ring))}
    order = np.array([numbers[place] for place in ring], np.int64)
    return enclosed(np.array(list(numbers), float), np.column_stack([order, np.roll(order, -1)]))


def enclosed(places: NDArray[np.float64], edges: NDArray[np.int64]) -> list[tuple[Ring, ...]]:
    """Return the polygons within edges, without those that are there in both directions.

    ``places`` are (P, 2) float64. ``edges``, (E, 2) int64: From one place to another, by their
    numbers. Of each the exterior, then its holes.
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
