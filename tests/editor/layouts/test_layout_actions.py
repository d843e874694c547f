"""Every action of a layout's window, in every state: no mistake; the palette and the help."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QWhatsThis

from mapkit.editor.dialogs.command_palette import CommandPalette
from mapkit.editor.dialogs.shortcuts import ShortcutsDialog
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.widgets.icons import DRAWINGS
from tests.editor.layouts.hand import LayoutHand, rest
from tests.editor.steps import dialogs
from tests.editor.waiting import wait


def on_a_card(layout: LayoutWindow) -> None:
    layout.model.go_to((0, 0))


def on_a_free_place(layout: LayoutWindow) -> None:
    layout.model.go_to((2, 1))


def with_a_card_in_hand(layout: LayoutWindow) -> None:
    LayoutHand(layout).pick_card("Wood card")


def with_no_card_at_all(layout: LayoutWindow) -> None:
    for place in ((0, 0), (1, 0)):
        layout.model.go_to(place)
        layout.laying.take_away()


@pytest.mark.usefixtures("no_dialogs")
@pytest.mark.parametrize(
    "prepare", [on_a_card, on_a_free_place, with_a_card_in_hand, with_no_card_at_all]
)
def test_every_action_in_every_state(
    layout: LayoutWindow, prepare: Callable[[LayoutWindow], None]
) -> None:
    start = layout.model.layout
    for spec in layout.actions_by_id:
        if spec.id == "layout.close":
            continue
        prepare(layout)
        layout.actions_by_id[spec.id].trigger()
        wait(lambda: not dialogs())
        QWhatsThis.leaveWhatsThisMode()
        QTest.keyClick(layout.view, Qt.Key.Key_Escape)
        assert layout.isVisible(), spec.id
        while layout.model.history.canUndo():
            layout.model.history.undo()
        assert layout.model.layout == start, spec.id
    rest(layout)


def test_every_action_has_a_tip_and_icons_are_drawn(layout: LayoutWindow) -> None:
    for spec in layout.actions_by_id:
        assert spec.tip, spec.id
        assert not spec.icon or spec.icon in DRAWINGS, spec.icon


def test_the_palette_and_the_list_of_shortcuts_know_them(layout: LayoutWindow) -> None:
    palette = CommandPalette(layout)
    QTest.keyClicks(palette.line, "mirror")
    item = palette.list.topLevelItem(0)
    assert "irror" in item.text(0)
    palette.close()
    shortcuts = ShortcutsDialog(layout.actions_by_id, layout.menus)
    assert shortcuts.keys["layout.turn_left"] == "Shift+R"
    assert shortcuts.conflicts() == []


def test_whats_this_explains_each_panel(layout: LayoutWindow) -> None:
    for widget in (layout, layout.view, *layout.docks.values()):
        assert widget.whatsThis()


def test_in_a_low_window_all_but_the_cards_stands_beside_the_board(layout: LayoutWindow) -> None:
    issues, elements = layout.docks["layout.issues"], layout.docks["layout.elements"]
    for height, beside in ((500, True), (780, False), (500, True)):
        layout.resize(800, height)
        rest(layout)
        assert (issues in layout.tabifiedDockWidgets(elements)) is beside, height
        assert elements.visibleRegion().isEmpty() is False
    assert layout.view.height() > 300
