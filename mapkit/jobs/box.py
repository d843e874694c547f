"""A box: a process in which something foreign is read, that can do no harm, and ends with this one.

It is started when something is to be read, or a little before (:func:`make_ready`), with limits on
memory and processor. It reads one thing, writes no file, and answers with bytes
(:mod:`mapkit.jobs.box_inside`); nothing is unpickled.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import json
import os
import signal
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import IO, Any

from mapkit.jobs.box_inside import BEGUN

_LOOK_S = 0.1
_WAITS_S = 60.0
"""So long a box waits to be asked."""
_CPU = 24
"""The signal that ends a process whose time is over, SIGXCPU."""
_PIPE, _PIPE_BYTES = 1031, 2**20
"""Linux' F_SETPIPE_SZ: a picture of 100 MB comes through in fewer pieces."""
_WAITS = "waits for Ctrl-C"
"""The thread of :mod:`mapkit.cli.stopping`, which holds no lock."""
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

    ``needs_memory`` says whether it needs more memory than it may take; otherwise more time.
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
    prepare: Callable[[dict[str, Any]], object] | None = None,
) -> bytes:
    """Let a box read something, and return the answer.

    Raises ``BoxEndedError`` where it needs more memory or time.

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
    prepare : callable or None
        Loads the libraries that the request needs. Where it is given, and no thread works beside
        this one, it is called here, and the box is a copy of this process.
    """
    head = {**request, "memory": memory, "seconds": seconds, "bytes": len(data)}
    waiting = _waiting.pop(module, None)
    if waiting is not None:
        code, said = _asked(waiting, head, data, stop)
        if said:
            return _answer(code, said)
        # Somebody or something has ended it while it waited: that says nothing about the data.
    if prepare is not None and _is_alone():
        prepare(dict(request))
    copied = prepare is not None and _is_alone()
    return _answer(*_asked(_begun(module, request, copied=copied), head, data, stop))


def make_ready(module: str, request: Mapping[str, Any]) -> None:
    """Start a box that has its libraries when it is asked; one that nobody asks ends by itself.

    ``module`` and ``request`` are as of :func:`ask_box`; the libraries that this request needs are
    loaded. Does nothing where a box waits already, or the system has no limits.
    """
    waiting = _waiting.get(module)
    if not has_limits() or (waiting is not None and waiting.runs()):
        return
    with contextlib.suppress(OSError):  # no memory or no process is left: told when it is needed
        box = _begun(module, {**request, "waits": _WAITS_S}, copied=False)
        if _waiting.setdefault(module, box) is not box:
            old, _waiting[module] = _waiting[module], box
            old.end()


@dataclass(frozen=True, slots=True)
class _Box:
    """A process that reads.

    ``stdin`` and ``stdout``: Pipes to and from it.

    ``kill`` and ``wait``: End it; wait for its end and return its code.
    """

    stdin: IO[bytes]
    stdout: IO[bytes]
    kill: Callable[[], None]
    wait: Callable[[], int]
    runs: Callable[[], bool]
    """Return whether it has not ended."""
    held: int
    """A pipe; the process ends when it is closed."""

    def end(self) -> None:
        """End a process that nobody has asked."""
        self.kill()
        self.wait()
        with contextlib.suppress(OSError), self.stdin, self.stdout:
            os.close(self.held)


_waiting: dict[str, _Box] = {}
"""By module, what waits for a request."""


def _begun(module: str, expected: Mapping[str, Any], *, copied: bool) -> _Box:
    """Return a process that loads what a request needs, and waits for it."""
    alive, held = os.pipe()
    try:
        child = (_forked if copied else _started)(module, alive, held)
    except BaseException:
        os.close(held)
        raise
    finally:
        os.close(alive)
    if sys.platform == "linux":
        import fcntl  # noqa: PLC0415 - not on every system

        with contextlib.suppress(OSError):
            fcntl.fcntl(child.stdout, _PIPE, _PIPE_BYTES)
    with contextlib.suppress(OSError):
        child.stdin.write(json.dumps({**expected, "alive": alive}).encode() + b"\n")
        child.stdin.flush()
    return child


def _asked(
    child: _Box, head: Mapping[str, Any], data: bytes, stop: Callable[[], object] | None
) -> tuple[int, list[bytes]]:
    """Return the code with which a box ended, and what it said: that it began, and the answer."""
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
    except BaseException:
        child.kill()
        raise
    finally:
        code = child.wait()
        for thread in threads:
            if thread.ident is not None:
                thread.join()
        os.close(child.held)
    return code, said


def _answer(code: int, said: list[bytes]) -> bytes:
    if code or len(said) != 2:
        raise BoxEndedError(code != -_CPU)
    return said[1]


def _is_alone() -> bool:
    """Return whether no thread works beside this one, so that a copy is sound (Linux)."""
    threads = threading.enumerate()
    works = {one.name for one in threads} - {threading.main_thread().name, _WAITS}
    if works or sys.platform != "linux":
        return False
    with contextlib.suppress(OSError):
        return len(os.listdir("/proc/self/task")) == len(threads)  # noqa: PTH208
    return False


def _forked(module: str, alive: int, held: int) -> _Box:
    """Return a copy of this process, which has its libraries already."""
    there, give = os.pipe()
    take, back = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of Python 3.12, at any thread
        number = os.fork()
    if not number:
        try:
            os.setsid()  # as below
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            signal.set_wakeup_fd(-1)
            os.dup2(there, 0)
            os.dup2(back, 1)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            for name in os.listdir("/proc/self/fd"):  # noqa: PTH208 - some limits are 10^9 files
                if int(name) > 2 and int(name) != alive:
                    with contextlib.suppress(OSError):
                        os.close(int(name))
            sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
            importlib.import_module(module).main()
        finally:
            os._exit(1)
    os.close(there)
    os.close(back)
    return _Box(
        os.fdopen(give, "wb"),
        os.fdopen(take, "rb"),
        lambda: os.kill(number, signal.SIGKILL),
        lambda: os.waitstatus_to_exitcode(os.waitpid(number, 0)[1]),
        lambda: True,
        held,
    )


def _started(module: str, alive: int, held: int) -> _Box:
    """Return a new process; one with threads cannot be copied."""
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
    return _Box(
        child.stdin, child.stdout, child.kill, child.wait, lambda: child.poll() is None, held
    )


def with_limits(command: Sequence[str], *, memory: int, seconds: int, output: int) -> list[str]:
    """Return a command that starts another program with limits, where the system has them.

    ``command`` begins with the path of the program. ``memory``, ``seconds`` and ``output`` are the
    bytes that it may take in all, how much processor, and the bytes of a file that it writes.
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
        if pipe.read(len(BEGUN)):
            said.append(BEGUN)
            said.append(pipe.read())
