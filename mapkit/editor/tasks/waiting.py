"""Work that takes a moment, in another thread or in slices, while the window goes on painting."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from PyQt6.QtCore import QEventLoop, QObject, Qt, QTimer, pyqtSignal
from PyQt6.QtWidgets import QApplication, QWidget

from mapkit.editor.tasks.main_thread import single_shot

Result = TypeVar("Result")

_CURSOR_AFTER_MS = 150
_SLICE_S = 0.015
_PAINTED_AFTER_MS = 5


class Stopped(Exception):  # noqa: N818 - no error: somebody has asked for it
    """Work was given up half done."""


def run_in_thread(work: Callable[[], Result]) -> Result:
    """Do a piece of work that must be done before anything else can go on.

    ``work`` runs in a thread of its own, so it must not touch Qt's objects. Returns what the work
    returned; what it raised is raised here. Meanwhile the window is painted and timers run, but
    keys and clicks wait.

    An event loop of its own, as a modal dialog has: files are opened and saved between questions
    that are modal themselves, and who closes a window has to be told there and then whether it was
    saved. Edits, which anybody may begin anywhere, end by a callback instead.
    """
    doing = _Doing(work)
    loop = QEventLoop()
    doing.ended.connect(loop.quit)
    thread = threading.Thread(target=doing.run, name="mapkit patience")
    with _wait_cursor():
        thread.start()
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        thread.join()
    if doing.problem is not None:
        raise doing.problem
    result: Result = doing.result
    return result


def in_slices(
    steps: Generator[None, None, Result], stopped: Callable[[], bool] | None = None
) -> Result:
    """Do work that only the window's thread may do, as far as a moment reaches at a time.

    Raises ``Stopped`` where it was given up; the generator is closed.

    Parameters
    ----------
    steps : generator
        Each step takes a few milliseconds.
    stopped : callable, optional
        Whether to give up, asked before each step. Keys and clicks do not wait then: a modal
        dialog that offers to stop has to hold them.

    Returns
    -------
    object
        What the generator returned. Meanwhile as for :func:`run_in_thread`; for the same reason,
        a sheet is printed within a modal dialog, whose preview asks for its picture and takes it
        at once.
    """
    loop, timer, found = QEventLoop(), QTimer(), _Found[Result]()

    def go_on() -> None:
        end = time.perf_counter() + _SLICE_S
        try:
            while time.perf_counter() < end:
                if stopped is not None and stopped():
                    steps.close()
                    found.problem = Stopped()
                    break
                next(steps)
            else:
                return
        except StopIteration as done:
            found.result = done.value
        except BaseException as problem:  # noqa: BLE001 - raised again where it was asked for
            found.problem = problem
        timer.stop()
        loop.quit()

    timer.timeout.connect(go_on)
    timer.start(0)
    if stopped is not None:
        loop.exec()
    else:
        with _wait_cursor():
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    if found.problem is not None:
        raise found.problem
    return found.result


def at_once(steps: Generator[None, None, Result]) -> Result:
    """Do all steps without a pause, where little is to be done, and return what they gave."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: Result = done.value
            return result


def paint_later(widget: QWidget, ms: int = _PAINTED_AFTER_MS) -> None:
    """Paint a widget when all that changes in it now is done: both at once would take too long."""
    widget.setUpdatesEnabled(False)
    timer = single_shot(widget, lambda: widget.setUpdatesEnabled(True))
    timer.timeout.connect(timer.deleteLater)
    timer.start(ms)


@contextmanager
def _wait_cursor() -> Iterator[None]:
    """Show by the cursor, after a while, that something takes its time."""
    cursor = QTimer()
    cursor.setSingleShot(True)
    cursor.timeout.connect(lambda: QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor))
    cursor.start(_CURSOR_AFTER_MS)
    try:
        yield
    finally:
        if cursor.isActive():
            cursor.stop()
        else:
            QApplication.restoreOverrideCursor()


class _Found(Generic[Result]):
    result: Result
    problem: BaseException | None = None


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
