"""Outlines of elements as rings of points, and rings as polygons."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import shapely

from mapkit.export.joining import MOST_CROSSINGS
from mapkit.geometry.valid import is_entangled

__all__ = ["is_closed", "polygons_of", "rings_of"]


def is_closed(element: Any) -> bool:
    """Say whether an element has an area though it is not filled."""
    from svgelements import Close, Polyline, SimpleLine  # noqa: PLC0415
    from svgelements import Path as Outline  # noqa: PLC0415

    if isinstance(element, SimpleLine | Polyline):
        return False
    return not isinstance(element, Outline) or any(isinstance(s, Close) for s in element)


def rings_of(element: Any, flat: float) -> Iterator[list[tuple[float, float]]]:
    """Cut an outline into rings of points, no farther from it than ``flat``, in pixels."""
    from svgelements import Arc, Close, CubicBezier, Move, QuadraticBezier  # noqa: PLC0415
    from svgelements import Path as Outline  # noqa: PLC0415

    ring: list[tuple[float, float]] = []
    outline = Outline(element)
    outline.reify()
    for segment in outline:
        if isinstance(segment, Move):
            if ring:
                yield _open_ring(ring)
            ring = [_xy(segment.end)] if segment.end is not None else []
        elif isinstance(segment, Close):
            if ring:
                yield _open_ring(ring)
            ring = []
        elif isinstance(segment, Arc):
            # On an eighth of a circle a cubic curve is off by less than any ``flat``.
            eighths = max(1, math.ceil(abs(float(segment.sweep)) / (math.pi / 4)))
            for part in segment.as_cubic_curves(arc_required=eighths):
                ring.extend(_curve([part.start, part.control1, part.control2, part.end], flat))
        elif isinstance(segment, CubicBezier):
            places = [segment.start, segment.control1, segment.control2, segment.end]
            ring.extend(_curve(places, flat))
        elif isinstance(segment, QuadraticBezier):
            ring.extend(_curve([segment.start, segment.control, segment.end], flat))
        elif segment.end is not None:
            ring.append(_xy(segment.end))
    if ring:
        yield _open_ring(ring)


def _open_ring(ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return ring[:-1] if len(ring) > 1 and ring[0] == ring[-1] else ring


def _xy(point: Any) -> tuple[float, float]:
    return float(point.x), float(point.y)


def _curve(points: list[Any], flat: float) -> list[tuple[float, float]]:
    """Cut a Bezier curve into lines no farther from it than ``flat``; its start is left out."""
    p = np.array([_xy(point) for point in points])
    bend = np.hypot(*(p[2:] - 2 * p[1:-1] + p[:-2]).T).max()
    degree = len(p) - 1
    # The second derivative is at most degree (degree - 1) bend; a chord is off by 1/8 of it.
    pieces = math.sqrt(degree * (degree - 1) * bend / (8 * flat)) if math.isfinite(bend) else 1
    t = np.linspace(0, 1, max(1, min(math.ceil(pieces), 1000)) + 1)[1:, None]
    while len(p) > 1 and p.ndim == 2:
        p = np.broadcast_to(p[:, None], (len(p), len(t), 2))
    while len(p) > 1:
        p = p[:-1] * (1 - t) + p[1:] * t
    return [(float(x), float(y)) for x, y in p[0]]


def polygons_of(
    rings: list[list[tuple[float, float]]], *, evenodd: bool
) -> list[shapely.Polygon] | None:
    """Return what rings enclose, by the rule of their shape, the largest part first.

    None for rings that cross themselves or each other in too many places.
    """
    simple = [shapely.Polygon(ring) for ring in rings]
    alone = len(simple) == 1 and simple[0].is_valid
    if not alone and is_entangled(np.array(simple, dtype=object), MOST_CROSSINGS):
        return None
    turns = [shape.exterior.is_ccw for shape in simple]
    shapes: list[Any] = [s if s.is_valid else shapely.make_valid(s) for s in simple]
    whole: Any
    if evenodd:
        while len(shapes) > 1:  # two and two: one by one takes far longer
            pairs = zip(shapes[::2], shapes[1::2], strict=False)
            both = [shapely.symmetric_difference(a, b) for a, b in pairs]
            shapes = both + shapes[len(both) * 2 :]
        whole = shapes[0]
    else:
        largest = max(range(len(shapes)), key=lambda k: shapes[k].area)
        solid = [s for s, turn in zip(shapes, turns, strict=True) if turn == turns[largest]]
        other = [s for s, turn in zip(shapes, turns, strict=True) if turn != turns[largest]]
        whole = shapely.union_all(solid) if len(solid) > 1 else solid[0]
        shapely.prepare(whole)
        inside = shapely.covers(whole, other).tolist()
        holes = [s for s, within in zip(other, inside, strict=True) if within]
        more = [s for s, within in zip(other, inside, strict=True) if not within]
        if holes:
            whole = shapely.difference(whole, shapely.union_all(holes))
        if more:
            whole = shapely.union_all([whole, *more])
    parts = [p for p in shapely.get_parts(whole) if isinstance(p, shapely.Polygon) and p.area > 0]
    return sorted(parts, key=lambda part: -part.area)
