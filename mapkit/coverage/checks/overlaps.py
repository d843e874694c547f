"""Which fields lie over each other, found exactly."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import numpy as np

from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.ring_arrays import Bool, Int64
from mapkit.geometry.kernel.cover import middles_inside, points_in_boxes
from mapkit.geometry.points import distinct
from mapkit.model import Field, GameMap, Ruleset

MOST_PAIRS = 20_000
"""So many overlaps are looked for."""

MOST_REPORTED = 10_000
"""So many of them are reported."""

_FIGURES = 256
"""Fields that are held against all edges at a time."""

Pair = tuple[int, int]
"""Indices of two fields, the smaller first."""


class Overlaps(NamedTuple):
    """Pairs of fields whose insides meet, smaller index first.

    ``crossing`` maps a pair to places in map units where edges of the two cross without a vertex;
    ``pairs`` holds all pairs, ``stacked`` those that the ruleset allows, ``illegal`` the others.
    ``complete`` tells whether these are all: of absurdly many only the first are looked for.
    """

    pairs: frozenset[Pair]
    stacked: frozenset[Pair]
    illegal: frozenset[Pair]
    crossing: dict[Pair, list[tuple[float, float]]]
    complete: bool = True


def find_overlaps(game_map: GameMap, drawing: Drawing, broken: frozenset[int]) -> Overlaps:
    """Find all pairs of fields whose insides meet, exactly.

    ``drawing`` is that of this map; ``broken`` are indices of the fields whose inside is not
    defined.

    Insides of two sound fields meet just if edges of the two cross, or both lie on the same side of
    a common segment, or one contains an edge of the other. Pairs with a broken field are found
    where their edges cross or share a side. About n log n in the number of edges where few meet.
    """
    crossing = _crossing_pairs(drawing)
    pairs = set(crossing)
    pairs |= pairs_of_fields(drawing.segment * 2 + drawing.inside_left, drawing.field, MOST_PAIRS)
    if drawing.complete and len(pairs) < MOST_PAIRS:  # else a middle may lie on an unknown edge
        pairs |= _inside(drawing, pairs, broken)
    stacked = frozenset(p for p in pairs if _is_stack(game_map, drawing, p))
    complete = drawing.complete and len(pairs) < MOST_PAIRS
    return Overlaps(frozenset(pairs), stacked, frozenset(pairs) - stacked, crossing, complete)


def _crossing_pairs(drawing: Drawing) -> dict[Pair, list[tuple[float, float]]]:
    result: dict[Pair, list[tuple[float, float]]] = {}
    at = drawing.crossing_at.tolist()
    for (x, y), (first, second) in zip(at, drawing.fields_at_crossings(), strict=True):
        for f, g in product(first, second):
            if f != g:
                result.setdefault((min(f, g), max(f, g)), []).append((x, y))
    return result


def pairs_of_fields(key: Int64, field: Int64, most: int) -> set[Pair]:
    """Return the pairs of different fields that have a key in common.

    ``key`` and ``field``, (E,) int64, are a key of an edge, and the index of its field; few fields
    have the same key. No more are looked for where ``most`` are found.
    """
    order = np.argsort(key, kind="stable")
    key, field = key[order], field[order]
    pairs: set[Pair] = set()
    for step in range(1, len(order)):
        same = key[step:] == key[:-step]
        if not same.any() or len(pairs) >= most:
            break
        first, second = field[:-step][same], field[step:][same]
        pairs.update(
            zip(np.minimum(first, second).tolist(), np.maximum(first, second).tolist(), strict=True)
        )
    return {pair for pair in pairs if pair[0] != pair[1]}


def _inside(drawing: Drawing, known: set[Pair], broken: frozenset[int]) -> set[Pair]:
    """Find edges of one field inside another: fields in fields, or entered at vertices only."""
    if not len(drawing.a):
        return set()
    order = np.argsort(drawing.field, kind="stable")
    fields, first = np.unique(drawing.field[order], return_index=True)
    start = np.append(first, len(order))
    a, b = drawing.xy[drawing.a[order]], drawing.xy[drawing.b[order]]
    boxes = np.concatenate([np.minimum.reduceat(a, first), np.maximum.reduceat(a, first)], axis=1)
    count = len(drawing.segments)
    own = np.sort(drawing.field * count + drawing.segment)
    names = len(drawing.rings.field_ids)
    seen = np.sort([f * names + g for f, g in known] + [g * names + f for f, g in known])
    pairs: set[Pair] = set()
    for begin in range(0, len(fields), _FIGURES):
        # Doubled, so that middles are whole.
        box, piece = points_in_boxes(a + b, 2 * boxes[begin : begin + _FIGURES])
        figure = box.astype(np.int64) + begin
        mine, other = drawing.field[order[piece]], fields[figure]
        # What lies on the other's boundary is not inside it; those on one side are known already.
        # A field's own edges are on its own.
        wanted = ~_among(own, other * count + drawing.segment[order[piece]])
        wanted &= ~_among(seen, mine * names + other)
        if broken:
            wanted &= ~np.isin(mine, list(broken)) & ~np.isin(other, list(broken))
        piece, figure, mine, other = piece[wanted], figure[wanted], mine[wanted], other[wanted]
        hit = middles_inside(a[piece], b[piece], figure, a, b, start)
        low, high = np.minimum(mine[hit], other[hit]), np.maximum(mine[hit], other[hit])
        first_of, second_of = np.divmod(distinct(low * names + high)[:MOST_PAIRS], names)
        pairs.update(zip(first_of.tolist(), second_of.tolist(), strict=True))
        if len(pairs) >= MOST_PAIRS:
            break
    return pairs


def _among(ordered: Int64, keys: Int64) -> Bool:
    """Return which keys are among others, which are sorted."""
    if not len(ordered):
        return np.zeros(len(keys), dtype=np.bool_)
    found: Bool = ordered[np.minimum(np.searchsorted(ordered, keys), len(ordered) - 1)] == keys
    return found


def _is_stack(game_map: GameMap, drawing: Drawing, pair: Pair) -> bool:
    f, g = (game_map.fields[drawing.rings.field_ids[f]] for f in pair)
    return may_be_stacked(game_map.ruleset, f, g)


def may_be_stacked(ruleset: Ruleset, f: Field, g: Field) -> bool:
    """Return whether one of two fields is a tunnel that may lie below the other."""
    lower, upper = sorted((f, g), key=lambda item: item.level)
    low, high = ruleset.kinds.get(lower.kind), ruleset.kinds.get(upper.kind)
    if ruleset.tunnel_class is None or low is None or high is None:
        return False
    classes = (low.matches, high.matches)
    tunnel = (ruleset.tunnel_class, ruleset.over_class)
    return (lower.level, upper.level) == (0, 1) and classes == tunnel


def stack_crossings(drawing: Drawing, overlaps: Overlaps) -> tuple[int, ...]:
    """Return which of ``drawing.crossings`` are between stacked fields and no others."""
    if not overlaps.stacked & overlaps.crossing.keys():
        return ()
    return tuple(
        n
        for n, fields in enumerate(drawing.fields_at_crossings())
        if {(min(f, g), max(f, g)) for f, g in product(*fields)} <= overlaps.stacked
    )
