"""Owner and points in the properties: what fields carry beside their kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QComboBox, QDoubleSpinBox

from mapkit.editor.state.selection import Selection
from mapkit.edits import paint
from mapkit.mapfile.grids import grid_map
from tests.editor.panels.conftest import Desk
from tests.editor.waiting import wait


@pytest.fixture
def desk(desk_on: Callable[..., Desk]) -> Desk:
    game_map = grid_map("squares", 3, 2, 20)
    return desk_on(paint(paint(game_map, ("a1", "b1"), kind="city"), ("c1",), kind="base"))


def test_an_owner_is_picked_for_several_and_undone(desk: Desk) -> None:
    desk.model.select(Selection(fields=("a1", "c1")))
    owner = desk.row("properties", QComboBox, "attribute.owner")
    desk.press(owner, Qt.Key.Key_Down)
    wait(lambda: desk.model.committed.fields["a1"].attributes)
    now = desk.model.committed
    assert now.attributes_of("a1")["owner"] == now.attributes_of("c1")["owner"] == "red"
    assert now.attributes_of("c1")["points"] == 8
    assert now.attributes_of("b1")["owner"] == "neutral"
    assert desk.model.history.count() == 1
    desk.model.history.undo()
    assert desk.model.committed.attributes_of("a1")["owner"] == "neutral"


def test_points_are_typed_without_a_unit(desk: Desk) -> None:
    desk.model.select(Selection(fields=("a1", "b1")))
    points = desk.row("properties", QDoubleSpinBox, "attribute.points")
    assert points.text() == "4"
    desk.write(points, "7")
    wait(lambda: desk.model.committed.attributes_of("b1")["points"] == 7)
    assert desk.model.committed.attributes_of("a1")["points"] == 7
    desk.write(desk.row("properties", QDoubleSpinBox, "attribute.points"), "4")
    wait(lambda: not desk.model.committed.fields["a1"].attributes)


def test_different_points_are_several(desk: Desk) -> None:
    desk.model.select(Selection(fields=("a1", "c1")))
    assert desk.row("properties", QDoubleSpinBox, "attribute.points").text() == ""


def test_what_not_all_can_carry_is_not_offered(desk: Desk) -> None:
    desk.model.select(Selection(fields=("a1", "a2")))
    assert desk.panel("properties").findChild(QComboBox, "attribute.owner") is None
    assert desk.panel("properties").findChild(QComboBox, "kind") is not None
