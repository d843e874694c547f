"""Waiting in the event loop for what has to come, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from PyQt6.QtCore import QTimer
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QWidget

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.tasks.worker import Worker
from tests.waiting import LIMIT_S

Dialog = TypeVar("Dialog", bound=QWidget)
_TURN_MS = 5
_SOON_MS = 1000
"""Timers beyond it are no part of what was just done: they wait for rest, or for a reader."""


def wait(condition: Callable[[], object]) -> None:
    """Let the event loop run until a condition holds."""
    end = time.monotonic() + LIMIT_S
    while not condition():
        assert time.monotonic() < end, "it did not come"
        QTest.qWait(_TURN_MS)


def open_dialog(kind: type[Dialog]) -> Dialog:
    """Return the dialog that waits for an answer."""
    found = QApplication.activeModalWidget()
    assert isinstance(found, kind)
    return found


def when(condition: Callable[[], object], act: Callable[[], object]) -> None:
    """Do something in the first turn of the event loop in which a condition holds; do not wait."""

    def look() -> None:
        if condition():
            act()
        else:
            QTimer.singleShot(_TURN_MS, look)

    QTimer.singleShot(0, look)  # the only timer that may be set before there is a loop


def outlast(ms: int) -> None:
    """Wait until all timers up to so many ms that run now have run: Qt keeps them in order."""
    over: list[bool] = []
    QTimer.singleShot(ms, lambda: over.append(True))
    wait(lambda: over)


def settle(window: EditorWindow) -> None:
    """Wait until a window has done what it has put off: short timers, drawing, quick answers."""
    QTest.qWait(_TURN_MS)
    wait(lambda: not _puts_off(window))


def _puts_off(window: EditorWindow) -> bool:
    timers = (t for t in window.findChildren(QTimer) if t.isActive() and t.isSingleShot())
    return (
        window.model.working
        or window.model._runner.previewing  # being computed; one that is shown may stay
        or any(t.interval() <= _SOON_MS for t in timers)
        or any(w.at_work for w in window.findChildren(Worker) if not w._background)
        or window.part(BoardView).picture.busy
    )
