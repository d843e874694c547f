from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QCheckBox, QComboBox, QDoubleSpinBox, QLabel, QLineEdit

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.state.selection import NOTHING, Selection
from mapkit.editor.tools.refusals import RefusalsShown
from mapkit.edits import add_marker, move_vertices
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.boards import map_in
from tests.editor.panels.conftest import Desk
from tests.editor.steps import commits

ROOT = Path(__file__).resolve().parents[3]
DOWN, TAB = Qt.Key.Key_Down, Qt.Key.Key_Tab


@pytest.fixture
def rooms_map() -> GameMap:
    """Two rooms, with a ladder and doors."""
    return map_in(ROOT / "examples" / "two-rooms.yaml")


def place(game_map: GameMap, vertex: str) -> tuple[float, float]:
    x, y = game_map.vertices[vertex]
    return (x * game_map.unit_mm, y * game_map.unit_mm)


def words(desk) -> list[str]:
    return [label.text() for label in desk.panel("properties").findChildren(QLabel)]


def test_nothing_selected_says_so(desk) -> None:
    assert any("Nothing is selected" in text for text in words(desk))


def test_a_preview_leaves_the_form_alone_and_what_comes_of_it_does_not(desk) -> None:
    model, panel = desk.model, desk.panel("properties")
    vertex = model.shown.fields["1"].rings[0][2]
    x, y = model.shown.vertices[vertex]
    model.select(Selection(vertices=(vertex,)))
    form = panel.widget()
    other = model.shown.fields["1"].rings[0][1]
    for place in (model.shown.vertices[other], (x + 40, y)):  # onto another, and off again
        assert model.preview(partial(move_vertices, places={vertex: place}))
        assert panel.widget() is form
        assert (vertex in model.shown.vertices) == (model.selection.vertices == (vertex,))
    assert model.selection.vertices == (vertex,)
    assert commits(model, "move")
    mm = model.committed.vertices[vertex][0] * model.committed.unit_mm
    assert desk.row("properties", QDoubleSpinBox, "vertex.x").value() == pytest.approx(mm)


def test_what_is_selected_during_a_preview_is_shown_when_it_is_dropped(desk) -> None:
    model = desk.model
    vertex = model.shown.fields["1"].rings[0][2]
    x, y = model.shown.vertices[vertex]
    assert model.preview(partial(move_vertices, places={vertex: (x + 40, y)}))
    model.select(Selection(fields=("2",)))
    model.cancel()
    assert desk.row("properties", QLineEdit, "id").text() == "2"


def test_a_field_is_renamed_and_stays_selected(desk) -> None:
    desk.model.select(Selection(fields=("1",)))
    desk.write(desk.row("properties", QLineEdit, "id"), "yard")
    assert "yard" in desk.model.committed.fields
    assert desk.model.selection.fields == ("yard",)


def test_an_id_that_is_taken_goes_back(desk) -> None:
    desk.model.select(Selection(fields=("1",)))
    before = desk.model.committed
    box = desk.row("properties", QLineEdit, "id")
    desk.write(box, "2")
    assert desk.model.committed is before
    assert box.text() == "1"
    assert desk.window.part(RefusalsShown).label.isVisible()


def test_a_name_typed_then_tab_is_kept_and_the_keyboard_goes_on(desk) -> None:
    desk.model.select(Selection(fields=("1",)))
    desk.write(desk.row("properties", QLineEdit, "name"), "<b>Yard</b> & co", TAB)
    assert desk.model.committed.fields["1"].name == "<b>Yard</b> & co"
    assert QApplication.focusWidget() is desk.row("properties", QComboBox, "kind")
    desk.write(desk.row("properties", QLineEdit, "name"), "")
    assert desk.model.committed.fields["1"].name is None


def test_kind_sector_and_level_by_the_keyboard_alone(desk) -> None:
    desk.model.select(Selection(fields=("1",)))
    box = desk.row("properties", QComboBox, "kind")
    desk.press(box, DOWN)
    assert desk.model.committed.fields["1"].kind == box.itemData(1)
    box = desk.row("properties", QComboBox, "sector")
    assert box.currentText() == "No sector"
    desk.press(box, DOWN, DOWN)
    assert desk.model.committed.fields["1"].sector == box.itemData(2)
    desk.press(desk.row("properties", QComboBox, "level"), DOWN)
    assert desk.model.committed.fields["1"].level == 1
    assert desk.model.history.count() == 4  # each press of a key is a choice


def test_terrain_of_several_fields_is_ticked_for_all(desk) -> None:
    desk.model.select(Selection(fields=("2",)))
    desk.click(desk.row("properties", QCheckBox, "trait.water"))
    assert desk.model.committed.fields["2"].traits == {"water"}
    desk.model.select(Selection(fields=("1", "2")))
    box = desk.row("properties", QCheckBox, "trait.water")
    assert box.checkState() is Qt.CheckState.PartiallyChecked
    desk.click(box)
    assert all("water" in desk.model.committed.fields[i].traits for i in ("1", "2"))
    desk.click(desk.row("properties", QCheckBox, "trait.water"))
    assert not any("water" in desk.model.committed.fields[i].traits for i in ("1", "2"))


