"""Actions that cannot be carried out now are grey wherever they are offered, and say why."""

from __future__ import annotations

from functools import partial

import pytest
from PyQt6.QtCore import QEvent, Qt
from PyQt6.QtGui import QGuiApplication, QHelpEvent
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QMenu, QToolTip

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.dialogs.command_palette import CommandPalette
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.selection import Selection
from mapkit.edits import set_underlay
from mapkit.model import Underlay
from tests.editor.hand import Hand
from tests.editor.steps import edits
from tests.editor.waiting import settle

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
TWO = "Select two fields or more."


@pytest.fixture
def hand(window: EditorWindow) -> Hand:
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    QApplication.processEvents()
    return Hand(window)


def told(window: EditorWindow) -> str:
    bar = window.statusBar()
    return bar.currentMessage()


def tip_in(menu: QMenu, action_id: str, window: EditorWindow) -> str:
    """Rest the mouse on a row of an open menu, and return what is shown."""
    QToolTip.hideText()
    at = menu.actionGeometry(window.actions_by_id[action_id]).center()
    QApplication.sendEvent(menu, QHelpEvent(QEvent.Type.ToolTip, at, menu.mapToGlobal(at)))
    return QToolTip.text()


def test_a_menu_greys_what_cannot_be_done_and_its_tip_says_why(hand: Hand) -> None:
    window = hand.window
    merge = next(a for a in window.menus["field"].actions() if a.objectName() == "field.merge")
    assert not merge.isEnabled()
    window.menus["field"].popup(window.pos())
    assert TWO in tip_in(window.menus["field"], "field.merge", window)
    window.menus["field"].close()
    hand.take("select")
    hand.click((15, 15))
    hand.click((45, 15), SHIFT)
    QApplication.processEvents()
    assert merge.isEnabled()
    window.menus["field"].popup(window.pos())
    tip = tip_in(window.menus["field"], "field.merge", window)
    window.menus["field"].close()
    assert "Make one field" in tip
    assert TWO not in tip
    hand.click((15, 15))
    QApplication.processEvents()
    assert not merge.isEnabled()
    assert TWO in merge.toolTip()
    assert merge.statusTip() == TWO


def test_keys_of_what_cannot_be_done_say_why_until_it_can_be(hand: Hand) -> None:
    window, model = hand.window, hand.window.model
    before = model.committed
    hand.key("j")
    assert told(window) == TWO
    assert model.committed is before
    model.select(Selection(fields=("1", "2")))
    hand.key("j")
    assert len(model.committed.fields) == len(before.fields) - 1
    hand.key("j")
    assert told(window) == TWO
    assert model.history.count() == 1


def test_other_keys_chosen_for_an_action_say_why_as_well(hand: Hand) -> None:
    window = hand.window
    window.actions_by_id.choose_keys("field.merge", "Ctrl+Alt+J")
    hand.key("j")
    assert told(window) != TWO
    QTest.keyClick(hand.view, Qt.Key.Key_J, CONTROL | Qt.KeyboardModifier.AltModifier)
    assert told(window) == TWO
    window.actions_by_id.choose_keys("field.merge", "J")


def test_keys_count_what_was_selected_in_the_same_turn(hand: Hand) -> None:
    window, model = hand.window, hand.window.model
    merge = window.actions_by_id["field.merge"]
    model.select(Selection(fields=("1", "2")))
    assert not merge.isEnabled(), "the turn of the event loop is not over"
    QTest.keyClick(hand.view, Qt.Key.Key_J)
    assert "2" not in model.committed.fields
    model.select(Selection(fields=("1", "3")))
    QApplication.processEvents()
    assert merge.isEnabled()
    model.select(Selection(fields=("1",)))
    QTest.keyClick(hand.view, Qt.Key.Key_J)
    assert told(window) == TWO


def test_many_changes_in_one_turn_are_looked_at_once(hand: Hand) -> None:
    window, asked = hand.window, []
    counted = Requirement(lambda: asked.append(1), "Never.")
    window.actions_by_id.add(ActionSpec("test.counted", "Counted", lambda: None, needs=(counted,)))
    settle(window)
    asked.clear()
    for field in ("1", "2", "3", "4"):
        window.model.select(Selection(fields=(field,)))
    assert not asked
    QApplication.processEvents()
    assert len(asked) == 1
    hand.take("select")
    settle(window)
    asked.clear()
    for x in range(20, 30):
        hand.move((float(x), 15.0))
    assert not asked, "nothing changes while the mouse moves"


