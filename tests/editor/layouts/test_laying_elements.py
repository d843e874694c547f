"""Elements are laid on fields with their kind and owner, and taken off again."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from mapkit.editor.layouts.layout_dialogs import ElementDialog
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.model import Element
from tests.editor.layouts.hand import LayoutHand, rest
from tests.editor.waiting import open_dialog, when

RED_BASE = Element("c1.a1", "base", "Red base", {"owner": "red"})


def choose(layout: LayoutWindow, kind: str, owner: str | None = None) -> None:
    LayoutHand(layout).pick_element(kind)
    if owner is not None:
        box = layout.elements.owners["owner"]
        box.setCurrentIndex(box.findData(owner))
        box.activated.emit(box.currentIndex())


def elements(layout: LayoutWindow) -> list[Element]:
    return list(layout.model.layout.elements)


def test_a_kind_with_its_owner_and_a_click_on_a_field(layout: LayoutWindow) -> None:
    hand, before = LayoutHand(layout), layout.model.layout
    choose(layout, "city", "blue")
    hand.click((0, 0), (2, 1))
    new = Element("c1.c2", "city", None, {"owner": "blue"})
    assert elements(layout) == [RED_BASE, new]
    choose(layout, "forest")
    hand.click((0, 0), (2, 2))
    assert elements(layout) == [RED_BASE, new, Element("c1.c3", "forest")]
    for _ in range(2):
        hand.run("edit.undo")
    assert layout.model.layout == before


def test_a_click_on_a_turned_card_finds_the_field_as_it_lies(layout: LayoutWindow) -> None:
    choose(layout, "hills")
    LayoutHand(layout).click((1, 0), (2, 0))  # a1 after a quarter turn
    assert layout.model.layout.elements[1:] == (Element("c2.a1", "hills"),)


def test_an_element_is_dropped_on_a_field_and_on_no_free_place(layout: LayoutWindow) -> None:
    hand = LayoutHand(layout)
    choose(layout, "factory", "red")
    hand.drop((0, 0), (1, 1))
    assert layout.model.layout.elements[1:] == (
        Element("c1.b2", "factory", None, {"owner": "red"}),
    )
    after = layout.model.layout
    hand.drop((2, 1))
    assert layout.model.layout == after


def test_without_a_card_nothing_can_be_laid(layout: LayoutWindow) -> None:
    assert layout.elements.nothing.isHidden()
    assert not layout.elements.list.isHidden()
    for card in ("c1", "c2"):
        layout.model.go_to(layout.model.layout.cards[card].at)
        layout.laying.take_away()
    assert layout.elements.list.isHidden()
    assert "Place a card" in layout.elements.nothing.text()
    LayoutHand(layout).run("edit.undo")
    assert layout.elements.nothing.isHidden()


def test_what_cannot_have_an_owner_offers_none(layout: LayoutWindow) -> None:
    choose(layout, "city", "red")
    assert layout.elements.owners["owner"].isEnabled()
    LayoutHand(layout).pick_element("forest")
    assert not layout.elements.owners["owner"].isEnabled()
    LayoutHand(layout).click((0, 0), (1, 0))
    assert layout.model.layout.elements[1:] == (Element("c1.b1", "forest"),)


def test_another_kind_on_a_field_keeps_its_name_and_place(layout: LayoutWindow) -> None:
    choose(layout, "city", "blue")
    LayoutHand(layout).click((0, 0), (0, 0))
    assert layout.model.layout.elements == (
        Element("c1.a1", "city", "Red base", {"owner": "blue"}),
    )


def fill(kind: str, name: str, owner: str) -> None:
    dialog = open_dialog(ElementDialog)
    dialog.field.setCurrentIndex(dialog.field.findData("c1.b3"))
    dialog.kind.setCurrentIndex(dialog.kind.findData(kind))
    QTest.keyClicks(dialog.name, name)
    box = dialog.owners["owner"]
    box.setCurrentIndex(box.findData(owner))
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def test_e_asks_for_field_kind_owner_and_name(layout: LayoutWindow) -> None:
    hand, before = LayoutHand(layout), layout.model.layout
    when(QApplication.activeModalWidget, lambda: fill("factory", "Works", "blue"))
    hand.key(Qt.Key.Key_E)
    assert layout.model.layout.elements[1:] == (
        Element("c1.b3", "factory", "Works", {"owner": "blue"}),
    )
    hand.run("edit.undo")
    assert layout.model.layout == before


def test_the_dialog_shows_what_lies_there_and_takes_it_off(layout: LayoutWindow) -> None:
    def clear() -> None:
        dialog = open_dialog(ElementDialog)
        assert dialog.field.currentData() == "c1.a1"
        assert dialog.kind.currentData() == "base"
        assert dialog.name.text() == "Red base"
        assert dialog.owners["owner"].currentData() == "red"
        dialog.kind.setCurrentIndex(0)
        dialog.name.clear()
        dialog.owners["owner"].setCurrentIndex(0)
        dialog.accept()

    when(QApplication.activeModalWidget, clear)
    LayoutHand(layout).run("layout.element")
    assert layout.model.layout.elements == ()


def test_the_dialog_asks_for_points(layout: LayoutWindow) -> None:
    def lay(points: int, kind: str | None = None) -> None:
        dialog = open_dialog(ElementDialog)
        box = dialog.numbers["points"]
        shown.append(box.text())
        box.setValue(points)
        if kind is not None:
            dialog.kind.setCurrentIndex(dialog.kind.findData(kind))
        enabled.append(box.isEnabled())
        dialog.accept()

    shown: list[str] = []
    enabled: list[bool] = []
    attributes: list[Mapping[str, str | int]] = []
    for answer in (lambda: lay(12), lambda: lay(0), lambda: lay(-1), lambda: lay(5, "forest")):
        when(QApplication.activeModalWidget, answer)
        LayoutHand(layout).run("layout.element")
        attributes.append(layout.model.layout.elements[0].attributes)
    assert shown == ["What its kind says", "12", "0", "What its kind says"]
    assert attributes == [
        {"owner": "red", "points": 12}, {"owner": "red", "points": 0}, {"owner": "red"}, {},
    ]  # fmt: skip
    assert enabled == [True, True, True, False]


def test_what_lies_on_a_card_turns_and_goes_with_it(layout: LayoutWindow) -> None:
    hand = LayoutHand(layout)
    drawn = layout.pictures.count
    hand.key(Qt.Key.Key_R)
    rest(layout)
    assert layout.model.layout.elements == (RED_BASE,)
    assert layout.view.field_at(hand.pixel((0, 0), (2, 0))) == "c1.a1"
    assert layout.pictures.count == drawn + 1
    hand.key(Qt.Key.Key_Delete)
    assert not layout.model.layout.elements


def test_words_under_the_mouse_say_what_lies_there(layout: LayoutWindow) -> None:
    words: list[str] = []
    layout.view.pointed.connect(words.append)
    hand = LayoutHand(layout)
    hand.move((0, 0), (0, 0))
    assert (
        words[-1] == "c1 [0, 0] · plain.yaml · c1.a1, Red base, base, owner red, capture points 8"
    )
    hand.move((1, 0), (1, 1))
    assert words[-1] == "c2 [1, 0] · wood.yaml · turned by 90 degrees · c2.b2, grass"
    hand.click((2, 1))
    assert words[-1] == "[2, 1] free"
    hand.pick_card("Wood card")
    hand.click((2, 1))
    assert words[-1] == "c3 [2, 1] · wood.yaml · c3.b2, grass"
    hand.run("edit.undo")
    assert words[-1] == "[2, 1] free"
    hand.move((0, 0))
    hand.drop((2, 1), (2, 0))
    assert words[-1] == "c3 [2, 1] · wood.yaml · c3.c1, forest"
    hand.run("edit.undo")
    assert layout.view.accessibleDescription() == "[2, 1] free"
