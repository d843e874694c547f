from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QDoubleSpinBox

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.tool import Tool
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.line_tool import LineTool
from mapkit.editor.tools.number_entry import NumberEntry
from mapkit.editor.tools.refusals import RefusalsShown
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def empty(open_window: OpenWindow) -> Hand:
    return Hand(open_window(new_map("empty", id="empty", size_mm=(200, 120))))


def ring_mm(game_map: GameMap, field: str) -> set[tuple[int, int]]:
    unit = game_map.unit_mm
    return {(round(x * unit), round(y * unit)) for x, y in game_map.points(field)[0]}


def sound(game_map: GameMap) -> bool:
    return not has_errors(check_map(game_map))


def test_corner_after_corner_and_a_click_on_the_first_makes_a_field(empty: Hand) -> None:
    model = empty.window.model
    empty.take("draw")
    for at in ((20, 20), (80, 20), (80, 60), (20, 60), (20, 20)):
        empty.click(at)
    (field,) = model.committed.fields
    assert ring_mm(model.committed, field) == {(20, 20), (80, 20), (80, 60), (20, 60)}
    assert model.selection.fields == (field,)
    assert model.history.count() == 1
    assert sound(model.committed)


def test_a_drag_makes_a_rectangle_of_the_palettes_kind_and_sector(empty: Hand) -> None:
    model, brush = empty.window.model, empty.window.part(Brush)
    brush.take("kind", "built_up")
    brush.take("sector", "red")
    empty.take("draw")
    empty.drag((20, 20), (70, 50))
    (field,) = model.committed.fields.values()
    assert (field.kind, field.sector) == ("built_up", "red")
    assert ring_mm(model.committed, field.id) == {(20, 20), (70, 20), (70, 50), (20, 50)}


def test_a_neighbour_snaps_and_its_way_follows_the_border(empty: Hand) -> None:
    model = empty.window.model
    empty.take("draw")
    # A field with a corner that juts out to the right.
    for at in ((20, 20), (80, 20), (95, 40), (80, 60), (20, 60), (20, 20)):
        empty.click(at)
    empty.take("draw")
    for near in ((81, 60.5), (140, 60), (140, 20), (80.5, 20.5)):
        empty.click(near)
    empty.key(Qt.Key.Key_Return)
    first, second = model.committed.fields
    shared = ring_mm(model.committed, first) & ring_mm(model.committed, second)
    assert shared == {(80, 20), (95, 40), (80, 60)}
    assert sound(model.committed)


def test_backspace_takes_a_point_back_and_escape_all(empty: Hand) -> None:
    empty.take("draw")
    for at in ((20, 20), (80, 20), (80, 60)):
        empty.click(at)
    empty.key(Qt.Key.Key_Backspace)
    assert len(empty.tool(LineTool).points) == 2
    empty.key(Qt.Key.Key_Escape)
    assert not empty.tool(LineTool).points
    assert not empty.window.model.committed.fields


def test_an_overlap_is_refused_and_the_points_stay(hand: Hand) -> None:
    before = hand.window.model.committed
    hand.take("draw")
    hand.drag((10, 10), (80, 70))
    assert hand.window.model.committed is before
    assert hand.window.part(RefusalsShown).label.text()
    assert len(hand.tool(LineTool).points) == 4


def test_split_cuts_from_border_to_border(hand: Hand) -> None:
    model = hand.window.model
    before = model.committed
    hand.take("split")
    hand.click((15, 0))
    hand.double_click((15, 30))
    assert len(model.committed.fields) == len(before.fields) + 1
    assert sound(model.committed)
    hand.undo()
    assert model.committed == before


def test_with_shift_corners_are_right_angles(empty: Hand) -> None:
    model = empty.window.model
    empty.take("draw")
    empty.click((40, 40))
    empty.click((70, 80))
    empty.click((50.3, 95.3), SHIFT)
    empty.click((20.4, 54.7), SHIFT)
    empty.click((40, 40))
    (field,) = model.committed.fields
    assert ring_mm(model.committed, field) == {(40, 40), (70, 80), (50, 95), (20, 55)}


def test_after_a_cut_the_parts_of_several_selected_fields_are_selected(hand: Hand) -> None:
    model = hand.window.model
    for chosen, left in ((("1",), 0), (("1", "2"), 4)):
        model.select(Selection(fields=chosen))
        hand.take("split")
        hand.drag((0, 15), (120, 15))
        assert len(model.committed.fields) == 12 + len(chosen)
        assert len(model.selection.fields) == left
        hand.undo()


def test_an_island_fills_the_hole_it_cuts_and_a_hole_stays_empty(hand: Hand) -> None:
    model = hand.window.model
    count = len(model.committed.fields)
    hand.take("island")
    hand.drag((8, 8), (20, 20))
    assert len(model.committed.fields) == count + 1
    assert sum(len(f.rings) for f in model.committed.fields.values()) == count + 2
    hand.take("hole")
    hand.drag((38, 8), (50, 20))
    assert len(model.committed.fields) == count + 1
    assert sum(len(f.rings) for f in model.committed.fields.values()) == count + 3
    assert sound(model.committed)


