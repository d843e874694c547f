"""Shows the text of a map file, with what could not be understood marked in it."""

from __future__ import annotations

import re
from pathlib import Path

from PyQt6.QtCore import Qt, QUrl
from PyQt6.QtGui import (
    QColor,
    QDesktopServices,
    QFontDatabase,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from mapkit.diagnostics import Diagnostic
from mapkit.editor.files.map_file import Reading
from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets import theme
from mapkit.editor.widgets.labels import plain_label
from mapkit.messages import one_line, translated

_LINE_END = re.compile(r"\r\n|\r|\n")
_ONE_PLACE_EACH = str.maketrans(dict.fromkeys("\u2028\u2029\ufdd0\ufdd1", "\ufffd"))
"""What Qt takes for the end of a line and our lines do not."""


class FileText(QDialog):
    """The text as it was read; it is put right in an editor for texts, and then read again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.resize(760, 460)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self._reading: Reading | None = None
        self._path: Path | None = None
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(tr("Text of the map file"))
        self.words = plain_label()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.edit_button = QPushButton(tr("Open in a text &editor"))
        self.edit_button.setToolTip(tr("When it is saved there, mapkit offers to read it again"))
        buttons.addButton(self.edit_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.edit_button.clicked.connect(self._edit)
        layout = QVBoxLayout(self)
        layout.addWidget(self.words)
        layout.addWidget(self.text)
        layout.addWidget(buttons)

    def show_place(self, reading: Reading, path: Path | None, diagnostic: Diagnostic) -> None:
        """Show where something could not be understood, without taking the keyboard."""
        self._path = path
        self.edit_button.setVisible(path is not None)
        self.setWindowTitle(one_line(reading.name))
        if reading is not self._reading:
            self._reading = reading
            lines = _LINE_END.split(reading.text.translate(_ONE_PLACE_EACH))
            self.text.setPlainText("\n".join(lines))
        said = (diagnostic.message, diagnostic.help)
        self.words.setText("\n".join(translated(text) for text in said if text))
        self.show()
        self._mark(reading, diagnostic)

    def _mark(self, reading: Reading, current: Diagnostic) -> None:
        """Mark the lines of all problems, strongest the one that is shown, and go there."""
        lines = {d.place.line for d in reading.diagnostics if d.place is not None}
        if current.place is not None:
            lines.discard(current.place.line)
        faint, strong = ("#4a3d18", "#7a5c00") if theme.is_dark() else ("#fff4d6", "#ffd97a")
        marks = [self._line(line, faint) for line in sorted(lines)]
        if current.place is not None:
            cursor = self._at(current.place.line, current.place.column)
            marks.append(self._line(current.place.line, strong))
            self.text.setTextCursor(cursor)
            self.text.centerCursor()
        self.text.setExtraSelections(marks)

    def _line(self, line: int, colour: str) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = self._at(line, 1)
        shape = QTextCharFormat()
        shape.setBackground(QColor(colour))
        shape.setProperty(QTextFormat.Property.FullWidthSelection, True)
        mark.format = shape
        return mark

    def _at(self, line: int, column: int) -> QTextCursor:
        """Return the place of a line and a column that count characters; Qt counts UTF-16."""
        document = self.text.document()
        assert document is not None
        block = document.findBlockByNumber(line - 1)
        cursor = QTextCursor(block if block.isValid() else document.lastBlock())
        before = cursor.block().text()[: column - 1]
        cursor.setPosition(cursor.position() + len(before.encode("utf-16-le")) // 2)
        return cursor

    def _edit(self) -> None:
        if self._path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path)))
