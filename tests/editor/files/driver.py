"""Runs the real program for a test and does what it is told: ``driver.py edit|restore MAP``."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.program import start
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files.autosave import Autosave
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.restoring import RestoreDialog
from mapkit.model import GameMap
from tests.editor.waiting import open_dialog, when


def renamed(name: str, game_map: GameMap) -> GameMap:
    return replace(game_map, name=name)


def editor() -> EditorWindow | None:
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, EditorWindow)]
    return found[0] if found and found[0].isVisible() else None


def edit() -> None:
    window = editor()
    autosave = window.part(MapFiles).findChild(Autosave)
    autosave.written.connect(lambda: print("kept", flush=True))
    for n in range(3):
        window.model.edit("rename", partial(renamed, f"Renamed {n}"))
    print("edited", flush=True)


def restore() -> None:
    dialog = open_dialog(RestoreDialog)
    when(editor, report)
    QTest.mouseClick(dialog.restore_button, Qt.MouseButton.LeftButton)


def report() -> None:
    window = editor()
    files = window.part(MapFiles)
    print(f"{window.model.committed.name}|{files.path}|{files.modified}", flush=True)
    assert files.save()
    window.close()
    QTimer.singleShot(0, partial(os._exit, 0))


match sys.argv[1]:
    case "edit":
        when(editor, edit)
    case "restore":
        when(QApplication.activeModalWidget, restore)
sys.exit(start(Path(sys.argv[2])))
