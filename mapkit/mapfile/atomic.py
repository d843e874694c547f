"""Whole files or none: output appears under its name only when all of it is on the disk."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from pathlib import Path

from mapkit.errors import FileProblemError, OutputExistsError
from mapkit.mapfile.reasons import reason_of
from mapkit.messages import phrase

__all__ = ["discard_unfinished", "require_folder", "write_atomic"]

_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_unfinished: set[Path] = set()


def write_atomic(
    path: str | os.PathLike[str], data: bytes | str, *, force: bool = False, private: bool = False
) -> None:
    """Write a file by way of a temporary one in the same folder.

    Readers see the old content or the new, never a part. Text is written as UTF-8 with the line
    ends it has. A symbolic link is followed, an old file's permissions are kept; devices and
    pipes are written to directly.

    Parameters
    ----------
    path : path
    data : bytes or str
    force : bool
        Replace an existing file.
    private : bool
        Nobody else may read it, whatever was allowed before.

    Raises
    ------
    OutputExistsError
        The file exists and ``force`` is False.
    FileProblemError
        It cannot be written.
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
        if isinstance(problem, FileProblemError):
            raise
        raise FileProblemError(
            phrase("{given} cannot be written: {reason}", given=given, reason=reason_of(problem))
        ) from None


def require_folder(given: Path) -> None:
    """Fail where a file cannot be written because its folder is not there.

    Raises
    ------
    FileProblemError
        There is no such folder.
    """
    parent = Path(os.path.realpath(given)).parent
    if not parent.is_dir():
        raise FileProblemError(
            phrase(
                "{given} cannot be written: there is no folder {parent}",
                given=given,
                parent=parent,
            )
        )


def _exists(path: Path) -> OutputExistsError:
    return OutputExistsError(phrase("{path} exists already; --force replaces it", path=path))


def _write(given: Path, content: bytes, *, force: bool, private: bool) -> None:
    target = Path(os.path.realpath(given))
    mode = 0o600 if private else 0o666
    with contextlib.suppress(FileNotFoundError):
        status = target.stat()
        if stat.S_ISDIR(status.st_mode):
            raise FileProblemError(phrase("{given} is a folder; name a file in it", given=given))
        if not stat.S_ISREG(status.st_mode):
            with target.open("wb") as device:
                device.write(content)
            return
        if not force:
            raise _exists(given)
        if not private:
            mode = stat.S_IMODE(status.st_mode)
    require_folder(given)
    temporary = target.with_name(f".{target.name[:60]}.{secrets.token_hex(6)}.tmp")
    _unfinished.add(temporary)
    try:
        handle = os.open(temporary, _FLAGS, mode)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _put(temporary, target, mode, force=force)
        _sync_folder(target.parent)
    finally:
        temporary.unlink(missing_ok=True)
        _unfinished.discard(temporary)


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
