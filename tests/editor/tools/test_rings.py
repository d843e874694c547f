"""Rings that are drawn: how they close, what they carve, and lines and rectangles by one drag."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QGraphicsPathItem

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.canvas.tool import Tool
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.line_tool import LineTool
from mapkit.editor.tools.ring_tool import RingTool
from mapkit.edits import add_marker, delete_fields, move_vertices, set_building
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow

ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
LEFT_HALF = {(60, 30), (30, 30), (30, 60), (60, 60)}


def rows() -> GameMap:
    return new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)


@pytest.fixture
def holed(open_window: OpenWindow) -> Hand:
    """Return a hand on a board with a hole in its middle, from (30, 30) to (90, 60) mm."""
    return Hand(open_window(delete_fields(rows(), ["6", "7"])))


@pytest.fixture
def full(open_window: OpenWindow) -> Hand:
    return Hand(open_window(rows()))


def ring_mm(game_map: GameMap, field: str) -> set[tuple[int, int]]:
    unit = game_map.unit_mm
    return {(round(x * unit), round(y * unit)) for x, y in game_map.points(field)[0]}


def drawn(hand: Hand) -> set[tuple[int, int]]:
    """Return the corners of the field that was drawn and is selected, of a sound map."""
    model = hand.window.model
    assert not has_errors(check_map(model.committed))
    (field,) = model.selection.fields
    return ring_mm(model.committed, field)


@pytest.mark.parametrize("by", ["enter", "first point", "double click"])
@pytest.mark.parametrize(
    "corners", [[(60, 30), (30, 30), (30, 60), (60, 60)], [(60, 30), (60, 60)]]
)
def test_half_a_hole_closes_straight(
    holed: Hand, corners: list[tuple[float, float]], by: str
) -> None:
    holed.take("draw")
    for at in corners[:-1]:
        holed.click(at)
    if by == "double click":
        holed.double_click(corners[-1])
    else:
        holed.click(corners[-1])
        if by == "enter":
            holed.key(Qt.Key.Key_Return)
        else:
            holed.click(corners[0])
    assert drawn(holed) == LEFT_HALF


def test_three_corners_of_a_hole_close_along_its_border(holed: Hand) -> None:
    holed.take("draw")
    for at in ((30, 30), (90, 30), (90, 60)):
        holed.click(at)
    holed.key(Qt.Key.Key_Return)
    assert {(30, 60), (60, 60)} < drawn(holed)


def test_alt_closes_straight(holed: Hand) -> None:
    holed.take("draw")
    for at in ((30, 30), (90, 30), (90, 60)):
        holed.click(at)
    holed.key(Qt.Key.Key_Return, ALT)
    assert drawn(holed) == {(30, 30), (60, 30), (90, 30), (90, 60)}


def test_of_two_ways_the_mouse_tells_which(holed: Hand) -> None:
    holed.take("draw")
    tool = holed.tool(LineTool)
    holed.click((60, 30))
    for at in ((75, 35), (85, 45), (75, 55)):
        holed.move(at)
    holed.click((60, 60))
    assert (9000, 6000) in tool.points
    holed.key(Qt.Key.Key_Backspace)
    holed.move((40, 45))
    holed.click((60, 60))
    assert (3000, 6000) in tool.points
    holed.move((80, 50))  # the ring closes where the mouse is: round the other half
    holed.key(Qt.Key.Key_Return)
    assert {(30, 30), (90, 30), (90, 60), (30, 60)} < drawn(holed)


def test_what_would_be_closed_is_shown_and_follows_the_mouse(holed: Hand) -> None:
    holed.take("draw")
    for at in ((60, 30), (30, 30), (30, 60), (60, 60)):
        holed.click(at)
    holed.move((57, 45))
    assert filled_mm(holed) == QRectF(30, 30, 30, 30)
    holed.move((85, 45))
    assert filled_mm(holed) == QRectF(30, 30, 60, 30)


def filled_mm(hand: Hand) -> QRectF:
    """Return the box of what is shown without an outline of its own: the ring."""
    (shape,) = [
        item
        for item in hand.view.overlay._items
        if isinstance(item, QGraphicsPathItem) and item.pen().style() is Qt.PenStyle.NoPen
    ]
    return shape.path().boundingRect()


def test_ctrl_carves_a_field_out_of_its_neighbours_as_one_step(full: Hand) -> None:
    model = full.window.model
    full.take("draw")
    full.drag((20, 20), (50, 50))
    assert len(model.committed.fields) == 12
    assert "Ctrl+Enter" in full.tool(Tool).hint
    full.key(Qt.Key.Key_Return, CTRL)
    assert len(model.committed.fields) == 13
    assert drawn(full) == {(20, 20), (30, 20), (50, 20), (50, 30), (50, 50), (30, 50), (20, 50)} | {
        (20, 30)
    }
    assert model.history.count() == 1
    full.undo()
    assert model.committed == rows()
    full.drag((20, 20), (50, 50), CTRL)
    assert len(model.committed.fields) == 13


def test_carving_is_offered_only_where_it_helps(full: Hand) -> None:
    full.take("draw")
    full.drag((124, 40), (140, 50))  # beyond the rim
    assert not full.tool(RingTool).offer
    assert "Ctrl+Enter" not in full.tool(Tool).hint


def test_a_carved_field_takes_over_what_it_covers_whole(open_window: OpenWindow) -> None:
    m = add_marker(rows(), "objective", "6", {"number": 1})
    m = set_building(m, None, "Barn", ["6", "7"])
    hand = Hand(open_window(m))
    hand.take("draw")
    hand.drag((30, 30), (60, 60), CTRL)
    after = hand.window.model.committed
    assert "6" not in after.fields
    assert after.markers[0].field == "13"
    assert after.buildings[0].fields == ("13", "7")
    assert drawn(hand) == LEFT_HALF


def test_a_refused_rectangle_is_shown_closed_and_the_next_drag_begins_anew(full: Hand) -> None:
    model = full.window.model
    full.take("draw")
    full.drag((20, 20), (50, 50))
    assert len(full.tool(LineTool).points) == 4
    assert filled_mm(full).width() == pytest.approx(30, abs=0.3)
    full.drag((65, 20), (85, 50), CTRL)
    assert len(model.committed.fields) == 13
    assert (65, 20) in drawn(full)


def test_an_island_and_a_hole_over_several_fields(full: Hand) -> None:
    model = full.window.model
    full.take("island")
    full.drag((25, 25), (35, 35))
    assert len(model.committed.fields) == 13
    full.take("hole")
    full.drag((55, 55), (65, 65))
    assert len(model.committed.fields) == 13
    corners = [(60, 60) in ring_mm(model.committed, f) for f in ("6", "7", "10", "11")]
    assert not any(corners)
    assert not has_errors(check_map(model.committed))


def test_a_drag_splits(full: Hand) -> None:
    full.take("split")
    full.drag((15, 0), (15, 30))
    assert len(full.window.model.committed.fields) == 13
    assert not full.tool(LineTool).points
    full.drag((40, 10), (50, 20))  # refused, and the next drag begins anew
    assert "begins" in full.tool(Tool).hint
    assert len(full.window.model.committed.fields) == 13
    full.drag((45, 0), (45, 30))
    assert len(full.window.model.committed.fields) == 14


def test_a_drag_measures(full: Hand) -> None:
    full.take("measure")
    full.drag((0, 0), (60, 0))
    assert full.tool(LineTool).points == [(0, 0), (6000, 0)]
    full.move((80, 50))  # the next press begins anew: no way leads to it
    assert full.view.overlay.words == ["60.0 mm, 0.0°"]
    full.drag((0, 30), (0, 60))
    assert full.tool(LineTool).points == [(0, 3000), (0, 6000)]


def test_corners_are_taken_back_and_brought_back_with_an_empty_history(full: Hand) -> None:
    window, model = full.window, full.window.model
    undo, redo = (window.actions_by_id[f"edit.{name}"] for name in ("undo", "redo"))
    full.take("draw")
    assert not undo.isEnabled()
    full.click((10, 10))
    full.click((20, 10))
    tool = full.tool(LineTool)
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert len(tool.points) == 1
    QTest.keyClick(window, Qt.Key.Key_Y, CTRL)
    assert len(tool.points) == 2
    full.key(Qt.Key.Key_Backspace)
    assert redo.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Y, CTRL)
    assert len(tool.points) == 2
    full.key(Qt.Key.Key_Escape)
    assert not undo.isEnabled()
    assert not redo.isEnabled()
    model.select(Selection(fields=("1",)))
    full.key(Qt.Key.Key_Delete)
    assert undo.isEnabled()
    full.click((10, 10))
    assert not redo.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert not tool.points
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert model.committed == rows()
    assert not tool.can_bring_back


def test_measuring_says_each_length_once(full: Hand) -> None:
    overlay = full.view.overlay
    full.take("measure")
    full.click((0, 0))
    full.move((60, 0))
    assert overlay.words == ["60.0 mm, 0.0°"]
    full.click((60, 0))
    assert overlay.words == ["60.0 mm, 0.0°"]
    assert full.tool(Tool).hint == "60.00 mm"
    full.move((60, 30))
    assert overlay.words == ["30.0 mm, 270.0°; 90.0 mm in all"]


def test_what_was_drawn_is_selected_and_not_what_fell_off(full: Hand) -> None:
    full.take("draw")
    full.drag((10, -5), (20, 35), CTRL)
    assert len(full.window.model.committed.fields) == 12  # beyond the rim
    full.key(Qt.Key.Key_Escape)
    full.drag((40, 10), (50, 80), CTRL)
    assert drawn(full) >= {(40, 10), (50, 10), (50, 80), (40, 80)}
    assert len(full.window.model.committed.fields) == 14  # field 6 fell apart


def test_carving_closes_along_the_border_of_what_is_carved(open_window: OpenWindow) -> None:
    m = rows()
    bent = move_vertices(m, {"r1c1": (3000, 3400)})
    hand = Hand(open_window(bent))
    hand.take("draw")
    for at in ((15, 32), (15, 20), (45, 20), (45, 32)):
        hand.click(at)
    hand.key(Qt.Key.Key_Return, CTRL)
    assert (30, 34) in drawn(hand)


def test_a_double_click_on_the_first_point_leaves_nothing_behind(holed: Hand) -> None:
    holed.take("draw")
    for at in ((30, 30), (90, 30), (90, 60), (30, 60)):
        holed.click(at)
    holed.double_click((30, 30))
    assert len(drawn(holed)) == 6
    assert not holed.tool(LineTool).points


def test_after_a_refused_rectangle_numbers_begin_anew(full: Hand) -> None:
    full.take("draw")
    full.drag((20, 20), (50, 50))
    full.tool(LineTool).enter_point((13000, 1000))
    assert full.tool(LineTool).points == [(13000, 1000)]


def test_with_ctrl_a_leg_follows_borders_between_fields(full: Hand) -> None:
    full.take("draw")
    full.click((0, 30))
    full.click((120, 30))
    assert (0, 0) in full.tool(LineTool).points  # round the board, where there is room beside it
    full.key(Qt.Key.Key_Backspace)
    full.click((120, 30), CTRL)
    points = full.tool(LineTool).points
    assert points[1:] == [(3000, 3000), (6000, 3000), (9000, 3000), (12000, 3000)]
