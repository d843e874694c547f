from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.refusals import RefusalsShown
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def hand(hand: Hand) -> Hand:
    hand.take("select")
    return hand


def middle(game_map: GameMap, field: str) -> tuple[float, float]:
    ring = game_map.points(field)[0]
    unit = game_map.unit_mm
    return (sum(p[0] for p in ring) / len(ring) * unit, sum(p[1] for p in ring) / len(ring) * unit)


def inner_vertex(game_map: GameMap) -> str:
    """Return the vertex of four fields nearest to the board's middle."""
    uses: dict[str, int] = {}
    for field in game_map.fields.values():
        for v in field.rings[0]:
            uses[v] = uses.get(v, 0) + 1
    most = max(uses.values())
    return next(v for v, n in uses.items() if n == most)


def mm(game_map: GameMap, vertex: str) -> tuple[float, float]:
    x, y = game_map.vertices[vertex]
    return (x * game_map.unit_mm, y * game_map.unit_mm)


def test_a_click_selects_shift_adds_and_a_second_takes_out(hand: Hand) -> None:
    model = hand.window.model
    a, b = list(model.shown.fields)[:2]
    hand.click(middle(model.shown, a))
    assert model.selection.fields == (a,)
    hand.click(middle(model.shown, b), SHIFT)
    assert list(model.selection.fields) == [a, b]
    hand.click(middle(model.shown, a), SHIFT)
    assert model.selection.fields == (b,)


def test_escape_selects_nothing(hand: Hand) -> None:
    model = hand.window.model
    hand.click(middle(model.shown, next(iter(model.shown.fields))))
    hand.key(Qt.Key.Key_Escape)
    assert not model.selection


def test_a_frame_selects_what_lies_in_it(hand: Hand) -> None:
    model = hand.window.model
    width, height = model.shown.size_mm
    hand.drag((-4, -4), (width + 4, height / 2))
    assert len(model.selection.fields) == 4


def test_a_dragged_vertex_moves_in_all_its_fields_as_one_step(hand: Hand) -> None:
    model = hand.window.model
    before = model.committed
    vertex = inner_vertex(before)
    field = next(i for i, f in before.fields.items() if vertex in f.rings[0])
    hand.click(middle(before, field))
    x, y = mm(before, vertex)
    hand.drag((x, y), (x + 6, y + 4))
    after = model.committed
    assert after.fields == before.fields
    moved = mm(after, vertex)
    assert moved == pytest.approx((x + 6, y + 4), abs=0.6)
    assert {v for v in before.vertices if before.vertices[v] != after.vertices[v]} == {vertex}
    assert model.history.count() == 1
    assert not has_errors(check_map(after))
    hand.undo()
    assert model.committed == before
    hand.redo()
    assert model.committed == after


def test_while_it_is_dragged_the_shown_map_follows_and_escape_drops_it(hand: Hand) -> None:
    model = hand.window.model
    before = model.committed
    vertex = inner_vertex(before)
    field = next(i for i, f in before.fields.items() if vertex in f.rings[0])
    hand.click(middle(before, field))
    x, y = mm(before, vertex)
    hand.press((x, y))
    hand.move((x + 3, y))
    hand.move((x + 6, y))
    assert model.previewing
    assert mm(model.shown, vertex)[0] > x + 3
    assert model.committed is before
    hand.key(Qt.Key.Key_Escape)
    hand.release((x + 6, y))
    assert model.committed is before
    assert not model.previewing
    assert model.history.count() == 0


def test_a_move_that_would_overlap_is_refused_with_the_reason_beside_it(hand: Hand) -> None:
    model = hand.window.model
    before = model.committed
    vertex = inner_vertex(before)
    field = next(i for i, f in before.fields.items() if vertex in f.rings[0])
    hand.click(middle(before, field))
    x, y = mm(before, vertex)
    said: list[str] = []
    model.refused.connect(lambda reason, _at: said.append(reason))
    hand.drag((x, y), (x + 45, y + 40), steps=1)  # across two other fields
    assert said
    assert hand.window.part(RefusalsShown).label.text() == said[-1]
    assert not has_errors(check_map(model.committed))


