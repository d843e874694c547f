"""Files outside the folder of a map: opened only after somebody said so, until the program ends."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from mapkit.mapfile import is_allowed

__all__ = ["ALLOWED", "allow", "not_allowed"]

ALLOWED: set[Path] = set()
"""Real paths of what was allowed."""


def allow(paths: Iterable[Path]) -> None:
    """Let files be opened from now on."""
    ALLOWED.update(path.resolve() for path in paths)


def not_allowed(paths: Iterable[Path], folder: Path | None) -> list[Path]:
    """Return those that a map in that folder may not open; for a map without one, all."""
    return [p for p in paths if not is_allowed(p, folder or p / "nowhere", ALLOWED)]
