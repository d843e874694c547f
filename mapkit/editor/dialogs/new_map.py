"""What a new map begins as: its name, its size, and empty, in rows, or a grid of cells."""

from __future__ import annotations

import re

from PyQt6.QtWidgets import (
    QButtonGroup,
    QComboBox,
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
from mapkit.mapfile.grids import GRID_RULESET, grid_map
from mapkit.mapfile.rulesets import ruleset_names, shipped_ruleset
from mapkit.messages import translated
from mapkit.model import GameMap

_NOT_IN_AN_ID = re.compile(r"[\s|]+")


class NewMapDialog(QDialog):
    """Makes a map; :attr:`game_map` holds it once the dialog was accepted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New map"))
        self.game_map: GameMap | None = None
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        self._form = form = QFormLayout()
        form.setHorizontalSpacing(16)
        layout.addLayout(form)
        self.name = QLineEdit()
        self.name.setPlaceholderText(tr("New board"))  # a click and a word must not add to it
        self.name.setMaxLength(80)
        form.addRow(tr("&Name"), self.name)
        self.empty = QRadioButton(tr("&Empty board"))
        self.rows_of_fields = QRadioButton(tr("&Rows of fields, like bricks"))
        self.grid = QRadioButton(tr("&Grid of cells"))
        self.empty.setChecked(True)
        group = QButtonGroup(self)
        for title, button in (
            (tr("Begin with"), self.empty), ("", self.rows_of_fields), ("", self.grid),
        ):  # fmt: skip
            group.addButton(button)
            form.addRow(title, button)
        self._add_size()
        self._add_cells()
        group.buttonToggled.connect(self._follow)
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
        self._follow()

    def _add_size(self) -> None:
        """Add the size of the board, and of its rows or its grid."""
        self.width_mm = _millimetres(600)
        self.height_mm = _millimetres(400)
        self.width_mm.setAccessibleName(tr("Width"))
        self.height_mm.setAccessibleName(tr("Height"))
        self._size = QHBoxLayout()
        self._size.addWidget(self.width_mm)
        self._size.addWidget(plain_label("×", wrapped=False))
        self._size.addWidget(self.height_mm)
        self._size.addStretch(1)
        size_label = plain_label(tr("&Size"), wrapped=False)
        size_label.setBuddy(self.width_mm)
        self._form.addRow(size_label, self._size)
        self.rows = _count(8)
        self.columns = _count(12)
        self.rows.setAccessibleName(tr("Rows"))
        self.columns.setAccessibleName(tr("Columns"))
        self.together = plain_label(wrapped=False)
        self._counts = QHBoxLayout()
        self._counts.addWidget(self.columns)
        self._counts.addWidget(plain_label("×", wrapped=False))
        self._counts.addWidget(self.rows)
        self._counts.addWidget(self.together)
        self._counts.addStretch(1)
        self._form.addRow(tr("Fields"), self._counts)
        for box in (self.rows, self.columns):
            box.valueChanged.connect(self._count_together)

    def _add_cells(self) -> None:
        """Add what a grid is made of, and for which game."""
        self.shape = QComboBox()
        for shape, title in (
            ("squares", tr("Squares")),
            ("pointed", tr("Hexagons, pointy-topped")),
            ("flat", tr("Hexagons, flat-topped")),
        ):
            self.shape.addItem(title, shape)
        self.cell_mm = _millimetres(25)
        self.cell_mm.setMinimum(1)
        self.cell_mm.setToolTip(tr("From side to opposite side of a cell"))
        self.ruleset = QComboBox()
        for ruleset in ruleset_names():
            self.ruleset.addItem(translated(shipped_ruleset(ruleset).name), ruleset)
        self.ruleset.setCurrentIndex(self.ruleset.findData(GRID_RULESET))
        self._form.addRow(tr("Ce&lls"), self.shape)
        self._form.addRow(tr("Cell si&ze"), self.cell_mm)
        self._form.addRow(tr("R&ules"), self.ruleset)

    def _follow(self) -> None:
        """Show what goes with the beginning that is chosen."""
        cells = self.grid.isChecked()
        self._form.setRowVisible(self._size, not cells)
        self._form.setRowVisible(self._counts, not self.empty.isChecked())
        for box in (self.shape, self.cell_mm, self.ruleset):
            self._form.setRowVisible(box, cells)
        self.adjustSize()

    def _count_together(self) -> None:
        number = self.rows.value() * self.columns.value()
        self.together.setText(f"= {tr_n('{n} field(s)', number)}")

    def accept(self) -> None:
        """Make the map, or say why that does not work."""
        try:
            self.game_map = self._made()
        except MapkitError as problem:
            self.problem.setText(message_of(problem))
            self.problem.show()
            return
        super().accept()

    def _made(self) -> GameMap:
        name = self.name.text().strip() or tr("New board")
        map_id = _NOT_IN_AN_ID.sub("-", name.lower()).strip("-")[:40] or "new-map"
        if self.grid.isChecked():
            return grid_map(
                self.shape.currentData(),
                self.columns.value(),
                self.rows.value(),
                self.cell_mm.value(),
                id=map_id,
                name=name,
                ruleset=self.ruleset.currentData(),
            )
        return new_map(
            "empty" if self.empty.isChecked() else "bricks",
            id=map_id,
            name=name,
            size_mm=(self.width_mm.value(), self.height_mm.value()),
            rows=self.rows.value(),
            columns=self.columns.value(),
        )


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
