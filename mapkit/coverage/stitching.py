"""Shapes that were drawn apart, or a little over each other, become fields with shared borders.

People draw the areas of a map one by one, apart by the width of a line. What lies between two of
them is divided along its middle: the empty part is cut into triangles, and each triangle between
two shapes is cut half way. Where three shapes meet, so do their halves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon

from mapkit.coverage.join_distance import refuse_piles
from mapkit.coverage.junctions import joined_corners
from mapkit.coverage.slit_sides import Slit, outline_of
from mapkit.coverage.slits import closed_slits

Shapes = NDArray[np.object_]
Int64 = NDArray[np.int64]
Place = tuple[float, float]

_SCRAP = 4.0  # parts smaller than so many squares of the distance to join are no fields
_LEAST = 1.0  # takes away the points along slits that nothing needs
_SHARE_LIKE_SHAPES = 0.9
_ROUNDING = 1.0  # so far at most a place on an outline moves to whole units


@dataclass(frozen=True, slots=True)
class Overlap:
    """Two shapes that lie on each other by more than the distance to join.

    ``shape`` is the common part, ``area`` is in square units, ``at`` a place in it; ``kept`` is the
    shape that keeps it, which is the smaller one.
    """

    lost: int
    kept: int
    area: float
    at: Place
    shape: shapely.Geometry


@dataclass(frozen=True, slots=True, eq=False)
class Stitched:
    """Shapes with shared borders, and what was done for that."""

    shapes: tuple[tuple[Polygon, ...], ...]
    """For each shape that was given its parts: none where nothing of it is left, several where it
    falls apart. Corners are whole numbers of map units; corners on a border are corners of both
    shapes."""
    closed: float
    """The area of all slits that were closed, in square units."""
    widest: float
    """The longest way across a slit that was closed; a border moved by half of it at most."""
    slits: tuple[Slit, ...]
    """Those that were closed, pair by pair, the widest first."""
    rim: NDArray[np.float64]
    """(R, 2, 2) float64: Lines round all that was closed."""
    corners: tuple[tuple[int, Place], ...]
    """Shapes that got a corner where borders of others end on theirs (T-junctions), and where."""
    islands: tuple[tuple[int, int], ...]
    """Shapes that lie in another one, which gets a hole: (outer, inner)."""
    overlaps: tuple[Overlap, ...]
    voids: tuple[Polygon, ...]
    """Places within the map that no shape covers, the largest first."""
    filled: int = 0
    """How many more of them were so narrow that a shape beside got them."""
    scraps: tuple[tuple[int, Polygon], ...] = ()
    """Parts of shapes that are smaller than some squares of ``join``; what is beside got them."""


def stitched(
    shapes: Sequence[Polygon],
    join: float,
    *,
    tolerance: float = 0.0,
    thin: float = 0.0,
    look: Callable[[], None] = lambda: None,
) -> Stitched:
    """Close the slits between shapes that lie no farther apart than ``join``.

    Some seconds for 3,000 shapes with 100,000 corners. A border moves by no more than half of
    ``join``, and by ``tolerance`` where it is simplified. Slits within one shape are left.

    Raises ``UsageError`` if so many shapes lie on each other that they are no map.

    Parameters
    ----------
    shapes : sequence of Polygon
        Valid ones, in map units, coordinates below 2**23 in size; holes are kept.
    join : float
        Up to which distance borders are made one, in map units, 1 at least; 0 for shapes whose
        borders are shared but for some mistakes: no slit is closed.
    tolerance : float
        By how much borders may be simplified, in map units; see ``shapely.coverage_simplify``.
    thin : float
        Places that no shape covers and that are narrower, in map units, go to the shape with the
        longest border there.
    look : callable
        Called between the steps of the work; what it raises stops it.
    """
    given = np.array(list(shapes), dtype=object)
    if not len(given):
        return Stitched((), 0.0, 0.0, (), np.empty((0, 2, 2)), (), (), (), ())
    refuse_piles(given)
    look()
    lines = shapely.get_parts(shapely.union_all(shapely.boundary(given), grid_size=1.0))
    faces = shapely.orient_polygons(shapely.get_parts(shapely.polygonize(lines)))
    look()
    face_of, on = _covered(faces, given)
    owner, islands, overlaps = _owners(faces, given, face_of, on, join or thin, cut=join == 0)
    look()
    borders = joined_corners(closed_slits(outline_of(faces, owner), join)) if join else None
    look()
    whole = borders.shapes(len(given)) if borders else _grouped(faces, owner, len(given))
    out = shapely.coverage_simplify(whole, max(tolerance, _LEAST)) if join or tolerance else whole
    look()
    rounded, voids = _rounded(out)
    rounded, scraps = _without_scraps(rounded, _SCRAP * join**2)
    rounded, voids, filled = _filled(rounded, voids, thin, [part for _, part in scraps])
    look()
    return Stitched(
        shapes=tuple(tuple(_parts(shape)) for shape in rounded),
        closed=borders.area if borders else 0.0,
        widest=borders.widest if borders else 0.0,
        slits=borders.slits if borders else (),
        rim=borders.rim if borders else np.empty((0, 2, 2)),
        corners=_new_corners(given, rounded, join),
        islands=islands,
        overlaps=overlaps,
        voids=tuple(voids.tolist()),
        filled=filled,
        scraps=scraps,
    )


def _covered(faces: Shapes, given: Shapes) -> tuple[Int64, Int64]:
    """Return pairs (face, shape on it), the smallest shape of each face first.

    A point near the outline of its face may lie on a shape beside it, since outlines were moved
    to whole units: there the shape has to hold most of the face.
    """
    tree = shapely.STRtree(given)
    places = shapely.point_on_surface(faces)
    face, shape = tree.query(places, predicate="within")
    edge = shapely.distance(places, shapely.boundary(faces))[face] < _ROUNDING
    most = np.ones(len(face), bool)
    held = shapely.area(shapely.intersection(faces[face[edge]], given[shape[edge]]))
    most[edge] = 2 * held > shapely.area(faces[face[edge]])
    face, shape = face[most], shape[most]
    area = shapely.area(given)
    order = np.lexsort((shape, area[shape], face))
    return face[order], shape[order]


def _owners(
    faces: Shapes, given: Shapes, face: Int64, on: Int64, join: float, *, cut: bool
) -> tuple[Int64, tuple[tuple[int, int], ...], tuple[Overlap, ...]]:
    """Say for each face which shape has it: the smallest on it, -1 for slits and thin overlaps.

    With ``cut`` thin overlaps go to the smallest too.
    """
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
            shape = shapely.union_all(faces[parts])
            overlaps.append(Overlap(lost, kept, common, (place.x, place.y), shape))
        if not cut:
            owner[np.array(parts)[~deep]] = -1
    return owner, tuple(sorted(islands)), tuple(overlaps)


def _rounded(shapes: Shapes) -> tuple[Shapes, Shapes]:
    """Round to whole units such that no border crosses another; return voids too, largest first.

    Corners that come within half a unit of a border become corners of it. What has no width
    left is gone.
    """
    lines = shapely.get_parts(shapely.union_all(shapely.boundary(shapes), grid_size=1.0))
    faces = shapely.get_parts(shapely.polygonize(lines))
    tree = shapely.STRtree(shapes)
    face, shape = tree.query(shapely.point_on_surface(faces), predicate="within")
    owner = np.full(len(faces), -1, np.int64)
    owner[face] = shape
    voids = faces[owner < 0]
    return _grouped(faces, owner, len(shapes)), voids[np.argsort(-shapely.area(voids))]


def _grouped(faces: Shapes, owner: Int64, count: int) -> Shapes:
    """Put the faces of each shape together; -1 is none."""
    face = np.nonzero(owner >= 0)[0]
    order = face[np.argsort(owner[face], kind="stable")]
    some, number = np.unique(owner[order], return_inverse=True)
    out = np.full(count, shapely.Polygon(), dtype=object)
    if len(some):
        grouped = np.asarray(shapely.geometrycollections(faces[order], indices=number))
        out[some] = shapely.coverage_union_all(grouped[:, None], axis=1)
    return out


def _parts(shape: shapely.Geometry) -> list[Polygon]:
    """Return the polygons of a shape, the largest first."""
    found = [p for p in shapely.get_parts(shape) if isinstance(p, Polygon) and not p.is_empty]
    return sorted(found, key=lambda part: -part.area)


def _new_corners(given: Shapes, out: Shapes, join: float) -> tuple[tuple[int, Place], ...]:
    """Return where three shapes meet and one of them had no corner within ``join``."""
    xy, shape = shapely.get_coordinates(out, return_index=True)
    pairs = np.unique(np.column_stack([xy, shape]), axis=0)
    _, number, count = np.unique(pairs[:, :2], axis=0, return_inverse=True, return_counts=True)
    meeting = pairs[count[number] >= 3]
    of = meeting[:, 2].astype(np.int64)
    had = shapely.extract_unique_points(given)
    away = shapely.distance(shapely.points(meeting[:, :2]), had[of])
    new = away > max(join, 2.0)
    return tuple(
        (k, (x, y)) for k, (x, y) in zip(of[new].tolist(), meeting[new, :2].tolist(), strict=True)
    )


def _without_scraps(shapes: Shapes, area: float) -> tuple[Shapes, tuple[tuple[int, Polygon], ...]]:
    """Take away the parts of shapes that are smaller than an area, but for the largest of each."""
    out = shapes.copy()
    scraps: list[tuple[int, Polygon]] = []
    for k in np.nonzero(shapely.get_num_geometries(shapes) > 1)[0].tolist():
        largest, *others = _parts(shapes[k])
        small = [part for part in others if part.area < area]
        if small:
            kept = [largest, *(part for part in others if part.area >= area)]
            out[k] = shapely.multipolygons(kept) if len(kept) > 1 else largest
            scraps += [(k, part) for part in small]
    return out, tuple(scraps)


def _filled(
    shapes: Shapes, voids: Shapes, thin: float, scraps: list[Polygon]
) -> tuple[Shapes, Shapes, int]:
    """Give scraps, and places too narrow for a field, to the shape with most of their border."""
    narrow = shapely.is_empty(shapely.buffer(voids, -thin / 2)) & (thin > 0)
    tree, borders = shapely.STRtree(shapes), shapely.boundary(shapes)
    given: dict[int, list[Polygon]] = {}
    for place in [*voids[narrow].tolist(), *scraps]:
        beside = tree.query(place, predicate="intersects")
        common = shapely.intersection(borders[beside], shapely.boundary(place))
        lengths = shapely.length(common)
        if len(lengths) and lengths.max() > 0:
            given.setdefault(int(beside[int(np.argmax(lengths))]), []).append(place)
    out = shapes.copy()
    for k, parts in given.items():
        out[k] = shapely.coverage_union_all([*shapely.get_parts(shapes[k]), *parts])
    return out, voids[~narrow], int(np.count_nonzero(narrow))
