"""The Python console: off at first, a line is a step, and a loop can be stopped."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.dialogs.console import Console
from mapkit.editor.state.selection import Selection
from tests.editor.waiting import wait

pytestmark = pytest.mark.new_windows


@pytest.fixture
def console(window: EditorWindow) -> Console:
    window.actions_by_id["tools.console"].trigger()
    (found,) = window.findChildren(Console)
    return found


def turn_on(console: Console) -> None:
    QTest.mouseClick(console.on_button, Qt.MouseButton.LeftButton)


def enter(console: Console, *lines: str) -> str:
    """Type lines and return what they made the console say."""
    before = console.said.toPlainText()
    for line in lines:
        QTest.keyClicks(console.line, line)
        QTest.keyClick(console.line, Qt.Key.Key_Return)
        wait(lambda: not console.stop_button.isEnabled())
    return console.said.toPlainText()[len(before) :]


def test_it_is_off_and_warns_until_it_is_turned_on(console: Console) -> None:
    assert not console.line.isEnabled()
    assert "whatever Python can" in console.warning.text()
    turn_on(console)
    assert console.line.isEnabled()
    assert "\n25" in enter(console, "5 ** 2")


def test_a_line_that_changes_the_board_is_one_step(console: Console, window: EditorWindow) -> None:
    model = window.model
    before = model.committed
    turn_on(console)
    model.select(Selection(fields=("1", "2")))
    enter(console, 'board = board.edit(mapkit.edits.paint, selected, kind="built_up")')
    assert [model.committed.fields[i].kind for i in "123"] == ["built_up", "built_up", "open"]
    assert model.history.count() == 1
    assert model.history.undoText().startswith("Console: board = ")
    window.actions_by_id["edit.undo"].trigger()
    assert model.committed == before
    said = enter(console, "for name in ('1', '2'):", "    print(board[name].kind)", "")
    assert said.count("open") == 2


def test_mistakes_and_refusals_are_told_and_change_nothing(
    console: Console, window: EditorWindow
) -> None:
    turn_on(console)
    before = window.model.committed
    assert "ZeroDivisionError" in enter(console, "1 / 0")
    assert "SyntaxError" in enter(console, "board = 1 +* 2")
    assert "no field" in enter(console, 'board.edit(mapkit.edits.paint, ["99"], kind="open")')
    window.model.lock("fields", True)
    said = enter(console, 'board = board.edit(mapkit.edits.paint, ["1"], kind="built_up")')
    assert "Fields are locked" in said
    assert window.model.committed is before
    QTest.keyClick(console.line, Qt.Key.Key_Up)
    assert console.line.text().startswith("board = board.edit")


def test_a_loop_without_an_end_is_stopped(console: Console, window: EditorWindow) -> None:
    turn_on(console)
    QTest.keyClicks(console.line, "while True: pass")
    QTest.keyClick(console.line, Qt.Key.Key_Return)
    QTest.keyClick(console.line, Qt.Key.Key_Return)
    wait(console.stop_button.isEnabled)
    QTest.mouseClick(console.stop_button, Qt.MouseButton.LeftButton)
    wait(lambda: not console.stop_button.isEnabled())
    assert "Stopped." in console.said.toPlainText()
    assert "4" in enter(console, "2 + 2")
    assert not window.model.history.count()
