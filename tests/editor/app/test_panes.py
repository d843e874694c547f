"""The keyboard goes from pane to pane, and only to what is seen."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QPoint, QRect, QSize, Qt
from PyQt6.QtGui import QImage
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QWidget

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.layers import NAMES
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.sight.answers import Answers
from mapkit.editor.state.selection import Selection
from tests.editor.waiting import settle, wait

_PRESSES = 150


@pytest.fixture
def board(window: EditorWindow) -> BoardView:
    window.activateWindow()
    view = window.part(BoardView)
    settle(window)
    wait(lambda: not window.part(Answers).slow.at_work)  # its buttons come and go
    view.setFocus()
    QApplication.processEvents()
    return view


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifiers)
    QApplication.processEvents()
    found = QApplication.focusWidget()
    assert found is not None
    return found


def picture(widget: QWidget) -> QImage:
    """Return what is seen of a widget and of a rim around it."""
    window = widget.window()
    assert window is not None
    place = QRect(widget.mapTo(window, QPoint(-3, -3)), widget.size() + QSize(6, 6))
    return window.grab(place).toImage()


def dock_of(window: EditorWindow, widget: QWidget) -> str:
    return next((i for i, dock in window.docks.items() if dock.isAncestorOf(widget)), "")


def test_tab_stops_only_at_what_is_seen(window: EditorWindow, board: BoardView) -> None:
    window.model.select(Selection(fields=("1",)))
    way = []
    for _ in range(_PRESSES):
        focus = press(Qt.Key.Key_Tab)
        if focus is board:
            break
        way.append(dock_of(window, focus))
    assert focus is board, "Tab does not come round"
    behind = {"layers", "history", "pairs", "fields", "map", "sight", "issues"}
    assert not behind.intersection(way)
    order = list(dict.fromkeys(name for name in way if name))
    assert order == ["properties", "palette"]
    assert way[0] == "properties"


@pytest.mark.parametrize("look", ["light", "dark"])
def test_each_stop_looks_otherwise_while_it_has_the_keys(
    window: EditorWindow, board: BoardView, look: str
) -> None:
    window.actions_by_id[f"view.theme_{look}"].trigger()
    window.model.select(Selection(fields=("1",)))
    alike: list[str] = []
    focus: QWidget = board
    for _ in range(_PRESSES):
        had, seen = focus, picture(focus)
        focus = press(Qt.Key.Key_Tab)
        if picture(had) == seen:
            alike.append(f"{type(had).__name__} {had.accessibleName() or had.objectName()}")
        if focus is board:
            break
    assert not alike


def test_shift_tab_goes_the_same_way_back(board: BoardView) -> None:
    way = [press(Qt.Key.Key_Tab) for _ in range(6)]
    back = [press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier) for _ in range(6)]
    assert back == [*way[-2::-1], board]


def test_five_tabs_and_space_hide_nothing(board: BoardView) -> None:
    for _ in range(5):
        focus = press(Qt.Key.Key_Tab)
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert all(board.layers[name].visible for name in NAMES if name != "grid")


@pytest.mark.usefixtures("board")
def test_a_dock_in_front_is_reached_and_the_one_behind_is_not(window: EditorWindow) -> None:
    window.docks["layers"].raise_()
    window.docks["issues"].raise_()
    QApplication.processEvents()
    assert dock_of(window, press(Qt.Key.Key_Tab)) == "layers"
    assert dock_of(window, press(Qt.Key.Key_F6)) == "issues"


def test_f6_goes_round_the_panes(window: EditorWindow, board: BoardView) -> None:
    window.actions_by_id["view.layout_review"].trigger()
    board.setFocus()
    way = [dock_of(window, press(Qt.Key.Key_F6)) for _ in range(3)]
    assert way == ["issues", "sight", ""]
    assert QApplication.focusWidget() is board
    shift = Qt.KeyboardModifier.ShiftModifier
    assert dock_of(window, press(Qt.Key.Key_F6, shift)) == "sight"
    assert dock_of(window, press(Qt.Key.Key_F6, shift)) == "issues"
