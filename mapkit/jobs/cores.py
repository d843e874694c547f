"""How many threads one answer may take."""

from __future__ import annotations

import os

_one_of_many = False


def cores() -> int:
    """Return how many cores this process may use: one where it is a worker among others."""
    if _one_of_many:
        return 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def take_one_core() -> None:
    """Leave the other cores to other workers from now on."""
    global _one_of_many  # noqa: PLW0603 - a process is a worker, or is none
    _one_of_many = True
