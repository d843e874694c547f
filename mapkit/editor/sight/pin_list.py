"""The pairs that are kept on the board, by the numbers of their badges."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QEvent, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QHeaderView, QToolButton, QTreeWidget, QTreeWidgetItem

from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.labels import plain_tip

_MOST_ROWS = 5
"""More than these scroll."""

_OFF = {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}

_PAIR = Qt.ItemDataRole.UserRole


class PinList(QTreeWidget):
    """One row for each pin: its number, its verdict, and a button that takes it off.

    ``picked`` and ``removed``: A pair is to be shown, to be taken off the board.
    """

    picked = pyqtSignal(str, str)
    removed = pyqtSignal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Pinned pairs"))
        self.setHeaderLabels([tr("Pair"), tr("What it is")])  # for screen readers
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        columns = self.header()
        assert columns is not None
        columns.setStretchLastSection(False)
        columns.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        columns.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.itemClicked.connect(self._show)
        self.hide()

    def show_pins(self, pins: Sequence[tuple[tuple[str, str], str]]) -> None:
        """Show other pins: each a pair and what is said of it."""
        row = self.indexOfTopLevelItem(self.currentItem())
        self.clear()
        for number, (pair, words) in enumerate(pins, 1):
            item = QTreeWidgetItem([f"{number}  {words}"])
            item.setData(0, _PAIR, pair)
            item.setToolTip(0, plain_tip(words))
            self.addTopLevelItem(item)
            self.setItemWidget(item, 1, self._button(*pair))
        if row >= 0 and pins:
            self.setCurrentItem(self.topLevelItem(min(row, len(pins) - 1)))
        height = self.sizeHintForRow(0) * min(len(pins), _MOST_ROWS)
        self.setFixedHeight(height + 2 * self.frameWidth())
        self.setVisible(bool(pins))

    def event(self, event: QEvent | None) -> bool:
        """Keep Delete for the pins: elsewhere it deletes what is selected on the board."""
        if isinstance(event, QKeyEvent):
            asked = event.type() is QEvent.Type.ShortcutOverride
            if asked and event.key() in _OFF:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802 - Qt's name
        """Show with Enter, take off with Delete."""
        assert event is not None
        item = self.currentItem()
        if item is not None and event.key() in _OFF:
            self.removed.emit(*item.data(0, _PAIR))
        elif item is not None and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._show(item)
        else:
            super().keyPressEvent(event)

    def _show(self, item: QTreeWidgetItem) -> None:
        self.picked.emit(*item.data(0, _PAIR))

    def _button(self, a: str, b: str) -> QToolButton:
        button = QToolButton()
        button.setText("×")
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # with the keys it is Delete
        button.setToolTip(tr("Remove this pair from the board (Delete)"))
        button.setAccessibleName(tr("Remove the pair {a} – {b} from the board", a=a, b=b))
        button.clicked.connect(lambda: self.removed.emit(a, b))
        return button
