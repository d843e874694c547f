"""Open files with care and save them whole; say why the operating system refuses."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import zlib
from collections.abc import Container
from pathlib import Path
from typing import IO

from mapkit.errors import FileError, MissingFileError, OutputExistsError
from mapkit.messages import phrase

Outside = bool | Container[Path]
"""Whether files outside a map's folder may be opened: any, none, or those with these real paths."""

_FLAGS = (
    os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NOCTTY", 0)
)  # fmt: skip
_PIECE = 2**20
_MOST_NAME = 255
"""Bytes of a file's name, on nearly all systems."""


def open_regular(path: Path, most: int) -> IO[bytes]:
    """Open a regular file for reading.

    A file of more than ``most`` bytes is not opened.

    Raises ``FileError`` where it is not there, no regular file, too large, or cannot be opened.
    """
    try:
        file = os.fdopen(os.open(path, _FLAGS), "rb")
    except FileNotFoundError:
        raise MissingFileError(phrase("{path} does not exist", path=path)) from None
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
        raise FileError(
            phrase(
                "{path} is not a regular file; mapkit reads no pipes or devices by name", path=path
            )
        )
    raise FileError(
        phrase(
            "{name} is too large ({size} MB, at most {most} MB are read); is it the right file?",
            name=path,
            size=f"{status.st_size / 2**20:.0f}",
            most=most // 2**20,
        )
    )


def read_regular(path: Path, most: int) -> bytes:
    """Return what a regular file holds.

    Raises ``FileError`` as for :func:`open_regular`, or it grows beyond ``most`` bytes while it is
    read.
    """
    with open_regular(path, most) as file:
        try:
            content = file.read(most + 1)
        except OSError as problem:
            raise _unreadable(path, problem) from None
    if len(content) > most:
        raise FileError(phrase("{path} grows while it is read", path=path))
    return content


