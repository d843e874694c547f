"""Boxes of forms: each shows one value, and reports what the user changes it to.

A box keeps half-typed text when it is given another value. Enter, leaving the box and any action of
the program (:func:`finish_typing`) apply the text; Escape drops it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import ClassVar

from PyQt6 import sip
from PyQt6.QtCore import QSignalBlocker, Qt
from PyQt6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QResizeEvent,
    QTextDocument,
    QValidator,
    QWheelEvent,
)
from PyQt6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.icons import icon
from mapkit.editor.widgets.labels import plain_tip
from mapkit.editor.widgets.rows import Choice, Number, Prose, Text, Tick

_MIXED = "\x00mixed"
_LEAST_LINES, _MOST_LINES = 1, 12
_NARROWEST = 60
"""Pixels; boxes grow with the dock and do not widen it."""


class FocusWheelCombo(QComboBox):
    """A box that the wheel turns only when it has the keyboard, so that scrolling is no edit."""

    # No event filter: it would ask Python about all events, thousands of them in a change of theme.

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent | None) -> None:  # noqa: N802 - Qt's name
        """Leave the wheel to the area that scrolls unless the box has the keyboard."""
        _wheel_if_focused(self, event, super().wheelEvent)


class FocusWheelSpin(QDoubleSpinBox):
    """The same for numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent | None) -> None:  # noqa: N802 - Qt's name
        """Leave the wheel to the area that scrolls unless the box has the keyboard."""
        _wheel_if_focused(self, event, super().wheelEvent)


def _wheel_if_focused(
    box: QWidget, event: QWheelEvent | None, turn: Callable[[QWheelEvent | None], None]
) -> None:
    if box.hasFocus():
        turn(event)
    elif event is not None:
        event.ignore()


def finish_typing(window: QWidget) -> None:
    """Carry out what is half typed in a window's form, as leaving the box would."""
    box = window.focusWidget()
    if isinstance(box, TextBox | ProseBox | NumberBox):
        box.finish()


class TextBox(QLineEdit):
    """A line of text."""

    at_work: ClassVar[TextBox | None] = None
    """The one whose change is being carried out: what is wrong with it is told there."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumWidth(_NARROWEST)
        self.editingFinished.connect(self.finish)

    def show_row(self, row: Text) -> None:
        """Show another value, unless something is half typed."""
        self._row = row
        self.setPlaceholderText(tr("several") if row.mixed else "")
        if not self.isModified():
            self._show_value()

    def finish(self) -> None:
        """Carry out what is typed."""
        if self.isModified():
            self.setModified(False)
            TextBox.at_work = self
            self._row.change(self.text().strip(), self._end)

    def _end(self, changed: bool) -> None:
        TextBox.at_work = None
        if not changed and not sip.isdeleted(self):
            self._show_value()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802 - Qt's name
        """Let Escape take back what is half typed."""
        if event is not None and event.key() == Qt.Key.Key_Escape and self.isModified():
            self._show_value()
            self.selectAll()
        else:
            super().keyPressEvent(event)

    def _show_value(self) -> None:
        value = "" if self._row.mixed else self._row.value
        if self.text() != value:
            self.setText(value)
            self.setCursorPosition(0)
        self.setModified(False)


class ProseBox(QPlainTextEdit):
    """Some lines of text, as high as they need within bounds; Enter carries out."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumWidth(_NARROWEST)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._fit)

    def show_row(self, row: Prose) -> None:
        """Show another text, unless something is half typed."""
        self._row = row
        if not self._text().isModified():
            self._show_value()

    def finish(self) -> None:
        """Carry out what is typed."""
        if self._text().isModified():
            self._text().setModified(False)
            self._row.change(self.toPlainText().strip(), self._end)

    def _end(self, changed: bool) -> None:
        if not changed and not sip.isdeleted(self):
            self._show_value()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802 - Qt's name
        """Carry out by Enter (Shift+Enter is a new line); Escape takes back what is half typed."""
        assert event is not None
        new_line = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not new_line:
            self.finish()
        elif event.key() == Qt.Key.Key_Escape:
            if self._text().isModified():
                self._show_value()
                self.selectAll()
            else:
                event.ignore()  # for the form, which gives the keyboard back to the board
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent | None) -> None:  # noqa: N802
        """Carry out what is typed, unless a menu has taken the keyboard."""
        super().focusOutEvent(event)
        if event is not None and event.reason() != Qt.FocusReason.PopupFocusReason:
            self.finish()

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802
        """Follow what another width makes of the lines."""
        super().resizeEvent(event)
        self._fit()

    def _show_value(self) -> None:
        if self.toPlainText() != self._row.value:
            self.setPlainText(self._row.value)
        self._text().setModified(False)

    def _fit(self) -> None:
        lines = min(max(round(self._text().size().height()), _LEAST_LINES), _MOST_LINES)
        edge = 2 * (self.frameWidth() + self._text().documentMargin())
        self.setFixedHeight(math.ceil(lines * QFontMetricsF(self.font()).lineSpacing() + edge) + 1)

    def _text(self) -> QTextDocument:
        found = self.document()
        assert found is not None
        return found


