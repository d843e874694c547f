"""What the next run finds again: the window's place, its docks, the map and what of it was seen."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QPointF, QTimer

from mapkit.editor.app.dock_layout import arrange_docks, size_docks
from mapkit.editor.settings import remembered_bytes, remembered_text, settings

if TYPE_CHECKING:
    from mapkit.editor.app.window import EditorWindow

__all__ = [
    "docks_are_remembered",
    "forget_last_map",
    "last_map",
    "remember_session",
    "remember_view",
    "restore_view",
    "restore_window",
]

_LAST = "session/map"
_GEOMETRY = "session/geometry"
_DOCKS = "session/docks"
_DOCKS_VERSION = 1


def last_map() -> Path | None:
    """Return the map of the last session, if it is still there."""
    text = remembered_text(_LAST)
    return Path(text) if text and Path(text).is_file() else None


def forget_last_map() -> None:
    """Let the next start begin with the start page."""
    settings().remove(_LAST)


def restore_window(window: EditorWindow) -> None:
    """Put the window where it was, or on most of the screen the first time."""
    geometry = remembered_bytes(_GEOMETRY)
    if geometry is None or not window.restoreGeometry(geometry):
        screen = window.screen()
        room = screen.availableSize() if screen is not None else None
        if room is not None:
            window.resize(min(1500, room.width() * 9 // 10), min(950, room.height() * 9 // 10))
    docks = remembered_bytes(_DOCKS)
    if docks is None:
        size_docks(window)
    elif not window.restoreState(docks, _DOCKS_VERSION):
        arrange_docks(window)  # of another version of the program


def docks_are_remembered() -> bool:
    """Tell whether :func:`restore_window` will place the docks.

    They must not be arranged before: Qt leaves the tabs of the first arrangement standing.
    """
    return remembered_bytes(_DOCKS) is not None


def remember_session(window: EditorWindow) -> None:
    """Remember the window, the map and what of it is seen."""
    kept = settings()
    kept.setValue(_GEOMETRY, window.saveGeometry())
    kept.setValue(_DOCKS, window.saveState(_DOCKS_VERSION))
    path = window.files.path
    kept.setValue(_LAST, str(path) if path is not None else "")
    remember_view(window)


def remember_view(window: EditorWindow) -> None:
    """Remember zoom and place of the open map."""
    path, viewport = window.files.path, window.view.viewport()
    if path is not None and viewport is not None:
        middle = window.view.mapToScene(viewport.rect().center())
        zoom = window.view.pixels_per_mm()
        shown = f"{zoom:.6g} {middle.x():.6g} {middle.y():.6g}"
        settings().setValue(_view_key(path), "" if window.view.fitted else shown)


def restore_view(window: EditorWindow) -> None:
    """Show what was seen of the map last, or all of it; as soon as the window has its size."""

    def show() -> None:
        path = window.files.path
        words = remembered_text(_view_key(path)).split() if path is not None else []
        try:
            zoom, x, y = map(float, words)
        except ValueError:
            window.view.fit()
            return
        window.view.look_at(QPointF(x, y), zoom)

    timer = QTimer(window)  # goes with the window
    timer.setSingleShot(True)
    timer.timeout.connect(show)
    timer.timeout.connect(timer.deleteLater)
    timer.start(0)


def _view_key(path: Path) -> str:
    return f"views/{hashlib.sha256(str(path).encode()).hexdigest()[:16]}"
