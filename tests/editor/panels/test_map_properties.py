from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import (
    QApplication,
    QColorDialog,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
)

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.refusals import RefusalsShown
from mapkit.mapfile import new_map
from mapkit.model import GameMap

DOWN = Qt.Key.Key_Down


@pytest.mark.parametrize(
    ("row", "get"),
    [
        ("map.name", lambda m: m.name),
        ("map.author", lambda m: m.author),
        ("map.licence", lambda m: m.licence),
    ],
)
def test_a_line_of_the_header_is_a_step(desk, row: str, get) -> None:
    before = desk.model.committed
    desk.write(desk.row("map", QLineEdit, row), "A & <i>B</i>")
    assert get(desk.model.committed) == "A & <i>B</i>"
    assert desk.model.history.count() == 1
    desk.hand.undo()
    assert desk.model.committed == before
    assert desk.row("map", QLineEdit, row).text() == get(before)


@pytest.mark.parametrize("row", ["note", "source"])
def test_where_a_map_comes_from_is_read_whole_and_is_a_step(desk, row: str) -> None:
    box = desk.row("map", QPlainTextEdit, f"map.{row}")
    low = box.height()
    said = "Drawn after a photo of the printed board, " * 4 + "in 2026."
    QTest.mouseClick(box.viewport(), Qt.MouseButton.LeftButton)
    box.selectAll()
    QTest.keyClicks(box, said)
    assert desk.model.history.count() == 0
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert getattr(desk.model.committed.provenance, row) == said
    assert desk.model.history.count() == 1
    assert box.height() > low
    bar = box.verticalScrollBar()
    assert bar.maximum() == 0, "all of it is seen"
    QTest.keyClicks(box, " half typed")
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert box.toPlainText() == said
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is desk.window.part(BoardView)
    box.setFocus()
    QTest.keyClicks(box, "!")
    QTest.keyClick(box, Qt.Key.Key_Tab)  # leaving it counts as Enter
    assert getattr(desk.model.committed.provenance, row) != said
    desk.hand.undo()
    desk.hand.undo()
    assert box.toPlainText() == ""


def test_answers_to_open_questions_are_words(desk) -> None:
    panel = desk.panel("map")
    boxes = [b for b in panel.findChildren(QComboBox) if b.objectName().startswith("choice.")]
    assert boxes
    said = [box.itemText(n) for box in boxes for n in range(box.count())]
    assert "sees all" in said
    assert not any("_" in text for text in said)


def test_an_id_that_no_file_could_hold_goes_back(desk) -> None:
    box = desk.row("map", QLineEdit, "map.id")
    desk.write(box, "")
    assert desk.model.committed.id == "rows"
    assert desk.row("map", QLineEdit, "map.id").text() == "rows"


def test_a_board_may_grow_but_not_cut_its_fields(desk) -> None:
    desk.write(desk.row("map", QDoubleSpinBox, "map.width"), "150")
    assert desk.model.committed.size_mm == (150, 90)
    desk.write(desk.row("map", QDoubleSpinBox, "map.height"), "40")
    assert desk.model.committed.size_mm == (150, 90)
    assert desk.row("map", QDoubleSpinBox, "map.height").value() == 90
    desk.write(desk.row("map", QDoubleSpinBox, "map.height"), "100")
    assert desk.model.committed.size_mm == (150, 100)


def test_tolerance_by_keys_is_one_step(desk) -> None:
    desk.row("map", QDoubleSpinBox, "map.tolerance").setFocus()
    for _ in range(3):
        QTest.keyClick(desk.row("map", QDoubleSpinBox, "map.tolerance"), Qt.Key.Key_Up)
    assert desk.model.committed.tolerance_mm == pytest.approx(3.5)
    assert desk.model.history.count() == 1


