"""What an importer is, which are installed, and which of them reads a file.

An importer is an :class:`Importer` registered in the entry-point group ``mapkit.importers`` under
its name. One that fails to load takes away its own format only, and is reported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path

from mapkit.errors import FileError, MapkitError, UsageError
from mapkit.export.imported import ImportedMap
from mapkit.export.plugins import Broken, Option, installed, is_name, load_each, load_one
from mapkit.messages import phrase

GROUP = "mapkit.importers"


@dataclass(frozen=True, slots=True)
class Importer:
    """A way to read what another program wrote.

    Parameters
    ----------
    name : str
        Lower-case letters, digits and hyphens; that of its entry point.
    endings : tuple of str
        Of its files, without the dot, the usual one first.
    summary : str
        One line for people.
    recognises : callable
        ``recognises(data) -> bool``: whether the bytes of a file, whatever it is called, are of
        this format. It is quick, and never raises.
    read : callable
        ``read(data, path, options) -> ImportedMap``. ``path`` is where the bytes come from, for
        messages; None for standard input. ``options`` has a value for every declared option. Raises
        ``FileError`` or ``InvalidMapError`` with a line, or a path within the file.
    loses : str
        What of a file is not read, one line for people; "" for nothing to tell.

    Raises
    ------
    ValueError
        Where the name or an ending is none.
    """

    name: str
    endings: tuple[str, ...]
    summary: str
    recognises: Callable[[bytes], bool]
    read: Callable[[bytes, Path | None, Mapping[str, str]], ImportedMap]
    options: tuple[Option, ...] = ()
    loses: str = ""

    def __post_init__(self) -> None:
        if not is_name(self.name):
            raise ValueError(
                f"{self.name!r} is not a name of a format: it has small letters, digits and hyphens"
            )
        if not self.endings or any(not e or e.startswith(".") for e in self.endings):
            raise ValueError(f"the importer {self.name} reads files with an ending, without a dot")


def importers() -> dict[str, EntryPoint]:
    """Return the importers that are installed, by name, in alphabetical order; none is loaded."""
    return installed(GROUP)


def load_importers() -> tuple[tuple[Importer, ...], tuple[Broken, ...]]:
    """Load every installed importer; return those that work and those that do not."""
    return load_each(GROUP, Importer)


def find_importer(name: str) -> Importer:
    """Load an importer.

    Raises
    ------
    UsageError
        None of that name is installed.
    MapkitError
        It is installed but cannot be loaded.
    """
    points = importers()
    if name not in points:
        known = ", ".join(points) or phrase("none")
        raise UsageError(
            phrase("there is no importer {name!r}; there are: {known}", name=name, known=known)
        )
    loaded = load_one(points[name], Importer)
    if isinstance(loaded, Broken):
        raise MapkitError(
            phrase(
                "the importer {name} ({value}) does not load: {why}; reinstall it",
                name=loaded.name,
                value=loaded.value,
                why=loaded.why,
            )
        )
    return loaded


def candidates(data: bytes, path: Path | None) -> list[Importer]:
    """Return the importers that may read a file: by its content, else by its ending.

    The parameters are those of :func:`importer_for`.
    """
    working, _ = load_importers()
    found = [one for one in working if one.recognises(data)]
    if found:
        return found
    # Its importer can say where such a file is wrong.
    ending = path.suffix.removeprefix(".").lower() if path else ""
    return [one for one in working if path is None or ending in one.endings]


def importer_for(data: bytes, path: Path | None) -> Importer:
    """Return the importer that reads a file: by its content, else by its ending.

    Parameters
    ----------
    data : bytes
        The whole file.
    path : Path or None
        What it is called; None for standard input.

    Raises
    ------
    FileError
        None reads it, or several would; the message names them.
    """
    found = candidates(data, path)
    if len(found) == 1:
        return found[0]
    working, _ = load_importers()
    name = path or phrase("standard input")
    if found:
        raise FileError(
            phrase(
                "{name} may be in one of several formats: --from FORMAT; there are: {known}",
                name=name,
                known=", ".join(one.name for one in found),
            )
        )
    raise FileError(
        phrase(
            "{name} is in no format that can be imported; there are: {known}",
            name=name,
            known=", ".join(one.name for one in working) or phrase("none"),
        )
    )
