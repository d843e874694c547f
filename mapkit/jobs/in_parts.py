"""Work in parts on several threads: how many there may be, progress, and a way to stop."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar

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


P = TypeVar("P")
R = TypeVar("R")


def in_parts(
    work: Callable[[P], R],
    parts: Sequence[P],
    *,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> list[R]:
    """Do some work for each part.

    ``work`` gets a part; several threads call it at once. ``progress`` gets (parts done, parts in
    all) in the calling thread; raising stops the work. Returns what the work returned, in the order
    of the parts.
    """
    if threads <= 1 or len(parts) <= 1:
        done = []
        for part in parts:
            done.append(work(part))
            if progress:
                progress(len(done), len(parts))
        return done
    from concurrent.futures import ThreadPoolExecutor, wait  # noqa: PLC0415 - not for one pair

    found: dict[int, R] = {}
    left = iter(enumerate(parts))
    stop = threading.Event()

    def run() -> None:
        while not stop.is_set() and (task := next(left, None)) is not None:
            number, part = task
            found[number] = work(part)

    with ThreadPoolExecutor(min(threads, len(parts))) as pool:
        jobs = [pool.submit(run) for _ in range(min(threads, len(parts)))]
        try:
            while not all(job.done() for job in jobs):
                wait(jobs, timeout=0.05)
                if any(job.done() and job.exception() for job in jobs):
                    break
                if progress:
                    progress(len(found), len(parts))
        finally:
            stop.set()
        for job in jobs:
            job.result()
    if progress:
        progress(len(parts), len(parts))
    return [found[number] for number in range(len(parts))]


def part_of(
    progress: Callable[[int, int], None] | None, number: int, parts: int, weight: int = 1
) -> Callable[[int, int], None] | None:
    """Return what tells the progress of one of several parts, or of a few in turn, as that of all.

    Parameters
    ----------
    progress : callable or None
    number, parts : int
        Parts before it, and in all; of equal weight.
    weight : int
        For how many parts it counts.
    """
    if progress is None:
        return None

    def tell(done: int, total: int) -> None:
        progress(number * total + weight * done, parts * total)

    return tell