def test_every_open_question_can_be_answered_and_taken_back(desk) -> None:
    for choice in desk.model.committed.ruleset.choices.values():
        box = desk.row("map", QComboBox, f"choice.{choice.id}")
        assert box.currentData() == desk.model.committed.choices[choice.id]
        at = box.currentIndex()
        desk.press(box, DOWN if at + 1 < box.count() else Qt.Key.Key_Up)
        assert desk.model.committed.choices[choice.id] != choice.values[at]
        desk.hand.undo()
        box = desk.row("map", QComboBox, f"choice.{choice.id}")
        assert box.currentData() == choice.values[at]


def test_where_it_comes_from(desk) -> None:
    box = desk.row("map", QComboBox, "map.provenance")
    desk.press(box, DOWN)
    assert desk.model.committed.provenance.kind == box.itemData(1)


def test_a_sector_gets_another_name_and_colour_and_the_palette_follows(
    desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.write(desk.row("map", QLineEdit, "sector.red"), "Dock & quay")
    assert desk.model.committed.sectors["red"].name == "Dock & quay"
    button = desk.row("palette", QToolButton, "palette.sector.red")
    assert button.text() == "Dock && quay"
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: QColor("#123456"))
    desk.click(desk.row("map", QToolButton, "colour.red"))
    assert desk.model.committed.sectors["red"].colour == "#123456"
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: QColor())
    before = desk.model.committed
    desk.click(desk.row("map", QToolButton, "colour.red"))
    assert desk.model.committed is before


def test_a_building_is_named_picked_and_forgotten(desk) -> None:
    model = desk.model
    for field in ("1", "2"):
        model.select(Selection(fields=(field,)))
        desk.press(desk.row("properties", QComboBox, "kind"), DOWN)
    model.select(Selection(fields=("1", "2")))
    desk.write(desk.row("map", QLineEdit, "building.name"), "Shed")
    (building,) = model.committed.buildings
    assert (building.name, set(building.fields)) == ("Shed", {"1", "2"})
    model.select(Selection(fields=("5",)))
    listed = desk.panel("map").findChild(QListWidget)
    item = listed.item(0)
    assert item.text() == "Shed: 1, 2"
    desk.panel("map").ensureWidgetVisible(listed)
    at = listed.visualItemRect(item).center()
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert set(model.selection.fields) == {"1", "2"}
    desk.click(desk.row("map", QPushButton, "building.remove"))
    assert model.committed.buildings == ()
    assert desk.panel("map").findChild(QListWidget).count() == 0


def test_naming_nothing_says_what_to_select(desk) -> None:
    desk.write(desk.row("map", QLineEdit, "building.name"), "Shed")
    assert desk.model.history.count() == 0
    label = desk.window.part(RefusalsShown).label
    assert label.isVisible()
    assert label.text() == "Select fields first."


def test_the_form_stays_where_it_was_scrolled_to(desk) -> None:
    panel = desk.panel("map")
    bar = panel.verticalScrollBar()
    bar.setValue(bar.maximum())
    scrolled = bar.value()
    assert scrolled > 0
    desk.row("map", QLineEdit, "sector.red").setFocus()
    desk.write(desk.row("map", QLineEdit, "sector.red"), "Quay")
    assert bar.value() == pytest.approx(scrolled, abs=4)


def test_no_row_is_cut_off_at_the_side(desk) -> None:
    panel = desk.panel("map")
    body, room = panel.widget(), panel.viewport().width()
    boxes = [*body.findChildren(QComboBox), *body.findChildren(QLineEdit)]
    assert boxes
    for box in boxes:
        right = box.mapTo(body, box.rect().topRight()).x()
        assert right <= room, box.objectName()


def test_another_map_shows_its_own_values(desk) -> None:
    other: GameMap = replace(new_map("empty", name="Other", id="other"), author="somebody")
    desk.model.replace(other)
    assert desk.row("map", QLineEdit, "map.name").text() == "Other"
    assert desk.row("map", QLineEdit, "map.author").text() == "somebody"
