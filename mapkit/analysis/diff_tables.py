"""What changed in the answers between two versions of a map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from mapkit.analysis.change import Change
from mapkit.analysis.diff_maps import renamed_fields
from mapkit.compiled import CompiledMap
from mapkit.sight import PairDistances, Verdict

__all__ = ["diff_tables"]


def diff_tables(before: CompiledMap, after: CompiledMap) -> tuple[Change, ...]:
    """Compare the relations and sight answers of the fields that both maps have.

    Renamed fields are compared under their new id.
    """
    new_id = renamed_fields(before.map, after.map)
    shared = {new_id.get(i, i) for i in before.map.fields} & after.map.fields.keys()
    changes: list[Change] = []
    for relation, verb in (
        ("adjacent", "border on each other"),
        ("matching", "match"),
        ("passable", "let a figure step across"),
        ("stacked", "lie on top of each other"),
    ):
        old = _shared_pairs(getattr(before.relations, relation), shared, new_id)
        new = _shared_pairs(getattr(after.relations, relation), shared, {})
        changes += [
            Change(relation, "removed", f"{a}|{b}", f"{a} and {b} no longer {verb}.", True, False)
            for a, b in sorted(old - new)
        ]
        changes += [
            Change(relation, "added", f"{a}|{b}", f"{a} and {b} now {verb}.", False, True)
            for a, b in sorted(new - old)
        ]
    return (*changes, *_sight_changes(before, after, shared, new_id))


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
            f"Sight {a} to {b}: was {_sight_words(old)} and is {_sight_words(new)}.",
            _sight_entry(old),
            _sight_entry(new),
        )


def _sight_entry(pair: PairDistances) -> dict[str, Any]:
    return {"verdict": pair.verdict.value, "clear": pair.clear, "grazing": pair.grazing}


def _sight_words(pair: PairDistances) -> str:
    match pair.verdict:
        case Verdict.BLOCKED:
            return "blocked"
        case Verdict.GRAZING:
            return f"grazing only, distance {pair.grazing}"
        case Verdict.CLEAR:
            more = "" if pair.clear == pair.grazing else f" (grazing {pair.grazing})"
            return f"clear, distance {pair.clear}{more}"


def _shared_pairs(
    pairs: Iterable[tuple[str, str]], shared: set[str], new_id: Mapping[str, str]
) -> set[tuple[str, str]]:
    named = ((new_id.get(a, a), new_id.get(b, b)) for a, b in pairs)
    return {(min(p), max(p)) for p in named if shared.issuperset(p)}
