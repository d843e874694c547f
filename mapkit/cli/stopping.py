"""Ctrl-C that ends some work early, and keeps what is finished of it."""

from __future__ import annotations

import contextlib
import signal
from types import TracebackType
from typing import Any, Self

__all__ = ["Stopping"]


class Stopping:
    """A context manager within which the first Ctrl-C only asks to stop; the second one stops.

    Call it to learn whether it was pressed.
    """

    def __init__(self) -> None:
        self.pressed = False
        self._before: Any = None
        self._watched = -1

    def __call__(self) -> bool:
        """Tell whether Ctrl-C was pressed."""
        return self.pressed

    def __enter__(self) -> Self:
        before = signal.getsignal(signal.SIGINT)
        if before not in (signal.SIG_IGN, None):
            with contextlib.suppress(ValueError):  # another thread
                # Nobody who watches for signals hears of the first one: it is no reason to end.
                self._watched = signal.set_wakeup_fd(-1)
                self._before = before
                signal.signal(signal.SIGINT, self._press)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._put_back()

    def _press(self, *_signal: object) -> None:
        self.pressed = True
        self._put_back()

    def _put_back(self) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            signal.set_wakeup_fd(self._watched, warn_on_full_buffer=False)
            self._before = None
