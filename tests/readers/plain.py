"""Answers of the Python reader as plain JSON values, to be compared."""

from __future__ import annotations

from dataclasses import asdict, is_dataclass
from typing import Any


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
