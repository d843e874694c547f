"""Ctrl-C ends the program within a second, whatever it is doing.

Python handles a signal only between its own instructions, so a long call into a library delays it.
A second thread waits for the signal too. If the program has not ended a moment later, that thread
ends it. Standard library only: this is loaded before anything else.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from types import FrameType, TracebackType
from typing import Self

__all__ = ["Interrupts"]

_PATIENCE_S = 0.6
_INTERRUPTED = 130


class Interrupts:
    """Watches for Ctrl-C as a context manager, in the main thread; elsewhere it does nothing.

    Whoever handles the signal in a way of its own, as the editor does, is left alone.

    Attributes
    ----------
    seen : bool
        Whether Ctrl-C was pressed.
    """

    def __init__(self) -> None:
        self.seen = False
        self._ended = threading.Event()
        self._pipe: tuple[int, int] | None = None
        self._before = -1

    def __enter__(self) -> Self:
        if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
            return self  # Ctrl-C is ignored, or the caller handles it
        with contextlib.suppress(OSError, ValueError):  # another thread
            signal.signal(signal.SIGINT, self._interrupt)
            pipe = os.pipe()
            os.set_blocking(pipe[1], False)
            self._before = signal.set_wakeup_fd(pipe[1], warn_on_full_buffer=False)
            self._pipe = pipe
            threading.Thread(target=self._watch, args=(pipe[0],), daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ended.set()
        if self._pipe is not None:
            signal.set_wakeup_fd(self._before)
            if signal.getsignal(signal.SIGINT) == self._interrupt:
                signal.signal(signal.SIGINT, signal.default_int_handler)
            os.close(self._pipe[1])  # which ends the thread

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        self.seen = True
        signal.default_int_handler(number, frame)

    def _watch(self, pipe: int) -> None:
        for number in _bytes_of(pipe):
            ours = number == signal.SIGINT and signal.getsignal(number) == self._interrupt
            if ours and not self._ended.wait(_PATIENCE_S):
                _end()
        os.close(pipe)


def _bytes_of(pipe: int) -> Iterator[int]:
    while content := os.read(pipe, 64):
        yield from content


def _end() -> None:
    """End the process here and now, without half-written files."""
    with contextlib.suppress(Exception):
        from mapkit.mapfile.atomic import discard_unfinished  # noqa: PLC0415 - may not be loaded yet

        discard_unfinished()
    with contextlib.suppress(OSError):
        os.write(2, b"mapkit: interrupted\n")
    os._exit(_INTERRUPTED)
