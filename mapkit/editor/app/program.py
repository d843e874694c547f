"""The program: one Qt application with one window."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path

from PyQt6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PyQt6.QtGui import QIcon
from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.session import last_map, restore_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.dialogs.first_hints import show_first_hints
from mapkit.editor.files import crash_reports as crash
from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.restoring import ask_restoring
from mapkit.editor.i18n import install_language
from mapkit.editor.i18n.texts import tr
from mapkit.editor.layouts.feature import Layouts
from mapkit.editor.settings import refuse_objects_of_qt, set_aside
from mapkit.editor.tasks.main_thread import delete_windows
from mapkit.editor.widgets import theme
from mapkit.mapfile import new_map
from mapkit.messages import one_line, say
from mapkit.version import __version__

_TURN_S = 0.0005
"""How long a thread may run Python while others wait; Python's own is ten times as long."""

_MISSING = 7
"""The exit code where something that is needed is not here, as of the command line."""

_LAST_WORK_S = 2.0
"""How long the program's end waits for threads that are to stop."""


def application() -> QApplication:
    """Return the Qt application, made and styled on the first call."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    # Answers are computed in threads; the window must not wait long for its turn among them.
    sys.setswitchinterval(_TURN_S)
    # Qt would hand half transparent and patterned shapes of a hundred spans to threads and wait for
    # these: for the small shapes of a large map, hundreds of times in one repaint.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    before = qInstallMessageHandler(_say_fatal)
    app = QApplication(["mapkit"])
    qInstallMessageHandler(before)
    app.setApplicationName("mapkit")
    app.setApplicationDisplayName("mapkit")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("mapkit")
    app.setWindowIcon(QIcon(str(theme.PICTURES / "mapkit.svg")))
    install_language(app)
    theme.apply(app)
    return app


def _say_fatal(kind: QtMsgType, _at: QMessageLogContext, message: str | None) -> None:
    """End with words where Qt would abort: it can draw to no screen that is here."""
    said = one_line((message or "").strip().rpartition("\n")[2])
    if kind == QtMsgType.QtFatalMsg:
        wanted = os.environ.get("QT_QPA_PLATFORM", "")
        said = "mapkit: " + say(
            'the editor opens a window, but Qt finds no screen for QT_QPA_PLATFORM="{platform}": '
            "{problem}",
            platform=one_line(wanted),
            problem=said,
        )
    sys.stderr.write(f"{said}\n")
    sys.stderr.flush()
    if kind == QtMsgType.QtFatalMsg:
        os._exit(_MISSING)


def start(path: Path | None = None) -> int:
    """Run the editor until its window is closed.

    ``path`` is a map file, or the name of a shipped map; None for the last session's map, or the
    start page where there is none. Returns the exit code.
    """
    app = application()
    crash.install()
    _handle_signals(app)
    window = open_first_window(path)
    code = app.exec() if window is not None else 0
    delete_windows()
    _let_threads_end()
    return code


def _let_threads_end() -> None:
    """Wait for the threads that the windows have stopped: inside Qt, Python's end is a crash."""
    until = time.monotonic() + _LAST_WORK_S
    for thread in threading.enumerate():
        if thread.daemon:
            thread.join(max(0.0, until - time.monotonic()))


def _handle_signals(app: QApplication) -> None:
    """Close the window on Ctrl-C in the terminal; on SIGTERM and SIGHUP keep the work and end."""

    def end(number: int, _frame: object) -> None:
        crash.save_recovery_copies()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)  # so that the parent process sees which signal it was

    signal.signal(signal.SIGINT, lambda *_: app.closeAllWindows())
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), end)
    timer = QTimer(app)  # Python must run now and then to notice a signal
    timer.timeout.connect(lambda: None)
    timer.start(250)


if __name__ == "__main__":
    sys.exit(start(Path(sys.argv[1]) if len(sys.argv) > 1 else None))


def open_first_window(path: Path | None) -> EditorWindow | None:
    """Open the window, None where a person decided not to.

    Beside a layout it is not shown before it has a map to show.

    ``path`` is that of a map file or a layout, or a shipped map's name.
    """
    refuse_objects_of_qt()
    wanted = path if path is not None else last_map()
    window = EditorWindow(new_map("empty"))
    restore_window(window)
    _tell_set_aside()
    files = window.part(MapFiles)
    leftover = ask_restoring(None, wanted)
    opened = leftover is not None and files.restore(*leftover)
    if not opened and wanted is not None:
        opened = files.open(wanted, ask=False)
    if not opened:
        from mapkit.editor.dialogs.start_page import StartPage  # noqa: PLC0415 - not often

        while not opened:
            page = StartPage()
            if not page.exec():
                window.close()
                window.deleteLater()
                return None
            opened = page.open_in(window)
    layouts = window.part(Layouts)
    if layouts.windows:
        layouts.alone = True
    else:
        window.show()
        show_first_hints(window)
    return window


def _tell_set_aside() -> None:
    for path in set_aside():
        questions.tell_problem(
            None,
            tr("The settings of the window were not read, so they are those of the first start."),
            tr(
                "They held something other than plain values, which the program never writes. The "
                "file is kept as {path}.",
                path=path,
            ),
        )
