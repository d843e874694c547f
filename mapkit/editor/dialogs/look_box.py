"""The choice of a look for a picture."""

from __future__ import annotations

from PyQt6.QtWidgets import QComboBox

from mapkit.editor.i18n.texts import tr

__all__ = ["look_box"]


def look_box(usual: str) -> QComboBox:
    """Return a box that offers :data:`mapkit.drawing.looks.LOOKS`, with one of them chosen."""
    box = QComboBox()
    box.addItem(tr("Board, dark"), "board")
    box.addItem(tr("Board, light"), "light")
    box.addItem(tr("Diagram"), "diagram")
    box.addItem(tr("Outline, to lay on a board"), "outline")
    box.setCurrentIndex(box.findData(usual))
    return box
