"""Collects cyclic garbage in the window's thread, while the user is idle.

By default Python collects in any thread. It would then destroy widgets and items there, which Qt
allows in the window's thread only. And a search through all objects of a large map, which takes 100
ms, would interrupt a drag. So garbage is collected when the user is idle. What survives is frozen:
later searches look at new objects only. Maps and their answers hold no cycles, so they are freed
when nothing refers to them, frozen or not.

Automatic collection is never switched on again: a thread may outlive the last window. Nor is
garbage collected while a widget waits for its deletion, since Python would delete its own part
first (:mod:`mapkit.editor.tasks.main_thread`).
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterable

from PyQt6.QtCore import QObject, pyqtBoundSignal

from mapkit.editor.tasks.main_thread import delete_now, single_shot

_REST_MS = 2500
_IDLE_MS = 30_000
"""Answers are computed, and may leave garbage, even where nobody is at work."""
_MOST_SEARCHED = 60_000
"""New objects; searching so many takes some 20 ms."""
_AT_LATEST_S = 60.0
"""Who never rests is interrupted once in a while."""


class CollectAtRest(QObject):
    """Collects garbage when nothing has told of work for a while.

    Parameters
    ----------
    work : iterable of signals
        Somebody is at work: edits, or moves the mouse over the board.
    """

    def __init__(self, work: Iterable[pyqtBoundSignal], parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._last = time.monotonic()
        self._timer = single_shot(self, self.tidy)
        for signal in work:
            signal.connect(self._wait)
        self._wait()

    def _wait(self) -> None:
        """Wait longer while the user is at work."""
        if time.monotonic() - self._last < _AT_LATEST_S:
            self._timer.start(_REST_MS)

    def tidy(self) -> None:
        """Collect garbage among new objects, and freeze those that are left.

        A large map that was just opened or drawn again is frozen unsearched: the search would
        block the window for too long, and would find next to nothing.
        """
        if self._in_a_dialog():
            self._timer.start(_REST_MS)
            return
        delete_now()
        if gc.get_count()[0] <= _MOST_SEARCHED:
            gc.collect()
        gc.freeze()
        self._last = time.monotonic()
        self._timer.start(_IDLE_MS)

    def close(self) -> None:
        """Look no more: the window, which is to be deleted, must not be deleted from here."""
        self._timer.blockSignals(True)

    def _in_a_dialog(self) -> bool:
        """Return whether a nested event loop runs: what was begun before it is not over."""
        thread = self.thread()
        return thread is not None and thread.loopLevel() > 1
