"""The published JSON Schemas of what the program writes."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

__all__ = ["answers_schema", "report_schema", "simulation_schema", "tables_schema"]


def tables_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of the engine JSON, both forms."""
    return _load("tables.schema.json")


def answers_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of what commands answer with ``--json``.

    The answer of each command stands under its name in ``$defs``.
    """
    return _load("answers.schema.json")


def report_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of ``mapkit report --json``."""
    return _load("report.schema.json")


def simulation_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of ``mapkit simulate --json``."""
    return _load("simulation.schema.json")


def _load(name: str) -> dict[str, Any]:
    text = (resources.files("mapkit") / "data" / name).read_text("utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema
