"""Answers of the Python reader as plain JSON values, to be compared."""

from __future__ import annotations

import json
from dataclasses import asdict, is_dataclass
from typing import Any

ATTRIBUTES = (
    "id",
    "name",
    "fields",
    "squads",
    "buildings",
    "objectives",
    "entries",
    "sectors",
    "movers",
    "provenance",
    "choices",
)
"""What stands on the object itself, asked for as ``attribute``."""
AS_IN_THE_FILE = ("provenance", "choices", "geometry")


def ask(board: Any, question: str, args: list[Any], options: dict[str, Any]) -> Any:
    """Ask a reader, and return the answer as it comes out of JSON."""
    if question == "attribute":
        value = getattr(board, args[0])
        return value if args[0] in AS_IN_THE_FILE else json.loads(json.dumps(plain(value)))
    return json.loads(json.dumps(plain(getattr(board, question)(*args, **options))))


def plain(value: Any) -> Any:
    """Turn tuples into lists, and mappings into lists of pairs, which keep their order."""
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value) | {
            k: plain(v) for k, v in asdict(value).items() if isinstance(v, tuple)
        }
    if isinstance(value, dict):
        return [[k, plain(v)] for k, v in value.items()]
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value
