"""Ctrl-C that ends some work early, and keeps what is finished of it."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType
from typing import Any, Self

__all__ = ["Stopping"]


class Stopping:
    """A context manager within which the first Ctrl-C only asks to stop; the second one stops.

    Call it to learn whether it was pressed.
    """

    def __init__(self) -> None:
        self.pressed = False
        self._before: Any = None

    def __call__(self) -> bool:
        """Tell whether Ctrl-C was pressed."""
        return self.pressed

    def __enter__(self) -> Self:
        self._before = signal.getsignal(signal.SIGINT)
        if self._before not in (signal.SIG_IGN, None):
            try:
                signal.signal(signal.SIGINT, self._press)
            except ValueError:  # another thread
                self._before = None
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._put_back()

    def _press(self, number: int, _frame: FrameType | None) -> None:
        # The handler before is not put back at the first press: whoever watches for Ctrl-C from
        # another thread (mapkit.cli.interrupts) would take that press for one that ends all.
        if self.pressed:
            self._put_back()
            signal.raise_signal(number)
        self.pressed = True

    def _put_back(self) -> None:
        if self._before not in (signal.SIG_IGN, None):
            signal.signal(signal.SIGINT, self._before)
