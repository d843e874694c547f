"""A line on standard error while something takes long."""

from __future__ import annotations

import sys
import time
from typing import IO, Self

import click

from mapkit.cli.quiet import is_quiet
from mapkit.messages import decimal, one_line, say

_PATIENCE_S = 0.5
_PAUSE_S = 0.1
_NEARLY = 0.99
"""What is shown until the end: that all is done is said once."""
LONG_S = 5.0
"""What takes longer is announced before, in seconds of processor."""


def duration(seconds: float) -> str:
    """Say a time as people do who guess one: in seconds, minutes or hours."""
    if seconds < 90:
        return say("{n} s", n=decimal(seconds, 0))
    if seconds < 5400:
        return say("{n} min", n=decimal(seconds / 60, 0))
    return say("{n} h", n=decimal(seconds / 3600, 1, trim=True))


def announce_size(name: str, size: int, seconds: float, memory: int) -> None:
    """Say that a file is large, and what it takes, before work that takes long.

    Parameters
    ----------
    name : str
    size : int
        Bytes.
    seconds : float
        What a MB may take.
    memory : int
        Bytes of memory that a byte may take.
    """
    megabytes = size / 2**20
    if megabytes * seconds < LONG_S or is_quiet():
        return
    told = say(
        "{name} is large ({size} MB): reading it takes up to {time} and {memory} MB of memory; "
        "Ctrl-C stops",
        name=name,
        size=decimal(megabytes, 1),
        time=duration(megabytes * seconds),
        memory=decimal(megabytes * memory, 0),
    )
    click.echo(one_line(told), err=True)


def _terminal() -> IO[str]:
    """Return standard error as it is: lines are cleared on purpose."""
    stream: IO[str] = getattr(sys.stderr, "unescaped", sys.stderr)
    return stream


class Whole:
    """The work of a command, in so many parts; the share counts on from one to the next."""

    def __init__(self, parts: int) -> None:
        self.parts = parts
        self.done = 0
        self.started = time.monotonic()
        self.shown_at = 0.0


class Progress:
    """Shows how much of some work is done, on a terminal only and only if it takes a while.

    Call it with the steps done and the steps in all. The share never goes back, and where much is
    left the time for it is estimated. Leaving the ``with`` block of the last part shows that all is
    done, once; leaving any clears the line.
    """

    def __init__(self, what: str, whole: Whole | None = None) -> None:
        self._what = what
        self._whole = whole or Whole(1)
        self._share = self._whole.done / self._whole.parts

    def __call__(self, done: int, total: int) -> None:
        """Show the share done, unless it is too early or too soon after the last time."""
        whole = self._whole
        share = (whole.done + min(done / max(total, 1), 1.0)) / whole.parts
        self._share = max(self._share, min(share, _NEARLY))
        now = time.monotonic()
        if now - whole.started < _PATIENCE_S or now - whole.shown_at < _PAUSE_S:
            return
        if sys.stderr.isatty() and not is_quiet():
            whole.shown_at = now
            self._show(self._left(now - whole.started))

    def _left(self, passed: float) -> str:
        if passed < _PATIENCE_S * 4 or not self._share:
            return ""
        left = passed * (1 - self._share) / self._share
        return (
            say(", about {time} more; Ctrl-C stops", time=duration(left)) if left > LONG_S else ""
        )

    def _show(self, left: str = "") -> None:
        _terminal().write(f"\r\x1b[K{self._what}: {self._share:4.0%}{left}")
        sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_problem: object) -> None:
        self._whole.done += 1
        if self._whole.shown_at:
            if kind is None and self._whole.done >= self._whole.parts:
                self._share = 1.0
                self._show()
            _terminal().write("\r\x1b[K")
            sys.stderr.flush()
