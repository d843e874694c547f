"""Files that cannot be read whole: what is wrong is listed, and nothing in them is lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt, QUrl
from PyQt6.QtGui import QDesktopServices
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QDialog

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files.banner import Banner
from mapkit.editor.files.file_text import FileText
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.questions import Answer
from mapkit.editor.files.recovery import RecoveryCopy, RecoverySlot
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.state.selection import Selection
from mapkit.edits import delete_fields
from mapkit.mapfile import read_map
from mapkit.model import GameMap
from tests.editor.steps import answer

NO_YAML = "id: x\nfields: [1, 2\nname: y\n"
GROUP = "In the file two-rooms.yaml"


def listed(window: EditorWindow, title: str = GROUP) -> list[tuple[str, str]]:
    """Return what stands in a group of the issues."""
    tree = window.part(LiveFeature).issues.tree
    for n in range(tree.topLevelItemCount()):
        group = tree.topLevelItem(n)
        if group is not None and group.text(0).startswith(title):
            items = [group.child(k) for k in range(group.childCount())]
            return [(item.text(0), item.text(1)) for item in items if item is not None]
    return []


def banner(window: EditorWindow, name: str = "reading") -> str:
    QApplication.processEvents()
    shown = [b for b in window.findChildren(Banner, name) if b.isVisibleTo(window)]
    return shown[0].words.text() if shown else ""


def rename(game_map: GameMap) -> GameMap:
    return replace(game_map, name="Renamed")


@pytest.fixture
def broken(map_path: Path) -> Path:
    """A map with a field of no known kind and a key that nobody knows."""
    text = map_path.read_text("utf-8")
    text = text.replace("fields:\n", "fields:\n  odd: {kind: swamp, ring: [v1, v2, v3]}\n", 1)
    map_path.write_text(text + "\nnonsense: 1 # why not\n", encoding="utf-8")
    return map_path


def test_what_could_not_be_read_is_listed_with_its_place(
    window: EditorWindow, broken: Path
) -> None:
    assert window.part(MapFiles).open(broken)
    assert "n1" in window.model.committed.fields
    found = listed(window)
    assert [code for code, _ in found] == ["MK116", "MK110"]
    lines = broken.read_text("utf-8").splitlines()
    odd, nonsense = (n for n, s in enumerate(lines, 1) if "swamp" in s or s.startswith("nonsense"))
    column = lines[odd - 1].index("swamp") + 1
    assert found[0][1].startswith(f"two-rooms.yaml:{odd}:{column}: ")
    assert found[1][1].startswith(f"two-rooms.yaml:{nonsense}:1: ")
    assert "2 errors" in window.part(LiveFeature).issues.summary.text()
    assert banner(window).startswith("Parts of two-rooms.yaml could not be read.")


def test_what_names_nothing_on_the_board_leaves_the_selection(
    window: EditorWindow, broken: Path
) -> None:
    window.part(MapFiles).open(broken)
    window.model.select(Selection(fields=("n1",)))
    issues = window.part(LiveFeature).issues
    group = issues.tree.topLevelItem(0)
    issues.tree.setCurrentItem(group.child(1))
    assert window.model.selection.fields == ("n1",)


def test_a_click_shows_the_place_in_the_text(
    window: EditorWindow, broken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = broken.read_text("utf-8").replace("{kind: swamp", "{name: 🌿🌿, kind: swamp")
    broken.write_text(text, encoding="utf-8")
    window.part(MapFiles).open(broken)
    issues = window.part(LiveFeature).issues
    group = issues.tree.topLevelItem(0)
    item = group.child(0)
    QTest.mouseClick(
        issues.tree.viewport(), Qt.MouseButton.LeftButton,
        pos=issues.tree.visualItemRect(item).center(),
    )  # fmt: skip
    (shown,) = window.findChildren(FileText)
    assert shown.isVisible()
    cursor = shown.text.textCursor()
    before = cursor.positionInBlock() - 2  # Qt counts either leaf twice
    assert cursor.block().text()[before:].startswith("swamp")
    assert "swamp" in shown.words.text()
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    shown.edit_button.click()
    assert opened == [QUrl.fromLocalFile(str(broken))]
    text = text.replace("swamp", "open").replace("nonsense", "x-nonsense")
    broken.write_text(text, encoding="utf-8")
    window.part(MapFiles).reload()
    assert not shown.isVisible()
    assert listed(window) == []
    assert banner(window) == ""


def test_what_could_not_be_read_stays_in_the_file_and_in_the_list(
    window: EditorWindow, broken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answer(monkeypatch, "ask_saving_partial", Answer.CANCEL)
    window.part(MapFiles).open(broken)
    window.model.edit("x", rename)
    window.model.edit("x", lambda m: delete_fields(m, ["n2"]))
    assert window.part(MapFiles).save()
    assert not asked
    text = broken.read_text("utf-8")
    assert "odd: {kind: swamp, ring: [v1, v2, v3]}" in text
    assert "nonsense: 1 # why not" in text
    nonsense = text.splitlines().index("nonsense: 1 # why not") + 1
    assert listed(window)[1][1].startswith(f"two-rooms.yaml:{nonsense}:1: ")


@pytest.mark.parametrize("action", ["file.export", "file.print"])
def test_what_could_not_be_read_is_told_before_it_is_missing_elsewhere(
    window: EditorWindow, broken: Path, monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    opened: list[QDialog] = []

    def close_at_once(dialog: QDialog) -> None:
        opened.append(dialog)
        dialog.done(0)

    monkeypatch.setattr(QDialog, "exec", close_at_once)
    asked = answer(monkeypatch, "ask_going_on_without", False)
    window.part(MapFiles).open(broken)
    window.actions_by_id[action].trigger()
    assert (len(asked), len(opened)) == (1, 0)
    answer(monkeypatch, "ask_going_on_without", True)
    window.actions_by_id[action].trigger()
    assert len(opened) == 1


def test_saving_that_would_drop_something_asks_and_keeps_the_file(
    window: EditorWindow, broken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.part(MapFiles).open(broken)
    field = replace(window.model.committed.fields["n1"], id="odd")
    window.model.edit("x", lambda m: replace(m, fields={**m.fields, "odd": field}))
    before = broken.read_text("utf-8")
    asked = answer(monkeypatch, "ask_saving_partial", Answer.CANCEL)
    assert not window.part(MapFiles).save()
    window.model.history.undo()
    window.model.edit("x", lambda m: delete_fields(m, ["n1"]))  # one corner of it is of odd, too
    assert not window.part(MapFiles).save()
    assert len(asked) == 2
    window.model.history.undo()
    window.model.edit("x", lambda m: replace(m, fields={**m.fields, "odd": field}))
    answer(monkeypatch, "ask_saving_partial", Answer.SAVE)
    assert window.part(MapFiles).save()
    assert "swamp" not in broken.read_text("utf-8")
    assert (broken.parent / "two-rooms.before-saving.yaml").read_text("utf-8") == before
    assert [code for code, _ in listed(window)] == ["MK110"]


def test_a_file_that_is_no_map_opens_as_an_empty_board_and_is_never_lost(
    qtbot, window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = map_path.read_text("utf-8")
    map_path.write_text(NO_YAML, encoding="utf-8")
    assert window.part(MapFiles).open(map_path)
    assert not window.model.committed.fields
    assert window.windowTitle().startswith("two-rooms.yaml")
    assert banner(window).startswith("Nothing of two-rooms.yaml could be read")
    assert [code for code, _ in listed(window)] == ["MK101"]
    asked = answer(monkeypatch, "ask_saving_partial", Answer.CANCEL)
    assert not window.part(MapFiles).save()
    assert len(asked) == 1
    assert map_path.read_text("utf-8") == NO_YAML
    map_path.write_text(good, encoding="utf-8")  # mended by hand
    qtbot.waitUntil(lambda: banner(window, "changed") != "")
    window.findChild(Banner, "changed").buttons[0].click()
    assert "n1" in window.model.committed.fields
    assert (listed(window), banner(window)) == ([], "")


def test_a_map_stays_while_its_file_is_no_map_any_more(
    window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.part(MapFiles).open(map_path)
    window.model.edit("x", rename)
    mine = window.model.committed
    map_path.write_text(NO_YAML, encoding="utf-8")
    answer(monkeypatch, "ask_revert", True)
    assert not window.part(MapFiles).revert()
    assert not window.part(MapFiles).merge()
    assert window.model.committed is mine
    assert window.part(MapFiles).modified
    assert [code for code, _ in listed(window)] == ["MK101"]
    assert banner(window) == "two-rooms.yaml cannot be read as a map now. The board is as it was."
    answer(monkeypatch, "ask_overwriting_other_change", Answer.SAVE)
    assert window.part(MapFiles).save()
    assert (listed(window), banner(window)) == ([], "")
    assert read_map(map_path).map == mine


def test_restored_work_does_not_replace_a_file_that_was_never_understood(
    window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    map_path.write_text(NO_YAML, encoding="utf-8")
    window.part(MapFiles).open(map_path)
    window.model.edit("x", rename)
    file = window.part(MapFiles).file
    text, digest = file.text(window.model.committed), file.digest
    window.part(MapFiles).close()
    slot = RecoverySlot.of(map_path)
    assert slot.take()
    copy = RecoveryCopy(text, str(map_path), digest, map_path.name, 1.0, partial=True)
    slot.write(copy)
    assert slot.read() == copy
    assert window.part(MapFiles).restore(slot, copy)
    asked = answer(monkeypatch, "ask_saving_partial", Answer.CANCEL)
    assert not window.part(MapFiles).save()
    assert len(asked) == 1
    assert map_path.read_text("utf-8") == NO_YAML
