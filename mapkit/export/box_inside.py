"""What runs inside the box: one file is read with limits on memory and processor.

See :mod:`mapkit.export.box`. The request is a line of JSON on standard input and then the file; the
answer is one JSON on standard output.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

from mapkit.errors import FileError, InvalidMapError, MapkitError
from mapkit.export.import_registry import (
    candidates,
    find_importer,
    importer_for,
    load_importers,
)
from mapkit.export.imported import fault_of
from mapkit.export.plain_values import to_json
from mapkit.export.plugins import fill_in
from mapkit.messages import phrase

__all__ = ["answer", "main", "not_understood", "reply"]

_NO_MEMORY = to_json({"memory": True}).encode()


def main() -> None:
    """Answer one request, and end."""
    out = os.dup(1)
    os.dup2(2, 1)  # whatever a library prints is no answer
    request = json.loads(sys.stdin.buffer.readline())
    data = sys.stdin.buffer.read()
    threading.Thread(target=_end_with_parent, args=(request["alive"],), daemon=True).start()
    with contextlib.suppress(MapkitError):  # told when it is answered
        _load(request["name"])
    _limit(request["memory"], request["seconds"])
    try:
        _write(out, reply(data, request).encode("utf-8", "surrogatepass"))
    except MemoryError:  # at its limit Python may fail at anything: the answer is there already
        _write(out, _NO_MEMORY)
    os._exit(0)


def _write(out: int, said: bytes) -> None:
    left = memoryview(said)
    while left:
        left = left[os.write(out, left) :]


def _load(name: str | None) -> None:
    """Load importers with their libraries, before what is taken counts."""
    if name is None:
        load_importers()
    else:
        find_importer(name)


def reply(data: bytes, request: dict[str, Any]) -> str:
    """Return the answer as JSON: what was read, or the error in words.

    Raises
    ------
    MemoryError
        There is not enough memory.
    """
    path = None if request["path"] is None else Path(request["path"])
    try:
        return to_json({"found": answer(data, path, request)})
    except MapkitError as problem:
        return to_json({"error": _told(problem)})
    except MemoryError:
        raise
    except Exception as problem:  # noqa: BLE001 - a library may raise anything at a foreign file
        return to_json({"error": _told(not_understood(path, problem))})


def answer(data: bytes, path: Path | None, request: dict[str, Any]) -> object:
    """Read a file, or say which importers may.

    Raises
    ------
    MapkitError
        As importers raise it.
    """
    if request["only_names"]:
        return tuple(one.name for one in candidates(data, path))
    if request["name"] is not None:
        importer = find_importer(request["name"])
    else:
        found = candidates(data, path) if request["first"] else []
        importer = found[0] if found else importer_for(data, path)
    options = fill_in(importer.name, importer.options, request["given"])
    read = importer.read(data, path, options)
    what = fault_of(read)
    if what:
        raise MapkitError(
            phrase(
                "the importer {name} is wrong, not the file: {what}; tell who made it",
                name=importer.name,
                what=what,
            )
        )
    return importer.name, read


def not_understood(path: Path | None, problem: Exception) -> FileError:
    """Return what to tell of an error that no importer raises on purpose."""
    place = getattr(problem, "lineno", None)
    if not isinstance(place, int):
        at = getattr(problem, "position", None)
        place = at[0] if isinstance(at, tuple) and at and isinstance(at[0], int) else None
    name = path or phrase("standard input")
    why = f"{type(problem).__name__}: {problem}"[:200]
    if place is not None:
        return FileError(
            phrase(
                "{name}:{line}: the file cannot be understood ({why})",
                name=name,
                line=place,
                why=why,
            )
        )
    return FileError(phrase("{name} cannot be understood ({why})", name=name, why=why))


def _told(problem: MapkitError) -> dict[str, object]:
    told: dict[str, object] = {
        "kind": type(problem).__name__, "message": problem.message, "help": problem.help,
    }  # fmt: skip
    if isinstance(problem, InvalidMapError):
        told |= {"diagnostics": problem.diagnostics, "path": problem.path}
    return told


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
        with contextlib.suppress(OSError, ValueError):  # macOS takes no limit of memory
            resource.setrlimit(
                kind, (wanted, min(wanted + more, hard) if hard >= 0 else wanted + more)
            )

    most(resource.RLIMIT_CORE, 0)
    most(resource.RLIMIT_FSIZE, 0)  # nothing is written but the answer, which goes through a pipe
    most(resource.RLIMIT_CPU, seconds, 2)  # so that the signal tells which limit it was
    if sys.platform == "linux":
        most(resource.RLIMIT_DATA, _data_size() + memory)


def _data_size() -> int:
    """Return how much memory this process has asked for until now, in bytes (Linux)."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmData:"):
            return int(line.split()[1]) * 1024
    return 0
