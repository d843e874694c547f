"""How a command ends: its exit code, Ctrl-C, and what is said where a program is damaged."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import sys
import threading
from collections.abc import Iterator
from enum import IntEnum
from types import FrameType
from typing import Any, Self


class Stopping:
    """A context manager within which the first Ctrl-C only asks to stop; the second one stops.

    Call it to learn whether it was pressed. Before it is called for the first time there is nothing
    to keep, and Ctrl-C ends the work at once.
    """

    def __init__(self) -> None:
        self.pressed = False
        self._asked = False
        self._before: Any = None
        self._watched = -1

    def __call__(self) -> bool:
        """Return whether Ctrl-C was pressed."""
        if not self._asked:
            self._asked = True
            self._watch()
        return self.pressed

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._asked = True
        self._put_back()

    def _watch(self) -> None:
        before = signal.getsignal(signal.SIGINT)
        if before not in (signal.SIG_IGN, None):
            with contextlib.suppress(ValueError):  # another thread
                # Nobody who watches for signals hears of the first one: it is no reason to end.
                self._watched = signal.set_wakeup_fd(-1)
                self._before = before
                signal.signal(signal.SIGINT, self._press)

    def _press(self, *_signal: object) -> None:
        self.pressed = True
        self._put_back()

    def _put_back(self) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            signal.set_wakeup_fd(self._watched, warn_on_full_buffer=False)
            self._before = None


_PATIENCE_S = 0.6
_LAST_S = 5.0
"""How long the watching thread may take to end; it has nothing left to do but to be scheduled."""
_INTERRUPTED = 130


class Interrupts:
    """Watches for Ctrl-C as a context manager, in the main thread; elsewhere it does nothing.

    Whoever handles the signal in a way of its own, as the editor does, is left alone.

    ``seen`` says whether Ctrl-C was pressed.
    """

    def __init__(self) -> None:
        self.seen = False
        self._ended = threading.Event()
        self._pipe: tuple[int, int] | None = None
        self._before = -1
        self._thread: threading.Thread | None = None

    def __enter__(self) -> Self:
        if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
            return self  # Ctrl-C is ignored, or the caller handles it
        _pressed.clear()
        with contextlib.suppress(OSError, ValueError):  # another thread
            signal.signal(signal.SIGINT, self._wait)
            pipe = os.pipe()
            os.set_blocking(pipe[1], False)
            self._before = signal.set_wakeup_fd(pipe[1], warn_on_full_buffer=False)
            self._pipe = pipe
            self._thread = threading.Thread(
                target=self._watch, args=(pipe[0],), name="waits for Ctrl-C", daemon=True
            )
            self._thread.start()
        return self

    def begin(self) -> None:
        """Let Ctrl-C end the work from here on.

        Raises ``KeyboardInterrupt`` where it was pressed while the watch was set up.
        """
        if signal.getsignal(signal.SIGINT) == self._wait:
            signal.signal(signal.SIGINT, self._interrupt)
        if self.seen:
            raise KeyboardInterrupt

    def __exit__(self, *_problem: object) -> None:
        self._ended.set()
        if self._pipe is not None:
            if signal.getsignal(signal.SIGINT) in (self._interrupt, self._wait):
                signal.signal(signal.SIGINT, signal.SIG_DFL)  # the process ends: no traceback
            signal.set_wakeup_fd(self._before)
            os.close(self._pipe[1])  # which ends the thread
            if self._thread is not None:  # Python may crash where one ends while it ends itself
                self._thread.join(_LAST_S)

    def _wait(self, *_signal: object) -> None:
        self.seen = True

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        self.seen = True
        _pressed.set()
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


_pressed = threading.Event()
_told = threading.Event()
"""Whether the end of this run was told; it may take longer than the patience from there on."""


def nothing_told() -> None:
    """Begin a run of which no end was told."""
    _told.clear()


def was_pressed() -> bool:
    """Return whether Ctrl-C was to end the work: what fails then fails of that.

    Libraries make other errors of it, where it comes while they call Python.
    """
    return _pressed.is_set()


def tell_interrupted(text: str = "mapkit: interrupted") -> None:
    """Say once that Ctrl-C was pressed, in whatever language."""
    if not _told.is_set():
        _told.set()
        with contextlib.suppress(OSError):
            sys.stderr.write(f"{text}\n")
            sys.stderr.flush()


def _end() -> None:
    """End the process here and now, without half-written files."""
    with contextlib.suppress(Exception):
        from mapkit.mapfile.disk import discard_unfinished  # noqa: PLC0415 - may not be loaded yet

        discard_unfinished()
    with contextlib.suppress(OSError):
        if not _told.is_set():
            os.write(2, b"mapkit: interrupted\n")
    os._exit(_INTERRUPTED)


class ExitCode(IntEnum):
    """How the process ended."""

    OK = 0
    NO = 1
    """The question was answered, with no: ``check`` found errors, ``diff`` differences, ..."""
    USAGE = 2
    """The command line makes no sense: unknown option, a name that stands for no field."""
    INVALID_MAP = 3
    """The map has errors, so the question cannot be answered."""
    FILE = 4
    """A file cannot be read or written, or would be overwritten."""
    NOT_KNOWN = 5
    """The answer depends on a figure that the ruleset leaves open."""
    WORKERS = 6
    """Other processes or machines did not do the work that they were given."""
    MISSING = 7
    """Something that the command needs is not here: an optional library, a screen, memory."""
    UNEXPECTED = 70
    """mapkit is broken: its install, or a mistake in it."""
    INTERRUPTED = 130
    BROKEN_PIPE = 141


_OURS = ("mapkit", "mapkit_exporters")
_NO_MEMORY = re.compile("failed to map segment|[Cc]annot allocate memory")
"""How the loader of Linux and of macOS says that there is no memory left."""


def is_damage(problem: BaseException) -> bool:
    """Return whether an exception means that a library is not there, or cannot be loaded.

    A module of mapkit's own that is not there, and a name that an installed library does not have,
    are mistakes in mapkit.
    """
    if not isinstance(problem, ImportError):
        return False
    top = (problem.name or "").partition(".")[0]
    if isinstance(problem, ModuleNotFoundError):
        return top not in _OURS and (sys.modules.get(top) is None or top == problem.name)
    return top not in _OURS and not str(problem).startswith("cannot import name")


def say_damaged(problem: BaseException) -> int:
    """Say that what mapkit is made of cannot be loaded, and what to do about it."""
    if _NO_MEMORY.search(str(problem)):
        sys.stderr.write("mapkit: there is too little memory to load the program's libraries\n")
        return ExitCode.MISSING
    sys.stderr.write(
        f"mapkit: this installation is damaged ({type(problem).__name__}: {problem}). Install it "
        f"again: {sys.executable} -m pip install --force-reinstall mapkit-boards; in a checkout, "
        "delete the folder .venv and start ./mapkit.sh again.\n"
    )
    return 70