def test_the_palette_shows_the_reason_beside_the_action(hand: Hand) -> None:
    palette = CommandPalette(hand.window)
    palette.line.setText("merge")
    item = palette.list.topLevelItem(0)
    assert item.text(0) == "Merge"
    assert item.isDisabled()
    assert item.text(1) == TWO
    assert item.toolTip(0) == f"<p>{TWO}</p>"
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    assert hand.window.model.history.count() == 0
    palette.close()
    hand.window.model.select(Selection(fields=("1", "2")))
    palette = CommandPalette(hand.window)
    palette.line.setText("merge")
    item = palette.list.topLevelItem(0)
    assert not item.isDisabled()
    assert item.text(1) == "Field"
    palette.close()


def test_the_tool_bar_says_why_nothing_can_be_taken_back(hand: Hand) -> None:
    window = hand.window
    undo = window.actions_by_id["edit.undo"]
    button = window.main_bar.widgetForAction(undo)
    assert not button.isEnabled()
    assert "There is nothing to undo." in button.toolTip()
    QTest.keyClick(hand.view, Qt.Key.Key_Z, CONTROL)
    assert told(window) == "There is nothing to undo."
    hand.take("split")
    hand.click((60, 0))
    assert button.isEnabled()
    assert "There is nothing to undo." not in button.toolTip()


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("edit.cut", "Select fields first."),
        ("edit.paste", "No fields have been copied."),
        ("edit.paste_in_place", "No fields have been copied."),
        ("edit.delete", "Nothing is selected"),
        ("edit.redo", "nothing to redo"),
        ("field.turn_left", "Select a field first."),
        ("field.straighten", "Select the two vertices"),
        ("field.weld", "Select two vertices"),
        ("align.left", TWO),
        ("align.distribute_x", "Select three fields or more."),
        ("file.revert", "no file yet"),
        ("view.clear_guides", "There are no guides."),
        ("underlay.lock", "no underlay yet"),
        ("underlay.rectify", "no underlay yet"),
        ("sight.from_selection", "Select a field first."),
        ("sight.between", "Select two fields first."),
        ("sight.clear", "no answers"),
        ("sight.pin", "Show a pair first"),
        ("sight.unpin_all", "No pair is pinned."),
        ("sight.copy_pair", "Show a pair first"),
        ("sight.save_pair", "Show a pair first"),
        ("issues.repair", "Nothing here can be repaired safely."),
        ("issues.repair_chosen", "Nothing here can be repaired safely."),
    ],
)
def test_reasons(hand: Hand, action: str, reason: str) -> None:
    window = hand.window
    assert not window.actions_by_id[action].isEnabled()
    assert reason in window.actions_by_id.why_not(action)
    window.actions_by_id[action].trigger()
    assert reason in told(window)


def test_what_was_copied_can_be_pasted_until_something_else_is(hand: Hand) -> None:
    window = hand.window
    window.model.select(Selection(fields=("1",)))
    QTest.keyClick(hand.view, Qt.Key.Key_C, CONTROL)
    assert window.actions_by_id["edit.paste"].isEnabled()
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("hello")
    assert not window.actions_by_id["edit.paste"].isEnabled()


def test_what_sight_shows_can_be_cleared_and_pinned(hand: Hand, qtbot) -> None:
    window = hand.window
    actions = window.actions_by_id
    hand.take("sight")
    hand.click((15, 15))
    assert actions["sight.clear"].isEnabled()
    hand.move((100, 75))
    qtbot.waitUntil(actions["sight.pin"].isEnabled)
    qtbot.waitUntil(actions["sight.copy_pair"].isEnabled)
    QTest.keyClick(hand.view, Qt.Key.Key_K, CONTROL | SHIFT)
    assert actions["sight.unpin_all"].isEnabled()
    actions["sight.clear"].trigger()
    assert not actions["sight.clear"].isEnabled()
    assert not actions["sight.unpin_all"].isEnabled()


def test_an_action_that_is_checked_stays_as_it_is_where_it_is_refused(window: EditorWindow) -> None:
    lock = window.actions_by_id["underlay.lock"]
    lock.trigger()
    assert not lock.isChecked()


def test_a_locked_underlay_is_not_laid_anew(hand: Hand) -> None:
    model, actions = hand.window.model, hand.window.actions_by_id
    corners = ((0, 0), (100, 0), (100, 100), (0, 100))
    underlay = Underlay("board.png", "0" * 64, corners, 1.0, locked=True)
    assert edits(model, "Load", partial(set_underlay, underlay=underlay))
    for action in ("underlay.fit", "underlay.rectify"):
        assert "The underlay is locked" in actions[action].toolTip()
        assert not actions[action].isEnabled()
    before = model.committed
    actions["underlay.fit"].trigger()
    assert model.committed is before
    assert "The underlay is locked" in told(hand.window)
    actions["underlay.lock"].trigger()
    assert actions["underlay.fit"].isEnabled()
