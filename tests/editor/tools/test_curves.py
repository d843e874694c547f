"""Arcs, freehand strokes, regular polygons, cut corners and bands along borders, by the mouse."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QInputDialog, QToolButton

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.canvas.tool_options import ToolOptions
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.band_tool import BandTool
from mapkit.editor.tools.line_tool import LineTool
from mapkit.editor.tools.ring_tool import RingTool
from mapkit.mapfile import new_map
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow
from tests.editor.waiting import outlast, wait


@pytest.fixture
def empty(open_window: OpenWindow) -> Iterator[Hand]:
    """A hand over an empty board of 120 by 90 mm; tools draw as in a new window."""
    found = Hand(open_window(new_map("empty", id="empty", size_mm=(120, 90))))
    yield found
    forget_ways(found)


@pytest.fixture
def hand(hand: Hand) -> Iterator[Hand]:
    yield hand
    forget_ways(hand)


def forget_ways(hand: Hand) -> None:
    """Leave no tool with another way to draw to the next test."""
    for tool in hand.window.part(ToolBox).tools.values():
        if isinstance(tool, LineTool):
            tool.draw_by("corners")
        if isinstance(tool, RingTool):
            tool.sides = 6
        if isinstance(tool, BandTool):
            tool.side, tool.follows = "middle", False


def option(hand: Hand, text: str) -> None:
    """Click a button of the bar of the tool, once the bar has followed the tool."""
    bar = hand.window.part(ToolOptions).bar
    found: list[QToolButton] = []

    def there() -> bool:
        shown = bar.findChildren(QToolButton)
        found[:] = [b for b in shown if b.text() == text and b.isVisible()]
        return bool(found)

    outlast(20)
    wait(there)
    QTest.mouseClick(found[-1], Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def ring(hand: Hand) -> list[tuple[float, float]]:
    """The outline of the newest field, mm."""
    game_map = hand.window.model.committed
    unit = game_map.unit_mm
    return [(x * unit, y * unit) for x, y in game_map.points(list(game_map.fields)[-1])[0]]


def test_an_arc_is_three_clicks_and_few_corners(empty: Hand) -> None:
    empty.take("draw")
    empty.click((30, 30))
    empty.click((30, 70))
    option(empty, "Arc")
    empty.click((50, 50))  # what it passes
    empty.click((30, 30))  # closes with the arc
    wait(lambda: empty.window.model.committed.fields)
    arc = [p for p in ring(empty) if p[0] > 30.1]
    assert 4 <= len(arc) <= 12
    assert all(abs(math.dist(p, (30, 50)) - 20) < 0.6 for p in arc)
    assert not has_errors(check_map(empty.window.model.committed))
    empty.undo()
    assert not empty.window.model.committed.fields


def test_backspace_takes_the_middle_of_an_arc_back(empty: Hand) -> None:
    empty.take("split")
    option(empty, "Arc")
    empty.click((30, 30))
    empty.click((50, 20))
    tool = empty.tool(LineTool)
    assert (tool.path.via, len(tool.points)) == ((5000, 2000), 1)
    empty.key(Qt.Key.Key_Backspace)
    assert (tool.path.via, len(tool.points)) == (None, 1)
    empty.click((50, 20))
    empty.click((70, 30))
    assert tool.path.via is None
    assert len(tool.points) > 4
    option(empty, "Corners")
    empty.click((80, 30))
    assert tool.points[-1] == (8000, 3000)


def test_a_freehand_stroke_becomes_a_field_of_few_corners(empty: Hand) -> None:
    empty.take("draw")
    option(empty, "Freehand")
    centre, radius = (60.0, 45.0), 25.0
    places = [
        (centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn))
        for turn in (k / 40 * math.tau for k in range(40))
    ]
    empty.press(places[0])
    for place in places:
        empty.move(place)
    empty.release(places[-1])
    wait(lambda: empty.window.model.committed.fields)
    corners = ring(empty)
    assert 6 <= len(corners) <= 24
    assert all(abs(math.dist(p, centre) - radius) < 1.2 for p in corners)
    assert empty.window.model.history.count() == 1


def test_a_freehand_cut_divides_a_field(hand: Hand) -> None:
    hand.take("split")
    option(hand, "Freehand")
    hand.press((0, 45))
    for place in ((6, 42), (12, 48), (18, 42), (24, 48), (30, 45)):
        hand.move(place)
    hand.release((30, 45))
    wait(lambda: len(hand.window.model.committed.fields) == 13)
    assert not has_errors(check_map(hand.window.model.committed))


def test_a_regular_polygon_is_one_drag_from_its_centre(empty: Hand) -> None:
    empty.take("draw")
    option(empty, "Regular")
    option(empty, "+")
    option(empty, "+")
    empty.drag((60, 45), (80, 45))
    wait(lambda: empty.window.model.committed.fields)
    corners = ring(empty)
    assert len(corners) == 8
    assert all(math.dist(p, (60, 45)) == pytest.approx(20, abs=0.3) for p in corners)
    empty.undo()
    for _ in range(5):
        option(empty, "−")
    empty.drag((60, 45), (80, 45))
    wait(lambda: empty.window.model.committed.fields)
    assert len(ring(empty)) == 3


def test_a_band_lies_along_a_border(hand: Hand) -> None:
    hand.take("band")
    option(hand, "Right")
    hand.click((30, 0))
    hand.click((30, 60))
    hand.key(Qt.Key.Key_Return)
    wait(lambda: len(hand.window.model.committed.fields) == 13)
    assert {x for x, _ in ring(hand)} == {30, 10}
    assert not has_errors(check_map(hand.window.model.committed))


@pytest.mark.parametrize(("action", "corners"), [("field.chamfer", 5), ("field.round", 6)])
def test_corners_are_cut_off_and_rounded_as_a_step(
    empty: Hand, action: str, corners: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty.take("draw")
    empty.drag((20, 20), (60, 60))
    wait(lambda: empty.window.model.committed.fields)
    model = empty.window.model
    before = model.committed
    (vertex,) = (v for v, p in before.vertices.items() if p == (2000, 2000))
    model.select(Selection(fields=tuple(before.fields), vertices=(vertex,)))
    monkeypatch.setattr(QInputDialog, "getDouble", lambda *_: (10.0, True))
    empty.window.actions_by_id[action].trigger()
    wait(lambda: model.committed is not before)
    assert len(ring(empty)) >= corners
    assert (20, 20) not in ring(empty)
    empty.undo()
    model.select(Selection(fields=tuple(before.fields)))
    empty.window.actions_by_id[action].trigger()
    wait(lambda: model.committed is not before)
    assert len(ring(empty)) >= 8


def test_the_bar_of_the_tool_has_room_at_the_smallest_window(empty: Hand) -> None:
    window = empty.window
    window.resize(800, 500)
    empty.take("draw")
    option(empty, "Regular")
    bar = window.part(ToolOptions).bar
    wanted = {"Corners", "Arc", "Freehand", "Regular", "−", "+", "6 sides"}

    def whole() -> set[str]:
        shown = [b for b in bar.findChildren(QToolButton) if b.isVisible()]
        return {b.text() for b in shown if b.mapTo(window, QPoint(b.width(), 0)).x() <= 800}

    wait(lambda: wanted <= whole())
