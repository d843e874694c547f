"""How a file of another program comes to the import dialog: dropped, opened, by the start page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PyQt6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PyQt6.QtGui import QDragEnterEvent, QDropEvent
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QToolButton

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.dialogs.start_page import StartPage
from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.questions import Answer
from mapkit.editor.import_map import job
from mapkit.editor.import_map.feature import MapImport
from mapkit.export import box
from mapkit.model import GameMap
from tests.editor.drawings import boxes_svg
from tests.editor.hand import Hand
from tests.editor.import_map.dialogs import accept, import_dialogs
from tests.editor.screen import ROOT
from tests.editor.tools.test_select import middle
from tests.editor.waiting import settle, wait, when

pytestmark = pytest.mark.usefixtures("qapp", "read_here")

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def drop(window: EditorWindow | StartPage, path: Path) -> bool:
    """Drag a file onto a window and let it go; return whether it was taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(50, 50), copy, data, LEFT, PLAIN)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    event = QDropEvent(QPointF(50, 50), copy, data, LEFT, PLAIN)
    event.ignore()
    QApplication.sendEvent(window, event)
    return event.isAccepted()


def test_a_dropped_file_is_known_by_its_content(window: EditorWindow, tmp_path: Path) -> None:
    path = boxes_svg(tmp_path / "drawing.txt")
    when(import_dialogs, lambda: accept(import_dialogs()[0]))
    assert drop(window, path)
    wait(lambda: len(window.model.committed.fields) == 12 and not import_dialogs())
    wait(lambda: window.part(MapFiles).modified)
    assert window.part(MapFiles).file.title == "drawing.yaml"
    assert window.part(MapFiles).open(ROOT / "examples" / "two-rooms.yaml", ask=False)
    assert not window.part(MapFiles).modified  # nothing of what was imported before


def test_a_stroke_of_paint_right_after_an_import_is_kept(
    window: EditorWindow, tmp_path: Path
) -> None:
    when(import_dialogs, lambda: accept(import_dialogs()[0]))
    assert drop(window, boxes_svg(tmp_path / "drawing.svg"))
    wait(lambda: len(window.model.committed.fields) == 12 and not import_dialogs())
    hand = Hand(window)  # without a moment's rest, in which the view would fit the board
    hand.key("b")
    QTest.mouseClick(window.findChild(QToolButton, "palette.kind.built_up"), LEFT)
    drawn = window.model.committed
    row = sorted(drawn.fields, key=lambda field: middle(drawn, field)[::-1])[:3]
    hand.drag(middle(drawn, row[0]), middle(drawn, row[2]), steps=8)
    painted = [i for i, field in window.model.committed.fields.items() if field.kind == "built_up"]
    assert sorted(painted) == sorted(row)
    assert window.model.history.count() == 1
    settle(window)
    assert window.model.history.count() == 1
    hand.undo()
    assert {field.kind for field in window.model.committed.fields.values()} == {"open"}


def test_maps_that_are_dropped_are_opened_and_the_rest_is_told(
    window: EditorWindow, map_path: Path, tmp_path: Path
) -> None:
    assert drop(window, map_path)
    assert window.part(MapFiles).path == map_path
    (tmp_path / "notes.txt").write_text("hello", "utf-8")
    assert not drop(window, tmp_path / "notes.txt")
    assert "nor anything that can be imported" in window.status.currentMessage()


def test_a_case_in_json_is_imported_as_it_is(window: EditorWindow, rows_map: GameMap) -> None:
    case = next((ROOT / "tests").rglob("courtyard.json"))
    assert job.is_known(case)
    when(import_dialogs, lambda: accept(import_dialogs()[0]))
    assert window.part(MapImport).open(case)
    raw = json.loads(case.read_text("utf-8"))
    assert len(window.model.committed.fields) == len(raw.get("map", raw)["fields"])
    assert window.model.committed != rows_map


def test_unsaved_work_is_asked_about_first(
    window: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.model.history.resetClean()
    asked: list[str] = []

    def ask(_parent: object, name: str) -> Answer:
        asked.append(name)
        return Answer.CANCEL

    monkeypatch.setattr(questions, "ask_before_closing", ask)
    assert not window.part(MapImport).open(boxes_svg(tmp_path / "b.svg"))
    assert asked
    assert window.model.committed.name == "rows"


def test_the_start_page_takes_a_drawing(window: EditorWindow, tmp_path: Path) -> None:
    page = StartPage()
    page.show()
    assert drop(page, boxes_svg(tmp_path / "b.svg"))
    assert page.result() == StartPage.DialogCode.Accepted
    when(import_dialogs, lambda: accept(import_dialogs()[0]))
    assert page.open_in(window)
    assert len(window.model.committed.fields) == 12


def test_a_box_waits_for_what_is_opened_on_the_start_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready: list[bool] = []
    monkeypatch.setattr(box, "make_ready", lambda: ready.append(True))

    def pick(*_asked: object) -> Path:
        assert ready  # while somebody looks for the file
        return boxes_svg(tmp_path / "b.svg")

    monkeypatch.setattr(questions, "ask_path_to_open", pick)
    page = StartPage()
    page.open_button.click()
    assert page.result() == StartPage.DialogCode.Accepted
