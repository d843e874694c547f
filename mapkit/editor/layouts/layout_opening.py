"""The window of a layout with all that belongs to it."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QMainWindow

from mapkit.editor.dialogs import help_actions
from mapkit.editor.files.map_file import KnownFile
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.recovery import RecoverySlot
from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts import layout_actions
from mapkit.editor.layouts.board_maker import BoardMaker
from mapkit.editor.layouts.layout_files import LayoutFiles
from mapkit.editor.layouts.layout_model import LayoutModel
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.state.shell import Shell
from mapkit.editor.widgets.labels import plain_tip
from mapkit.mapfile.layouts import KnownCards, LayoutResult


def explain(window: LayoutWindow) -> None:
    """Set the texts of the board, the panels and the window."""
    told = {
        "layout.cards": tr(
            "The cards in the layout's folder, in the folders in it, and those that come with "
            "mapkit, as far as they fit. Click one, then a free place; or drag it onto any place."
        ),
        "layout.elements": tr(
            "What can be laid on a field: a kind, with its owner. Click one, then a field; or "
            "drag it onto a field. E asks for the field, the kind, what it carries and a name."
        ),
        "layout.issues": tr(
            "What is wrong with the layout and its cards, with line and column of the file. A "
            "click goes to the place on the board."
        ),
        "layout.symmetry": tr(
            "Whether the board is symmetric, and the first field that is not like its image. "
            "Complete gives every card and element its image where that is free."
        ),
    }
    for dock_id, text in told.items():
        window.docks[dock_id].setWhatsThis(plain_tip(text))
    window.view.setWhatsThis(
        tr(
            "Each place shows its card with what lies on it, outlined in orange; free places show "
            "their column and row. Drag a card to another place to move it, onto another card to "
            "swap them. The arrow keys move the frame, Enter places the card that is picked, R, "
            "Shift+R and M turn and mirror, Delete takes away, Ctrl+arrow moves the card. The "
            "right button or the menu key shows what can be done here."
        )
    )
    window.setWhatsThis(
        tr("Here a board is laid of cards. It becomes a map with Board, Make the board.")
    )


def open_window(
    shell: Shell,
    opened: tuple[LayoutResult, KnownCards],
    slot: RecoverySlot,
    file: KnownFile,
) -> LayoutWindow:
    """Make a window, not shown yet.

    Parameters
    ----------
    shell : Shell
        The window of maps, where its board is opened.
    opened : (LayoutResult, dict)
        What was read, with a tree, and the cards that it names.
    slot, file
        As of :class:`~mapkit.editor.layouts.layout_files.LayoutFiles`.
    """
    model = LayoutModel(*opened)

    def files(window: QMainWindow) -> LayoutFiles:
        return LayoutFiles(window, model, slot, file)

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
