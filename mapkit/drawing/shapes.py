"""The fields as polygons on the page, and the borders between what one sees from above."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import MultiPolygon, Polygon

from mapkit.cache import Cache
from mapkit.coverage.noding import distinct_edges, node_rings
from mapkit.drawing.scene import Placement, Point
from mapkit.geometry.valid import is_entangled, make_valid
from mapkit.model import Field, GameMap

Rings = tuple[tuple[Point, ...], ...]
Outlines = Mapping[str, tuple[Rings, Any]]
"""Rings and polygons of fields."""

_Outline = tuple[Rings, Any]
_Corners = tuple[tuple[tuple[int, int], ...], ...]
"""A field's rings in map units."""

_kept = Cache(8192)
"""Outlines: from edit to edit nearly all fields stay where they are."""

_LARGEST_MODULE = 0.16
"""Share of the board's longer side; keeps lines slender on boards of three fields."""

_LEAST_MODULE = 0.01
"""The same; keeps lines visible where most fields are specks, as the islands of a world map."""

_MOST_ROUND = 8
"""Fields looked for round a point, the upper ones first: of a sound drawing there are two."""

_FIGURES = 256
"""Fields that are held against all points at a time."""


@dataclass(frozen=True, slots=True)
class Border:
    """A piece of border between two vertices, in mm on the page.

    ``left`` and ``right`` hold the fields on each side, the upper one first, none for void;
    left is where one's left hand points on the page when walking from ``a`` to ``b``. Fields
    that lie above or below the border without sharing it are on both sides.
    """

    a: Point
    b: Point
    left: tuple[str, ...]
    right: tuple[str, ...]

    @property
    def length(self) -> float:
        """Length in mm on the page."""
        return math.dist(self.a, self.b)


@dataclass(frozen=True, slots=True)
class BoardShapes:
    """A board laid out on the page.

    ``module`` is the side of a typical field in mm on the page, the measure of all widths;
    ``frame`` is the board's rectangle (left, top, right, bottom). ``stacked`` lists for a field
    those of other levels that overlap it.
    """

    game_map: GameMap
    placement: Placement
    scale: float
    module: float
    frame: tuple[float, float, float, float]
    rings: Mapping[str, Rings]
    polygons: Mapping[str, Any]
    borders: tuple[Border, ...]
    stacked: Mapping[str, tuple[str, ...]]

    def union(self, field_ids: Iterable[str]) -> Any:
        """Return the fields joined into one shape."""
        return shapely.union_all([self.polygons[i] for i in field_ids])


def board_shapes(
    game_map: GameMap,
    *,
    left: float = 0.0,
    top: float = 0.0,
    scale: float = 1.0,
    measures: Measures | None = None,
    known: Outlines | None = None,
    borders_of: Collection[str] | None = None,
) -> BoardShapes:
    """Lay a map out on a page.

    Maps with errors are laid out too, as far as they have shapes: an editor shows them.

    Some 20 ms for 130 fields; grows as n log n.

    Parameters
    ----------
    left, top : float
        Where the board's top left corner goes, mm.
    scale : float
        Page mm for one mm of the board.
    measures : Measures, optional
        Those of the whole board where ``game_map`` is a part of it.
    known : mapping, optional
        Rings and polygons of fields that were laid out before and have not changed.
    borders_of : collection of str, optional
        Fields whose own edges are looked at; all by default.
    """
    bare = field_outlines(game_map, left=left, top=top, scale=scale, measures=measures, known=known)
    borders = _borders(game_map, bare.placement, bare.polygons, bare.module, borders_of)
    stacked = _stacked(game_map, bare.polygons, bare.module)
    return replace(bare, borders=borders, stacked=stacked)


