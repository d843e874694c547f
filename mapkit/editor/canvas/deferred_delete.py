"""Items that leave the board: many of them are hidden at once, and removed bit by bit."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Collection

from PyQt6.QtCore import QObject, QTimer
from PyQt6.QtWidgets import QGraphicsPathItem, QGraphicsScene

__all__ = ["Trash"]

_SLICE_S = 0.010


class Trash(QObject):
    """Keeps items of a scene until there is time to remove them, which takes Qt a while."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._items: deque[QGraphicsPathItem] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def __bool__(self) -> bool:
        return bool(self._items)

    def throw(self, items: Collection[QGraphicsPathItem]) -> None:
        """Hide items at once."""
        for item in items:
            item.setVisible(False)
        self._items.extend(items)
        self._timer.start()

    def empty(self) -> None:
        """Remove all that is left."""
        while self._items:
            self._scene.removeItem(self._items.popleft())

    def _go_on(self) -> None:
        end = time.perf_counter() + _SLICE_S
        while self._items and time.perf_counter() < end:
            self._scene.removeItem(self._items.popleft())
        if not self._items:
            self._timer.stop()
