"""What this program is, and what to name in a bug report."""

from __future__ import annotations

import platform

from PyQt6.QtCore import PYQT_VERSION_STR, QT_VERSION_STR
from PyQt6.QtWidgets import QApplication, QMessageBox, QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.labels import message_box
from mapkit.version import __version__


def show_about(parent: QWidget) -> None:
    """Show the dialog."""
    more = (
        tr("Maps for area-movement board games, and who sees whom on them.")
        + "\n\n"
        + tr("Free software under the GNU General Public License, version 3 or later.")
        + f"\n\nPython {platform.python_version()} · PyQt {PYQT_VERSION_STR} · "
        f"Qt {QT_VERSION_STR}"
    )
    box = message_box(parent, QMessageBox.Icon.NoIcon, f"mapkit {__version__}", more)
    box.setWindowTitle(tr("About mapkit"))
    box.setIconPixmap(QApplication.windowIcon().pixmap(72, 72))
    box.exec()
