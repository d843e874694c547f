"""The tables of a map as versioned JSON, ``docs/tables-json.md``."""

from __future__ import annotations

import json
from collections.abc import Iterable
from decimal import Decimal
from importlib import resources
from typing import Any

import numpy as np

from mapkit import __version__
from mapkit.compiled.compiled_map import CompiledMap, Missing
from mapkit.model import GameMap
from mapkit.sight import NONE, SightTables

__all__ = ["FORMAT", "VERSION", "tables_document", "tables_schema", "to_json"]

FORMAT = "mapkit-tables"
VERSION = "1.0"


def to_json(compiled: CompiledMap, *, pretty: bool = False) -> str:
    """Write the tables of a map as JSON.

    Parameters
    ----------
    compiled : CompiledMap
    pretty : bool
        One entry a line, for people and for ``diff``; one single line otherwise.

    Returns
    -------
    str
        The same text for the same map, whatever the machine: ASCII, integers and strings,
        ending in a newline.
    """
    document = tables_document(compiled)
    if not pretty:
        return json.dumps(document, separators=(",", ":")) + "\n"
    return _one_entry_a_line(document)


def tables_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of what :func:`to_json` writes."""
    text = resources.files("mapkit.data").joinpath("tables.schema.json").read_text("utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


def tables_document(compiled: CompiledMap) -> dict[str, Any]:
    """Return what :func:`to_json` writes, as plain dicts, lists, strings and integers.

    Parameters
    ----------
    compiled : CompiledMap

    Notes
    -----
    Pairs are lists ``[a, b]`` with ``a < b`` as strings, sorted; the keys of ``los`` are
    ``"a|b"`` with ``a < b``, sorted likewise.
    """
    game_map, relations = compiled.map, compiled.relations
    buildings = compiled.missing.buildings
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "generator": f"mapkit {__version__}",
        **_header(game_map),
        **_inventory(game_map),
        "adjacent": _pairs(relations.adjacent),
        "matching": _pairs(relations.matching),
        "passable": _pairs(set(relations.passable) - set(compiled.missing.passable)),
        "stacked": _pairs(relations.stacked),
        "buildings": sorted(sorted(b) for b in relations.buildings if not set(b) & set(buildings)),
        "access": {kind: sorted(ids) for kind, ids in sorted(relations.access.items())},
        "walking": {} if compiled.missing.walking else _walking(compiled),
        "los": _sight(compiled.tables, compiled.missing) if compiled.tables else None,
    }
    if compiled.missing:
        document["missing"] = _missing(compiled.missing)
    return document


def _header(game_map: GameMap) -> dict[str, Any]:
    ruleset, origin = game_map.ruleset, game_map.provenance
    return {
        "map": {
            "id": game_map.id,
            "name": game_map.name,
            "author": game_map.author,
            "licence": game_map.licence,
        },
        "provenance": {"kind": origin.kind, "note": origin.note, "source": origin.source},
        "ruleset": {"id": ruleset.id, "name": ruleset.name, "version": ruleset.version},
        "choices": dict(sorted(game_map.choices.items())),
        "units": {
            "unit_mm": _decimal(game_map.unit_mm),
            "width_mm": _decimal(game_map.size_mm[0]),
            "height_mm": _decimal(game_map.size_mm[1]),
            "tolerance_mm": _decimal(game_map.tolerance_mm),
        },
    }


def _inventory(game_map: GameMap) -> dict[str, Any]:
    return {
        "sectors": [
            {"id": s.id, "name": s.name, "colour": s.colour, "neutral": s.neutral}
            for s in game_map.sectors.values()
        ],
        "fields": [
            {
                "id": f.id,
                "name": f.name,
                "kind": f.kind,
                "level": f.level,
                "traits": sorted(f.traits),
                "sector": f.sector,
            }
            for f in game_map.fields.values()
        ],
        "portals": [
            {
                "id": p.id,
                "type": p.type,
                "between": list(p.between),
                "at": [list(end) for end in p.at],
            }
            for p in game_map.portals
        ],
        "markers": [
            {"type": m.type, "field": m.field, **dict(sorted(m.attributes.items()))}
            for m in game_map.markers
        ],
        "named_buildings": [
            {"id": b.id, "name": b.name, "fields": list(b.fields)} for b in game_map.buildings
        ],
    }


def _pairs(pairs: Iterable[tuple[str, str]]) -> list[list[str]]:
    return sorted(sorted(pair) for pair in pairs)


def _walking(compiled: CompiledMap) -> dict[str, list[list[int | None]]]:
    tables = {}
    for mover, distances in sorted(compiled.walking.items()):
        rows = distances.tolist()
        tables[mover] = [[None if d == NONE else d for d in row] for row in rows]
    return tables


def _sight(tables: SightTables, missing: Missing) -> dict[str, dict[str, Any]]:
    """Return an entry for each pair of different fields that is not blocked."""
    ids = tables.field_ids
    first, second = np.nonzero(np.triu(tables.grazing != NONE, k=1))
    found = []
    for i, j, clear, grazing, rule in zip(
        first.tolist(),
        second.tolist(),
        tables.clear[first, second].tolist(),
        tables.grazing[first, second].tolist(),
        tables.rule[first, second].tolist(),
        strict=True,
    ):
        a, b = sorted((ids[i], ids[j]))
        if (a, b) in missing.sight:
            continue
        rules = tables.rules[rule]
        entry: dict[str, Any] = {
            "clear": None if clear == NONE else clear,
            "grazing": grazing,
            "verdict": "grazing" if clear == NONE else "clear",
            "rule": rules[0],
        }
        if len(rules) > 1:
            entry["rules"] = list(rules)
        found.append(((a, b), entry))
    return {f"{a}|{b}": entry for (a, b), entry in sorted(found, key=lambda item: item[0])}


def _missing(missing: Missing) -> dict[str, Any]:
    return {
        "fields": sorted(missing.fields),
        "portals": sorted(missing.portals),
        "markers": sorted(missing.markers),
        "passable": _pairs(missing.passable),
        "buildings": sorted(missing.buildings),
        "los": [f"{a}|{b}" for a, b in sorted(missing.sight)],
        "walking": missing.walking,
        "because": [{"code": d.code, "message": d.message} for d in missing.reasons],
    }


def _decimal(value: float) -> str:
    """Write a measure as the shortest decimal that reads back as the same float."""
    text = format(Decimal(repr(float(value))).normalize(), "f")
    return text if text != "-0" else "0"


def _one_entry_a_line(document: dict[str, Any]) -> str:
    def dump(value: Any) -> str:
        return json.dumps(value, separators=(", ", ": "))

    parts = []
    for key, value in document.items():
        if isinstance(value, dict) and value:
            inner = ",\n".join(f"    {dump(k)}: {_rows(v, dump)}" for k, v in value.items())
            parts.append(f"  {dump(key)}: {{\n{inner}\n  }}")
        elif isinstance(value, list) and value:
            inner = ",\n".join(f"    {dump(v)}" for v in value)
            parts.append(f"  {dump(key)}: [\n{inner}\n  ]")
        else:
            parts.append(f"  {dump(key)}: {dump(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _rows(value: Any, dump: Any) -> str:
    """Write a table of rows with a row a line, anything else on one line."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        inner = ",\n".join(f"      {dump(row)}" for row in value)
        return f"[\n{inner}\n    ]"
    return str(dump(value))
