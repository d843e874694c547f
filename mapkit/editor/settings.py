"""What the program remembers between runs, and the folders it keeps things in.

Folders are asked of Qt each time, so whoever sets ``XDG_CONFIG_HOME`` and ``XDG_DATA_HOME`` (tests
do) moves everything.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import math
import os
import re
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QByteArray, QSettings, QStandardPaths

_MOST_BYTES = 2**18
"""Of settings: of 200,000 keys no window comes up, since Qt reads them again and again."""
_MOST_LOCK_BYTES = 2**12
_DIGEST = 8
"""Bytes of a digest before remembered bytes."""
_LETTER = (
    r'\\(?:[abfnrtv"\\]|0(?![0-7])'
    r"|x(?:[01]?[0-9a-f]|3[0-9]|[46][1-6]|7f|[89a-f][0-9a-f]|[1-9a-f][0-9a-f]{2,3})"
    r"(?![0-9A-Fa-f]))"
)
_PLAIN = r"(?:@@|@(?:ByteArray|String|Point|Size|Rect)\(|@Invalid\(\)|(?![@\ufeff]))"
_QUOTED = rf'"{_PLAIN}[^"\\\0-\x08\n-\x1f]*+(?:{_LETTER}[^"\\\0-\x08\n-\x1f]*+)*+"'
_BARE = rf'(?![ \t]){_PLAIN}[^",;=\\\0-\x08\n-\x1f]*+(?:{_LETTER}[^",;=\\\0-\x08\n-\x1f]*+)*+'
_TEXT = rf"[ \t]*+(?:{_QUOTED}[ \t]*+|{_BARE})"
_LINE = re.compile(
    rf"[ \t]*+(?:\[[A-Za-z0-9_.%-]++\][ \t]*+|[A-Za-z0-9_.%\\-]++[ \t]*+={_TEXT}(?:,{_TEXT})*+)?"
)
"""A line that Qt writes for plain values. From others, whose text begins with another ``@`` however
its letters are spelt, PyQt makes objects of Python, and so runs whatever the file asks for."""

_looked_at: tuple[Path, int, int, int] | None = None
_set_aside: list[Path] = []


def settings() -> QSettings:
    """Return the settings, a text file that all windows share.

    A file that holds more than plain values is renamed before Qt reads it, see :func:`set_aside`.
    """
    path = _config_folder() / "mapkit" / "editor.ini"
    refuse_objects(path)
    return QSettings(str(path), QSettings.Format.IniFormat)


def refuse_objects_of_qt() -> None:
    """Rename the file in which Qt remembers what its dialogs showed, unless it is plain."""
    path = _config_folder() / "QtProject.conf"
    refuse_odd_lock(path.with_name(f"{path.name}.lock"))
    with contextlib.suppress(OSError):
        _renamed(path, path.stat())


def _config_folder() -> Path:
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    return Path(QStandardPaths.writableLocation(place))


def set_aside() -> list[Path]:
    """Return where settings are that were not read, since the last call."""
    found = _set_aside.copy()
    _set_aside.clear()
    return found


def refuse_objects(path: Path) -> None:
    """Set a file of settings aside that holds more than plain values."""
    global _looked_at  # noqa: PLW0603 - settings are asked for all the time
    refuse_odd_lock(path.with_name(f"{path.name}.lock"))
    try:
        status = path.stat()
    except (OSError, ValueError):  # it is not there yet
        return
    state = (path, status.st_ino, status.st_mtime_ns, status.st_size)
    if state == _looked_at:
        return
    if not _renamed(path, status):
        _looked_at = state


def refuse_odd_lock(lock: Path) -> None:
    """Rename what Qt would take for a lock and read without an end, or wait for: a pipe, a link."""
    with contextlib.suppress(OSError):
        status = lock.lstat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > _MOST_LOCK_BYTES:
            lock.replace(free_name(lock))


def _renamed(path: Path, status: os.stat_result) -> bool:
    """Set a file aside that is no regular one, or not plain; return whether that was so."""
    regular = stat.S_ISREG(status.st_mode) and status.st_size <= _MOST_BYTES
    with contextlib.suppress(OSError):
        if not regular or not _is_plain(path.read_bytes()):
            kept = free_name(path)
            path.replace(kept)
            _set_aside.append(kept)
            return True
    return False


def _is_plain(content: bytes) -> bool:
    """Return whether each line of a file of settings is as Qt writes plain values."""
    try:
        lines = re.split(r"\r\n?|\n", content.decode("utf-8"))
    except UnicodeDecodeError:
        return False
    return all(map(_LINE.fullmatch, lines))


def free_name(path: Path) -> Path:
    """Return a name beside a file that cannot be read, under which it is kept; no other has it."""
    kept, number = path.with_suffix(".unreadable"), 1
    while kept.exists():
        number += 1
        kept = path.with_suffix(f".unreadable-{number}")
    return kept


def remembered_text(key: str, default: str = "") -> str:
    """Return a remembered text."""
    value = settings().value(key, default)
    return value if isinstance(value, str) else default


def remembered_group(name: str) -> dict[str, str]:
    """Return all remembered texts of a group by the rest of their keys, reading the file once."""
    store = settings()
    store.beginGroup(name)
    values = {key: store.value(key) for key in store.childKeys()}
    return {key: value for key, value in values.items() if isinstance(value, str)}


def remember_texts(key: str, texts: Sequence[str]) -> None:
    """Remember a list of texts, as JSON: Qt writes a list of one as an object."""
    settings().setValue(key, json.dumps([*texts]))


def remembered_json(key: str) -> object:
    """Return a remembered value of lists and mappings; None where it cannot be read."""
    try:
        return json.loads(remembered_text(key, "null"))
    except (ValueError, RecursionError):
        return None


def remembered_texts(key: str) -> list[str]:
    """Return a remembered list of texts; nothing where it cannot be read."""
    found = remembered_json(key)
    return [str(text) for text in found] if isinstance(found, list) else []


def number_within(low: float, value: Any, high: float, otherwise: float) -> float:
    """Return a remembered number within bounds; another one where it is none."""
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        return otherwise
    return otherwise if math.isnan(number) else min(max(number, low), high)


def remembered_flag(key: str, *, default: bool) -> bool:
    """Return a remembered yes or no."""
    return str(settings().value(key, default)).lower() in {"true", "1"}


def remember_bytes(key: str, content: QByteArray) -> None:
    """Remember bytes of Qt's own, with a digest: Qt crashes at many that are damaged."""
    data = bytes(content.data())
    settings().setValue(key, QByteArray(_digest(data) + data))