def test_an_edge_of_the_selection_moves_with_both_ends(hand: Hand) -> None:
    model = hand.window.model
    before = model.committed
    field = list(before.fields)[5]
    hand.click(middle(before, field))
    ring = before.fields[field].rings[0]
    pairs = list(zip(ring, (*ring[1:], ring[0]), strict=True))
    a, b = next(p for p in pairs if mm(before, p[0])[0] == mm(before, p[1])[0])
    x, y = mm(before, a)[0], (mm(before, a)[1] + mm(before, b)[1]) / 2
    hand.drag((x, y), (x + 5, y))
    after = model.committed
    assert mm(after, a)[0] == pytest.approx(x + 5, abs=0.6)
    assert mm(after, b)[0] == pytest.approx(x + 5, abs=0.6)
    assert mm(after, a)[1] == mm(before, a)[1]


def test_a_double_click_on_an_edge_makes_a_vertex_that_delete_takes_away(hand: Hand) -> None:
    model = hand.window.model
    before = model.committed
    field = list(before.fields)[5]
    ring = before.fields[field].rings[0]
    a, b = ring[0], ring[1]
    at = tuple((mm(before, a)[k] + mm(before, b)[k]) / 2 for k in (0, 1))
    hand.click(middle(before, field))
    hand.double_click((at[0], at[1]))
    assert len(model.committed.vertices) == len(before.vertices) + 1
    (new,) = model.selection.vertices
    assert sum(new in f.rings[0] for f in model.committed.fields.values()) == 2
    hand.window.actions_by_id["edit.delete"].trigger()
    assert model.committed.fields == before.fields


def test_arrows_nudge_and_nudges_in_a_row_are_one_step(hand: Hand) -> None:
    model = hand.window.model
    before = model.committed
    vertex = inner_vertex(before)
    model.select(Selection(vertices=(vertex,)))
    for _ in range(3):
        hand.key(Qt.Key.Key_Right)
    assert mm(model.committed, vertex)[0] == pytest.approx(mm(before, vertex)[0] + 3)
    assert model.history.count() == 1


def test_what_was_cut_is_pasted_where_the_mouse_is(hand: Hand) -> None:
    model, act = hand.window.model, hand.window.actions_by_id
    before = model.committed
    last = list(before.fields)[-1]
    at = middle(before, last)
    model.select(Selection(fields=(last,)))
    act["edit.cut"].trigger()
    assert last not in model.committed.fields
    hand.move(at)
    act["edit.paste"].trigger()
    (new,) = model.selection.fields
    unit = before.unit_mm
    expected = sorted((round(x * unit), round(y * unit)) for x, y in before.points(last)[0])
    found = sorted((round(x * unit), round(y * unit)) for x, y in model.committed.points(new)[0])
    assert found == expected
    assert not has_errors(check_map(model.committed))


def test_a_field_is_turned_and_mirrored_in_its_place(
    open_window: OpenWindow, rows_map: GameMap
) -> None:
    window = open_window(rows_map)
    model, act = window.model, window.actions_by_id
    model.select(Selection(fields=tuple(rows_map.fields)))
    for action in ("field.mirror_x", "field.mirror_y"):
        act[action].trigger()
    assert model.history.count() == 2
    assert not has_errors(check_map(model.committed))


def test_merge_joins_what_is_selected(hand: Hand) -> None:
    model = hand.window.model
    a, b = list(model.shown.fields)[:2]
    model.select(Selection(fields=(a, b)))
    hand.window.actions_by_id["field.merge"].trigger()
    assert b not in model.committed.fields
    assert model.selection.fields == (a,)
    assert not has_errors(check_map(model.committed))


def test_a_wall_that_is_not_selected_is_dragged_and_lands_on_whole_steps(hand: Hand) -> None:
    model = hand.window.model
    hand.drag((45, 30), (45, 33.3))
    moved = {model.committed.vertices[v] for v in ("r1c1", "r1c2")}
    assert {y % 50 for _, y in moved} == {0}
    assert {y for _, y in moved} & {3300, 3350}
    assert not model.selection.vertices
    hand.undo()


def test_the_cursor_tells_what_a_press_would_take(hand: Hand) -> None:
    def shape() -> Qt.CursorShape:
        return hand.view.viewport().cursor().shape()

    hand.move((45, 45))
    assert shape() is Qt.CursorShape.ArrowCursor
    hand.move((45, 30))
    assert shape() is Qt.CursorShape.SizeVerCursor
    hand.move((30, 45))
    assert shape() is Qt.CursorShape.SizeHorCursor
    hand.click((45, 45))
    hand.move((30, 30))
    assert shape() is Qt.CursorShape.SizeAllCursor
    hand.take("draw")
    hand.move((45, 45))
    assert shape() is Qt.CursorShape.CrossCursor
