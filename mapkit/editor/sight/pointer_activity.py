"""Whether somebody has a hand on the board: slow answers wait meanwhile."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, Qt
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QWidget

__all__ = ["HandOnBoard"]

_PRESSED = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}
_LEFT_ALONE = {QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate, QEvent.Type.Hide}
"""After these a button may come up unseen."""


class HandOnBoard(QObject):
    """Knows whether a mouse button is down on the board.

    Attributes
    ----------
    down : bool
        May be asked in any thread.
    """

    def __init__(self, viewport: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self.down = False
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Watch, and leave all to the board."""
        del watched
        if event is not None:
            kind = event.type()
            if kind in _PRESSED:
                self.down = True
            elif kind in _LEFT_ALONE or (
                isinstance(event, QMouseEvent) and event.buttons() == Qt.MouseButton.NoButton
            ):
                self.down = False
        return False
