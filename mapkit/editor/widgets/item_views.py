"""Item views that keep Python's lock (GIL) while they lay out and paint themselves.

Qt asks a model written in Python some thousand questions in one go. Were the lock free in between,
each of them would have to wait for the threads that compute answers.
"""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QTableView, QTreeView

__all__ = ["GilHoldingTable", "GilHoldingTree"]


class GilHoldingTree(QTreeView):
    """A list of rows; called through Python, Qt's own methods have the lock until they are done."""

    def lay_out(self) -> None:
        """Lay out rows that are all new now, not when Qt gets to it."""
        self.executeDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802, D102 - Qt's own
        super().paintEvent(event)


class GilHoldingTable(QTableView):
    """A table; called through Python, Qt's own method has the lock until it is done."""

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802, D102 - Qt's own
        super().paintEvent(event)
