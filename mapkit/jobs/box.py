"""A box: a process in which something foreign is read, that can do no harm, and ends with this one.

It is started when something is to be read, with limits on memory and processor, writes no file, and
answers with bytes (:mod:`mapkit.jobs.box_inside`); nothing is unpickled.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Any

_LOOK_S = 0.1
_CPU = 24
"""The signal that ends a process whose time is over, SIGXCPU."""
_PIPE, _PIPE_BYTES = 1031, 2**20
"""Linux' F_SETPIPE_SZ: a picture of 100 MB comes through in fewer pieces."""
_START = """
import importlib, json, sys
sys.path[:] = json.loads(sys.argv[2])
importlib.import_module(sys.argv[1]).main()
"""
_LIMITED = """
import os, resource, sys
kinds = resource.RLIMIT_DATA, resource.RLIMIT_CPU, resource.RLIMIT_FSIZE, resource.RLIMIT_CORE
for kind, most in zip(kinds, [*map(int, sys.argv[1:4]), 0]):
    hard = resource.getrlimit(kind)[1]
    most = most if hard < 0 else min(most, hard)
    try:
        resource.setrlimit(kind, (most, most))
    except (OSError, ValueError):
        pass
os.execv(sys.argv[4], sys.argv[4:])
"""


class BoxEndedError(Exception):
    """A box ended without an answer.

    Attributes
    ----------
    needs_memory : bool
        It needs more memory than it may take; otherwise more time.
    """

    def __init__(self, needs_memory: bool) -> None:
        super().__init__(needs_memory)
        self.needs_memory = needs_memory


def has_limits() -> bool:
    """Return whether this system can limit what a process takes; Windows cannot."""
    return bool(sys.executable) and importlib.util.find_spec("resource") is not None


def ask_box(
    module: str,
    request: Mapping[str, Any],
    data: bytes,
    *,
    memory: int,
    seconds: int,
    stop: Callable[[], object] | None = None,
) -> bytes:
    """Let a box read something.

    Parameters
    ----------
    module : str
        Its ``main()`` calls :func:`mapkit.jobs.box_inside.serve`.
    request : mapping
        What goes into JSON.
    data : bytes
        What is read.
    memory, seconds : int
        Bytes that it may take beyond what its libraries take, and how much processor.
    stop : callable or None
        Called several times a second; what it raises ends the box.

    Returns
    -------
    bytes
        The answer.

    Raises
    ------
    BoxEndedError
        It needs more memory or time.
    """
    alive, held = os.pipe()
    try:
        head = {**request, "alive": alive, "memory": memory, "seconds": seconds}
        paths = [os.path.abspath(part) for part in sys.path]  # noqa: PTH100 - "" is this folder
        child = subprocess.Popen(
            [sys.executable, "-I", "-c", _START, module, json.dumps(paths)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            pass_fds=(alive,),
            start_new_session=True,  # Ctrl-C reaches this process alone, which ends that one
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        )
        assert child.stdin is not None
        assert child.stdout is not None
        if sys.platform == "linux":
            import fcntl  # noqa: PLC0415 - not on every system

            with contextlib.suppress(OSError):
                fcntl.fcntl(child.stdout, _PIPE, _PIPE_BYTES)
        said: list[bytes] = []
        threads = [
            threading.Thread(target=_give, args=(child.stdin, head, data), daemon=True),
            threading.Thread(target=_take, args=(child.stdout, said), daemon=True),
        ]
        try:
            for thread in threads:
                thread.start()
            while threads[1].is_alive():
                threads[1].join(_LOOK_S)
                if stop is not None:
                    stop()
            code = child.wait()
        finally:
            if child.poll() is None:
                child.kill()
                child.wait()
            for thread in threads:
                if thread.ident is not None:
                    thread.join()
    finally:
        os.close(alive)
        os.close(held)
    if code or not said:
        raise BoxEndedError(code != -_CPU)
    return said[0]


def with_limits(command: Sequence[str], *, memory: int, seconds: int, output: int) -> list[str]:
    """Return a command that starts another program with limits, where the system has them.

    Parameters
    ----------
    command : sequence of str
        Begins with the path of the program.
    memory, seconds, output : int
        Bytes that it may take in all, how much processor, and bytes of a file that it writes.
    """
    if not has_limits():
        return list(command)
    given = [str(number) for number in (memory, seconds, output)]
    return [sys.executable, "-I", "-S", "-c", _LIMITED, *given, *command]


def _give(pipe: IO[bytes], head: Mapping[str, Any], data: bytes) -> None:
    with contextlib.suppress(OSError), pipe:  # it may have ended before it has read all
        pipe.write(json.dumps(head).encode() + b"\n")
        pipe.write(data)


def _take(pipe: IO[bytes], said: list[bytes]) -> None:
    with contextlib.suppress(OSError, MemoryError), pipe:
        said.append(pipe.read())
