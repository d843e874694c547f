"""The closed line of a grazing pair, as people are shown it."""

from __future__ import annotations

import itertools
from math import hypot

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import AT, THROUGH
from mapkit.model import SightRule
from mapkit.sight.pairs import PairFinder
from mapkit.sight.strips import ClosedLine

XY = tuple[float, float]


def closed_line(
    finder: PairFinder, a: str, b: str, line: NDArray[np.float64], rule_id: str
) -> ClosedLine:
    """Turn the kernel's best closed line into ends from a to b and the fields that count.

    Parameters
    ----------
    line : (5,) float64
        See :meth:`mapkit.geometry.kernel.sight.KernelMesh.distances`.
    rule_id : str
        The rule that allows the line.

    Notes
    -----
    For display: the verdict and the distance are the kernel's, this finds where along the
    line they come from, in floating point.
    """
    first, second = finder.polygons[[finder.position(a), finder.position(b)]]
    x, y, dx, dy, shape = line.tolist()
    if shape == AT:
        ca, cb = finder.centre(finder.position(a)), finder.centre(finder.position(b))
        along = cb - ca
        size = hypot(*along) or 1.0
        return ClosedLine(((x, y), (x, y)), (), (float(along[0]) / size, float(along[1]) / size))
    if shape == THROUGH:
        ends = _cut(first, second, (x, y), (dx, dy))
    else:
        ends = ((x, y), (dx, dy))
        if _off(first, second, *ends) > _off(first, second, *ends[::-1]):
            ends = (ends[1], ends[0])
    return ClosedLine(ends, fields_along(finder, a, b, ends, rule_id))


def fields_cut(
    finder: PairFinder, a: str, b: str, line: tuple[XY, XY], rule: SightRule
) -> tuple[str, ...]:
    """List the fields that block by a rule and that a line runs through, in its order."""
    places = finder.mesh.place_fields
    asked = np.zeros(len(finder.index) + 1, np.bool_)  # the last one stands for no field
    asked[places[finder.forbidden(rule, a, b)]] = True
    length, middle = finder.kernel.cut_fields(places, asked[:-1], line)
    crossed = np.flatnonzero(length > 1e-9)
    # Fields that lie on each other have the same middle but for rounding: in the order of the map.
    order = np.argsort(np.round(middle[crossed], 9), kind="stable")
    return tuple(finder.mesh.field_ids[f] for f in crossed[order].tolist())


def _off(first: shapely.Polygon, second: shapely.Polygon, start: XY, end: XY) -> float:
    return float(
        shapely.distance(first, shapely.Point(start)) + shapely.distance(second, shapely.Point(end))
    )


def _cut(first: shapely.Polygon, second: shapely.Polygon, point: XY, along: XY) -> tuple[XY, XY]:
    """Cut the line through a point to what lies between the two fields next to the point."""
    size = hypot(*along)
    ux, uy = along[0] / size, along[1] / size
    far = 4 * max(
        abs(v - w)
        for g in (first, second)
        for corner in (g.bounds[:2], g.bounds[2:])
        for v, w in zip(corner, point, strict=True)
    )
    best: tuple[float, XY, XY] | None = None
    for sign in (1, -1):
        spans = []
        for polygon, side in ((first, -sign), (second, sign)):
            ray = shapely.LineString(
                [point, (point[0] + side * ux * far, point[1] + side * uy * far)]
            )
            spans.append(float(shapely.distance(shapely.Point(point), polygon.intersection(ray))))
        if np.isnan(spans).any():
            continue
        start = (point[0] - sign * ux * spans[0], point[1] - sign * uy * spans[0])
        end = (point[0] + sign * ux * spans[1], point[1] + sign * uy * spans[1])
        if best is None or sum(spans) < best[0]:
            best = (sum(spans), start, end)
    if best is None:
        return point, point
    return best[1], best[2]


def fields_along(
    finder: PairFinder, a: str, b: str, ends: tuple[XY, XY], rule_id: str
) -> tuple[str, ...]:
    """List the fields between a and b that a rule counts on a line, in its order.

    Along an edge the choice that keeps them fewest.
    """
    rule = finder.map.ruleset.rules[rule_id]
    count = finder.count(rule)
    counted = np.setdiff1d(count[count >= 0], [finder.position(a), finder.position(b)])
    segment = shapely.LineString(ends)
    length = segment.length
    if length == 0:
        return ()
    near = counted[shapely.intersects(finder.padded[counted], segment)].tolist()
    spans: dict[int, list[tuple[float, float]]] = {}
    cuts = {0.0, length}
    for f in near:
        part = finder.padded[f].intersection(segment)
        for piece in shapely.get_parts(part):
            if piece.length > 1e-5 * length:
                where = sorted(segment.project(shapely.Point(c)) for c in piece.coords)
                spans.setdefault(f, []).append((where[0], where[-1]))
                cuts.update((where[0], where[-1]))
    order = sorted(cuts)
    stretches = []
    for low, high in itertools.pairwise(order):
        if high - low <= 1e-5 * length:
            continue
        middle = (low + high) / 2
        here = [f for f in spans if any(s <= middle <= e for s, e in spans[f])]
        if here:
            stretches.append(here)
    chosen = {s[0] for s in stretches if len(s) == 1}
    for s in stretches:
        if not chosen & set(s):
            chosen.add(max(s, key=lambda f: sum(f in other for other in stretches)))
    fields: list[str] = []
    for s in stretches:
        name = finder.mesh.field_ids[next(f for f in s if f in chosen)]
        if not fields or fields[-1] != name:
            fields.append(name)
    return tuple(fields)
