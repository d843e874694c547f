"""Maps in the JSON of worked cases, read as they are: whole coordinates, the rules as choices."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from mapkit.export import ImportedMap, Importer
from mapkit.export.read_back import imported_of
from mapkit.mapfile import read_case
from mapkit.mapfile.source import decode


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
    return imported_of(read_case(decode(data, path)))


IMPORTER = Importer(
    name="case",
    endings=("json",),
    summary="a map in JSON: fields with rings, portals, rules",
    recognises=_recognises,
    read=_read,
)
