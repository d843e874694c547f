"""What "What's this?" says in the window of a layout."""

from __future__ import annotations

from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.widgets.labels import plain_tip


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
