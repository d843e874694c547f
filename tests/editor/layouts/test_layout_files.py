"""The file of a layout: comments stay, cards come along, nothing is lost, what is wrong is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox

from mapkit.editor.app.language_switch import rebuild_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files import questions
from mapkit.editor.files.banner import Banner
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.questions import Answer
from mapkit.editor.files.recovery import Owner, RecoverySlot, leftovers
from mapkit.editor.i18n import install_language, remember_language
from mapkit.editor.layouts.card_list import found_cards
from mapkit.editor.layouts.feature import Layouts
from mapkit.editor.layouts.layout_dialogs import NewLayoutDialog
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.settings import recent_files, recovery_folder
from mapkit.edits import paint
from mapkit.mapfile.layouts import read_layout
from mapkit.mapfile.rulesets import shipped_text
from mapkit.model import GameMap
from tests.editor.layouts.conftest import TEXT
from tests.editor.layouts.hand import LayoutHand, rest, told
from tests.editor.steps import answer, edits
from tests.editor.waiting import open_dialog, wait, when

Open = Callable[[Path], LayoutWindow]


def test_saving_changes_the_lines_that_changed(layout: LayoutWindow, layout_path: Path) -> None:
    hand = LayoutHand(layout)
    hand.run("layout.turn_right")
    assert layout_path.read_text("utf-8") == TEXT
    assert layout.isWindowModified()
    hand.run("file.save")
    line = "  c1: {card: plain.yaml, at: [0, 0]}  # the corner\n"
    assert layout_path.read_text("utf-8") == TEXT.replace(
        line, "  c1: {card: plain.yaml, at: [0, 0], turn: 90}  # the corner\n"
    )
    assert not layout.isWindowModified()
    assert recent_files() == [layout_path]
    hand.run("edit.undo")
    assert layout.isWindowModified()
    hand.run("file.save")
    assert layout_path.read_text("utf-8") == TEXT


def test_a_shipped_card_is_copied_beside_the_layout_when_it_is_saved(
    layout: LayoutWindow, layout_path: Path, folder: Path
) -> None:
    hand = LayoutHand(layout)
    (folder / "cards").mkdir()
    (folder / "cards" / "lake.yaml").write_text("another one", encoding="utf-8")
    hand.pick_card("Lake")
    hand.click((2, 0))
    hand.click((2, 1))
    assert not (folder / "cards" / "lake-2.yaml").exists()
    hand.run("file.save")
    placed = read_layout(layout_path)  # nothing outside is allowed
    assert placed.diagnostics == ()
    assert [c.path for c in placed.layout.cards.values()] == [
        "plain.yaml", "wood.yaml", "cards/lake-2.yaml", "cards/lake-2.yaml",
    ]  # fmt: skip
    hand.pick_card("Lake")
    hand.click((0, 1))
    hand.run("file.save")
    assert not (folder / "cards" / "lake-3.yaml").exists()
    offered = [card.file for card in found_cards(folder) if card.card.name == "Lake"]
    assert offered == [folder / "cards" / "lake-2.yaml"], "it stands for the shipped card"


def test_a_layout_saved_elsewhere_takes_its_cards_along(
    layout: LayoutWindow, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "other" / "moved.layout.yaml"
    target.parent.mkdir()
    answer(monkeypatch, "ask_path_to_save", target)
    LayoutHand(layout).run("file.save_as")
    found = read_layout(target)
    assert [c.path for c in found.layout.cards.values()] == ["cards/plain.yaml", "cards/wood.yaml"]
    assert layout.files.path == target
    assert "# the corner" in target.read_text("utf-8")
    assert (folder / "board.layout.yaml").read_text("utf-8") == TEXT


def test_a_card_with_rules_of_its_own_stays_beside_them(
    open_layout: Open, layout_path: Path, folder: Path, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    (folder / "rules.yaml").write_text(shipped_text("skirmish_wars"), encoding="utf-8")
    for name in ("plain.yaml", "wood.yaml"):
        text = (folder / name).read_text("utf-8")
        own = text.replace("ruleset: skirmish_wars", "ruleset: ./rules.yaml")
        assert own != text
        (folder / name).write_text(own, encoding="utf-8")
    layout = open_layout(layout_path)
    assert layout.model.problems == ()
    (tmp_path / "other").mkdir()
    answer(monkeypatch, "ask_path_to_save", tmp_path / "other" / "moved.layout.yaml")
    LayoutHand(layout).run("file.save_as")
    assert layout.model.problems == ()
    paths = [card.path for card in layout.model.layout.cards.values()]
    assert paths == [(folder / name).as_posix() for name in ("plain.yaml", "wood.yaml")]


def test_closing_asks_for_what_is_not_saved(
    layout: LayoutWindow, layout_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    LayoutHand(layout).run("layout.mirror")
    asked = answer(monkeypatch, "ask_before_closing", Answer.CANCEL)
    assert not layout.close()
    assert asked[0][1] == "board.layout.yaml"
    answer(monkeypatch, "ask_before_closing", Answer.SAVE)
    assert layout.close()
    assert "mirror: true" in layout_path.read_text("utf-8")


def test_the_window_of_maps_asks_too(
    window: EditorWindow, layout: LayoutWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    LayoutHand(layout).run("layout.mirror")
    answer(monkeypatch, "ask_before_closing", Answer.CANCEL)
    window.show()
    assert not window.close()
    assert layout.isVisible()


def test_revert_and_a_change_outside(
    layout: LayoutWindow, layout_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = LayoutHand(layout)
    hand.run("layout.mirror")
    layout_path.write_text(TEXT.replace("at: [1, 0]", "at: [2, 1]"), encoding="utf-8")
    wait(lambda: layout.findChildren(Banner))
    asked = answer(monkeypatch, "ask_overwriting_other_change", Answer.CANCEL)
    hand.run("file.save")
    assert len(asked) == 1
    answer(monkeypatch, "ask_revert", True)
    hand.run("file.revert")
    assert layout.model.layout.cards["c2"].at == (2, 1)
    assert not layout.model.layout.cards["c1"].mirror
    assert not layout.isWindowModified()


def test_a_card_that_changes_on_the_disk_is_read_again(layout: LayoutWindow, folder: Path) -> None:
    text = (folder / "plain.yaml").read_text("utf-8")
    (folder / "plain.yaml").write_text(text.replace("kind: grass", "kind: water"), encoding="utf-8")
    drawn = layout.pictures.count
    LayoutHand(layout).run("layout.read_again")
    rest(layout)
    fields = layout.model.layout.cards["c1"].card.fields.values()
    assert {f.kind for f in fields} == {"water"}
    assert layout.pictures.count > drawn
    assert not layout.isWindowModified()


def test_a_card_is_opened_drawn_on_and_followed(
    window: EditorWindow, layout: LayoutWindow, folder: Path
) -> None:
    LayoutHand(layout).click((1, 0))
    LayoutHand(layout).run("layout.open_card")
    assert window.part(MapFiles).path == folder / "wood.yaml"
    assert edits(window.model, "Paint", partial(paint, fields=["a1"], kind="water"))
    assert layout.model.layout.cards["c2"].card.fields["a1"].kind == "grass"
    window.actions_by_id["file.save"].trigger()
    wait(lambda: layout.model.layout.cards["c2"].card.fields["a1"].kind == "water")
    assert not layout.isWindowModified()


def test_neither_layout_nor_board_is_written_over_a_card(
    layout: LayoutWindow, layout_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = LayoutHand(layout)
    told_of = answer(monkeypatch, "tell_problem", None)
    card = (folder / "plain.yaml").read_bytes()
    answer(monkeypatch, "ask_path_to_save", folder / "plain.yaml")
    hand.run("file.save_as")
    hand.run("layout.make")
    answer(monkeypatch, "ask_path_to_save", layout_path)
    hand.run("layout.make")
    assert len(told_of) == 3
    assert (folder / "plain.yaml").read_bytes() == card
    assert layout_path.read_text("utf-8") == TEXT


def test_unsaved_work_is_kept_and_restored(
    window: EditorWindow, layout: LayoutWindow, layout_path: Path
) -> None:
    LayoutHand(layout).run("layout.turn_right")
    slot = layout.files.slot
    wait(slot.file.exists)
    copy = json.loads(slot.file.read_text("utf-8"))
    assert "turn: 90}  # the corner" in copy["text"]
    assert copy["path"] == str(layout_path)
    kept = slot.file.read_bytes()
    layout.model.history.setClean()
    layout.close()
    assert not slot.file.exists()
    slot.file.write_bytes(kept)  # as a crash leaves it
    ((again, found),), aside = leftovers()
    assert aside == []
    assert window.part(MapFiles).restore(again, found)
    (restored,) = window.part(Layouts).windows
    assert restored.model.layout.cards["c1"].turn == 1
    assert restored.isWindowModified()
    LayoutHand(restored).run("file.save")
    assert "turn: 90}  # the corner" in layout_path.read_text("utf-8")
    assert not slot.file.exists()


def test_one_layout_has_one_window(
    window: EditorWindow, layout: LayoutWindow, layout_path: Path
) -> None:
    assert window.part(MapFiles).open(layout_path)
    assert window.part(Layouts).windows == [layout]
    assert not RecoverySlot.of(layout_path).take()


@pytest.mark.usefixtures("open_layout")
def test_opening_a_layout_leaves_the_map_as_it_is(
    window: EditorWindow, layout_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.model.history.resetClean()
    asked = answer(monkeypatch, "ask_before_closing", Answer.CANCEL)
    before = window.model.committed
    answer(monkeypatch, "ask_path_to_open", layout_path)
    window.actions_by_id["file.open"].trigger()
    (opened,) = window.part(Layouts).windows
    assert opened.files.path == layout_path
    assert window.model.committed is before
    assert asked == []


def test_text_that_is_no_layout_is_told(
    window: EditorWindow, layout_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout_path.write_text('mapkit_layout: "1.0"\ncards: [', encoding="utf-8")
    told_of = answer(monkeypatch, "tell_unreadable", None)
    assert window.part(MapFiles).open(layout_path)
    assert told_of[0][1] == "board.layout.yaml"
    assert window.part(Layouts).windows == []


def test_what_is_wrong_is_shown_in_place_and_listed(
    open_layout: Open, layout_path: Path, folder: Path
) -> None:
    broken = TEXT.replace("wood.yaml", "gone.yaml").replace("owner: red}", "owner: pink}")
    broken = broken.replace("elements:", "  c3: {card: plain.yaml, at: [0, 0]}\nelements:")
    layout_path.write_text(broken, encoding="utf-8")
    layout = open_layout(layout_path)
    problems = {p.diagnostic.message.split(",")[0]: p.at for p in layout.model.problems}
    assert problems == {
        f"{folder / 'gone.yaml'} does not exist": (1, 0),
        "card c3 lies where card c1 lies already: [0": (0, 0),
        'owner in attributes of element 1 cannot be "pink"': (0, 0),
    }
    listed = [layout.problems.list.item(n) for n in range(layout.problems.list.count())]
    texts = [item.text() for item in listed if item is not None]
    assert len(texts) == 3
    assert any("board.layout.yaml:7:" in text and "gone.yaml" in text for text in texts)
    gone = next(item for item in listed if item is not None and "gone.yaml" in item.text())
    layout.problems.list.itemClicked.emit(gone)
    assert layout.model.cursor == (1, 0)
    assert "gone.yaml" in layout.view.accessibleDescription()
    hand = LayoutHand(layout)
    hand.run("layout.take_away")  # the card that is missing
    assert "gone.yaml" not in layout.model.read.source.text
    hand.drag((0, 0), (2, 1))  # one of two that lay on one place
    assert [p.diagnostic.message[:19] for p in layout.model.problems] == ["owner in attributes"]
    assert set(layout.model.layout.cards) == {"c1", "c3"}
    assert "owner: pink" in layout.model.read.source.text  # what was not understood stays


@pytest.mark.usefixtures("open_layout")
def test_a_new_layout(window: EditorWindow, folder: Path) -> None:
    def fill() -> None:
        dialog = open_dialog(NewLayoutDialog)
        QTest.keyClicks(dialog.name, "Red / Blue")
        dialog.columns.setValue(4)
        line = dialog.findChildren(QLineEdit)
        assert dialog.folder in line
        dialog.folder.setText(str(folder))
        dialog.accept()

    when(QApplication.activeModalWidget, fill)
    window.actions_by_id["file.new_layout"].trigger()
    (layout,) = window.part(Layouts).windows
    window.hide()
    rest(layout)
    assert (layout.model.size, layout.model.layout.name) == ((4, 3), "Red / Blue")
    hand = LayoutHand(layout)
    hand.pick_card("Wood card")
    hand.click((3, 2))
    kept = layout.files.copier()()
    assert (kept.path, kept.digest) == (str(folder / "red-blue.layout.yaml"), "")
    slot = RecoverySlot.of(None)
    assert slot.take()
    assert window.part(MapFiles).restore(slot, kept)
    again = window.part(Layouts).windows[-1]
    assert again.model.layout == layout.model.layout  # its cards were found
    assert again.files.path is None
    again.model.history.setClean()
    again.close()
    assert layout.files.suggested == folder / "red-blue.layout.yaml"
    with pytest.MonkeyPatch.context() as patch:
        answer(patch, "ask_path_to_save", layout.files.suggested)
        hand.run("file.save")
    read = read_layout(folder / "red-blue.layout.yaml").layout
    assert read == layout.model.layout
    assert read.cards["c1"].path == "wood.yaml"


def test_another_language_goes_on_with_the_work(
    rows_map: GameMap, layout_path: Path, qapp: QApplication
) -> None:
    window = EditorWindow(rows_map)
    assert window.part(MapFiles).open(layout_path)
    (layout,) = window.part(Layouts).windows
    LayoutHand(layout).run("layout.turn_right")
    slot = layout.files.slot
    remember_language("cs")
    successor = rebuild_window(window)
    try:
        (again,) = successor.part(Layouts).windows
        assert again is not layout
        assert again.docks["layout.cards"].windowTitle() == "Karty"
        assert again.model.layout == layout.model.layout
        assert again.isWindowModified()
        assert again.model.history.undoText() == "Otočit kartu"
        assert again.files.slot is slot
        again.actions_by_id["edit.undo"].trigger()
        assert again.model.layout.cards["c1"].turn == 0
        assert not again.isWindowModified()
        again.close()
    finally:
        remember_language("en")
        install_language(qapp)
        successor.close_guards.clear()
        successor.close()
        successor.deleteLater()


def test_nothing_is_left_when_all_is_saved(layout: LayoutWindow) -> None:
    LayoutHand(layout).run("layout.turn_right")
    LayoutHand(layout).run("file.save")
    assert told(layout) == "Saved board.layout.yaml."
    layout.close()
    assert list(recovery_folder().glob("*.json")) == []


def test_no_question_calls_a_layout_a_map(
    layout: LayoutWindow, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words: list[str] = []

    def ask_path(*given: object) -> tuple[str, str]:
        words.extend(str(told) for told in given[1:])
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask_path)
    LayoutHand(layout).run("file.save_as")
    assert words == [
        "Save the layout as", str(folder / "board.layout.yaml"),
        "Layouts (*.yaml *.yml *.json);;All files (*)",
    ]  # fmt: skip

    def turn_away() -> None:
        box = open_dialog(QMessageBox)
        words.extend((box.text(), box.informativeText()))
        box.reject()

    for ask in (
        partial(questions.ask_after_failed_save, layout, "x.layout.yaml", "No room."),
        partial(questions.ask_locked, layout, "x.layout.yaml", Owner(7, "there", elsewhere=True)),
        partial(questions.ask_outside, layout, "x.layout.yaml", [folder / "card.yaml"]),
        partial(questions.tell_unreadable, layout, "x.layout.yaml", ()),
        partial(questions.ask_before_closing, layout, "x.layout.yaml"),
        partial(questions.ask_revert, layout, "x.layout.yaml"),
    ):
        when(QApplication.activeModalWidget, turn_away)
        ask()
    assert len(words) == 3 + 2 * 6
    assert not [text for text in words if re.search(r"\bmaps?\b", text)]


def test_a_layout_of_any_name_is_not_offered_for_its_board(
    layout: LayoutWindow, layout_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answer(monkeypatch, "ask_path_to_save", None)
    LayoutHand(layout).run("layout.make")
    assert asked.pop()[1] == folder / "board.yaml"
    answer(monkeypatch, "ask_path_to_save", layout_path.with_name("castle.yaml"))
    LayoutHand(layout).run("file.save_as")
    asked = answer(monkeypatch, "ask_path_to_save", None)
    LayoutHand(layout).run("layout.make")
    assert asked.pop()[1] == folder / "castle-board.yaml"
