"""The share of the board in the window, the lay-outs of panels, and the bar of the tool."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QPushButton, QScrollArea, QToolButton, QTreeWidget

from mapkit.editor.app.dock_layout import arrange_docks
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.tool_options import ToolOptions
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.dialogs.export_dialog import ExportDialog
from mapkit.editor.sight.feature import LiveFeature
from tests.editor.hand import Hand
from tests.editor.waiting import outlast, settle

pytestmark = pytest.mark.new_windows


def laid(window: EditorWindow, width: int, height: int) -> BoardView:
    window.resize(width, height)
    arrange_docks(window)
    outlast(20)
    return window.part(BoardView)


def share(view: BoardView) -> float:
    window, board = view.window(), view.viewport()
    return board.width() * board.height() / (window.width() * window.height())


def test_the_board_has_its_share_and_a_small_window_is_enough(window: EditorWindow) -> None:
    view = laid(window, 1280, 800)
    for name in ("draw", "sight", "review"):
        window.actions_by_id[f"view.layout_{name}"].trigger()
        outlast(20)
        assert share(view) >= 0.6, name
    tree = window.part(LiveFeature).issues.tree  # it shows eight rows
    assert tree.height() - 30 >= 8 * (tree.fontMetrics().height() + 4)
    window.actions_by_id["view.layout_draw"].trigger()
    view = laid(window, 800, 500)
    rest = window.part(ToolOptions).bar.findChild(QToolButton, "qt_toolbar_ext_button")
    assert not rest.isVisible()  # the bar of Select has all in it
    for kind in window.model.committed.ruleset.kinds:
        button = window.findChild(QToolButton, f"palette.kind.{kind}")
        assert button.visibleRegion().boundingRect() == button.rect()
    assert not any(
        window.tabifiedDockWidgets(window.docks[i]) == [] for i in ("palette", "issues", "sight")
    )  # all in one column
    export = ExportDialog(window.model.committed, Path.home())
    assert export.minimumSizeHint().height() <= 500
    export.done(0)
    window.actions_by_id["help.tutorial"].trigger()
    outlast(20)
    assert (window.width(), window.height()) == (800, 500)
    assert window.minimumSizeHint().width() <= 800
    assert window.minimumSizeHint().height() <= 500
    assert view.viewport().width() >= 400
    assert view.viewport().height() >= 300


def test_the_tutorial_leaves_the_board_its_share_and_is_not_covered_by_a_tool(
    window: EditorWindow, hand: Hand
) -> None:
    view = laid(window, 1280, 800)
    for name in ("sight", "review", "draw"):
        window.actions_by_id[f"view.layout_{name}"].trigger()
        window.actions_by_id["help.tutorial"].trigger()
        outlast(20)
        assert share(view) >= 0.6, name
        if name != "draw":
            window.docks["tutorial"].hide()
    read = window.docks["tutorial"]
    assert read.height() > 400
    for tool in ("draw", "bucket", "select"):
        hand.take(tool)
        assert not read.visibleRegion().isEmpty(), tool
    assert not window.docks["fields"].visibleRegion().isEmpty()


def test_a_panel_with_lists_is_scrolled_only_where_it_is_lower_than_it_has_to_be(
    window: EditorWindow,
) -> None:
    window.resize(1280, 800)
    window.actions_by_id["view.layout_draw"].trigger()
    window.actions_by_id["tool.resolve"].trigger()
    frame = window.docks["resolve"].widget()
    assert isinstance(frame, QScrollArea)
    settle(window)
    assert not frame.verticalScrollBar().isVisible()
    window.actions_by_id["view.layout_review"].trigger()
    window.actions_by_id["help.tutorial"].trigger()
    settle(window)
    for dock_id in ("issues", "resolve"):
        window.docks[dock_id].raise_()
        settle(window)
        panel = window.docks[dock_id].widget()
        assert isinstance(panel, QScrollArea)
        buttons = [b for b in panel.findChildren(QPushButton) if b.isVisible()]
        lists = [tree for tree in panel.findChildren(QTreeWidget) if tree.isVisible()]
        assert buttons
        places = [w.rect().translated(w.mapTo(panel, QPoint())) for w in (*buttons, *lists)]
        assert not any(a.intersects(b) for a, b in combinations(places, 2))
        assert all(tree.height() >= 40 for tree in lists)


def test_the_lists_of_resolve_have_most_of_their_column_while_it_is_in_hand(
    window: EditorWindow, hand: Hand
) -> None:
    laid(window, 1280, 800)
    hand.take("resolve")
    outlast(20)
    resolve, above = window.docks["resolve"], window.docks["palette"]
    assert resolve.height() > 2 * above.height()
    hand.take("select")
    outlast(20)
    assert window.docks["properties"].height() < 2 * window.docks["fields"].height()


def test_one_key_hides_all_panels_and_lay_outs_stay_as_they_were_left(
    window: EditorWindow, hand: Hand
) -> None:
    seen = {i for i, dock in window.docks.items() if not dock.isHidden()}
    assert seen
    hand.key(Qt.Key.Key_F12)
    assert all(dock.isHidden() for dock in window.docks.values())
    hand.key(Qt.Key.Key_F12)
    assert {i for i, dock in window.docks.items() if not dock.isHidden()} == seen
    window.docks["history"].close()
    window.actions_by_id["view.layout_review"].trigger()
    assert not window.docks["history"].isHidden()
    window.actions_by_id["view.layout_draw"].trigger()
    assert window.docks["history"].isHidden()
    window.actions_by_id["view.reset_docks"].trigger()
    assert not window.docks["history"].isHidden()


def test_low_windows_have_lay_outs_of_their_own(window: EditorWindow) -> None:
    def apart() -> bool:
        docks = window.docks
        return docks["sight"] not in window.tabifiedDockWidgets(docks["issues"])

    for height, two in ((800, True), (500, False), (800, True)):
        window.resize(1280, height)
        for name in ("draw", "review"):
            window.actions_by_id[f"view.layout_{name}"].trigger()
        outlast(20)
        assert apart() is two, height


def buttons(window: EditorWindow) -> dict[str, QToolButton]:
    outlast(10)
    found = window.part(ToolOptions).bar.findChildren(QToolButton)
    return {button.text(): button for button in found if button.isVisible()}


def test_the_bar_of_a_tool_stands_for_its_keys(window: EditorWindow) -> None:
    hand, view = Hand(window), window.part(BoardView)
    hand.take("draw")
    carve = next(b for text, b in buttons(window).items() if text.startswith("Carve"))
    before = len(window.model.committed.fields)
    hand.drag((40, 40), (50, 50))
    assert len(window.model.committed.fields) == before  # it lies on another
    hand.key(Qt.Key.Key_Escape)
    carve.click()
    hand.drag((40, 40), (50, 50))
    assert len(window.model.committed.fields) == before + 1
    hand.take("select")
    held = [view.held_keys.value]
    for _ in range(2):
        hand.key(Qt.Key.Key_F4)
        held.append(view.held_keys.value)
    assert held == [0, Qt.KeyboardModifier.AltModifier.value, 0]
