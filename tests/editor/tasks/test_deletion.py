"""Windows are whole until Qt has deleted them, however and whenever they go."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref
from pathlib import Path

import pytest
from PyQt6 import sip

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.sight.answers import Answers
from mapkit.editor.tasks.main_thread import delete_now, delete_windows
from mapkit.model import GameMap
from tests.editor.waiting import outlast, settle, wait
from tests.waiting import LIMIT_S

pytestmark = pytest.mark.usefixtures("qapp")

ROOT = Path(__file__).resolve().parents[3]

# Its folder changes after each window, so that what watches it has something to tell.
OPEN_AND_CLOSE = """
import faulthandler, gc, sys
from pathlib import Path
faulthandler.enable()
from mapkit.editor.app.program import open_first_window
from mapkit.editor.app.program import application
from mapkit.editor.sight.answers import Answers
from tests.editor.waiting import outlast, settle, wait
app, path = application(), Path(sys.argv[1])
for number in range(12):
    window = open_first_window(path)
    if number % 4 == 3:
        settle(window)
        wait(lambda: not window.part(Answers).slow.at_work)
        outlast(400)
    for _ in range(number % 4):
        app.processEvents()
    window.close()
    if number % 3:
        window.deleteLater()
    del window
    gc.collect()
    path.with_name(f"{number}").mkdir()
    outlast(20)
"""

BEGIN_AND_END = """
import sys
from pathlib import Path
from PyQt6 import sip
from PyQt6.QtCore import QTimer
from mapkit.editor.app import program
opened, open_ = [], program.open_first_window
def open_and_close(path):
    opened.append(open_(path))
    QTimer.singleShot(0, opened[0].close)
    return opened[0]
program.open_first_window = open_and_close
sys.exit(program.start(Path(sys.argv[1])) or not sip.isdeleted(opened[0]))
"""


def run(code: str, map_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", code, map_path],
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'exporters'}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT_S,
    )
    assert done.returncode == 0, done.stderr


def test_windows_that_are_closed_at_any_time_do_not_crash(map_path: Path) -> None:
    run(OPEN_AND_CLOSE, map_path)


def test_the_program_ends_with_its_window_deleted(map_path: Path) -> None:
    run(BEGIN_AND_END, map_path)


def test_a_window_that_nobody_refers_to_is_whole_until_qt_has_deleted_it(rows_map: GameMap) -> None:
    def open_and_close() -> weakref.ref[EditorWindow]:
        window = EditorWindow(rows_map)
        window.show()
        settle(window)
        wait(lambda: not window.part(Answers).slow.at_work)
        outlast(500)
        window.close()
        window.deleteLater()
        return weakref.ref(window)

    seen = open_and_close()
    gc.collect()
    window = seen()
    assert window is not None
    assert not sip.isdeleted(window)
    delete_now()
    assert sip.isdeleted(window)


def test_all_windows_are_deleted_at_the_end(rows_map: GameMap) -> None:
    windows = [EditorWindow(rows_map) for _ in range(2)]
    for window in windows:
        window.close()
    delete_windows()
    assert all(map(sip.isdeleted, windows))
    delete_windows()
