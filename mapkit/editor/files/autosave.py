"""Writes the recovery copy half a second after a change, off the GUI thread."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import suppress

from PyQt6.QtCore import QObject, QThreadPool, pyqtSignal

from mapkit.editor.files.map_file import MapFile
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.recovery import RecoveryCopy
from mapkit.editor.i18n.texts import message_of
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.timers import single_shot
from mapkit.errors import MapkitError
from mapkit.model import GameMap

__all__ = ["Autosave"]

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
    files : MapFiles
    model : MapModel
    drawing : callable
        Whether a large map is being drawn.

    Attributes
    ----------
    failed : signal of str
        A copy could not be written, and why; once until one succeeds.
    written : signal
        A copy is on the disk.
    """

    failed = pyqtSignal(str)
    written = pyqtSignal()
    _done = pyqtSignal(str)

    def __init__(self, files: MapFiles, model: MapModel, drawing: Callable[[], bool]) -> None:
        super().__init__(files)
        self._files = files
        self._model = model
        self._drawing = drawing
        self._busy = False
        self._failing = False
        self._put_off = 0
        self._due = math.inf
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._timer = single_shot(self, self._begin)
        self._done.connect(self._end)
        model.committed_changed.connect(self._note_change)
        if files.modified:  # work that another window has begun
            self._note_change()

    def flush(self) -> None:
        """Write the copy now, in this thread.

        Raises
        ------
        MapkitError
            It cannot be written.
        """
        if self._files.modified:
            self._files.slot.write(_copy_of(self._files.file, self._model.committed))

    def finish(self) -> None:
        """Wait for a copy that is being written, and write no other."""
        self._timer.stop()
        self._pool.waitForDone()

    def _note_change(self) -> None:
        now = time.monotonic()
        self._due = min(self._due, now + _AT_LATEST_S)
        self._timer.start(min(_REST_MS, max(0, round(1000 * (self._due - now)))))

    def _begin(self) -> None:
        if (self._model.previewing or self._drawing()) and self._put_off < _MOST_LOOKS:
            self._put_off += 1
            self._timer.start(_LOOK_AGAIN_MS)
            return
        self._put_off, self._due = 0, math.inf
        if self._busy:
            self._timer.start(_LOOK_AGAIN_MS)
        elif not self._files.modified:
            self._files.slot.clear()
        else:
            self._busy = True
            slot, file, game_map = self._files.slot, self._files.file, self._model.committed
            epoch = slot.epoch

            def work() -> None:
                problem = ""
                try:
                    slot.write(_copy_of(file, game_map), epoch)
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


def _copy_of(file: MapFile, game_map: GameMap) -> RecoveryCopy:
    path = str(file.path) if file.path is not None else ""
    text = file.text(game_map)
    return RecoveryCopy(text, path, file.digest, file.title, time.time(), file.partial)
