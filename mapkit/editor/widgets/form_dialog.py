"""A form in a window of its own."""

from __future__ import annotations

from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget


class FormDialog(QDialog):
    """A form with a button to accept it."""

    def __init__(self, title: str, accept: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(320)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        self.form = QFormLayout()
        self.form.setHorizontalSpacing(16)
        layout.addLayout(self.form)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        ready = buttons.addButton(accept, QDialogButtonBox.ButtonRole.AcceptRole)
        assert ready is not None
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        ready.setDefault(True)
