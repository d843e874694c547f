"""Steps of the history that tests take and wait for."""

from __future__ import annotations

from collections.abc import Callable

from mapkit.editor.state.map_model import Done, Edit, MapModel
from tests.editor.waiting import wait

__all__ = ["commits", "edits"]


def edits(model: MapModel, text: str, edit: Edit, *, merge: str = "") -> bool:
    """Carry an edit out and wait until it is over; return whether it has become a step."""
    return _ended(lambda done: model.edit(text, edit, merge=merge, done=done))


def commits(model: MapModel, text: str) -> bool:
    """Make a step of the preview and wait until it is over; return whether there is one."""
    return _ended(lambda done: model.commit(text, done=done))


def _ended(begin: Callable[[Done], None]) -> bool:
    told: list[bool] = []
    begin(told.append)
    wait(lambda: told)
    return told[0]
