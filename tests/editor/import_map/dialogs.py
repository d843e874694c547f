"""The import dialog that is open, and how it is accepted."""

from __future__ import annotations

from PyQt6.QtWidgets import QApplication

from mapkit.editor.import_map.dialog import ImportDialog
from tests.editor.waiting import wait


def rest(dialog: ImportDialog) -> None:
    wait(lambda: not dialog.busy)


def import_dialogs() -> list[ImportDialog]:
    found = QApplication.activeModalWidget()
    return [found] if isinstance(found, ImportDialog) else []


def accept(dialog: ImportDialog) -> None:
    rest(dialog)
    dialog.open_button.click()
