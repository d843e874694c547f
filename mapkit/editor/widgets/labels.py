"""Names that people gave, shown as they are: no markup in labels, no underlined letters.

Qt takes ``<b>`` in a text for markup and ``&`` for a key; both may stand in a name. Letters that
turn the direction of text are spelt out: they make one name look like another. All labels, tool
tips and message boxes of the editor are made here; a test holds that.
"""

from __future__ import annotations

from html import escape

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PyQt6.QtWidgets import QFrame, QLabel, QLineEdit, QMessageBox, QWidget

from mapkit.messages import one_line, plain_lines


class PlainLabel(QLabel):
    """A label that shows a text letter by letter.

    An ``&`` in ``text`` marks a key if the label has a buddy. ``wrapped`` says whether long lines
    are broken.
    """

    def __init__(self, text: str = "", *, wrapped: bool = True) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrapped)
        self.setText(text)

    def setText(self, text: str | None) -> None:  # noqa: N802 - Qt's name
        """Show another text."""
        super().setText(plain_lines(text or ""))


def plain_label(text: str = "", *, wrapped: bool = True) -> PlainLabel:
    """Return a label that shows a text letter by letter."""
    return PlainLabel(text, wrapped=wrapped)


def message_box(
    parent: QWidget | None, sign: QMessageBox.Icon, text: str, more: str = ""
) -> QMessageBox:
    """Return a message box that shows its texts letter by letter."""
    box = QMessageBox(parent)
    box.setIcon(sign)
    box.setText(plain_lines(text))
    box.setInformativeText(plain_lines(more))
    box.setTextFormat(Qt.TextFormat.PlainText)
    for label in box.findChildren(QLabel):  # the second text has a label of its own
        label.setTextFormat(Qt.TextFormat.PlainText)
    return box


def warn(parent: QWidget, title: str, text: str) -> None:
    """Show a warning, letter by letter."""
    box = message_box(parent, QMessageBox.Icon.Warning, text)
    box.setWindowTitle(one_line(title))
    box.addButton(QMessageBox.StandardButton.Ok)
    box.exec()


def plain_tip(text: str) -> str:
    """Return a text as a tool tip that breaks its lines; none for no text."""
    return f"<p>{escape(plain_lines(text))}</p>" if text else ""


def without_keys(text: str) -> str:
    """Return a text for a button, a menu or a title, its ``&`` shown."""
    return text.replace("&", "&&")


def without_mnemonic(text: str) -> str:
    """Return the text of an action or a menu as a name: "Save as" of "Save &as…"."""
    return text.replace("&", "").rstrip("…")


class EscapeLineEdit(QLineEdit):
    """A line for a search or a command: Escape empties it, and in an empty one leaves it."""

    left = pyqtSignal()
    """Escape: the keyboard goes back to the board."""

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802 - Qt's name
        """Take Escape; all else is typed."""
        assert event is not None
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            self.left.emit()


class ElidedLabel(QFrame):
    """One line that never asks for room: what does not fit ends in dots and is a tool tip.

    ``widest`` is how many pixels it asks for at most; 0 for none, where a layout stretches it.
    """

    def __init__(self, widest: int = 0) -> None:
        super().__init__()
        self._text = ""
        self._widest = widest
        self.setContentsMargins(4, 0, 4, 0)

    def text(self) -> str:
        """Return the whole text."""
        return self._text

    def setText(self, text: str) -> None:  # noqa: N802 - as a label of Qt's
        """Show another text."""
        text = plain_lines(text)
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.setToolTip(plain_tip(text))
            self.updateGeometry()
            self.update()

    def clear(self) -> None:
        """Show nothing."""
        self.setText("")

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for the text's width as far as it is allowed."""
        metrics = self.fontMetrics()
        width = min(metrics.horizontalAdvance(self._text) + 10, self._widest)
        return QSize(width, metrics.height() + 2)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Ask for no width at all where room is short."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802, ARG002
        """Write the line."""
        painter = QPainter(self)
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(
            self._text.replace("\n", " "), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.setPen(self.palette().windowText().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
