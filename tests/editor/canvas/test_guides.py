"""Rulers, guides and the grid."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QInputDialog, QWidget

from mapkit.editor.canvas.rulers import Ruler
from mapkit.editor.canvas.tool import Tool
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.autosave import Autosave
from mapkit.editor.files.map_files import MapFiles
from mapkit.edits import paint
from tests.editor.hand import Hand
from tests.editor.waiting import settle

pytestmark = pytest.mark.new_windows

LEFT = Qt.MouseButton.LeftButton


def ruler(hand: Hand, axis: str) -> Ruler:
    top, left = sorted(hand.view.findChildren(Ruler), key=lambda r: r.width(), reverse=True)
    return top if axis == "x" else left


def pull(widget: QWidget, start: QPoint, hand: Hand, end: QPointF | QPoint) -> None:
    """Pull with the mouse from a pixel of a widget to a place in mm, or a pixel of the window."""
    view = hand.view
    if isinstance(end, QPointF):
        goal = widget.mapFromGlobal(view.viewport().mapToGlobal(view.mapFromScene(end)))
    else:
        goal = widget.mapFromGlobal(hand.window.mapToGlobal(end))
    QTest.mousePress(widget, LEFT, pos=start)
    for k in range(1, 6):
        QTest.mouseMove(widget, start + (goal - start) * k / 5)
    QTest.mouseRelease(widget, LEFT, pos=goal)
    QApplication.processEvents()


def test_a_guide_is_pulled_out_of_each_ruler(hand: Hand) -> None:
    top, left = ruler(hand, "x"), ruler(hand, "y")
    pull(top, QPoint(100, 10), hand, QPointF(50, 42))
    pull(left, QPoint(10, 100), hand, QPointF(70, 20))
    (a, y), (b, x) = hand.view.guides.lines
    assert (a, b) == ("y", "x")
    assert y == pytest.approx(42, abs=0.5)
    assert x == pytest.approx(70, abs=0.5)


def test_guides_that_are_not_shown_take_no_hold(hand: Hand) -> None:
    hand.view.guides.set([("x", 50.0)])
    near = hand.view.to_map(QPointF(50.4, 42.0))
    assert hand.view.snap(near).kind == hand.tool(Tool).snap(near).kind == "guide"
    hand.view.layers["guides"].visible = False
    assert hand.view.snap(near).kind == hand.tool(Tool).snap(near).kind == "none"


def test_a_guide_pulled_back_is_deleted(hand: Hand) -> None:
    top = ruler(hand, "x")
    pull(top, QPoint(100, 10), hand, QPointF(50, 42))
    assert len(hand.view.guides.lines) == 1
    at = hand.pixel((33, hand.view.guides.lines[0][1]))
    pull(hand.view.viewport(), at, hand, QPointF(33, -200))
    assert hand.view.guides.lines == []
    assert not hand.window.model.selection


def test_a_guide_is_carried_by_itself_and_by_its_mark_on_the_ruler(hand: Hand) -> None:
    hand.view.guides.set([("x", 45.0)])
    pull(hand.view.viewport(), hand.pixel((45, 13)), hand, QPointF(52, 13))
    assert hand.view.guides.lines[0][1] == pytest.approx(52, abs=0.6)
    top = ruler(hand, "x")
    pixel = top.mapFromGlobal(hand.view.viewport().mapToGlobal(hand.pixel((52, 5))))
    pull(top, QPoint(pixel.x(), 18), hand, QPointF(60, 30))
    [(axis, mm)] = hand.view.guides.lines
    assert axis == "x"
    assert mm == pytest.approx(60, abs=0.6)


def test_other_tools_leave_guides_alone(hand: Hand) -> None:
    hand.view.guides.set([("x", 45.0)])
    hand.take("measure")
    pull(hand.view.viewport(), hand.pixel((45, 13)), hand, QPointF(52, 13))
    assert hand.view.guides.lines == [("x", 45.0)]


def test_points_snap_to_guides_while_they_are_seen(hand: Hand) -> None:
    view = hand.view
    view.guides.set([("x", 45.0)])
    near = view.to_map(QPointF(45.2, 13))
    snap = view.snapper().snap(near, view.radius(), guides=view.guides.in_map_units())
    assert snap.point[0] * view.model.shown.unit_mm == pytest.approx(45)
    view.layers["guides"].visible = False
    assert view.guides.in_map_units() == ()


def test_guides_are_painted_and_their_layer_hides_them(hand: Hand) -> None:
    view = hand.view

    def blue() -> int:
        picture = view.viewport().grab().toImage()
        at = hand.pixel((45.0, 13))
        return max(picture.pixelColor(at.x() + k, at.y()).blue() for k in (-1, 0, 1))

    without = blue()
    view.guides.set([("x", 45.0)])
    assert blue() > without + 50
    view.layers["guides"].visible = False
    assert blue() == without


def test_guides_and_the_spacing_are_kept_for_each_map_the_snapping_for_all(
    hand: Hand, open_window, map_path: Path
) -> None:
    hand.view.guides.set([("x", 45.0), ("y", 10.5)])
    hand.view.set_grid(2.5, snap=True)
    again = open_window(hand.window.model.committed)
    assert again.part(BoardView).guides.lines == [("x", 45.0), ("y", 10.5)]
    assert again.part(BoardView).grid_mm == 2.5
    again.part(MapFiles).open(map_path)
    assert again.part(BoardView).guides.lines == []
    assert again.part(BoardView).grid_mm == 10
    assert again.actions_by_id["view.snap_grid"].isChecked()
    again.part(BoardView).guides.set([("x", 7.0)])
    third = open_window(hand.window.model.committed)
    assert len(third.part(BoardView).guides.lines) == 2
    third.part(MapFiles).open_copy(map_path)
    assert third.part(BoardView).guides.lines == []


def test_all_guides_are_deleted_by_an_action(hand: Hand) -> None:
    action = hand.window.actions_by_id["view.clear_guides"]
    assert not action.isEnabled()
    hand.view.guides.set([("x", 45.0)])
    action.trigger()
    assert hand.view.guides.lines == []


def test_the_grid_is_shown_and_snapped_to(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    view, actions = hand.view, hand.window.actions_by_id
    plain = view.viewport().grab().toImage()
    actions["view.grid"].trigger()
    assert view.viewport().grab().toImage() != plain
    assert view.grid_mm is None
    actions["view.snap_grid"].trigger()
    assert view.grid_mm == 10
    monkeypatch.setattr(QInputDialog, "getDouble", lambda *_args: (4.0, True))
    actions["view.grid_spacing"].trigger()
    assert view.grid_mm == 4
    actions["view.snap"].trigger()
    assert view.grid_mm is None
    assert not view.snapping
    actions["view.grid"].trigger()
    assert view.viewport().grab().toImage() == plain


def test_rulers_number_the_board_and_can_be_hidden(hand: Hand) -> None:
    view, top = hand.view, ruler(hand, "x")
    before = view.viewport().width(), top.grab().toImage()
    view.zoom(3)
    assert top.grab().toImage() != before[1]
    view.fit()
    hand.window.actions_by_id["view.rulers"].trigger()
    QApplication.processEvents()
    assert not top.isVisible()
    assert view.viewport().width() > before[0]
    hand.window.actions_by_id["view.rulers"].trigger()
    QApplication.processEvents()
    assert top.isVisible()


def test_rulers_mark_the_mouse(hand: Hand) -> None:
    top = ruler(hand, "x")
    hand.move((30, 30))
    here = top.grab().toImage()
    hand.move((80, 30))
    assert top.grab().toImage() != here
    pixel = top.mapFromGlobal(hand.view.viewport().mapToGlobal(hand.pixel((80, 5)))).x()
    mark = top.palette().highlight().color()
    row = [top.grab().toImage().pixelColor(x, 19) for x in range(pixel - 6, pixel + 7)]
    assert any(c.blue() - c.red() > (mark.blue() - mark.red()) / 2 for c in row)


def test_a_begun_guide_out_of_sight_harms_nothing(hand: Hand) -> None:
    hand.view.guides.begin("x")
    assert math.isinf(hand.view.guides.lines[0][1])
    assert hand.view.guides.in_map_units() == ()
    assert hand.view.guides.near(QPoint(5, 5)) is None
    ruler(hand, "x").grab()


def ticks(hand: Hand, axis: str) -> list[int]:
    """Return the pixels at which a ruler has its long ticks, those beside a number."""
    picture = ruler(hand, axis).grab().toImage()
    paper = picture.pixelColor(1, 1)
    length = picture.width() if axis == "x" else picture.height()
    row = 11  # below the numbers, above the short ticks
    dots = (picture.pixelColor(*((k, row) if axis == "x" else (row, k))) for k in range(length))
    return [k for k, colour in enumerate(dots) if colour != paper]


def assert_ticks_stand_where_the_board_says(hand: Hand) -> None:
    view = hand.view
    for axis in "xy":
        painted = ticks(hand, axis)
        gaps = {b - a for a, b in pairwise(painted)}
        step = next(mm for mm in (1, 2, 5, 10, 20, 50, 100) if mm * view.pixels_per_mm() >= 64)
        places = [view.mapFromScene(QPointF(mm, mm)) for mm in range(-400, 400, step)]
        wanted = {p.x() if axis == "x" else p.y() for p in places}
        assert len(painted) > 2
        assert gaps <= {round(step * view.pixels_per_mm()) + k for k in (-1, 0, 1)}
        assert set(painted) <= wanted


def test_rulers_follow_the_board_when_a_map_is_opened_and_the_window_changes(
    hand: Hand, map_path: Path
) -> None:
    window, view = hand.window, hand.view
    assert_ticks_stand_where_the_board_says(hand)
    assert window.part(MapFiles).open(map_path, ask=False)
    settle(window)
    assert_ticks_stand_where_the_board_says(hand)
    view.zoom(1.7)
    view.pan(33, -21)
    assert window.part(MapFiles).reload()  # where the view was is found again
    settle(window)
    assert_ticks_stand_where_the_board_says(hand)
    window.resize(1111, 713)
    settle(window)
    assert_ticks_stand_where_the_board_says(hand)
    view.board.setSceneRect(-900, -700, 2100, 1700)  # the board has become larger, say
    settle(window)
    assert_ticks_stand_where_the_board_says(hand)


def test_what_is_done_to_guides_is_undone_step_by_step(hand: Hand) -> None:
    view, history = hand.view, hand.window.model.history
    pull(ruler(hand, "x"), QPoint(100, 10), hand, QPointF(50, 42))
    assert history.count() == 1
    assert "Add a guide" in history.undoText()
    (first,) = view.guides.lines
    pull(view.viewport(), hand.pixel((13, first[1])), hand, QPointF(13, 50))
    (second,) = view.guides.lines
    assert second != first
    assert history.count() == 2
    pull(view.viewport(), hand.pixel((13, second[1])), hand, QPointF(13, -200))
    assert view.guides.lines == []
    hand.undo()
    assert view.guides.lines == [second]
    hand.window.actions_by_id["view.clear_guides"].trigger()
    assert view.guides.lines == []
    for expected in ([second], [first], []):
        hand.undo()
        assert view.guides.lines == expected
    hand.redo()
    assert view.guides.lines == [first]


def test_a_guide_pulled_out_and_back_is_no_step(hand: Hand) -> None:
    top = ruler(hand, "x")
    QTest.mousePress(top, LEFT, pos=QPoint(100, 10))
    QTest.mouseRelease(top, LEFT, pos=QPoint(100, 10))
    assert hand.view.guides.lines == []
    assert hand.window.model.history.count() == 0


def test_guides_leave_a_saved_map_saved(hand: Hand) -> None:
    window = hand.window
    model, files = window.model, window.part(MapFiles)
    assert not files.modified
    pull(ruler(hand, "x"), QPoint(100, 10), hand, QPointF(50, 42))
    assert not files.modified
    assert not window.isWindowModified()
    model.edit("paint", lambda m: paint(m, fields=("1",), kind="built_up"))
    assert files.modified
    assert window.isWindowModified()
    pull(ruler(hand, "x"), QPoint(100, 10), hand, QPointF(50, 62))
    hand.undo()
    hand.undo()
    assert not files.modified
    assert not window.isWindowModified()
    hand.redo()
    assert window.isWindowModified()
    model.history.setClean()  # as saving does
    assert not window.isWindowModified()
    hand.redo()
    assert len(hand.view.guides.lines) == 2
    assert not window.isWindowModified()


def test_steps_of_guides_go_with_the_window_to_another_language(hand: Hand, open_window) -> None:
    model = hand.window.model
    pull(ruler(hand, "x"), QPoint(100, 10), hand, QPointF(50, 42))
    model.edit("paint", lambda m: paint(m, fields=("1",), kind="built_up"))
    again = open_window(model.committed)
    again.model.take_over(model)
    assert again.part(BoardView).guides.lines == hand.view.guides.lines
    again.model.history.undo()
    again.model.history.undo()
    assert again.part(BoardView).guides.lines == []
    assert again.model.committed.fields["1"].kind == "open"


def test_a_history_that_goes_away_unclosed_is_asked_nothing(hand: Hand, open_window) -> None:
    window = open_window(hand.window.model.committed)
    window.model.change_guides("x", [("x", 3.0)])
    window.model.edit("y", lambda m: paint(m, fields=("1",), kind="built_up"))
    told = []
    window.part(MapFiles).changed.connect(lambda: told.append(window.part(MapFiles)))
    copies = window.part(MapFiles).findChild(Autosave)
    copies.finish()  # else it asks whether there is work to be kept
    sip.delete(window.model.history)  # it says that it is clean, and where it stands
    assert told == []
    window.closing.disconnect(window.part(MapFiles).part)  # closing comes first, otherwise


def test_a_click_on_a_guide_is_meant_for_the_field_there(hand: Hand) -> None:
    hand.view.guides.set([("x", 45.0)])
    hand.take("select")
    hand.click((45, 15))
    assert hand.window.model.selection.fields == ("2",)
    assert hand.view.guides.lines == [("x", 45.0)]
    assert not hand.window.model.history.count()


def test_a_locked_guide_stays_where_it_is(hand: Hand, open_window) -> None:
    hand.view.guides.set([("x", 45.0)])
    hand.take("select")
    hand.window.actions_by_id["view.lock_guides"].trigger()
    hand.drag((45, 15), (45, 45))
    assert hand.view.guides.lines == [("x", 45.0)]
    unit = hand.window.model.shown.unit_mm
    assert hand.view.snap((45.3 / unit, 15 / unit)).kind == "guide"
    again = open_window(hand.window.model.committed)
    assert again.part(BoardView).guides.locked
    assert again.actions_by_id["view.lock_guides"].isChecked()
    hand.window.actions_by_id["view.lock_guides"].trigger()
    hand.drag((45, 15), (50, 15))
    assert hand.view.guides.lines == [("x", 50.0)]
