"""What the program opens first: unsaved work, the map asked for, the last one, the start page."""

from __future__ import annotations

from pathlib import Path

from mapkit.editor.app.session import last_map, restore_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.restoring import ask_restoring
from mapkit.editor.import_map.feature import MapImport
from mapkit.editor.layouts.feature import Layouts
from mapkit.editor.trace.walk import PhotoWalk
from mapkit.mapfile import new_map

__all__ = ["open_first_window"]


def open_first_window(path: Path | None) -> EditorWindow | None:
    """Open the window, None where a person decided not to.

    Beside a layout it is not shown before it has a map to show.

    Parameters
    ----------
    path : Path or None
        Of a map file or a layout, or a shipped map's name.
    """
    wanted = path if path is not None else last_map()
    window = EditorWindow(new_map("empty"))
    restore_window(window)
    files = window.part(MapFiles)
    leftover = ask_restoring(None, wanted)
    opened = leftover is not None and files.restore(*leftover)
    if not opened and wanted is not None:
        opened = files.open(wanted, ask=False)
    if not opened:
        from mapkit.editor.dialogs.start_page import StartPage  # noqa: PLC0415 - not often

        while not opened:
            page = StartPage()
            if not page.exec():
                window.close()
                window.deleteLater()
                return None
            opened = page.open_in(files, window.part(PhotoWalk), window.part(MapImport))
    layouts = window.part(Layouts)
    if layouts.windows:
        layouts.alone = True
    else:
        window.show()
    return window
