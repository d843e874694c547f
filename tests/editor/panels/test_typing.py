"""What is half typed in a form, or held in it, while other things happen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QCheckBox, QComboBox, QDoubleSpinBox, QLineEdit, QWidget

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files import questions
from mapkit.editor.state.selection import Selection
from mapkit.edits import paint, split_field
from mapkit.model import GameMap
from tests.boards import map_in
from tests.editor.panels.conftest import Desk
from tests.editor.steps import edits
from tests.editor.waiting import outlast

LEFT = Qt.MouseButton.LeftButton


def type_half(desk, dock: str = "properties", name: str = "name") -> QLineEdit:
    line: QLineEdit = desk.row(dock, QLineEdit, name)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "half")
    return line


@pytest.fixture
def one(desk):
    """A desk with field 1 selected and painted once."""
    desk.model.select(Selection(fields=("1",)))
    desk.press(desk.row("properties", QComboBox, "kind"), Qt.Key.Key_Down)
    return desk


def test_what_is_half_typed_outlives_another_change_of_the_map(one) -> None:
    line = type_half(one)
    line.setCursorPosition(2)
    assert edits(one.model, "x", lambda m: paint(m, fields=("1", "2"), sector="red"))
    assert one.row("properties", QLineEdit, "name") is line
    assert (line.text(), line.cursorPosition(), line.hasFocus()) == ("half", 2, True)
    assert one.row("properties", QComboBox, "sector").currentData() == "red"
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert one.model.committed.fields["1"].name == "half"


def test_a_number_that_is_half_typed_outlives_another_change_of_the_map(desk) -> None:
    box = desk.row("map", QDoubleSpinBox, "map.width")
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "15")
    desk.model.edit("x", lambda m: replace(m, tolerance_mm=2.0))
    assert desk.row("map", QDoubleSpinBox, "map.tolerance").value() == 2
    QTest.keyClicks(box, "0")
    assert desk.model.committed.size_mm[0] == 120
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert desk.model.committed.size_mm == (150, 90)


def test_undo_takes_back_what_is_half_typed_and_redo_brings_it_again(one) -> None:
    line = type_half(one)
    one.hand.undo()
    assert one.model.committed.fields["1"].name is None
    assert line.text() == ""
    assert one.model.committed.fields["1"].kind == "built_up"
    one.hand.redo()
    assert one.model.committed.fields["1"].name == "half"


def test_what_is_half_typed_belongs_to_what_was_selected(one) -> None:
    line = type_half(one)
    one.model.select(Selection(fields=("2",)))
    assert one.model.committed.fields["1"].name == "half"
    assert one.model.committed.fields["2"].name is None
    assert one.row("properties", QLineEdit, "name") is line
    assert line.text() == ""
    type_half(one)
    one.model.select(Selection(vertices=(next(iter(one.model.committed.vertices)),)))
    assert one.model.committed.fields["2"].name == "half"


def test_what_is_half_typed_is_saved_with_the_rest(one, tmp_path, monkeypatch) -> None:
    path = tmp_path / "rows.yaml"
    monkeypatch.setattr(questions, "ask_path_to_save", lambda *_: path)
    type_half(one)
    one.window.actions_by_id["file.save"].trigger()
    saved = map_in(path)
    assert saved.fields["1"].name == "half"
    type_half(one, "map", "map.author")
    asked: list[object] = []

    def save(*what: object) -> questions.Answer:
        asked.append(what)
        return questions.Answer.SAVE

    monkeypatch.setattr(questions, "ask_before_closing", save)
    assert one.window.close()
    assert asked
    saved = map_in(path)
    assert saved.author == "half"


def test_escape_takes_back_what_is_half_typed_and_then_leaves_the_form(one) -> None:
    before = one.model.committed
    line = type_half(one)
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert (line.text(), line.hasFocus()) == ("", True)
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is one.window.part(BoardView)
    box = one.row("map", QDoubleSpinBox, "map.width")
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "77")
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert (box.value(), box.text(), box.hasFocus()) == (120, "120.00 mm", True)
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is one.window.part(BoardView)
    one.row("properties", QComboBox, "kind").setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is one.window.part(BoardView)
    assert one.model.committed is before


def test_a_field_that_is_renamed_keeps_the_keyboard_in_the_line(one) -> None:
    line = type_half(one, name="id")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert one.model.selection.fields == ("half",)
    assert one.row("properties", QLineEdit, "id") is line
    assert (line.text(), line.hasFocus()) == ("half", True)


@pytest.mark.parametrize(
    ("dock", "name"), [("properties", "vertex.x"), ("map", "map.tolerance"), ("map", "map.width")]
)
def test_an_arrow_that_is_held_down_is_one_step(desk, qtbot, dock: str, name: str) -> None:
    model = desk.model
    vertex = next(v for v, at in model.committed.vertices.items() if at == (3000, 3000))
    model.select(Selection(vertices=(vertex,)))

    def value() -> float:
        m = model.committed
        values: dict[str, float] = {
            "vertex.x": m.vertices[vertex][0] / 100,
            "map.tolerance": m.tolerance_mm,
            "map.width": m.size_mm[0],
        }
        return values[name]

    box, before = desk.row(dock, QDoubleSpinBox, name), value()
    up = QPoint(box.width() - 6, box.height() // 4)
    QTest.mousePress(box, LEFT, pos=up)
    qtbot.waitUntil(lambda: value() >= before + 4)
    QTest.mouseRelease(box, LEFT, pos=up)
    held = value()
    outlast(200)
    assert value() == held, "it goes on after the button was let go"
    assert box.value() == pytest.approx(held)
    assert model.history.count() == 1
    desk.hand.undo()
    assert value() == before == pytest.approx(box.value())


def test_an_arrow_that_is_held_against_the_end_of_the_board_stops_there(desk, qtbot) -> None:
    model = desk.model
    vertex = next(v for v, at in model.committed.vertices.items() if at == (12000, 3000))
    model.select(Selection(vertices=(vertex,)))
    box = desk.row("properties", QDoubleSpinBox, "vertex.x")
    desk.write(box, "118")
    up = QPoint(box.width() - 6, box.height() // 4)
    refused = []
    model.refused.connect(lambda *_: refused.append(1))
    QTest.mousePress(box, LEFT, pos=up)
    qtbot.waitUntil(lambda: len(refused) > 1)
    QTest.mouseRelease(box, LEFT, pos=up)
    assert box.value() == 120
    assert model.committed.vertices[vertex] == (12000, 3000)


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_tab_goes_through_a_form_in_the_order_of_its_rows(one) -> None:
    """Also once boxes have come and gone."""
    one.model.select(Selection(fields=("1", "2")))
    one.model.select(Selection(fields=("1",)))
    one.row("properties", QLineEdit, "id").setFocus()
    seen = []
    for _ in range(7):
        seen.append(focused().objectName())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    traits = [f"trait.{t}" for t in one.model.committed.ruleset.traits]
    assert seen[:6] == ["id", "name", "kind", "sector", "level", traits[0]]
    panel = one.panel("map")
    panel.findChild(QLineEdit, "map.name").setFocus()
    seen = []
    while panel.isAncestorOf(QApplication.focusWidget()) and len(seen) < 60:
        seen.append(focused().objectName())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert [s for s in seen if s.startswith(("map.", "sector.", "building."))] == [
        "map.name", "map.id", "map.width", "map.height", "map.tolerance", "map.author",
        "map.licence", "map.provenance", "map.note", "map.source",
        *(f"sector.{s}" for s in one.model.committed.sectors), "building.name",
    ]  # fmt: skip


def test_the_name_of_a_building_that_is_half_typed_waits(one) -> None:
    line = type_half(one, "map", "building.name")
    one.model.edit("x", lambda m: replace(m, author="somebody"))
    assert line.text() == "half"
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert [b.name for b in one.model.committed.buildings] == ["half"]
    assert line.text() == ""


def test_boxes_stay_while_their_rows_do(one) -> None:
    boxes = [
        one.row("properties", QLineEdit, "name"),
        one.row("properties", QCheckBox, "trait.water"),
    ]
    assert edits(one.model, "x", lambda m: paint(m, fields=("1",), kind="open"))
    assert edits(one.model, "x", lambda m: paint(m, fields=("1",), add_traits=("water",)))
    assert edits(one.model, "x", lambda m: split_field(m, "3", [(7500, 0), (7500, 3000)]))
    again = [
        one.row("properties", QLineEdit, "name"),
        one.row("properties", QCheckBox, "trait.water"),
    ]
    assert again == boxes
    assert again[1].isChecked()


@pytest.mark.new_windows
def test_a_box_that_is_left_as_its_window_is_taken_apart_edits_nothing(
    qapp, rows_map: GameMap
) -> None:
    desk = Desk(EditorWindow(rows_map))
    desk.window.show()
    qapp.processEvents()
    line = type_half(desk, "map", "map.name")
    line.setModified(False)  # so that it is not finished by hiding the window
    desk.window.deleteLater()
    desk.window.closing.emit()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert sip.isdeleted(desk.model)
    assert not edits(desk.model, "name", lambda m: replace(m, name="half"))
    assert desk.model.committed is rows_map
