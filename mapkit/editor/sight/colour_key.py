"""What the colours and signs on the board mean, beside the answer in words."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QPixmap
from PyQt6.QtWidgets import QGridLayout, QLabel, QWidget

from mapkit.drawing.legend import Entry, Section
from mapkit.drawing.scene import Shape
from mapkit.drawing.theme import Theme
from mapkit.editor.canvas.signs import sign
from mapkit.editor.widgets.labels import plain_label

__all__ = ["Key"]

_SIGN = QSize(30, 18)
"""Pixels, with a rim of the board's ground round the sign."""
_RIM = 3
_COLUMNS = 2


class Key(QWidget):
    """Signs with their meaning in two columns, under headings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: object = None
        self._rows: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 6, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(3)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(2 * column + 1, 1)
        self.hide()

    def show_sections(self, sections: Sequence[Section], theme: Theme) -> None:
        """Show other sections; the same ones are left as they are."""
        # The same words can stand beside other colours: of a distance when the range is another.
        wanted = (
            theme,
            [(s.heading, [(e.label, _shapes(e)) for e in s.entries]) for s in sections],
        )
        if wanted == self._shown:
            return
        self._shown = wanted
        for widget in self._rows:
            self._grid.removeWidget(widget)
            widget.deleteLater()
        self._rows = []
        row = 0
        for section in sections:
            if section.entries:
                row = self._add(section, theme, row)
        self.setVisible(bool(self._rows))

    def words(self) -> list[str]:
        """Return headings and meanings as they are shown."""
        return [w.text() for w in self._rows if isinstance(w, QLabel) and w.text()]

    def _add(self, section: Section, theme: Theme, row: int) -> int:
        heading = plain_label(section.heading)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        self._put(heading, row, 0, 2 * _COLUMNS)
        # Long words would leave no room beside them.
        columns = 1 if max(len(e.label) for e in section.entries) > 14 else _COLUMNS
        for k, entry in enumerate(section.entries):
            at, column = row + 1 + k // columns, 2 * (k % columns)
            sign = plain_label(wrapped=False)
            sign.setPixmap(self._sign(entry, theme))
            sign.setAlignment(Qt.AlignmentFlag.AlignTop)
            self._put(sign, at, column, 1)
            self._put(plain_label(entry.label), at, column + 1, 1 if columns > 1 else 3)
        return row + 1 + -(-len(section.entries) // columns)

    def _put(self, widget: QWidget, row: int, column: int, span: int) -> None:
        self._grid.addWidget(widget, row, column, 1, span)
        self._rows.append(widget)

    def _sign(self, entry: Entry, theme: Theme) -> QPixmap:
        """Paint a sign on the ground that it lies on."""
        return sign(_shapes(entry), _SIGN, theme.page, self.devicePixelRatioF())


def _shapes(entry: Entry) -> Sequence[Shape]:
    width, height = _SIGN.width(), _SIGN.height()
    return entry.draw((width / 2, height / 2), width - 2 * _RIM, height - 2 * _RIM)
