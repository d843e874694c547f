"""Files of other programs are read in a box (:mod:`mapkit.jobs.box`).

It may take 500 MB of memory and a minute of processor, and answers with plain values
(:mod:`mapkit.export.plain_values`). Whatever a library raises in there becomes a
:class:`mapkit.errors.FileError`. Where the system has no such limits (Windows), the file is read in
this process, and the readers' own limits hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from mapkit import errors
from mapkit.errors import FileError, InvalidMapError, MapkitError
from mapkit.export.box_inside import answer, not_understood, prepare
from mapkit.export.imported import ImportedMap
from mapkit.export.plain_values import from_json
from mapkit.jobs import box as jobs_box
from mapkit.jobs.box import BoxEndedError, ask_box, has_limits
from mapkit.messages import phrase

MOST_MEMORY = 500 * 2**20
"""Bytes that reading a file may take."""

MOST_SECONDS = 60
"""Of processor that reading a file may take."""

_INSIDE = "mapkit.export.box_inside"


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

    Returns the name of the importer, and what it read.

    Raises ``FileError`` where the file cannot be understood, or needs too much memory or time.
    Raises ``MapkitError`` as importers do, and for options that they do not have.

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
    """
    asked: dict[str, Any] = {
        "name": name,
        "first": first,
        "given": dict(given),
        "only_names": False,
    }
    importer, imported = _ask(data, path, asked, stop)
    return importer, imported


def make_ready() -> None:
    """Start the process that will read the next file, so that nobody waits for its libraries."""
    jobs_box.make_ready(_INSIDE, {"name": None})


def readers_of(data: bytes, path: Path | None) -> tuple[str, ...]:
    """Return the names of the importers that may read a file; the parameters are as above."""
    asked: dict[str, Any] = {"name": None, "first": True, "given": {}, "only_names": True}
    found: tuple[str, ...] = _ask(data, path, asked, None)
    return found


def _ask(
    data: bytes, path: Path | None, asked: dict[str, Any], stop: Callable[[], object] | None
) -> Any:
    if not has_limits():
        return _here(data, path, asked)
    name = path or phrase("standard input")
    request = {**asked, "path": None if path is None else str(path)}
    try:
        said = ask_box(
            _INSIDE,
            request,
            data,
            memory=MOST_MEMORY,
            seconds=MOST_SECONDS,
            stop=stop,
            prepare=prepare,
        )
        reply: dict[str, Any] = from_json(said)
    except BoxEndedError as ended:
        raise _too_much(name, ended.needs_memory) from None
    except (ValueError, TypeError, LookupError, RecursionError) as problem:
        raise not_understood(path, problem) from None
    if "found" in reply:
        return reply["found"]
    raise _error(reply["error"])


def _too_much(name: object, memory: bool) -> FileError:
    if memory:
        return FileError(
            phrase(
                "{name} needs more than {most} MB of memory to be read; simplify it, or import a "
                "part of it",
                name=name,
                most=MOST_MEMORY // 2**20,
            )
        )
    return FileError(
        phrase(
            "{name} takes more than {most} seconds to be read; simplify it, or import a part of it",
            name=name,
            most=MOST_SECONDS,
        )
    )


def _here(
    data: bytes, path: Path | None, asked: dict[str, Any], _stop: Callable[[], object] | None = None
) -> Any:
    try:
        return answer(data, path, asked)
    except MapkitError:
        raise
    except Exception as problem:
        raise not_understood(path, problem) from problem


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