def digest_of_file(path: Path, most: int) -> str:
    """Return the SHA-256 of a regular file, read piece by piece.

    Raises ``FileError`` as for :func:`read_regular`.
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
                    raise FileError(phrase("{path} grows while it is read", path=path))
        except OSError as problem:
            if isinstance(problem, FileError):
                raise
            raise _unreadable(path, problem) from None
    return digest.hexdigest()


def is_allowed(path: Path, folder: Path, outside: Outside) -> bool:
    """Return whether a file that a map names may be opened.

    ``folder`` is that of the map. Links count as what they lead to.
    """
    if outside is True:
        return True
    try:
        real = path.resolve()
        inside = real.is_relative_to(folder.resolve())
    except (OSError, ValueError, RuntimeError):  # a circle of links, a name that no file has
        return False
    return inside or (outside is not False and real in outside)


def _folder(path: Path) -> FileError:
    return FileError(phrase("{path} is a folder, not a file", path=path))


def _unreadable(path: Path, problem: OSError | ValueError) -> FileError:
    return FileError(
        phrase("{path} cannot be read: {reason}", path=path, reason=reason_of(problem))
    )


_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_unfinished: set[Path] = set()


def write_atomic(
    path: str | os.PathLike[str], data: bytes | str, *, force: bool = False, private: bool = False
) -> None:
    """Write a file by way of a temporary one in the same folder.

    Readers see the old content or the new, never a part. Text is written as UTF-8 with the line
    ends it has. A symbolic link is followed, an old file's permissions are kept; devices and
    pipes are written to directly.

    ``force`` replaces an existing file. With ``private`` nobody else may read it, whatever was
    allowed before.

    Raises ``OutputExistsError`` where the file exists and ``force`` is False. Raises ``FileError``
    where it cannot be written.
    """
    given = Path(path)
    content = data.encode("utf-8") if isinstance(data, str) else data
    try:
        _write(given, content, force=force, private=private)
    except OutputExistsError:
        raise
    except FileExistsError:
        raise _exists(given) from None
    except OSError as problem:
        if isinstance(problem, FileError):
            raise
        raise FileError(
            phrase("{given} cannot be written: {reason}", given=given, reason=reason_of(problem))
        ) from None


def hidden_beside(target: Path, ending: str) -> Path:
    """Return a hidden file beside another, called like it, but never too long for a folder."""
    return target.with_name(f".{_first(os.fsencode(target.name), 60)}.{ending}")


def beside(path: Path, mark: str, ending: str | None = None) -> Path:
    """Return a path in the same folder, called after a file, but never too long for a folder.

    Parameters
    ----------
    path : Path
    mark : str
        What follows the stem.
    ending : str or None
        With its dot; the file's own by default.
    """
    stem, rest = os.fsencode(path.stem), mark + (path.suffix if ending is None else ending)
    if len(stem) + len(os.fsencode(rest)) <= _MOST_NAME:
        return path.with_name(path.stem + rest)
    rest = f"-{zlib.crc32(stem):08x}{rest}"  # two long names may begin alike
    return path.with_name(_first(stem, _MOST_NAME - len(os.fsencode(rest))) + rest)


def _first(name: bytes, most: int) -> str:
    return os.fsdecode(name[:most]).encode("utf-8", "ignore").decode()


def require_folder(given: Path) -> None:
    """Fail where a file cannot be written because its folder is not there.

    Raises ``FileError`` where there is no such folder.
    """
    parent = Path(os.path.realpath(given)).parent
    if not parent.is_dir():
        raise FileError(
            phrase(
                "{given} cannot be written: there is no folder {parent}", given=given, parent=parent
            )
        )


def _exists(path: Path) -> OutputExistsError:
    return OutputExistsError(phrase("{path} exists already; force=True replaces it", path=path))


def _write(given: Path, content: bytes, *, force: bool, private: bool) -> None:
    target = Path(os.path.realpath(given))
    mode = 0o600 if private else 0o666
    with contextlib.suppress(FileNotFoundError):
        status = target.stat()
        if stat.S_ISDIR(status.st_mode):
            raise FileError(phrase("{given} is a folder; name a file in it", given=given))
        if not stat.S_ISREG(status.st_mode):
            with os.fdopen(_opened_device(given, target), "wb") as device:
                device.write(content)
            return
        if not force:
            raise _exists(given)
        if not private:
            mode = stat.S_IMODE(status.st_mode)
    require_folder(given)
    temporary = hidden_beside(target, f"{os.urandom(6).hex()}.tmp")
    _unfinished.add(temporary)
    try:
        handle = os.open(temporary, _NEW_FILE, mode)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _put(temporary, target, mode, force=force)
        _sync_folder(target.parent)
    finally:
        temporary.unlink(missing_ok=True)
        _unfinished.discard(temporary)


def _opened_device(given: Path, target: Path) -> int:
    """Open a pipe or a device for writing; without waiting for somebody to read it."""
    try:
        handle = os.open(target, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
    except OSError as problem:
        if problem.errno != errno.ENXIO:
            raise
        raise FileError(phrase("{given} is a pipe that no program reads", given=given)) from None
    if hasattr(os, "set_blocking"):
        os.set_blocking(handle, True)
    return handle


def _sync_folder(folder: Path) -> None:
    """Have the new name on the disk, too; not every system lets folders be opened."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def discard_unfinished() -> None:
    """Delete what is being written, for a process that ends at once."""
    for temporary in tuple(_unfinished):
        with contextlib.suppress(OSError):
            temporary.unlink()


def _put(temporary: Path, target: Path, mode: int, *, force: bool) -> None:
    if force:
        if mode != 0o666:
            temporary.chmod(mode)
        temporary.replace(target)
        return
    try:
        # A link fails where a file has appeared meanwhile; replacing would not.
        os.link(temporary, target)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError):
        if target.exists():
            raise FileExistsError(target) from None
        temporary.replace(target)


_FREQUENT = {
    str(reason): reason
    for reason in (
        phrase("No space left on device"),
        phrase("Permission denied"),
        phrase("Read-only file system"),
        phrase("Input/output error"),
        phrase("File name too long"),
        phrase("Disk quota exceeded"),
    )
}
"""Frequent ones, which are translated; others are shown as the system words them."""


def reason_of(problem: OSError | ValueError) -> str:
    """Return the system's own text for a failure."""
    told = getattr(problem, "strerror", None) or str(problem)
    return _FREQUENT.get(told, told)
