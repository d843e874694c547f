"""Two fields over each other: overlaps with their size, and stacks that are no tunnel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.overlaps import MOST_REPORTED, Overlaps, Pair
from mapkit.coverage.checks.slivers import how_wide, too_narrow
from mapkit.coverage.checks.wording import Wording, class_word, listed
from mapkit.diagnostics import Diagnostic, rules
from mapkit.messages import phrase, upper_first
from mapkit.model import GameMap

MOST_CORNERS = 300_000
"""Overlaps of fields with more corners than this, all together, are named, without a place and a
size."""


def check_overlaps(
    game_map: GameMap,
    drawing: Drawing,
    overlaps: Overlaps,
    shapes: NDArray[np.object_],
    say: Wording,
) -> tuple[list[Diagnostic], list[BaseGeometry]]:
    """Report overlaps with their size, and crossings of stacked edges.

    ``shapes``, (N,) of Polygon or MultiPolygon, are the fields; none where nothing is to be
    measured. The second value, ``slivers``, holds the places where fields overlap by less than the
    tolerance.
    """
    pairs = sorted(overlaps.illegal)[:MOST_REPORTED]
    few = _how_many(drawing, pairs) if len(shapes) else 0
    measured = _measured(game_map, drawing, overlaps, pairs[:few], shapes, say)
    level = [item.level for item in game_map.fields.values()]
    partial = [m for m in measured if not m.coincide]
    stacked = [m for m in partial if level[m.pair[0]] != level[m.pair[1]]]
    beside = [m for m in partial if level[m.pair[0]] == level[m.pair[1]]]
    found = [
        *_unmeasured(drawing, pairs[few:], say),
        *map(_overlap, beside),
        *(_coincidence(m) for m in measured if m.coincide),
        *(_stack(game_map, m) for m in stacked),
        *_stacked_edges(drawing, overlaps, say),
    ]
    return found, [m.common for m in beside if m.narrow]


def _how_many(drawing: Drawing, pairs: Sequence[Pair]) -> int:
    """Return how many of the pairs can be measured in a time that is bearable."""
    corners = np.bincount(drawing.field, minlength=len(drawing.rings.field_ids))
    both = corners[np.array(pairs, dtype=np.int64).reshape(-1, 2)].sum(axis=1)
    return int(np.searchsorted(np.cumsum(both), MOST_CORNERS, side="right"))


class _Measured(NamedTuple):
    """Two fields over each other, and what messages say of them.

    ``common`` is where both lie, ``narrow`` whether that is narrower than the tolerance,
    ``coincide`` whether both have the same outline.
    """

    pair: Pair
    ids: tuple[str, str]
    names: str
    size: str
    place: str
    at: list[tuple[float, float]]
    common: BaseGeometry
    narrow: bool
    coincide: bool


def _measured(
    game_map: GameMap,
    drawing: Drawing,
    overlaps: Overlaps,
    pairs: Sequence[Pair],
    shapes: NDArray[np.object_],
    say: Wording,
) -> list[_Measured]:
    ids = drawing.rings.field_ids
    first, second = np.array(pairs, dtype=np.int64).reshape(-1, 2).T
    common = _areal(shapely.intersection(shapes[first], shapes[second]))
    narrow = too_narrow(common, game_map.tolerance_units)
    spots = shapely.point_on_surface(common)
    outline = _outlines(drawing, pairs)
    found = []
    for k, (f, g) in enumerate(pairs):
        size = say.area(common[k].area)
        wide = how_wide(common[k], k, say)
        if wide is not None:
            size = phrase("at most {width} wide, {area}", width=wide, area=size)
        crossing = overlaps.crossing.get((f, g), [])
        at = crossing if spots[k].is_empty else [(spots[k].x, spots[k].y)]
        found.append(
            _Measured(
                pair=(f, g),
                ids=(ids[f], ids[g]),
                names=upper_first(say.fields([ids[f], ids[g]])),
                size=size,
                place=say.point(*at[0]) if at else "",
                at=at,
                common=common[k],
                narrow=bool(narrow[k]),
                coincide=outline[f] == outline[g],
            )
        )
    return found


def _unmeasured(drawing: Drawing, pairs: Iterable[Pair], say: Wording) -> Iterator[Diagnostic]:
    for f, g in pairs:
        ids = (drawing.rings.field_ids[f], drawing.rings.field_ids[g])
        yield rules.FIELDS_OVERLAP.report(
            phrase("{fields} overlap.", fields=upper_first(say.fields(ids))),
            fields=ids,
            fixable=False,
        )


def _overlap(measured: _Measured) -> Diagnostic:
    return rules.FIELDS_OVERLAP.report(
        phrase(
            "{names} overlap at {place}: {size}.",
            names=measured.names,
            place=measured.place,
            size=measured.size,
        )
        if measured.place
        else phrase("{names} overlap: {size}.", names=measured.names, size=measured.size),
        at=measured.at,
        fields=measured.ids,
        fixable=measured.narrow,
    )


def _coincidence(measured: _Measured) -> Diagnostic:
    return rules.FIELDS_COINCIDE.report(
        phrase("{names} have the same outline.", names=measured.names),
        fields=measured.ids,
        at=measured.at,
    )


def _stack(game_map: GameMap, measured: _Measured) -> Diagnostic:
    lower, upper = sorted((game_map.fields[f] for f in measured.ids), key=lambda item: item.level)
    return rules.STACK_NOT_ALLOWED.report(
        phrase(
            (
                "{names} lie above each other ({size}) but are not a tunnel: below is {lower}, "
                "above {upper}. {tunnel}"
            ),
            names=measured.names,
            size=measured.size,
            lower=class_word(game_map.ruleset, lower.kind),
            upper=class_word(game_map.ruleset, upper.kind),
            tunnel=_tunnel(game_map),
        ),
        fields=measured.ids,
        at=measured.at,
    )


def _stacked_edges(drawing: Drawing, overlaps: Overlaps, say: Wording) -> Iterator[Diagnostic]:
    for f, g in sorted(overlaps.stacked & overlaps.crossing.keys()):
        ids = (drawing.rings.field_ids[f], drawing.rings.field_ids[g])
        places = overlaps.crossing[f, g]
        yield rules.STACKED_EDGES_CROSS.report(
            phrase(
                "Edges of the stacked {fields} cross without a vertex at {places}.",
                fields=say.fields(ids),
                places=listed((say.point(*p) for p in places), limit=3),
            ),
            fields=ids,
            at=places,
        )


def _tunnel(game_map: GameMap) -> str:
    ruleset = game_map.ruleset
    if ruleset.tunnel_class is None:
        return phrase("This ruleset allows no stacks.")
    return phrase(
        "A tunnel is {lower} on level 0 (ground) below {upper} on level 1 (upper).",
        lower=class_word(ruleset, ruleset.tunnel_class),
        upper=class_word(ruleset, ruleset.over_class or ""),
    )


def _outlines(drawing: Drawing, pairs: Iterable[Pair]) -> dict[int, frozenset[int]]:
    wanted = {f for pair in pairs for f in pair}
    chosen = np.nonzero(np.isin(drawing.field, list(wanted)))[0]
    outline: dict[int, set[int]] = {f: set() for f in wanted}
    for f, segment in zip(
        drawing.field[chosen].tolist(), drawing.segment[chosen].tolist(), strict=True
    ):
        outline[f].add(segment)
    return {f: frozenset(segments) for f, segments in outline.items()}


def _areal(shapes: NDArray[np.object_]) -> NDArray[np.object_]:
    """Keep the polygons of intersections, which may have lines and points besides."""
    for k in np.nonzero(shapely.get_type_id(shapes) == shapely.GeometryType.GEOMETRYCOLLECTION)[0]:
        parts = shapely.get_parts(shapes[k])
        shapes[k] = shapely.union_all(parts[shapely.get_dimensions(parts) == 2])
    shapes[shapely.get_dimensions(shapes) < 2] = shapely.Polygon()
    return shapes
