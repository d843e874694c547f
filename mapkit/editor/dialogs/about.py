"""What this program is, and what to name in a bug report."""

from __future__ import annotations

import platform

from PyQt6.QtCore import PYQT_VERSION_STR, QT_VERSION_STR
from PyQt6.QtWidgets import QApplication, QMessageBox, QWidget

from mapkit import __version__
from mapkit.editor.i18n.texts import tr

__all__ = ["show_about"]


def show_about(parent: QWidget) -> None:
    """Show the dialog."""
    box = QMessageBox(parent)
    box.setWindowTitle(tr("About mapkit"))
    box.setIconPixmap(QApplication.windowIcon().pixmap(72, 72))
    box.setText(f"<b>mapkit {__version__}</b>")
    box.setInformativeText(
        tr("Maps for area-movement board games, and who sees whom on them.")
        + "<br><br>"
        + tr("Free software under the GNU General Public License, version 3 or later.")
        + f"<br><br>Python {platform.python_version()} · PyQt {PYQT_VERSION_STR} · "
        f"Qt {QT_VERSION_STR}"
    )
    box.exec()
