"""Arcs as fields with shared vertices in whole units, valid whatever was measured."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.digitize.arcs import OUTSIDE, Arc, Arcs
from mapkit.digitize.basins import Labels

Points = NDArray[np.float64]
Rings = tuple[tuple[tuple[int, int], ...], ...]
"""The outer ring first, not closed, in units."""

_ATTEMPTS = 12


def faces_of(
    straight: Arcs, plain: Arcs, labels: Labels, size_mm: tuple[float, float], unit_mm: float
) -> dict[int, Rings]:
    """Put arcs together to polygons.

    Parameters
    ----------
    straight, plain : Arcs
        The same arcs, straightened and as found; where straight ones cross each other, those
        concerned are taken as found.
    labels : (H, W) int32
        The regions that the arcs bound; -1 beyond them.
    size_mm : (float, float)

    Returns
    -------
    dict of int to rings
        Of each region; they touch, and do not overlap.

    Raises
    ------
    CollapsedError
        Some regions have no inside.
    """
    count = int(labels.max()) + 1
    fallen: set[int] = set()
    for _ in range(_ATTEMPTS):
        lines = _lines(straight, plain, fallen, unit_mm)
        shapes = shapely.polygonize(list(lines.values())).geoms
        named, number = _named(shapes, labels, size_mm, unit_mm)
        bad = _crossing(lines)
        if not bad and len(named) == number == count:
            return named
        if not bad:
            missing = set(range(count)) - set(named)
            bad = {k for k, arc in enumerate(straight.arcs) if missing & set(arc.sides)}
        if bad <= fallen:  # what is found is crossed, too: whatever is near falls back
            near = {j for k in bad for j in straight.arcs[k].sides if j != OUTSIDE}
            bad = {k for k, arc in enumerate(straight.arcs) if near & set(arc.sides)}
            if bad <= fallen:
                bad = set(range(len(straight.arcs)))
            if bad <= fallen:
                break
        fallen |= bad
    gone = set(range(count)) - set(named)
    raise CollapsedError(gone or {j for k in bad for j in straight.arcs[k].sides} - {OUTSIDE})


class CollapsedError(Exception):
    """Regions so narrow that their borders meet; ``regions`` names them."""

    def __init__(self, regions: set[int]) -> None:
        super().__init__(regions)
        self.regions = regions


def _lines(
    straight: Arcs, plain: Arcs, fallen: set[int], unit_mm: float
) -> dict[int, shapely.LineString]:
    held = {j for k in fallen for j in (straight.arcs[k].start, straight.arcs[k].end)}
    places = straight.junctions.copy()
    places[sorted(held)] = plain.junctions[sorted(held)]
    units = np.round(places / unit_mm)
    lines = {}
    for k, arc in enumerate(straight.arcs):
        source: Arc = plain.arcs[k] if k in fallen else arc
        inner = np.round(source.places[1:-1] / unit_mm)
        points = np.concatenate([units[[arc.start]], inner, units[[arc.end]]])
        keep = np.concatenate([[True], (np.diff(points, axis=0) != 0).any(axis=1)])
        points = points[keep]
        if len(points) > 1:
            lines[k] = shapely.linestrings(points)
    return lines


def _crossing(lines: dict[int, shapely.LineString]) -> set[int]:
    """Return the arcs that meet another, or themselves, elsewhere than at their ends."""
    keys = list(lines)
    shapes = np.array([lines[k] for k in keys])
    bad = {keys[i] for i in np.nonzero(~shapely.is_simple(shapes))[0].tolist()}
    tree = shapely.STRtree(shapes)
    first, second = tree.query(shapes, predicate="intersects")
    once = first < second
    first, second = first[once], second[once]
    # At ends only: what the two share are points that bound both.
    shared = shapely.intersection(shapes[first], shapes[second])
    ends = shapely.intersection(shapely.boundary(shapes[first]), shapely.boundary(shapes[second]))
    closed = shapely.is_closed(shapes)
    for i, j, common, at in zip(first.tolist(), second.tolist(), shared, ends, strict=True):
        ring = closed[i] or closed[j]
        fine = common.geom_type == "Point" if ring else common.equals(at)
        if not fine:
            bad |= {keys[i], keys[j]}
    return bad


def _named(
    shapes: object, labels: Labels, size_mm: tuple[float, float], unit_mm: float
) -> tuple[dict[int, Rings], int]:
    """Return the polygon of each region, and how many polygons belong to some region."""
    height, width = labels.shape
    found: dict[int, tuple[float, shapely.Polygon]] = {}
    number = 0
    for shape in shapes:  # type: ignore[attr-defined]
        place = shape.representative_point()
        x = min(width - 1, max(0, int(place.x * unit_mm / size_mm[0] * width)))
        y = min(height - 1, max(0, int(place.y * unit_mm / size_mm[1] * height)))
        name = int(labels[y, x])
        if name < 0:
            continue  # a hole of the area
        number += 1
        if name not in found or shape.area > found[name][0]:
            found[name] = shape.area, shape
    return {
        name: tuple(
            tuple((int(x), int(y)) for x, y in ring.coords[:-1])
            for ring in (shape.exterior, *shape.interiors)
        )
        for name, (_, shape) in found.items()
    }, number
