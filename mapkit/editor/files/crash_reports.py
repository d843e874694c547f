"""Unhandled exceptions: shown and logged, and no work is lost.

PyQt ends the process on an unhandled exception in a slot. With this hook the program continues.
"""

from __future__ import annotations

import platform
import sys
import threading
import time
import traceback
from collections.abc import Callable
from types import TracebackType

from PyQt6.QtCore import PYQT_VERSION_STR, QT_VERSION_STR, QThread
from PyQt6.QtWidgets import QApplication, QMessageBox

from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import state_folder
from mapkit.editor.widgets.labels import message_box
from mapkit.messages import plain_lines
from mapkit.version import __version__

recovery_savers: list[Callable[[], None]] = []
"""What :func:`save_recovery_copies` calls."""

_LOG = "mistakes.log"
_LOG_LIMIT = 1_000_000
_telling = False


def install() -> None:
    """Replace Python's exception hooks, for the GUI's thread and for all others."""
    sys.excepthook = _hook
    threading.excepthook = _thread_hook


def save_recovery_copies() -> None:
    """Write recovery copies while that is possible; exceptions in it are printed, not raised."""
    for save in recovery_savers:
        try:
            save()
        except Exception:  # noqa: BLE001 - there is nobody left to tell
            traceback.print_exc()


def report_of(
    kind: type[BaseException], problem: BaseException, trace: TracebackType | None
) -> str:
    """Return what a bug report needs."""
    versions = (
        f"mapkit {__version__}, Python {platform.python_version()}, "
        f"PyQt {PYQT_VERSION_STR}, Qt {QT_VERSION_STR}, {platform.platform()}"
    )
    return f"{versions}\n\n{''.join(traceback.format_exception(kind, problem, trace)).rstrip()}"


def _hook(kind: type[BaseException], problem: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.closeAllWindows()
        return
    report = report_of(kind, problem, trace)
    save_recovery_copies()
    sys.stderr.write(report + "\n")
    _log(report)
    _tell(problem, report)


def _thread_hook(arguments: threading.ExceptHookArgs) -> None:
    """Log what happened in another thread; only the GUI's may show a dialog."""
    problem = arguments.exc_value
    if problem is not None and not isinstance(problem, SystemExit):
        report = report_of(arguments.exc_type, problem, arguments.exc_traceback)
        sys.stderr.write(report + "\n")
        _log(report)


def _log(report: str) -> None:
    try:
        path = state_folder() / _LOG
        if path.exists() and not path.is_file():  # a pipe would be waited for
            return
        mode = "w" if path.exists() and path.stat().st_size > _LOG_LIMIT else "a"
        with path.open(mode, encoding="utf-8") as file:
            file.write(f"--- {time.strftime('%Y-%m-%d %H:%M:%S')}\n{report}\n\n")
    except OSError:
        return  # a full disk must not raise a second exception


def _tell(problem: BaseException, report: str) -> None:
    """Show a dialog, one at a time, and only in the thread that may."""
    global _telling  # noqa: PLW0603 - one dialog for the process
    app = QApplication.instance()
    if _telling or not isinstance(app, QApplication) or QThread.currentThread() != app.thread():
        return
    _telling = True
    try:
        more = tr(
            "Your work is still open and a recovery copy was written. You can continue, but "
            "it is best to save under another name. Please report the details."
        )
        box = message_box(
            app.activeWindow(), QMessageBox.Icon.Critical, tr("Something went wrong in mapkit."),
            f"{more}\n\n{type(problem).__name__}: {problem}",
        )  # fmt: skip
        box.setWindowTitle("mapkit")
        box.setDetailedText(plain_lines(report))
        copy = box.addButton(tr("&Copy the details"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(tr("&Continue"), QMessageBox.ButtonRole.AcceptRole)
        box.exec()
        clipboard = QApplication.clipboard()
        if box.clickedButton() is copy and clipboard is not None:
            clipboard.setText(report)
    finally:
        _telling = False
