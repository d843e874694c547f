"""What moves: where it snaps, what is told of it, and what a refused place makes of it."""

from __future__ import annotations

import re

import pytest
from PyQt6.QtCore import QEvent, QPointF, Qt
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QApplication

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.refusals import RefusalsShown
from mapkit.edits import add_marker, add_portal, delete_fields, draw_field, paint, portal_place
from mapkit.model import GameMap, Point
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow

SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier

Opens = OpenWindow


@pytest.fixture
def hand(hand: Hand) -> Hand:
    hand.take("select")
    return hand


@pytest.fixture
def island_hand(open_window: Opens, rows_map: GameMap) -> Hand:
    """A hand on a board where field I lies free in the place of field 6, (40, 40) to (50, 50)."""
    m = delete_fields(rows_map, ["6"])
    unit = m.unit_mm
    box = [(40, 40), (50, 40), (50, 50), (40, 50)]
    m = draw_field(m, [(x / unit, y / unit) for x, y in box], "open", id="I")
    hand = Hand(open_window(m))
    hand.take("select")
    return hand


@pytest.fixture
def storeys_hand(open_window: Opens, rows_map: GameMap) -> Hand:
    """A hand on a board with a row of rooms and a walkway W over them, (20, 40) to (100, 50)."""
    m = paint(rows_map, ["5", "6", "7", "8"], kind="built_up")
    unit = m.unit_mm
    box = [(20, 40), (100, 40), (100, 50), (20, 50)]
    m = draw_field(m, [(x / unit, y / unit) for x, y in box], "elevated", id="W")
    hand = Hand(open_window(m))
    hand.take("select")
    return hand


def mm(game_map: GameMap, point: Point) -> tuple[float, float]:
    return round(point[0] * game_map.unit_mm, 2), round(point[1] * game_map.unit_mm, 2)


def corners(hand: Hand, field: str) -> set[tuple[float, float]]:
    m = hand.window.model.committed
    return {mm(m, p) for ring in m.points(field) for p in ring}


def move_with(hand: Hand, at: tuple[float, float], modifiers: Qt.KeyboardModifier) -> None:
    """Move with the left button down and a key held, which QTest's moves know nothing of."""
    viewport, pixel = hand.view.viewport(), QPointF(hand.pixel(at))
    left = Qt.MouseButton.LeftButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, pixel, viewport.mapToGlobal(pixel), Qt.MouseButton.NoButton, left,
        modifiers,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def bubble(hand: Hand) -> str:
    label = hand.window.part(RefusalsShown).label
    return label.text() if label.isVisible() else ""


@pytest.mark.parametrize("steps", [1, 2, 10, 40])
def test_letting_go_on_a_refused_place_changes_nothing_however_fast(hand: Hand, steps: int) -> None:
    model = hand.window.model
    before = model.committed
    hand.click((75, 75))
    hand.drag((90, 60), (25, 10), steps=steps)
    assert model.committed is before
    assert model.shown is before
    assert model.history.count() == 0
    assert "overlap" in bubble(hand)
    assert "carve" not in bubble(hand)


def test_what_is_refused_is_shown_where_it_was_until_it_is_possible_again(hand: Hand) -> None:
    model = hand.window.model
    before = model.committed
    hand.click((75, 75))
    hand.press((90, 60))
    hand.move((92, 58))
    assert model.shown is not before
    assert not bubble(hand)
    hand.move((20, 20))
    assert model.shown is before
    assert bubble(hand)
    hand.move((94, 56))
    assert not bubble(hand)
    assert model.shown is not before
    hand.release((94, 56))
    assert (94, 56) in {(round(x), round(y)) for x, y in corners(hand, "12")}


def test_a_marker_dropped_beside_the_board_stays(open_window: Opens, rows_map: GameMap) -> None:
    m = add_marker(rows_map, "objective", "6")
    hand = Hand(open_window(m))
    hand.take("select")
    ((x, y), _) = hand.view.marker_places()[0]
    hand.drag((x, y), (75, 45))
    assert hand.window.model.committed.markers[0].field == "7"
    hand.undo()
    hand.press((x, y))
    hand.move((75, 45))
    hand.move((75, -6))
    hand.release((75, -6))
    assert hand.window.model.committed.markers[0].field == "6"


