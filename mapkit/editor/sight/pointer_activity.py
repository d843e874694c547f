"""Whether a mouse button is down on the board: slow answers wait meanwhile."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, Qt
from PyQt6.QtGui import QGuiApplication, QMouseEvent
from PyQt6.QtWidgets import QWidget

_PRESSED = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}
_LEFT_ALONE = {QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate, QEvent.Type.Hide}
"""After these the board may not be told that a button came up."""


class PointerActivity(QObject):
    """Knows whether a mouse button is down on the board; may be asked in any thread.

    A menu that opens under the mouse is told of the release in place of the board.
    """

    def __init__(self, viewport: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._down = False
        viewport.installEventFilter(self)

    @property
    def down(self) -> bool:
        """Whether a button went down on the board and is not up yet, wherever it came up."""
        return self._down and QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Follow the buttons; the board handles all events itself."""
        del watched
        if event is not None:
            kind = event.type()
            if kind in _PRESSED:
                self._down = True
            elif kind in _LEFT_ALONE or (
                isinstance(event, QMouseEvent) and event.buttons() == Qt.MouseButton.NoButton
            ):
                self._down = False
        return False
