"""The published JSON Schemas of map files and rulesets."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

__all__ = ["map_schema", "ruleset_schema"]


def map_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of map files.

    It describes keys and shapes; whether a vertex, a field or a kind exists only the loader can
    tell.
    """
    return _load("map.schema.json")


def ruleset_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of ruleset files."""
    return _load("ruleset.schema.json")


def _load(name: str) -> dict[str, Any]:
    text = (resources.files("mapkit") / "data" / name).read_text("utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema
