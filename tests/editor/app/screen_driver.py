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

PICTURE = sys.argv[2]


def use() -> None:
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, EditorWindow)]
    if not found or not found[0].isVisible():
        QTimer.singleShot(50, use)
        return
    window = found[0]
    QTest.qWait(300)
    window.actions_by_id["help.palette"].trigger()  # no window manager gives the keys to a window
    QTest.qWait(200)
    palette = window.findChildren(CommandPalette)[0]
    QTest.keyClicks(palette.line, "zoom")
    QTest.qWait(200)
    screen = window.screen()
    assert screen is not None
    assert screen.grabWindow().save(PICTURE)
    palette.close()
    window.close()
    QTimer.singleShot(0, partial(os._exit, 0))


QTimer.singleShot(0, use)
sys.exit(start(Path(sys.argv[1])))
