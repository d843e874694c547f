"""What the next run finds again: the window's place, its docks, the map and what of it was seen."""

from __future__ import annotations

from pathlib import Path

from mapkit.editor.settings import remembered_text

__all__ = ["last_map"]

_LAST = "session/map"


def last_map() -> Path | None:
    """Return the map of the last session, if it is still there."""
    text = remembered_text(_LAST)
    return Path(text) if text and Path(text).is_file() else None
