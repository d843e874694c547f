"""Work that takes a moment, in another thread, while the window goes on painting."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeVar

from PyQt6.QtCore import QEventLoop, QObject, Qt, QTimer, pyqtSignal
from PyQt6.QtWidgets import QApplication

__all__ = ["patiently"]

Result = TypeVar("Result")

_CURSOR_AFTER_MS = 150


def patiently(work: Callable[[], Result]) -> Result:
    """Do a piece of work that must be done before anything else can go on.

    Parameters
    ----------
    work : callable
        Runs in a thread of its own, so it must not touch Qt's objects.

    Returns
    -------
    object
        What the work returned; what it raised is raised here. Meanwhile the window is painted and
        timers run, but keys and clicks wait.
    """
    doing = _Doing(work)
    loop = QEventLoop()
    doing.ended.connect(loop.quit)
    cursor = QTimer()
    cursor.setSingleShot(True)
    cursor.timeout.connect(lambda: QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor))
    cursor.start(_CURSOR_AFTER_MS)
    thread = threading.Thread(target=doing.run, name="mapkit patience")
    thread.start()
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    thread.join()
    if cursor.isActive():
        cursor.stop()
    else:
        QApplication.restoreOverrideCursor()
    if doing.problem is not None:
        raise doing.problem
    result: Result = doing.result
    return result


class _Doing(QObject):
    ended = pyqtSignal()

    def __init__(self, work: Callable[[], Any]) -> None:
        super().__init__()
        self._work = work
        self.result: Any = None
        self.problem: BaseException | None = None

    def run(self) -> None:
        """Run in the thread; the signal is delivered in the other."""
        try:
            self.result = self._work()
        except BaseException as problem:  # noqa: BLE001 - raised again where it was asked for
            self.problem = problem
        self.ended.emit()
