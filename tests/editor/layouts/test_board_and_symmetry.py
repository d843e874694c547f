"""Symmetry live, the other half completed, and the board made and followed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from mapkit.compose.composed import composed
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.layouts.layout_dialogs import BoardDialog
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.mapfile import read_map
from tests.editor.layouts.hand import LayoutHand, rest, told
from tests.editor.waiting import open_dialog, when


def test_symmetry_is_followed_with_the_first_field_that_is_not(layout: LayoutWindow) -> None:
    hand, box = LayoutHand(layout), layout.symmetry
    assert (
        box.said["turn"].text() == "Field c1.a1 has no image: no field has the shape of its image."
    )
    hand.click((2, 1))
    box.shows["turn"].click()
    assert layout.model.cursor == (0, 0)
    box.completes["turn"].click()
    rest(layout)
    assert {i: (c.at, c.turn) for i, c in layout.model.layout.cards.items()} == {
        "c1": ((0, 0), 0), "c2": ((1, 0), 1), "c1-2": ((2, 1), 2), "c2-2": ((1, 1), 3),
    }  # fmt: skip
    image = layout.model.layout.elements[-1]
    assert (image.on, image.kind, image.attributes) == ("c1-2.a1", "base", {"owner": "blue"})
    assert box.said["turn"].text() == "Symmetric"
    assert not box.shows["turn"].isEnabled()
    hand.run("edit.undo")
    rest(layout)
    assert box.said["turn"].text() != "Symmetric"
    assert len(layout.model.layout.cards) == 2


def test_completing_by_a_mirror(layout: LayoutWindow) -> None:
    LayoutHand(layout).run("layout.complete_mirror")
    cards = layout.model.layout.cards
    assert (cards["c1-2"].at, cards["c1-2"].mirror) == ((2, 0), True)
    rest(layout)
    assert "c2" in layout.symmetry.said["mirror"].text()  # it is in the middle, and no image


def test_the_board_is_made_opened_and_follows(
    layout: LayoutWindow, window: EditorWindow, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    target = folder / "made.yaml"

    def where(_parent: object, suggested: Path, _title: str) -> Path:
        asked.append(suggested)
        return target

    monkeypatch.setattr(questions, "ask_path_to_save", where)
    hand = LayoutHand(layout)
    assert layout.actions_by_id.why_not("layout.follow").startswith("The board is not open")
    hand.run("layout.make")
    assert asked == [folder / "board.yaml"]
    board = read_map(target).map
    assert board == composed(layout.model.layout)
    assert window.part(MapFiles).path == target
    assert window.model.committed == board
    hand.click((0, 0))
    hand.run("layout.take_away")
    assert window.model.committed == board  # on demand only
    hand.run("layout.follow")
    assert window.model.committed == composed(layout.model.layout)
    assert read_map(target).map == board
    window.model.history.undo()
    assert window.model.committed == board


def test_no_board_of_a_layout_with_errors(layout: LayoutWindow) -> None:
    hand = LayoutHand(layout)
    for place in ((0, 0), (1, 0)):
        hand.click(place)
        hand.run("layout.take_away")
    assert layout.model.layout.cards == {}
    hand.run("layout.make")
    assert told(layout).startswith("Lay cards, and correct what is wrong")
    rest(layout)
    assert layout.symmetry.said["turn"].text().startswith("Not known")


def test_name_and_size(layout: LayoutWindow) -> None:
    hand, before = LayoutHand(layout), layout.model.layout

    def fill() -> None:
        dialog = open_dialog(BoardDialog)
        assert (dialog.columns.value(), dialog.rows.value()) == (3, 2)
        dialog.columns.setValue(5)
        dialog.name.setText("Great Plain")
        dialog.author.setText("Ann")
        assert dialog.swaps["owner"].text() == "red=blue"
        dialog.swaps["owner"].setText("red = neutral")
        dialog.accept()

    when(QApplication.activeModalWidget, fill)
    hand.run("layout.size")
    after = layout.model.layout
    assert (after.size, after.name, after.author) == ((5, 2), "Great Plain", "Ann")
    assert after.swap == {"owner": {"red": "neutral", "neutral": "red"}}
    hand.run("edit.undo")
    assert layout.model.layout == before


def test_a_board_too_small_for_its_cards_is_refused(layout: LayoutWindow) -> None:
    before = layout.model.layout

    def fill() -> None:
        dialog = open_dialog(BoardDialog)
        dialog.columns.setValue(1)
        dialog.accept()

    when(QApplication.activeModalWidget, fill)
    LayoutHand(layout).run("layout.size")
    assert layout.model.layout == before
    assert "card c2 at [1, 0] lies off the board of 1 by 2 places" in told(layout)
