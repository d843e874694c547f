"""A message above the board with buttons to answer it; it does not block the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PyQt6.QtGui import QColor, QPalette
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from mapkit.editor.widgets import theme
from mapkit.editor.widgets.labels import plain_label

Choice = tuple[str, Callable[[], object]]


class Banner(QFrame):
    """A message with buttons; a click on any removes it."""

    def __init__(self, text: str, choices: Sequence[Choice]) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAutoFillBackground(True)
        palette = self.palette()
        palette.setColor(
            QPalette.ColorRole.Window, QColor("#5a4300" if theme.is_dark() else "#fff0c2")
        )
        palette.setColor(
            QPalette.ColorRole.WindowText, QColor("#fff3d6" if theme.is_dark() else "#3a2b00")
        )
        self.setPalette(palette)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        self.words = plain_label(text)
        self.words.setPalette(palette)
        row.addWidget(self.words, 1)
        self.buttons: list[QPushButton] = []
        for title, action in choices:
            button = QPushButton(title)
            button.clicked.connect(lambda _checked=False, action=action: self._answer(action))
            row.addWidget(button)
            self.buttons.append(button)

    def _answer(self, action: Callable[[], object]) -> None:
        self.hide()
        self.deleteLater()
        action()


def show_banner(place: QVBoxLayout, name: str, text: str, choices: Sequence[Choice]) -> Banner:
    """Show a banner at the top of a layout; it replaces one of the same name."""
    remove_banner(place, name)
    banner = Banner(text, choices)
    banner.setObjectName(name)
    place.insertWidget(0, banner)
    return banner


def remove_banner(place: QVBoxLayout, name: str) -> None:
    """Remove a banner, if it is there."""
    for index in reversed(range(place.count())):
        item = place.itemAt(index)
        widget = item.widget() if item is not None else None
        if isinstance(widget, Banner) and widget.objectName() == name:
            widget.hide()
            place.removeWidget(widget)
            widget.deleteLater()