def test_a_click_on_one_of_several_selects_it_alone(hand: Hand) -> None:
    model = hand.window.model
    hand.click((15, 15))
    hand.click((45, 15), SHIFT)
    hand.click((75, 15), SHIFT)
    hand.press((45, 15))
    assert model.selection.fields == ("1", "2", "3")  # it may become a drag
    hand.release((45, 15))
    assert list(model.selection.fields) == ["2"]
    model.select(Selection(fields=("2",), vertices=("r1c1", "r1c2")))
    hand.click((30, 30))
    assert model.selection == Selection(fields=("2",), vertices=("r1c1",))
    model.select(Selection(fields=("1", "2")))
    hand.click((30, 15))  # on the edge between
    assert len(model.selection.fields) == 1


def test_a_drag_of_several_moves_all_of_them(hand: Hand) -> None:
    model = hand.window.model
    model.select(Selection(fields=("1", "2"), vertices=("r1c1", "r1c2")))
    hand.drag((30, 30), (34, 33))
    assert model.selection.vertices == ("r1c1", "r1c2")
    m = model.committed
    assert [mm(m, m.vertices[v])[0] for v in ("r1c1", "r1c2")] == pytest.approx([34, 64], abs=0.3)


def test_a_frame_takes_doors_and_markers_and_all_of_it_is_deleted(
    open_window: Opens, rows_map: GameMap
) -> None:
    m = add_marker(paint(rows_map, ["1", "2"], kind="built_up"), "objective", "1")
    unit = m.unit_mm
    place = portal_place(m, "door", (30 / unit, 15 / unit), 8 / unit)
    m = add_portal(m, "door", place.between, place.at)
    hand = Hand(open_window(m))
    hand.take("select")
    hand.drag((-4, -4), (64, 34))
    assert hand.window.model.selection == Selection(("1", "2"), (), (m.portals[0].id,), (0,))
    hand.key(Qt.Key.Key_Delete)
    after = hand.window.model.committed
    assert not {"1", "2"} & after.fields.keys()
    assert not after.portals
    assert not after.markers
    assert hand.window.model.history.count() == 1


def test_a_corner_of_a_field_that_is_moved_snaps(island_hand: Hand) -> None:
    hand = island_hand
    hand.click((45, 45))
    hand.drag((45, 45), (36.1, 35.8))
    assert corners(hand, "I") == {(30, 30), (40, 30), (40, 40), (30, 40)}
    assert {"r1c1"} <= set(hand.window.model.committed.fields["I"].rings[0])
    hand.undo()
    hand.drag((45, 45), (47, 36.2))  # to the edge above
    assert {y for _, y in corners(hand, "I")} == {30, 40}
    assert not has_errors(check_map(hand.window.model.committed))


def test_with_alt_nothing_snaps_and_with_shift_one_axis_only(island_hand: Hand) -> None:
    hand = island_hand
    hand.click((45, 45))
    hand.press((45, 45))
    hand.move((40, 40))
    move_with(hand, (36.1, 35.8), ALT)
    hand.release((36.1, 35.8))
    assert (30, 30) not in corners(hand, "I")
    hand.undo()
    hand.press((45, 45))
    hand.move((40, 44))
    move_with(hand, (36.1, 46), SHIFT)
    hand.release((36.1, 46))
    assert corners(hand, "I") == {(30, 40), (40, 40), (40, 50), (30, 50)}


def test_how_far_something_is_moved_stands_beside_it(hand: Hand) -> None:
    hand.click((45, 45))
    for start, end in (((30, 30), (36, 22)), ((30, 45), (36, 37)), ((45, 45), (51, 37))):
        hand.window.model.select(Selection(fields=("6",)))
        hand.press(start)
        hand.move(end)
        (words,) = hand.view.overlay.words
        told = re.fullmatch(r"Δx (\S+), Δy (\S+) · (\S+) mm", words)
        assert [float(n) for n in told.groups()] == pytest.approx([6, -8, 10], abs=0.3)
        hand.key(Qt.Key.Key_Escape)
        assert not hand.view.overlay.words
        hand.release(end)


