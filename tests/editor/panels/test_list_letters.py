"""The list of fields under the keyboard: letters look for rows, a double click renames."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QLineEdit

from mapkit.editor.canvas.view import BoardView
from mapkit.edits import rename_field
from tests.editor.hand import double_click
from tests.editor.steps import edits
from tests.editor.waiting import wait


def open_editor(panel, field: str, column: int) -> QLineEdit:
    """Double-click a place of the list as a person would, and return the line that opens."""
    tree = panel.tree
    place = tree.visualRect(panel.rows.row_of(field).siblingAtColumn(column)).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    double_click(tree.viewport(), place)
    lines: list[QLineEdit] = tree.viewport().findChildren(QLineEdit)
    assert len(lines) == 1
    return lines[0]


def test_letters_find_a_row_and_take_no_tool(desk) -> None:
    assert edits(desk.model, "x", lambda m: rename_field(m, "7", "dock"))
    desk.hand.take("select")
    tree = desk.panel("fields").tree
    tree.setFocus()
    QTest.keyClicks(tree, "dock")  # d draws, c cuts a hole: elsewhere
    assert desk.window.part(BoardView).tool.id == "select"
    assert desk.model.selection.fields == ("dock",)


def test_keys_with_control_still_belong_to_the_window(desk) -> None:
    tree = desk.panel("fields").tree
    tree.setFocus()
    assert edits(desk.model, "x", lambda m: rename_field(m, "7", "dock"))
    QTest.keyClick(tree, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "7" in desk.model.committed.fields


def test_a_double_click_renames(desk) -> None:
    panel = desk.panel("fields")
    line = open_editor(panel, "3", 0)
    assert line.text() == "3"
    line.selectAll()
    QTest.keyClicks(line, "gate")
    QTest.keyClick(line, Qt.Key.Key_Return)
    wait(lambda: "gate" in desk.model.committed.fields)
    assert "3" not in desk.model.committed.fields
    assert desk.model.selection.fields == ("gate",)

    line = open_editor(panel, "gate", 1)
    QTest.keyClicks(line, "North gate")
    QTest.keyClick(line, Qt.Key.Key_Return)
    wait(lambda: desk.model.committed.fields["gate"].name == "North gate")
    assert desk.window.part(BoardView).tool.id == "select"


def test_an_id_that_is_taken_is_refused_and_the_row_stays(desk) -> None:
    panel, told = desk.panel("fields"), []
    desk.model.refused.connect(lambda words, _at: told.append(words))
    line = open_editor(panel, "3", 0)
    line.selectAll()
    QTest.keyClicks(line, "4")
    QTest.keyClick(line, Qt.Key.Key_Return)
    wait(lambda: told)
    assert panel.rows.row_of("3").data() == "3"
