"""One answer at a time on the board; figures that can be read on it; pins by number."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QToolButton

from mapkit.drawing.scene import Group, Text
from mapkit.drawing.theme import NIGHT, PAPER, Theme
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.field_labels import Figure
from mapkit.editor.sight.movement import Moves
from mapkit.editor.state.selection import Selection
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.sight.test_colours import inner_vertex, items
from tests.editor.sight.test_live import answers, steps
from tests.editor.steps import OpenWindow
from tests.editor.tools.test_select import middle
from tests.editor.waiting import wait
from tests.unit.drawing.test_verdict_colours import contrast

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def board(rows_map: GameMap) -> GameMap:
    return rows_map


@pytest.fixture
def hand(open_window: OpenWindow, board: GameMap) -> Hand:
    return Hand(open_window(board))


def moves(hand: Hand) -> Moves:
    found = hand.window.part(LiveFeature).moves
    assert isinstance(found, Moves)
    return found


def look(hand: Hand, origin: str) -> None:
    live = answers(hand)
    hand.take("sight")
    hand.click(middle(hand.window.model.shown, origin))
    wait(lambda: live.numbers is not None and live.around_origin == origin)


def reach(hand: Hand, start: str, tool: str = "reach") -> None:
    hand.take(tool)
    hand.click(middle(hand.window.model.shown, start))
    wait(lambda: moves(hand).movement is not None)


def key_says(hand: Hand, word: str) -> list[str]:
    """Wait until the key explains something, and return all that it does."""
    key = hand.window.part(LiveFeature).sight_panel.key
    wait(lambda: word in key.words())
    return list(key.words())


def texts(figure: Figure) -> list[Text]:
    return [s for s in figure.ringed.shapes if isinstance(s, Text)]


def test_reach_hides_what_is_seen_and_another_tool_brings_it_back(hand: Hand) -> None:
    look(hand, "1")
    seen = len(items(hand, "verdicts"))
    reach(hand, "12")
    reached = steps(moves(hand))
    assert len(items(hand, "verdicts")) == len(reached)
    for field in hand.window.model.shown.fields:
        far = reached.get(field)
        assert written(hand, field) == ({field, str(far)} if far else {field})
    assert "Shot distance" not in key_says(hand, "1 step")
    assert "can get to" in hand.window.part(LiveFeature).sight_panel.headline.text()
    hand.take("sight")
    assert len(items(hand, "verdicts")) >= seen > len(reached)
    assert "1 step" not in key_says(hand, "Shot distance")


@pytest.mark.parametrize("tool", ["reach", "hear"])
def test_escape_clears_the_board_whatever_is_on_it(hand: Hand, tool: str) -> None:
    look(hand, "1")
    reach(hand, "12", tool)
    hand.key(Qt.Key.Key_Escape)
    assert not items(hand, "verdicts")
    assert not items(hand, "sight")
    assert hand.view.layers["labels"].root.isVisible()
    look(hand, "1")
    hand.take(tool)
    hand.key(Qt.Key.Key_Escape)
    assert not items(hand, "verdicts")


def test_a_pair_that_is_asked_for_hides_the_move(hand: Hand) -> None:
    reach(hand, "12")
    live = hand.window.part(LiveFeature)
    live.tables.picked.emit("1", "3")
    wait(lambda: answers(hand).pair is not None)
    assert moves(hand).movement is None
    assert live.sight_panel.headline.text().startswith("1 sees 3")


@pytest.mark.parametrize("theme", [NIGHT, PAPER], ids=["night", "paper"])
def test_steps_and_ids_can_be_read_on_the_colours_of_reach(hand: Hand, theme: Theme) -> None:
    reach(hand, "1")
    if theme is PAPER:
        before = moves(hand).movement
        hand.view.redraw(PAPER)
        wait(lambda: moves(hand).movement is not before)
    movement = moves(hand).movement
    notes = {f.field: texts(f)[0] for f in movement.figures if f.ringed.kind == "note"}
    shown = {i: int(t.content) for i, t in notes.items()}
    assert shown == {i: n for i, n in steps(moves(hand)).items() if n}
    for text in notes.values():
        assert text.halo is not None  # the colour that it stands on
        assert contrast(text.colour, text.halo) > 4
    labels = {f.field: texts(f)[0] for f in movement.figures if f.ringed.kind == "label"}
    assert set(labels) == set(hand.window.model.shown.fields)
    for text in labels.values():
        assert text.halo is not None
        assert contrast(text.colour, text.halo) > 2.5
    assert not hand.view.layers["labels"].root.isVisible()
    assert items(hand, "names")
    assert items(hand, "distances")


def test_who_moves_for_reach_is_not_who_is_listened_to(hand: Hand, board: GameMap) -> None:
    reach(hand, "1")
    hand.key("0")
    assert moves(hand).movers["reach"] == "defender"
    hand.take("hear")
    assert hand.window.part(ToolBox).tools["hear"].hint.startswith("sniper")
    for field in ("1", "2", "3"):
        hand.click(middle(board, field))
    wait(lambda: moves(hand).movement is not None and moves(hand).path == ("1", "2", "3"))
    wait(lambda: "hear it" in hand.window.part(LiveFeature).sight_panel.words.text())
    hand.key("0")
    wait(lambda: "Nobody" in hand.window.part(LiveFeature).sight_panel.words.text())
    hand.take("reach")
    assert hand.window.part(ToolBox).tools["reach"].hint.startswith("defender")


def test_the_hint_of_sight_follows_whoever_asks(hand: Hand) -> None:
    hand.take("sight")
    assert hand.window.part(ToolBox).hint.text().startswith("Click a field")
    answers(hand).look_from("1")
    assert hand.window.part(ToolBox).hint.text().startswith("Point at a field")
    answers(hand).look_from(None)
    assert hand.window.part(ToolBox).hint.text().startswith("Click a field")


def written(hand: Hand, field: str) -> set[str]:
    """What an answer has written on a field, as it is shown."""
    layers = hand.view.layers
    shown = [shape.shape for name in ("names", "distances") for shape in layers[name]._shown]
    groups = [g for g in shown if isinstance(g, Group) and g.field == field]
    return {s.content for g in groups for s in g.shapes if isinstance(s, Text)}


def test_figures_and_colours_hold_while_a_vertex_is_dragged(hand: Hand, board: GameMap) -> None:
    """A drag that changes distances: figures change with them, and no colour means another."""
    live, model = answers(hand), hand.window.model
    look(hand, "1")
    vertex = inner_vertex(board, "6")
    x, y = board.vertices[vertex]
    at = (x * board.unit_mm, y * board.unit_mm)
    hand.take("select")
    hand.click(middle(board, "6"))
    hand.press(at)
    hand.move((at[0] + 6, at[1] + 5))
    wait(lambda: model.previewing and live.around_map is model.shown)
    wait(lambda: live.numbers is not None)  # the hand rests
    for verdict in live.around:
        distance = verdict.clear or verdict.grazing
        assert verdict.field in written(hand, verdict.field)
        if verdict.verdict == "clear":
            assert str(distance) in written(hand, verdict.field)
    hand.key(Qt.Key.Key_Escape)
    hand.release(at)


def test_a_distance_that_changes_is_rewritten_at_once(hand: Hand) -> None:
    live = answers(hand)
    look(hand, "1")
    live._rest.blockSignals(True)  # nothing is written anew
    live.look_from("12")
    wait(lambda: live.around_origin == "12")
    for verdict in live.around:
        if verdict.verdict == "clear" and verdict.field != "1":
            assert written(hand, verdict.field) == {verdict.field, str(verdict.clear)}
    assert written(hand, "12") == {"12"}
    live._rest.blockSignals(False)


def test_pins_have_numbers_and_can_be_taken_off_in_their_list(hand: Hand, board: GameMap) -> None:
    live, pins = answers(hand), hand.window.part(LiveFeature).sight_panel.pins
    look(hand, "1")
    for field in ("6", "8", "11"):
        hand.click(middle(board, field), CTRL)
    wait(lambda: len(live.pinned) == 3)
    assert pins.isVisible()
    shown = [item.text(0) for k in range(3) if (item := pins.topLevelItem(k)) is not None]
    assert [text[0] for text in shown] == ["1", "2", "3"]
    assert shown[1].startswith("2  1 sees 8")
    button = pins.itemWidget(pins.topLevelItem(1), 1)
    assert isinstance(button, QToolButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert live.pins == [("1", "6"), ("1", "11")]
    hand.window.model.select(Selection(fields=("6",)))  # which Delete does not mean here
    pins.setFocus()
    pins.setCurrentItem(pins.topLevelItem(1))
    QTest.keyClick(pins, Qt.Key.Key_Return)
    assert live.target == "11"
    before = hand.window.model.committed
    QTest.keyClick(pins, Qt.Key.Key_Delete)
    assert live.pins == [("1", "6")]
    assert hand.window.model.committed is before
    QTest.keyClick(pins, Qt.Key.Key_Delete)
    assert live.pins == []
    assert not pins.isVisible()