class NumberBox(FocusWheelSpin):
    """A number with its unit; "several" where there is more than one."""

    _mixed = False

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumWidth(_NARROWEST)
        self.setKeyboardTracking(False)
        self.valueChanged.connect(self._report)
        self.editingFinished.connect(lambda: self._line().setModified(False))

    def show_row(self, row: Number) -> None:
        """Show another value, unless something is half typed."""
        self._row = row
        if not self._line().isModified():
            self._show_value()

    def finish(self) -> None:
        """Carry out what is typed."""
        self.interpretText()
        self._line().setModified(False)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802 - Qt's name
        """Let Escape take back what is half typed."""
        half_typed = self._line().isModified()
        if event is not None and event.key() == Qt.Key.Key_Escape and half_typed:
            self._show_value()
            self.selectAll()
        else:
            super().keyPressEvent(event)

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:  # noqa: N802 - Qt's name
        """Offer no arrows where several values leave none to begin at."""
        none = QAbstractSpinBox.StepEnabledFlag.StepNone
        return none if self._mixed else super().stepEnabled()

    def textFromValue(self, value: float) -> str:  # noqa: N802
        """Write a number; nothing for several, so that the placeholder "several" shows."""
        return "" if self._mixed else super().textFromValue(value)

    def validate(self, text: str | None, at: int) -> tuple[QValidator.State, str, int]:
        """Let a box of several values be left as it is."""
        if self._mixed and not text:
            return QValidator.State.Intermediate, "", at
        return super().validate(text, at)

    def _report(self, mm: float) -> None:
        self._line().setModified(False)
        self._row.change(mm, self._end)

    def _end(self, changed: bool) -> None:
        if not changed and not sip.isdeleted(self):
            self._show_value()

    def _show_value(self) -> None:
        row = self._row
        if row.mixed != self._mixed:
            self._mixed = row.mixed
            self._line().setPlaceholderText(tr("several") if row.mixed else "")
        suffix = f" {row.unit}" if row.unit and not row.mixed else ""
        if suffix != self.suffix():
            self.setSuffix(suffix)
        low, high = row.bounds
        # A value that nobody types, so that whatever is typed is another one.
        low, value = (low - 1, low - 1) if row.mixed else (low, row.value)
        with QSignalBlocker(self):
            limits = (self.decimals(), self.minimum(), self.maximum(), self.singleStep())
            if limits != (row.decimals, low, high, row.step):
                # Not if they are the same: it would stop an arrow that is held down.
                self.setDecimals(row.decimals)
                self.setRange(low, high)
                self.setSingleStep(row.step)
            self.setValue(value)
        self._line().setModified(False)

    def _line(self) -> QLineEdit:
        line = self.lineEdit()
        assert line is not None
        return line


class ChoiceBox(FocusWheelCombo):
    """One of several values; more than one at once shows as "several"."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumWidth(_NARROWEST)
        self.setMinimumContentsLength(4)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._items: list[tuple[str, str]] = []
        self.activated.connect(self._report)

    def show_row(self, row: Choice) -> None:
        """Show other values."""
        self._row = row
        mixed = len(row.values) > 1
        now = _MIXED if mixed else next(iter(row.values), "")
        items = [(value, label) for value, label in row.offered]
        if mixed:
            items.insert(0, (_MIXED, tr("several")))
        elif now not in dict(items):
            items.append((now, now))
        if items != self._items:
            self._items = items
            self.clear()
            for value, label in items:
                self.addItem(label, value)
        self._now = now
        self.setCurrentIndex(self.findData(now))

    def _report(self, _n: int) -> None:
        value = self.currentData()
        if value in {_MIXED, self._now}:
            self._end(changed=False)
        else:
            self._row.change(value, self._end)

    def _end(self, changed: bool) -> None:
        if not changed and not sip.isdeleted(self):
            self.setCurrentIndex(self.findData(self._now))


class TickBox(QCheckBox):
    """A yes or no, or some of each."""

    def __init__(self) -> None:
        super().__init__()
        self.clicked.connect(self._report)

    def show_row(self, row: Tick) -> None:
        """Show how many have it."""
        self._row = row
        self.setText(row.label)
        self.setTristate(0 < row.having < row.of)
        if row.having == row.of:
            self.setCheckState(Qt.CheckState.Checked)
        else:
            some = Qt.CheckState.PartiallyChecked if row.having else Qt.CheckState.Unchecked
            self.setCheckState(some)

    def _report(self, on: bool) -> None:
        self._row.change(on, self._end)

    def _end(self, changed: bool) -> None:
        if not changed and not sip.isdeleted(self):
            self.show_row(self._row)


def icon_button(sign: str, tip: str, run: Callable[[], object]) -> QToolButton:
    """Return a button with an icon; its tip is its name, too."""
    button = QToolButton()
    button.setIcon(icon(sign))
    button.setToolTip(plain_tip(tip))
    button.setAccessibleName(tip)
    button.setAutoRaise(True)
    button.clicked.connect(lambda _on: run())
    return button


def add_clear_button(line: QLineEdit | QKeySequenceEdit) -> None:
    """Add Qt's button that empties a line, with the name that it lacks."""
    line.setClearButtonEnabled(True)
    button = line.findChild(QToolButton)
    assert button is not None
    button.setAccessibleName(tr("Clear"))
