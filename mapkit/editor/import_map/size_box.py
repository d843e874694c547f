"""How large a drawing is on the board: its width, its height or one of its units."""

from __future__ import annotations

from PyQt6.QtCore import QSignalBlocker, pyqtSignal
from PyQt6.QtWidgets import QGridLayout, QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.boxes import FocusWheelSpin
from mapkit.editor.widgets.labels import plain_label

_MOST_MM = 5000.0


class SizeBox(QWidget):
    """Three boxes for one number; 0, shown as a question mark, stands for not known.

    Attributes
    ----------
    changed : signal
        Somebody has said another size.
    """

    changed = pyqtSignal()

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
