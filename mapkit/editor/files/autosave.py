"""Writes the recovery copy a moment after each change, off the GUI thread."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, QThreadPool, QTimer, pyqtSignal

from mapkit.editor.files.map_file import MapFile
from mapkit.editor.files.recovery import RecoveryCopy
from mapkit.editor.texts import words_of
from mapkit.errors import MapkitError
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.editor.files.map_files import MapFiles
    from mapkit.editor.map_model import MapModel

__all__ = ["Autosave"]

_PAUSE_MS = 1500
_GESTURE_MS = 400
_MOST_GESTURE_PAUSES = 5
"""A copy waits for a gesture to end, whose answers it would slow down, but not for long."""


class Autosave(QObject):
    """Keeps the recovery copy no older than the last seconds.

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

    def __init__(self, files: MapFiles, model: MapModel) -> None:
        super().__init__(files)
        self._files = files
        self._model = model
        self._busy = False
        self._failing = False
        self._put_off = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._begin)
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
        if not self._timer.isActive():  # not started again, or steady work would put it off
            self._timer.start(_PAUSE_MS)

    def _begin(self) -> None:
        if self._model.previewing and self._put_off < _MOST_GESTURE_PAUSES:
            self._put_off += 1
            self._timer.start(_GESTURE_MS)
            return
        self._put_off = 0
        if self._busy:
            self._timer.start(_PAUSE_MS)
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
                    problem = words_of(error)
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
