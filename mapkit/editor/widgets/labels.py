"""Names that people gave, shown as they are: no markup in labels, no underlined letters.

Qt takes ``<b>`` in a text for markup and ``&`` for a key; both may stand in a name.
"""

from __future__ import annotations

from html import escape

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PyQt6.QtWidgets import QFrame, QLabel, QLineEdit, QMessageBox, QWidget

__all__ = [
    "ElidedLabel",
    "EscapeLineEdit",
    "plain_box",
    "plain_label",
    "plain_tip",
    "warn",
    "without_keys",
    "without_mnemonic",
]


def plain_label(text: str = "", *, wrapped: bool = True) -> QLabel:
    """Return a label that shows a text letter by letter."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    label.setWordWrap(wrapped)
    return label


def plain_box(box: QMessageBox) -> None:
    """Let a message box show its texts letter by letter; call it when they are set."""
    box.setTextFormat(Qt.TextFormat.PlainText)
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)


def warn(parent: QWidget, title: str, text: str) -> None:
    """Show a warning, letter by letter."""
    box = QMessageBox(QMessageBox.Icon.Warning, title, text, parent=parent)
    plain_box(box)
    box.exec()


def plain_tip(text: str) -> str:
    """Return a text as a tool tip that breaks its lines."""
    return f"<p>{escape(text)}</p>"


def without_keys(text: str) -> str:
    """Return a text for a button, a menu or a title, its ``&`` shown."""
    return text.replace("&", "&&")


def without_mnemonic(text: str) -> str:
    """Return the text of an action or a menu as a name: "Save as" of "Save &as…"."""
    return text.replace("&", "").rstrip("…")


class EscapeLineEdit(QLineEdit):
    """A line for a search or a command: Escape empties it, and in an empty one leaves it.

    Attributes
    ----------
    left : signal
        Escape: the keyboard goes back to the board.
    """

    left = pyqtSignal()

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

    Parameters
    ----------
    widest : int
        Pixels that it asks for at most; 0 for none, where a layout stretches it.
    """

    def __init__(self, widest: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._widest = widest
        self.setContentsMargins(4, 0, 4, 0)

    def text(self) -> str:
        """Return the whole text."""
        return self._text

    def setText(self, text: str) -> None:  # noqa: N802 - as a label of Qt's
        """Show another text."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.setToolTip(plain_tip(text) if text else "")
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
