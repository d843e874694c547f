"""What is kept for the next run: the window's position, its docks, the map and its view."""

from __future__ import annotations

import hashlib
from pathlib import Path

from PyQt6.QtCore import QPointF

from mapkit.editor.app.dock_layout import remember_docks, restore_docks
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.settings import (
    number_within,
    remember_bytes,
    remembered_bytes,
    remembered_text,
    settings,
)
from mapkit.editor.state.open_file import OpenFile
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.main_thread import single_shot

_LAST = "session/map"
_GEOMETRY = "session/geometry"
_FAR = 1e6


def install(shell: Shell) -> None:
    """Remember and restore the view with each map, and all when the window closes."""
    file = shell.part(OpenFile)
    file.leaving.connect(lambda: _remember_view(shell))
    restoring = single_shot(shell.widget, lambda: _restore_view(shell))  # the window has its size
    file.opened.connect(restoring.start)
    for signal in (file.opened, file.changed):  # now: who is killed has no time for it
        signal.connect(lambda: _remember_map(file))
    shell.closing.connect(lambda: _remember_seen(shell))


def last_map() -> Path | None:
    """Return the map of the last session, if it is still there."""
    text = remembered_text(_LAST)
    return Path(text) if text and Path(text).is_file() else None


def restore_window(shell: Shell) -> None:
    """Put the window where it was, or on most of the screen the first time."""
    window = shell.widget
    geometry = remembered_bytes(_GEOMETRY)
    if geometry is None or not window.restoreGeometry(geometry):
        screen = window.screen()
        room = screen.availableSize() if screen is not None else None
        if room is not None:
            window.resize(min(1500, room.width() * 9 // 10), min(950, room.height() * 9 // 10))
    restore_docks(shell)


def remember_session(shell: Shell) -> None:
    """Remember the window, the map and what of it is seen."""
    remember_bytes(_GEOMETRY, shell.widget.saveGeometry())
    remember_docks(shell)
    _remember_map(shell.part(OpenFile))
    _remember_view(shell)


def _remember_seen(shell: Shell) -> None:
    """Remember all but of a window that nobody has seen: beside a layout it may stay hidden."""
    if shell.widget.isVisible():
        remember_session(shell)


def _remember_map(file: OpenFile) -> None:
    """Remember the open map for the next start."""
    path = "" if file.path is None else str(file.path)
    if path != remembered_text(_LAST):
        settings().setValue(_LAST, path)


def _remember_view(shell: Shell) -> None:
    """Remember zoom and place of the open map."""
    path, view = shell.part(OpenFile).path, shell.part(BoardView)
    if path is not None:
        middle = view.mapToScene(view.viewport().rect().center())
        shown = f"{view.pixels_per_mm():.6g} {middle.x():.6g} {middle.y():.6g}"
        settings().setValue(_view_key(path), "" if view.fitted else shown)


def _restore_view(shell: Shell) -> None:
    """Show what was seen of the map last, or all of it."""
    path, view = shell.part(OpenFile).path, shell.part(BoardView)
    words = remembered_text(_view_key(path)).split() if path is not None else []
    numbers = [number_within(-_FAR, word, _FAR, 0.0) for word in words]
    if len(numbers) == 3 and numbers[0] > 0:
        zoom, x, y = numbers
        view.look_at(QPointF(x, y), zoom)
    else:
        view.fit()


def _view_key(path: Path) -> str:
    return f"views/{hashlib.sha256(str(path).encode()).hexdigest()[:16]}"
