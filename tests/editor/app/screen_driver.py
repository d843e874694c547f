"""Runs the real program on a real screen for a test, uses it by keys and takes its picture."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QTimer
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.program import start
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.dialogs.command_palette import CommandPalette
from tests.editor.waiting import settle, wait, when

PICTURE = sys.argv[2]


def windows() -> list[EditorWindow]:
    found = QApplication.topLevelWidgets()
    return [w for w in found if isinstance(w, EditorWindow) and w.isVisible()]


def use() -> None:
    (window,) = windows()
    settle(window)
    window.actions_by_id["help.palette"].trigger()  # no window manager gives the keys to a window
    palette = window.findChildren(CommandPalette)[0]
    wait(palette.line.isVisible)
    QTest.keyClicks(palette.line, "zoom")
    settle(window)
    screen = window.screen()
    assert screen.grabWindow().save(PICTURE)
    palette.close()
    window.close()
    QTimer.singleShot(0, partial(os._exit, 0))


when(windows, use)
sys.exit(start(Path(sys.argv[1])))
