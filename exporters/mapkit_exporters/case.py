"""Maps in the JSON of worked cases, read as they are: whole coordinates, the rules as choices."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from mapkit.export import ImportedField, ImportedMap, Importer
from mapkit.mapfile import read_case
from mapkit.mapfile.source import decode
from mapkit.messages import phrase
from mapkit.model import GameMap

__all__ = ["IMPORTER"]


def _recognises(data: bytes) -> bool:
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return False
    if isinstance(found, dict) and isinstance(found.get("map"), dict):
        found = found["map"]
    fields = found.get("fields") if isinstance(found, dict) else None
    return isinstance(fields, list) and any(isinstance(f, dict) and "rings" in f for f in fields)


def _read(data: bytes, path: Path | None, options: Mapping[str, str]) -> ImportedMap:
    del options
    return _imported(read_case(decode(data, path)))


def _imported(game_map: GameMap) -> ImportedMap:
    """Return a map that was read whole in the form of one that is imported."""
    points = game_map.vertices
    return ImportedMap(
        fields=tuple(
            ImportedField(
                rings=tuple(tuple(points[v] for v in ring) for ring in field.rings),
                id=field.id,
                kind=field.kind,
                sector=field.sector,
                level=field.level,
                traits=field.traits,
                name=field.name,
                where=phrase("field {field}", field=field.id),
            )
            for field in game_map.fields.values()
        ),
        name=game_map.name,
        id=game_map.id,
        unit_mm=game_map.unit_mm,
        whole_units=True,
        portals=game_map.portals,
        markers=game_map.markers,
        choices=game_map.choices,
        tolerance_mm=game_map.tolerance_mm,
        provenance=game_map.provenance,
    )


IMPORTER = Importer(
    name="case",
    endings=("json",),
    summary="a map in JSON: fields with rings, portals, rules",
    recognises=_recognises,
    read=_read,
)
