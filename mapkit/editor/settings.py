"""What the program remembers between runs, and the folders it keeps things in.

Folders are asked of Qt each time, so whoever sets ``XDG_CONFIG_HOME`` and ``XDG_DATA_HOME`` (tests
do) moves everything.
"""

from __future__ import annotations

import contextlib
import stat
from pathlib import Path

from PyQt6.QtCore import QByteArray, QSettings, QStandardPaths

__all__ = [
    "recovery_folder",
    "remembered_bytes",
    "remembered_flag",
    "remembered_text",
    "remembered_texts",
    "settings",
    "state_folder",
]


_MOST_BYTES = 2**24


def settings() -> QSettings:
    """Return the settings, a text file that all windows share."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    path = Path(folder, "mapkit", "editor.ini")
    with contextlib.suppress(OSError):  # it is not there yet
        status = path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > _MOST_BYTES:
            path.replace(path.with_suffix(".unreadable"))
    return QSettings(str(path), QSettings.Format.IniFormat)


def remembered_text(key: str, default: str = "") -> str:
    """Return a remembered text."""
    value = settings().value(key, default)
    return value if isinstance(value, str) else default


def remembered_texts(key: str) -> list[str]:
    """Return a remembered list of texts; Qt reads a list of one as a text."""
    value = settings().value(key, [])
    if isinstance(value, str):
        return [value] if value else []
    return [str(item) for item in value] if isinstance(value, list) else []


def remembered_flag(key: str, *, default: bool) -> bool:
    """Return a remembered yes or no."""
    return str(settings().value(key, default)).lower() in {"true", "1"}


def remembered_bytes(key: str) -> QByteArray | None:
    """Return remembered bytes, for example a window's geometry."""
    value = settings().value(key)
    return value if isinstance(value, QByteArray) else None


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
