"""Gestures that something else comes between: undo, redo, delete, other buttons, another map."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QDialog

from mapkit.editor.sight.answers import Answers
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.line_tool import LineTool
from mapkit.editor.tools.number_entry import NumberEntry
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.hand import PLAIN, Hand
from tests.editor.waiting import settle

MIDDLE = Qt.MouseButton.MiddleButton


def drag_a_vertex(hand: Hand) -> tuple[float, float]:
    """Begin to drag the vertex at (30, 30), between four fields; return where the mouse is."""
    hand.take("select")
    hand.click((15, 15))
    hand.press((30, 30))
    hand.move((36, 34))
    assert hand.window.model.previewing
    return (36, 34)


def insert_and_undo(hand: Hand) -> GameMap:
    """Put a vertex into an edge and take it back, so that there is something to redo."""
    hand.take("select")
    hand.click((15, 15))
    hand.double_click((15, 30))
    after = hand.window.model.committed
    hand.undo()
    assert hand.window.model.committed is not after
    return after


def test_undo_in_the_middle_of_a_drag_drops_the_drag_alone(hand: Hand) -> None:
    model = hand.window.model
    hand.take("bucket")
    hand.window.part(Brush).take("kind", "built_up")
    hand.click((15, 15))
    painted = model.committed
    at = drag_a_vertex(hand)
    hand.undo()
    assert model.shown is painted
    hand.move((40, 40))
    hand.release(at)
    assert model.committed is painted


def test_redo_in_the_middle_of_a_drag_lets_go_of_what_is_dragged(hand: Hand) -> None:
    after = insert_and_undo(hand)
    drag_a_vertex(hand)
    hand.redo()
    hand.move((45, 40))
    hand.release((45, 40))
    assert hand.window.model.shown is after
    assert hand.window.model.committed is after


def test_delete_in_the_middle_of_a_drag_deletes_and_lets_go(hand: Hand) -> None:
    model = hand.window.model
    hand.take("select")
    hand.click((15, 15))
    hand.double_click((15, 30))
    (vertex,) = model.selection.vertices
    hand.press((15, 30))
    hand.move((17, 34))
    hand.window.actions_by_id["edit.delete"].trigger()
    assert vertex not in model.committed.vertices
    hand.move((20, 40))
    hand.release((20, 40))
    assert not model.previewing


@pytest.mark.parametrize("tool", ["select", "bucket", "draw", "split", "portal", "hear"])
def test_another_map_in_the_middle_of_a_gesture(hand: Hand, tool: str) -> None:
    model = hand.window.model
    hand.take("select")
    hand.click((15, 15))
    hand.take(tool)
    hand.press((30, 30) if tool == "select" else (20, 20))
    hand.move((40, 36))
    other = new_map("empty", id="other", size_mm=(50, 50))
    model.replace(other)
    hand.move((25, 25))
    hand.move((35, 15))
    hand.release((25, 25))
    hand.key(Qt.Key.Key_Return)
    assert model.committed is other
    assert model.shown is other


def test_panning_in_the_middle_of_a_drag_does_not_swallow_its_end(hand: Hand) -> None:
    model, viewport = hand.window.model, hand.view.viewport()
    at = drag_a_vertex(hand)
    QTest.mousePress(viewport, MIDDLE, PLAIN, hand.pixel(at))
    hand.release(at)
    QTest.mouseRelease(viewport, MIDDLE, PLAIN, hand.pixel(at))
    assert model.history.count() == 1 or not model.previewing
    moved = model.committed
    hand.move((60, 50))
    assert model.shown is moved


@pytest.mark.parametrize("tool", ["select", "bucket"])
def test_a_button_that_comes_up_over_a_dialog_is_not_held_for_ever(hand: Hand, tool: str) -> None:
    model = hand.window.model
    if tool == "select":
        drag_a_vertex(hand)
    else:
        hand.take("bucket")
        hand.window.part(Brush).take("kind", "built_up")
        hand.press((15, 15))
        hand.move((45, 15))
    shown = model.shown
    dialog = QDialog(hand.window)
    dialog.setModal(True)
    dialog.show()
    QTest.mouseRelease(dialog, Qt.MouseButton.LeftButton)
    dialog.close()
    hand.move((75, 45))
    hand.move((75, 75))
    assert not model.previewing
    assert model.committed == shown, "what was seen when the button came up"
    assert model.history.count() == 1
    hand.release((75, 75))
    assert model.history.count() == 1


def test_undo_takes_back_the_last_point_of_a_path_before_the_last_step(hand: Hand) -> None:
    model = hand.window.model
    hand.take("bucket")
    hand.window.part(Brush).take("kind", "built_up")
    hand.click((15, 15))
    painted = model.committed
    hand.take("split")
    hand.click((60, 0))
    hand.click((60, 45))
    tool = hand.tool(LineTool)
    hand.undo()
    assert len(tool.points) == 1
    hand.undo()
    assert not tool.points
    assert model.committed is painted
    hand.undo()
    assert model.committed is not painted


def test_a_space_bar_held_while_the_board_loses_the_keyboard_is_forgotten(hand: Hand) -> None:
    hand.take("select")
    QTest.keyPress(hand.view, Qt.Key.Key_Space)
    hand.window.part(NumberEntry).line.setFocus()
    hand.view.setFocus()
    hand.click((15, 15))
    assert len(hand.window.model.selection.fields) == 1


def test_what_is_looked_at_may_be_deleted_and_come_back(hand: Hand) -> None:
    model, answers = hand.window.model, hand.window.part(Answers)
    hand.take("sight")
    hand.click((15, 15))
    origin = answers.origin
    assert origin is not None
    hand.move((100, 75))
    target = answers.target
    assert target is not None
    answers.pin(origin, target)
    model.select(Selection(fields=(origin, target)))
    hand.window.actions_by_id["edit.delete"].trigger()
    assert answers.origin is None
    assert answers.pins == []
    settle(hand.window)
    hand.undo()
    hand.click((15, 15))
    assert answers.origin == origin
    while model.history.canUndo():
        hand.undo()
    settle(hand.window)
