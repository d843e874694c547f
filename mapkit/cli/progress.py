"""A line on standard error while something takes long."""

from __future__ import annotations

import sys
import time
from typing import IO, Self

from mapkit.cli.quiet import is_quiet

__all__ = ["Progress"]

_PATIENCE_S = 0.5
_PAUSE_S = 0.1


def _terminal() -> IO[str]:
    """Return standard error as it is: lines are cleared on purpose."""
    stream: IO[str] = getattr(sys.stderr, "unescaped", sys.stderr)
    return stream


class Progress:
    """Shows how much of some work is done, on a terminal only and only if it takes a while.

    Call it with the steps done and the steps in all. Leaving the ``with`` block clears the line.
    """

    def __init__(self, what: str) -> None:
        self._what = what
        self._started = time.monotonic()
        self._shown_at = 0.0

    def __call__(self, done: int, total: int) -> None:
        """Show the share done, unless it is too early or too soon after the last time."""
        now = time.monotonic()
        if now - self._started < _PATIENCE_S or now - self._shown_at < _PAUSE_S:
            return
        if sys.stderr.isatty() and not is_quiet():
            self._shown_at = now
            _terminal().write(f"\r\x1b[K{self._what}: {done / max(total, 1):4.0%}")
            sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        if self._shown_at:
            _terminal().write("\r\x1b[K")
            sys.stderr.flush()
