"""Cards are laid, moved, swapped, turned, mirrored and taken away by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtGui import QDrag
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QMenu

from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.layouts.picked import CardFile
from mapkit.mapfile.grids import grid_map
from mapkit.model import Layout
from tests.editor.layouts.conftest import write_card
from tests.editor.layouts.hand import LayoutHand, rest, told
from tests.editor.waiting import wait

Key, Flag = Qt.Key, Qt.MatchFlag
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def cards(layout: Layout) -> dict[str, tuple[tuple[int, int], int, bool, str]]:
    return {i: (c.at, c.turn, c.mirror, c.path) for i, c in layout.cards.items()}


def undone(layout: LayoutWindow, before: Layout, steps: int = 1) -> None:
    """Check that undo leads back, text and all, and redo forth again."""
    after, text = layout.model.layout, layout.model.read.source.text
    for _ in range(steps):
        LayoutHand(layout).run("edit.undo")
    assert layout.model.layout == before
    for _ in range(steps):
        LayoutHand(layout).run("edit.redo")
    assert (layout.model.layout, layout.model.read.source.text) == (after, text)


def test_a_layout_opens_as_a_board_of_places(layout: LayoutWindow) -> None:
    assert layout.windowTitle().startswith("board.layout.yaml")
    assert not layout.isWindowModified()
    assert layout.model.size == (3, 2)
    assert layout.pictures.count >= 2
    names = {item.text() for item in layout.cards.list.findItems("", Qt.MatchFlag.MatchContains)}
    assert {"Plain card", "Wood card", "Plain", "Lake"} <= names


def test_cards_that_do_not_fit_are_grey_and_said_to_be(
    layout_path: Path, open_layout: Callable[[Path], LayoutWindow]
) -> None:
    large = grid_map("squares", 4, 4, 21.0, id="large", name="Large card")
    path = layout_path.with_name("large.yaml")
    write_card(path, large)
    panel = open_layout(layout_path).cards
    wait(lambda: panel.list.findItems("Plain card", Flag.MatchExactly))
    (item,) = panel.list.findItems("Large card", Flag.MatchExactly)
    assert not item.flags() & Qt.ItemFlag.ItemIsEnabled
    assert "mm large" in item.toolTip() or "large" in item.toolTip()
    assert panel.others.isVisibleTo(panel)
    path.unlink()
    panel.look_again()
    wait(lambda: not panel.others.isVisibleTo(panel))
    assert panel.list.findItems("Plain card", Flag.MatchExactly)


def test_a_click_on_a_card_and_one_on_a_free_place(layout: LayoutWindow) -> None:
    hand, before = LayoutHand(layout), layout.model.layout
    hand.pick_card("Wood card")
    hand.click((2, 1))
    hand.click((0, 1))
    assert cards(layout.model.layout)["c3"] == ((2, 1), 0, False, "wood.yaml")
    assert cards(layout.model.layout)["c4"] == ((0, 1), 0, False, "wood.yaml")
    assert layout.isWindowModified()
    undone(layout, before, 2)


def test_a_click_on_a_card_that_lies_there_replaces_nothing(layout: LayoutWindow) -> None:
    hand, before = LayoutHand(layout), layout.model.layout
    hand.pick_card("Wood card")
    hand.click((0, 0))
    assert layout.model.layout == before
    assert layout.model.cursor == (0, 0)


def test_a_card_is_dropped_on_a_free_place_and_on_another(layout: LayoutWindow) -> None:
    hand, before = LayoutHand(layout), layout.model.layout
    hand.pick_card("Wood card")
    hand.drop((2, 0))
    assert cards(layout.model.layout)["c3"] == ((2, 0), 0, False, "wood.yaml")
    hand.drop((0, 0))
    assert cards(layout.model.layout)["c1"] == ((0, 0), 0, False, "wood.yaml")
    undone(layout, before, 2)


@pytest.mark.parametrize("panel", ["cards", "elements"])
def test_what_is_pulled_out_of_a_panel_is_dragged(
    layout: LayoutWindow, panel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, begun = LayoutHand(layout), []

    def exec_(drag: QDrag, _action: Qt.DropAction) -> Qt.DropAction:
        begun.append(drag.mimeData())
        hand.drop((2, 0) if panel == "cards" else (0, 0))
        return Qt.DropAction.CopyAction

    monkeypatch.setattr(QDrag, "exec", exec_)
    shown = layout.cards.list if panel == "cards" else layout.elements.list
    (item,) = shown.findItems("Wood card" if panel == "cards" else "city", Flag.MatchExactly)
    at, viewport = shown.visualItemRect(item).center(), shown.viewport()
    assert viewport is not None
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(viewport, at + QPoint(20, 3))
    wait(lambda: QTest.mouseMove(viewport, at + QPoint(40, 6)) or begun)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)
    if panel == "cards":
        assert cards(layout.model.layout)["c3"] == ((2, 0), 0, False, "wood.yaml")
    else:
        assert layout.model.layout.elements[-1].kind == "city"


def test_a_card_dragged_onto_another_swaps(layout: LayoutWindow) -> None:
    hand, before = LayoutHand(layout), layout.model.layout
    hand.drag((0, 0), (1, 0))
    placed = cards(layout.model.layout)
    assert (placed["c1"][0], placed["c2"][0]) == ((1, 0), (0, 0))
    assert layout.model.cursor == (1, 0)
    undone(layout, before)
    hand.drag((1, 0), (2, 1))
    assert cards(layout.model.layout)["c1"][0] == (2, 1)


def test_a_drag_to_nowhere_does_nothing(layout: LayoutWindow) -> None:
    hand, before = LayoutHand(layout), layout.model.layout
    hand.drag((0, 0), (0, -1))
    hand.drag((2, 1), (0, 0))  # a free place
    assert layout.model.layout == before


def test_everything_by_keys(layout: LayoutWindow) -> None:
    hand, before = LayoutHand(layout), layout.model.layout
    hand.pick_card("Wood card")
    layout.view.setFocus()
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Down, Key.Key_Down, Key.Key_Left):
        hand.key(key)
    assert layout.model.cursor == (1, 1)
    hand.key(Key.Key_Return)
    assert cards(layout.model.layout)["c3"] == ((1, 1), 0, False, "wood.yaml")
    hand.key(Key.Key_R)
    assert cards(layout.model.layout)["c3"][1] == 1
    hand.key(Key.Key_R, SHIFT)
    hand.key(Key.Key_R, SHIFT)
    assert cards(layout.model.layout)["c3"][1] == 3
    hand.key(Key.Key_M)
    assert cards(layout.model.layout)["c3"][1:3] == (1, True)
    hand.key(Key.Key_Up, CTRL)
    placed = cards(layout.model.layout)
    assert (placed["c3"][0], placed["c2"][0]) == ((1, 0), (1, 1))
    assert layout.model.cursor == (1, 0)
    hand.key(Key.Key_Delete)
    assert set(layout.model.layout.cards) == {"c1", "c2"}
    undone(layout, before, 7)


def test_enter_needs_a_card_in_hand_and_escape_drops_it(layout: LayoutWindow) -> None:
    hand, before = LayoutHand(layout), layout.model.layout
    hand.pick_card("Wood card")
    layout.view.setFocus()
    hand.key(Key.Key_Escape)
    hand.key(Key.Key_Return)
    assert layout.model.layout == before
    assert "Pick a card" in told(layout)


@pytest.mark.parametrize(
    "action", ["layout.turn_right", "layout.turn_left", "layout.mirror", "layout.take_away"]
)
def test_actions_say_where_no_card_lies(layout: LayoutWindow, action: str) -> None:
    before = layout.model.layout
    LayoutHand(layout).click((2, 1))
    assert layout.actions_by_id.why_not(action) == "No card lies here."
    LayoutHand(layout).run(action)
    assert layout.model.layout == before
    LayoutHand(layout).click((1, 0))
    assert layout.actions_by_id.why_not(action) == ""
    LayoutHand(layout).run(action)
    assert layout.model.layout != before
    undone(layout, before)


def test_the_menu_of_a_place(layout: LayoutWindow) -> None:
    hand, before = LayoutHand(layout), layout.model.layout
    layout.view.menu_asked.emit(layout.view.mapToGlobal(hand.pixel((0, 0), (0, 0))), "c1.a1")
    menu = next(m for m in layout.findChildren(QMenu) if m.isVisible())
    texts = [a.text().replace("&", "") for a in menu.actions() if a.text()]
    assert texts == [
        "Place the picked card", "Turn to the right", "Turn to the left", "Mirror", "Take away",
        "Lay an element on c1.a1…", "Take off what lies on c1.a1", "Open the card",
    ]  # fmt: skip
    next(a for a in menu.actions() if a.text().startswith("Take off")).trigger()
    menu.close()
    assert layout.model.layout.elements == ()
    undone(layout, before)


def test_a_card_that_does_not_fit_is_refused_in_the_composers_words(
    layout: LayoutWindow, folder: Path
) -> None:
    before = layout.model.layout
    for place in ((2, 0), (2, 1)):
        LayoutHand(layout).click(place)
    layout.laying.pick(CardFile(folder / "plain.yaml", grid_map("squares", 2, 3, 21.0)))
    LayoutHand(layout).key(Key.Key_Return)
    assert layout.model.layout == before
    assert "card c3 is 42 × 63 mm large" in told(layout)


def test_only_the_card_that_changed_is_drawn_again(
    open_layout: Callable[[Path], LayoutWindow], folder: Path
) -> None:
    side = 14
    lines = "".join(
        f"  c{n}: {{card: {'plain' if n % 3 else 'wood'}.yaml, at: [{n % side}, {n // side}]}}\n"
        for n in range(side * side)
    )
    path = folder / "large.layout.yaml"
    path.write_text(
        f'mapkit_layout: "1.0"\nid: large\nsize: [{side}, {side}]\ncards:\n{lines}',
        encoding="utf-8",
    )
    layout = open_layout(path)
    drawn = layout.pictures.count
    assert drawn <= 40  # two cards on the board, and those of the panel
    LayoutHand(layout).click((3, 3))
    LayoutHand(layout).key(Key.Key_R)
    rest(layout)
    assert layout.pictures.count == drawn + 1
    LayoutHand(layout).drag((3, 3), (9, 9))
    rest(layout)
    assert layout.pictures.count == drawn + 1
    wait(lambda: layout.symmetry.said["turn"].text() != "…")
    assert layout.symmetry.said["turn"].text().startswith("Field c")


def test_cards_upright_and_across_on_one_board(
    layout_path: Path, open_layout: Callable[[Path], LayoutWindow]
) -> None:
    write_card(
        layout_path.with_name("wide.yaml"), grid_map("squares", 3, 2, 21.0, name="Wide card")
    )
    text = 'mapkit_layout: "1.0"\nid: m\nsize: [2, 2]\ncards: {c1: {card: wide.yaml, at: [0, 0]}}\n'
    path = layout_path.with_name("mixed.layout.yaml")
    path.write_text(text, "utf-8")
    layout = open_layout(path)
    hand, before = LayoutHand(layout), layout.model.layout
    hand.run("layout.mixed")
    assert layout.model.size == (6, 4)
    assert not layout.actions_by_id["layout.mixed"].isEnabled()
    hand.key(Key.Key_Right)
    assert layout.model.cursor == (3, 0)  # behind the card
    hand.key(Key.Key_Left)
    assert layout.model.current is layout.model.layout.cards["c1"]
    hand.run("layout.turn_right")
    hand.pick_card("Wide card")
    hand.click((2, 0))
    hand.key(Key.Key_Escape)
    assert {i: card[:2] for i, card in cards(layout.model.layout).items()} == {
        "c1": ((0, 0), 1), "c2": ((2, 0), 0)
    }  # fmt: skip
    assert layout.view.field_at(hand.pixel((1, 2), (0, 2))) == "c1.c2"  # its last corner
    hand.drag((3, 1), (4, 3), (1, 2))
    assert cards(layout.model.layout)["c2"][0] == (3, 2)
    hand.key(Key.Key_Left, CTRL)
    hand.key(Key.Key_Left, CTRL)
    assert cards(layout.model.layout)["c2"][0] == (2, 2)
    assert "card c2 would lie on card c1" in told(layout)
    undone(layout, before, 5)
