"""Copies of unsaved work, written while the user works and offered after a crash.

A copy is one JSON file with the map's text and its path. Its process holds a lock beside it. If the
lock can be taken, the copy was left by a run that crashed.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import threading
import uuid
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Protocol

from PyQt6.QtCore import QLockFile, QSysInfo

from mapkit.editor.settings import free_name, recovery_folder, refuse_odd_lock
from mapkit.mapfile import read_regular, write_atomic

_FORMAT = 1
_MOST_BYTES = 2**28
_LATEST = 2.0**35
"""A date that Qt can still show."""


@dataclass(frozen=True, slots=True)
class RecoveryCopy:
    """Unsaved work."""

    text: str
    """The map, as it would have been saved."""
    path: str
    """The file it belongs to, "" if it has none yet."""
    digest: str
    """Of that file when it was read or saved last; tells whether it has changed since."""
    name: str
    """What the window called it."""
    saved_at: float
    """When the copy was made, seconds since 1970."""
    partial: bool = False
    """Whether that file held things that could not be understood."""


@dataclass(frozen=True, slots=True)
class Owner:
    """The process that holds a slot; ``elsewhere`` where it runs, or ran, on another computer."""

    process: int = 0
    host: str = ""
    elsewhere: bool = False


class RecoverySlot:
    """Where one open map keeps its copy; holding it locks the map against a second window.

    ``epoch`` counts how often the copy was cleared.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.epoch = 0
        self._mutex = threading.Lock()
        lock = file.with_suffix(".lock")
        refuse_odd_lock(lock)
        self._lock = QLockFile(str(lock))
        self._lock.setStaleLockTime(0)  # only the owner's death makes it stale

    @classmethod
    def of(cls, path: Path | None) -> RecoverySlot:
        """Return the slot of a map file, or a new one for a map without a file."""
        key = str(path.resolve()) if path is not None else uuid.uuid4().hex
        name = hashlib.sha256(key.encode()).hexdigest()[:24]
        return cls(recovery_folder() / f"{name}.json")

    def take(self) -> bool:
        """Try to own the slot; False where another process does.

        Where no lock can be made (a full disk, a folder that must not be written to) nobody can
        be kept out, and the map is opened all the same.
        """
        if self._lock.isLocked() or self._lock.tryLock(0):
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def take_from_elsewhere(self) -> bool:
        """Take the slot from a process on another computer, which may or may not still run."""
        self._lock.removeStaleLockFile()
        return self.take()

    def owner(self) -> Owner:
        """Return who holds the slot."""
        known, process, host, _program = self._lock.getLockInfo()
        if not known:
            return Owner()
        return Owner(int(process or 0), str(host or ""), host != QSysInfo.machineHostName())

    def write(self, copy: RecoveryCopy, epoch: int | None = None) -> None:
        """Keep a copy, in place of the one before.

        ``epoch`` is what :attr:`epoch` was when the work was taken: where it was saved or given up
        since, nothing is written. May be called in any thread.

        Raises ``MapkitError`` where the disk is full or the folder cannot be written to.
        """
        value = json.dumps({"mapkit_recovery": _FORMAT, **asdict(copy)})
        with self._mutex:
            if epoch is None or epoch == self.epoch:
                write_atomic(self.file, value, force=True, private=True)

    def read(self) -> RecoveryCopy | None:
        """Return the copy, None where there is none that can be understood."""
        try:
            value = json.loads(read_regular(self.file, _MOST_BYTES))
        except (OSError, ValueError, RecursionError, MemoryError):
            return None
        return _copy_of(value)

    def clear(self) -> None:
        """Forget the copy: its work is saved, or given up."""
        with self._mutex:
            self.epoch += 1
            with contextlib.suppress(OSError):  # then it is offered once more
                self.file.unlink()

    def put_aside(self) -> None:
        """Keep the copy of an earlier run under another name, to be offered another time."""
        with self._mutex, contextlib.suppress(OSError):
            self.file.replace(RecoverySlot.of(None).file)

    def release(self) -> None:
        """Let others have the slot; a copy stays."""
        self._lock.unlock()


class KeptWork(Protocol):
    """Work in a window, of which recovery copies are kept."""

    slot: RecoverySlot

    @property
    def modified(self) -> bool:
        """Whether there is something to save."""

    def copier(self) -> Callable[[], RecoveryCopy]:
        """Return what makes a copy of the work as it is now, in any thread."""


def _copy_of(value: object) -> RecoveryCopy | None:
    """Return the copy that a file holds; None where it is none that this version writes."""
    if not isinstance(value, dict) or value.get("mapkit_recovery") != _FORMAT:
        return None
    known = {key: item for key, item in value.items() if key != "mapkit_recovery"}
    types = {f.name: type(known.get(f.name, f.default)) for f in fields(RecoveryCopy)}
    if not known.keys() <= types.keys() or types.pop("saved_at") not in {int, float}:
        return None
    if types.pop("partial") is not bool or set(types.values()) != {str}:
        return None
    copy = RecoveryCopy(**known)
    sound = 0 <= copy.saved_at < _LATEST and "\0" not in copy.path
    return copy if sound and (not copy.path or Path(copy.path).is_absolute()) else None


def leftovers() -> tuple[list[tuple[RecoverySlot, RecoveryCopy]], list[Path]]:
    """Return what earlier runs left behind.

    Returns the copies whose process has died, the newest first, with their slots taken; and where
    files are now that could not be understood.
    """
    found = []
    aside = []
    for file in sorted(recovery_folder().glob("*.json")):
        slot = RecoverySlot(file)
        if not slot.take():
            continue
        copy = slot.read()
        if copy is None:
            aside += _put_aside(file)
            slot.release()
        else:
            found.append((slot, copy))
    return sorted(found, key=lambda pair: -pair[1].saved_at), aside


def _put_aside(file: Path) -> list[Path]:
    """Keep what cannot be read, where it does not come up each time."""
    kept = free_name(file)
    with contextlib.suppress(OSError):
        file.replace(kept)
        return [kept]
    return []
