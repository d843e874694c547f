"""What changed in the answers between two versions of a map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from mapkit.analysis.change import Change
from mapkit.analysis.diff_maps import renamed_fields
from mapkit.compiled import CompiledMap
from mapkit.messages import say
from mapkit.sight import PairDistances, Verdict


def diff_tables(before: CompiledMap, after: CompiledMap) -> tuple[Change, ...]:
    """Compare the relations and sight answers of the fields that both maps have.

    Renamed fields are compared under their new id.
    """
    new_id = renamed_fields(before.map, after.map)
    shared = {new_id.get(i, i) for i in before.map.fields} & after.map.fields.keys()
    changes: list[Change] = []
    for relation in ("adjacent", "matching", "passable", "stacked"):
        old = _shared_pairs(getattr(before.relations, relation), shared, new_id)
        new = _shared_pairs(getattr(after.relations, relation), shared, {})
        changes += [
            Change(relation, "removed", f"{a}|{b}", _no_longer(relation, a, b), True, False)
            for a, b in sorted(old - new)
        ]
        changes += [
            Change(relation, "added", f"{a}|{b}", _now(relation, a, b), False, True)
            for a, b in sorted(new - old)
        ]
    return (*changes, *_sight_changes(before, after, shared, new_id))


def _no_longer(relation: str, a: str, b: str) -> str:
    match relation:
        case "adjacent":
            return say("{a} and {b} no longer border on each other.", a=a, b=b)
        case "matching":
            return say("{a} and {b} no longer match.", a=a, b=b)
        case "passable":
            return say("{a} and {b} no longer let a figure step across.", a=a, b=b)
    return say("{a} and {b} no longer lie on top of each other.", a=a, b=b)


def _now(relation: str, a: str, b: str) -> str:
    match relation:
        case "adjacent":
            return say("{a} and {b} now border on each other.", a=a, b=b)
        case "matching":
            return say("{a} and {b} now match.", a=a, b=b)
        case "passable":
            return say("{a} and {b} now let a figure step across.", a=a, b=b)
    return say("{a} and {b} now lie on top of each other.", a=a, b=b)


def _sight_changes(
    before: CompiledMap, after: CompiledMap, shared: set[str], new_id: Mapping[str, str]
) -> Iterable[Change]:
    if before.tables is None or after.tables is None:
        return
    ids = [i for i in after.map.fields if i in shared]
    old_index = {new_id.get(i, i): n for n, i in enumerate(before.tables.field_ids)}
    new_index = {i: n for n, i in enumerate(after.tables.field_ids)}
    old_at = np.ix_([old_index[i] for i in ids], [old_index[i] for i in ids])
    new_at = np.ix_([new_index[i] for i in ids], [new_index[i] for i in ids])
    old_clear, new_clear = before.tables.clear[old_at], after.tables.clear[new_at]
    old_graze, new_graze = before.tables.grazing[old_at], after.tables.grazing[new_at]
    differs = np.triu((old_clear != new_clear) | (old_graze != new_graze), k=1)
    for i, j in np.argwhere(differs).tolist():
        a, b = sorted((ids[i], ids[j]))
        old = before.tables.pair(old_index[ids[i]], old_index[ids[j]])
        new = after.tables.pair(new_index[ids[i]], new_index[ids[j]])
        yield Change(
            "sight",
            "changed",
            f"{a}|{b}",
            say(
                "Sight {a} to {b}: was {before} and is {after}.",
                a=a,
                b=b,
                before=sight_words(old),
                after=sight_words(new),
            ),
            sight_entry(old),
            sight_entry(new),
        )


def sight_entry(pair: PairDistances) -> dict[str, Any]:
    """Return an answer as plain values."""
    return {"verdict": pair.verdict.value, "clear": pair.clear, "grazing": pair.grazing}


def sight_words(pair: PairDistances) -> str:
    """Return an answer in words."""
    match pair.verdict:
        case Verdict.BLOCKED:
            return say("blocked")
        case Verdict.GRAZING:
            return say("grazing only, distance {n}", n=pair.grazing)
        case Verdict.CLEAR:
            if pair.clear == pair.grazing:
                return say("clear, distance {n}", n=pair.clear)
            return say(
                "clear, distance {n} (grazing {grazing})", n=pair.clear, grazing=pair.grazing
            )


def _shared_pairs(
    pairs: Iterable[tuple[str, str]], shared: set[str], new_id: Mapping[str, str]
) -> set[tuple[str, str]]:
    named = ((new_id.get(a, a), new_id.get(b, b)) for a, b in pairs)
    return {(min(p), max(p)) for p in named if shared.issuperset(p)}
