"""How a file is read, how large it is, and how its borders are joined: the settings."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtWidgets import QFormLayout, QGridLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.import_map.facts_table import FactsTable
from mapkit.editor.import_map.job import Draft, Wishes
from mapkit.editor.import_map.join_box import JoinBox
from mapkit.editor.widgets.boxes import FocusWheelCombo, FocusWheelSpin
from mapkit.editor.widgets.labels import plain_label, plain_tip
from mapkit.editor.widgets.option_form import OptionForm
from mapkit.export import Importer
from mapkit.messages import translated, upper_first

_MOST_MM = 5000.0


class SizeBox(QWidget):
    """Three boxes for one number; 0, shown as a question mark, stands for not known."""

    changed = pyqtSignal()
    """Somebody has said another size."""

    def __init__(self) -> None:
        super().__init__()
        self._units = (1.0, 1.0)
        self._said: float | None = None
        self.width_mm = _box(tr("Width"), 1)
        self.height_mm = _box(tr("Height"), 1)
        self.unit_mm = _box(tr("One unit of the drawing"), 5)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(self.width_mm, 0, 0)
        grid.addWidget(plain_label("×", wrapped=False), 0, 1)
        grid.addWidget(self.height_mm, 0, 2)
        label = plain_label(tr("one &unit"), wrapped=False)
        label.setBuddy(self.unit_mm)
        grid.addWidget(label, 1, 0)
        grid.addWidget(self.unit_mm, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        self.width_mm.valueChanged.connect(lambda mm: self._say(mm / self._units[0]))
        self.height_mm.valueChanged.connect(lambda mm: self._say(mm / self._units[1]))
        self.unit_mm.valueChanged.connect(self._say)

    def wanted(self) -> float | None:
        """Return how many mm a unit is, if somebody has said so."""
        return self._said

    def show_size(self, units: tuple[float, float], unit_mm: float | None) -> None:
        """Show the size of another drawing; None where it is not known."""
        self._units = (units[0] or 1.0, units[1] or 1.0)
        self._show(unit_mm or 0.0)

    def _say(self, unit_mm: float) -> None:
        self._said = unit_mm or None
        self._show(unit_mm)
        self.changed.emit()

    def _show(self, unit_mm: float) -> None:
        for box, units in (
            (self.width_mm, self._units[0]),
            (self.height_mm, self._units[1]),
            (self.unit_mm, 1.0),
        ):
            with QSignalBlocker(box):
                box.setValue(units * unit_mm)


def _box(name: str, decimals: int) -> FocusWheelSpin:
    box = FocusWheelSpin()
    box.setAccessibleName(name)
    box.setRange(0.0, _MOST_MM)
    box.setDecimals(decimals)
    box.setSuffix(" mm")
    box.setSpecialValueText("?")
    box.setKeyboardTracking(False)
    return box


_WIDTH = 400


class SettingsForm(QScrollArea):
    """Shows the settings of an import."""

    changed = pyqtSignal()
    """Somebody has chosen otherwise."""

    def __init__(self, importers: Sequence[Importer]) -> None:
        super().__init__()
        self._form_of: Importer | None = None
        self._chosen = ""
        self._tolerance: float | None = None
        self.options = OptionForm((), "import")
        self.format = FocusWheelCombo()
        for one in importers:
            self.format.addItem(f"{one.name} (.{one.endings[0]})", one.name)
        self.format.setCurrentIndex(-1)
        self.format.activated.connect(self._choose_format)
        self.about = plain_label()
        self.size_box = SizeBox()
        self.join = JoinBox()
        self.tolerance = FocusWheelSpin()
        self.tolerance.setRange(0.01, 50)
        self.tolerance.setDecimals(2)
        self.tolerance.setSingleStep(0.1)
        self.tolerance.setSuffix(" mm")
        self.tolerance.setKeyboardTracking(False)
        self.tolerance.setToolTip(
            plain_tip(tr("By how much borders may be simplified, and the map's tolerance"))
        )
        self.bridges = FocusWheelSpin()
        self.bridges.setRange(0.0, 100.0)
        self.bridges.setDecimals(1)
        self.bridges.setSingleStep(0.5)
        self.bridges.setSuffix(" mm")
        self.bridges.setSpecialValueText(tr("no bridges"))
        self.bridges.setKeyboardTracking(False)
        self.bridges.setToolTip(
            plain_tip(
                tr(
                    "Join an area in parts into one field, with bridges of this width"
                    " where no other field lies between."
                )
            )
        )
        self.facts = FactsTable()
        self.facts.hide()
        self.facts.assigned.connect(self._assign)
        self._lay_out()
        self.size_box.changed.connect(self.changed)
        self.join.changed.connect(self.changed)
        self.bridges.valueChanged.connect(self.changed)
        self.tolerance.valueChanged.connect(self._set_tolerance)

    def wishes(self) -> Wishes:
        """Return what is chosen."""
        fits = self._form_of is not None and self._form_of.name == self._chosen
        return Wishes(
            self._chosen,
            self.options.values() if fits else {},
            self.size_box.wanted(),
            self.join.wanted(),
            self._tolerance,
            self.bridges.value() or None,
        )

    def show_draft(self, draft: Draft) -> None:
        """Show what a file says, and what was measured in it."""
        self.facts.show_fields(draft.imported.fields, draft.made.map, self.options.values())
        self.size_box.show_size(draft.size, draft.unit_mm if draft.sized else None)
        self.join.show_distances(draft.measured)
        self.bridges.setEnabled(not draft.imported.whole_units)
        with QSignalBlocker(self.tolerance):
            self.tolerance.setValue(draft.made.map.tolerance_mm)

    def show_importer(self, importer: Importer) -> bool:
        """Show what reads the file; return whether that is another one than before."""
        self._chosen = importer.name
        with QSignalBlocker(self.format):
            self.format.setCurrentIndex(self.format.findData(importer.name))
        said = [upper_first(translated(importer.summary))]
        if importer.loses:
            said.append(tr("Not read: {what}.", what=translated(importer.loses)))
        self.about.setText("\n".join(said))
        if self._form_of is not None and self._form_of.name == importer.name:
            return False
        self._form_of = importer
        self.options.deleteLater()
        self.options = OptionForm(importer.options, f"import/{importer.name}")
        self.options.changed.connect(self.changed)
        self._option_place.addWidget(self.options)
        return True

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(tr("For&mat"), self.format)
        form.addRow("", self.about)
        _add_row(form, tr("Si&ze"), self.size_box, self.size_box.width_mm)
        _add_row(form, tr("&Join up to"), self.join, self.join.mm)
        form.addRow(tr("&Bridges"), self.bridges)
        form.addRow(tr("&Tolerance"), self.tolerance)
        self._option_place = QVBoxLayout()
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.addLayout(form)
        column.addWidget(self.facts)
        column.addLayout(self._option_place)
        column.addStretch(1)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(_WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows what has the keyboard

    def _choose_format(self, _row: int) -> None:
        self._chosen = str(self.format.currentData())
        self.changed.emit()

    def _assign(self, option: str, rules: str) -> None:
        """Write what was chosen in the table as rules, where they may be typed, too."""
        box = self.options.boxes.get(option)
        if isinstance(box, QLineEdit):
            box.setText(rules)

    def _set_tolerance(self, mm: float) -> None:
        self._tolerance = mm
        self.changed.emit()


def _add_row(form: QFormLayout, text: str, row: QWidget, first: QWidget) -> None:
    label = plain_label(text, wrapped=False)
    label.setBuddy(first)
    form.addRow(label, row)
