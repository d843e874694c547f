"""Terrain painted cell by cell, in lines and rectangles, and dropped from the palette."""

from __future__ import annotations

from functools import partial

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QDrag
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QComboBox, QToolButton

from mapkit.editor.panels.kind_palette import Palette
from mapkit.editor.state.brush import PAINT_DRAG, Brush
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.selection import Selection
from mapkit.mapfile.grids import grid_map
from tests.editor.hand import Hand, drag_out
from tests.editor.steps import OpenWindow
from tests.editor.waiting import wait

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def hand(open_window: OpenWindow) -> Hand:
    hand = Hand(open_window(grid_map("squares", 5, 4, 20)))
    hand.take("bucket")
    hand.window.part(Brush).take("kind", "forest")
    return hand


def forest(hand: Hand) -> set[str]:
    return {i for i, f in hand.window.model.committed.fields.items() if f.kind == "forest"}


def test_a_drag_paints_cell_by_cell(hand: Hand) -> None:
    hand.drag((10, 10), (50, 10), steps=8)
    wait(lambda: forest(hand) == {"a1", "b1", "c1"})


def test_ctrl_paints_a_line_as_one_step(hand: Hand) -> None:
    hand.drag((10, 10), (90, 50), CTRL, steps=1)
    wait(lambda: forest(hand))
    # The line rises by half a cell a cell: from the middle of a1 to that of e3.
    assert forest(hand) == {"a1", "b1", "b2", "c2", "d2", "d3", "e3"}
    assert hand.window.model.history.count() == 1


def test_a_line_through_corners_leaves_the_cells_beside_it(hand: Hand) -> None:
    hand.drag((10, 10), (70, 70), CTRL, steps=1)
    wait(lambda: forest(hand))
    assert {"a1", "b2", "c3", "d4"} <= forest(hand)
    assert len(forest(hand)) <= 7  # a pixel beside the corners it runs through one neighbour


def test_shift_paints_a_rectangle_that_can_shrink_and_undo(hand: Hand) -> None:
    hand.press((15, 15), SHIFT)
    hand.move((95, 75))
    hand.move((55, 35))
    hand.release((55, 35), SHIFT)
    wait(lambda: forest(hand))
    assert forest(hand) == {"a1", "b1", "c1", "a2", "b2", "c2"}
    hand.window.model.history.undo()
    assert not forest(hand)


def test_an_element_is_dragged_from_the_palette_onto_a_field(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, dropped = hand.window, []
    model = window.model

    def carried(drag: QDrag, _action: Qt.DropAction) -> Qt.DropAction:
        content = drag.mimeData()
        assert content.hasFormat(PAINT_DRAG)
        dropped.append(hand.drop((50, 30), content))
        dropped.append(hand.drop((-30, 30), content))
        return Qt.DropAction.CopyAction

    monkeypatch.setattr(QDrag, "exec", carried)
    window.docks["palette"].raise_()
    QApplication.processEvents()
    button = window.findChild(QToolButton, "palette.kind.city")
    assert button is not None
    drag_out(button)
    wait(lambda: model.committed.fields["c2"].kind == "city")
    assert dropped[:2] == [True, False]
    assert model.history.count() == 1
    model.history.undo()
    assert model.committed.fields["c2"].kind == "grass"


def test_a_drop_on_one_of_several_that_are_selected_paints_all(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = hand.window
    window.model.select(Selection(fields=("a1", "c2", "e4")))
    monkeypatch.setattr(QDrag, "exec", lambda drag, _action: hand.drop((50, 30), drag.mimeData()))
    button = window.findChild(QToolButton, "palette.kind.hills")
    assert button is not None
    drag_out(button)
    wait(window.model.history.count)
    kinds = {i for i, f in window.model.committed.fields.items() if f.kind == "hills"}
    assert kinds == {"a1", "c2", "e4"}


def test_an_element_is_dropped_with_the_owner_that_was_picked(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = hand.window
    model = window.model
    monkeypatch.setattr(QDrag, "exec", lambda drag, _action: hand.drop((50, 30), drag.mimeData()))
    window.docks["palette"].raise_()
    QApplication.processEvents()
    owner = window.findChild(QComboBox, "palette.attribute.owner")
    assert owner is not None
    for _ in range(2):  # neutral, red
        QTest.keyClick(owner, Qt.Key.Key_Down)
    for kind in ("base", "grass"):
        button = window.findChild(QToolButton, f"palette.kind.{kind}")
        assert button is not None
        drag_out(button)
        wait(partial(has_kind, model, "c2", kind))
        if kind == "base":
            assert model.committed.attributes_of("c2") == {"owner": "red", "points": 8}
            assert window.findChild(Palette).next_paint.text() == "base, red"
    assert model.committed.fields["c2"].attributes == {}
    model.history.undo()
    model.history.undo()
    assert model.committed.fields["c2"].attributes == {}


def has_kind(model: MapModel, field: str, kind: str) -> bool:
    return model.committed.fields[field].kind == kind


def test_owners_are_offered_only_where_fields_have_them(open_window: OpenWindow) -> None:
    window = open_window(grid_map("squares", 2, 2, 20.0, ruleset="sniper_elite"))
    assert window.findChild(QComboBox, "palette.attribute.owner") is None
    assert window.part(Brush).carried == {}
