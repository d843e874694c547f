"""Calls from other threads into the window's thread, for receivers that may be deleted by then.

A thread must not emit a signal of an object that the window's thread may be deleting just then:
the program would crash. So all calls go through one object that is never deleted.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6 import sip
from PyQt6.QtCore import QObject, pyqtSignal

__all__ = ["MainThread"]


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
