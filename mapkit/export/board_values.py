"""Plain values of a map for files: where it comes from, and what is on the board."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any

from mapkit.errors import UsageError
from mapkit.mapfile.file_values import file_values, find_base_ruleset
from mapkit.model import Field, GameMap, MoverClass

UNKNOWN = "unknown"
"""What stands for a figure that the ruleset leaves open."""


def header(game_map: GameMap) -> dict[str, Any]:
    """Return where the map comes from and what its tables hold for."""
    ruleset, origin = game_map.ruleset, game_map.provenance
    return {
        "map": {
            "id": game_map.id,
            "name": game_map.name,
            "author": game_map.author,
            "licence": game_map.licence,
        },
        "provenance": {"kind": origin.kind, "note": origin.note, "source": origin.source},
        "ruleset": {
            "id": ruleset.id,
            "name": ruleset.name,
            "version": ruleset.version,
            "sight": ruleset.sight,
            "range": ruleset.range,
            **({"steps": ruleset.steps} if ruleset.steps != "matching" else {}),
        },
        "choices": dict(sorted(game_map.choices.items())),
        "units": {
            "unit_mm": decimal_text(game_map.unit_mm),
            "width_mm": decimal_text(game_map.size_mm[0]),
            "height_mm": decimal_text(game_map.size_mm[1]),
            "tolerance_mm": decimal_text(game_map.tolerance_mm),
        },
    }


def about(game_map: GameMap, checksum: str, of: str = "play") -> list[tuple[str, str]]:
    """Return what every file says of its map: names and values.

    ``checksum`` is that of play, :func:`~mapkit.export.checksums.play_checksum`. A file without
    tables has that ``of`` ``"the drawing"``, :func:`~mapkit.export.checksums.drawing_checksum`.
    """
    ruleset, origin = game_map.ruleset, game_map.provenance
    return [
        ("map", game_map.id),
        ("name", game_map.name),
        ("author", game_map.author),
        ("licence", game_map.licence),
        ("provenance", origin.kind),
        ("provenance note", origin.note),
        ("provenance source", origin.source),
        ("ruleset", ruleset.id),
        ("ruleset version", str(ruleset.version)),
        *((f"choice {key}", value) for key, value in sorted(game_map.choices.items())),
        ("width_mm", decimal_text(game_map.size_mm[0])),
        ("height_mm", decimal_text(game_map.size_mm[1])),
        ("unit_mm", decimal_text(game_map.unit_mm)),
        ("tolerance_mm", decimal_text(game_map.tolerance_mm)),
        *((f"own {key}", _compact(value)) for key, value in own_definitions(game_map).items()),
        (f"checksum of {of}", checksum),
    ]


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def board(game_map: GameMap) -> dict[str, Any]:
    """Return sectors, fields, portals, markers, named buildings, movers and sight rules."""
    ruleset = game_map.ruleset
    return {
        "sectors": [
            {"id": s.id, "name": s.name, "colour": s.colour, "neutral": s.neutral}
            for s in game_map.sectors.values()
        ],
        "fields": [_field(game_map, f) for f in game_map.fields.values()],
        "portals": [
            {
                "id": p.id,
                "type": p.type,
                "joins": ruleset.portals[p.type].effect == "joins",
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
        "movers": {m.id: _mover(m) for m in ruleset.movers.values()},
        "sight_rules": (
            {r.id: {"page": r.page, "text": r.text} for r in ruleset.rules.values()}
            if ruleset.sight == "field"
            else {}
        ),
        **({"engine_tables": engine} if (engine := _engine_tables(game_map)) else {}),
    }


def _engine_tables(game_map: GameMap) -> dict[str, Any]:
    return {
        table.id: {
            "label": table.label,
            "text": table.text,
            "rows": list(table.rows),
            "columns": list(table.columns),
            "cells": [
                [None if cell is None else list(cell) for cell in row] for row in table.cells
            ],
        }
        for table in game_map.ruleset.tables.values()
    }


def _field(game_map: GameMap, field: Field) -> dict[str, Any]:
    kinds = game_map.ruleset.kinds
    kind = kinds[field.kind]
    return {
        "id": field.id,
        "name": field.name,
        "kind": field.kind,
        "class": game_map.class_of(field.id),
        "level": field.level,
        "traits": sorted(field.traits),
        "sector": field.sector,
        "enter": {m: entering(game_map, field, m) for m in sorted(game_map.ruleset.movers)},
        "extra": extra_cost(game_map, field),
        **({"attributes": game_map.attributes_of(field.id)} if game_map.ruleset.attributes else {}),
        **({"tags": list(kind.tags)} if any(k.tags for k in kinds.values()) else {}),
    }


def _mover(mover: MoverClass) -> dict[str, Any]:
    return {
        "label": mover.label,
        "allowance": UNKNOWN if mover.allowance is None else mover.allowance,
        "noise_from": mover.noise_from,
        "may_revisit": mover.may_revisit,
        "through_occupied": mover.through_occupied,
    }


def entering(game_map: GameMap, field: Field, mover: str) -> int | str | None:
    """Return what a step onto a field takes without its traits' extra; None: never.

    :data:`UNKNOWN` where the ruleset leaves it open.
    """
    ruleset = game_map.ruleset
    kind = ruleset.kinds[field.kind]
    if not kind.enter or not all(ruleset.traits[t].enter for t in field.traits):
        return None
    cost = ruleset.cost(kind.id, mover)
    return UNKNOWN if cost is None else cost or None  # 0 stands for never


def step_onto(field: Mapping[str, Any], mover: str) -> int | str | None:
    """Return what a step onto a field of :func:`board` takes, extra and all; None: never.

    :data:`UNKNOWN` where the ruleset leaves it open.
    """
    plain: int | str | None = field["enter"][mover]
    return plain + sum(field["extra"].values()) if isinstance(plain, int) else plain


def entering_values(field: Mapping[str, Any]) -> dict[str, int | bool | None]:
    """Return what a step onto a field of :func:`board` takes, for formats whose values have types.

    ``enter_`` with each mover is a number, None for never; where the ruleset leaves it open there
    is ``unknown_`` with the mover instead, which is true.
    """
    costs = {m: step_onto(field, m) for m in sorted(field["enter"])}
    numbers = {f"enter_{m}": None if isinstance(c, str) else c for m, c in costs.items()}
    return {**numbers, **{f"unknown_{m}": True for m, c in costs.items() if c == UNKNOWN}}


def carried_values(field: Mapping[str, Any]) -> dict[str, str | int]:
    """Return what a field of :func:`board` carries beside its kind, ``attribute_`` before names."""
    return {f"attribute_{name}": value for name, value in field.get("attributes", {}).items()}


def extra_cost(game_map: GameMap, field: Field) -> dict[str, int]:
    """Return by trait what entering a field takes on top."""
    traits = game_map.ruleset.traits
    return {t: traits[t].extra_cost for t in sorted(field.traits) if traits[t].extra_cost}


def decimal_text(value: float) -> str:
    """Write a measure as the shortest decimal that reads back as the same float."""
    text = format(Decimal(repr(float(value))).normalize(), "f")
    return text if text != "-0" else "0"


def digits_for(unit_mm: float) -> int:
    """Return how many digits behind the point tell map units apart, 4 at least, in mm."""
    return max(4, 2 - math.floor(math.log10(unit_mm)))


_SECTIONS = ("kinds", "traits", "movers", "tables", "sectors", "buildings", "former_ids")
OWN = (*_SECTIONS, "attributes")
"""The sections of a map file that define or name something, and what fields carry."""


def own_definitions(game_map: GameMap) -> dict[str, dict[str, Any]]:
    """Return what only a map itself defines or names, from its kinds to its former ids.

    As its file has them; ``attributes`` has by field what differs from its kind's. Nothing for a
    map whose ruleset does not ship with mapkit.
    """
    try:
        name, base = find_base_ruleset(game_map.ruleset, None)
    except UsageError:
        return {}
    empty = replace(game_map, vertices={}, fields={}, portals=(), markers=())
    values = file_values(empty, None, name, base)
    carried = {i: dict(f.attributes) for i, f in game_map.fields.items() if f.attributes}
    own = {key: values[key] for key in _SECTIONS if key in values}
    return {**own, **({"attributes": carried} if carried else {})}
