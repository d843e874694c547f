"""Opening, saving, and what can go wrong with either."""

from __future__ import annotations

import json
import os
import stat
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import QProcess, Qt
from PyQt6.QtWidgets import QLabel, QMessageBox

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files import questions
from mapkit.editor.files.autosave import _MOST_LOOKS, Autosave
from mapkit.editor.files.banner import Banner
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.questions import Answer
from mapkit.editor.files.recovery import RecoveryCopy, RecoverySlot, leftovers
from mapkit.editor.files.restoring import ask_restoring
from mapkit.editor.settings import recent_files, remembered_text, set_aside, settings
from mapkit.errors import FileError
from mapkit.mapfile import new_map, read_map
from mapkit.model import GameMap, Photographed, Tracing
from mapkit.model.gamemap import Underlay
from tests.boards import map_in
from tests.editor.steps import OpenWindow, answer, edits
from tests.editor.waiting import settle


def rename(window: EditorWindow, name: str) -> None:
    assert edits(window.model, "rename", partial(_renamed, name))


def _renamed(name: str, game_map: GameMap) -> GameMap:
    return replace(game_map, name=name)


def banners(window: EditorWindow) -> list[Banner]:
    return [b for b in window.findChildren(Banner) if b.isVisibleTo(window)]


def said(window: EditorWindow) -> str:
    return " ".join(banner.words.text() for banner in banners(window))


def name_in(path: Path) -> str:
    game_map = map_in(path)
    return game_map.name


def test_open_edit_save_keeps_comments(window: EditorWindow, map_path: Path) -> None:
    comments = [line for line in map_path.read_text("utf-8").splitlines() if "#" in line]
    assert comments
    assert window.part(MapFiles).open(map_path)
    assert window.windowTitle() == f"{map_path.name}[*] — mapkit"
    assert not window.part(MapFiles).modified
    rename(window, "Another")
    assert window.isWindowModified()
    assert window.part(MapFiles).save()
    assert not window.isWindowModified()
    assert name_in(map_path) == "Another"
    text = map_path.read_text("utf-8")
    assert [line for line in text.splitlines() if "#" in line] == comments
    rename(window, "A third")  # the second save goes on from the first
    assert window.part(MapFiles).save()
    assert name_in(map_path) == "A third"
    assert recent_files() == [map_path]


def test_undoing_to_what_was_saved_is_not_modified(window: EditorWindow, map_path: Path) -> None:
    window.part(MapFiles).open(map_path)
    rename(window, "x")
    window.model.history.undo()
    assert not window.part(MapFiles).modified


