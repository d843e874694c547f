"""What runs inside the box of :mod:`mapkit.export.box`: one file is read; the answer is a JSON."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mapkit.errors import FileError, InvalidMapError, MapkitError
from mapkit.export.import_registry import candidates, find_importer, importer_for, load_importers
from mapkit.export.imported import fault_of
from mapkit.export.plain_values import to_json
from mapkit.export.plugins import fill_in
from mapkit.jobs.box_inside import serve
from mapkit.messages import phrase


def main() -> None:
    """Answer one request, and end."""
    serve(_answers, prepare)


def _answers(request: dict[str, Any], data: bytes) -> Iterator[bytes]:
    yield reply(data, request).encode("utf-8", "surrogatepass")


def prepare(request: dict[str, Any]) -> None:
    """Load what reads the file, before what is taken counts."""
    with contextlib.suppress(MapkitError):  # told when it is answered
        if request["name"] is None:
            load_importers()
        else:
            find_importer(request["name"])


def reply(data: bytes, request: dict[str, Any]) -> str:
    """Return the answer as JSON: what was read, or the error in words.

    Raises ``MemoryError`` where there is not enough memory.
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

    Raises ``MapkitError`` as importers raise it.
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
