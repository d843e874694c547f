"""Reach by mover with points, and range, live on a board of another game."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from mapkit.drawing.movement import ReachPicture
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.sight.feature import LiveFeature
from mapkit.edits import paint
from mapkit.mapfile.grids import grid_map
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow, edits
from tests.editor.waiting import wait


@pytest.fixture
def window(open_window: OpenWindow) -> EditorWindow:
    """Five by five cells of grass, one of forest beside the corner."""
    return open_window(paint(grid_map("squares", 5, 5, 20), ("b1",), kind="forest"))


class Asked:
    """The answers of a window, asked by hand."""

    def __init__(self, window: EditorWindow) -> None:
        self.window, self.hand = window, Hand(window)
        self.live = window.part(LiveFeature)
        self.panel = self.live.sight_panel
        self.box = self.panel.asked
        window.docks["sight"].raise_()
        QApplication.processEvents()

    @property
    def fields(self) -> dict[str, int]:
        movement = self.live.moves.movement
        if movement is None or not isinstance(movement.picture, ReachPicture):
            return {}
        return dict(movement.picture.steps)

    def pick(self, mover: str) -> None:
        """Choose a unit with the keyboard."""
        box = self.box.mover
        box.setFocus()
        while box.currentData() != mover:
            QTest.keyClick(box, Qt.Key.Key_Down)

    def type_in(self, box, number: int) -> None:
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, str(number))
        QTest.keyClick(box, Qt.Key.Key_Return)


@pytest.fixture
def asked(window: EditorWindow) -> Asked:
    return Asked(window)


def test_a_figure_that_is_open_is_said_to_be(asked: Asked) -> None:
    asked.hand.take("reach")
    asked.hand.click((10, 10))
    wait(lambda: asked.panel.headline.text() == "not known: allowance of foot soldier")
    assert asked.fields == {"a1": 0}
    asked.type_in(asked.box.points, 2)
    wait(lambda: "foot soldier on field a1" in asked.panel.headline.text())
    assert len(asked.fields) > 1


def test_reach_follows_the_unit_its_points_and_edits(asked: Asked) -> None:
    asked.hand.take("reach")
    asked.hand.click((10, 10))
    asked.pick("tracked")
    asked.type_in(asked.box.points, 2)
    wait(lambda: asked.fields == {"a1": 0, "a2": 1, "b1": 2, "a3": 2, "b2": 2})
    assert "tracked" in asked.panel.headline.text()
    assert edits(asked.window.model, "grow", lambda m: paint(m, ("b1",), kind="grass"))
    wait(lambda: asked.fields.get("c1") == 2)
    assert asked.fields["b1"] == 1
    asked.hand.view.setFocus()
    asked.hand.key("1")
    wait(lambda: set(asked.fields) == {"a1", "a2", "b1"})
    assert asked.box.points.value() == 1


def test_range_is_counted_in_steps_and_never_backwards(asked: Asked) -> None:
    asked.hand.take("range")
    asked.hand.click((50, 50))
    wait(lambda: set(asked.fields) == {"c3", "c2", "c4", "b3", "d3"})
    asked.type_in(asked.box.farthest, 3)
    asked.type_in(asked.box.nearest, 2)
    wait(lambda: set(asked.fields.values()) == {0, 2, 3})
    assert asked.panel.headline.text().startswith("16 fields at range 2 to 3")
    asked.type_in(asked.box.nearest, 4)
    wait(lambda: set(asked.fields.values()) == {0, 4})
    assert asked.box.farthest.value() == 4
    asked.hand.take("select")
    assert asked.fields == {}


def test_a_game_with_sight_has_neither(open_window: OpenWindow, rows_map: GameMap) -> None:
    window = open_window(rows_map)
    assert window.part(LiveFeature).sight_panel.asked.isHidden()
    assert not window.actions_by_id["tool.range"].isVisible()
    window.model.replace(grid_map("squares", 2, 2, 20))
    assert not window.part(LiveFeature).sight_panel.asked.isHidden()
    assert window.part(LiveFeature).sight_panel.asked.mover.currentData() == "foot"
