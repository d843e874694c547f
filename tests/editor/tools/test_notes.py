"""Notes pinned to places: written, moved, listed, shown, undone and saved, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QLineEdit, QTreeWidgetItem

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.tools.note_tool import NoteTool
from tests.editor.hand import Hand
from tests.editor.steps import dialogs
from tests.editor.waiting import wait, when


def write_in_dialog(hand: Hand, text: str, begin: Callable[[], object]) -> None:
    """Do what opens the dialog, write into it, and press Enter."""
    typed: list[str] = []

    def write() -> None:
        box = dialogs()[-1].findChild(QLineEdit)
        box.selectAll()
        QTest.keyClick(box, Qt.Key.Key_Delete)
        QTest.keyClicks(box, text)
        typed.append(box.text())
        QTest.keyClick(box, Qt.Key.Key_Return)

    when(dialogs, write)
    begin()
    wait(lambda: typed and not dialogs() and not hand.window.model.working)


def listed(window: EditorWindow) -> list[QTreeWidgetItem]:
    tree = window.part(LiveFeature).issues.tree
    return tree.findItems(
        "", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive, 1
    )  # fmt: skip


def rows(window: EditorWindow) -> list[tuple[str, str]]:
    notes = window.model.committed.notes
    found = [(item.text(0), item.text(1)) for item in listed(window)]
    return [row for row in found if any(row[1] == note.text for note in notes)]


def test_a_note_is_pinned_moved_changed_and_deleted_each_as_a_step(window: EditorWindow) -> None:
    hand, model = Hand(window), window.model
    before = model.committed
    hand.take("note")
    write_in_dialog(hand, "is the ladder wide enough?", lambda: hand.click((40, 30)))
    (note,) = model.committed.notes
    assert note.text == "is the ladder wide enough?"
    assert [k * model.committed.unit_mm for k in note.at] == pytest.approx([40, 30], abs=0.3)
    assert model.history.undoText() == "Pin a note"
    assert window.part(NoteTool).view.layers["notes"].root.childItems()
    hand.drag((40, 30), (70, 50))
    (moved,) = model.committed.notes
    assert [k * model.committed.unit_mm for k in moved.at] == pytest.approx([70, 50], abs=0.5)
    assert moved.text == note.text
    write_in_dialog(hand, "too narrow", lambda: hand.click((70, 50)))
    assert [n.text for n in model.committed.notes] == ["too narrow"]
    write_in_dialog(hand, "", lambda: hand.click((70, 50)))
    assert model.committed.notes == ()
    for _ in range(4):
        hand.undo()
    assert model.committed == before
    assert not window.part(NoteTool).view.layers["notes"].root.childItems()


def test_notes_stand_in_the_list_which_leads_to_them(window: EditorWindow) -> None:
    hand, model = Hand(window), window.model
    hand.take("note")
    write_in_dialog(hand, "a second door", lambda: hand.click((20, 20)))
    write_in_dialog(hand, "too open", lambda: hand.click((100, 70)))
    assert rows(window) == [("1", "a second door"), ("2", "too open")]
    window.docks["issues"].show()
    window.docks["issues"].raise_()
    QApplication.processEvents()
    hand.view.scale(8, 8)
    hand.view.centerOn(20, 20)
    seen = hand.view.mapToScene(hand.view.viewport().rect()).boundingRect()
    assert not seen.contains(100, 70)
    tree = window.part(LiveFeature).issues.tree
    item = next(item for item in listed(window) if item.text(1) == "too open")
    tree.scrollToItem(item)
    place = tree.visualItemRect(item).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert hand.view.mapToScene(hand.view.viewport().rect()).boundingRect().contains(100, 70)
    write_in_dialog(
        hand, "closed now", lambda: QTest.keyClick(tree, Qt.Key.Key_Return)
    )  # fmt: skip
    assert [note.text for note in model.committed.notes] == ["a second door", "closed now"]
