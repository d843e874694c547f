"""Items that leave the board: many of them are hidden at once, and removed bit by bit."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Collection

from PyQt6.QtCore import QObject, QTimer
from PyQt6.QtWidgets import QGraphicsPathItem, QGraphicsScene

_SLICE_S = 0.010


class DeferredDelete(QObject):
    """Removes items of a scene in slices of 10 ms, since Qt takes a while for many of them."""

    def __init__(self, scene: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._items: deque[QGraphicsPathItem] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def __bool__(self) -> bool:
        return bool(self._items)

    def delete(self, items: Collection[QGraphicsPathItem]) -> None:
        """Hide items at once and remove them later."""
        for item in items:
            item.setVisible(False)
        self._items.extend(items)
        self._timer.start()

    def flush(self) -> None:
        """Remove all that is left now."""
        while self._items:
            self._scene.removeItem(self._items.popleft())

    def _go_on(self) -> None:
        end = time.perf_counter() + _SLICE_S
        while self._items and time.perf_counter() < end:
            self._scene.removeItem(self._items.popleft())
        if not self._items:
            self._timer.stop()
