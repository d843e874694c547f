"""Item views that keep Python's lock (GIL) while they lay out and paint themselves.

Qt asks a model written in Python some thousand questions in one go. If the lock were released in
between, each question would wait for the threads that compute answers.
"""

from __future__ import annotations

from PyQt6.QtCore import QEvent, Qt
from PyQt6.QtGui import QKeyEvent, QPaintEvent
from PyQt6.QtWidgets import QTableView, QTreeView

__all__ = ["GilHoldingTable", "GilHoldingTree"]


class GilHoldingTree(QTreeView):
    """A list of rows; called through Python, Qt's own methods have the lock until they are done."""

    def event(self, event: QEvent | None) -> bool:
        """Keep letters, which look for a row, from being taken for the keys of tools."""
        return _keeps_letter(event) or super().event(event)

    def lay_out(self) -> None:
        """Lay out rows that are all new now, not when Qt gets to it."""
        self.executeDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802, D102 - Qt's own
        super().paintEvent(event)


class GilHoldingTable(QTableView):
    """A table; called through Python, Qt's own method has the lock until it is done."""

    def event(self, event: QEvent | None) -> bool:
        """Keep letters, which look for a row, from being taken for the keys of tools."""
        return _keeps_letter(event) or super().event(event)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802, D102 - Qt's own
        super().paintEvent(event)


def _keeps_letter(event: QEvent | None) -> bool:
    """Take a letter that is about to become a shortcut as a plain key of the view."""
    if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.ShortcutOverride:
        return False
    shift = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    if event.modifiers() & ~shift or not event.text().isprintable() or not event.text().strip():
        return False
    event.accept()
    return True
