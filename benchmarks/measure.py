"""Wall time, processor time and memory."""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Time:
    """Seconds: on the wall, and of the processor over all threads of this process."""

    wall: float
    cpu: float


def timed(work: Callable[[], T]) -> tuple[T, Time]:
    """Run something once, and tell what it returns and how long it took."""
    wall, cpu = time.perf_counter(), time.process_time()
    result = work()
    return result, Time(time.perf_counter() - wall, time.process_time() - cpu)


def best(work: Callable[[], T], seconds: float = 0.5, most: int = 5) -> tuple[T, Time]:
    """Run something a few times while it is short; the least of each time counts.

    What else the machine does can only add to a time, so the least is the nearest to the truth.
    """
    result, least = timed(work)
    spent = least.cpu
    for _ in range(most - 1):
        if spent > seconds:
            break
        result, again = timed(work)
        spent += again.cpu
        least = Time(min(least.wall, again.wall), min(least.cpu, again.cpu))
    return result, least


def peak_mb() -> float:
    """Return the most memory this process has held so far, in MB.

    What the system counts begins with the parent's memory on Linux, so there the process's own
    high-water mark is read.
    """
    status = Path("/proc/self/status")
    if status.is_file():
        for line in status.read_text(encoding="ascii", errors="replace").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (2**20 if sys.platform == "darwin" else 2**10)
