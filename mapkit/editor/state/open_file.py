"""Where the open map is kept, for features that do not read or write it."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal

__all__ = ["OpenFile"]


class OpenFile(QObject):
    """Base of what reads and writes the file of the open map.

    Attributes
    ----------
    changed : signal
        Another file, another name, or saved: titles and buttons look again.
    opened : signal
        Another map is open, or this one was read again.
    leaving : signal
        The map that is open makes room for another, or for itself read again.
    """

    changed = pyqtSignal()
    opened = pyqtSignal()
    leaving = pyqtSignal()

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
