"""Gives an answer again when files change."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NoReturn

__all__ = ["watch"]

_PAUSE_S = 0.2

Look = tuple[object, ...]


def watch(paths: Iterable[Path], show: Callable[[], Iterable[Path]]) -> NoReturn:
    """Show an answer, and again after every change of the files that it came from.

    Files are looked at by name, so a file that an editor puts in the place of another counts as
    changed. Nothing ends it but an exception, as of Ctrl-C.

    Parameters
    ----------
    paths : iterable of Path
        The files that the first answer will come from, as far as they are known.
    show : callable
        Shows the answer and returns all files that it came from; they need not exist.
    """
    known = frozenset(paths)
    shown: Look | None = None
    while True:
        now = _look(known)  # before the answer, so that a change during it is not lost
        if now == shown:
            time.sleep(_PAUSE_S)
            continue
        read = frozenset(show())
        shown = now if read == known else None
        known = read


def _look(paths: Iterable[Path]) -> Look:
    return tuple(_state(path) for path in sorted(paths))


def _state(path: Path) -> tuple[int, ...] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_ctime_ns, status.st_size, status.st_ino
