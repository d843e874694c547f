"""Calls from other threads into the window's thread, for receivers that may be deleted by then.

A thread must not emit a signal of an object that the window's thread may be deleting just then:
the program would crash. So all calls go through one object that is never deleted.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6 import sip
from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QTimer, pyqtSignal
from PyQt6.QtWidgets import QWidget


class MainThread(QObject):
    """Makes calls in the thread in which it was first asked for."""

    _sent = pyqtSignal(object, object)
    _only: MainThread | None = None

    def __init__(self) -> None:
        super().__init__()
        self._sent.connect(self._deliver)

    @classmethod
    def here(cls) -> MainThread:
        """Return the one of the program; asked for in the window's thread."""
        if cls._only is None:
            cls._only = cls()
        return cls._only

    def send(self, receiver: QObject, call: Callable[[], None]) -> None:
        """Have something called in the window's thread, unless the receiver is gone by then."""
        self._sent.emit(receiver, call)

    def _deliver(self, receiver: QObject, call: Callable[[], None]) -> None:
        if not sip.isdeleted(receiver):
            call()


def single_shot(owner: QObject, run: Callable[[], object], ms: int = 0) -> QTimer:
    """Return a timer that runs something once, so many milliseconds after each start."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(ms)
    timer.timeout.connect(run)
    return timer


_kept: list[QWidget] = []


def keep_until_deleted(window: QWidget) -> None:
    """Refer to a window until Qt has deleted it, and let go of others that are."""
    _kept[:] = [other for other in _kept if not sip.isdeleted(other)]
    _kept.append(window)


def delete_now() -> None:
    """Have Qt delete what is to be deleted later; nothing of it may still run."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def delete_windows() -> None:
    """Have Qt delete all windows, at the end of the program, when they are closed."""
    for window in _kept:
        if not sip.isdeleted(window):
            window.deleteLater()
    delete_now()
