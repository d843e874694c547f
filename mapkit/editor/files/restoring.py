"""Offers the unsaved work that a crash left."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QDateTime, QLocale, Qt
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.files import questions
from mapkit.editor.files.recovery import RecoveryCopy, RecoverySlot, leftovers
from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.labels import plain_label, plain_tip
from mapkit.messages import one_line

Leftover = tuple[RecoverySlot, RecoveryCopy]


class RestoreDialog(QDialog):
    """A list of unsaved work; one of it can be opened, or given up."""

    def __init__(self, found: list[Leftover], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Restore unsaved work"))
        self.setMinimumWidth(560)
        self.chosen: Leftover | None = None
        self._found = found
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        text = plain_label(
            tr(
                "mapkit ended unexpectedly, but your work was kept. What do you want to "
                "restore? Restored work is not written to its file until you save it."
            )
        )
        layout.addWidget(text)
        self.list = QListWidget()
        self.list.setStyleSheet("QListWidget::item { padding: 5px; }")
        self.list.itemDoubleClicked.connect(lambda _item: self._restore())
        layout.addWidget(self.list)
        buttons = QDialogButtonBox()
        self.restore_button = buttons.addButton(
            tr("&Restore"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.discard_button = buttons.addButton(
            tr("&Delete it"), QDialogButtonBox.ButtonRole.DestructiveRole
        )
        buttons.addButton(tr("&Not now"), QDialogButtonBox.ButtonRole.RejectRole)
        assert self.restore_button is not None
        assert self.discard_button is not None
        self.restore_button.setDefault(True)
        self.restore_button.clicked.connect(self._restore)
        self.discard_button.clicked.connect(self._discard)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self._fill()

    def _fill(self) -> None:
        self.list.clear()
        for _, copy in self._found:
            saved = QDateTime.fromSecsSinceEpoch(int(copy.saved_at))
            when = QLocale().toString(saved, QLocale.FormatType.ShortFormat)
            where = str(Path(copy.path).parent) if copy.path else tr("never saved")
            item = QListWidgetItem(f"{one_line(copy.name)}\n{when} · {where}")
            item.setData(Qt.ItemDataRole.ToolTipRole, plain_tip(copy.path))
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _restore(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self.chosen = self._found[row]
            self.accept()

    def _discard(self) -> None:
        row = self.list.currentRow()
        if row < 0:
            return
        slot, _ = self._found.pop(row)
        slot.clear()
        slot.release()
        self._fill()
        if not self._found:
            self.reject()


def ask_restoring(parent: QWidget | None, wanted: Path | None) -> Leftover | None:
    """Offer what earlier runs left behind, if anything.

    ``wanted``, the map that is about to be opened, stands first. Returns what to open instead, its
    slot taken. All else stays for another time.
    """
    found, aside = leftovers()
    if aside:
        questions.tell_problem(
            parent,
            tr("Some unsaved work cannot be restored: mapkit does not understand its files."),
            tr("They are kept:") + "\n" + "\n".join(one_line(str(path)) for path in aside),
        )
    if not found:
        return None
    if wanted is not None:
        found.sort(key=lambda pair: pair[1].path != str(wanted.absolute()))
    dialog = RestoreDialog(found, parent)
    dialog.exec()
    for pair in found:
        if pair is not dialog.chosen:
            pair[0].release()
    return dialog.chosen
