"""Suggestions: asked of a dispute by a click, previewed on the board, applied as one step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QTreeWidgetItem, QTreeWidgetItemIterator

import mapkit
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.suggestions_feature import SuggestionsFeature
from mapkit.editor.state.selection import Selection
from mapkit.model import GameMap
from tests.editor.waiting import settle, wait

ROOMS = Path(__file__).resolve().parents[3] / "examples" / "two-rooms.yaml"


@pytest.fixture
def window(open_window: Callable[[GameMap], EditorWindow]) -> EditorWindow:
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


def click_suggestion(window: EditorWindow, number: int) -> None:
    found = window.part(SuggestionsFeature).panel.list
    item = found.item(number)
    assert item is not None
    place = found.visualItemRect(item).center()
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=place)


def ask(window: EditorWindow) -> None:
    """Ask how to settle the sight from n2 to c2, and wait for the answer."""
    click_row(window, "n2 – c2")
    QTest.mouseClick(window.part(LiveFeature).issues.suggest_button, Qt.MouseButton.LeftButton)
    wait(lambda: window.part(SuggestionsFeature).found is not None)


@pytest.mark.always
def test_a_dispute_is_settled_by_clicks_and_undone(window: EditorWindow) -> None:
    model, suggestions = window.model, window.part(SuggestionsFeature)
    before = model.committed
    ask(window)
    found = suggestions.found
    assert found is not None
    listed = suggestions.panel.list
    shown = [item.text() for n in range(listed.count()) if (item := listed.item(n)) is not None]
    assert tuple(shown) == found.sentences[1:]  # two, and that no move hides them
    assert len(found) == 2
    assert not suggestions.panel.apply_button.isEnabled()
    click_suggestion(window, 2)
    assert suggestions.panel.current == -1
    assert not suggestions.panel.apply_button.isEnabled()
    click_suggestion(window, 0)
    wait(lambda: model.previewing)
    assert model.shown.vertices["v14"] == (1306, 500)
    assert model.committed is before
    click_suggestion(window, 1)
    wait(lambda: model.shown.vertices["v15"] == (1306, 1000))
    assert model.shown.vertices["v14"] == before.vertices["v14"]
    QTest.mouseClick(suggestions.panel.apply_button, Qt.MouseButton.LeftButton)
    wait(lambda: model.committed is not before)
    assert model.committed.vertices["v15"] == (1306, 1000)
    assert model.history.count() == 1
    assert not mapkit.Board(model.committed).sight("n2", "c2").disputed
    assert suggestions.found is None  # they were for the map before
    model.history.undo()
    assert model.committed == before


def test_a_preview_goes_when_the_list_is_left(window: EditorWindow) -> None:
    model = window.model
    before = model.committed
    ask(window)
    click_suggestion(window, 0)
    wait(lambda: model.previewing)
    window.docks["suggestions"].hide()
    wait(lambda: not model.previewing)
    assert model.shown is before
    assert model.history.count() == 0


def test_a_selected_field_is_hidden_by_what_the_action_finds(window: EditorWindow) -> None:
    suggestions = window.part(SuggestionsFeature)
    action = window.actions_by_id["sight.suggest"]
    assert not action.isEnabled()
    window.model.select(Selection(fields=("n2",)))
    wait(action.isEnabled)
    action.trigger()
    wait(lambda: suggestions.found is not None)
    assert suggestions.found is not None
    assert suggestions.found[0].fewer > 0
    first = suggestions.panel.list.item(0)
    assert first is not None
    assert "fewer" in first.text()


def test_a_pair_that_nobody_disputes_is_told(window: EditorWindow) -> None:
    suggestions = window.part(SuggestionsFeature)
    window.model.select(Selection(fields=("n1", "n2")))
    window.actions_by_id["sight.suggest"].trigger()
    wait(lambda: "nothing is disputed" in suggestions.panel.summary.text())
    assert suggestions.found is None
    assert suggestions.panel.list.count() == 0


def test_a_search_that_is_stopped_shows_nothing_later(window: EditorWindow) -> None:
    suggestions = window.part(SuggestionsFeature)
    window.model.select(Selection(fields=("n2",)))
    window.actions_by_id["sight.suggest"].trigger()
    assert suggestions.panel.stop_button.isVisible()
    QTest.mouseClick(suggestions.panel.stop_button, Qt.MouseButton.LeftButton)
    assert suggestions.panel.summary.text() == "Stopped."
    wait(lambda: not suggestions.worker.at_work)
    settle(window)
    assert suggestions.found is None
    assert suggestions.panel.list.count() == 0
    assert not suggestions.panel.stop_button.isVisible()
