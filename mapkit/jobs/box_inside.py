"""What runs inside a box: one request is answered with limits on memory and processor.

See :mod:`mapkit.jobs.box`. On standard input comes a line of JSON that says which libraries are
needed, later one with the request, and then what is to be read. The answer is what is written to
standard output, behind a byte that says that this process had all it needs.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

BEGUN = b"\n"
_STUCK = 3
_given: list[int] = []
"""The memory that this process had, and what it was given beyond that."""


def serve(
    answer: Callable[[dict[str, Any], bytes], Iterable[bytes | memoryview]],
    prepare: Callable[[dict[str, Any]], object] | None = None,
) -> None:
    """Answer one request, and end this process.

    ``answer`` makes the pieces of the answer from the request and what is to be read; ``prepare``
    loads libraries that the request needs, before what is taken counts.
    """
    out = os.dup(1)
    os.dup2(2, 1)  # whatever a library prints is no answer
    pipe = sys.stdin.buffer
    expected = json.loads(pipe.readline())
    threading.Thread(target=_end_with_parent, args=(expected["alive"],), daemon=True).start()
    signal.setitimer(signal.ITIMER_REAL, expected.get("waits", 0))  # which ends this process
    if prepare is not None:
        prepare(expected)
    request = json.loads(pipe.readline())
    signal.setitimer(signal.ITIMER_REAL, 0)
    if prepare is not None:
        prepare(request)
    _limit(request["memory"] + request["bytes"], request["seconds"])
    data = pipe.read(request["bytes"])
    os.write(out, BEGUN)
    try:
        for piece in answer(request, data):
            left = memoryview(piece).cast("B")
            while left:
                left = left[os.write(out, left) :]
    except MemoryError:  # at its limit Python may fail at anything: nothing more is made
        os._exit(_STUCK)
    os._exit(0)


def let_grow(memory: int) -> None:
    """Let this process take so many bytes more than it was given."""
    if _given:
        _set_data(sum(_given) + memory)


def _end_with_parent(alive: int) -> None:
    """End this process when the one that asked has ended: the pipe between them closes."""
    os.read(alive, 1)
    os._exit(1)


def _limit(memory: int, seconds: int) -> None:
    import resource  # noqa: PLC0415 - not on every system

    def most(kind: int, wanted: int, more: int = 0) -> None:
        _, hard = resource.getrlimit(kind)
        if hard != resource.RLIM_INFINITY:
            wanted = min(wanted, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(
                kind, (wanted, min(wanted + more, hard) if hard >= 0 else wanted + more)
            )

    most(resource.RLIMIT_CORE, 0)
    most(resource.RLIMIT_FSIZE, 0)  # nothing is written but the answer, which goes through a pipe
    most(resource.RLIMIT_CPU, seconds, 2)  # so that the signal tells which limit it was
    if sys.platform == "linux":  # macOS takes no limit of memory
        _given[:] = [_data_size(), memory]
        _set_data(sum(_given))


def _set_data(most: int) -> None:
    import resource  # noqa: PLC0415 - not on every system

    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (most if hard < 0 else min(most, hard), hard))


def _data_size() -> int:
    """Return how much memory this process has asked for until now, in bytes (Linux)."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmData:"):
            return int(line.split()[1]) * 1024
    return 0
