"""Small buttons without a text."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtWidgets import QToolButton

from mapkit.editor.widgets.icons import icon
from mapkit.editor.widgets.labels import plain_tip

__all__ = ["icon_button"]


def icon_button(sign: str, tip: str, run: Callable[[], object]) -> QToolButton:
    """Return a button with an icon; its tip is its name, too."""
    button = QToolButton()
    button.setIcon(icon(sign))
    button.setToolTip(plain_tip(tip))
    button.setAccessibleName(tip)
    button.setAutoRaise(True)
    button.clicked.connect(lambda _on: run())
    return button
