"""What is half typed in a form that undo takes apart is not lost: redo brings it back."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QDoubleSpinBox, QLineEdit, QUndoView

from mapkit.editor.state.selection import Selection
from mapkit.edits import insert_vertex, split_field
from tests.editor.steps import edits

LEFT = Qt.MouseButton.LeftButton


def press_undo(desk) -> None:
    button = desk.window.main_bar.widgetForAction(desk.window.actions_by_id["edit.undo"])
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def choose_beginning(desk) -> None:
    view = desk.panel("history")
    assert isinstance(view, QUndoView)
    model = view.model()
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(model.index(0, 0)).center())
    QApplication.processEvents()


@pytest.mark.parametrize("go_back", [press_undo, choose_beginning])
def test_the_name_of_a_field_that_undo_takes_away(desk, go_back) -> None:
    model = desk.model
    before = model.committed
    assert edits(model, "split", lambda m: split_field(m, "3", [(7500, 0), (7500, 3000)]))
    (new,) = model.committed.fields.keys() - before.fields.keys()
    desk.hand.take("select")
    model.select(Selection(fields=(new,)))
    line = desk.row("properties", QLineEdit, "name")
    QTest.mouseClick(line, LEFT)
    QTest.keyClicks(line, "half")
    for _ in range(3):
        if model.history.canUndo():
            go_back(desk)
    assert model.committed == before
    desk.hand.redo()
    desk.hand.redo()
    assert model.committed.fields[new].name == "half"


@pytest.mark.parametrize("go_back", [press_undo, choose_beginning])
def test_the_place_of_a_vertex_that_undo_takes_away(desk, go_back) -> None:
    model = desk.model
    before = model.committed
    assert edits(model, "vertex", lambda m: insert_vertex(m, ("r1c1", "r1c2"), (4500, 3000)))
    (new,) = model.committed.vertices.keys() - before.vertices.keys()
    model.select(Selection(vertices=(new,)))
    box = desk.row("properties", QDoubleSpinBox, "vertex.y")
    QTest.mouseClick(box, LEFT)
    box.selectAll()
    QTest.keyClicks(box, "33")
    for _ in range(3):
        if model.history.canUndo():
            go_back(desk)
    assert model.committed == before
    desk.hand.redo()
    desk.hand.redo()
    assert model.committed.vertices[new] == (4500, 3300)
