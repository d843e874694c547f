"""The tables by field id: for people, tests and ``diff``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.compiled import CompiledMap
from mapkit.model import GameMap
from mapkit.sight import NONE, Verdict
from mapkit_exporters.tables.board import entering, extra_cost

__all__ = [
    "Seen",
    "expanded_tables",
    "known_buildings",
    "known_grazing",
    "known_passable",
    "seen_pairs",
    "walking_rows",
]

Pair = tuple[str, str]

_AT_ONCE = 64  # rows of a table that are looked through together


def expanded_tables(compiled: CompiledMap) -> dict[str, Any]:
    """Return the keys from ``adjacent`` to ``los``."""
    relations = compiled.relations
    passable = known_passable(compiled)
    return {
        "adjacent": _pairs(relations.adjacent),
        "matching": _pairs(relations.matching),
        "passable": _pairs(passable),
        "moves": _moves(compiled.map, passable),
        "stacked": _pairs(relations.stacked),
        "buildings": known_buildings(compiled),
        "access": {kind: sorted(ids) for kind, ids in sorted(relations.access.items())},
        "steps": {m: list(r) for m, r in walking_rows(compiled, compiled.steps).items()},
        "walking": {m: list(r) for m, r in walking_rows(compiled, compiled.walking).items()},
        "los": _sight(compiled),
    }


def known_passable(compiled: CompiledMap) -> list[Pair]:
    """Return the pairs that figures may step between, as far as a partial build is sure."""
    return sorted(set(compiled.relations.passable) - set(compiled.missing.passable))


def known_buildings(compiled: CompiledMap) -> list[list[str]]:
    """Return the buildings, as far as a partial build is sure."""
    unsure = set(compiled.missing.buildings)
    return sorted(sorted(b) for b in compiled.relations.buildings if unsure.isdisjoint(b))


def walking_rows(
    compiled: CompiledMap, tables: Mapping[str, NDArray[np.uint16]]
) -> dict[str, Iterator[list[int | None]]]:
    """Return by mover the rows of one of the map's walking tables, None for never."""
    if compiled.missing.walking:
        return {}
    return {
        mover: ([None if d == NONE else d for d in row.tolist()] for row in distances)
        for mover, distances in sorted(tables.items())
    }


class Seen(NamedTuple):
    """A pair of field indices ``i < j`` that is not blocked, and the rules that decide it."""

    i: int
    j: int
    clear: int | None
    grazing: int
    rules: tuple[str, ...]


def seen_pairs(compiled: CompiledMap) -> Iterator[Seen]:
    """Yield the pairs that are known not to be blocked, sorted; none for a game without sight."""
    tables = compiled.tables
    if tables is None:
        return
    for first, known in known_grazing(compiled, _AT_ONCE):
        rows, columns = np.nonzero(known != NONE)
        above = columns > rows + first
        rows, columns = rows[above] + first, columns[above]
        columns_of_answer = (
            rows.tolist(),
            columns.tolist(),
            tables.clear[rows, columns].tolist(),
            tables.grazing[rows, columns].tolist(),
            tables.rule[rows, columns].tolist(),
        )
        for i, j, clear, grazing, rule in zip(*columns_of_answer, strict=True):
            yield Seen(i, j, None if clear == NONE else clear, grazing, tables.rules[rule])


def known_grazing(compiled: CompiledMap, rows: int) -> Iterator[tuple[int, NDArray[np.uint16]]]:
    """Yield the grazing distances, so many rows at a time, 65535 where they are not known.

    Yields
    ------
    first : int
        Index of the first row.
    distances : (R, N) uint16
        A copy.
    """
    tables = compiled.tables
    assert tables is not None
    at = {i: k for k, i in enumerate(tables.field_ids)}
    unsure = np.array([(at[a], at[b]) for a, b in compiled.missing.sight], np.intp).reshape(-1, 2)
    unsure = np.concatenate([unsure, unsure[:, ::-1]])
    for first in range(0, len(at), rows):
        part = tables.grazing[first : first + rows].copy()
        gaps = unsure[(unsure[:, 0] >= first) & (unsure[:, 0] < first + len(part))]
        part[gaps[:, 0] - first, gaps[:, 1]] = NONE
        yield first, part


def _pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def _pairs(pairs: Iterable[Pair]) -> list[list[str]]:
    return sorted(sorted(pair) for pair in pairs)


def _moves(game_map: GameMap, passable: Iterable[Pair]) -> list[dict[str, Any]]:
    portals: dict[Pair, list[str]] = {}
    for portal in game_map.portals:
        if game_map.ruleset.portals[portal.type].effect == "joins":
            portals.setdefault(_pair(*portal.between), []).append(portal.id)
    movers = sorted(game_map.ruleset.movers)
    price = {
        field.id: {m: _step_onto(game_map, field.id, m) for m in movers}
        for field in game_map.fields.values()
    }
    return [
        {
            "between": [a, b],
            "portals": portals.get((a, b), []),
            "cost": {m: [price[b][m], price[a][m]] for m in movers},
        }
        for a, b in passable
    ]


def _step_onto(game_map: GameMap, field_id: str, mover: str) -> int | None:
    field = game_map.fields[field_id]
    plain = entering(game_map, field, mover)
    return None if plain is None else plain + sum(extra_cost(game_map, field).values())


def _sight(compiled: CompiledMap) -> dict[str, dict[str, Any]] | None:
    """Return an entry for each pair of different fields that is not blocked."""
    if compiled.tables is None:
        return None
    ids = compiled.tables.field_ids
    found = []
    for seen in seen_pairs(compiled):
        entry: dict[str, Any] = {
            "clear": seen.clear,
            "grazing": seen.grazing,
            "verdict": Verdict.of(seen.clear, seen.grazing).value,
            "rule": seen.rules[0],
        }
        if len(seen.rules) > 1:
            entry["rules"] = list(seen.rules)
        found.append((_pair(ids[seen.i], ids[seen.j]), entry))
    return {f"{a}|{b}": entry for (a, b), entry in sorted(found, key=lambda item: item[0])}
