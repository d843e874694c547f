"""Whatever the keyboard reaches has a name for screen readers, and "What's this?" an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PyQt6.QtCore import QEvent, QPoint, Qt
from PyQt6.QtGui import QHelpEvent
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QTabBar,
    QWidget,
)

from mapkit.document import add_marker
from mapkit.editor.selection import Selection
from mapkit.editor.window import EditorWindow
from mapkit.mapfile import read_map
from mapkit.model import GameMap

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def window(open_window: Callable[[GameMap], EditorWindow]) -> EditorWindow:
    found = read_map(ROOT / "examples" / "two-rooms.yaml").map
    assert found is not None
    game_map = add_marker(found, "objective", "n1", {"number": 1})
    window = open_window(game_map)
    vertex = game_map.fields["n1"].rings[0][0]
    window.model.select(Selection(("n1",), (vertex,), ("p1",), (0,)))
    return window


def reached(window: EditorWindow) -> list[QWidget]:
    """Return what has the keyboard by turns, with every dock brought to the front once."""
    found: dict[int, QWidget] = {}
    for dock in window.docks.values():
        dock.show()
        dock.raise_()
        QApplication.processEvents()
        for widget in window.findChildren(QWidget):
            inner = isinstance(widget.parent(), QAbstractSpinBox | QComboBox)
            inner = inner or widget.focusProxy() is not None
            if widget.isVisible() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not inner:
                found[id(widget)] = widget
    return list(found.values())


def name_of(widget: QWidget, labels: list[QLabel]) -> str:
    if widget.accessibleName():
        return widget.accessibleName()
    if isinstance(widget, QAbstractButton):
        return widget.text() or widget.toolTip()
    if isinstance(widget, QTabBar | QLabel):
        return "its own words"
    return next((label.text() for label in labels if label.buddy() is widget), "")


def test_whatever_the_keyboard_reaches_has_a_name(window: EditorWindow) -> None:
    labels = window.findChildren(QLabel)
    widgets = reached(window)
    assert len(widgets) > 60
    nameless = [
        (type(w).__name__, w.objectName(), type(w.parent()).__name__)
        for w in widgets
        if not name_of(w, labels)
    ]
    assert nameless == []


def test_whats_this_has_an_answer_everywhere(window: EditorWindow) -> None:
    for widget in (*reached(window), window.statusBar()):
        assert widget is not None
        at = QPoint(2, 2)
        asked = QHelpEvent(QEvent.Type.QueryWhatsThis, at, widget.mapToGlobal(at))
        QApplication.sendEvent(widget, asked)
        assert asked.isAccepted(), (type(widget).__name__, widget.objectName())


def test_a_tip_says_the_name_first_then_what_it_does_then_the_keys(window: EditorWindow) -> None:
    tip = window.actions_by_id["tool.draw"].toolTip()
    name, what, keys = (tip.index(text) for text in ("Draw a field", "Click the corners", "(D)"))
    assert name < what < keys
