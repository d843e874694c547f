"""Light and dark, icons, and mistakes that are told."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QSize
from PyQt6.QtGui import QAction, QColor, QIcon, QPalette
from PyQt6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files import crash_reports as crash
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.widgets import theme
from mapkit.editor.widgets.icons import DRAWINGS, icon
from tests.editor.waiting import open_dialog, when

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def light_again() -> Iterator[None]:
    yield
    theme.choose("light")


def luminance(colour: QColor) -> float:
    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return (
        0.2126 * linear(colour.redF())
        + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF())
    )


def contrast(a: QColor, b: QColor) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("WindowText", "Window"),
        ("Text", "Base"),
        ("Text", "AlternateBase"),
        ("ButtonText", "Button"),
        ("HighlightedText", "Highlight"),
        ("ToolTipText", "ToolTipBase"),
        ("PlaceholderText", "Base"),
        ("Link", "Base"),
    ],
)
def test_texts_can_be_read(ink: str, ground: str, dark: bool) -> None:
    made = theme.palette(dark=dark)
    role = QPalette.ColorRole
    assert contrast(made.color(role[ink]), made.color(role[ground])) >= 4.5


def test_choosing_colours_shows_and_keeps_them(
    window: EditorWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    def ground() -> float:
        return window.palette().color(QPalette.ColorRole.Window).lightnessF()

    sheet = qapp.styleSheet()
    window.actions_by_id["view.theme_dark"].trigger()
    assert theme.is_dark()
    qtbot.waitUntil(lambda: ground() < 0.3)
    qtbot.waitUntil(lambda: qapp.styleSheet() not in ("", sheet))
    window.actions_by_id["view.theme_light"].trigger()
    assert not theme.is_dark()
    qtbot.waitUntil(lambda: ground() > 0.7)
    qtbot.waitUntil(lambda: qapp.styleSheet() == sheet)
    qtbot.waitUntil(window.updatesEnabled)
    assert theme.choice() == "light"


@pytest.mark.parametrize("name", DRAWINGS)
def test_icons_are_drawn_sharp_in_the_colours_of_the_theme(name: str) -> None:
    drawn = {}
    for colours in ("dark", "light"):
        theme.choose(colours)
        image = icon(name).pixmap(QSize(48, 48)).toImage()
        assert image.width() >= 48
        inked = [
            image.pixelColor(x, y)
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() > 200
        ]
        assert inked, f"{name} is empty"
        drawn[colours] = sum(c.lightnessF() for c in inked) / len(inked)
    assert drawn["dark"] > drawn["light"] + 0.2


def test_an_unknown_icon_is_empty() -> None:
    assert icon("no such icon").isNull()
    assert not icon("save").pixmap(16, 16, QIcon.Mode.Disabled).isNull()


def test_a_mistake_is_told_written_down_and_survived(
    window: EditorWindow, map_path: Path, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    crash.install()
    window.part(MapFiles).open(map_path)
    from dataclasses import replace

    window.model.edit("rename", lambda m: replace(m, name="Before the mistake"))
    told: list[str] = []

    def answer() -> None:
        box = open_dialog(QMessageBox)
        told.append(box.detailedText())
        box.buttons()[0].click()

    when(QApplication.activeModalWidget, answer)
    action = QAction("break", window)
    action.triggered.connect(lambda: int("a mistake made on purpose"))
    action.trigger()

    assert "a mistake made on purpose" in told[0]
    assert "test_appearance.py" in told[0]
    copy = window.part(MapFiles).slot.read()
    assert "Before the mistake" in copy.text
    log = own_folders / "data" / "mapkit" / "mistakes.log"
    assert "a mistake made on purpose" in log.read_text("utf-8")
    assert window.isVisible()
