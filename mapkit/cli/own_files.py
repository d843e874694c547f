"""Which files mapkit wrote that nobody has changed since: the next result may replace them.

A list in the user's folder for the state of programs holds a hash of each path and one of what was
written there. A file that is not listed, or holds anything else, is the user's own. Where the list
cannot be kept, every file is.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

_MOST_BYTES = 1_000_000
"""A longer list loses its older half; it has some 130 bytes a file."""


def is_own(path: Path) -> bool:
    """Return whether mapkit wrote a file, or all files of a folder, and nobody has changed them."""
    try:
        files = _files(path)
        if not files or not _is_list(_list()):
            return False
        listed = dict(line.split() for line in _list().read_text("ascii").splitlines())
        known = [listed.get(_name(file), "") for file in files]
        return all(known) and known == [_content(file) for file in files]
    except (OSError, ValueError):
        return False


def note_own(path: Path) -> None:
    """Remember a file that was written, or all files of a folder."""
    with contextlib.suppress(OSError, ValueError):
        lines = "".join(f"{_name(file)} {_content(file)}\n" for file in _files(path))
        known = _list()
        known.parent.mkdir(parents=True, exist_ok=True)
        known.touch()
        if not _is_list(known):
            return
        if known.stat().st_size > _MOST_BYTES:
            kept = known.read_text("ascii").splitlines(keepends=True)
            known.write_text("".join(kept[len(kept) // 2 :]), "ascii")
        with known.open("a", encoding="ascii") as out:
            out.write(lines)


def _list() -> Path:
    if sys.platform == "win32":
        state = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    else:
        state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(state) / "mapkit" / "written.txt"


def _is_list(path: Path) -> bool:
    """Return whether it can be read: a pipe would wait for ever, and no list is much too long."""
    return path.is_file() and path.stat().st_size <= 10 * _MOST_BYTES


def _files(path: Path) -> list[Path]:
    files = path.rglob("*") if path.is_dir() else [path]
    return [file for file in files if file.is_file()]


def _name(path: Path) -> str:
    import hashlib  # noqa: PLC0415 - only for files

    return hashlib.sha256(os.fsencode(os.path.realpath(path))).hexdigest()


def _content(path: Path) -> str:
    import hashlib  # noqa: PLC0415 - only for files

    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
