"""Rows of forms whose every change is an edit: refused values go back to what they were."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PyQt6.QtCore import QEvent, QObject, Qt
from PyQt6.QtWidgets import QComboBox, QDoubleSpinBox, QLineEdit, QScrollArea, QWidget

from mapkit.editor.map_model import Edit, MapModel
from mapkit.editor.texts import tr

__all__ = ["FormArea", "choice_row", "number_row", "still_under_the_wheel", "text_row"]

_MIXED = "\x00mixed"
_NARROWEST = 60
"""Pixels; boxes grow with the dock and do not widen it."""


class _WheelGuard(QObject):
    """Lets the wheel turn a box that has the keyboard alone, so that scrolling is no edit."""

    def eventFilter(self, box: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        assert event is not None
        turned = event.type() == QEvent.Type.Wheel
        if turned and isinstance(box, QWidget) and not box.hasFocus():
            event.ignore()  # for the area that scrolls
            return True
        return super().eventFilter(box, event)


def still_under_the_wheel(box: QComboBox | QDoubleSpinBox) -> None:
    """Keep a box as it is when the wheel scrolls the form below it."""
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.installEventFilter(_WheelGuard(box))


class FormArea(QScrollArea):
    """Scrolls a form that is made anew whenever what it shows has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)

    def show_form(self, form: QWidget) -> None:
        """Show another form: the box with the keyboard keeps it, and the place is the same.

        The old form is deleted later. It may be one of its boxes that reports a change just now,
        and Qt goes on with that box when the report has been heard.
        """
        window, bar = self.window(), self.verticalScrollBar()
        assert window is not None
        assert bar is not None
        focused, scrolled = window.focusWidget(), bar.value()
        name = focused.objectName() if focused is not None and self.isAncestorOf(focused) else ""
        boxes = self.findChildren(QLineEdit) + self.findChildren(QDoubleSpinBox)
        for box in boxes:
            box.blockSignals(True)  # what is half typed in it is no edit
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()
        self.setWidget(form)
        bar.setValue(scrolled)
        again = form.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus()


def text_row(
    model: MapModel,
    name: str,
    value: str,
    edit: Callable[[str], Edit],
    step: str,
    *,
    mixed: bool = False,
    after: Callable[[str], None] = lambda _text: None,
) -> QLineEdit:
    """Make a line of text; ``mixed`` says that several values are behind it.

    ``after`` is called with the new text when the edit has been made.
    """
    line = QLineEdit("" if mixed else value)
    line.setObjectName(name)
    line.setMinimumWidth(_NARROWEST)
    line.setCursorPosition(0)
    if mixed:
        line.setPlaceholderText(tr("several"))

    def done() -> None:
        if line.isModified():
            line.setModified(False)
            text = line.text().strip()
            if model.edit(step, edit(text)):
                after(text)
            else:
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
    box.setMinimumWidth(_NARROWEST)
    box.setDecimals(decimals)
    box.setRange(*bounds)
    box.setSuffix(" mm")
    still_under_the_wheel(box)
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
    box.setMinimumWidth(_NARROWEST)
    box.setMinimumContentsLength(4)
    still_under_the_wheel(box)
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
