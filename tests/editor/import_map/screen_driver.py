"""Runs the real program on a real screen for a test, imports a file by keys, takes its picture."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.program import start
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.import_map.dialog import ImportDialog
from mapkit.editor.import_map.feature import MapImport
from tests.editor.waiting import settle, wait, when

DRAWING, PICTURE = Path(sys.argv[1]), sys.argv[2]


def windows() -> list[EditorWindow]:
    found = QApplication.topLevelWidgets()
    return [w for w in found if isinstance(w, EditorWindow) and w.isVisible()]


def dialogs() -> list[ImportDialog]:
    found = QApplication.activeModalWidget()
    return [found] if isinstance(found, ImportDialog) else []


def look() -> None:
    (dialog,) = dialogs()
    wait(dialog.open_button.isEnabled)
    screen = dialog.screen()
    assert screen.grabWindow().save(PICTURE)
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def use() -> None:
    (window,) = windows()
    settle(window)
    when(dialogs, look)
    window.part(MapImport).open(DRAWING)
    settle(window)
    file = window.part(MapFiles)
    state = "unsaved" if file.modified else "saved"
    print(len(window.model.committed.fields), file.file.title, state, flush=True)
    window.close_guards.clear()
    window.close()
    QTimer.singleShot(0, partial(os._exit, 0))


when(windows, use)
sys.exit(start(Path("launch-site")))
