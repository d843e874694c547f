"""Asks for another number or id of a field."""

from __future__ import annotations

from PyQt6.QtWidgets import QCheckBox, QLineEdit, QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.form_dialog import FormDialog
from mapkit.editor.widgets.labels import plain_label


class RenameDialog(FormDialog):
    """A line with the id, and whether the old one goes on finding the field."""

    def __init__(self, field: str, parent: QWidget | None) -> None:
        super().__init__(tr("Rename"), tr("&Rename"), parent)
        self._field = field
        self.line = QLineEdit(field)
        self.line.selectAll()
        label = plain_label(tr("&Number or id of the field"), wrapped=False)
        label.setBuddy(self.line)
        self.form.addRow(label, self.line)
        self.keeps = QCheckBox(tr("&Keep {id} as a former id", id=field))
        self.keeps.setToolTip(tr("Questions, saved games and programs may go on using it."))
        self.form.addRow(self.keeps)

    @property
    def new_id(self) -> str | None:
        """Another id; None where there is none, or it is the same."""
        text = self.line.text().strip()
        return text if text and text != self._field else None