def field_outlines(
    game_map: GameMap,
    *,
    left: float = 0.0,
    top: float = 0.0,
    scale: float = 1.0,
    measures: Measures | None = None,
    known: Outlines | None = None,
) -> BoardShapes:
    """Lay the fields alone out on a page, without borders and without what is stacked.

    Enough for painting fields over, and four times as fast as :func:`board_shapes`.
    """
    per_unit = game_map.unit_mm * scale
    placement = Placement(left, top, per_unit)
    measures = measures or measure_board(game_map)
    module = measures.module * scale
    low_x, low_y, high_x, high_y = (side * scale for side in measures.frame)
    frame = (left + low_x, top + low_y, left + high_x, top + high_y)
    known = known or {}
    unknown = [i for i in game_map.fields if i not in known]
    laid_out = _outlines([game_map.points(i) for i in unknown], placement)
    found = {**known, **dict(zip(unknown, laid_out, strict=True))}
    seen = {i: outline for i in game_map.fields if (outline := found[i]) is not None}
    rings = {i: outline[0] for i, outline in seen.items()}
    polygons = {i: outline[1] for i, outline in seen.items()}
    return BoardShapes(game_map, placement, scale, module, frame, rings, polygons, (), {})


def _stacked(
    game_map: GameMap, polygons: Mapping[str, Any], module: float
) -> dict[str, tuple[str, ...]]:
    levels: dict[int, list[str]] = {}
    for i in polygons:
        levels.setdefault(game_map.fields[i].level, []).append(i)
    pairs: list[tuple[str, str]] = []
    for low, high in itertools.combinations(levels.values(), 2):
        below, above = ([polygons[i] for i in ids] for ids in (low, high))
        for m, n in shapely.STRtree(above).query(below, predicate="intersects").T.tolist():
            if below[m].intersection(above[n]).area > (module / 100) ** 2:
                pairs += [(low[m], high[n]), (high[n], low[m])]
    rank = {i: k for k, i in enumerate(polygons)} if pairs else {}
    found: dict[str, tuple[str, ...]] = {}
    for a, b in sorted(pairs, key=lambda pair: (rank[pair[0]], rank[pair[1]])):
        found[a] = (*found.get(a, ()), b)
    return found


@dataclass(frozen=True, slots=True)
class Measures:
    """Sizes of a board in its own mm: its rectangle, and the side of a typical field."""

    frame: tuple[float, float, float, float]
    module: float


def measure_board(game_map: GameMap) -> Measures:
    """Measure a board without building any shape.

    The frame is the size that the map states, widened to hold every vertex that a field uses.
    """
    unit, vertices = game_map.unit_mm, game_map.vertices
    width, height = game_map.size_mm
    rings = [field.rings[0] for field in game_map.fields.values() if field.rings]
    rings = [ring for ring in rings if ring]
    corners = np.array([vertices[i] for ring in rings for i in ring], dtype=float) * unit
    places = [(0.0, 0.0), (width, height)] if width > 0 and height > 0 else []
    if rings:
        places += [tuple(corners.min(axis=0)), tuple(corners.max(axis=0))]
    if not places:
        return Measures((0.0, 0.0, 100.0, 100.0), 10.0)
    xs, ys = ([float(place[k]) for place in places] for k in (0, 1))
    frame = (min(xs), min(ys), max(xs), max(ys))
    longest = max(frame[2] - frame[0], frame[3] - frame[1]) or 1.0
    side = math.sqrt(sorted(_ring_areas(corners, rings))[len(rings) // 2]) if rings else 0.0
    if not side:
        return Measures(frame, longest * 0.1)
    return Measures(frame, min(max(side, longest * _LEAST_MODULE), longest * _LARGEST_MODULE))


def _twice_area(ring: Sequence[tuple[float, float]]) -> float:
    shifted = (*ring[1:], ring[0])
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, shifted, strict=True))


