"""The one way in which files are opened that somebody else may have made.

A pipe would be waited for without end, a device never ends, and a large file fills the memory: only
regular files are read, up to a size. What a map names outside its own folder is not opened at all
unless that is allowed.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Container
from pathlib import Path
from typing import IO

from mapkit.errors import FileProblemError
from mapkit.mapfile.reasons import reason_of
from mapkit.messages import phrase

__all__ = ["Outside", "digest_of_file", "is_allowed", "open_regular", "read_regular"]

Outside = bool | Container[Path]
"""Whether files outside a map's folder may be opened: any, none, or those with these real paths."""

_FLAGS = (
    os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NOCTTY", 0)
)  # fmt: skip
_PIECE = 2**20


def open_regular(path: Path, most: int) -> IO[bytes]:
    """Open a regular file for reading.

    Parameters
    ----------
    path : Path
    most : int
        Bytes; a larger file is not opened.

    Raises
    ------
    FileProblemError
        It is not there, no regular file, too large, or cannot be opened.
    """
    try:
        file = os.fdopen(os.open(path, _FLAGS), "rb")
    except FileNotFoundError:
        raise FileProblemError(phrase("{path} does not exist", path=path)) from None
    except IsADirectoryError:
        raise _folder(path) from None
    except (OSError, ValueError) as problem:
        raise _unreadable(path, problem) from None
    status = os.fstat(file.fileno())
    if stat.S_ISREG(status.st_mode) and status.st_size <= most:
        return file
    file.close()
    if stat.S_ISDIR(status.st_mode):
        raise _folder(path)
    if not stat.S_ISREG(status.st_mode):
        raise FileProblemError(
            phrase("{path} is no regular file; mapkit reads no pipes or devices by name", path=path)
        )
    raise FileProblemError(
        phrase(
            "{name} is too large ({size} MB, at most {most} MB are read); is it the right file?",
            name=path,
            size=f"{status.st_size / 2**20:.0f}",
            most=most // 2**20,
        )
    )


def read_regular(path: Path, most: int) -> bytes:
    """Return what a regular file holds.

    Raises
    ------
    FileProblemError
        As for :func:`open_regular`, or it grows beyond ``most`` bytes while it is read.
    """
    with open_regular(path, most) as file:
        try:
            content = file.read(most + 1)
        except OSError as problem:
            raise _unreadable(path, problem) from None
    if len(content) > most:
        raise FileProblemError(phrase("{path} grows while it is read", path=path))
    return content


def digest_of_file(path: Path, most: int) -> str:
    """Return the SHA-256 of a regular file, read piece by piece.

    Raises
    ------
    FileProblemError
        As for :func:`read_regular`.
    """
    import hashlib  # noqa: PLC0415 - brings OpenSSL, and few maps have a picture to trace

    digest = hashlib.sha256()
    left = most
    with open_regular(path, most) as file:
        try:
            while piece := file.read(_PIECE):
                digest.update(piece)
                left -= len(piece)
                if left < 0:
                    raise FileProblemError(phrase("{path} grows while it is read", path=path))
        except OSError as problem:
            if isinstance(problem, FileProblemError):
                raise
            raise _unreadable(path, problem) from None
    return digest.hexdigest()


def is_allowed(path: Path, folder: Path, outside: Outside) -> bool:
    """Tell whether a file that a map names may be opened.

    Parameters
    ----------
    path : Path
    folder : Path
        That of the map. Links count as what they lead to.
    outside : bool or collection of Path
    """
    if outside is True:
        return True
    try:
        real = path.resolve()
        inside = real.is_relative_to(folder.resolve())
    except (OSError, ValueError, RuntimeError):  # a circle of links, a name that no file has
        return False
    return inside or (outside is not False and real in outside)


def _folder(path: Path) -> FileProblemError:
    return FileProblemError(phrase("{path} is a folder, not a file", path=path))


def _unreadable(path: Path, problem: OSError | ValueError) -> FileProblemError:
    return FileProblemError(
        phrase("{path} cannot be read: {reason}", path=path, reason=reason_of(problem))
    )
