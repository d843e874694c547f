"""What a new map begins as: its name, its size, and empty or in rows."""

from __future__ import annotations

import re

from PyQt6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.i18n.texts import message_of, tr, tr_n
from mapkit.editor.widgets.labels import plain_label
from mapkit.errors import MapkitError
from mapkit.mapfile import new_map
from mapkit.model import GameMap

__all__ = ["NewMapDialog"]

_NOT_IN_AN_ID = re.compile(r"[\s|]+")


class NewMapDialog(QDialog):
    """Makes a map; :attr:`game_map` holds it once the dialog was accepted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New map"))
        self.game_map: GameMap | None = None
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        layout.addLayout(form)
        self.name = QLineEdit()
        self.name.setPlaceholderText(tr("New board"))  # a click and a word must not add to it
        self.name.setMaxLength(80)
        form.addRow(tr("&Name"), self.name)
        self.width_mm = _millimetres(600)
        self.height_mm = _millimetres(400)
        self.width_mm.setAccessibleName(tr("Width"))
        self.height_mm.setAccessibleName(tr("Height"))
        size = QHBoxLayout()
        size.addWidget(self.width_mm)
        size.addWidget(plain_label("×", wrapped=False))
        size.addWidget(self.height_mm)
        size.addStretch(1)
        size_label = plain_label(tr("&Size"), wrapped=False)
        size_label.setBuddy(self.width_mm)
        form.addRow(size_label, size)
        self.empty = QRadioButton(tr("&Empty board"))
        self.rows_of_fields = QRadioButton(tr("&Rows of equal fields"))
        self.empty.setChecked(True)
        group = QButtonGroup(self)
        group.addButton(self.empty)
        group.addButton(self.rows_of_fields)
        form.addRow(tr("Begin with"), self.empty)
        form.addRow("", self.rows_of_fields)
        self.rows = _count(8)
        self.columns = _count(12)
        self.rows.setAccessibleName(tr("Rows"))
        self.columns.setAccessibleName(tr("Columns"))
        grid = QHBoxLayout()
        grid.addWidget(self.columns)
        grid.addWidget(plain_label("×", wrapped=False))
        grid.addWidget(self.rows)
        self.together = plain_label(wrapped=False)
        grid.addWidget(self.together)
        grid.addStretch(1)
        form.addRow("", grid)
        for box in (self.rows, self.columns):
            box.setEnabled(False)
            self.rows_of_fields.toggled.connect(box.setEnabled)
            box.valueChanged.connect(self._count_together)
        self._count_together()
        self.problem = plain_label()
        self.problem.hide()
        layout.addWidget(self.problem)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        create = buttons.addButton(tr("&Create"), QDialogButtonBox.ButtonRole.AcceptRole)
        assert create is not None
        create.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)

    def _count_together(self) -> None:
        number = self.rows.value() * self.columns.value()
        self.together.setText(f"= {tr_n('{n} field(s)', number)}")

    def accept(self) -> None:
        """Make the map, or say why that does not work."""
        name = self.name.text().strip() or tr("New board")
        try:
            self.game_map = new_map(
                "empty" if self.empty.isChecked() else "rows",
                id=_NOT_IN_AN_ID.sub("-", name.lower()).strip("-")[:40] or "new-map",
                name=name,
                size_mm=(self.width_mm.value(), self.height_mm.value()),
                rows=self.rows.value(),
                columns=self.columns.value(),
            )
        except MapkitError as problem:
            self.problem.setText(message_of(problem))
            self.problem.show()
            return
        super().accept()


def _millimetres(value: float) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setRange(10, 5000)
    box.setDecimals(1)
    box.setValue(value)
    box.setSuffix(" mm")
    return box


def _count(value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(1, 100)
    box.setValue(value)
    return box
