from __future__ import annotations

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QUndoView

from mapkit.editor.state.brush import Brush


def step(desk, number: int) -> None:
    """Click a line of the history; 0 is the map as it was opened."""
    view = desk.panel("history")
    assert isinstance(view, QUndoView)
    model = view.model()
    at = view.visualRect(model.index(number, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(10, at.y()))
    QApplication.processEvents()


def test_each_gesture_is_a_line_and_a_click_goes_there_and_back(desk) -> None:
    desk.hand.take("bucket")
    desk.window.part(Brush).take("kind", "built_up")
    maps = [desk.model.committed]
    for x in (15, 45, 75):
        desk.hand.click((x, 15))
        maps.append(desk.model.committed)
    model = desk.panel("history").model()
    lines = [model.index(n, 0).data() for n in range(model.rowCount())]
    assert lines == ["As it was opened", *["Paint: built-up"] * 3]
    for number in (1, 3, 0, 2):
        step(desk, number)
        assert desk.model.committed is maps[number]
        assert desk.model.shown is maps[number]


@pytest.mark.new_windows
def test_a_click_in_the_middle_of_a_drag_drops_the_drag(desk) -> None:
    desk.hand.take("bucket")
    desk.hand.click((15, 15))
    opened = desk.model.committed
    desk.window.part(Brush).take("kind", "built_up")
    desk.hand.click((15, 15))
    desk.hand.take("select")
    desk.hand.click((15, 15))
    desk.hand.press((30, 30))
    desk.hand.move((34, 36))
    assert desk.model.previewing
    step(desk, 0)
    assert desk.model.shown.fields["1"].kind == opened.fields["1"].kind
    desk.hand.move((40, 40))
    desk.hand.release((40, 40))
    assert not desk.model.previewing


def test_a_new_step_after_going_back_drops_what_was_taken_back(desk) -> None:
    desk.hand.take("bucket")
    desk.window.part(Brush).take("kind", "built_up")
    for x in (15, 45):
        desk.hand.click((x, 15))
    step(desk, 1)
    desk.hand.click((75, 15))
    assert desk.model.history.count() == 2
    kinds = [desk.model.committed.fields[i].kind for i in ("1", "2", "3")]
    assert kinds == ["built_up", "open", "built_up"]


def test_the_menu_says_what_undo_takes_back(desk) -> None:
    undo = desk.window.actions_by_id["edit.undo"]
    assert not undo.isEnabled()
    desk.window.part(Brush).take("kind", "built_up")
    desk.hand.take("bucket")
    desk.hand.click((15, 15))
    assert undo.isEnabled()
    assert "built-up" in undo.text()
