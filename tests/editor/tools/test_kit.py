"""A band; numbers by a stroke and row by row; fields that are sought; the menu of a field."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QMenu

from mapkit.editor.dialogs.command_palette import CommandPalette
from mapkit.editor.tools.refusals import RefusalsShown
from tests.editor.hand import Hand
from tests.editor.tools.test_select import middle

CTRL = Qt.KeyboardModifier.ControlModifier


def test_a_stroke_numbers_fields_and_shows_it_at_once(hand: Hand) -> None:
    model = hand.window.model
    before = model.committed
    hand.take("renumber")
    hand.press(middle(before, "5"))
    hand.move(middle(before, "6"))
    hand.move(middle(before, "10"))
    assert middle(model.shown, "7") == middle(before, "10")
    assert model.committed is before
    hand.release(middle(before, "10"))
    assert middle(model.committed, "7") == middle(before, "10")
    assert middle(model.committed, "10") == middle(before, "7")
    hand.window.actions_by_id["field.renumber_rows"].trigger()
    assert middle(model.committed, "10") == middle(before, "10")
    hand.undo()
    hand.undo()
    assert model.committed == before


def palette(hand: Hand) -> CommandPalette:
    found = hand.window.findChild(CommandPalette)
    assert isinstance(found, CommandPalette)
    return found


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("renumber", "tool.renumber"),
        ("duplicate", "edit.duplicate"),
        ("full", "view.full_screen"),
        ("kind", "tool.bucket"),
        ("field 7", "field.7"),
    ],
)
def test_the_palette_knows_synonyms_and_fields(hand: Hand, typed: str, found: str) -> None:
    hand.window.actions_by_id["help.palette"].trigger()
    line = palette(hand).line
    QTest.keyClicks(line, typed)
    ids = [entry.id for entry in palette(hand)._matching(line.text())[:12]]
    assert found in ids
    palette(hand).close()
    QApplication.processEvents()


def test_the_menu_of_a_field_changes_its_kind(hand: Hand) -> None:
    model = hand.window.model
    hand.view.menu_asked.emit(
        hand.view.to_scene((4500, 4500)), hand.view.mapToGlobal(hand.pixel((45, 45)))
    )
    menu = hand.window.findChild(QMenu, "board.menu")
    assert isinstance(menu, QMenu)
    titles = {action.text(): action for action in menu.actions()}
    assert {"Kind", "Sector", "Level", "Split it…", "Rename…", "Look from here"} <= titles.keys()
    kinds = titles["Kind"].menu()
    assert isinstance(kinds, QMenu)
    next(a for a in kinds.actions() if not a.isChecked()).trigger()
    assert model.committed.fields["6"].kind == "built_up"
    menu.close()
    hand.undo()


def test_handles_that_lie_close_are_not_all_painted(hand: Hand) -> None:
    handles = hand.view._highlights._handles
    close = [QPointF(0.02 * k, 0.0) for k in range(500)]
    handles.show(close, [])
    handles.set_zoom(4.0)
    told = handles._told_apart()
    assert 2 <= told.count() < 10
    gaps = [told.at(k + 1).x() - told.at(k).x() for k in range(told.count() - 1)]
    assert min(gaps) * 4.0 >= 7.0
    handles.set_zoom(400.0)
    assert handles._told_apart().count() > 100
    handles.show([], [])


def test_a_refusal_does_not_cover_what_the_tool_says(hand: Hand) -> None:
    view, shown = hand.view, hand.window.part(RefusalsShown)
    view.overlay.label((4500, 4500), "120.5 mm")
    view.overlay.label((4900, 4900), "Ctrl+Enter: carve it out of the fields there")
    hand.window.model.refused.emit("No room for that here.", [(4500, 4500)])
    plates = view.overlay.plates()
    assert len(plates) == 2
    assert not any(shown.label.geometry().intersects(plate) for plate in plates)
    shown.hide()
    view.overlay.clear()


def test_words_that_give_way_stand_on_the_other_side_or_not_at_all(hand: Hand) -> None:
    overlay = hand.view.overlay
    for words in ("nearest", "farther", "farthest"):
        overlay.label((4500, 4500), words, if_free=True)
    assert overlay.words == ["nearest", "farther"]
    one, other = overlay.plates()
    assert not one.intersects(other)
    overlay.label((1500, 4500), "elsewhere", if_free=True)
    assert len(overlay.plates()) == 3
    overlay.clear()
