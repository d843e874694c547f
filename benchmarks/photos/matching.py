"""Which true fields a traced map has, how far off its borders are, and what is said of doubts.

A field counts as found where a traced one has an overlap over union of 0.8 or more with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import shapely

from mapkit.digitize.trace import Traced
from mapkit.model import GameMap

FOUND = 0.8
NEAR_MM = 1.8
_SPREAD_MM = 2.0


def matches(true: dict[str, shapely.Polygon], found: dict[str, shapely.Polygon]) -> dict[str, str]:
    """Return for each true field that was found the traced one."""
    names, shapes = list(found), list(found.values())
    tree = shapely.STRtree(shapes)
    match = {}
    for i, shape in true.items():
        for k in tree.query(shape).tolist():
            common = shapely.intersection(shape, shapes[k]).area
            if common >= FOUND * (shape.area + shapes[k].area - common):
                match[i] = names[k]
    return match


def _points(places: Any) -> Any:
    return shapely.points(places)


def border_errors(
    true: dict[str, shapely.Polygon], found: dict[str, shapely.Polygon], match: dict[str, str]
) -> Any:
    """Return how far points of true borders, the rim left out, are from the traced ones, in mm."""
    rim = shapely.union_all(list(true.values())).boundary
    far: list[float] = []
    for i, j in match.items():
        points = _points(shapely.get_coordinates(shapely.segmentize(true[i].boundary, _SPREAD_MM)))
        points = points[shapely.distance(points, rim) > 1e-6]
        far += shapely.distance(points, found[j].boundary).tolist()
    return np.array(far)


def adjacent(shapes: dict[str, shapely.Polygon]) -> set[frozenset[str]]:
    """Return each two fields that share half a mm of border or more."""
    names, values = list(shapes), list(shapes.values())
    tree = shapely.STRtree(values)
    first, second = tree.query(values, predicate="intersects")
    pairs = [(a, b) for a, b in zip(first.tolist(), second.tolist(), strict=True) if a < b]
    return {
        frozenset((names[a], names[b]))
        for a, b in pairs
        if shapely.intersection(values[a], values[b]).length > 0.5
    }


def covering(true: dict[str, shapely.Polygon], found: dict[str, shapely.Polygon]) -> dict[str, str]:
    """Return for each true field the traced one that covers most of it."""
    names, shapes = list(found), list(found.values())
    tree = shapely.STRtree(shapes)
    covers = {}
    for i, shape in true.items():
        near = tree.query(shape).tolist()
        if near:
            most = max(near, key=lambda k: shapely.intersection(shape, shapes[k]).area)
            covers[i] = names[most]
    return covers


def kinds_right(truth: GameMap, traced: Traced, match: dict[str, str]) -> float:
    """Return of how many fields that were found the kind is right, water or not as well."""
    right = [
        truth.class_of(i) == traced.map.class_of(j)
        and ("water" in truth.fields[i].traits) == ("water" in traced.map.fields[j].traits)
        for i, j in match.items()
    ]
    return sum(right) / max(1, len(right))


def border_doubts(
    traced: Traced, true: dict[str, shapely.Polygon], found: dict[str, shapely.Polygon]
) -> Iterator[tuple[float, bool]]:
    """Yield for each traced border its doubt, and whether it is wrong."""
    lines = shapely.union_all([s.boundary for s in true.values()])
    for border in traced.borders:
        a, b = (found[i] for i in border.fields)
        shared = shapely.intersection(a.boundary, b.boundary)
        points = _points(shapely.get_coordinates(shapely.segmentize(shared, 1.0)))
        if len(points):
            wrong = float((shapely.distance(points, lines) > NEAR_MM).mean()) > 0.4
            yield border.doubt, bool(wrong)


def kind_doubts(
    truth: GameMap, traced: Traced, match: dict[str, str]
) -> Iterator[tuple[float, bool]]:
    """Yield for each traced kind its doubt, and whether it is wrong."""
    back = {j: i for i, j in match.items()}
    for doubt in traced.kinds:
        if doubt.field in back:
            yield doubt.doubt, truth.class_of(back[doubt.field]) != doubt.kind