def test_save_as_of_a_new_map(
    window: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "sub.yaml"
    asked = answer(monkeypatch, "ask_path_to_save", path)
    assert window.part(MapFiles).path is None
    assert window.part(MapFiles).save()
    assert len(asked) == 1
    assert window.part(MapFiles).path == path
    assert read_map(path).map == window.model.committed


def test_what_cannot_be_opened_is_told_and_changes_nothing(
    window: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = answer(monkeypatch, "tell_problem", None)
    before = window.model.committed
    (tmp_path / "binary.yaml").write_bytes(b"\0\1\2")
    for name, why in (
        ("missing.yaml", "does not exist"),
        ("binary.yaml", "is a binary file"),
        ("", "is a folder"),
    ):
        assert not window.part(MapFiles).open(tmp_path / name)
        assert why in told.pop()[2]
    assert window.model.committed is before
    assert window.part(MapFiles).path is None


def test_a_write_protected_file_is_not_replaced(
    window: EditorWindow, map_path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.part(MapFiles).open(map_path)
    map_path.chmod(0o444)
    before = map_path.read_text("utf-8")
    rename(window, "Elsewhere")
    asked = answer(monkeypatch, "ask_after_failed_save", Answer.SAVE_AS)
    other = tmp_path / "other.yaml"
    answer(monkeypatch, "ask_path_to_save", other)
    assert window.part(MapFiles).save()
    assert "write-protected" in asked[0][2]
    assert map_path.read_text("utf-8") == before
    assert name_in(other) == "Elsewhere"
    assert window.part(MapFiles).path == other
    assert not window.part(MapFiles).modified


def test_a_full_disk_loses_nothing(
    window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.part(MapFiles).open(map_path)
    before = map_path.read_text("utf-8")
    rename(window, "Too much")

    def full(*_arguments: object, **_options: object) -> None:
        raise FileError(f"{map_path} cannot be written: No space left on device")

    monkeypatch.setattr("mapkit.mapfile.saving.write_atomic", full)
    asked = answer(monkeypatch, "ask_after_failed_save", Answer.CANCEL)
    assert not window.part(MapFiles).save()
    assert "No space left" in asked[0][2]
    assert map_path.read_text("utf-8") == before
    assert window.model.committed.name == "Too much"
    assert window.part(MapFiles).modified


def test_a_full_disk_under_recovery_is_told(
    qtbot, window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.part(MapFiles).open(map_path)

    def full(*_arguments: object, **_options: object) -> None:
        raise FileError("no room")

    monkeypatch.setattr("mapkit.editor.files.recovery.write_atomic", full)
    rename(window, "x")
    qtbot.waitUntil(lambda: len(banners(window)) == 1)
    monkeypatch.undo()
    rename(window, "y")
    qtbot.waitUntil(lambda: not banners(window))


def test_a_change_from_outside_is_offered(qtbot, window: EditorWindow, map_path: Path) -> None:
    window.part(MapFiles).open(map_path)
    rename(window, "Mine")
    text = map_path.read_text("utf-8")
    changed = text.replace("name: ", "name: Other ", 1)
    assert changed != text
    map_path.write_text(changed, encoding="utf-8")
    qtbot.waitUntil(lambda: len(banners(window)) == 1)
    reload_, merge_, keep = banners(window)[0].buttons
    assert [b.text() for b in (reload_, merge_)] == ["&Reload", "&Merge both"]
    keep.click()
    assert not banners(window)
    assert window.model.committed.name == "Mine"
    assert window.part(MapFiles).save()  # no question any more
    assert name_in(map_path) == "Mine"


def test_reloading_a_change_from_outside(qtbot, window: EditorWindow, map_path: Path) -> None:
    window.part(MapFiles).open(map_path)
    text = map_path.read_text("utf-8")
    map_path.write_text(text.replace("name: ", "name: Other ", 1), encoding="utf-8")
    qtbot.waitUntil(lambda: len(banners(window)) == 1)
    banners(window)[0].buttons[0].click()
    assert window.model.committed.name.startswith("Other ")
    assert not window.part(MapFiles).modified


def test_saving_over_an_unseen_change_asks(
    window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.part(MapFiles).open(map_path)
    map_path.write_text(map_path.read_text("utf-8") + "# theirs\n", encoding="utf-8")
    rename(window, "Mine")
    asked = answer(monkeypatch, "ask_overwriting_other_change", Answer.CANCEL)
    assert not window.part(MapFiles).save()
    assert len(asked) == 1
    assert "# theirs" in map_path.read_text("utf-8")


def test_closing_asks_when_unsaved(
    window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.part(MapFiles).open(map_path)
    rename(window, "x")
    answer(monkeypatch, "ask_before_closing", Answer.CANCEL)
    assert not window.close()
    assert window.isVisible()
    answer(monkeypatch, "ask_before_closing", Answer.DISCARD)
    assert window.close()
    assert not window.part(MapFiles).slot.file.exists()


def test_two_windows_on_one_file(
    open_window: OpenWindow, rows_map: GameMap, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = open_window(rows_map), open_window(rows_map)
    assert first.part(MapFiles).open(map_path)
    answer(monkeypatch, "ask_locked", Answer.CANCEL)
    assert not second.part(MapFiles).open(map_path)
    answer(monkeypatch, "ask_locked", Answer.COPY)
    assert second.part(MapFiles).open(map_path)
    assert second.part(MapFiles).path is None
    told = answer(monkeypatch, "tell_problem", None)
    answer(monkeypatch, "ask_path_to_save", map_path)
    assert not second.part(MapFiles).save()
    assert len(told) == 1
    first.close()
    assert second.part(MapFiles).save()


def test_the_recovery_copy_follows_the_work(qtbot, window: EditorWindow, map_path: Path) -> None:
    window.part(MapFiles).open(map_path)
    rename(window, "Kept")
    file = window.part(MapFiles).slot.file
    qtbot.waitUntil(file.exists)
    copy = window.part(MapFiles).slot.read()
    assert (copy.path, "name: Kept" in copy.text) == (str(map_path), True)
    assert leftovers() == ([], [])  # its owner lives
    assert window.part(MapFiles).save()
    assert not file.exists()


def test_the_recovery_copy_waits_for_a_gesture_but_not_for_long(
    qtbot, window: EditorWindow, map_path: Path
) -> None:
    window.part(MapFiles).open(map_path)
    rename(window, "Kept")
    file = window.part(MapFiles).slot.file
    assert window.model.preview(partial(_renamed, "Under the hand"))
    autosave = window.part(MapFiles).findChild(Autosave)
    looks: list[bool] = []
    autosave._timer.timeout.connect(lambda: looks.append(file.exists()))
    qtbot.waitUntil(file.exists)
    assert looks[:_MOST_LOOKS] == [False] * _MOST_LOOKS
    assert window.model.previewing
    copy = window.part(MapFiles).slot.read()
    assert "name: Kept" in copy.text


def test_work_left_behind_waits_while_its_map_is_opened(
    window: EditorWindow, map_path: Path
) -> None:
    """Who does not want it back now still gets it offered the next time."""
    window.part(MapFiles).open(map_path)
    rename(window, "Left behind")
    slot = window.part(MapFiles).slot
    copy_text = window.part(MapFiles).file.text(window.model.committed)
    window.model.history.setClean()
    slot.write(RecoveryCopy(copy_text, str(map_path), "", map_path.name, 1.0))
    slot.release()
    fresh = RecoverySlot.of(map_path)
    assert fresh.take()
    fresh.put_aside()
    fresh.release()
    assert [copy.text for _, copy in leftovers()[0]] == [copy_text]


SOUND = {
    "mapkit_recovery": 1, "text": "t", "path": "", "digest": "", "name": "n", "saved_at": 1.0
}  # fmt: skip


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[" * 100_000,
        '{"a":' * 100_000,
        json.dumps(SOUND | {"saved_at": None}),
        json.dumps(SOUND | {"saved_at": 1e300}),
        json.dumps(SOUND | {"saved_at": float("nan")}),
        json.dumps(SOUND | {"path": 7}),
        json.dumps(SOUND | {"path": "not/absolute"}),
        json.dumps(SOUND | {"path": "/a\0b"}),
        json.dumps(SOUND | {"text": ["t"]}),
        json.dumps(SOUND | {"partial": "no"}),
        json.dumps(SOUND | {"more": 1}),
        json.dumps([SOUND]),
    ],
    ids=range(13),
)
def test_a_recovery_copy_that_makes_no_sense_is_put_aside_and_said(
    content: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(questions, "tell_problem", lambda *words: said.append("".join(words[1:])))
    slot = RecoverySlot.of(None)
    slot.file.write_text(content, encoding="utf-8")
    assert ask_restoring(None, None) is None
    kept = slot.file.with_suffix(".unreadable")
    assert kept.read_text(encoding="utf-8") == content
    assert str(kept) in said[0]
    assert leftovers() == ([], [])
    assert ask_restoring(None, None) is None
    assert len(said) == 1


def test_a_second_recovery_copy_that_makes_no_sense_does_not_replace_the_first() -> None:
    file = RecoverySlot.of(None).file
    for content in ("one", "two"):
        file.write_text(content, encoding="utf-8")
        _, (kept,) = leftovers()
        assert kept.read_text(encoding="utf-8") == content
    assert sorted(p.read_text(encoding="utf-8") for p in file.parent.glob("*.unreadable*")) == [
        "one",
        "two",
    ]


def test_a_recovery_copy_that_is_a_pipe_is_put_aside() -> None:
    slot = RecoverySlot.of(None)
    os.mkfifo(slot.file)
    assert leftovers() == ([], [slot.file.with_suffix(".unreadable")])


def test_what_is_no_lock_is_put_aside_before_qt_reads_it() -> None:
    slot = RecoverySlot.of(None)
    lock = slot.file.with_suffix(".lock")
    os.mkfifo(lock)
    slot = RecoverySlot(slot.file)
    assert not lock.exists()
    assert slot.take()
    slot.release()
    path = Path(settings().fileName())
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = path.with_name(f"{path.name}.lock")
    lock.symlink_to("/dev/zero")
    settings()
    assert not lock.is_symlink()


def test_nobody_else_reads_recovery_copies() -> None:
    slot = RecoverySlot.of(None)
    slot.file.parent.chmod(0o755)
    slot = RecoverySlot.of(None)
    slot.file.write_text("old", encoding="utf-8")
    slot.file.chmod(0o644)
    slot.write(RecoveryCopy("text", "", "", "name", 1.0))
    assert stat.S_IMODE(slot.file.stat().st_mode) == 0o600
    assert stat.S_IMODE(slot.file.parent.stat().st_mode) == 0o700


def test_settings_that_are_a_pipe_are_put_aside() -> None:
    path = Path(settings().fileName())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    os.mkfifo(path)
    assert remembered_text("session/map", "none") == "none"
    assert set_aside() == [path.with_suffix(".unreadable")]


def test_what_a_map_names_outside_its_folder_is_asked_about(
    window: EditorWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rules = tmp_path / "elsewhere" / "rules.yaml"
    rules.parent.mkdir()
    rules.write_text(
        'mapkit_ruleset: "1.0"\nid: r\nkinds: {open: {matches: open}}\n', encoding="utf-8"
    )
    inner = tmp_path / "inner"
    inner.mkdir()
    path = inner / "board.yaml"
    path.write_text(
        'mapkit: "1.0"\nid: m\nruleset: ../elsewhere/rules.yaml\n'
        "fields:\n  a: {kind: open, ring: [[0,0],[1000,0],[1000,1000]]}\n",
        encoding="utf-8",
    )
    asked: list[list[Path]] = []
    answers = iter([False, True])

    def answer(_parent: object, _name: str, found: list[Path]) -> bool:
        asked.append(found)
        return next(answers)

    monkeypatch.setattr(questions, "ask_outside", answer)
    files = window.part(MapFiles)
    assert files.open(path)
    assert files.file.hopeless
    assert files.open(path)
    assert not files.file.hopeless
    assert files.open(path)  # not asked again
    assert [[p.resolve() for p in found] for found in asked] == [[rules], [rules]]


def test_a_file_name_is_no_markup(window: EditorWindow) -> None:
    box = questions._box(window, QMessageBox.Icon.Warning, "<h1>x.yaml</h1>", "<b>y</b>")
    formats = {label.text(): label.textFormat() for label in box.findChildren(QLabel)}
    assert formats["<h1>x.yaml</h1>"] == Qt.TextFormat.PlainText
    assert formats["<b>y</b>"] == Qt.TextFormat.PlainText


def test_revert_goes_back(
    window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.part(MapFiles).open(map_path)
    name = window.model.committed.name
    rename(window, "x")
    answer(monkeypatch, "ask_revert", True)
    window.actions_by_id["file.revert"].trigger()
    assert window.model.committed.name == name
    assert not window.model.history.canUndo()


def test_merging_a_change_from_outside(qtbot, window: EditorWindow, map_path: Path) -> None:
    window.part(MapFiles).open(map_path)
    rename(window, "Mine")
    text = map_path.read_text("utf-8")
    changed = "# theirs\n" + text.replace("author: ", "author: Somebody else #", 1)
    map_path.write_text(changed, encoding="utf-8")
    qtbot.waitUntil(lambda: len(banners(window)) == 1)
    banners(window)[0].buttons[1].click()
    merged = window.model.committed
    assert (merged.name, merged.author) == ("Mine", "Somebody else")
    assert window.part(MapFiles).modified
    assert not banners(window)
    assert window.part(MapFiles).save()
    assert map_path.read_text("utf-8").startswith("# theirs\n")
    assert read_map(map_path).map == merged


def test_another_map_begins_afresh(window: EditorWindow, map_path: Path) -> None:
    window.part(MapFiles).open(map_path)
    rename(window, "Mine")
    assert window.part(MapFiles).save()
    bar = window.status
    assert "Saved" in bar.currentMessage()
    window.part(ToolBox).use("reach")
    assert window.part(MapFiles).new(new_map("empty"))
    assert bar.currentMessage() == ""
    assert window.part(BoardView).tool is window.part(ToolBox).tools["select"]


def test_a_file_that_was_broken_outside_is_not_merged_and_its_line_is_told(
    qtbot, window: EditorWindow, map_path: Path
) -> None:
    window.part(MapFiles).open(map_path)
    rename(window, "Mine")
    mine, text = window.model.committed, map_path.read_text("utf-8")
    at = text.splitlines().index("fields:") + 2
    broken = text.splitlines()
    broken.insert(at, "    name: once\n    name: twice")
    map_path.write_text("\n".join(broken) + "\n", encoding="utf-8")
    qtbot.waitUntil(lambda: len(banners(window)) == 1)
    banners(window)[0].buttons[1].click()
    qtbot.waitUntil(lambda: len(banners(window)) == 1)
    (told,) = banners(window)
    assert "cannot be merged" in told.words.text()
    assert "line " in told.words.text()
    assert "is repeated" in told.words.text()
    assert window.model.committed is mine
    assert not window.part(MapFiles).reading.diagnostics  # the board lacks nothing of what was read

    map_path.write_text(text.replace("author: ", "author: Them #", 1), encoding="utf-8")
    qtbot.waitUntil(lambda: "another program" in said(window))
    banners(window)[0].buttons[1].click()
    assert (window.model.committed.name, window.model.committed.author) == ("Mine", "Them")
    assert not banners(window)


def test_the_underlay_is_found_after_saving_elsewhere(
    window: EditorWindow, map_path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "photo.png").write_bytes(b"no matter what")
    corners = ((0, 0), (1000, 0), (1000, 1000), (0, 1000))
    window.part(MapFiles).open(map_path)
    picture = Underlay("photo.png", "", corners)
    photo = Photographed("photo.png", "0" * 64, (9, 9))
    tracing = Tracing(photo, ((0, 0), (9, 0), (9, 9), (0, 9)), (), 0.4, 1.0)
    window.model.edit("underlay", lambda m: replace(m, underlay=picture, tracing=tracing))
    assert window.part(MapFiles).save()
    elsewhere = tmp_path / "deeper" / "down" / "copy.yaml"
    elsewhere.parent.mkdir(parents=True)
    answer(monkeypatch, "ask_path_to_save", elsewhere)
    assert window.part(MapFiles).save_as()
    assert not window.part(MapFiles).modified
    saved = map_in(elsewhere)
    assert saved.underlay.picture == "../../photo.png"
    assert saved.tracing.photo.picture == "../../photo.png"
    assert saved == window.model.committed


def test_reading_again_keeps_what_is_seen(window: EditorWindow, map_path: Path) -> None:
    window.part(MapFiles).open(map_path)
    settle(window)
    window.part(BoardView).zoom(2.5)
    zoom = window.part(BoardView).pixels_per_mm()
    assert window.part(MapFiles).reload()
    settle(window)
    assert window.part(BoardView).pixels_per_mm() == pytest.approx(zoom, rel=1e-3)


def test_another_map_opens_in_a_second_window(
    window: EditorWindow, map_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, "ask_path_to_open", map_path)
    begun: list[tuple[str, list[str]]] = []

    def start(program: str, arguments: list[str]) -> tuple[bool, int]:
        begun.append((program, arguments))
        return True, 1

    monkeypatch.setattr(QProcess, "startDetached", start)
    before = window.model.committed
    window.actions_by_id["file.open_beside"].trigger()
    assert begun == [(sys.executable, ["-P", "-m", "mapkit.editor.app.program", str(map_path)])]
    assert window.model.committed is before
    monkeypatch.setattr(QProcess, "startDetached", lambda *_: (False, 0))
    window.actions_by_id["file.open_beside"].trigger()
    assert "could not be opened" in window.statusBar().currentMessage()
