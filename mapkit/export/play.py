"""Play data: what a game on the map could notice, and its checksum."""

from __future__ import annotations

from typing import Any

from mapkit.compiled import CompiledMap
from mapkit.export.board_values import board
from mapkit.export.checksums import checksum
from mapkit.export.known import index_relations, seen_pairs, walking_rows

__all__ = ["play_checksum", "play_data"]


def play_checksum(compiled: CompiledMap) -> str:
    """Return the SHA-256 over all that a game on the map could notice, as hexadecimal digits.

    The engine JSON holds the same as ``checksums.play``. Linear in the size of the tables.
    """
    return checksum(play_data(compiled))


def play_data(compiled: CompiledMap) -> dict[str, Any]:
    """Return what the checksum ``play`` is taken over, as ``docs/tables-json.md`` lists it.

    Its large tables are iterators, so that no more than a row of them is held at a time.
    """
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
        **({} if compiled.near is None else {"within": str(compiled.near.radius)}),
        "walking": walking_rows(compiled, compiled.walking),
        "los": (
            None
            if compiled.tables is None and compiled.near is None
            else ([p.i, p.j, p.clear, p.grazing] for p in seen_pairs(compiled))
        ),
    }


def _without(entry: dict[str, Any], key: str) -> dict[str, Any]:
    return {k: v for k, v in entry.items() if k != key}
