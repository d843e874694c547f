"""What every test of the editor gets: no screen, own folders, a window that closes unasked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("PyQt6.QtWidgets")
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n import install_language
from mapkit.editor.settings import set_aside
from mapkit.editor.tasks.main_thread import delete_now
from mapkit.editor.widgets import theme
from mapkit.mapfile import new_map, read_map
from mapkit.model import GameMap
from tests.editor.hand import Hand
from tests.editor.kept_window import SIZE, KeptWindows, close, is_kept, own_settings
from tests.editor.screen import virtual_screen
from tests.editor.steps import OpenWindow, dialogs
from tests.waiting import LIMIT_S

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Settings and recovery copies go to a folder of the test's own; settings are plain."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    yield tmp_path
    assert set_aside() == [], "the window wrote settings that it refuses to read"


@pytest.fixture(autouse=True)
def nothing_half_deleted() -> Iterator[None]:
    """What a test leaves is deleted by Qt, before Python looks for garbage."""
    yield
    if isinstance(QApplication.instance(), QApplication):
        for widget in QApplication.topLevelWidgets():
            if widget.parent() is None and not is_kept(widget):
                widget.deleteLater()
    delete_now()


@pytest.fixture(autouse=True)
def no_button_held() -> Iterator[None]:
    """A test lets go the buttons of the mouse: Qt would hold them for all tests after it."""
    yield
    if held := QGuiApplication.mouseButtons():
        there = QWidget()
        for button in (button for button in Qt.MouseButton if button & held):
            QTest.mouseRelease(there, button)
        pytest.fail(f"the test holds {held.name} still")


@pytest.fixture(scope="session")
def qapp(qapp_args: list[str], qapp_cls: type[QApplication]) -> QApplication:
    """The application as the program makes it, in English."""
    app = QApplication.instance() or qapp_cls(qapp_args)
    assert isinstance(app, QApplication)
    os.environ["LANGUAGE"] = os.environ["LC_ALL"] = "C"
    install_language(app)
    theme.apply(app)
    return app


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QtBot:
    """One that waits as long as tests ever do."""
    monkeypatch.setattr(qtbot, "waitUntil", partial(qtbot.waitUntil, timeout=1000 * LIMIT_S))
    return qtbot


@pytest.fixture
def no_dialogs(qapp: QApplication) -> Iterator[None]:
    """Turn away every dialog and menu that comes up."""

    def turn_away() -> None:
        for widget in dialogs():
            widget.close()

    timer = QTimer(qapp)
    timer.timeout.connect(turn_away)
    timer.start(10)
    yield
    timer.stop()


@pytest.fixture
def screen() -> Iterator[str]:
    """A screen for the real program, by the name that DISPLAY takes."""
    with virtual_screen() as name:
        yield name


@pytest.fixture(scope="session")
def rows_map() -> GameMap:
    """Three rows of four fields, 120 by 90 mm."""
    return new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)


@pytest.fixture
def map_path(tmp_path: Path) -> Path:
    """A map file with a comment in it."""
    path = tmp_path / "two-rooms.yaml"
    path.write_text((ROOT / "examples" / "two-rooms.yaml").read_text("utf-8"), encoding="utf-8")
    assert not read_map(path).has_errors
    return path


@pytest.fixture(scope="module")
def kept_windows(qapp: QApplication, rows_map: GameMap) -> Iterator[KeptWindows]:
    """The window that the tests of a module use in turn, where it is known to come back as new."""
    kept = KeptWindows(rows_map)
    yield kept
    kept.close()
    qapp.processEvents()


@pytest.fixture
def open_window(
    kept_windows: KeptWindows, qapp: QApplication, request: pytest.FixtureRequest
) -> Iterator[OpenWindow]:
    """A function that opens a window on a map; all close at the end without a question.

    The first is the window of the module with another map, unless it is not as it was.
    """
    opened: list[EditorWindow] = []
    alone = request.node.get_closest_marker("new_windows") is not None

    def open_(game_map: GameMap) -> EditorWindow:
        window = None
        if not (alone or opened or own_settings()):
            window = kept_windows.window_on(game_map)
        if window is None:
            kept_windows.stand_aside()
            window = EditorWindow(game_map)
            window.resize(*SIZE)
            window.show()
            qapp.processEvents()
            if not (alone or opened or own_settings()):
                kept_windows.know(window, game_map)
        window.part(BoardView).fit()
        opened.append(window)
        return window

    yield open_
    for window in opened:
        if alone or not kept_windows.keep(window):
            close(window)
    delete_now()
    qapp.processEvents()


@pytest.fixture
def window(open_window: OpenWindow, rows_map: GameMap) -> EditorWindow:
    """A window on :func:`rows_map`."""
    return open_window(rows_map)


@pytest.fixture
def hand(window: EditorWindow) -> Hand:
    """A mouse and keys on :func:`window`."""
    return Hand(window)
