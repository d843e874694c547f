"""Writes the recovery copy half a second after a change, off the GUI thread."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import suppress

from PyQt6.QtCore import QObject, QThreadPool, pyqtBoundSignal, pyqtSignal

from mapkit.editor.files.recovery import KeptWork
from mapkit.editor.i18n.texts import message_of
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.errors import MapkitError

_REST_MS = 500
"""After the last change, so that changes in quick succession make one copy."""
_AT_LATEST_S = 1.5
"""After the first one: further changes do not put a copy off for longer."""
_LOOK_AGAIN_MS = 400
_MOST_LOOKS = 5
"""A copy waits for gestures and drawing, which it would slow down, but not for long."""


class Autosave(QObject):
    """Keeps the recovery copy no older than the last seconds.

    Parameters
    ----------
    changed : signal
        The work is another than before.
    busy : callable
        Whether a gesture is under way, or a large map is being drawn.
    """

    failed = pyqtSignal(str)
    """A copy could not be written, and why; once until one succeeds."""
    written = pyqtSignal()
    """A copy is on the disk."""
    _done = pyqtSignal(str)

    def __init__(
        self, work: KeptWork, changed: pyqtBoundSignal, busy: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._others_busy = busy
        self._busy = False
        self._failing = False
        self._put_off = 0
        self._due = math.inf
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._timer = single_shot(self, self._begin)
        self._done.connect(self._end)
        changed.connect(self._note_change)
        if work.modified:  # work that another window has begun
            self._note_change()

    def flush(self) -> None:
        """Write the copy now, in this thread.

        Raises ``MapkitError`` where it cannot be written.
        """
        if self._work.modified:
            self._work.slot.write(self._work.copier()())

    def finish(self) -> None:
        """Wait for a copy that is being written, and write no other."""
        self._timer.stop()
        self._pool.waitForDone()

    def _note_change(self) -> None:
        now = time.monotonic()
        self._due = min(self._due, now + _AT_LATEST_S)
        self._timer.start(min(_REST_MS, max(0, round(1000 * (self._due - now)))))

    def _begin(self) -> None:
        if self._others_busy() and self._put_off < _MOST_LOOKS:
            self._put_off += 1
            self._timer.start(_LOOK_AGAIN_MS)
            return
        self._put_off, self._due = 0, math.inf
        if self._busy:
            self._timer.start(_LOOK_AGAIN_MS)
        elif not self._work.modified:
            self._work.slot.clear()
        else:
            self._busy = True
            slot, copy = self._work.slot, self._work.copier()
            epoch = slot.epoch

            def work() -> None:
                problem = ""
                try:
                    slot.write(copy(), epoch)
                except (MapkitError, OSError) as error:
                    problem = message_of(error)
                with suppress(RuntimeError):  # the window was closed meanwhile: nobody waits
                    self._done.emit(problem)

            self._pool.start(work)

    def _end(self, problem: str) -> None:
        self._busy = False
        if problem and not self._failing:
            self.failed.emit(problem)
        self._failing = bool(problem)
        if not problem:
            self.written.emit()
