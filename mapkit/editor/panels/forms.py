"""Forms that follow the map: boxes stay, only what they show changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QFormLayout, QLabel, QScrollArea, QWidget

from mapkit.editor.widgets.boxes import ChoiceBox, NumberBox, ProseBox, TextBox, TickBox
from mapkit.editor.widgets.labels import PlainLabel, plain_label, plain_tip
from mapkit.editor.widgets.rows import Choice, Heading, Number, Prose, Row, Text, Tick, Words


class _WordsBox(PlainLabel):
    """Words in the place of a box."""

    def show_row(self, row: Words | Heading) -> None:
        self.setText(row.text)


class _HeadingBox(_WordsBox):
    """Words that stand out."""

    def __init__(self) -> None:
        super().__init__()
        font = self.font()
        font.setBold(True)
        self.setFont(font)
        self.setContentsMargins(0, 6, 0, 0)


_BOXES: Mapping[type[Row], Callable[[], Any]] = {
    Heading: _HeadingBox, Words: _WordsBox, Text: TextBox, Number: NumberBox, Choice: ChoiceBox,
    Tick: TickBox, Prose: ProseBox,
}  # fmt: skip


class Form(QWidget):
    """Rows, one below the other.

    A box is kept as long as there is a row of its name, so that other changes do not interrupt
    typing in it or holding one of its arrows.

    ``titles_above`` says whether a row's title stands above its box. ``boxes`` are what to make for
    rows of further types.
    """

    def __init__(
        self,
        *,
        titles_above: bool = False,
        boxes: Mapping[type[Row], Callable[[], Any]] | None = None,
    ) -> None:
        super().__init__()
        self._makers = {**_BOXES, **(boxes or {})}
        self._boxes: dict[tuple[type[Row], str], tuple[QLabel, Any]] = {}
        self._layout = QFormLayout(self)
        self._titles_above = titles_above

    def show_rows(self, rows: Sequence[Row]) -> bool:
        """Show other rows; return whether there are other boxes now."""
        keys = [(type(row), row.name) for row in rows]
        another = keys != list(self._boxes)
        if another:
            self._lay_out(keys)
        for key, row in zip(keys, rows, strict=True):
            label, box = self._boxes[key]
            label.setText(row.title)
            label.setToolTip(plain_tip(row.tip))
            box.setToolTip(label.toolTip())
            for widget in (label, box):
                widget.setWhatsThis(label.toolTip())
            box.setAccessibleName(row.title)
            box.show_row(row)
        return another

    def boxes(self) -> Iterator[QWidget]:
        """Yield the boxes in the order of the rows, each before what is within it."""
        for _, box in self._boxes.values():
            yield box
            if not isinstance(box, NumberBox | ChoiceBox | ProseBox):
                yield from box.findChildren(QWidget)

    def _lay_out(self, keys: Sequence[tuple[type[Row], str]]) -> None:
        while self._layout.rowCount():
            self._layout.takeRow(0)
        old, self._boxes = self._boxes, {}
        for key in keys:
            label, box = self._boxes[key] = old.pop(key) if key in old else self._made(key)
            if key[0] is Heading:
                self._layout.addRow(box)
            elif self._titles_above:
                self._layout.addRow(label)
                self._layout.addRow(box)
            else:
                self._layout.addRow(label, box)
        for label, box in old.values():
            # Later: it may be this box that reports a change just now.
            for widget in (label, box):
                widget.hide()  # said aloud, or a layout that saw it just before shows it again
                widget.setParent(None)
                widget.deleteLater()

    def _made(self, key: tuple[type[Row], str]) -> tuple[QLabel, Any]:
        kind, name = key
        label, box = plain_label(wrapped=self._titles_above), self._makers[kind]()
        box.setObjectName(name)
        return label, box


class FormArea(QScrollArea):
    """Scrolls forms."""

    left = pyqtSignal()
    """Escape: the keyboard goes back to the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802 - Qt's name
        """Leave by Escape; a box with half-typed text drops that first."""
        if event is not None and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def order_boxes(self, *forms: QWidget) -> None:
        """Let Tab go through the boxes in the order in which they stand."""
        stops: list[QWidget] = [self]
        for form in forms:
            boxes = form.boxes() if isinstance(form, Form) else form.findChildren(QWidget)
            stops += (box for box in boxes if box.focusPolicy() & Qt.FocusPolicy.TabFocus)
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
