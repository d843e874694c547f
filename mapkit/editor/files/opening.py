"""How the program begins: what a crash left, the map asked for, the last one, or the start page."""

from __future__ import annotations

from pathlib import Path

from mapkit.editor.files.session import last_map
from mapkit.editor.window import EditorWindow
from mapkit.mapfile import new_map

__all__ = ["open_first_window"]


def open_first_window(path: Path | None) -> EditorWindow | None:
    """Open the window, None where a person decided not to.

    Parameters
    ----------
    path : Path or None
        Of a map file, or a shipped map's name.
    """
    window = EditorWindow(new_map("empty"))
    window.show()
    wanted = path if path is not None else last_map()
    if wanted is not None:
        window.files.open(wanted, ask=False)
    return window
