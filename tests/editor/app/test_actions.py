"""Actions, the palette that finds them and the dialog that changes their keys."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeySequence
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.dialogs.command_palette import CommandPalette, fit
from mapkit.editor.dialogs.shortcuts import ShortcutsDialog
from mapkit.editor.state.brush import Brush
from mapkit.editor.widgets.icons import DRAWINGS
from mapkit.model import GameMap
from tests.editor.steps import OpenWindow


def palette_of(window: EditorWindow) -> CommandPalette:
    found = window.findChildren(CommandPalette)
    assert len(found) == 1
    return found[0]


def names(palette: CommandPalette) -> list[str]:
    items = (palette.list.topLevelItem(n) for n in range(palette.list.topLevelItemCount()))
    return [item.text(0) for item in items if item is not None]


def test_every_action_says_what_it_does(window: EditorWindow) -> None:
    for spec in window.actions_by_id:
        action = window.actions_by_id[spec.id]
        assert action.text(), spec.id
        assert action.toolTip(), spec.id
        assert action.whatsThis(), spec.id
        assert spec.menu in {*window.menus, ""}, spec.id
        assert spec.icon in {*DRAWINGS, ""}, spec.id


def test_no_two_actions_share_their_keys(window: EditorWindow) -> None:
    dialog = ShortcutsDialog(window.actions_by_id, window.menus)
    assert dialog.conflicts() == []


def test_mnemonics_of_the_menu_bar_differ(window: EditorWindow) -> None:
    bar = window.menuBar()
    letters = [a.text()[a.text().index("&") + 1].lower() for a in bar.actions()]
    assert len(letters) == len(set(letters))


@pytest.mark.new_windows
def test_the_palette_finds_by_letters_and_carries_out(qtbot, window: EditorWindow) -> None:
    done = []
    window.actions_by_id["file.save"].triggered.disconnect()
    window.actions_by_id["file.save"].triggered.connect(lambda: done.append("save"))
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = palette_of(window)
    assert palette.isVisible()
    QTest.keyClicks(palette.line, "save")
    assert names(palette)[0] == "Save"
    QTest.keyClick(palette.line, Qt.Key.Key_Down)
    assert palette.list.currentItem() is palette.list.topLevelItem(1)
    QTest.keyClick(palette.line, Qt.Key.Key_Up)
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: done == ["save"])
    QApplication.processEvents()
    window.actions_by_id["help.palette"].trigger()
    again = next(p for p in window.findChildren(CommandPalette) if p.isVisible())
    assert names(again)[0] == "Save", "what was used last stands first"
    again.close()


def test_the_palette_shows_what_cannot_be_done_now_last(window: EditorWindow) -> None:
    palette = CommandPalette(window)
    palette.line.setText("undo")
    item = palette.list.topLevelItem(0)
    assert item.text(0) == "Undo"
    assert item.isDisabled()
    palette.close()


@pytest.mark.parametrize(
    ("query", "better", "worse"),
    [
        ("sa", "Save as", "Close all"),
        ("zi", "Zoom in", "Horizontal guide"),
        ("ulozit", "Uložit", "Uložit jako…"),
        ("polacz", "Połącz pola", "Pokaż, co łączy"),
    ],
)
def test_starts_of_words_count_most(query: str, better: str, worse: str) -> None:
    good, bad = fit(query, better), fit(query, worse)
    assert good is not None
    assert bad is None or good > bad


def test_letters_must_come_in_their_order() -> None:
    assert fit("as", "Save") is None
    assert fit("ae", "Save") is not None
    assert fit("", "anything") == 0


def test_shortcuts_are_changed_told_and_kept(open_window: OpenWindow, rows_map: GameMap) -> None:
    window = open_window(rows_map)
    dialog = ShortcutsDialog(window.actions_by_id, window.menus)
    dialog.select("file.revert")
    dialog.edit.setKeySequence(QKeySequence("Ctrl+S"))
    assert dialog.conflicts() == [("file.save", "file.revert")]
    assert "Save" in dialog.conflict.text()
    assert not dialog._ok.isEnabled()
    dialog.take_button.click()
    assert dialog.conflicts() == []
    dialog.accept()
    assert window.actions_by_id["file.revert"].shortcut() == QKeySequence("Ctrl+S")
    assert window.actions_by_id["file.save"].shortcut().isEmpty()
    assert "Ctrl+S" in window.actions_by_id["file.revert"].toolTip()

    another = open_window(rows_map)
    assert another.actions_by_id["file.revert"].shortcut() == QKeySequence("Ctrl+S")
    reset = ShortcutsDialog(another.actions_by_id, another.menus)
    reset.reset_all()
    reset.accept()
    assert another.actions_by_id["file.save"].shortcut() == QKeySequence("Ctrl+S")
    assert another.actions_by_id["file.revert"].shortcut().isEmpty()


def test_undo_says_what_it_takes_back(window: EditorWindow) -> None:
    from dataclasses import replace

    undo = window.actions_by_id["edit.undo"]
    assert not undo.isEnabled()
    window.model.edit("Rename", lambda m: replace(m, name="x"))
    assert undo.isEnabled()
    assert "Rename" in undo.text()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.model.committed.name == "rows"
    assert not undo.isEnabled()


def found(palette: CommandPalette, query: str) -> list[str]:
    palette.line.setText(query)
    return names(palette)


def test_the_palette_finds_what_panels_hold(qtbot, window: EditorWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = palette_of(window)
    assert found(palette, "insert vert")[0] == "Insert a vertex"
    repairs = {"Repair the chosen issue", "Repair all that is safe"}
    assert set(found(palette, "repair")[:2]) == repairs
    assert found(palette, "pin the")[0].startswith("Pin the shown pair")
    assert found(palette, "show labels")[0] == "Show Labels  ✓"
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.part(BoardView).layers["labels"].visible)
    window.actions_by_id["help.palette"].trigger()
    palette = next(p for p in window.findChildren(CommandPalette) if p.isVisible())
    assert found(palette, "paint built")[0] == "Paint: built-up"
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    brush = window.part(Brush)
    qtbot.waitUntil(lambda: brush.paint == ("kind", "built_up"))
    assert window.part(BoardView).tool is window.part(ToolBox).tools["bucket"]


def test_a_submenu_is_found_by_its_name_in_its_order(window: EditorWindow) -> None:
    palette = CommandPalette(window)
    order = [a.text().replace("&", "") for a in window.menus["language"].actions()]
    assert [n.removesuffix("  ✓") for n in found(palette, "langu")[: len(order)]] == order
    palette.close()


def test_the_palette_says_when_nothing_is_found(window: EditorWindow) -> None:
    palette = CommandPalette(window)
    assert found(palette, "qqqxxx") == ["Nothing is found."]
    QTest.keyClick(palette.line, Qt.Key.Key_Return)  # nothing to carry out
    palette.close()
