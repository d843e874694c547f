"""Where an edit was refused: the reason stands beside its place, and goes when it is past."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPoint, QRect, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QGraphicsEllipseItem, QGraphicsItem, QLabel, QLineEdit

from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.refusals import RefusalsShown
from tests.editor.hand import Hand

BOW_TIE = [(35.0, 35.0), (55.0, 55.0), (55.0, 35.0), (35.0, 55.0)]


def bubble(hand: Hand) -> QLabel:
    label: QLabel = hand.window.part(RefusalsShown).label
    return label


def rings(hand: Hand) -> list[QGraphicsItem]:
    return [item for item in hand.view.board.items() if isinstance(item, QGraphicsEllipseItem)]


def draw_a_bow_tie(hand: Hand) -> None:
    hand.take("draw")
    for corner in BOW_TIE:
        hand.click(corner)
    hand.key(Qt.Key.Key_Return)


def test_a_boundary_that_crosses_itself_is_told_beside_it(hand: Hand) -> None:
    draw_a_bow_tie(hand)
    assert bubble(hand).isVisible()
    assert "crosses itself" in bubble(hand).text()
    assert rings(hand)
    place = bubble(hand).geometry()
    assert hand.view.viewport().rect().contains(place)
    drawn = QRect(hand.pixel((35, 35)), hand.pixel((55, 55)))
    for ring in rings(hand):
        pixel = hand.view.mapFromScene(ring.pos())
        assert not place.contains(pixel)
        assert drawn.adjusted(-2, -2, 2, 2).contains(pixel)


def test_it_stays_when_a_scroll_before_it_is_painted(hand: Hand) -> None:
    hand.take("draw")
    for corner in BOW_TIE:
        hand.click(corner)
    hand.view.pan(6, 4)
    QTest.keyClick(hand.view, Qt.Key.Key_Return)
    hand.view.viewport().repaint()
    assert bubble(hand).isVisible()
    hand.view.pan(6, 4)
    assert not bubble(hand).isVisible()


@pytest.mark.parametrize("way", ["escape", "tool", "edit"])
def test_it_goes_when_it_is_past(hand: Hand, way: str) -> None:
    draw_a_bow_tie(hand)
    if way == "escape":
        hand.key(Qt.Key.Key_Escape)
    elif way == "tool":
        hand.take("select")
    else:
        hand.window.model.select(Selection(fields=("1",)))
        hand.window.actions_by_id["edit.delete"].trigger()
    assert not bubble(hand).isVisible()
    assert not rings(hand)


def test_an_id_that_is_taken_is_told_at_the_box(hand: Hand) -> None:
    hand.window.model.select(Selection(fields=("1",)))
    QApplication.processEvents()
    box = hand.window.docks["properties"].findChild(QLineEdit, "id")
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "2")
    QTest.keyClick(box, Qt.Key.Key_Return)
    shown = bubble(hand)
    assert shown.isVisible()
    assert "2" in shown.text()
    below = box.mapTo(hand.window, QPoint(0, box.height()))
    assert shown.parent() is hand.window
    assert 0 <= shown.y() - below.y() < 12
    assert shown.geometry().intersects(QRect(below, box.size()).adjusted(0, 0, 0, 12))
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    draw_a_bow_tie(hand)
    assert bubble(hand).parent() is hand.view.viewport()
