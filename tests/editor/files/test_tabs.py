"""Several maps in one window: each keeps its work, and one is copied into another."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, Qt
from PyQt6.QtTest import QTest

from mapkit.editor.app.language_switch import rebuild_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.questions import Answer
from mapkit.editor.files.recovery import RecoverySlot
from mapkit.editor.files.tabs import MapTabs
from mapkit.editor.state.selection import Selection
from mapkit.edits import paint
from mapkit.mapfile import format_map, new_document
from mapkit.model import GameMap
from tests.editor.waiting import settle

pytestmark = pytest.mark.new_windows


@pytest.fixture
def two(window: EditorWindow, rows_map: GameMap, tmp_path: Path) -> list[Path]:
    """Two files of which the second one is open in a tab in front of the first."""
    paths = [tmp_path / "one.yaml", tmp_path / "two.yaml"]
    for path in paths:
        path.write_text(format_map(new_document(rows_map), rows_map), encoding="utf-8")
    files, tabs = window.part(MapFiles), window.part(MapTabs)
    assert files.open(paths[0])
    assert not tabs.bar.isVisible()
    assert tabs.open_beside(paths[1])
    return paths


def built(window: EditorWindow, *fields: str) -> None:
    window.model.edit("Build", lambda game_map: paint(game_map, fields, kind="built_up"))
    settle(window)


def texts(window: EditorWindow) -> list[str]:
    bar = window.part(MapTabs).bar
    return [bar.tabText(k) for k in range(bar.count())]


def test_each_map_keeps_its_steps_and_its_file(window: EditorWindow, two: list[Path]) -> None:
    model, files, tabs = window.model, window.part(MapFiles), window.part(MapTabs)
    assert tabs.bar.isVisible()
    before = model.committed
    built(window, "1")
    model.select(Selection(fields=("2",)))
    assert texts(window) == ["one.yaml", "two.yaml •"]
    at = tabs.bar.tabRect(0).center()
    QTest.mouseClick(tabs.bar, Qt.MouseButton.LeftButton, pos=at)
    assert files.path == two[0]
    assert model.history.count() == 0
    assert model.committed == before
    built(window, "3", "4")
    assert texts(window) == ["one.yaml •", "two.yaml •"]
    window.actions_by_id["view.next_tab"].trigger()
    assert files.path == two[1]
    assert model.committed.fields["1"].kind == "built_up"
    assert model.selection == Selection(fields=("2",))
    model.history.undo()
    assert model.committed == before
    assert not files.modified
    model.history.redo()
    assert files.save()
    assert texts(window) == ["one.yaml •", "two.yaml"]
    assert tabs.open_beside(two[0])  # it has a tab
    assert tabs.count == 2
    assert model.committed.fields["3"].kind == "built_up"
    assert RecoverySlot.of(two[1]).take() is False  # nobody else has it


@pytest.mark.usefixtures("two")
def test_fields_are_copied_from_one_to_another(window: EditorWindow) -> None:
    model, tabs = window.model, window.part(MapTabs)
    built(window, "1")
    model.select(Selection(fields=("1",)))
    window.actions_by_id["edit.copy"].trigger()
    tabs.show(0)
    assert model.committed.fields["1"].kind != "built_up"
    window.actions_by_id["edit.paste_carving"].trigger()
    settle(window)
    assert [f.kind for f in model.committed.fields.values()].count("built_up") == 1
    assert model.history.count() == 1


def test_a_tab_is_closed_after_asking_and_unsaved_work_behind_it_is_asked_about(
    window: EditorWindow, two: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    files, tabs = window.part(MapFiles), window.part(MapTabs)
    built(window, "1")
    slot = files.slot
    tabs.show(0)
    assert slot.read() is not None  # written before the map was put aside
    asked: list[str] = []
    answers = [Answer.CANCEL, Answer.CANCEL, Answer.DISCARD]

    def ask(_parent: object, name: str) -> Answer:
        asked.append(name)
        return answers.pop(0)

    monkeypatch.setattr(questions, "ask_before_closing", ask)
    assert not window.close()
    assert asked == ["two.yaml"]
    assert files.path == two[1]
    tabs.close(1)
    assert tabs.count == 2
    window.actions_by_id["file.close_tab"].trigger()
    assert files.path == two[0]
    assert not tabs.bar.isVisible()
    assert slot.read() is None
    assert not window.actions_by_id["file.close_tab"].isEnabled()
    other = RecoverySlot.of(two[1])
    assert other.take()
    other.release()


def test_what_cannot_be_opened_leaves_all_as_it_was(
    window: EditorWindow, two: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    files, tabs, told = window.part(MapFiles), window.part(MapTabs), []
    monkeypatch.setattr(questions, "tell_problem", lambda *said: told.append(said))
    slot = files.slot
    assert not tabs.open_beside(two[0].with_name("none.yaml"))
    assert told
    assert tabs.count == 2
    assert files.path == two[1]
    assert files.slot is slot


def test_another_language_keeps_the_tabs(window: EditorWindow, two: list[Path], qtbot) -> None:
    built(window, "1")
    successor = rebuild_window(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the one before
    qtbot.addWidget(successor)
    assert texts(successor) == ["one.yaml", "two.yaml •"]
    successor.part(MapTabs).show(0)
    assert successor.part(MapFiles).path == two[0]
    successor.part(MapTabs).show(1)
    assert successor.model.committed.fields["1"].kind == "built_up"
    successor.model.history.undo()
    assert not successor.part(MapFiles).modified
    successor.close_guards.clear()
    successor.close()
