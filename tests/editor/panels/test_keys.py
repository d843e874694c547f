"""Single keys pick tools, and letters typed into boxes do not; the status bar's hint."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QLineEdit

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.state.selection import Selection
from mapkit.editor.widgets.labels import ElidedLabel
from mapkit.edits import paint
from tests.editor.waiting import wait

TOOLS = (
    "select", "draw", "split", "island", "hole", "vertex", "reshape", "bucket", "portal", "marker",
    "measure", "sight", "reach", "hear",
)  # fmt: skip


@pytest.mark.parametrize("tool", TOOLS)
def test_a_single_key_picks_the_tool_and_its_hint_shows(desk, tool: str) -> None:
    window = desk.window
    other = "measure" if tool != "measure" else "select"
    desk.hand.take(other)
    desk.hand.key(window.part(ToolBox).tools[tool].key.lower())
    assert window.part(BoardView).tool is window.part(ToolBox).tools[tool]
    assert window.actions_by_id[f"tool.{tool}"].isChecked()
    assert window.part(ToolBox).hint.text() == window.part(ToolBox).tools[tool].hint != ""


def test_letters_in_a_line_are_letters(desk) -> None:
    desk.hand.take("select")
    search = desk.panel("fields").search
    search.setFocus()
    keys = "".join(desk.window.part(ToolBox).tools[t].key for t in TOOLS).lower()
    QTest.keyClicks(search, keys)
    assert search.text() == keys
    assert desk.window.part(BoardView).tool is desk.window.part(ToolBox).tools["select"]
    desk.model.select(Selection(fields=("1",)))
    name = desk.row("properties", QLineEdit, "name")
    name.setFocus()
    QTest.keyClicks(name, "bdjwt")
    QTest.keyClick(name, Qt.Key.Key_Delete)
    assert name.text() == "bdjwt"
    assert desk.model.history.count() == 0
    assert desk.window.part(BoardView).tool is desk.window.part(ToolBox).tools["select"]


def test_letters_in_the_list_of_fields_find_fields(desk) -> None:
    desk.hand.take("select")
    tree = desk.panel("fields").tree
    tree.setFocus()
    QTest.keyClicks(tree, "5")
    assert desk.model.selection.fields == ("5",)


def test_the_hint_comes_back_after_a_message(desk) -> None:
    desk.hand.take("split")
    before = desk.window.part(ToolBox).hint.text()
    desk.window.tell("Something else", seconds=0.05)
    assert not desk.window.part(ToolBox).hint.isVisible()
    wait(desk.window.part(ToolBox).hint.isVisible)
    assert desk.window.part(ToolBox).hint.text() == before


def test_taking_a_tool_shows_its_hint_in_place_of_an_older_message(desk) -> None:
    desk.hand.take("split")
    desk.window.tell("Something else")
    assert not desk.window.part(ToolBox).hint.isVisible()
    desk.hand.key("m")
    assert desk.window.part(ToolBox).hint.isVisible()
    assert desk.window.part(ToolBox).hint.text() == desk.window.part(ToolBox).tools["measure"].hint


def test_the_hint_says_what_comes_next(desk) -> None:
    desk.hand.take("split")
    first = desk.window.part(ToolBox).hint.text()
    desk.hand.click((60, 0))
    assert desk.window.part(ToolBox).hint.text() != first
    desk.hand.key(Qt.Key.Key_Escape)
    assert desk.window.part(ToolBox).hint.text() == first


def test_a_name_without_end_does_not_widen_the_window(desk) -> None:
    desk.hand.take("select")
    desk.hand.click((45, 15))
    desk.hand.move((46, 16))
    width = desk.window.width()
    desk.model.edit("name", lambda m: paint(m, fields=("1",), name="very long " * 200))
    desk.hand.take("select")
    desk.hand.click((15, 15))
    desk.hand.move((16, 16))
    QApplication.processEvents()
    assert desk.window.width() == width


def test_tab_leads_from_the_board_through_the_docks_and_back(desk) -> None:
    window = desk.window
    desk.hand.take("select")
    seen = []
    for _ in range(200):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused)
        if focused is window.part(BoardView):
            break
    assert seen[-1] is window.part(BoardView)
    assert any(window.docks["fields"].isAncestorOf(w) for w in seen)


def test_the_words_on_the_field_under_the_mouse_follow_edits(desk) -> None:
    desk.hand.take("select")
    desk.hand.move((15, 15))
    label = next(
        found
        for found in desk.window.status.findChildren(ElidedLabel)
        if found is not desk.window.part(ToolBox).hint
    )
    assert "open" in label.text()
    desk.model.edit("paint", lambda m: paint(m, fields=("1",), kind="built_up"))
    assert "built-up" in label.text()
    desk.hand.undo()
    assert "built-up" not in label.text()
