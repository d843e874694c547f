"""When the recovery copy is written."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.autosave import _MOST_LOOKS, Autosave
from mapkit.editor.files.map_files import MapFiles
from mapkit.edits import paint
from tests.editor.steps import edits


@pytest.fixture
def written(window: EditorWindow, map_path: Path) -> list[str]:
    """What the field was called each time when a copy was written."""
    assert window.part(MapFiles).open(map_path)
    autosave = window.part(MapFiles).findChild(Autosave)
    found: list[str] = []

    def note() -> None:
        copy = window.part(MapFiles).slot.read()
        found.append(copy.text)

    autosave.written.connect(note)
    return found


def rename(window: EditorWindow, name: str) -> None:
    field = next(iter(window.model.committed.fields))
    assert edits(window.model, "name", partial(paint, fields=(field,), name=name))


def test_steady_work_does_not_put_a_copy_off(
    window: EditorWindow, written: list[str], qtbot: QtBot
) -> None:
    names = iter(f"name {k}" for k in range(1000))
    work = QTimer()
    work.timeout.connect(lambda: rename(window, next(names)))
    work.start(100)  # never a rest long enough
    qtbot.waitUntil(lambda: len(written) >= 2)
    work.stop()
    assert "name 0" not in written[0], "not of the first change alone"
    rename(window, "the last")
    qtbot.waitUntil(lambda: "the last" in written[-1])


def test_a_copy_waits_while_a_large_map_is_drawn_but_not_for_long(
    window: EditorWindow, written: list[str], qtbot: QtBot
) -> None:
    window.part(BoardView).picture._drawing = True
    rename(window, "drawn")
    autosave = window.part(MapFiles).findChild(Autosave)
    looks: list[int] = []
    autosave._timer.timeout.connect(lambda: looks.append(len(written)))
    qtbot.waitUntil(lambda: bool(written))
    assert looks[:_MOST_LOOKS] == [0] * _MOST_LOOKS
    window.part(BoardView).picture._drawing = False
    assert "drawn" in written[0]
