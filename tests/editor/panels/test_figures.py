"""Figures that the rules leave open, filled in by the map's properties."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PyQt6.QtWidgets import QLineEdit

from mapkit.editor.tools.refusals import RefusalsShown
from mapkit.mapfile.grids import grid_map
from tests.editor.panels.conftest import Desk
from tests.editor.waiting import wait


@pytest.fixture
def desk(desk_on: Callable[..., Desk]) -> Desk:
    return desk_on(grid_map("squares", 3, 2, 20.0, kind="road"))


def row(desk: Desk, name: str) -> QLineEdit:
    return desk.row("map", QLineEdit, name)


def test_a_cost_is_typed_cleared_and_undone(desk: Desk) -> None:
    before = desk.model.committed
    assert row(desk, "cost.road.tracked").text() == "1"
    assert row(desk, "cost.forest.tracked").text() == "2"
    desk.write(row(desk, "cost.road.tracked"), "3")
    wait(lambda: desk.model.committed.ruleset.cost("city", "tracked") == 3)
    assert row(desk, "cost.road.tracked").text() == "3"
    desk.write(row(desk, "cost.road.tracked"), "")
    wait(lambda: desk.model.committed.ruleset.cost("road", "tracked") is None)
    desk.hand.undo()
    desk.hand.undo()
    assert desk.model.committed == before


def test_an_allowance_and_a_cell_of_a_table_are_typed(desk: Desk) -> None:
    desk.write(row(desk, "allowance.tracked"), "6")
    wait(lambda: desk.model.committed.ruleset.movers["tracked"].allowance == 6)
    desk.write(row(desk, "cell.defence.6.road"), "3, 5")
    table = desk.model.committed.ruleset.tables["defence"]
    assert table.cell("6", "road") == (3, 5)
    assert row(desk, "cell.defence.6.road").text() == "3, 5"
    panel = desk.panel("map")
    assert panel.findChild(QLineEdit, "cell.defence.6.city") is None, "the ruleset gives it"


def test_words_are_no_figure(desk: Desk) -> None:
    before = desk.model.committed
    desk.write(row(desk, "cost.road.tracked"), "cheap")
    assert desk.model.committed == before
    assert row(desk, "cost.road.tracked").text() == "1"
    assert "Write a number" in desk.window.part(RefusalsShown).label.text()


def test_a_game_without_open_figures_shows_none(desk_on: Callable[..., Desk]) -> None:
    panel = desk_on(grid_map("squares", 2, 2, 20.0, ruleset="sniper_elite")).panel("map")
    names = [box.objectName() for box in panel.findChildren(QLineEdit)]
    assert "map.name" in names
    assert not [name for name in names if name.startswith(("cost.", "allowance.", "cell."))]
