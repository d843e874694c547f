"""Word from other threads to the window's, for receivers that may be gone when it comes.

A thread must not emit a signal of an object that the window's thread may be destroying just then:
the program would crash. So word goes through one object that is never destroyed.
"""

from __future__ import annotations

from collections.abc import Callable

from PyQt6 import sip
from PyQt6.QtCore import QObject, pyqtSignal

__all__ = ["Courier"]


class Courier(QObject):
    """Carries calls into the thread in which it was first asked for."""

    _sent = pyqtSignal(object, object)
    _only: Courier | None = None

    def __init__(self) -> None:
        super().__init__()
        self._sent.connect(self._deliver)

    @classmethod
    def here(cls) -> Courier:
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