def _ring_areas(corners: NDArray[np.float64], rings: Sequence[Sequence[str]]) -> list[float]:
    """Return the areas inside rings whose corners follow each other."""
    ends = np.cumsum([len(ring) for ring in rings])
    begins = np.concatenate(([0], ends[:-1]))
    following = np.arange(1, len(corners) + 1)
    following[ends - 1] = begins
    (x0, y0), (x1, y1) = corners.T, corners[following].T
    found: list[float] = np.abs(np.add.reduceat(x0 * y1 - x1 * y0, begins) / 2).tolist()
    return found


def _outlines(fields: Sequence[_Corners], placement: Placement) -> list[_Outline | None]:
    """Lay fields out; None for one of which there is nothing to see."""
    return _kept.get_all([(corners, placement) for corners in fields], _laid_out)


def _laid_out(new: Sequence[tuple[_Corners, Placement]]) -> Iterable[_Outline | None]:
    drawn = [_drawn(*key) for key in new]
    polygons = iter(_polygons([rings for rings in drawn if rings]))
    for rings in drawn:
        polygon, entangled = next(polygons) if rings else (Polygon(), False)
        if polygon.is_empty:
            yield None  # all of it on one line
        else:
            yield (rings_of(polygon)[0] if entangled else _oriented(rings)), polygon


def _drawn(corners: _Corners, placement: Placement) -> list[tuple[Point, ...]]:
    """Return a field's rings on the page, without those that enclose nothing."""
    return [tuple(placement.point(p) for p in ring) for ring in corners if len(set(ring)) >= 3]


def _polygons(fields: Sequence[Sequence[Sequence[Point]]]) -> list[tuple[Any, bool]]:
    """Make polygons of rings, and say which are hulls of outlines that meet themselves everywhere.

    All are made in a few calls: a thousand by themselves take ten times as long.
    Each call lets go of Python's lock besides, and so many of them in a thread of its own would
    keep the editor's window from getting hold of it.
    """
    if not fields:
        return []
    rings = [ring for field in fields for ring in field]
    corners = np.array([corner for ring in rings for corner in ring])
    lines: Any = shapely.linearrings(
        corners, indices=np.repeat(np.arange(len(rings)), [len(ring) for ring in rings])
    )
    shapes: Any = shapely.polygons(
        lines, indices=np.repeat(np.arange(len(fields)), [len(field) for field in fields])
    )
    sound: Any = shapely.is_valid(shapes)
    entangled = np.zeros(len(shapes), dtype=np.bool_)
    entangled[~sound] = [is_entangled(shape) for shape in shapes[~sound]]
    shapes[~sound] = [_areas(shape) for shape in make_valid(shapes[~sound])]
    return list(zip(shapes, entangled.tolist(), strict=True))


def _areas(shape: Any) -> Any:
    """Keep the polygons of a shape, drop its lines and points."""
    parts = [p for p in _polygons_of(shape) if p.area > 0]
    return parts[0] if len(parts) == 1 else MultiPolygon(parts)


