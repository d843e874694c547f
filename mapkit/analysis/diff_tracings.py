"""Two tracings of one board compared: shapes, what fields are, who borders on whom, sight."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Literal

import numpy as np

from mapkit.analysis.matched_shapes import match_fields
from mapkit.analysis.tracing_values import (
    AttributeDiff,
    Pair,
    Relations,
    SightDiff,
    SightDiffs,
    ThingDiff,
    TracingDiff,
)
from mapkit.compiled import CompiledMap
from mapkit.model import GameMap, Marker, Portal
from mapkit.sight import PairExplainer

_ATTRIBUTES = ("kind", "level", "sector", "traits")


def diff_tracings(
    before: GameMap,
    after: GameMap,
    tables: tuple[CompiledMap, CompiledMap] | None = None,
    *,
    threads: int = 1,
) -> TracingDiff:
    """Compare two tracings of one board.

    ``tables`` are those of both, to compare answers too; ``threads`` find out what is disputed of
    the answers that differ.

    Some seconds for 3,000 fields, and a millisecond or a few for each answer that differs.

    Raises ``UsageError`` where the fields meet in far too many places: these are no tracings.
    """
    fields = match_fields(before, after)
    names = {m.before: m.after for m in fields.matches}
    found = TracingDiff(
        before,
        after,
        fields,
        tuple(_attributes(before, after, names)),
        tuple(_portals(before, after, names)),
        tuple(_markers(before, after, names)),
        None,
        None,
    )
    if tables is None:
        return found
    adjacent = _pairs(tables[0].relations.adjacent, tables[1].relations.adjacent, names)
    sight = _sight(*tables, names, threads) if found.same_rules else None
    return replace(found, adjacent=adjacent, sight=sight)


def _attributes(
    before: GameMap, after: GameMap, names: Mapping[str, str]
) -> Iterable[AttributeDiff]:
    for f, g in names.items():
        for name in _ATTRIBUTES:
            was, now = getattr(before.fields[f], name), getattr(after.fields[g], name)
            if was != now:
                if name == "traits":
                    was, now = sorted(was), sorted(now)
                yield AttributeDiff(f, g, name, was, now)


def _portals(before: GameMap, after: GameMap, names: Mapping[str, str]) -> Iterable[ThingDiff]:
    """Pair the portals of each border, of one type first, then the nearest."""
    theirs: dict[frozenset[str], list[Portal]] = defaultdict(list)
    for p in after.portals:
        theirs[frozenset(p.between)].append(p)
    ours: dict[frozenset[str], list[Portal]] = defaultdict(list)
    for p in before.portals:
        between = [names.get(f) for f in p.between]
        if None in between:
            yield ThingDiff("portal", p.between, p.type, None)
        else:
            ours[frozenset(f for f in between if f is not None)].append(p)
    for border, mine in ours.items():
        others = theirs.pop(border, [])
        order = sorted(
            ((p.type != q.type, _far(before, p, after, q), i, k)
             for i, p in enumerate(mine) for k, q in enumerate(others))
        )  # fmt: skip
        left, free = dict(enumerate(mine)), dict(enumerate(others))
        for other_type, _, i, k in order:
            if i in left and k in free:
                p, q = left.pop(i), free.pop(k)
                if other_type:
                    yield ThingDiff("portal", p.between, p.type, q.type)
        yield from (ThingDiff("portal", p.between, p.type, None) for p in left.values())
        yield from (ThingDiff("portal", q.between, None, q.type) for q in free.values())
    for others in theirs.values():
        yield from (ThingDiff("portal", q.between, None, q.type) for q in others)


def _far(before: GameMap, p: Portal, after: GameMap, q: Portal) -> float:
    ends = [
        [sum(end[axis] for end in portal.at) / 2 * m.unit_mm for axis in (0, 1)]
        for m, portal in ((before, p), (after, q))
    ]
    return math.dist(*ends)


def _markers(before: GameMap, after: GameMap, names: Mapping[str, str]) -> Iterable[ThingDiff]:
    left = [(m.field, _marker(m)) for m in after.markers]
    for m in before.markers:
        there = names.get(m.field), _marker(m)
        if there in left:
            left.remove(there)
        else:
            yield ThingDiff("marker", (m.field,), _marker(m), None)
    yield from (ThingDiff("marker", (field,), None, said) for field, said in left)


def _marker(marker: Marker) -> str:
    values = (str(marker.attributes[k]) for k in sorted(marker.attributes))
    return " ".join((marker.type, *values))


def _pairs(ours: Iterable[Pair], theirs: Iterable[Pair], names: Mapping[str, str]) -> Relations:
    back = {g: f for f, g in names.items()}
    mine, others = sorted(ours), sorted(theirs)
    known = {frozenset(pair) for pair in others}
    both = {
        frozenset((names[a], names[b])) for a, b in mine if a in names and b in names
    } & known  # fmt: skip
    kept = {frozenset(back[f] for f in pair) for pair in both}
    return Relations(
        len(mine),
        len(others),
        len(both),
        tuple(pair for pair in mine if frozenset(pair) not in kept),
        tuple(pair for pair in others if frozenset(pair) not in both),
    )


def _sight(
    before: CompiledMap, after: CompiledMap, names: Mapping[str, str], threads: int
) -> SightDiffs | None:
    old, new = before.tables, after.tables
    if old is None or new is None:
        return None
    place, other = ({i: n for n, i in enumerate(t.field_ids)} for t in (old, new))
    ids = [f for f in names if f in place and names[f] in other]
    at = np.array([place[f] for f in ids], np.intp)
    there = np.array([other[names[f]] for f in ids], np.intp)
    here, over = np.ix_(at, at), np.ix_(there, there)
    verdicts = old.verdicts()[here] != new.verdicts()[over]
    differs = verdicts | (old.clear[here] != new.clear[over])
    differs |= old.grazing[here] != new.grazing[over]
    first, second = np.nonzero(np.triu(differs, k=1))
    disputed = [
        _disputed(compiled, rows[first], rows[second], threads)
        for compiled, rows in ((before, at), (after, there))
    ]
    found = []
    for i, k in zip(first.tolist(), second.tolist(), strict=True):
        a, b = ids[i], ids[k]
        kind: Literal["sight", "distance"] = "sight" if verdicts[i, k] else "distance"
        here_too = (frozenset((a, b)), kind) in disputed[0]
        there_too = (frozenset((names[a], names[b])), kind) in disputed[1]
        found.append(
            SightDiff(
                (a, b),
                (names[a], names[b]),
                kind,
                here_too or there_too,
                old.pair(int(at[i]), int(at[k])),
                new.pair(int(there[i]), int(there[k])),
            )
        )
    return SightDiffs(len(ids) * (len(ids) - 1) // 2, tuple(found))


def _disputed(
    compiled: CompiledMap, first: Any, second: Any, threads: int
) -> set[tuple[frozenset[str], str]]:
    """Return which of some pairs are disputed or open on a map, and in what.

    Where that is so of whether there is sight at all, so is the distance.
    """
    if compiled.tables is None or not len(first):
        return set()
    size = len(compiled.tables.field_ids)
    among = np.zeros((size, size), bool)
    among[first, second] = among[second, first] = True
    explainer = PairExplainer(compiled.map, compiled.mesh, compiled.relations)
    found = set()
    for call in explainer.disputes(compiled.tables, among=among, threads=threads):
        pair = frozenset((call.origin, call.target))
        found |= {(pair, call.kind)} | ({(pair, "distance")} if call.kind == "sight" else set())
    return found
