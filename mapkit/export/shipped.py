"""What ships beside the code: the JSON Schemas, and the JavaScript reader of the engine JSON."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any


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


_FILE = Path("exporters", "readers", "javascript", "mapkit_tables.mjs")


def reader_script() -> str:
    """Return the text of the JavaScript reader, an ES module.

    It is looked for among the package's data and, in a checkout, beside the package.

    Raises
    ------
    FileNotFoundError
        mapkit was installed without its data.
    """
    package = Path(__file__).parents[1]
    shipped = package / "data" / _FILE
    return (shipped if shipped.is_file() else package.parent / _FILE).read_text("utf-8")
