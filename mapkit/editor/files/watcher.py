"""Notices when another program changes the open file."""

from __future__ import annotations

import os
from pathlib import Path

from PyQt6.QtCore import QEvent, QFileSystemWatcher, QObject, pyqtSignal
from PyQt6.QtWidgets import QWidget

from mapkit.editor.files.map_file import digest_of
from mapkit.editor.state.open_file import OpenFile
from mapkit.editor.tasks.main_thread import single_shot

_SETTLE_MS = 250


class FileWatcher(QObject):
    """Compares the file with what was read or written last.

    Looks when the system says that the file or its folder has changed, and whenever the window
    comes to the front: for folders on a network the system reports no changes.
    """

    changed_outside = pyqtSignal()
    """The file holds something else than we read or wrote."""
    gone = pyqtSignal()
    """The file is not there any more."""
    as_it_was = pyqtSignal()
    """The file holds again, or by now, what we read or wrote."""

    def __init__(self, files: OpenFile, window: QWidget) -> None:
        super().__init__(files)
        self._files = files
        self._window = window
        self._seen: tuple[Path | None, str] = (None, "")
        self._watcher = QFileSystemWatcher(self)
        # Programs write a file in several steps.
        self._settle = single_shot(self, self.look, _SETTLE_MS)
        self._watcher.fileChanged.connect(lambda _path: self._settle.start())
        self._watcher.directoryChanged.connect(lambda _path: self._settle.start())
        files.changed.connect(self.look)
        window.installEventFilter(self)
        self.look()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Look when the window comes to the front."""
        activated = event is not None and event.type() is QEvent.Type.WindowActivate
        if activated and watched is self._window:
            self._settle.start()
        return False

    def look(self) -> None:
        """Compare now, and emit a signal if the state has changed."""
        self._watch()
        path, state = self._files.path, ""
        if path is not None:
            digest = digest_of(path)
            if digest != self._files.digest:
                state = digest or ("unreadable" if os.path.lexists(path) else "gone")
        seen = path, state
        if seen == self._seen:
            return
        self._seen = seen
        if state == "":
            self.as_it_was.emit()
        elif state == "gone":
            self.gone.emit()
        else:
            self.changed_outside.emit()

    def _watch(self) -> None:
        path = self._files.path
        # That a folder is moved away, and back, is told about the folder around it only.
        places = (path, path.parent, path.parent.parent) if path is not None else ()
        wanted = {str(place) for place in places}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(list(watched - wanted))
        for name in wanted - watched:
            if os.path.exists(name):  # noqa: PTH110 - a broken name is no error here
                self._watcher.addPath(name)