def test_the_upper_level_alone_moves_without_the_ground(storeys_hand: Hand) -> None:
    hand = storeys_hand
    act, model = hand.window.actions_by_id, hand.window.model
    before = model.committed
    act["view.level_upper"].trigger()
    hand.click((45, 45))
    hand.drag((20, 40), (18, 37))
    assert {x for x, y in corners(hand, "6")} == {30, 60}
    assert {x for x, y in corners(hand, "7")} == {60, 90}
    assert any(abs(x - 18) < 0.3 and abs(y - 37) < 0.3 for x, y in corners(hand, "W"))
    assert len(corners(hand, "W")) == 10
    hand.undo()
    hand.drag((60, 40), (60, 36))  # where a border crosses is no corner
    assert {round(y) for _, y in corners(hand, "W")} == {36, 50}
    hand.undo()
    hand.double_click((45, 40))
    hand.drag((45, 40), (45, 36))
    assert {x for x, y in corners(hand, "6")} == {30, 60}
    hand.undo()
    hand.undo()
    hand.key(Qt.Key.Key_Escape)
    hand.click((45, 45))
    hand.drag((45, 40), (45, 36))  # a side that rooms cross is one
    assert {round(y) for _, y in corners(hand, "W")} == {36, 50}
    assert len(model.committed.fields["W"].rings[0]) == len(before.fields["W"].rings[0])
    assert not has_errors(check_map(model.committed))
    hand.undo()
    hand.key(Qt.Key.Key_Right)
    assert {x for x, y in corners(hand, "W")} == {21, 30, 60, 90, 101}
    assert corners(hand, "7") == {mm(before, p) for p in before.points("7")[0]}


def test_a_frame_with_alt_takes_corners_and_no_crossings(storeys_hand: Hand) -> None:
    hand = storeys_hand
    hand.window.actions_by_id["view.level_upper"].trigger()
    hand.press((10, 35), ALT)
    hand.move((60, 45))
    hand.move((110, 55))
    hand.release((110, 55), ALT)
    chosen = hand.window.model.selection.vertices
    m = hand.window.model.committed
    assert {mm(m, m.vertices[v]) for v in chosen} == {(20, 40), (100, 40), (100, 50), (20, 50)}


def test_a_bucket_leaves_out_what_is_refused_and_keeps_the_rest(storeys_hand: Hand) -> None:
    hand = storeys_hand
    hand.window.part(Brush).take("kind", "elevated")
    hand.take("bucket")
    hand.press((15, 75))
    hand.move((45, 56))  # a room below the walkway
    assert bubble(hand)
    hand.move((45, 75))
    hand.move((75, 56))
    hand.release((75, 56))
    after = hand.window.model.committed
    elevated = {i for i, f in after.fields.items() if f.kind == "elevated"}
    assert elevated == {"9", "10", "W"}
    assert hand.window.model.history.count() == 1


def test_the_ground_alone_moves_without_the_upper_level(storeys_hand: Hand) -> None:
    hand = storeys_hand
    hand.window.actions_by_id["view.level_ground"].trigger()
    hand.click((45, 35))
    hand.drag((60, 36), (64, 36))
    assert {y for _, y in corners(hand, "W")} == {40, 50}
    assert {round(x) for x, y in corners(hand, "7") if 30 <= y <= 60} == {64, 90}


def test_all_levels_move_together(storeys_hand: Hand) -> None:
    hand = storeys_hand
    hand.click((60, 33))
    hand.window.model.select(Selection(fields=("W",)))
    hand.drag((60, 40), (66, 37))
    assert any(abs(x - 66) < 0.3 for x, _ in corners(hand, "6"))


def test_what_is_pasted_snaps_or_goes_where_it_was(hand: Hand) -> None:
    model, act = hand.window.model, hand.window.actions_by_id
    model.select(Selection(fields=("9", "10", "11", "12")))
    before = {i: corners(hand, i) for i in model.selection.fields}
    act["edit.cut"].trigger()
    hand.move((60.4, 75.6))
    act["edit.paste"].trigger()
    assert [corners(hand, i) for i in model.selection.fields] == list(before.values())
    hand.undo()
    hand.move((20, 20))
    act["edit.paste_in_place"].trigger()
    assert [corners(hand, i) for i in model.selection.fields] == list(before.values())
    assert not has_errors(check_map(model.committed))


def test_tearing_and_distorting_is_refused_in_words(hand: Hand) -> None:
    model, act = hand.window.model, hand.window.actions_by_id
    before = model.committed
    hand.click((45, 45))
    hand.click((60, 60))
    assert model.selection.vertices
    hand.key(Qt.Key.Key_Delete)
    assert model.committed is before
    assert "Borders meet at vertex r2c2" in bubble(hand)
    model.select(Selection(vertices=("r0c0", "r3c4")))
    act["field.straighten"].trigger()
    assert model.committed is before
    assert "do not lie on one border" in bubble(hand)
