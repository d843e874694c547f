"""What tests do in a window: steps of the history, answers to questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PyQt6.QtWidgets import QApplication, QWidget

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files import questions
from mapkit.editor.state.map_model import Done, MapModel
from mapkit.editor.tasks.edit_runner import Edit
from mapkit.model import GameMap
from tests.editor.waiting import wait

OpenWindow = Callable[[GameMap], EditorWindow]
"""What the fixture ``open_window`` is."""


def answer(monkeypatch: pytest.MonkeyPatch, question: str, value: object) -> list[tuple[Any, ...]]:
    """Answer a question about files, and return what it will have been asked with."""
    asked: list[tuple[Any, ...]] = []

    def reply(*arguments: object) -> object:
        asked.append(arguments)
        return value

    monkeypatch.setattr(questions, question, reply)
    return asked


def dialogs() -> list[QWidget]:
    """Return the menu and the dialog that are in front."""
    found = (QApplication.activePopupWidget(), QApplication.activeModalWidget())
    return [widget for widget in found if widget is not None]


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
