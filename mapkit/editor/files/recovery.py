"""Copies of unsaved work, written while one works and offered after a crash.

A copy is one JSON file with the map's text and where it belongs. Beside it lies a lock that its
process holds: a copy whose lock can be had is left over from a run that ended badly.
"""

from __future__ import annotations

import hashlib
import json
import time
import uuid
from dataclasses import asdict, dataclass
from pathlib import Path

from PyQt6.QtCore import QLockFile

from mapkit.editor.settings import recovery_folder
from mapkit.errors import MapkitError
from mapkit.mapfile import write_atomic

__all__ = ["RecoveryCopy", "RecoverySlot", "leftovers"]

_FORMAT = 1


@dataclass(frozen=True, slots=True)
class RecoveryCopy:
    """Unsaved work.

    Parameters
    ----------
    text : str
        The map, as it would have been saved.
    path : str
        The file it belongs to, "" if it has none yet.
    digest : str
        Of that file when it was read or saved last; tells whether it has changed since.
    name : str
        What the window called it.
    saved_at : float
        When the copy was made, seconds since 1970.
    """

    text: str
    path: str
    digest: str
    name: str
    saved_at: float


class RecoverySlot:
    """Where one open map keeps its copy; holding it locks the map against a second window."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lock = QLockFile(str(file.with_suffix(".lock")))
        self._lock.setStaleLockTime(0)  # only the owner's death makes it stale

    @classmethod
    def of(cls, path: Path | None) -> RecoverySlot:
        """Return the slot of a map file, or a new one for a map without a file."""
        key = str(path.resolve()) if path is not None else uuid.uuid4().hex
        name = hashlib.sha256(key.encode()).hexdigest()[:24]
        return cls(recovery_folder() / f"{name}.json")

    def take(self) -> bool:
        """Try to own the slot; False where a living process does."""
        return self._lock.isLocked() or self._lock.tryLock(0)

    def owner(self) -> str:
        """Return who holds the slot, for people."""
        known, process, host, program = self._owner_info()
        return f"{program or 'mapkit'} ({process}, {host})" if known else "mapkit"

    def _owner_info(self) -> tuple[bool, int, str, str]:
        known, process, host, program = self._lock.getLockInfo()
        return bool(known), int(process or 0), str(host or ""), str(program or "")

    def write(self, copy: RecoveryCopy) -> None:
        """Keep a copy, in place of the one before.

        Raises
        ------
        MapkitError
            The disk is full or the folder cannot be written to.
        """
        value = {"mapkit_recovery": _FORMAT, **asdict(copy)}
        write_atomic(self.file, json.dumps(value), force=True)

    def read(self) -> RecoveryCopy | None:
        """Return the copy, None where there is none that can be understood."""
        try:
            value = json.loads(self.file.read_text("utf-8"))
            if value.pop("mapkit_recovery") != _FORMAT:
                return None
            return RecoveryCopy(**value)
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return None

    def clear(self) -> None:
        """Forget the copy: its work is saved, or given up."""
        self.file.unlink(missing_ok=True)

    def release(self) -> None:
        """Let others have the slot; a copy stays."""
        self._lock.unlock()


def leftovers() -> list[tuple[RecoverySlot, RecoveryCopy]]:
    """Return the copies whose process has died, the newest first; their slots are taken."""
    found = []
    for file in recovery_folder().glob("*.json"):
        slot = RecoverySlot(file)
        if not slot.take():
            continue
        copy = slot.read()
        if copy is None:
            _put_aside(file)
            slot.release()
        else:
            found.append((slot, copy))
    return sorted(found, key=lambda pair: -pair[1].saved_at)


def now() -> float:
    """Return the time for :class:`RecoveryCopy`."""
    return time.time()


def _put_aside(file: Path) -> None:
    """Keep what cannot be read, where it does not come up each time."""
    try:
        file.replace(file.with_suffix(".unreadable"))
    except (OSError, MapkitError):
        return
