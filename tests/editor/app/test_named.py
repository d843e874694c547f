"""Whatever the keyboard reaches has a name for screen readers, and "What's this?" an answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtCore import QEvent, QPoint, Qt
from PyQt6.QtGui import QHelpEvent
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QTabBar,
    QWidget,
)

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.dialogs.command_palette import CommandPalette
from mapkit.editor.dialogs.export_dialog import ExportDialog
from mapkit.editor.dialogs.new_map import NewMapDialog
from mapkit.editor.dialogs.print_dialog import PrintDialog
from mapkit.editor.dialogs.shortcuts import ShortcutsDialog
from mapkit.editor.dialogs.start_page import StartPage
from mapkit.editor.import_map.dialog import ImportDialog
from mapkit.editor.state.selection import Selection
from mapkit.edits import add_marker
from tests.boards import map_in
from tests.editor.drawings import boxes_svg
from tests.editor.steps import OpenWindow
from tests.editor.waiting import wait

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def window(open_window: OpenWindow) -> EditorWindow:
    found = map_in(ROOT / "examples" / "two-rooms.yaml")
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
            if widget.isVisible() and in_turn(widget):
                found[id(widget)] = widget
    return list(found.values())


def in_turn(widget: QWidget) -> bool:
    """Return whether a widget gets the keyboard itself, not for another one or as a part of one."""
    part = isinstance(widget.parent(), QAbstractSpinBox | QComboBox)
    return (
        widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.focusProxy() is None and not part
    )


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


def test_dialogs_name_what_the_keyboard_reaches(window: EditorWindow, tmp_path: Path) -> None:
    export = ExportDialog(window.model.committed, tmp_path)
    importing = ImportDialog(boxes_svg(tmp_path / "board.svg"))
    wait(importing.open_button.isEnabled)
    importing.again_button.show()
    dialogs: list[QDialog] = [
        NewMapDialog(), StartPage(), PrintDialog(window.model.committed), CommandPalette(window),
        ShortcutsDialog(window.actions_by_id, window.menus), importing,
        *[export] * export.list.count(),
    ]  # fmt: skip
    for n, dialog in enumerate(dialogs):
        if dialog is export:
            export.list.setCurrentRow(len(dialogs) - 1 - n)
        labels = dialog.findChildren(QLabel)
        nameless = [
            (type(widget).__name__, type(dialog).__name__)
            for widget in dialog.findChildren(QWidget)
            if widget.isVisibleTo(dialog) and in_turn(widget) and not name_of(widget, labels)
        ]
        assert nameless == []
    export.done(0)
    importing.done(0)


def test_whats_this_has_an_answer_everywhere(window: EditorWindow) -> None:
    for widget in (*reached(window), window.status):
        at = QPoint(2, 2)
        asked = QHelpEvent(QEvent.Type.QueryWhatsThis, at, widget.mapToGlobal(at))
        QApplication.sendEvent(widget, asked)
        assert asked.isAccepted(), (type(widget).__name__, widget.objectName())


def test_a_tip_says_the_name_first_then_what_it_does_then_the_keys(window: EditorWindow) -> None:
    tip = window.actions_by_id["tool.draw"].toolTip()
    name, what, keys = (tip.index(text) for text in ("Draw a field", "Click the corners", "(D)"))
    assert name < what < keys
