"""Files that were open lately, the last one first."""

from __future__ import annotations

from pathlib import Path

from mapkit.editor.settings import remember_texts, remembered_texts, settings

_KEY = "files/recent"
_MOST = 12


def recent_files() -> list[Path]:
    """Return the files that were open lately and are still there."""
    return [path for path in map(Path, remembered_texts(_KEY)) if path.is_file()]


def remember_recent(path: Path) -> None:
    """Put a file first."""
    known = [str(path.absolute()), *(str(p) for p in recent_files() if p != path.absolute())]
    remember_texts(_KEY, known[:_MOST])


def forget_recent() -> None:
    """Forget them all."""
    settings().remove(_KEY)