def test_several_fields_share_what_they_share(desk) -> None:
    desk.model.select(Selection(fields=("1",)))
    desk.write(desk.row("properties", QLineEdit, "name"), "Yard")
    desk.press(desk.row("properties", QComboBox, "kind"), DOWN)
    desk.model.select(Selection(fields=("1", "2", "3")))
    assert desk.row("properties", QComboBox, "kind").currentText() == "several"
    name = desk.row("properties", QLineEdit, "name")
    assert (name.text(), name.placeholderText()) == ("", "several")
    assert desk.panel("properties").findChild(QLineEdit, "id") is None
    before = desk.model.committed
    desk.press(name, Qt.Key.Key_Return)  # looked at, not changed
    assert desk.model.committed is before
    kind = desk.row("properties", QComboBox, "kind")
    first = kind.itemData(1)
    desk.press(kind, DOWN)
    assert {desk.model.committed.fields[i].kind for i in ("1", "2", "3")} == {first}
    assert kind.itemData(0) == first  # "several" is gone


def test_the_area_is_that_of_all(desk) -> None:
    desk.model.select(Selection(fields=("1", "2")))
    assert "18.0 cm²" in words(desk)


def test_keys_in_a_box_of_coordinates_are_one_step_and_the_box_keeps_the_keyboard(desk) -> None:
    model = desk.model
    vertex = next(v for v in model.committed.vertices if place(model.committed, v) == (30, 30))
    model.select(Selection(vertices=(vertex,)))
    desk.row("properties", QDoubleSpinBox, "vertex.x").setFocus()
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    assert place(model.committed, vertex) == (34, 30)
    assert model.history.count() == 1
    assert QApplication.focusWidget() is desk.row("properties", QDoubleSpinBox, "vertex.x")
    box = desk.row("properties", QDoubleSpinBox, "vertex.y")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(box.width() - 6, 4))
    QApplication.processEvents()
    assert place(model.committed, vertex) == (34, 31)
    assert model.history.count() == 2
    desk.hand.undo()
    assert desk.row("properties", QDoubleSpinBox, "vertex.y").value() == 30
    desk.hand.undo()
    assert desk.row("properties", QDoubleSpinBox, "vertex.x").value() == 30


def test_a_place_that_would_overlap_is_refused_and_goes_back(desk) -> None:
    model = desk.model
    before = model.committed
    vertex = next(v for v in before.vertices if place(before, v) == (30, 30))
    model.select(Selection(vertices=(vertex,)))
    box = desk.row("properties", QDoubleSpinBox, "vertex.x")
    desk.write(box, "95")
    assert model.committed is before
    assert box.value() == 30


def test_several_vertices_are_counted(desk) -> None:
    desk.model.select(Selection(vertices=tuple(desk.model.committed.vertices)[:3]))
    assert any(text.startswith("3 vert") for text in words(desk))


def test_a_door_gets_a_type_and_a_width(desk_on, rooms_map: GameMap) -> None:
    desk = desk_on(rooms_map)
    desk.model.select(Selection(portals=("p1",)))
    assert {"p1", "b1 – w"} <= set(words(desk))
    for _ in range(2):
        QTest.keyClick(desk.row("properties", QDoubleSpinBox, "portal.width"), Qt.Key.Key_Up)
    p1 = next(p for p in desk.model.committed.portals if p.id == "p1")
    assert abs(p1.at[0][1] - p1.at[1][1]) == 120
    assert desk.model.history.count() == 1
    box = desk.row("properties", QComboBox, "portal.type")
    assert [box.itemData(n) for n in range(3)] == ["door", "ladder", "wall"]
    before = desk.model.committed
    desk.press(box, DOWN)  # a ladder cannot stand there
    assert desk.model.committed is before
    assert desk.row("properties", QComboBox, "portal.type").currentData() == "door"


def test_a_marker_shows_its_attributes_also_odd_ones(desk_on, rooms_map: GameMap) -> None:
    game_map = add_marker(rooms_map, "objective", "n1", {"number": 3})
    desk = desk_on(game_map)
    desk.model.select(Selection(markers=(0,)))
    assert "n1" in words(desk)
    box = desk.row("properties", QComboBox, "marker.number")
    assert box.currentText() == "3"
    desk.press(box, DOWN)
    assert desk.model.committed.markers[0].attributes["number"] == 4


def test_a_form_on_a_selection_does_not_take_the_keyboard_from_the_board(desk) -> None:
    hand = desk.hand
    hand.take("select")
    hand.click((15, 15))
    desk.write(desk.row("properties", QLineEdit, "name"), "Yard")
    hand.click((45, 15))
    assert QApplication.focusWidget() is desk.window.part(BoardView)
    hand.click((75, 45))
    assert QApplication.focusWidget() is desk.window.part(BoardView)
    hand.key("b")
    assert desk.window.part(BoardView).tool is desk.window.part(ToolBox).tools["bucket"]


def test_a_selection_that_is_gone_empties_the_form(desk) -> None:
    desk.model.select(Selection(fields=("1",)))
    desk.window.actions_by_id["edit.delete"].trigger()
    assert any("Nothing is selected" in text for text in words(desk))
    desk.model.select(NOTHING)
    assert any("Nothing is selected" in text for text in words(desk))


@pytest.mark.parametrize("count", [60, 900])
def test_many_fields_are_listed_in_a_few_lines(desk_on: Callable[..., Desk], count: int) -> None:
    rows = 6 if count == 60 else 30
    desk = desk_on(new_map("rows", rows=rows, columns=count // rows, sectors=False))
    desk.model.select(Selection(fields=tuple(desk.model.shown.fields)))
    assert max(map(len, words(desk))) < 300
