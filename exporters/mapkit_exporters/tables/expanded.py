"""The tables by field id: for people, tests and ``diff``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mapkit.compiled import CompiledMap
from mapkit.export.board_values import entering, extra_cost
from mapkit.export.known import (
    known_buildings,
    known_passable,
    seen_pairs,
    walking_rows,
    walking_tables,
)
from mapkit.model import GameMap
from mapkit.sight import Verdict

Pair = tuple[str, str]


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
        **{
            key: {m: list(r) for m, r in walking_rows(compiled, tables).items()}
            for key, tables in walking_tables(compiled).items()
        },
        "los": _sight(compiled),
    }


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


def _step_onto(game_map: GameMap, field_id: str, mover: str) -> int | str | None:
    field = game_map.fields[field_id]
    plain = entering(game_map, field, mover)
    return (
        plain if not isinstance(plain, int) else plain + sum(extra_cost(game_map, field).values())
    )


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