def _polygons_of(shape: Any) -> list[Polygon]:
    """Return the polygons that a shape consists of."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [p for part in getattr(shape, "geoms", ()) for p in _polygons_of(part)]


def lines_of(shape: Any) -> list[tuple[Point, ...]]:
    """Return the lines that a shape consists of, as points."""
    if shape.is_empty:
        return []
    if shape.geom_type in ("LineString", "LinearRing"):
        return [tuple((float(x), float(y)) for x, y in shape.coords)]
    return [line for part in getattr(shape, "geoms", ()) for line in lines_of(part)]


def _oriented(rings: Sequence[Sequence[Point]]) -> Rings:
    """Turn the exterior ring one way round and the holes the other."""
    turned = []
    for k, ring in enumerate(rings):
        outward = (_twice_area(ring) > 0) == (k == 0)
        turned.append(tuple(ring) if outward else tuple(reversed(ring)))
    return tuple(turned)


def rings_of(shape: Any) -> list[Rings]:
    """Return the rings of every polygon in a shape, closing points dropped."""
    return [
        _oriented(
            [
                tuple((float(x), float(y)) for x, y in ring.coords[:-1])
                for ring in (part.exterior, *part.interiors)
            ]
        )
        for part in _polygons_of(shape)
    ]


def merged_lines(borders: Sequence[Iterable[tuple[Point, Point]]]) -> list[list[tuple[Point, ...]]]:
    """Join the pieces of each border end to end where just two meet, so that dashes run on.

    All borders go through in one call: thousands of small ones take ten times as long.
    """
    found: list[list[tuple[Point, ...]]] = [[] for _ in borders]
    real = {k: [p for p in border if p[0] != p[1]] for k, border in enumerate(borders)}
    kept = [k for k, pieces in real.items() if pieces]
    if not kept:
        return found
    owners = np.repeat(np.arange(len(kept)), [len(real[k]) for k in kept])
    lines: Any = shapely.linestrings(np.array([p for k in kept for p in real[k]]))
    merged = shapely.line_merge(shapely.multilinestrings(lines, indices=owners))
    parts, owner = shapely.get_parts(merged, return_index=True)
    points, part = shapely.get_coordinates(parts, return_index=True)
    corners = [tuple(point) for point in points.tolist()]
    ends = np.searchsorted(part, np.arange(len(parts)), side="right").tolist()
    for k, begin, end in zip(owner.tolist(), [0, *ends], ends, strict=False):
        found[kept[k]].append(tuple(corners[begin:end]))
    return found


def _borders(
    game_map: GameMap,
    placement: Placement,
    polygons: Mapping[str, Any],
    module: float,
    borders_of: Collection[str] | None,
) -> tuple[Border, ...]:
    noded = node_rings(game_map, borders_of)
    if not len(noded.edges) or not polygons:
        return ()
    edges, _ = distinct_edges(noded.edges, len(noded.xy))
    xy = noded.xy * placement.per_unit + np.array([placement.left, placement.top])
    a, b = xy[edges[:, 0]], xy[edges[:, 1]]
    along = b - a
    length = np.hypot(along[:, 0], along[:, 1])
    # A step off the middle of the piece tells what lies on each side; small beside any field.
    step = np.minimum(module / 500, length / 5)[:, None]
    aside = np.stack([along[:, 1], -along[:, 0]], axis=1) / length[:, None] * step
    middle = (a + b) / 2
    sides = _fields_at(game_map.fields, polygons, np.concatenate([middle + aside, middle - aside]))
    return tuple(
        Border((p[0], p[1]), (q[0], q[1]), left, right)
        for p, q, left, right in zip(
            a.tolist(), b.tolist(), sides[: len(a)], sides[len(a) :], strict=True
        )
    )


def _fields_at(
    fields: Mapping[str, Field], polygons: Mapping[str, Any], points: NDArray[np.float64]
) -> list[tuple[str, ...]]:
    """Return the fields round each point, the upper one first, so many as are looked for."""
    found: list[list[str]] = [[] for _ in points]
    ids = sorted(polygons, key=lambda i: -fields[i].level)
    places = np.asarray(shapely.points(points))
    left = np.arange(len(points))
    tree = shapely.STRtree(places)
    for begin in range(0, len(ids), _FIGURES):
        some = ids[begin : begin + _FIGURES]
        which, where = tree.query([polygons[i] for i in some], predicate="contains")
        order = np.lexsort((which, where))
        which, where = which[order], where[order]
        rank = np.arange(len(where)) - np.searchsorted(where, where)
        kept = rank < _MOST_ROUND
        for i, k in zip(left[where[kept]].tolist(), which[kept].tolist(), strict=True):
            found[i].append(some[k])
        full = [len(found[i]) >= _MOST_ROUND for i in left.tolist()]
        if any(full):
            left = left[~np.array(full)]
            tree = shapely.STRtree(places[left])
    return [tuple(ids[:_MOST_ROUND]) for ids in found]