def test_reshape_gives_both_sides_a_new_border(hand: Hand) -> None:
    model = hand.window.model
    before = model.committed
    hand.take("reshape")
    hand.click((30, 0))
    hand.click((36, 15))
    hand.double_click((30, 30))
    after = model.committed
    new = [v for v in after.vertices if v not in before.vertices]
    assert len(new) == 1
    assert sum(new[0] in f.rings[0] for f in after.fields.values()) == 2
    assert sound(after)


def test_the_bucket_paints_every_field_on_its_way_as_one_step(hand: Hand) -> None:
    model, brush = hand.window.model, hand.window.part(Brush)
    brush.take("kind", "built_up")
    hand.take("bucket")
    hand.drag((15, 15), (105, 15), steps=12)
    kinds = [f.kind for f in model.committed.fields.values()]
    assert kinds[:4] == ["built_up"] * 4
    assert kinds[4:] == ["open"] * 8
    assert model.history.count() == 1


def test_the_bucket_puts_a_trait_on_and_takes_it_off(hand: Hand) -> None:
    model, brush = hand.window.model, hand.window.part(Brush)
    brush.take("trait", "water")
    hand.take("bucket")
    first = next(iter(model.committed.fields))
    hand.click((15, 15))
    assert model.committed.fields[first].traits == {"water"}
    hand.click((15, 15))
    assert not model.committed.fields[first].traits


def test_a_door_goes_where_it_can_stand_and_says_where_it_cannot(hand: Hand) -> None:
    model, brush = hand.window.model, hand.window.part(Brush)
    brush.take("kind", "built_up")
    hand.take("bucket")
    hand.click((15, 15))
    hand.take("portal")
    hand.key("1")
    hand.click((30, 15))
    (door,) = model.committed.portals
    assert door.type == "door"
    assert set(door.between) == set(list(model.committed.fields)[:2])
    hand.click((75, 60))  # between two open fields
    assert len(model.committed.portals) == 1
    hand.undo()
    assert not model.committed.portals


def test_markers_take_the_next_number(hand: Hand) -> None:
    model, brush = hand.window.model, hand.window.part(Brush)
    brush.take_marker("objective")
    hand.take("marker")
    hand.click((15, 15))
    hand.click((45, 15))
    assert [m.attributes["number"] for m in model.committed.markers] == [1, 2]
    hand.undo()
    assert len(model.committed.markers) == 1


def test_measure_tells_the_length_and_changes_nothing(hand: Hand) -> None:
    before = hand.window.model.committed
    hand.take("measure")
    hand.click((0, 0))
    hand.click((30, 0))
    hand.click((30, 30))
    assert hand.tool(Tool).hint.startswith("60.00 mm")
    assert hand.window.model.committed is before


def test_points_can_be_typed(empty: Hand) -> None:
    model = empty.window.model
    empty.take("draw")
    line = empty.window.part(NumberEntry).line
    for text in ("20, 20", "@60, 0", "40<270", "@-60,0"):
        line.setFocus()
        QTest.keyClicks(line, text)
        QTest.keyClick(line, Qt.Key.Key_Return)
    empty.key(Qt.Key.Key_Return)
    (field,) = model.committed.fields
    assert ring_mm(model.committed, field) == {(20, 20), (80, 20), (80, 60), (20, 60)}


def test_a_vertex_goes_to_the_numbers_of_its_panel(hand: Hand) -> None:
    model = hand.window.model
    vertex = model.committed.fields[list(model.committed.fields)[5]].rings[0][2]
    model.select(Selection(vertices=(vertex,)))
    panel = hand.window.docks["properties"].widget()
    box = panel.findChild(QDoubleSpinBox, "vertex.x")
    before = box.value()
    box.setValue(before + 2.5)
    unit = model.committed.unit_mm
    assert model.committed.vertices[vertex][0] * unit == pytest.approx(before + 2.5)


@pytest.mark.parametrize("text", ["99999999999999999999, 5", "9" * 400 + ", 1", "@5, -" + "9" * 30])
def test_a_typed_place_beyond_all_maps_is_told(window: EditorWindow, hand: Hand, text: str) -> None:
    hand.take("draw")
    hand.click((30, 30))
    line = window.part(NumberEntry).line
    line.setText(text)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert "too far" in window.status.currentMessage()
    hand.move((60, 30))
    hand.click((60, 30))
    hand.key(Qt.Key.Key_Return)
    assert len(hand.tool(LineTool).points) <= 2


def test_with_the_grid_a_corner_beside_a_border_goes_where_the_grid_crosses_it(hand: Hand) -> None:
    hand.view.set_grid(10.0, snap=True)
    hand.take("draw")
    hand.click((41.7, 30.6))
    assert hand.tool(LineTool).points == [(4000, 3000)]
