"""Maps with errors, and with hardly anything, are drawn, looked at and worked on as well."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QInputDialog

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.highlight import Highlights
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.panels.fields import FieldList
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.feature import LiveFeature
from mapkit.mapfile import new_map, read_map
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow
from tests.editor.waiting import settle, wait

BROKEN = """\
mapkit: "1.0"
id: broken
name: "<b>Broken</b> & bent"
ruleset: sniper_elite
unit_mm: 0.1
size_mm: [240, 160]
tolerance_mm: 0.5
provenance: {kind: example, note: "<h1>x</h1>"}
vertices:
  v1: [0, 0]
  v2: [1200, 0]
  v3: [1200, 500]
  v4: [0, 500]
  v5: [600, 200]
  v6: [1800, 900]
  v7: [600, 900]
  v8: [2400, 0]
  v9: [1300, 100]
  v10: [2300, 100]
  v11: [1300, 400]
  v12: [2300, 400]
fields:
  a: {kind: open, sector: white, name: "<b>bold</b> & co", ring: [v1, v2, v3, v4]}
  b: {kind: built_up, sector: red, name: "\\u05e9\\u05dc\\u05d5\\u05dd", ring: [v5, v3, v6, v7]}
  c: {kind: open, sector: red, ring: [v2, v8, nowhere]}
  d: {kind: open, ring: [v9, v12, v10, v11]}
portals:
  p1: {type: door, between: [a, b], at: [[1200, 250], [1200, 350]]}
  p3: {type: ladder, between: [a, b], at: [[1200, 500], [1200, 500]]}
"""


@pytest.fixture
def broken(tmp_path) -> GameMap:
    path = tmp_path / "broken.yaml"
    path.write_text(BROKEN, encoding="utf-8")
    loaded = read_map(path)
    assert loaded.has_errors
    assert loaded.map is not None
    return loaded.map


@pytest.fixture(autouse=True)
def notes_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer what the tool for notes asks for; nobody else would."""
    monkeypatch.setattr(QInputDialog, "getText", lambda *_a, **_k: ("a note", True))


def work(window: EditorWindow) -> None:
    """Use every tool on a board: fields, void, corners, double clicks, other buttons."""
    hand = Hand(window)
    width, height = window.model.shown.size_mm
    places = [(-5, -5), (0, 0), (width / 2, height / 2), (width * 0.75, 25), (width, height)]
    for tool in window.part(ToolBox).tools:
        action = window.actions_by_id[f"tool.{tool}"]
        if window.actions_by_id.why_not(f"tool.{tool}") or not action.isVisible():
            continue  # there is no picture to move, or the game has no such question
        hand.take(tool)
        for at in places:
            hand.click(at)
            hand.click(at, button=Qt.MouseButton.RightButton)
            hand.double_click(at)
        hand.drag(places[1], places[2])
        hand.drag(places[2], (width / 2 + 4, height / 2 + 3))
        hand.key(Qt.Key.Key_Return)
        hand.key(Qt.Key.Key_Escape)
        hand.key(Qt.Key.Key_Escape)
    while window.model.history.canUndo():
        hand.undo()
    settle(window)


def test_a_map_with_errors_is_drawn_and_worked_on(open_window: OpenWindow, broken: GameMap) -> None:
    window = open_window(broken)
    assert {"a", "b", "d"} <= set(window.model.shown.fields)
    work(window)
    assert window.model.committed == broken
    answers = window.part(Answers)
    for field in broken.fields:
        answers.look_from(field)
        settle(window)


def test_an_empty_map_is_worked_on(open_window: OpenWindow) -> None:
    empty = new_map("empty", size_mm=(100, 80))
    window = open_window(empty)
    work(window)
    assert window.model.committed == empty


def test_a_map_of_one_field_has_nothing_to_see_and_says_so(open_window: OpenWindow, qtbot) -> None:
    window = open_window(new_map("rows", rows=1, columns=1, size_mm=(100, 80), sectors=False))
    work(window)
    live = window.part(LiveFeature)
    live.answers.look_from(next(iter(window.model.shown.fields)))
    qtbot.waitUntil(lambda: not live.answers.looking)
    assert live.sight_panel.words.text() == "There are no other fields."
    qtbot.waitUntil(lambda: live.tables.filters.count.text() == "0 pairs")


def test_a_thousand_selected_fields_are_no_single_path(open_window: OpenWindow) -> None:
    window = open_window(new_map("rows", rows=25, columns=40, size_mm=(840, 560), sectors=False))
    wait(lambda: not window.part(BoardView).picture.busy)
    window.actions_by_id["edit.select_all"].trigger()
    panel = window.docks["fields"].widget()
    assert isinstance(panel, FieldList)
    chosen = panel.tree.selectionModel()
    assert len(chosen.selectedRows()) == 1000
    highlights = window.part(BoardView).findChild(Highlights)
    outlines = highlights._fields
    wait(lambda: len(outlines._paths) == 1000)  # as one path, painting took several seconds
    assert all(path.elementCount() <= 5 for path, _box in outlines._paths)
