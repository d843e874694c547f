"""Issues: which can be repaired is seen, and repaired by a button that the keyboard reaches."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import QSize, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QTreeWidgetItem

from mapkit.diagnostics import Diagnostic, Severity
from mapkit.diagnostics.rules import NO_FIELDS
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.issues_panel import IssuesPanel
from mapkit.model import GameMap
from tests.boards import map_in
from tests.editor.steps import OpenWindow
from tests.structured_maps import FAMILIES


@pytest.fixture
def window(open_window: OpenWindow, rows_map: GameMap) -> EditorWindow:
    """A window on a map with two vertices that no field uses."""
    spare = {"x1": (200, 200), "x2": (900, 500)}
    return open_window(replace(rows_map, vertices={**rows_map.vertices, **spare}))


def rows(panel: IssuesPanel) -> list[QTreeWidgetItem]:
    found = []
    for n in range(panel.tree.topLevelItemCount()):
        group = panel.tree.topLevelItem(n)
        found += [item for k in range(group.childCount()) if (item := group.child(k)) is not None]
    return found


def about(panel: IssuesPanel, word: str) -> QTreeWidgetItem:
    return next(item for item in rows(panel) if word in item.text(1))


def test_a_chosen_issue_is_repaired_by_the_keyboard_alone(qtbot, window: EditorWindow) -> None:
    panel: IssuesPanel = window.part(LiveFeature).issues
    window.docks["issues"].raise_()
    qtbot.waitUntil(lambda: len(rows(panel)) >= 2)
    assert not panel.repair_button.isEnabled()
    panel.tree.setFocus()
    while panel.tree.currentItem() is not about(panel, "x2"):
        QTest.keyClick(panel.tree, Qt.Key.Key_Down)
    assert panel.repair_button.isEnabled()
    for _ in range(5):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
        if QApplication.focusWidget() is panel.repair_button:
            break
    QTest.keyClick(panel.repair_button, Qt.Key.Key_Space)
    assert "x2" not in window.model.committed.vertices
    assert "x1" in window.model.committed.vertices
    window.model.history.undo()
    assert "x2" in window.model.committed.vertices


def test_the_action_repairs_what_is_chosen_or_leads_to_the_list(
    qtbot, window: EditorWindow
) -> None:
    panel: IssuesPanel = window.part(LiveFeature).issues
    window.docks["issues"].raise_()
    qtbot.waitUntil(lambda: len(rows(panel)) >= 2)
    action = window.actions_by_id["issues.repair_chosen"]
    before = window.model.committed
    action.trigger()
    assert window.model.committed is before
    assert QApplication.focusWidget() is panel.tree
    panel.tree.setCurrentItem(about(panel, "x1"))
    action.trigger()
    assert "x1" not in window.model.committed.vertices


def test_an_issue_has_a_sign_for_how_bad_it_is(window: EditorWindow) -> None:
    panel: IssuesPanel = window.part(LiveFeature).issues
    answers = window.part(Answers)
    answers._check.value = tuple(Diagnostic(NO_FIELDS, severity, "Bad") for severity in Severity)
    panel.refresh()
    pictures = [item.icon(0).pixmap(QSize(16, 16)).toImage() for item in rows(panel)[:3]]
    assert all(not picture.isNull() for picture in pictures)
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
    assert not panel.repair_button.isEnabled()


def test_repairs_that_were_not_all_tried_are_told(qtbot, open_window: OpenWindow) -> None:
    cards = map_in(FAMILIES["cards"](3000))
    window = open_window(cards)
    action = window.actions_by_id["issues.repair"]
    qtbot.waitUntil(action.isEnabled)
    action.trigger()
    qtbot.waitUntil(lambda: window.model.committed is not cards)
    assert "Not all repairs were tried" in window.status.currentMessage()
