"""Python looks for cyclic garbage while nobody waits, not in the middle of a drag.

A search through all objects of a large map takes 100 ms. So it is done when the user rests, and
what survives is set aside for good: later searches look through new objects alone. Maps and their
answers hold no cycles, so they go when they are let go of, set aside or not.
"""

from __future__ import annotations

import gc

from PyQt6.QtCore import QObject, QTimer

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.map_model import MapModel

__all__ = ["TidyAtRest"]

_REST_MS = 2500

_SELDOM = 1000
"""Python's own searches through everything that is not set aside: hardly ever, instead of 10."""


class TidyAtRest(QObject):
    """Collects garbage once a map is open, and after edits, when the mouse rests on the board."""

    def __init__(self, model: MapModel, view: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        youngest, middle, _oldest = gc.get_threshold()
        gc.set_threshold(youngest, middle, _SELDOM)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REST_MS)
        self._timer.timeout.connect(self.tidy)
        model.committed_changed.connect(self._timer.start)
        model.replaced.connect(self._timer.start)
        model.changed.connect(self._wait)
        view.moved.connect(self._wait)
        self._timer.start()

    def _wait(self) -> None:
        """Wait longer while somebody is at work."""
        if self._timer.isActive():
            self._timer.start()

    def tidy(self) -> None:
        """Collect garbage among new objects, and set aside those that are left."""
        gc.collect()
        gc.freeze()
