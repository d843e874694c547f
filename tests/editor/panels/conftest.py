from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QLineEdit, QWidget

from mapkit.editor.app.window import EditorWindow
from tests.editor.hand import Hand

_W = TypeVar("_W", bound=QWidget)


class Desk:
    """The docks of a window, worked as by a person."""

    def __init__(self, window: EditorWindow) -> None:
        self.window = window
        self.model = window.model
        self.hand = Hand(window)

    def panel(self, dock: str) -> QWidget:
        """Bring a dock to the front and return what it holds."""
        self.window.docks[dock].show()
        self.window.docks[dock].raise_()
        QApplication.processEvents()
        widget = self.window.docks[dock].widget()
        assert widget is not None
        return widget

    def row(self, dock: str, kind: type[_W], name: str) -> _W:
        """Return the box of a form; forms are made anew, so ask again after each change."""
        found = self.panel(dock).findChild(kind, name)
        assert found is not None, name
        return found

    def write(self, box: QWidget, text: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
        """Replace what a box says by typing."""
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(12, box.height() // 2))
        line = box if isinstance(box, QLineEdit) else box.findChild(QLineEdit)
        line.selectAll()
        if text:
            QTest.keyClicks(box, text)
        else:
            QTest.keyClick(box, Qt.Key.Key_Delete)
        QTest.keyClick(box, end)
        QApplication.processEvents()

    def press(self, box: QWidget, *keys: Qt.Key) -> None:
        box.setFocus()
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or box, key)
        QApplication.processEvents()

    def click(self, box: QWidget) -> None:
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(9, box.height() // 2))
        QApplication.processEvents()


@pytest.fixture
def desk(window: EditorWindow) -> Desk:
    return Desk(window)


@pytest.fixture
def desk_on(open_window: Callable[..., EditorWindow]) -> Callable[..., Desk]:
    return lambda game_map: Desk(open_window(game_map))
