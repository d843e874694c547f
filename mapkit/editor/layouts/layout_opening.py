"""The window of a layout with all that belongs to it."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QMainWindow

from mapkit.editor.dialogs import help_actions
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.recovery import RecoverySlot
from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts import layout_actions
from mapkit.editor.layouts.board_maker import BoardMaker
from mapkit.editor.layouts.layout_files import LayoutFiles
from mapkit.editor.layouts.layout_help import explain
from mapkit.editor.layouts.layout_model import LayoutModel
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.state.shell import Shell
from mapkit.mapfile.layouts import KnownCards, LayoutResult


def open_window(
    shell: Shell,
    opened: tuple[LayoutResult, KnownCards],
    slot: RecoverySlot,
    path: Path | None,
    digest: str,
) -> LayoutWindow:
    """Make a window, not shown yet.

    Parameters
    ----------
    shell : Shell
        The window of maps, where its board is opened.
    opened : (LayoutResult, dict)
        What was read, with a tree, and the cards that it names.
    slot, path, digest
        As of :class:`~mapkit.editor.layouts.layout_files.LayoutFiles`.
    """
    model = LayoutModel(*opened)

    def files(window: QMainWindow) -> LayoutFiles:
        return LayoutFiles(window, model, slot, path, digest)

    def maker(window: QMainWindow, files: LayoutFiles) -> BoardMaker:
        return BoardMaker(window, model, files, shell)

    window = LayoutWindow(model, files, maker)
    layout_actions.install(window)
    help_actions.install(window)
    window.fill_menus()
    bar = window.add_bar("layout.main", tr("Main"), Qt.ToolBarArea.TopToolBarArea)
    window.fill_bar(bar, layout_actions.ON_THE_BAR)
    explain(window)
    maps = shell.part(MapFiles)

    def follow() -> None:
        window.actions_by_id.follow()
        if not maps.modified:
            window.follow_card(maps.path)

    maps.changed.connect(follow)
    window.closed.connect(lambda: maps.changed.disconnect(follow))
    return window
