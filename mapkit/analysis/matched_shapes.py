"""Fields of two maps of one board matched by their shapes, whatever their ids."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.analysis.diff_maps import exact_shape
from mapkit.errors import UsageError
from mapkit.geometry.valid import is_entangled, make_valid
from mapkit.messages import phrase
from mapkit.model import GameMap

LEAST_IOU = 0.25
"""Fields that have less in common are not taken for the same."""

_LEAST_SHARE = 0.1
"""A field lies on another if they share this much of either."""

_NEARLY = 1 - 1e-6
"""Fields with a lower IoU have other shapes; of the rest whole numbers tell."""

_FEW_CORNERS = 100
_MOST_MEETINGS = 4
"""So many places a corner may the outlines of two fields meet in."""

_MOST_NEIGHBOURS = 20

_STEP_MM = 1.0
_MOST_STEPS = 2000
_RIM_MM = 0.01

Shapes = NDArray[np.object_]


@dataclass(frozen=True, slots=True)
class FieldMatch:
    """A field of each map, taken for the same.

    ``before`` and ``after``: Ids.
    """

    before: str
    after: str
    iou: float
    """Area that both cover over area that either covers, from :data:`LEAST_IOU` to 1."""
    same: bool
    """They have one shape, exactly."""
    apart_mm: tuple[float, ...]
    """How far places of either outline, a mm apart, are from the other; the board's rim is left
    out."""


@dataclass(frozen=True, slots=True)
class MatchedFields:
    """Which fields of two maps are the same.

    ``only_before`` and ``only_after``: Fields without a match, with the fields of the other map
    that they lie on.
    """

    matches: tuple[FieldMatch, ...]
    """In the order of the first map."""
    only_before: dict[str, tuple[str, ...]]
    only_after: dict[str, tuple[str, ...]]


def match_fields(before: GameMap, after: GameMap) -> MatchedFields:
    """Match the fields of two maps one to one, those that have most in common first.

    Shapes are compared in mm from the top left corner. Of pairs with the same IoU those of one
    level come first, then those first in the maps. Of fields that do not overlap each other, a
    pair with an IoU above one half is each other's best, so no other order would match more of
    them.

    An R-tree proposes pairs: a second for 3,000 fields.

    Raises ``UsageError`` where the fields meet in far too many places: these are no tracings.
    """
    ours, theirs = field_shapes(before), field_shapes(after)
    one, two, common = _overlapping(ours, theirs)
    area_one, area_two = shapely.area(ours)[one], shapely.area(theirs)[two]
    iou = common / (area_one + area_two - common)
    levels_one = np.array([f.level for f in before.fields.values()], np.int64)
    levels_two = np.array([f.level for f in after.fields.values()], np.int64)
    other_level = levels_one[one] != levels_two[two]
    pairs: dict[int, tuple[int, float]] = {}
    taken: set[int] = set()
    for k in np.lexsort((two, one, other_level, -iou)).tolist():
        i, j = int(one[k]), int(two[k])
        if iou[k] >= LEAST_IOU and i not in pairs and j not in taken:
            pairs[i] = j, float(iou[k])
            taken.add(j)
    names, others = list(before.fields), list(after.fields)
    rims = _rim(before), _rim(after)
    matches = []
    for i, (j, common_share) in sorted(pairs.items()):
        f, g = names[i], others[j]
        same = common_share > _NEARLY and exact_shape(before, f) == exact_shape(after, g)
        apart = _apart(ours[i], theirs[j], rims)
        if same:  # measured, they may be apart by rounding
            matches.append(FieldMatch(f, g, 1.0, same, (0.0,) * len(apart)))
        else:
            matches.append(FieldMatch(f, g, common_share, same, apart))
    shared = common >= _LEAST_SHARE * np.minimum(area_one, area_two)
    lying = list(zip(one[shared].tolist(), two[shared].tolist(), strict=True))
    return MatchedFields(
        tuple(matches),
        _unmatched(names, pairs, others, lying),
        _unmatched(others, taken, names, [(j, i) for i, j in lying]),
    )


def field_shapes(game_map: GameMap) -> Shapes:
    """Return the fields as valid shapes in mm, in the order of the map; empty without a ring."""
    polygons = [
        shapely.Polygon(rings[0], rings[1:]) if rings and min(map(len, rings)) > 2
        else shapely.Polygon()
        for rings in map(game_map.points, game_map.fields)
    ]  # fmt: skip
    if not polygons:
        return np.empty(0, object)
    in_mm = shapely.transform(np.array(polygons, object), lambda xy: xy * game_map.unit_mm)
    return make_valid(in_mm)


def _overlapping(
    ours: Shapes, theirs: Shapes
) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.float64]]:
    """Return the pairs of shapes that overlap, and the area that they share."""
    if not len(ours) or not len(theirs):
        none = np.empty(0, np.intp)
        return none, none, np.empty(0)
    one, two = shapely.STRtree(theirs).query(ours, predicate="intersects")
    _refuse_tangles(ours, theirs, one, two)
    common = shapely.area(shapely.intersection(ours[one], theirs[two]))
    some = common > 0
    return one[some], two[some], common[some]


def _refuse_tangles(
    ours: Shapes, theirs: Shapes, one: NDArray[np.intp], two: NDArray[np.intp]
) -> None:
    """Refuse maps that no tracing gives, and whose shapes would take long to be cut."""
    corners = shapely.get_num_coordinates(ours)[one], shapely.get_num_coordinates(theirs)[two]
    large = np.nonzero(corners[0] * corners[1] > _FEW_CORNERS**2)[0].tolist()
    if len(one) > _MOST_NEIGHBOURS * (len(ours) + len(theirs)) or any(
        is_entangled(
            shapely.get_parts(np.array([ours[one[k]], theirs[two[k]]], object)),
            _MOST_MEETINGS * int(corners[0][k] + corners[1][k]),
        )
        for k in large
    ):
        raise UsageError(
            phrase(
                "the fields of the two maps meet in too many places to be matched by shape: "
                "mapkit check tells what is wrong with them"
            )
        )


def _unmatched(
    names: list[str], matched: Iterable[int], others: list[str], lying: list[tuple[int, int]]
) -> dict[str, tuple[str, ...]]:
    known = set(matched)
    found: dict[int, list[str]] = {i: [] for i in range(len(names)) if i not in known}
    for i, j in sorted(lying):
        if i in found:
            found[i].append(others[j])
    return {names[i]: tuple(over) for i, over in found.items()}


def _rim(game_map: GameMap) -> shapely.Geometry:
    return shapely.LinearRing(shapely.get_coordinates(shapely.box(0, 0, *game_map.size_mm)))


def _apart(
    one: shapely.Geometry, two: shapely.Geometry, rims: tuple[shapely.Geometry, shapely.Geometry]
) -> tuple[float, ...]:
    """Return how far places of each outline are from the other."""
    lines = shapely.boundary(one), shapely.boundary(two)
    found: list[float] = []
    for (line, other), rim in zip((lines, lines[::-1]), rims, strict=True):
        step = max(_STEP_MM, float(shapely.length(line)) / _MOST_STEPS)
        places = np.asarray(
            shapely.points(shapely.get_coordinates(shapely.segmentize(line, step))), object
        )
        places = places[:: 1 + len(places) // (2 * _MOST_STEPS)]
        places = places[shapely.distance(places, rim) > _RIM_MM]
        found += shapely.distance(places, other).tolist()
    return tuple(found)
