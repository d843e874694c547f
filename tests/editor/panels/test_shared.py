"""Several things selected: the form shows what they share, and a box changes it for all."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QComboBox, QDoubleSpinBox, QLabel, QLineEdit

from mapkit.editor.state.selection import Selection
from mapkit.edits import add_marker, paint
from mapkit.model import GameMap
from tests.boards import map_in

ROOT = Path(__file__).resolve().parents[3]
DOWN = Qt.Key.Key_Down


@pytest.fixture
def rooms_map() -> GameMap:
    return map_in(ROOT / "examples" / "two-rooms.yaml")


@pytest.fixture
def marked(rooms_map: GameMap) -> GameMap:
    for squad, role in (("black", "officer"), ("black", "soldier")):
        rooms_map = paint(rooms_map, fields=("c1",), sector="black")
        rooms_map = add_marker(rooms_map, "start", "c1", {"squad": squad, "role": role})
    for number, field in ((1, "n1"), (2, "c2")):
        rooms_map = add_marker(rooms_map, "objective", field, {"number": number})
    return rooms_map


def words(desk) -> list[str]:
    return [label.text() for label in desk.panel("properties").findChildren(QLabel)]


def width(desk, portal: str) -> float:
    game_map = desk.model.committed
    (at,) = (p.at for p in game_map.portals if p.id == portal)
    return math.dist(*at) * float(game_map.unit_mm)


def test_what_markers_share_is_changed_for_all_in_one_step(desk_on, marked: GameMap) -> None:
    desk = desk_on(marked)
    desk.model.select(Selection(markers=(0, 1)))
    assert any(text.startswith("2 marker") for text in words(desk))
    role = desk.row("properties", QComboBox, "marker.role")
    assert role.currentText() == "several"
    desk.press(role, Qt.Key.Key_End)
    said = [m.attributes["role"] for m in desk.model.committed.markers[:2]]
    assert said == ["soldier", "soldier"]
    squads = [m.attributes["squad"] for m in desk.model.committed.markers[:2]]
    assert squads == ["black", "black"]
    desk.hand.undo()
    assert desk.model.committed is marked


def test_numbers_that_are_one_marker_s_own_are_only_read(desk_on, marked: GameMap) -> None:
    desk = desk_on(marked)
    desk.model.select(Selection(markers=(2, 3)))
    assert "1, 2" in words(desk)
    assert desk.panel("properties").findChild(QComboBox, "marker.number") is None


def test_markers_of_two_types_share_a_type_that_may_be_changed(desk_on, marked: GameMap) -> None:
    desk = desk_on(marked)
    desk.model.select(Selection(markers=(1, 2)))
    assert desk.panel("properties").findChild(QComboBox, "marker.role") is None
    box = desk.row("properties", QComboBox, "marker.type")
    assert box.currentText() == "several"
    box.setCurrentIndex(box.findData("objective"))
    box.activated.emit(box.currentIndex())
    kinds = {m.type for m in desk.model.committed.markers[1:]}
    assert kinds == {"objective"}
    numbers = [m.attributes["number"] for m in desk.model.committed.markers[1:]]
    assert sorted(numbers) == [1, 2, 3]
    assert desk.model.history.count() == 1


def test_doors_get_one_width_in_one_step(desk_on, rooms_map: GameMap) -> None:
    desk = desk_on(rooms_map)
    desk.model.select(Selection(portals=("p1",)))
    desk.write(desk.row("properties", QDoubleSpinBox, "portal.width"), "8")
    desk.model.select(Selection(portals=("p1", "p2")))
    box = desk.row("properties", QDoubleSpinBox, "portal.width")
    line = box.findChild(QLineEdit)
    assert (line.text(), line.placeholderText()) == ("", "several")
    steps = desk.model.history.count()
    desk.press(box, Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Tab)  # looked at, not changed
    assert desk.model.history.count() == steps
    desk.write(desk.row("properties", QDoubleSpinBox, "portal.width"), "9")
    assert [round(width(desk, p)) for p in ("p1", "p2")] == [9, 9]
    assert desk.model.history.count() == steps + 1
    box = desk.row("properties", QDoubleSpinBox, "portal.width")
    assert box.text() == "9.0 mm"
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert [round(width(desk, p)) for p in ("p1", "p2")] == [10, 10]


def test_vertices_are_brought_in_line_by_a_number(desk) -> None:
    game_map = desk.model.committed
    unit = game_map.unit_mm

    def at(x: float, y: float) -> str:
        found = [v for v, p in game_map.vertices.items() if p == (x / unit, y / unit)]
        return str(found[0])

    chosen = (at(30, 30), at(30, 60), at(60, 30))
    desk.model.select(Selection(vertices=chosen[:2]))
    assert desk.row("properties", QDoubleSpinBox, "vertex.x").value() == 30
    assert desk.row("properties", QDoubleSpinBox, "vertex.y").text() == ""
    desk.write(desk.row("properties", QDoubleSpinBox, "vertex.x"), "34.5")
    moved = [desk.model.committed.vertices[v][0] * unit for v in chosen]
    assert moved == pytest.approx([34.5, 34.5, 60])
    assert desk.model.history.count() == 1
    desk.write(desk.row("properties", QDoubleSpinBox, "vertex.x"), "95")  # beyond other fields
    assert desk.model.history.count() == 1
    assert desk.row("properties", QDoubleSpinBox, "vertex.x").value() == 34.5


def test_each_sort_of_a_mixed_selection_has_its_section(desk_on, marked: GameMap) -> None:
    desk = desk_on(marked)
    vertex = marked.fields["n1"].rings[0][0]
    desk.model.select(
        Selection(fields=("n1", "n2"), vertices=(vertex,), portals=("p1",), markers=(2,))
    )
    said = [label.text() for label in desk.panel("properties").findChildren(QLabel)]
    for heading in ("Vertices", "Doors, ladders, walls", "Markers", "Fields"):
        assert heading in said
    desk.press(desk.row("properties", QComboBox, "kind"), DOWN)
    assert {desk.model.committed.fields[i].kind for i in ("n1", "n2")} != {marked.fields["n1"].kind}
    desk.write(desk.row("properties", QDoubleSpinBox, "portal.width"), "8")
    assert round(width(desk, "p1")) == 8
    desk.model.select(Selection(fields=("n1",)))
    QApplication.processEvents()
    shown = [w.text() for w in desk.panel("properties").findChildren(QLabel) if w.isVisible()]
    assert "Fields" not in shown


def test_two_joined_vertices_have_a_length_that_can_be_typed(desk) -> None:
    game_map = desk.model.committed
    unit = game_map.unit_mm
    at = {(x * unit, y * unit): v for v, (x, y) in game_map.vertices.items()}
    a, b = at[30, 30], at[60, 30]
    desk.model.select(Selection(vertices=(a, b)))
    box = desk.row("properties", QDoubleSpinBox, "edge.length")
    assert box.value() == 30
    desk.write(box, "34.5")
    after = desk.model.committed.vertices
    assert (after[b][0] * unit, after[b][1] * unit) == pytest.approx((64.5, 30))
    assert after[a] == game_map.vertices[a]
    assert desk.model.history.count() == 1
    desk.write(desk.row("properties", QDoubleSpinBox, "edge.length"), "500")  # beyond the board
    assert desk.model.history.count() == 1
    assert desk.row("properties", QDoubleSpinBox, "edge.length").value() == 34.5
    desk.model.select(Selection(vertices=(a, at[60, 60])))  # no edge joins them
    names = [b.objectName() for b in desk.panel("properties").findChildren(QDoubleSpinBox)]
    assert "edge.length" not in names
