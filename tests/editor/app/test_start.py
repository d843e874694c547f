"""How the program begins, and what it needs for it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QTabBar

from mapkit.cli.program import program
from mapkit.editor.app import system_libraries as system
from mapkit.editor.app.desktop_entry import install_desktop_entry
from mapkit.editor.app.program import open_first_window
from mapkit.editor.app.session import last_map, remember_session
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.dialogs.new_map import NewMapDialog
from mapkit.editor.dialogs.start_page import SIZE, StartPage
from mapkit.editor.dialogs.tutorial import TutorialDock
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.settings import remember_recent
from mapkit.editor.tasks.main_thread import delete_now
from mapkit.mapfile.grids import grid_map
from tests.editor.waiting import open_dialog, wait, when
from tests.waiting import LIMIT_S

pytestmark = pytest.mark.usefixtures("qapp")

needs_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere there is one screen"
)
ROOT = Path(__file__).resolve().parents[3]


def close(window: EditorWindow | None) -> None:
    window.close_guards.clear()
    window.close()
    window.deleteLater()
    QApplication.processEvents()


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if k not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    paths = f"{ROOT}{os.pathsep}{ROOT / 'exporters'}"
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**kept, "PYTHONPATH": paths, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT_S,
    )


def test_nothing_but_the_editor_loads_qt() -> None:
    done = python(
        "import sys, mapkit.cli.run as r\n"
        "assert r.run(['--version']) == 0\n"
        "assert r.run(['edit', '--help']) == 0\n"
        "assert not [m for m in sys.modules if m.startswith('PyQt6')]"
    )
    assert done.returncode == 0, done.stderr


def test_without_pyqt_it_says_what_to_install() -> None:
    done = python(
        "import sys, importlib.util as u\n"
        "real = u.find_spec\n"
        "u.find_spec = lambda name, *a: None if name == 'PyQt6' else real(name, *a)\n"
        "import mapkit.cli.run as r\n"
        "sys.exit(r.run(['edit']))"
    )
    assert done.returncode == 7
    assert "pip install PyQt6" in done.stderr
    assert "Traceback" not in done.stderr


@needs_linux
@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":7777"},
        {"DISPLAY": "a:b"},
        {"DISPLAY": "localhost:99999"},
        {"WAYLAND_DISPLAY": "wayland-none", "XDG_RUNTIME_DIR": "/nowhere"},
        {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":7777"},
    ],
)
def test_a_screen_that_does_not_answer_is_told_before_qt_ends_the_process(
    environment: dict[str, str],
) -> None:
    with pytest.raises(system.EditorUnavailableError, match="no screen answers at"):
        system.require_window(environment)
    with pytest.raises(system.EditorUnavailableError, match="there is no screen here"):
        system.require_window({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"})


@needs_linux
def test_a_screen_that_answers_is_taken(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as screen:
        screen.bind(str(tmp_path / "wayland-5"))
        screen.listen()
        system.require_window({"WAYLAND_DISPLAY": "wayland-5", "XDG_RUNTIME_DIR": str(tmp_path)})


def test_without_a_screen_it_says_so() -> None:
    code = "import sys, mapkit.cli.run as r\nsys.exit(r.run(['edit']))"
    done = python(code, QT_QPA_PLATFORM="")
    assert done.returncode == 7
    assert "no screen" in done.stderr


def test_a_platform_that_qt_does_not_know_is_told() -> None:
    done = python("import mapkit.cli.run as r\nr.run(['edit'])", QT_QPA_PLATFORM="none:a=b")
    assert done.returncode == 7, done.stderr
    assert 'Qt finds no screen for QT_QPA_PLATFORM="none:a=b": Available' in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries come with Qt elsewhere")
def test_missing_libraries_are_named_with_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    told = (
        "\tlibEGL.so.1 => not found\n\tlibc.so.6 => /lib/libc.so.6 (0x1)\n"
        "\tlibglib-2.0.so.0 => not found\n\tlibgthread-2.0.so.0 => not found\n"
    )

    def ldd(*_arguments: object, **_options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 0, told, "")

    monkeypatch.setattr(subprocess, "run", ldd)
    with pytest.raises(system.EditorUnavailableError) as problem:
        system.require_window({"QT_QPA_PLATFORM": "offscreen"})
    assert "libEGL.so.1, libglib-2.0.so.0" in str(problem.value)
    assert str(problem.value).endswith("apt-get install libegl1 libglib2.0-0")


def test_on_this_machine_nothing_is_missing() -> None:
    assert system.missing_libraries(screen=False) == []


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libGL.so.1", "libgl1"),
        ("libX11.so.6", "libx11-6"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libfontconfig.so.1", "libfontconfig1"),
    ],
)
def test_debian_names_packages_by_rule(library: str, package: str) -> None:
    assert system.debian_package(library) == package


def test_what_the_first_painting_does_not_need_is_loaded_after_it() -> None:
    done = python(
        "import os, sys\n"
        "from pathlib import Path\n"
        "from mapkit.editor.app.program import application\n"
        "from mapkit.editor.app.program import open_first_window\n"
        "from mapkit.editor.canvas.zooming import ZoomedView\n"
        "loaded, paint = [], ZoomedView.paintEvent\n"
        "def painted(self, event):\n"
        "    loaded.append({m.partition('.')[2] for m in sys.modules if m[:7] == 'mapkit.'})\n"
        "    loaded.append({m.partition('.')[0] for m in sys.modules})\n"
        "    paint(self, event)\n"
        "ZoomedView.paintEvent = painted\n"
        "app = application()\n"
        "window = open_first_window(Path('launch-site'))\n"
        "while not loaded or 'mapkit.board.derived' not in sys.modules:\n"
        "    app.processEvents()\n"
        "early = {m for m in loaded[0] if m.startswith(('board', 'analysis', 'compiled', 'export'))"
        " or m in {'sight.explain', 'sight.pairs', 'editor.dialogs.start_page'}}\n"
        "assert not early, early\n"
        "assert not loaded[1] & {'matplotlib', 'mapkit_exporters'}\n"
        "os._exit(0)\n",  # the thread that loads the rest is still inside Qt
        QT_QPA_PLATFORM="offscreen",
    )
    assert done.returncode == 0, done.stderr


def test_it_opens_the_map_it_is_given(map_path: Path) -> None:
    window = open_first_window(map_path)
    assert window.part(MapFiles).path == map_path
    assert window.isVisible()
    close(window)


def test_it_opens_a_shipped_board_as_a_copy() -> None:
    window = open_first_window(Path("launch-site"))
    assert window.part(MapFiles).path is None
    assert window.model.committed.id == "launch-site"
    close(window)


def test_the_last_session_comes_back(qtbot, map_path: Path) -> None:
    window = open_first_window(map_path)
    window.resize(900, 640)
    QApplication.processEvents()
    window.part(BoardView).zoom(3.0)
    zoom = window.part(BoardView).pixels_per_mm()
    remember_session(window)
    close(window)
    again = open_first_window(None)
    assert again.part(MapFiles).path == map_path
    qtbot.waitUntil(lambda: abs(again.part(BoardView).pixels_per_mm() - zoom) < 0.01)
    close(again)


def test_a_program_that_is_killed_has_remembered_its_map(map_path: Path, tmp_path: Path) -> None:
    earlier = tmp_path / "earlier.yaml"
    earlier.write_bytes(map_path.read_bytes())
    first = open_first_window(earlier)
    close(first)
    killed = open_first_window(map_path)  # and nothing more is asked of it
    assert last_map() == map_path
    close(killed)


def test_restored_docks_leave_no_tabs_behind(map_path: Path) -> None:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    for _ in range(2):
        window = open_first_window(map_path)
        QApplication.processEvents()
        bars = window.findChildren(QTabBar, options=direct)
        tabs = [bar for bar in bars if bar.isVisible() and bar.count()]
        assert len(tabs) == 2
        assert window.docks["trace"].isHidden()  # nobody has begun with a photo
        remember_session(window)
        close(window)


def test_without_anything_it_opens_the_start_page(map_path: Path) -> None:
    remember_recent(map_path)

    def pick() -> None:
        page = open_dialog(StartPage)
        items = [page.list.item(n) for n in range(page.list.count())]
        titles = [item.text() for item in items if item is not None]
        assert titles[0] == "Recent files"
        assert "Launch Site" in titles
        page.list.setCurrentRow(1)
        page.list.itemActivated.emit(page.list.item(1))

    when(QApplication.activeModalWidget, pick)
    window = open_first_window(None)
    assert window.part(MapFiles).path == map_path
    close(window)


def test_keys_work_on_the_start_page_as_in_the_window() -> None:
    def begin() -> None:
        page = open_dialog(StartPage)
        when(lambda: isinstance(QApplication.activeModalWidget(), NewMapDialog), name_it)
        page.activateWindow()
        wait(page.isActiveWindow)
        QTest.keyClick(page, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        if page.isVisible():  # no dialog came
            page.reject()

    def name_it() -> None:
        dialog = open_dialog(NewMapDialog)
        QTest.mouseClick(dialog.name, Qt.MouseButton.LeftButton)
        QTest.keyClicks(dialog.name, "Two sheds")
        QTest.keyClick(dialog.name, Qt.Key.Key_Return)

    when(QApplication.activeModalWidget, begin)
    window = open_first_window(None)
    assert window.model.committed.name == "Two sheds"
    close(window)


def test_the_start_page_begins_with_the_tutorial_beside_an_empty_board() -> None:
    def begin() -> None:
        QTest.mouseClick(open_dialog(StartPage).tutorial_button, Qt.MouseButton.LeftButton)

    when(QApplication.activeModalWidget, begin)
    window = open_first_window(None)
    wait(window.docks["tutorial"].isVisible)
    assert not window.model.committed.fields
    close(window)


def test_leaving_the_start_page_opens_nothing() -> None:
    def leave() -> None:
        page = open_dialog(StartPage)
        page.reject()

    before = QApplication.topLevelWidgets()
    when(QApplication.activeModalWidget, leave)
    assert open_first_window(None) is None
    delete_now()
    left = [widget for widget in QApplication.topLevelWidgets() if widget not in before]
    assert not [widget for widget in left if isinstance(widget, (EditorWindow, StartPage))]


def test_a_new_map_is_what_was_asked_for() -> None:
    dialog = NewMapDialog()
    dialog.name.setText("My | Yard")
    dialog.width_mm.setValue(300)
    dialog.height_mm.setValue(200)
    dialog.rows_of_fields.setChecked(True)
    dialog.rows.setValue(3)
    dialog.columns.setValue(5)
    dialog.accept()
    made = dialog.game_map
    assert (made.id, made.name, made.size_mm) == ("my-yard", "My | Yard", (300.0, 200.0))
    assert len(made.fields) == 15


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("shape", ["squares", "pointed", "flat"])
def test_a_new_map_is_a_grid_of_cells(shape: str) -> None:
    dialog = NewMapDialog()
    dialog.show()
    assert not dialog.shape.isVisible()
    dialog.grid.click()
    assert dialog.cell_mm.isVisible()
    assert not dialog.width_mm.isVisible()
    dialog.shape.setCurrentIndex(dialog.shape.findData(shape))
    dialog.rows.setValue(2)
    dialog.columns.setValue(3)
    dialog.cell_mm.setValue(40)
    dialog.accept()
    wanted = grid_map(shape, 3, 2, 40, id="new-board", name="New board")
    assert dialog.game_map == wanted
    assert wanted.ruleset.id == "skirmish_wars"


@pytest.mark.usefixtures("qapp")
def test_a_grid_takes_other_rules_and_says_what_is_too_large() -> None:
    dialog = NewMapDialog()
    dialog.grid.click()
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData("sniper_elite"))
    dialog.cell_mm.setValue(5000)
    dialog.accept()
    assert dialog.game_map is None
    assert "5000" in dialog.problem.text()
    dialog.cell_mm.setValue(25)
    dialog.accept()
    assert dialog.game_map is not None
    assert dialog.game_map.ruleset.id == "sniper_elite"


def test_the_desktop_entry_starts_this_very_program(own_folders: Path) -> None:
    entry, picture = install_desktop_entry()
    assert entry == own_folders / "data" / "applications" / "mapkit.desktop"
    lines = entry.read_text("utf-8").splitlines()
    assert lines[0] == "[Desktop Entry]"
    assert f"Exec={sys.executable} -P -m mapkit edit %f" in lines
    assert picture.read_text("utf-8").startswith("<svg")
    result = CliRunner().invoke(program, ["edit", "--install-desktop-entry"])
    assert result.exit_code == 0


@pytest.mark.usefixtures("qapp")
def test_the_number_of_fields_is_told() -> None:
    dialog = NewMapDialog()
    dialog.columns.setValue(5)
    dialog.rows.setValue(7)
    assert dialog.together.text() == "= 35 fields"
    dialog.columns.setValue(1)
    dialog.rows.setValue(1)
    assert dialog.together.text() == "= 1 field"


def test_the_tutorial_is_read_beside_the_board(window: EditorWindow) -> None:
    window.actions_by_id["help.tutorial"].trigger()
    QApplication.processEvents()
    shown = window.findChild(TutorialDock)
    assert shown.isVisible()
    words = shown.page.toPlainText()
    assert "Two sheds" in words
    for of_developers in ("tests/", "tools/", "checkout", "script"):
        assert of_developers not in words
    view = window.part(BoardView)
    board = view.rect().translated(view.mapTo(window, view.rect().topLeft()))
    page = shown.rect().translated(shown.mapTo(window, shown.rect().topLeft()))
    assert not board.intersects(page)
    assert view.width() >= 300
    for width in (560, 380):
        window.resizeDocks([shown], [width], Qt.Orientation.Horizontal)
        QApplication.processEvents()
        bar, viewport = shown.page.horizontalScrollBar(), shown.page.viewport()
        assert bar.maximum() == 0  # pictures are no wider than the page
        document = shown.page.document()
        assert document.size().height() > 9 * 0.4 * viewport.width()  # and they are there
    window.actions_by_id["help.tutorial"].trigger()
    assert window.findChildren(TutorialDock) == [shown]


def test_the_tutorial_of_cards_is_read_beside_the_board(window: EditorWindow) -> None:
    window.actions_by_id["help.tutorial_cards"].trigger()
    QApplication.processEvents()
    shown = window.findChild(TutorialDock, "tutorial-layout")
    assert shown.isVisible()
    assert "A board of cards in ten minutes" in shown.page.toPlainText()
    bar = shown.page.horizontalScrollBar()
    assert bar.maximum() == 0, "no line is wider than the page"
    window.actions_by_id["help.tutorial"].trigger()
    assert len(window.findChildren(TutorialDock)) == 2


def test_boards_have_pictures_once_the_start_page_is_seen(own_folders: Path) -> None:
    broken = own_folders / "broken.yaml"
    broken.write_text("no map\n", "utf-8")
    remember_recent(broken)
    page = StartPage()
    items = {item.text(): item for k in range(page.list.count()) if (item := page.list.item(k))}
    before = {name: item.icon().cacheKey() for name, item in items.items()}
    page.show()
    wait(lambda: items["Two rooms"].icon().cacheKey() != before["Two rooms"])
    picture = items["Launch Site"].icon().pixmap(SIZE).toImage()
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(0, picture.width(), 3)
        for y in range(0, picture.height(), 3)
    }
    assert len(colours) > 8
    (unread,) = (item for name, item in items.items() if name.startswith("broken.yaml"))
    assert unread.icon().cacheKey() == before[unread.text()]
    page.done(0)
    page.deleteLater()
