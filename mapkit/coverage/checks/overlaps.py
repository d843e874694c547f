"""Two fields over each other: overlaps, and stacks that are no tunnel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from mapkit.coverage.checks.catalogue import report
from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.exact import midpoints_inside
from mapkit.coverage.checks.slivers import how_wide, too_narrow
from mapkit.coverage.checks.wording import Wording, class_word, listed
from mapkit.diagnostics import Diagnostic
from mapkit.geometry.kernel.cover import points_in_boxes
from mapkit.messages import phrase, upper_first
from mapkit.model import GameMap

__all__ = ["Overlaps", "check_overlaps", "find_overlaps", "stack_crossings"]

Pair = tuple[int, int]

_MOST_MEASURED = 10_000
"""Overlaps beyond so many are named, without a place and a size."""


@dataclass(frozen=True, slots=True)
class Overlaps:
    """Pairs of fields whose insides meet, smaller index first.

    ``crossing`` maps a pair to places where edges of the two cross without a vertex;
    ``pairs`` holds all pairs, ``stacked`` those that the ruleset allows, ``illegal`` the others.
    """

    pairs: frozenset[Pair]
    stacked: frozenset[Pair]
    illegal: frozenset[Pair]
    crossing: dict[Pair, list[tuple[float, float]]]


def find_overlaps(game_map: GameMap, drawing: Drawing, broken: frozenset[int]) -> Overlaps:
    """Find all pairs of fields whose insides meet, exactly.

    Insides of two sound fields meet just if edges of the two cross, or both lie on the same side
    of a common segment, or one contains an edge of the other. Pairs with a broken field are found
    where their edges cross or share a side.
    """
    crossing = _crossing_pairs(drawing)
    pairs = set(crossing) | _same_side(drawing)
    pairs |= _inside(drawing, pairs, broken)
    stacked = frozenset(p for p in pairs if _is_stack(game_map, drawing, p))
    return Overlaps(frozenset(pairs), stacked, frozenset(pairs) - stacked, crossing)


def _crossing_pairs(drawing: Drawing) -> dict[Pair, list[tuple[float, float]]]:
    result: dict[Pair, list[tuple[float, float]]] = {}
    if not len(drawing.crossings):
        return result
    order, start = drawing.on_segment()
    for (s, t), at in zip(drawing.crossings.tolist(), drawing.crossing_at.tolist(), strict=True):
        first = drawing.field[order[start[s] : start[s + 1]]].tolist()
        second = drawing.field[order[start[t] : start[t + 1]]].tolist()
        for f in set(first):
            for g in set(second):
                if f != g:
                    result.setdefault((min(f, g), max(f, g)), []).append((at[0], at[1]))
    return result


def _same_side(drawing: Drawing) -> set[Pair]:
    side = drawing.segment * 2 + drawing.inside_left
    order = np.argsort(side, kind="stable")
    side, field = side[order], drawing.field[order]
    pairs: set[Pair] = set()
    step = 1
    while True:  # rarely more than two fields on one side
        same = (side[step:] == side[:-step]) & (field[step:] != field[:-step])
        if not (side[step:] == side[:-step]).any():
            return pairs
        first, second = field[:-step][same], field[step:][same]
        pairs.update(
            zip(np.minimum(first, second).tolist(), np.maximum(first, second).tolist(), strict=True)
        )
        step += 1


def _inside(drawing: Drawing, known: set[Pair], broken: frozenset[int]) -> set[Pair]:
    """Find edges of one field inside another: fields in fields, or entered at vertices only."""
    if not len(drawing.a):
        return set()
    order = np.argsort(drawing.field, kind="stable")
    fields, first = np.unique(drawing.field[order], return_index=True)
    start = np.append(first, len(order))
    a, b = drawing.xy[drawing.a[order]], drawing.xy[drawing.b[order]]
    boxes = np.concatenate([np.minimum.reduceat(a, first), np.maximum.reduceat(a, first)], axis=1)
    figure, piece = points_in_boxes(a + b, 2 * boxes)  # doubled, so that middles are whole
    mine, other = drawing.field[order[piece]], fields[figure]
    count = len(drawing.segments)
    own = np.sort(drawing.field * count + drawing.segment)
    # What lies on the other's boundary is not inside it; those on one side are known already.
    # A field's own edges are on its own.
    theirs = other * count + drawing.segment[order[piece]]
    wanted = own[np.minimum(np.searchsorted(own, theirs), len(own) - 1)] != theirs
    if broken:
        wanted &= ~np.isin(mine, list(broken)) & ~np.isin(other, list(broken))
    piece, figure, mine, other = piece[wanted], figure[wanted], mine[wanted], other[wanted]
    hit = midpoints_inside(a[piece], b[piece], figure, a, b, start)
    pairs = {
        (min(f, g), max(f, g)) for f, g in zip(mine[hit].tolist(), other[hit].tolist(), strict=True)
    }
    return pairs - known


def _is_stack(game_map: GameMap, drawing: Drawing, pair: Pair) -> bool:
    lower, upper = sorted(
        (game_map.fields[drawing.rings.field_ids[f]] for f in pair), key=lambda item: item.level
    )
    rules = game_map.ruleset
    kinds = rules.kinds
    if rules.tunnel_class is None or lower.kind not in kinds or upper.kind not in kinds:
        return False
    return (
        (lower.level, upper.level) == (0, 1)
        and kinds[lower.kind].matches == rules.tunnel_class
        and kinds[upper.kind].matches == rules.over_class
    )


def check_overlaps(
    game_map: GameMap,
    drawing: Drawing,
    overlaps: Overlaps,
    shapes: NDArray[np.object_],
    say: Wording,
) -> tuple[list[Diagnostic], list[BaseGeometry]]:
    """Report overlaps with their size, and crossings of stacked edges.

    Returns
    -------
    (diagnostics, slivers)
        ``slivers`` are the places where fields overlap by less than the tolerance.
    """
    found: list[Diagnostic] = []
    ids = drawing.rings.field_ids
    pairs = np.array(sorted(overlaps.illegal), dtype=np.int64).reshape(-1, 2)
    common = _areal(shapely.intersection(*(shapes[side] for side in pairs[:_MOST_MEASURED].T)))
    narrow = too_narrow(common, game_map.tolerance_units)
    spots = shapely.point_on_surface(common)
    outline = _outlines(drawing, overlaps.illegal)
    slivers: list[BaseGeometry] = []
    for f, g in pairs[_MOST_MEASURED:].tolist():
        found.append(
            report(
                "MK220",
                phrase("{fields} overlap.", fields=upper_first(say.fields([ids[f], ids[g]]))),
                fields=(ids[f], ids[g]),
                fixable=False,
            )
        )
    for k, (f, g) in enumerate(pairs[:_MOST_MEASURED].tolist()):
        first, second = game_map.fields[ids[f]], game_map.fields[ids[g]]
        names = upper_first(say.fields([first.id, second.id]))
        at = overlaps.crossing.get((f, g), []) if spots[k].is_empty else [(spots[k].x, spots[k].y)]
        size = say.area(common[k].area)
        wide = how_wide(common[k], k, say)
        if wide is not None:
            size = phrase("at most {width} wide, {area}", width=wide, area=size)
        if outline[f] == outline[g]:
            found.append(
                report(
                    "MK223",
                    phrase("{names} have the same outline.", names=names),
                    fields=(first.id, second.id),
                    at=at,
                )
            )
        elif first.level != second.level:
            lower, upper = sorted((first, second), key=lambda item: item.level)
            found.append(
                report(
                    "MK221",
                    phrase(
                        "{names} lie above each other ({size}) but are no tunnel: "
                        "below is {lower}, above {upper}. {tunnel}",
                        names=names,
                        size=size,
                        lower=class_word(game_map.ruleset, lower.kind),
                        upper=class_word(game_map.ruleset, upper.kind),
                        tunnel=_tunnel(game_map),
                    ),
                    fields=(first.id, second.id),
                    at=at,
                )
            )
        else:
            slivers += [common[k]] * bool(narrow[k])
            found.append(
                report(
                    "MK220",
                    phrase("{names} overlap: {size}.", names=names, size=size),
                    at=at,
                    fields=(first.id, second.id),
                    fixable=bool(narrow[k]),
                )
            )
    for f, g in sorted(overlaps.stacked & overlaps.crossing.keys()):
        places = overlaps.crossing[f, g]
        found.append(
            report(
                "MK222",
                phrase(
                    "Edges of the stacked {fields} cross without a vertex at {places}.",
                    fields=say.fields([ids[f], ids[g]]),
                    places=listed((say.point(*p) for p in places), limit=3),
                ),
                fields=(ids[f], ids[g]),
                at=places,
            )
        )
    return found, slivers


def stack_crossings(drawing: Drawing, overlaps: Overlaps) -> tuple[int, ...]:
    """Return which of ``drawing.crossings`` are between stacked fields and no others."""
    if not overlaps.stacked & overlaps.crossing.keys():
        return ()
    order, start = drawing.on_segment()
    found = []
    for n, (s, t) in enumerate(drawing.crossings.tolist()):
        first, second = (
            set(drawing.field[order[start[k] : start[k + 1]]].tolist()) for k in (s, t)
        )
        pairs = {(min(f, g), max(f, g)) for f in first for g in second}
        if pairs <= overlaps.stacked:
            found.append(n)
    return tuple(found)


def _tunnel(game_map: GameMap) -> str:
    rules = game_map.ruleset
    if rules.tunnel_class is None:
        return phrase("This ruleset allows no stacks.")
    return phrase(
        "A tunnel is {lower} on level 0 (ground) below {upper} on level 1 (upper).",
        lower=class_word(rules, rules.tunnel_class),
        upper=class_word(rules, rules.over_class or ""),
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
