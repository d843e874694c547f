"""Shapes too narrow to be meant: holes in the coverage, and fields.

Floating point measures here; what it measures was decided with integers before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.holes import entangled_fields
from mapkit.coverage.checks.wording import Wording
from mapkit.diagnostics import Diagnostic, rules
from mapkit.geometry.points import distinct
from mapkit.messages import phrase

Shapes = NDArray[np.object_]

_MEASURED = 100
_CORNERS = 500
_MOST_BANDS = 10

_MOST_CORNERS = 200
"""In gaps with more of them no two are named."""


class Coverage(NamedTuple):
    """The union of all fields.

    ``outside`` holds the polygons of the union that lie in no void of another, ``voids`` the
    holes in it as polygons.
    """

    outside: Shapes
    voids: Shapes


def field_shapes(drawing: Drawing) -> Shapes:
    """Return the noded fields as shapely polygons, empty ones where a field has no usable ring."""
    ring_of_piece = drawing.rings.ring_of[drawing.corner]
    shapes: Shapes = np.full(len(drawing.rings.field_ids), shapely.Polygon(), dtype=object)
    if not len(drawing.a):
        return shapes
    rings = np.asarray(
        shapely.linearrings(drawing.xy[drawing.a].astype(np.float64), indices=ring_of_piece)
    )
    # Rings stand field by field, the exterior first, which is what shapely expects.
    fields, index = np.unique(drawing.rings.field, return_inverse=True)
    shapes[fields] = shapely.polygons(rings, indices=index)
    return shapes


def valid_shapes(drawing: Drawing) -> Shapes:
    """Make shapes of what is drawn wrongly too; a ring that touches itself becomes a hole.

    Fields that are too entangled for that get an empty one.
    """
    shapes = field_shapes(drawing)
    shapes[entangled_fields(drawing)] = shapely.Polygon()
    invalid = ~shapely.is_valid(shapes)
    shapes[invalid] = shapely.make_valid(shapes[invalid])
    return shapes


def cover(shapes: Shapes, levels: NDArray[np.int64], clean: bool) -> Coverage:
    """Unite the fields.

    Parameters
    ----------
    shapes : (N,) of Polygon
    levels : (N,) int64
    clean : bool
        Whether fields of one level never overlap, so that common edges only have to be dropped,
        which is ten times faster than a general union.
    """
    whole = _union_by_edges(shapes, levels) if clean else None
    if whole is None:
        whole = shapely.union_all(shapes)
    parts = shapely.get_parts(whole)
    parts = parts[shapely.get_dimensions(parts) == 2]
    holes = [hole for part in parts for hole in part.interiors]
    voids: Shapes = np.empty(len(holes), dtype=object)
    voids[:] = [shapely.Polygon(hole) for hole in holes]
    if len(voids) and len(parts) > 1:
        island = shapely.STRtree(voids).query(parts, predicate="within")[0]
        parts = np.delete(parts, distinct(island))
    return Coverage(parts, voids)


def _union_by_edges(shapes: Shapes, levels: NDArray[np.int64]) -> BaseGeometry | None:
    """Unite fields of which none overlaps another of its level; None where GEOS doubts that.

    It adds up areas in floating point, which are too inexact for needles some 2**29 units long.
    """
    try:
        storeys = [
            shapely.coverage_union_all(shapes[part])
            for part in (levels <= 0, levels > 0)
            if part.any()
        ]
        return shapely.union_all(storeys)
    except shapely.GEOSException:
        return None


def _widest_disc(shape: BaseGeometry) -> float:
    """Return the diameter of the largest disc that fits into a shape, right to a thousandth."""
    widest = 0.0
    for part in shapely.get_parts(shape):
        if part.area > 0:
            size = max(part.bounds[2] - part.bounds[0], part.bounds[3] - part.bounds[1])
            # Twice the area by half the outline is how wide a long shape is.
            narrow = min(size, 4 * part.area / part.length)
            radius = shapely.maximum_inscribed_circle(part, tolerance=narrow / 1000).length
            widest = max(widest, 2 * radius)
    return widest


def how_wide(shape: BaseGeometry, number: int, say: Wording) -> str | None:
    """Measure a shape for a message, but only the first hundred, of few corners: it takes its time.

    ``shape`` is in map units; ``number`` says how many were measured before.
    """
    if number >= _MEASURED or shapely.get_num_coordinates(shape) > _CORNERS:
        return None
    return say.length(_widest_disc(shape))


def too_narrow(shapes: Shapes, diameter: float) -> NDArray[np.bool_]:
    """Return for each shape whether no disc of this diameter fits in, (N,) bool.

    ``shapes`` are (N,) of Polygon or MultiPolygon. ``diameter`` is in map units.

    Two erosions a shape; those within a thousandth of the diameter are measured, to a millionth.
    Shapes that :func:`unbearable` names count as wide enough.
    """
    narrow = ~unbearable(shapes, diameter)
    tried = shapes[narrow]
    narrow[narrow] = shapely.is_empty(shapely.buffer(tried, -diameter / 2 * 1.001))
    close = np.nonzero(narrow)[0]
    close = close[~shapely.is_empty(shapely.buffer(shapes[close], -diameter / 2 * 0.999))]
    for k in close:
        # An erosion at the very limit leaves nothing to see, so measure those.
        narrow[k] = _widest_disc(shapes[k]) < diameter * (1 - 1e-6)
    return narrow


def unbearable(shapes: Shapes, diameter: float) -> NDArray[np.bool_]:
    """Return which shapes take too long to erode, (N,) bool.

    Their sides, moved inwards, would cross each other everywhere: they have many corners, and bands
    of this width (in map units) along their sides would cover their box ten times.
    """
    left, top, right, bottom = shapely.bounds(shapes).T
    box = (right - left + diameter) * (bottom - top + diameter)
    bands: NDArray[np.bool_] = shapely.length(shapes) * diameter > _MOST_BANDS * box
    return bands & (shapely.get_num_coordinates(shapes) > _CORNERS)


def check_gaps(
    drawing: Drawing, coverage: Coverage, tolerance: float, say: Wording
) -> tuple[list[Diagnostic], Shapes]:
    """Report holes in the coverage into which no disc of the tolerance fits, or hardly one.

    ``tolerance`` is in map units. The second value, ``gaps``, holds the polygons that are too
    narrow to be voids.
    """
    voids = coverage.voids
    if not len(voids):
        return [], voids
    narrow = too_narrow(voids, tolerance)
    doubtful = voids[~narrow][too_narrow(voids[~narrow], 2 * tolerance)]
    gaps = voids[narrow]
    return [*_gaps(drawing, gaps, tolerance, say), *_narrow_voids(doubtful, say)], gaps


def _gaps(drawing: Drawing, gaps: Shapes, tolerance: float, say: Wording) -> Iterator[Diagnostic]:
    if not len(gaps):
        return
    index = {(float(x), float(y)): i for i, (x, y) in enumerate(drawing.xy.tolist())}
    around: dict[int, set[int]] = {}
    for f, a in zip(drawing.field.tolist(), drawing.a.tolist(), strict=True):
        around.setdefault(a, set()).add(f)
    for k, gap in enumerate(gaps):
        corners = [index[xy] for xy in gap.exterior.coords[:-1] if xy in index]
        fields = sorted(set().union(*(around.get(i, set()) for i in corners)))
        ids = [drawing.rings.field_ids[f] for f in fields]
        spot = shapely.point_on_surface(gap)
        width = how_wide(gap, k, say)
        names = [drawing.rings.names[i] for i in corners]
        said = {
            "area": say.area(gap.area),
            "where": phrase(" between {fields}", fields=say.fields(ids)) if ids else "",
            "width": width,
            "tolerance": say.length(tolerance),
        }
        yield rules.GAP.report(
            phrase("A hole of {area}{where} is narrower than the tolerance of {tolerance}.", **said)
            if width is None
            else phrase(
                "A hole of {area}{where} is at most {width} wide, less than the tolerance of "
                "{tolerance}{nearest}.",
                **said,
                nearest=_nearest(names, drawing.xy[corners]),
            ),
            fields=ids,
            vertices=names,
            at=[(spot.x, spot.y)],
        )


def _nearest(names: Sequence[str], xy: NDArray[np.int64]) -> str:
    """Say which two corners of a gap are nearest to each other: they may have been meant as one.

    ``xy``, (N, 2) int64: Where the corners are, in map units.
    """
    if not 2 < len(names) <= _MOST_CORNERS:
        return ""
    first, second = np.triu_indices(len(names), 1)
    k = int(np.argmin(np.hypot(*(xy[first] - xy[second]).astype(np.float64).T)))
    return phrase(
        "; nearest to each other are its vertices {a} and {b}",
        a=names[int(first[k])],
        b=names[int(second[k])],
    )


def _narrow_voids(voids: Shapes, say: Wording) -> Iterator[Diagnostic]:
    for void in voids:
        spot = shapely.point_on_surface(void)
        yield rules.VOID_NARROW.report(
            phrase(
                "The void at {point} is only {width} wide.",
                point=say.point(spot.x, spot.y),
                width=say.length(_widest_disc(void)),
            ),
            at=[(spot.x, spot.y)],
        )


def check_narrow_fields(
    drawing: Drawing, shapes: Shapes, tolerance: float, say: Wording
) -> list[Diagnostic]:
    """Report fields into which no disc of the tolerance (in map units) fits, or not to be measured.

    ``shapes`` are the fields, (N,) of Polygon or MultiPolygon. Only those whose area is small
    against their outline are measured.
    """
    sound = np.nonzero(~shapely.is_empty(shapes))[0]
    # Where no disc of radius r fits, the area is below r times the outline, or a little more
    # where there are holes; twice that leaves few to be measured.
    thin = sound[shapely.area(shapes[sound]) <= tolerance * shapely.length(shapes[sound])]
    ids = drawing.rings.field_ids
    found = [_not_measured(ids[f], say) for f in thin[unbearable(shapes[thin], tolerance)].tolist()]
    for f in thin[too_narrow(shapes[thin], tolerance)] if len(thin) else ():
        spot = shapely.point_on_surface(shapes[f])
        found.append(
            rules.FIELD_NARROW.report(
                phrase(
                    "Field {field} is at most {width} wide, less than the tolerance of "
                    "{tolerance}.",
                    field=say.field(ids[f]),
                    width=say.length(_widest_disc(shapes[f])),
                    tolerance=say.length(tolerance),
                ),
                fields=(ids[f],),
                at=[(spot.x, spot.y)],
            )
        )
    return found


def _not_measured(field_id: str, say: Wording) -> Diagnostic:
    return rules.DRAWING_ENTANGLED.report(
        phrase(
            "Field {field} has too many corners close together to be checked for its width.",
            field=say.field(field_id),
        ),
        fields=(field_id,),
    )
