"""Files with one place in each field."""

from __future__ import annotations

import re
from math import isfinite
from pathlib import Path

from mapkit.errors import FileError
from mapkit.mapfile.disk import read_regular
from mapkit.messages import phrase

_MOST_BYTES = 2**20
_LINE = re.compile(r"\s*(-?\d+(?:\.\d+)?)\s*[,;\t]\s*(-?\d+(?:\.\d+)?)\s*")


def read_seeds(path: Path) -> list[tuple[float, float]]:
    """Read places from a file with x and y in mm on each line: ``120.5,80``.

    Empty lines, and lines that begin with ``#`` or a letter, as a heading does, are left out.

    Parameters
    ----------
    path : Path
        A file of at most 1 MB.

    Raises
    ------
    FileError
        It cannot be read, a line is no place, or there is none.
    """
    text = read_regular(path, _MOST_BYTES).decode("utf-8-sig", "replace")
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip()[0] == "#" or line.lstrip()[0].isalpha():
            continue
        match = _LINE.fullmatch(line)
        place = (float(match[1]), float(match[2])) if match else None
        if place is None or not all(map(isfinite, place)):
            raise FileError(
                phrase(
                    "{path}:{line}: a line has x and y of a place, in mm: 120.5,80",
                    path=path,
                    line=number,
                )
            )
        found.append(place)
    if not found:
        raise FileError(phrase("{path} has no places", path=path))
    return found
