"""Rows of forms whose every change is an edit: refused values go back to what they were."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PyQt6.QtWidgets import QComboBox, QDoubleSpinBox, QLineEdit

from mapkit.editor.map_model import Edit, MapModel
from mapkit.editor.texts import tr

__all__ = ["choice_row", "number_row", "text_row"]

_MIXED = "\x00mixed"


def text_row(
    model: MapModel,
    name: str,
    value: str,
    edit: Callable[[str], Edit],
    step: str,
    *,
    mixed: bool = False,
) -> QLineEdit:
    """Make a line of text; ``mixed`` says that several values are behind it."""
    line = QLineEdit("" if mixed else value)
    line.setObjectName(name)
    if mixed:
        line.setPlaceholderText(tr("several"))

    def done() -> None:
        if line.isModified():
            line.setModified(False)
            if not model.edit(step, edit(line.text().strip())):
                line.setText("" if mixed else value)

    line.editingFinished.connect(done)
    return line


def number_row(
    model: MapModel,
    name: str,
    value: float,
    edit: Callable[[float], Edit],
    step: str,
    *,
    bounds: tuple[float, float],
    decimals: int = 2,
    merge: str = "",
) -> QDoubleSpinBox:
    """Make a box for a length in mm; steps that follow each other become one."""
    box = QDoubleSpinBox()
    box.setObjectName(name)
    box.setRange(*bounds)
    box.setDecimals(decimals)
    box.setSuffix(" mm")
    box.setKeyboardTracking(False)
    box.setValue(value)

    def done(mm: float) -> None:
        if not model.edit(step, edit(mm), merge=merge):
            blocked = box.blockSignals(True)
            box.setValue(value)
            box.blockSignals(blocked)

    box.valueChanged.connect(done)
    return box


def choice_row(
    model: MapModel,
    name: str,
    values: set[str],
    offered: Sequence[tuple[str, str]],
    edit: Callable[[str], Edit],
    step: str,
) -> QComboBox:
    """Make a box of choices; more than one of ``values`` shows as "several"."""
    box = QComboBox()
    box.setObjectName(name)
    box.setMinimumContentsLength(8)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    if len(values) > 1:
        box.addItem(tr("several"), _MIXED)
    for value, label in offered:
        box.addItem(label, value)
    now = _MIXED if len(values) > 1 else next(iter(values), "")
    if box.findData(now) < 0:
        box.addItem(now, now)
    box.setCurrentIndex(box.findData(now))

    def done(_n: int) -> None:
        value = box.currentData()
        if value not in {_MIXED, now} and not model.edit(step, edit(value)):
            box.setCurrentIndex(box.findData(now))

    box.activated.connect(done)
    return box
