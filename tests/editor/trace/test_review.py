"""The review of a traced map, by keys and clicks: order, accept, correct, skip, back, the photo."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QImage
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QMenu

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.trace.photo_above import PhotoAbove
from mapkit.editor.trace.review import Review
from mapkit.editor.trace.review_feature import ReviewFeature
from mapkit.editor.trace.review_panel import ReviewPanel
from mapkit.edits import merge_fields, rename_field, split_field
from mapkit.model import Doubt, GameMap, Photographed, Tracing, Underlay
from tests.editor.steps import OpenWindow, edits
from tests.editor.waiting import settle, wait

PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
BORDER = Doubt("border", ("1", "2"), (3000, 1500), 0.5)
KIND = Doubt("kind", ("7",), (7500, 4500), 0.9, "built_up")
UNKNOWN = Doubt("kind", ("12",), (10500, 7500), 0.04)
SEVERAL = Doubt("missing", ("5",), (1500, 4500), 0.01)


def traced(game_map: GameMap, *doubts: Doubt, looked_at: bool = True) -> GameMap:
    """Return a map as if it came out of a photo, and fields without doubts had been accepted."""
    corners = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))
    photo = Photographed("photo.jpg", "0" * 64, (9, 9))
    named = {f for doubt in doubts for f in doubt.fields}
    fields = {
        i: replace(f, traced="proposed" if i in named or not looked_at else "accepted")
        for i, f in game_map.fields.items()
    }
    tracing = Tracing(photo, corners, (), 0.2, 4.0, doubts)
    return replace(game_map, fields=fields, tracing=tracing)


@pytest.fixture
def photo(tmp_path: Path) -> Underlay:
    """A red picture as large as the board."""
    image = QImage(120, 90, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    path = tmp_path / "board.png"
    assert image.save(str(path))
    sha = hashlib.sha256(path.read_bytes()).hexdigest()
    return Underlay(str(path), sha, ((0, 0), (12000, 0), (12000, 9000), (0, 9000)))


@pytest.fixture
def window(open_window: OpenWindow, rows_map: GameMap, photo: Underlay) -> EditorWindow:
    """A window on a traced map, its review in front and sorted."""
    game_map = traced(rows_map, BORDER, KIND, UNKNOWN, SEVERAL)
    found = open_window(replace(game_map, underlay=photo))
    found.docks["review"].raise_()
    wait(lambda: found.part(UnderlayPicture).size != (0, 0))
    wait(lambda: len(review(found).items) == 4 and not review(found).sorting)
    settle(found)
    return found


def review(window: EditorWindow) -> Review:
    return window.part(ReviewFeature).review


def panel(window: EditorWindow) -> ReviewPanel:
    return window.part(ReviewFeature).panel


def above(window: EditorWindow) -> PhotoAbove:
    return window.part(ReviewFeature).photo


def press(window: EditorWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    window.activateWindow()
    QTest.keyClick(window.part(BoardView), key, modifiers)
    QApplication.processEvents()


def listed(window: EditorWindow) -> list[str]:
    tree = panel(window).list
    items = [tree.topLevelItem(k) for k in range(tree.topLevelItemCount())]
    return [item.text(0) for item in items if item is not None]


def in_order(window: EditorWindow) -> list[Doubt]:
    return [item.doubt for item in review(window).items]


def only_left(window: EditorWindow, count: int) -> bool:
    return len(review(window).items) == count


def red(window: EditorWindow) -> bool:
    """Return whether the middle of the board's first field is seen in the photo's red."""
    view = window.part(BoardView)
    picture = view.viewport().grab().toImage()
    colour = picture.pixelColor(view.mapFromScene(view.to_scene(BORDER.at)))
    return colour.red() > 200 and colour.green() < 60


def test_items_are_listed_by_what_depends_on_them(window: EditorWindow) -> None:
    assert len(listed(window)) == 4
    weights = [i.doubt.doubt * i.verdicts for i in review(window).items]
    assert weights == sorted(weights, reverse=True)
    assert listed(window)[0] == "Field 7 is open; it may be built-up."
    assert "0 of 4 seen" in panel(window).progress.text()
    assert "may still be wrong" in panel(window).left.text()


def test_keys_accept_skip_and_go_back(window: EditorWindow) -> None:
    order = in_order(window)
    press(window, Qt.Key.Key_F8)
    assert review(window).current == order[0]
    assert window.model.selection.fields == ("7",)
    press(window, Qt.Key.Key_F8)
    assert review(window).current == order[1]
    press(window, Qt.Key.Key_F8, SHIFT)
    assert review(window).current == order[0]
    press(window, Qt.Key.Key_F9)
    wait(lambda: review(window).current == order[1])
    assert window.model.history.count() == 1
    assert window.model.committed.fields["7"].traced == "accepted"
    assert window.model.committed.fields["7"].kind == "open"
    assert "1 of 4 seen" in panel(window).progress.text()
    assert len(listed(window)) == 3


def test_after_the_last_come_those_that_were_skipped(window: EditorWindow) -> None:
    order = in_order(window)
    seen = []
    for _ in range(5):
        press(window, Qt.Key.Key_F8)
        seen.append(review(window).current)
    assert seen == [*order, order[0]]


def test_correct_is_one_step_and_undo_brings_the_item_back(window: EditorWindow) -> None:
    while review(window).current != BORDER:
        press(window, Qt.Key.Key_F8)
    press(window, Qt.Key.Key_F9, SHIFT)
    wait(lambda: len(window.model.committed.fields) == 11)
    assert window.model.history.count() == 1
    assert BORDER not in in_order(window)
    assert review(window).current != BORDER
    assert review(window).seen == (1, 4)
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait(lambda: len(window.model.committed.fields) == 12)
    assert review(window).current == BORDER
    assert review(window).seen == (0, 4)
    wait(lambda: not review(window).sorting)
    assert BORDER in in_order(window)


def test_a_kind_that_is_not_named_is_picked_from_a_menu(window: EditorWindow) -> None:
    while review(window).current != UNKNOWN:
        press(window, Qt.Key.Key_F8)
    press(window, Qt.Key.Key_F9, SHIFT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [a.text() for a in menu.actions()] == ["Make it built-up", "Make it elevated"]
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    wait(lambda: window.model.committed.fields["12"].kind == "built_up")
    assert UNKNOWN not in in_order(window)


def test_what_only_a_person_can_say_takes_a_tool_and_goes_when_it_is_done(
    window: EditorWindow,
) -> None:
    while review(window).current != SEVERAL:
        press(window, Qt.Key.Key_F8)
    press(window, Qt.Key.Key_F9, SHIFT)
    tool = window.part(BoardView).tool
    assert tool.id == "split"
    assert not above(window).blinking
    assert review(window).current == SEVERAL
    path = [(1500.0, 2900.0), (1500.0, 6100.0)]
    assert edits(window.model, "Split", lambda m: split_field(m, "5", path))
    assert SEVERAL not in in_order(window)
    assert review(window).current != SEVERAL


def test_a_click_in_the_list_goes_there_and_zooms(window: EditorWindow) -> None:
    tree = panel(window).list
    row = tree.topLevelItem(in_order(window).index(BORDER))
    before = window.part(BoardView).pixels_per_mm()
    QTest.mouseClick(
        tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualItemRect(row).center()
    )
    assert review(window).current == BORDER
    assert window.model.selection.fields == ("1", "2")
    view = window.part(BoardView)
    assert view.pixels_per_mm() > before
    assert view.shown_rect().contains(view.to_scene(BORDER.at))
    assert panel(window).words.text().startswith("The border between 1 and 2 may not be there.")


def test_the_photo_blinks_and_stops_when_one_leaves(window: EditorWindow) -> None:
    feature = window.part(ReviewFeature)
    press(window, Qt.Key.Key_F8)
    while review(window).current != BORDER:
        press(window, Qt.Key.Key_F8)
    assert above(window).blinking
    assert not above(window).shown
    wait(lambda: above(window).shown)
    assert red(window)
    wait(lambda: not above(window).shown)
    assert not red(window)
    wait(lambda: above(window).shown)
    window.docks["review"].hide()
    assert not above(window).blinking
    assert not above(window).shown
    assert not red(window)
    assert not feature._ring.isVisible()
    window.docks["review"].show()
    window.docks["review"].raise_()
    wait(feature._ring.isVisible)
    assert review(window).current == BORDER
    assert not above(window).blinking


def test_a_press_on_the_board_ends_the_blinking(window: EditorWindow) -> None:
    press(window, Qt.Key.Key_F8)
    assert above(window).blinking
    view = window.part(BoardView)
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.viewport().rect().center()
    )
    assert not above(window).blinking


def test_without_motion_a_key_shows_the_photo(window: EditorWindow) -> None:
    QTest.keyClick(panel(window).blink, Qt.Key.Key_Space)
    assert not above(window).may_blink
    press(window, Qt.Key.Key_F8)
    assert not above(window).blinking
    press(window, Qt.Key.Key_F7)
    assert above(window).shown
    assert not above(window).blinking
    assert panel(window).photo_button.isChecked()
    press(window, Qt.Key.Key_F7)
    assert not above(window).shown


def test_the_photo_is_as_strong_as_before_when_it_is_below_again(window: EditorWindow) -> None:
    item = window.part(UnderlayPicture).item
    before = item.opacity(), item.parentItem(), item.zValue()
    above(window).toggle()
    assert item.opacity() == 1.0
    above(window).toggle()
    assert (item.opacity(), item.parentItem(), item.zValue()) == before


@pytest.mark.new_windows  # in which nothing was looked at
def test_edits_sort_anew_and_what_is_looked_at_stays(window: EditorWindow) -> None:
    while review(window).current != UNKNOWN:
        press(window, Qt.Key.Key_F8)
    assert edits(window.model, "Merge", lambda m: merge_fields(m, ["8", "4"]))
    # The merge teaches, which may add doubts about borders that look alike.
    teacher = window.part(ReviewFeature).teacher
    wait(lambda: not (teacher.busy or window.model.working or review(window).sorting))
    assert review(window).current == UNKNOWN
    settled, known = review(window).seen
    assert settled == 0
    assert edits(window.model, "Rename", lambda m: rename_field(m, "12", "yard"))
    current = review(window).current
    assert current.fields == ("yard",)
    assert review(window).seen == (0, known)


def test_all_reviewed(window: EditorWindow) -> None:
    press(window, Qt.Key.Key_F8)
    for left in (3, 2, 1, 0):
        press(window, Qt.Key.Key_F9)
        wait(partial(only_left, window, left))
    assert review(window).current is None
    assert panel(window).progress.text() == "4 of 4 seen. All is reviewed."
    assert not panel(window).list.isVisible()
    assert not above(window).blinking
    assert not window.actions_by_id["review.accept"].isEnabled()
    assert not window.actions_by_id["review.skip"].isEnabled()
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait(lambda: review(window).current is not None)


def test_in_the_end_each_field_is_looked_at(open_window: OpenWindow, rows_map: GameMap) -> None:
    window = open_window(traced(rows_map, KIND, looked_at=False))
    window.docks["review"].raise_()
    wait(lambda: len(review(window).items) == 12)
    press(window, Qt.Key.Key_F8)
    assert review(window).current == KIND
    for left in range(11, -1, -1):
        press(window, Qt.Key.Key_F9)
        wait(partial(only_left, window, left))
    assert {f.traced for f in window.model.committed.fields.values()} == {"accepted"}
    assert window.model.history.count() == 12
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait(lambda: review(window).current is not None)
    assert listed(window) == [f"Nobody has looked at field {window.model.selection.primary} yet."]


def test_a_map_that_was_drawn_has_no_review(open_window: OpenWindow, rows_map: GameMap) -> None:
    window = open_window(rows_map)
    window.docks["review"].raise_()
    settle(window)
    assert "not traced from a photo" in panel(window).progress.text()
    assert not panel(window).list.isVisible()
    assert not panel(window).accept_button.isEnabled()
    assert not review(window).sorting
    press(window, Qt.Key.Key_F8)
    assert review(window).current is None


@pytest.mark.new_windows  # which never had a picture
def test_without_a_picture_the_review_goes_on(open_window: OpenWindow, rows_map: GameMap) -> None:
    window = open_window(traced(rows_map, KIND))
    window.docks["review"].raise_()
    wait(lambda: review(window).items)
    press(window, Qt.Key.Key_F8)
    assert review(window).current == KIND
    assert not above(window).blinking
    assert not panel(window).photo_button.isEnabled()
    press(window, Qt.Key.Key_F7)
    assert not above(window).shown


def test_nothing_is_worked_out_while_nobody_looks(
    open_window: OpenWindow, rows_map: GameMap
) -> None:
    window = open_window(traced(rows_map, KIND))
    window.docks["sight"].raise_()
    settle(window)
    assert not review(window).sorting
    assert review(window).items == ()
    window.docks["review"].raise_()
    wait(lambda: review(window).items)


def test_another_map_begins_another_review(window: EditorWindow, rows_map: GameMap) -> None:
    press(window, Qt.Key.Key_F8)
    window.model.replace(traced(rows_map, SEVERAL))
    assert review(window).current is None
    wait(lambda: in_order(window) == [SEVERAL])
    assert review(window).seen == (0, 1)
    window.model.replace(rows_map)
    assert review(window).seen == (0, 0)
    assert "not traced" in panel(window).progress.text()
