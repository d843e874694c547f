"""Resolve: disputes settled by suggestions that are clicked, or by hand, one step each."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QTreeWidgetItem, QTreeWidgetItemIterator

import mapkit
from mapkit.drafts.corners import Angles
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.resolve_feature import ResolveFeature
from mapkit.editor.state.selection import Selection
from mapkit.edits import draw_field, insert_vertex
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow
from tests.editor.waiting import settle, wait

ROOMS = Path(__file__).resolve().parents[3] / "examples" / "two-rooms.yaml"


@pytest.fixture
def window(open_window: OpenWindow) -> EditorWindow:
    return open_window(mapkit.open(ROOMS).map)


def dispute_row(window: EditorWindow, pair: str) -> QTreeWidgetItem | None:
    rows = QTreeWidgetItemIterator(window.part(LiveFeature).issues.tree)
    while (item := rows.value()) is not None:
        if item.text(0) == pair:
            return item
        rows += 1
    return None


def click_row(window: EditorWindow, pair: str) -> None:
    """Click the row of a dispute, as soon as it is there."""
    issues = window.part(LiveFeature).issues
    window.docks["issues"].raise_()
    wait(lambda: dispute_row(window, pair) is not None)
    row = dispute_row(window, pair)
    assert row is not None
    issues.tree.scrollToItem(row)
    place = issues.tree.visualItemRect(row).center()
    QTest.mouseClick(issues.tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    wait(issues.suggest_button.isEnabled)


def click_dispute(window: EditorWindow, fields: tuple[str, str]) -> None:
    """Click a row of the list of disputes that is seen without scrolling."""
    tree = window.part(ResolveFeature).panel.disputes
    (row,) = tree.findItems(" – ".join(fields), Qt.MatchFlag.MatchExactly)
    place = tree.visualItemRect(row).center()
    assert tree.viewport().rect().contains(place)
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)


def click_suggestion(window: EditorWindow, number: int) -> None:
    found = window.part(ResolveFeature).panel.list
    item = found.item(number)
    assert item is not None
    place = found.visualItemRect(item).center()
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=place)


def click_apply(window: EditorWindow) -> None:
    QTest.mouseClick(window.part(ResolveFeature).panel.apply_button, Qt.MouseButton.LeftButton)


def listed(window: EditorWindow) -> list[str]:
    shown = window.part(ResolveFeature).panel.list
    items = (shown.item(n) for n in range(shown.count()))
    return [item.text() for item in items if item is not None]


def ask(window: EditorWindow) -> None:
    """Ask how to settle the sight from n2 to c2 just so, and wait for the answer."""
    window.part(ResolveFeature).panel.margin.setValue(0.0)
    click_row(window, "n2 – c2")
    QTest.mouseClick(window.part(LiveFeature).issues.suggest_button, Qt.MouseButton.LeftButton)
    wait(lambda: window.part(ResolveFeature).found is not None)


def test_a_dispute_is_settled_by_clicks_and_undone(window: EditorWindow) -> None:
    model, resolve = window.model, window.part(ResolveFeature)
    before = model.committed
    ask(window)
    found = resolve.found
    assert len(found) == 3
    *short, hidden = listed(window)
    assert short[1].split("\n") == [
        "Seen at distance 2: wall of crates ←\u00a00.30\u00a0mm",
        "disputes: −1 sight, 0 distance",
    ]
    assert hidden == found.sentences[-1]  # no move hides them
    assert not resolve.panel.apply_button.isEnabled()
    click_suggestion(window, 3)
    assert resolve.panel.current == -1
    assert not resolve.panel.apply_button.isEnabled()
    click_suggestion(window, 0)  # the shed as a whole
    wait(lambda: model.previewing)
    assert model.shown.vertices["v14"] == (1303, 500)
    assert model.committed is before
    click_suggestion(window, 1)  # a wall of the crates
    wait(lambda: model.shown.vertices["v17"] == (1289, 800))
    assert model.shown.vertices["v14"] == before.vertices["v14"]
    click_apply(window)
    wait(lambda: model.committed is not before)
    assert model.committed.vertices["v18"] == (1289, 700)
    assert model.history.count() == 1
    assert not mapkit.Board(model.committed).sight("n2", "c2").disputed
    assert resolve.found is None  # they were for the map before
    model.history.undo()
    assert model.committed == before


def gates() -> GameMap:
    """Return three yards with crates that leave a gap of 0.8 mm beside a wall."""
    game_map = new_map("empty", id="gates", size_mm=(270, 160))

    def units(*places: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x / game_map.unit_mm, y / game_map.unit_mm) for x, y in places]

    def draw(left: float, top: float, right: float, bottom: float, name: str, trait: str = ""):
        corners = units((left, top), (right, top), (right, bottom), (left, bottom))
        traits = [trait] if trait else []
        return draw_field(game_map, corners, "open", id=name, traits=traits, carve=True)

    for k, x in enumerate((0, 90, 180), 1):
        game_map = draw(x, 0, x + 80, 60, f"n{k}")
        game_map = draw(x, 60, x + 80, 100, f"m{k}")
        game_map = draw(x, 100, x + 80, 160, f"s{k}")
        game_map = draw(x, 75, x + 79.2, 85, f"c{k}", "obstacle")
        game_map = draw(x + 80, 0, x + 90, 160, f"w{k}", "obstacle")
        vertex = {at: v for v, at in game_map.vertices.items()}
        a, b, middle = units((x + 80, 60), (x + 80, 100), (x + 80.4, 80))
        edge = vertex[round(a[0]), round(a[1])], vertex[round(b[0]), round(b[1])]
        game_map = insert_vertex(game_map, edge, middle)
    return game_map


def test_three_disputes_go_in_seven_clicks_and_no_right_angle_with_them(
    open_window: OpenWindow,
) -> None:
    window = open_window(gates())
    model, resolve = window.model, window.part(ResolveFeature)
    before = model.committed
    wait(lambda: len(window.part(Answers).disputes or ()) == 3)
    button = window.tool_bar.widgetForAction(window.actions_by_id["tool.resolve"])
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)  # it takes the closest dispute
    for step in range(3):
        wait(lambda: resolve.found is not None)
        click_suggestion(window, 0)
        wait(lambda: model.previewing)
        click_apply(window)  # and it goes on with the next one
        wait(lambda: resolve.found is None)
        assert model.history.count() == step + 1
    wait(lambda: window.part(Answers).disputes == ())
    assert resolve.panel.summary.text() == "Nothing is disputed."
    moved = {v: at for v, at in model.committed.vertices.items() if at != before.vertices[v]}
    offsets = {
        v: (x - before.vertices[v][0], y - before.vertices[v][1]) for v, (x, y) in moved.items()
    }
    assert len(moved) == 6
    assert Angles(before).lost(offsets) == (0, 0)
    board = mapkit.Board(model.committed)
    for k in "123":
        settled = board.sight(f"n{k}", f"s{k}").details.settled_mm
        assert settled is not None
        assert settled >= before.tolerance_mm + 0.1 - 0.021  # the margin, in steps of 0.02 mm
    for _ in range(3):
        model.history.undo()
    assert model.committed == before


def test_three_disputes_of_launch_site_go_in_eight_gestures(
    open_window: OpenWindow,
) -> None:
    """The first two as they come, then one whose row is picked: each takes more with it."""
    window = open_window(mapkit.open("launch-site").map)
    window.resize(1280, 800)
    window.actions_by_id["view.layout_draw"].trigger()
    model, resolve, answers = window.model, window.part(ResolveFeature), window.part(Answers)
    before, gestures = model.committed, 1
    wait(lambda: answers.disputes is not None)
    kinds = [dispute.kind for dispute in answers.disputes or ()]
    button = window.tool_bar.widgetForAction(window.actions_by_id["tool.resolve"])
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settled = []
    third = ("R30", "Y64")
    for picked in (None, None, third):
        if picked is not None:
            click_dispute(window, picked)
            gestures += 1
        wait(lambda: resolve.found is not None)
        assert resolve.pair is not None
        settled.append(resolve.pair)
        click_suggestion(window, 0)
        wait(lambda: model.previewing)
        click_apply(window)
        gestures += 2
        wait(lambda: resolve.found is None and answers.disputes is not None)
        left = answers.disputes or ()
    assert gestures <= 9
    assert settled == [("Y81", "W99"), ("W94", "W105"), third]
    assert not {dispute.fields for dispute in left}.intersection(settled)
    after = [dispute.kind for dispute in left]
    assert len(after) <= len(kinds) - 3
    assert after.count("sight") <= kinds.count("sight")
    moved = {
        v: (x - before.vertices[v][0], y - before.vertices[v][1])
        for v, (x, y) in model.committed.vertices.items()
    }
    assert Angles(before).lost(moved)[0] == 0


@pytest.mark.always
def test_the_answer_stands_at_the_mouse_while_a_wall_is_dragged(open_window: OpenWindow) -> None:
    window = open_window(gates())
    model, resolve, hand = window.model, window.part(ResolveFeature), Hand(window)
    before = model.committed
    resolve.resolve("n2", "s2")
    wait(lambda: resolve.found is not None and window.part(Answers).pair is not None)
    assert resolve.marked
    hand.press((169.2, 80))
    for share in (0.5, 1.0, 2.0):
        hand.move((169.2 - share, 80))
    assert not resolve.marked
    wait(lambda: window.part(Answers).pair_follows and resolve.tool.told)
    (words,) = resolve.tool.told
    answer = mapkit.Board(model.shown).sight("n2", "s2")
    assert answer.details.settled
    assert words.startswith("n2 sees s2, distance 2\nstays so up to ")
    assert f"{answer.details.settled_mm:.2f} mm" in words
    hand.release((167.2, 80))
    assert not resolve.tool.told
    moved = [v for v, at in model.committed.vertices.items() if at != before.vertices[v]]
    assert len(moved) == 2
    for v in moved:
        x, y = model.committed.vertices[v]
        assert abs(x - 16720) <= 40  # a pixel or so
        assert x % 10 == 0  # steps of 0.1 mm
        assert y == before.vertices[v][1]
    wait(lambda: resolve.panel.summary.text() == "n2 and s2 are settled.")
    hand.undo()
    assert model.committed == before


@pytest.mark.new_windows  # which looks for no disputes any more
def test_two_walls_in_one_line_move_together_while_other_disputes_are_not_known(
    open_window: OpenWindow,
) -> None:
    window = open_window(gates())
    window.part(Answers).find_disputes = False
    window.part(Answers).stop_disputes()
    model, resolve = window.model, window.part(ResolveFeature)
    before = model.committed
    resolve.resolve("n2", "s2")
    assert resolve.panel.summary.text() == "Trying what moves settle n2 and s2 …"
    wait(lambda: resolve.found is not None)
    found = resolve.found
    assert found is not None
    assert all("other disputes are not known yet" in line for line in listed(window)[:2])
    (number,) = (k for k, one in enumerate(found) if len(one.changes) == 4)
    click_suggestion(window, number)
    click_apply(window)
    wait(lambda: model.committed is not before)
    moved = {v for v, at in model.committed.vertices.items() if at != before.vertices[v]}
    assert len(moved) == 4
    assert len({before.vertices[v][0] for v in moved}) == 1
    assert len({model.committed.vertices[v][0] for v in moved}) == 1
    assert mapkit.Board(model.committed).sight("n2", "s2").details.settled


def test_a_preview_goes_when_the_list_is_left(window: EditorWindow) -> None:
    model = window.model
    before = model.committed
    ask(window)
    click_suggestion(window, 0)
    wait(lambda: model.previewing)
    window.docks["resolve"].hide()
    wait(lambda: not model.previewing)
    assert model.shown is before
    assert model.history.count() == 0


def test_a_selected_field_is_hidden_by_what_the_action_finds(window: EditorWindow) -> None:
    resolve = window.part(ResolveFeature)
    action = window.actions_by_id["sight.suggest"]
    assert not action.isEnabled()
    window.model.select(Selection(fields=("n2",)))
    wait(action.isEnabled)
    action.trigger()
    wait(lambda: resolve.found is not None)
    assert resolve.found[0].fewer > 0
    assert "fewer" in listed(window)[0]


def test_a_pair_that_nobody_disputes_is_told(window: EditorWindow) -> None:
    resolve = window.part(ResolveFeature)
    window.model.select(Selection(fields=("n1", "n2")))
    window.actions_by_id["sight.suggest"].trigger()
    wait(lambda: "nothing is disputed" in resolve.panel.summary.text())
    assert resolve.found is None
    assert resolve.panel.list.count() == 0


def test_a_search_that_is_stopped_shows_nothing_later(window: EditorWindow) -> None:
    resolve = window.part(ResolveFeature)
    window.model.select(Selection(fields=("n2",)))
    window.actions_by_id["sight.suggest"].trigger()
    assert resolve.panel.stop_button.isVisible()
    QTest.mouseClick(resolve.panel.stop_button, Qt.MouseButton.LeftButton)
    assert resolve.panel.summary.text() == "Stopped."
    wait(lambda: not resolve.worker.at_work)
    settle(window)
    assert resolve.found is None
    assert resolve.panel.list.count() == 0
    assert not resolve.panel.stop_button.isVisible()
