"""Item views that keep Python's lock (GIL) while they lay out and paint themselves.

Qt asks a model written in Python some thousand questions in one go. If the lock were released in
between, each question would wait for the threads that compute answers.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from PyQt6.QtCore import QEvent, Qt
from PyQt6.QtGui import QDropEvent, QKeyEvent, QPaintEvent
from PyQt6.QtWidgets import QTableView, QTreeView


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


def dropped_files(event: QDropEvent) -> list[Path]:
    """Return the files on this machine that are dragged or dropped."""
    data = event.mimeData()
    urls = data.urls() if data is not None else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


_PARTS = re.compile(r"[0-9]+|[^0-9]+")


@cache
def natural_order(name: str) -> tuple[tuple[tuple[int, int, str], ...], str]:
    """Return what ids are sorted by: numbers in them by their value, 9 before 10 and 10a.

    Numbers come before letters, and letters count without case first.
    """
    parts = (
        (0, int(part), "") if part[0] in "0123456789" else (1, 0, part.casefold())
        for part in _PARTS.findall(name)
    )
    return tuple(parts), name
