"""The menu of the right button and of the menu key."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QContextMenuEvent
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QMenu

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.board_menu import RenameDialog
from mapkit.editor.tools.line_tool import LineTool
from tests.boards import map_in
from tests.editor.hand import RIGHT, Hand
from tests.editor.steps import OpenWindow
from tests.editor.waiting import wait

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def hand(open_window: OpenWindow) -> Hand:
    found = map_in(ROOT / "examples" / "two-rooms.yaml")
    hand = Hand(open_window(found))
    hand.take("select")
    return hand


def menu_at(hand: Hand, at: tuple[float, float]) -> QMenu | None:
    """Click the right button; the platform adds the event that asks for a menu."""
    pixel = hand.pixel(at)
    viewport = hand.view.viewport()
    hand.move(at)
    QTest.mousePress(viewport, RIGHT, pos=pixel)
    on_screen = viewport.mapToGlobal(pixel)
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, pixel, on_screen)
    QApplication.sendEvent(viewport, asked)
    QTest.mouseRelease(viewport, RIGHT, pos=pixel)
    return shown(hand)


def menu_by_key(hand: Hand) -> QMenu | None:
    middle = hand.view.rect().center()
    asked = QContextMenuEvent(
        QContextMenuEvent.Reason.Keyboard, middle, hand.view.mapToGlobal(middle)
    )
    QApplication.sendEvent(hand.view, asked)
    return shown(hand)


def shown(hand: Hand) -> QMenu | None:
    menus = [m for m in hand.window.findChildren(QMenu, "board.menu") if m.isVisible()]
    return menus[0] if menus else None


def texts(menu: QMenu | None) -> list[str]:
    return [a.text().replace("&", "") for a in menu.actions() if not a.isSeparator()]


def choose(menu: QMenu | None, text: str) -> None:
    """Pick by the keyboard, as a person may."""
    action = next(a for a in menu.actions() if a.text().replace("&", "") == text)
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_a_field_is_selected_and_looked_from(hand: Hand) -> None:
    menu = menu_at(hand, (60, 25))
    assert hand.window.model.selection == Selection(fields=("n1",))
    assert {"Look from here", "Reach from here", "Copy", "Delete", "Properties"} <= set(texts(menu))
    assert "Insert a vertex here" not in texts(menu)
    choose(menu, "Look from here")
    assert hand.window.part(Answers).origin == "n1"
    assert hand.view.tool is hand.window.part(ToolBox).tools["sight"]


def test_reach_begins_at_the_field(hand: Hand) -> None:
    choose(menu_at(hand, (60, 25)), "Reach from here")
    assert hand.window.part(LiveFeature).moves.path == ("n1",)


def test_two_selected_fields_stay_selected(hand: Hand) -> None:
    hand.window.model.select(Selection(fields=("n1", "n2")))
    menu = menu_at(hand, (60, 25))
    assert set(hand.window.model.selection.fields) == {"n1", "n2"}
    assert {"Merge", "Align and distribute", "Sight between the two selected fields"} <= {
        *texts(menu)
    }
    choose(menu, "Delete")
    assert {"n1", "n2"}.isdisjoint(hand.window.model.committed.fields)


def test_a_vertex_is_inserted_where_the_border_is_clicked(hand: Hand) -> None:
    before = set(hand.window.model.committed.vertices)
    choose(menu_at(hand, (60, 50)), "Insert a vertex here")
    (new,) = set(hand.window.model.committed.vertices) - before
    assert hand.window.model.selection.vertices == (new,)


def test_a_door_is_deleted(hand: Hand) -> None:
    (a, b) = hand.window.model.committed.portals[0].at
    unit = hand.window.model.committed.unit_mm
    menu = menu_at(hand, ((a[0] + b[0]) / 2 * unit, (a[1] + b[1]) / 2 * unit))
    door = hand.window.model.committed.portals[0].id
    assert hand.window.model.selection == Selection(portals=(door,))
    assert "Look from here" not in texts(menu)
    choose(menu, "Delete")
    assert door not in {p.id for p in hand.window.model.committed.portals}


def test_beside_the_board_there_is_little_to_do(hand: Hand) -> None:
    hand.window.model.select(Selection(fields=("n1",)))
    menu = menu_at(hand, (-3, -3))
    assert not hand.window.model.selection
    assert texts(menu) == ["Paste", "Select all fields", "Fit board"]
    menu.close()


def test_in_a_gesture_the_right_button_takes_back_and_offers_nothing(hand: Hand) -> None:
    hand.take("split")
    hand.click((60, 0))
    assert menu_at(hand, (80, 30)) is None
    assert not hand.tool(LineTool).points
    menu = menu_at(hand, (80, 30))
    menu.close()


def test_the_menu_key_asks_at_the_cross(hand: Hand, qtbot) -> None:
    hand.move((60, 25))
    hand.key(Qt.Key.Key_Right)
    menu = menu_by_key(hand)
    assert hand.window.model.selection == Selection(fields=("n1",))
    corner = hand.view.viewport().mapToGlobal(hand.view.cross.pixel)
    assert (menu.pos() - corner).manhattanLength() < 40
    choose(menu, "Properties")
    dock = hand.window.docks["properties"]
    qtbot.waitUntil(lambda: dock.isAncestorOf(hand.window.focusWidget()))


def test_shift_and_f10_ask_at_the_cross(hand: Hand) -> None:
    QTest.keyClick(hand.view, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = shown(hand)
    assert hand.view.cross.shown
    assert texts(menu)
    menu.close()


@pytest.mark.parametrize("keeps", [False, True])
def test_rename_keeps_the_old_id_on_request(
    hand: Hand, keeps: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    old: list[str] = []

    def answer(dialog: RenameDialog) -> int:
        dialog.show()
        old.append(dialog.line.text())
        QTest.keyClicks(dialog.line, "yard")
        if keeps:
            QTest.keyClick(dialog.keeps, Qt.Key.Key_Space)
        QTest.keyClick(dialog.line, Qt.Key.Key_Return)
        return dialog.result()

    monkeypatch.setattr(RenameDialog, "exec", answer)
    choose(menu_by_key(hand), "Rename…")
    wait(lambda: "yard" in hand.window.model.committed.fields)
    assert dict(hand.window.model.committed.former_ids) == ({old[0]: "yard"} if keeps else {})
