"""Jobs of a map maker by mouse and keys alone, counted: a click, a drag, a key, a word typed."""

from __future__ import annotations

import itertools

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QToolButton

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.dialogs.command_palette import CommandPalette
from mapkit.editor.tools.select_tool import SelectTool
from mapkit.edits import add_portal, paint
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.hand import LEFT, PLAIN, Hand, Mm
from tests.editor.steps import OpenWindow
from tests.editor.tools.test_select import middle
from tests.editor.waiting import outlast

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class CountingHand(Hand):
    """A hand that counts what it does; it takes tools by their keys.

    Attributes
    ----------
    count : int
        Clicks, drags, keys and words so far.
    """

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        window.resize(1280, 800)
        QApplication.processEvents()
        self.view.fit()
        self.count = 0

    def click(self, at: Mm, modifiers: Qt.KeyboardModifier = PLAIN, button=LEFT) -> None:
        self.count += 1
        super().click(at, modifiers, button)

    def double_click(self, at: Mm) -> None:
        self.count += 1
        super().double_click(at)

    def press(self, at: Mm, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        self.count += 1
        super().press(at, modifiers)

    def key(self, key: Qt.Key | str, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        self.count += 1
        super().key(key, modifiers)

    def along(self, *places: Mm) -> None:
        """Drag from place to place with the button held."""
        self.press(places[0])
        for a, b in itertools.pairwise(places):
            self.move(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
            self.move(b)
        self.release(places[-1])

    def kind(self, kind: str) -> None:
        """Click a kind in the palette."""
        self.count += 1
        button = self.window.findChild(QToolButton, f"palette.kind.{kind}")
        assert button.visibleRegion().boundingRect().contains(8, 8)
        QTest.mouseClick(button, LEFT, pos=QPoint(8, 8))


@pytest.fixture
def hand(window: EditorWindow) -> CountingHand:
    return CountingHand(window)


def draw_depot(hand: CountingHand) -> None:
    """Draw the depot on an empty board of 240 by 160 mm."""
    hand.key("d")
    hand.drag((0, 0), (240, 160))
    hand.key("x")
    for x in (30, 60, 100, 140, 180, 210):
        hand.drag((x, 0), (x, 160))
    for y in (40, 80, 120):
        hand.drag((0, y), (240, y))
    hand.kind("elevated")  # which takes Paint: Split needs no kind
    hand.along((120, 60), (120, 100))
    hand.kind("built_up")
    hand.along((45, 60), (80, 60))
    hand.along((160, 60), (195, 60), (195, 100))
    hand.key("d")
    hand.drag((110, 40), (130, 120))  # below the walkway
    hand.key("p")
    for door in ((45, 40), (160, 40), (120, 40), (120, 120)):
        hand.click(door)
    hand.click((100, 100))  # no door can stand there: a ladder


def test_the_depot_of_29_fields_takes_25(open_window: OpenWindow) -> None:
    """Two buildings, a walkway, a tunnel below it, four doors and a ladder."""
    window = open_window(new_map("empty", id="depot", size_mm=(240, 160)))
    window.actions_by_id["view.layout_draw"].trigger()
    hand, model = CountingHand(window), window.model
    draw_depot(hand)
    assert hand.count == 25
    depot = model.committed
    assert len(depot.fields) == 29
    assert not has_errors(check_map(depot))
    kinds = [f.kind for f in depot.fields.values()]
    assert (kinds.count("built_up"), kinds.count("elevated")) == (6, 2)
    assert sorted(p.type for p in depot.portals) == ["door"] * 4 + ["ladder"]
    assert model.history.count() == 19  # all but keys and kinds


def test_a_building_is_duplicated_and_mirrored_with_its_doors_by_three(
    open_window: OpenWindow, rows_map: GameMap
) -> None:
    built = paint(rows_map, ("1", "2"), kind="built_up")
    built = add_portal(built, "door", ("1", "5"), ((1000, 3000), (2000, 3000)))
    hand = CountingHand(open_window(built))
    model = hand.window.model
    before = model.committed
    hand.click((15, 15))
    hand.click((45, 15), SHIFT)
    hand.count = 0  # it is selected
    hand.key(Qt.Key.Key_D, CTRL)
    hand.move((75, 65))
    hand.key("m")
    hand.click((75, 65))
    assert hand.count == 3
    after = model.committed
    hand.tool(SelectTool)
    new = model.selection.fields
    assert len(new) == 2
    assert {after.fields[i].kind for i in new} == {"built_up"}
    (outer,) = (p for p in after.portals if set(p.between) & set(new))
    assert {round(p[1], -2) for p in outer.at} == {8000}
    assert min(p[0] for p in outer.at) > 7500  # mirrored: it was in the left one of the two
    assert not has_errors(check_map(after))
    hand.undo()
    assert model.committed == before


def test_a_road_with_four_bends_takes_six_clicks(hand: CountingHand) -> None:
    model = hand.window.model
    before = model.committed
    hand.key("d", SHIFT)
    hand.count = 0  # it is in hand
    for at in ((0, 15), (35, 15), (50, 45), (75, 45), (90, 75)):
        hand.click(at)
    hand.double_click((120, 75))
    assert hand.count == 6
    (road,) = model.selection.fields
    assert road not in before.fields
    assert len(model.committed.points(road)[0]) >= 12
    assert not has_errors(check_map(model.committed))
    hand.undo()
    assert model.committed == before


def test_ten_fields_are_renumbered_along_a_path_by_two(hand: CountingHand) -> None:
    model = hand.window.model
    before = model.committed
    path = ("3", "2", "1", "5", "6", "7", "8", "12", "11", "10")
    hand.key("n", SHIFT)
    hand.along(*(middle(before, field) for field in path))
    assert hand.count == 2
    assert model.history.count() == 1
    numbered = [middle(model.committed, str(n)) for n in range(3, 13)]
    assert numbered == [middle(before, field) for field in path]


def test_a_field_is_found_by_its_number_by_three(open_window: OpenWindow) -> None:
    board = new_map("rows", id="rows", size_mm=(600, 400), rows=8, columns=12, sectors=False)
    hand = CountingHand(open_window(board))
    hand.view.zoom(6.0)
    hand.key(Qt.Key.Key_F, CTRL)
    line = hand.window.findChild(CommandPalette).line
    QTest.keyClicks(line, "57")
    QTest.keyClick(line, Qt.Key.Key_Return)
    hand.count += 2
    outlast(20)
    assert hand.count == 3
    assert hand.window.model.selection.fields == ("57",)
    seen = hand.view.mapToScene(hand.view.viewport().rect()).boundingRect()
    assert seen.contains(*middle(board, "57"))


def test_a_wall_is_moved_by_one_drag(hand: CountingHand) -> None:
    model = hand.window.model
    ring = model.committed.points("6")[0]
    below = max(y for _, y in ring) * model.committed.unit_mm
    hand.drag((45, below), (45, below + 5))
    assert hand.count == 1
    assert model.history.count() == 1
    assert max(y for _, y in model.committed.points("6")[0]) * model.committed.unit_mm == below + 5
    assert not has_errors(check_map(model.committed))
