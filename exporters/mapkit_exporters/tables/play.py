"""Play data: what a game on the map could notice, the same for both forms."""

from __future__ import annotations

from typing import Any

from mapkit.compiled import CompiledMap
from mapkit.sight import NONE
from mapkit_exporters.tables.board import board
from mapkit_exporters.tables.dense import index_relations
from mapkit_exporters.tables.expanded import visible_pairs, walking_rows

__all__ = ["play_data"]


def play_data(compiled: CompiledMap) -> dict[str, Any]:
    """Return what the checksum ``play`` is taken over, as ``docs/tables-json.md`` lists it."""
    game_map = compiled.map
    shown = board(game_map)
    return {
        "ruleset": {"id": game_map.ruleset.id, "version": game_map.ruleset.version},
        "choices": dict(game_map.choices),
        "movers": {m: _without(v, "label") for m, v in shown["movers"].items()},
        "sectors": [{"id": s["id"], "neutral": s["neutral"]} for s in shown["sectors"]],
        "fields": [_without(f, "name") for f in shown["fields"]],
        "portals": [_without(p, "at") for p in shown["portals"]],
        "markers": shown["markers"],
        **index_relations(compiled),
        "walking": walking_rows(compiled),
        "los": _sight(compiled),
    }


def _without(entry: dict[str, Any], key: str) -> dict[str, Any]:
    return {k: v for k, v in entry.items() if k != key}


def _sight(compiled: CompiledMap) -> list[list[int | None]] | None:
    tables = compiled.tables
    if tables is None:
        return None
    found: list[list[int | None]] = []
    for i, j in visible_pairs(compiled):
        clear = int(tables.clear[i, j])
        found.append([i, j, None if clear == NONE else clear, int(tables.grazing[i, j])])
    return found
