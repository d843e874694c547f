"""The file, its folder and the settings change under an open map."""

from __future__ import annotations

import socket
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.banner import Banner
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.questions import Answer
from mapkit.editor.files.recovery import Owner, RecoveryCopy, RecoverySlot, leftovers
from mapkit.mapfile import read_map
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow, answer, edits
from tests.editor.waiting import settle


def rename(window: EditorWindow, name: str) -> None:
    assert edits(window.model, "rename", partial(_renamed, name))


def _renamed(name: str, game_map: GameMap) -> GameMap:
    return replace(game_map, name=name)


def offered(window: EditorWindow) -> list[str]:
    """Return what the line about a changed file offers."""
    QApplication.processEvents()
    shown = [b for b in window.findChildren(Banner, "changed") if b.isVisibleTo(window)]
    return [b.text() for b in shown[0].buttons] if shown else []


def test_a_map_whose_id_is_no_file_name_gets_one(window: EditorWindow, rows_map: GameMap) -> None:
    window.part(MapFiles).new(replace(rows_map, id='../up/"there"'))
    assert window.part(MapFiles).file.title == "..-up--there-.yaml"


def test_a_folder_that_is_moved_away_and_back(
    qtbot, window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = map_path.parent / "maps"
    folder.mkdir()
    path = map_path.rename(folder / map_path.name)
    window.part(MapFiles).open(path)
    settle(window)  # what opening it changed in the folder has been looked at
    folder.rename(map_path.parent / "elsewhere")
    qtbot.waitUntil(lambda: window.part(MapFiles).modified)
    assert offered(window) == []
    asked = answer(monkeypatch, "ask_after_failed_save", Answer.CANCEL)
    assert not window.part(MapFiles).save()
    assert "there is no folder" in str(asked[0][2])
    (map_path.parent / "elsewhere").rename(folder)
    settle(window)
    assert offered(window) == []
    assert window.part(MapFiles).save()
    assert not window.part(MapFiles).modified


def test_a_folder_in_the_place_of_the_file(
    qtbot, window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.part(MapFiles).open(map_path)
    text = map_path.read_text("utf-8")
    map_path.unlink()
    map_path.mkdir()
    qtbot.waitUntil(lambda: offered(window) != [])
    told = answer(monkeypatch, "tell_problem", None)
    assert not window.part(MapFiles).reload()
    assert "is a folder" in str(told[0][2])
    asked = answer(monkeypatch, "ask_after_failed_save", Answer.CANCEL)
    assert not window.part(MapFiles).save()
    assert "is a folder" in str(asked[0][2])
    map_path.rmdir()
    map_path.write_text(text, encoding="utf-8")
    qtbot.waitUntil(lambda: offered(window) == [])  # as it was


def test_a_change_that_is_taken_back_outside_is_offered_no_more(
    qtbot, window: EditorWindow, map_path: Path
) -> None:
    window.part(MapFiles).open(map_path)
    rename(window, "Mine")
    text = map_path.read_text("utf-8")
    map_path.write_text(text + "# theirs\n", encoding="utf-8")
    qtbot.waitUntil(lambda: "&Merge both" in offered(window))
    map_path.write_text(text, encoding="utf-8")
    qtbot.waitUntil(lambda: offered(window) == [])


def test_saving_in_the_middle_of_a_drag_lets_the_drag_go_on(
    window: EditorWindow, map_path: Path
) -> None:
    window.part(MapFiles).open(map_path)
    rename(window, "Saved")
    hand, model = Hand(window), window.model
    window.part(BoardView).fit()
    hand.take("select")
    hand.click((60, 25))
    hand.press((120, 50))
    hand.move((124, 46))
    assert model.previewing
    window.actions_by_id["file.save"].trigger()
    assert model.previewing
    saved = read_map(map_path).map
    assert saved == model.committed
    hand.release((124, 46))
    assert window.part(MapFiles).modified
    assert not model.previewing
    assert model.committed != saved


def test_closing_in_the_middle_of_a_drag(window: EditorWindow, map_path: Path) -> None:
    window.part(MapFiles).open(map_path)
    text = map_path.read_text("utf-8")
    hand = Hand(window)
    window.part(BoardView).fit()
    hand.take("select")
    hand.click((60, 25))
    hand.press((120, 50))
    hand.move((124, 46))
    pixel = window.part(BoardView).mapFromScene(QPointF(124, 46))
    assert window.close()
    QTest.mouseRelease(window.part(BoardView).viewport(), Qt.MouseButton.LeftButton, pos=pixel)
    QApplication.processEvents()
    assert map_path.read_text("utf-8") == text


def test_restored_work_is_merged_with_what_it_began_with(
    qtbot, window: EditorWindow, map_path: Path
) -> None:
    window.part(MapFiles).open(map_path)
    rename(window, "Mine")
    copy_text = window.part(MapFiles).file.text(window.model.committed)
    copy = RecoveryCopy(copy_text, str(map_path), window.part(MapFiles).file.digest, "x", 1.0)
    window.part(MapFiles).close()
    slot = RecoverySlot.of(map_path)
    assert slot.take()
    assert window.part(MapFiles).restore(slot, copy)
    window.actions_by_id["edit.undo"].trigger()  # to what the file holds
    assert window.model.committed.name != "Mine"
    assert window.model.history.isClean()
    window.actions_by_id["edit.redo"].trigger()
    assert window.model.committed.name == "Mine"
    theirs = map_path.read_text("utf-8").replace("author: ", "author: Somebody else #", 1)
    map_path.write_text(theirs, encoding="utf-8")
    assert window.part(MapFiles).merge()
    assert (window.model.committed.name, window.model.committed.author) == ("Mine", "Somebody else")

    # The file is another by now: from where to count?
    assert window.part(MapFiles).restore(slot, copy)
    qtbot.waitUntil(lambda: offered(window) == ["&Reload", "&Keep mine"])
    assert not window.part(MapFiles).merge()
    assert window.model.committed.author != "Somebody else"


def test_work_goes_on_where_nothing_can_be_kept(
    qtbot, open_window: OpenWindow, rows_map: GameMap, map_path: Path, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert leftovers() == ([], [])
    window = open_window(rows_map)
    assert window.part(MapFiles).open(map_path)
    rename(window, "x")
    qtbot.waitUntil(lambda: window.findChild(Banner, "autosave") is not None)
    assert window.part(MapFiles).save()


def test_a_lock_of_another_computer_can_be_overcome(
    window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A home folder may be seen from many computers, and a computer may change its name."""
    slot = RecoverySlot.of(map_path)
    lock = slot.file.with_suffix(".lock")
    slot.write(RecoveryCopy("left behind", str(map_path), "", map_path.name, 1.0))
    lock.write_text("4711\nmapkit\nelsewhere.example\n\n\n", encoding="utf-8")
    asked = answer(monkeypatch, "ask_locked", Answer.CANCEL)
    assert not window.part(MapFiles).open(map_path)
    assert asked[0][2] == Owner(4711, "elsewhere.example", elsewhere=True)
    answer(monkeypatch, "ask_locked", Answer.TAKE_OVER)
    assert window.part(MapFiles).open(map_path)
    assert window.part(MapFiles).path == map_path
    assert not RecoverySlot.of(map_path).take()
    assert [copy.text for _, copy in leftovers()[0]] == ["left behind"]


def test_a_lock_of_a_living_process_stands(
    open_window: OpenWindow, rows_map: GameMap, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = open_window(rows_map), open_window(rows_map)
    assert first.part(MapFiles).open(map_path)
    asked = answer(monkeypatch, "ask_locked", Answer.TAKE_OVER)
    assert not second.part(MapFiles).open(map_path)
    owner = asked[0][2]
    assert isinstance(owner, Owner)
    assert (owner.elsewhere, owner.host) == (False, socket.gethostname())
