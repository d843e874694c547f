"""Files that are dragged onto a window."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtGui import QDropEvent

__all__ = ["dropped_files"]


def dropped_files(event: QDropEvent) -> list[Path]:
    """Return the files on this machine that are dragged or dropped."""
    data = event.mimeData()
    urls = data.urls() if data is not None else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
