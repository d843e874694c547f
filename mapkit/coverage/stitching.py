"""Shapes that were drawn apart, or a little over each other, become fields with shared borders.

People draw the areas of a map one by one, apart by the width of a line. What lies between two of
them is divided along its middle: the empty part is cut into triangles, and each triangle between
two shapes is cut half way. Where three shapes meet, so do their halves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon

from mapkit.coverage.slit_sides import outline_of
from mapkit.coverage.slits import closed_slits
from mapkit.errors import UsageProblemError
from mapkit.messages import phrase

__all__ = ["Overlap", "Stitched", "proposed_join", "stitched"]

Shapes = NDArray[np.object_]
Int64 = NDArray[np.int64]
Place = tuple[float, float]

_MOST_OVERLAPS = 40  # overlapping pairs for each shape; beyond this the shapes are no map
_MOST_LEAP = 1 / 3  # of the side of a middling shape: shapes farther apart are not joined unasked
_LEAST = 1.0  # takes away the points along slits that nothing needs
_SAMPLES = 20_000
_GROWTH = 1.5
_SHARE_LIKE_SHAPES = 0.9


@dataclass(frozen=True, slots=True)
class Overlap:
    """Two shapes that lie on each other by more than the distance to join.

    ``area`` is that of the common part, in square units; ``at`` a place in it; ``kept`` the shape
    that keeps it, which is the smaller one.
    """

    lost: int
    kept: int
    area: float
    at: Place


@dataclass(frozen=True, slots=True, eq=False)
class Stitched:
    """Shapes with shared borders, and what was done for that.

    Attributes
    ----------
    shapes : tuple of tuple of Polygon
        For each shape that was given its parts: none where nothing of it is left, several where
        it falls apart. Corners are whole numbers of map units; corners on a border are corners
        of both shapes.
    closed : float
        The area of all slits that were closed, in square units.
    widest : float
        The longest way across a slit that was closed; a border moved by half of it at most.
    islands : tuple of (int, int)
        Shapes that lie in another one, which gets a hole: (outer, inner).
    overlaps : tuple of Overlap
    voids : tuple of (float, (float, float))
        Places within the map that no shape covers: their areas and a place in each.
    """

    shapes: tuple[tuple[Polygon, ...], ...]
    closed: float
    widest: float
    islands: tuple[tuple[int, int], ...]
    overlaps: tuple[Overlap, ...]
    voids: tuple[tuple[float, Place], ...]


def stitched(shapes: Sequence[Polygon], join: float, *, tolerance: float = 0.0) -> Stitched:
    """Close the slits between shapes that lie no farther apart than ``join``.

    Parameters
    ----------
    shapes : sequence of Polygon
        Valid ones, in map units, coordinates below 2**23 in size; holes are kept.
    join : float
        Up to which distance borders are made one, in map units, 1 at least.
    tolerance : float
        By how much borders may be simplified, in map units; see ``shapely.coverage_simplify``.

    Returns
    -------
    Stitched

    Raises
    ------
    UsageProblemError
        If so many shapes lie on each other that they are no map.

    Notes
    -----
    Some seconds for 3,000 shapes with 100,000 corners. A border moves by no more than half of
    ``join``, and by ``tolerance`` where it is simplified. Slits within one shape are left.
    """
    given = np.array(list(shapes), dtype=object)
    if not len(given):
        return Stitched((), 0.0, 0.0, (), (), ())
    _refuse_piles(given)
    lines = shapely.get_parts(shapely.union_all(shapely.boundary(given), grid_size=1.0))
    faces = shapely.orient_polygons(shapely.get_parts(shapely.polygonize(lines)))
    face_of, on = _covered(faces, given)
    owner, islands, overlaps = _owners(faces, given, face_of, on, join)
    outline = outline_of(faces, owner)
    borders = closed_slits(outline, join)
    out = shapely.coverage_simplify(borders.shapes(len(given)), max(tolerance, _LEAST))
    rounded = _rounded(out)
    return Stitched(
        shapes=tuple(tuple(_parts(shape)) for shape in rounded),
        closed=borders.area,
        widest=borders.widest,
        islands=islands,
        overlaps=overlaps,
        voids=_voids(rounded),
    )


def proposed_join(shapes: Sequence[Polygon]) -> float:
    """Propose up to which distance borders are one, measured in the drawing.

    Returns
    -------
    float
        In map units. Beyond it, hardly any more of the borders finds a neighbour; 2 where the
        shapes share their borders already.

    Raises
    ------
    UsageProblemError
        As for :func:`stitched`.

    Notes
    -----
    Some 20,000 places on the borders are asked how far the next shape is: up to a few seconds.
    """
    given = np.array(list(shapes), dtype=object)
    if len(given) < 2:
        return 2.0
    _refuse_piles(given)
    away = _distances_to_next(given)
    most = _most_leap(given)
    near = np.sort(away[away <= most * _GROWTH])
    if not len(near) or near[len(near) * 9 // 10] <= 1.0:
        return 2.0
    steps = np.geomspace(2.0, max(most, 2.0), 60)
    within = np.searchsorted(near, steps, side="right") / len(near)
    beyond = np.searchsorted(near, steps * _GROWTH, side="right") / len(near)
    added = np.where(within >= within.max() / 2, beyond - within, np.inf)
    return float(steps[int(np.argmin(added))])


def _most_leap(given: Shapes) -> float:
    return _MOST_LEAP * float(np.sqrt(np.median(shapely.area(given))))


def _distances_to_next(given: Shapes) -> NDArray[np.float64]:
    rings = shapely.boundary(given)
    length = shapely.length(rings)
    step = max(float(length.sum()) / _SAMPLES, 1e-9)
    number = np.maximum(4, np.ceil(length / step)).astype(np.int64)
    of = np.repeat(np.arange(len(given)), number)
    first = np.cumsum(number) - number
    share = (np.arange(len(of)) - first[of]) / number[of]
    places = shapely.line_interpolate_point(_one_line(rings)[of], share, normalized=True)
    tree = shapely.STRtree(rings)
    reach = _GROWTH * _most_leap(given)
    at, other = tree.query(places, predicate="dwithin", distance=reach)
    foreign = other != of[at]
    at, other = at[foreign], other[foreign]
    away = np.full(len(places), np.inf)
    np.minimum.at(away, at, shapely.distance(places[at], rings[other]))
    return away


def _one_line(rings: Shapes) -> Shapes:
    """Return the longest line of each, so that places can be taken along it."""
    out = []
    for ring in rings:
        parts = shapely.get_parts(ring)
        out.append(max(parts, key=lambda part: part.length))
    return np.array(out, dtype=object)


def _refuse_piles(given: Shapes) -> None:
    tree = shapely.STRtree(given)
    a, b = tree.query(given, predicate="intersects")
    if np.count_nonzero(a != b) > 2 * _MOST_OVERLAPS * max(len(given), 100):
        raise UsageProblemError(
            phrase(
                "most of the {count} shapes lie on each other; "
                "leave out layers that are no fields, or import one layer at a time",
                count=len(given),
            )
        )


def _covered(faces: Shapes, given: Shapes) -> tuple[Int64, Int64]:
    """Return pairs (face, shape on it), the smallest shape of each face first."""
    tree = shapely.STRtree(given)
    face, shape = tree.query(shapely.point_on_surface(faces), predicate="within")
    area = shapely.area(given)
    order = np.lexsort((shape, area[shape], face))
    return face[order], shape[order]


def _owners(
    faces: Shapes, given: Shapes, face: Int64, on: Int64, join: float
) -> tuple[Int64, tuple[tuple[int, int], ...], tuple[Overlap, ...]]:
    """Say for each face which shape has it: the smallest on it, -1 for slits and thin overlaps."""
    owner = np.full(len(faces), -1, np.int64)
    first = np.unique(face, return_index=True)[1]
    owner[face[first]] = on[first]
    again = np.ones(len(face), bool)
    again[first] = False
    area = shapely.area(given)
    islands: set[tuple[int, int]] = set()
    overlaps = []
    thick: dict[tuple[int, int], list[int]] = {}
    for f, lost in zip(face[again].tolist(), on[again].tolist(), strict=True):
        thick.setdefault((lost, int(owner[f])), []).append(f)
    for (lost, kept), parts in thick.items():
        common = float(shapely.area(faces[parts]).sum())
        if common >= _SHARE_LIKE_SHAPES * area[kept] and common < _SHARE_LIKE_SHAPES * area[lost]:
            islands.add((lost, kept))
            continue
        deep = ~shapely.is_empty(shapely.buffer(faces[parts], -join / 2))
        if deep.any():
            place = shapely.point_on_surface(faces[parts][int(np.argmax(deep))])
            overlaps.append(Overlap(lost, kept, common, (place.x, place.y)))
        owner[np.array(parts)[~deep]] = -1
    return owner, tuple(sorted(islands)), tuple(overlaps)


def _rounded(shapes: Shapes) -> Shapes:
    """Round to whole units such that no border crosses another.

    Corners that come within half a unit of a border become corners of it. What has no width
    left is gone.
    """
    lines = shapely.get_parts(shapely.union_all(shapely.boundary(shapes), grid_size=1.0))
    faces = shapely.get_parts(shapely.polygonize(lines))
    tree = shapely.STRtree(shapes)
    face, shape = tree.query(shapely.point_on_surface(faces), predicate="within")
    order = np.argsort(shape, kind="stable")
    some, number = np.unique(shape[order], return_inverse=True)
    grouped = shapely.geometrycollections(faces[face[order]], indices=number)
    out = np.full(len(shapes), shapely.Polygon(), dtype=object)
    out[some] = shapely.coverage_union_all(grouped[:, None], axis=1)
    return out


def _parts(shape: shapely.Geometry) -> list[Polygon]:
    """Return the polygons of a shape, the largest first."""
    found = [p for p in shapely.get_parts(shape) if isinstance(p, Polygon) and not p.is_empty]
    return sorted(found, key=lambda part: -part.area)


def _voids(shapes: Shapes) -> tuple[tuple[float, Place], ...]:
    whole = shapely.coverage_union_all(shapes)
    found = []
    for part in shapely.get_parts(whole):
        for ring in part.interiors:
            hole = Polygon(ring)
            place = hole.representative_point()
            found.append((hole.area, (place.x, place.y)))
    return tuple(sorted(found, reverse=True))
