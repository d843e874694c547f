"""Files of other programs are read in a box: a process that can do no harm, and ends with this one.

The process is started when a file is to be read. It may take 500 MB of memory and a minute of
processor, writes no file, and answers with plain values (:mod:`mapkit.export.plain_values`), so
nothing is unpickled. Whatever a library raises in there becomes a :class:`mapkit.errors.FileError`.
Where the system has no such limits (Windows), the file is read in this process, and the readers'
own limits hold.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any

from mapkit import errors
from mapkit.errors import FileError, InvalidMapError, MapkitError
from mapkit.export.box_inside import answer, not_understood
from mapkit.export.imported import ImportedMap
from mapkit.export.plain_values import from_json
from mapkit.messages import phrase

__all__ = ["MOST_MEMORY", "MOST_SECONDS", "read_foreign", "readers_of"]

MOST_MEMORY = 500 * 2**20
"""Bytes that reading a file may take."""

MOST_SECONDS = 60
"""Of processor that reading a file may take."""

_LOOK_S = 0.1
_START = """
import json, sys
sys.path[:] = json.loads(sys.argv[1])
from mapkit.export.box_inside import main
main()
"""


def read_foreign(
    data: bytes,
    path: Path | None,
    given: Mapping[str, str],
    *,
    name: str | None = None,
    first: bool = False,
    stop: Callable[[], object] | None = None,
) -> tuple[str, ImportedMap]:
    """Read a file of another program.

    Parameters
    ----------
    data : bytes
        The whole file.
    path : Path or None
        What it is called; None for standard input.
    given : mapping of str to str
        Options of the importer.
    name : str or None
        Of the importer; None for the one that recognises the file.
    first : bool
        Take the first of several importers that recognise it, instead of refusing.
    stop : callable or None
        Called several times a second while the file is read; what it raises ends the reading.

    Returns
    -------
    (str, ImportedMap)
        The name of the importer, and what it read.

    Raises
    ------
    FileError
        The file cannot be understood, or needs too much memory or time.
    MapkitError
        As importers raise it, or options that they do not have.
    """
    asked: dict[str, Any] = {
        "name": name,
        "first": first,
        "given": dict(given),
        "only_names": False,
    }
    importer, imported = _ask(data, path, asked, stop)
    return importer, imported


def readers_of(data: bytes, path: Path | None) -> tuple[str, ...]:
    """Return the names of the importers that may read a file; the parameters are as above."""
    asked: dict[str, Any] = {"name": None, "first": True, "given": {}, "only_names": True}
    found: tuple[str, ...] = _ask(data, path, asked, None)
    return found


def _ask(
    data: bytes, path: Path | None, asked: dict[str, Any], stop: Callable[[], object] | None
) -> Any:
    if not sys.executable or importlib.util.find_spec("resource") is None:
        return _here(data, path, asked)
    said, code = _in_child(data, path, asked, stop)
    name = path or phrase("standard input")
    try:
        reply: dict[str, Any] = from_json(said) if code == 0 else {"memory": code != -_CPU}
    except (ValueError, TypeError, LookupError, RecursionError) as problem:
        raise not_understood(path, problem) from None
    if "found" in reply:
        return reply["found"]
    if "error" in reply:
        raise _error(reply["error"])
    if reply["memory"]:
        raise FileError(
            phrase(
                "{name} needs more than {most} MB of memory to be read; simplify it, or import a "
                "part of it",
                name=name,
                most=MOST_MEMORY // 2**20,
            )
        )
    raise FileError(
        phrase(
            "{name} takes more than {most} seconds to be read; simplify it, or import a part of it",
            name=name,
            most=MOST_SECONDS,
        )
    )


_CPU = 24
"""The signal that ends a process whose time is over, SIGXCPU."""


def _here(
    data: bytes,
    path: Path | None,
    asked: dict[str, Any],
    _stop: Callable[[], object] | None = None,
) -> Any:
    try:
        return answer(data, path, asked)
    except MapkitError:
        raise
    except Exception as problem:
        raise not_understood(path, problem) from problem


def _in_child(
    data: bytes, path: Path | None, asked: dict[str, Any], stop: Callable[[], object] | None
) -> tuple[bytes, int]:
    """Return what the process answers, and its exit code."""
    alive, held = os.pipe()
    try:
        head = {
            **asked, "path": None if path is None else str(path), "alive": alive,
            "memory": MOST_MEMORY, "seconds": MOST_SECONDS,
        }  # fmt: skip
        paths = [os.path.abspath(part) for part in sys.path]  # noqa: PTH100 - "" is this folder
        child = subprocess.Popen(
            [sys.executable, "-I", "-c", _START, json.dumps(paths)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            pass_fds=(alive,),
            start_new_session=True,  # Ctrl-C reaches this process alone, which ends that one
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        )
        assert child.stdin is not None
        giving = child.stdin
        child.stdin = None  # communicate does not go on with writing after a timeout
        writer = threading.Thread(target=_give, args=(giving, head, data), daemon=True)
        writer.start()
        try:
            while True:
                try:
                    said, _ = child.communicate(timeout=_LOOK_S)
                except subprocess.TimeoutExpired:
                    if stop is not None:
                        stop()
                else:
                    return said, child.returncode
        finally:
            if child.poll() is None:
                child.kill()
                child.wait()
            writer.join()
            if child.stdout is not None:
                child.stdout.close()
    finally:
        os.close(alive)
        os.close(held)


def _error(told: dict[str, Any]) -> MapkitError:
    """Return the error that was raised in the box."""
    kind = getattr(errors, told["kind"], None) if told["kind"] in errors.__all__ else None
    problem: MapkitError
    if kind is InvalidMapError:
        problem = InvalidMapError(told["message"], told["diagnostics"], told["path"])
    else:
        problem = (kind or MapkitError)(told["message"])
    if told["help"] and not problem.help:
        problem.help = told["help"]
    return problem


def _give(pipe: IO[bytes], head: dict[str, Any], data: bytes) -> None:
    with contextlib.suppress(OSError), pipe:  # it may have ended before it has read all
        pipe.write(json.dumps(head).encode() + b"\n")
        pipe.write(data)