def remembered_bytes(key: str) -> QByteArray | None:
    """Return remembered bytes, for example a window's geometry; None where they are damaged."""
    value = settings().value(key)
    data = bytes(value.data()) if isinstance(value, QByteArray) else b""
    said, content = data[:_DIGEST], data[_DIGEST:]
    return QByteArray(content) if content and _digest(content) == said else None


def _digest(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()[:_DIGEST]


def state_folder() -> Path:
    """Return the folder for what a run leaves behind, made if need be and possible."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    path = Path(folder, "mapkit")
    with contextlib.suppress(OSError):
        path.mkdir(parents=True, exist_ok=True)
    return path


def recovery_folder() -> Path:
    """Return the folder that unsaved work is kept in."""
    path = state_folder() / "recovery"
    with contextlib.suppress(OSError):  # told when a copy is to be kept there
        path.mkdir(mode=0o700, exist_ok=True)
        path.chmod(0o700)  # those of before were open to all
    return path


_RECENT = "files/recent"
_MOST_RECENT = 12


def recent_files() -> list[Path]:
    """Return the files that were open lately and are still there."""
    return [path for path in map(Path, remembered_texts(_RECENT)) if path.is_file()]


def remember_recent(path: Path) -> None:
    """Put a file first."""
    known = [str(path.absolute()), *(str(p) for p in recent_files() if p != path.absolute())]
    remember_texts(_RECENT, known[:_MOST_RECENT])


def forget_recent() -> None:
    """Forget them all."""
    settings().remove(_RECENT)
