"""Where the open map is kept, for features that do not read or write it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal

from mapkit.mapfile import is_allowed


class OpenFile(QObject):
    """Base of what reads and writes the file of the open map."""

    changed = pyqtSignal()
    """Another file, another name, or saved: titles and buttons look again."""
    opened = pyqtSignal()
    """Another map is open, or this one was read again."""
    leaving = pyqtSignal()
    """The map that is open makes room for another, or for itself read again."""
    saved = pyqtSignal(str)
    """The file was written: what is told of it."""

    @property
    def path(self) -> Path | None:
        """The file that saving writes to."""
        raise NotImplementedError

    @property
    def digest(self) -> str:
        """Of that file when it was read or written last, "" without one."""
        raise NotImplementedError

    @property
    def folder(self) -> Path | None:
        """Where that file lies, None for a map without one."""
        return self.path.parent if self.path is not None else None


ALLOWED: set[Path] = set()
"""Real paths of what was allowed."""


def allow(paths: Iterable[Path]) -> None:
    """Let files be opened from now on."""
    ALLOWED.update(path.resolve() for path in paths)


def not_allowed(paths: Iterable[Path], folder: Path | None) -> list[Path]:
    """Return those that a map in that folder may not open; for a map without one, all."""
    return [p for p in paths if not is_allowed(p, folder or p / "nowhere", ALLOWED)]
