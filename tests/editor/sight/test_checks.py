"""The issues are those of the map, whatever else goes on."""

from __future__ import annotations

import threading
from functools import partial

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QWidget

from mapkit.coverage import check_map
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.feature import LiveFeature
from mapkit.edits import paint
from tests.editor.hand import Hand
from tests.editor.steps import edits
from tests.editor.waiting import wait

RIGHT = Qt.MouseButton.RightButton
pytestmark = pytest.mark.new_windows  # what answers is replaced, and hears late of its end


@pytest.fixture
def hand(window: EditorWindow) -> Hand:
    live = window.part(Answers)
    live.find_disputes = False
    wait(lambda: live.checked_map is window.model.committed and live.tables is not None)
    return Hand(window)


def test_undo_after_undo_without_a_pause_is_checked_meanwhile(hand: Hand) -> None:
    window = hand.window
    live, model, checked = window.part(Answers), window.model, []
    assert edits(model, "x", lambda m: paint(m, fields=("1",), name="yard"))
    live.checked.connect(lambda: checked.append(live.checked_map))

    def key_held() -> bool:
        undone = model.history.canUndo()
        hand.key("z" if undone else "y", Qt.KeyboardModifier.ControlModifier)
        return len(checked) > 1

    wait(key_held)


def test_a_check_is_not_given_up_for_the_next_one(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = hand.window
    live, model = window.part(Answers), window.model
    begun, go_on, asked = threading.Event(), threading.Event(), []
    plain = live._slow_solver.check

    def slowly(game_map):
        asked.append(game_map)
        begun.set()
        go_on.wait()
        return plain(game_map)

    monkeypatch.setattr(live._slow_solver, "check", slowly)
    seen = []
    live.checked.connect(lambda: seen.append(live.checked_map))
    assert edits(model, "x", lambda m: paint(m, fields=("1",), name="yard"))
    first = model.committed
    wait(begun.is_set)
    assert edits(model, "x", lambda m: paint(m, fields=("2",), name="shed"))
    wait(lambda: not live._settle.isActive())
    go_on.set()
    wait(lambda: live.checked_map is model.committed)
    assert asked == [first, model.committed]
    assert seen[0] is first


def test_checks_do_not_wait_for_tables_that_have_not_noticed_their_end(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = hand.window
    live, model = window.part(Answers), window.model
    begun, end = threading.Event(), threading.Event()

    def deaf(_map, _tell):
        begun.set()
        end.wait()

    monkeypatch.setattr(live._slow_solver, "tables", deaf)
    assert edits(model, "x", lambda m: paint(m, fields=("1",), name="yard"))
    wait(begun.is_set)
    hand.key("z", Qt.KeyboardModifier.ControlModifier)
    try:
        wait(lambda: live.checked_map is model.committed)
    finally:
        end.set()


def test_a_button_that_comes_up_elsewhere_holds_nothing_up(hand: Hand) -> None:
    window = hand.window
    live, model = window.part(Answers), window.model
    menu = QWidget(window)  # what opens under the mouse is told of the release
    menu.show()
    QTest.mousePress(hand.view.viewport(), RIGHT, pos=hand.pixel((45, 45)))
    assert window.part(LiveFeature).hand.down
    QTest.mouseRelease(menu, RIGHT)
    assert not window.part(LiveFeature).hand.down
    assert edits(model, "x", partial(paint, fields=("1",), name="yard"))
    wait(lambda: live.checked_map is model.committed)


def test_after_four_hundred_undos_the_panel_is_that_of_the_board(hand: Hand) -> None:
    window = hand.window
    live, model = window.part(Answers), window.model
    for k in range(400):
        edit = partial(paint, fields=(str(k % 12 + 1),), name=f"n{k}")
        assert edits(model, f"step {k}", edit)
    for _ in range(400):
        hand.key("z", Qt.KeyboardModifier.ControlModifier)
    assert not model.history.canUndo()
    wait(lambda: live.checked_map is model.committed)
    assert live.diagnostics == tuple(check_map(model.committed))
