"""Steps of the history that tests take and wait for."""

from __future__ import annotations

import time
from collections.abc import Callable

from PyQt6.QtTest import QTest

from mapkit.editor.state.map_model import Done, Edit, MapModel

__all__ = ["commits", "edits"]

_LIMIT_S = 60


def edits(model: MapModel, text: str, edit: Edit, *, merge: str = "") -> bool:
    """Carry an edit out and wait until it is over; tell whether it has become a step."""
    return _ended(lambda done: model.edit(text, edit, merge=merge, done=done))


def commits(model: MapModel, text: str) -> bool:
    """Make a step of the preview and wait until it is over; tell whether there is one."""
    return _ended(lambda done: model.commit(text, done=done))


def _ended(begin: Callable[[Done], None]) -> bool:
    told: list[bool] = []
    begin(told.append)
    end = time.monotonic() + _LIMIT_S
    while not told:
        assert time.monotonic() < end, "waited too long"
        QTest.qWait(5)
    return told[0]
