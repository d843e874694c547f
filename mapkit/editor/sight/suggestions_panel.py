"""Suggestions for a dispute or an exposed field, as a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QHideEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.labels import ElidedLabel, plain_tip

__all__ = ["SuggestionsPanel"]

_NUMBER = Qt.ItemDataRole.UserRole


class SuggestionsPanel(QWidget):
    """The dock of suggestions.

    Attributes
    ----------
    picked : signal of int
        A suggestion is to be previewed, by its place in the list; -1: none any more.
    apply_asked : signal of int
        A suggestion is to be carried out.
    stop_asked : signal
        Nobody waits for suggestions any more.
    """

    picked = pyqtSignal(int)
    apply_asked = pyqtSignal(int)
    stop_asked = pyqtSignal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary = ElidedLabel()
        self.progress = QProgressBar()
        self.progress.setMaximumWidth(140)
        self.progress.setTextVisible(False)
        self.stop_button = QPushButton(tr("Stop"))
        self.stop_button.setToolTip(tr("Stop looking for suggestions"))
        self.apply_button = QPushButton(tr("Apply"))
        self.apply_button.setToolTip(tr("Carry the suggestion out as one step that can be undone"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Suggestions"))
        self.list.setWordWrap(True)
        self.list.setAlternatingRowColors(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        bar = QHBoxLayout()
        bar.addWidget(self.summary, 1)
        for widget in (self.progress, self.stop_button, self.apply_button):
            bar.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addLayout(bar)
        layout.addWidget(self.list)
        self.list.currentItemChanged.connect(self._pick)
        self.list.itemClicked.connect(self._pick)
        self.list.itemActivated.connect(lambda _item: self._apply())
        self.apply_button.clicked.connect(self._apply)
        self.stop_button.clicked.connect(self.stop_asked)
        self.show_found(tr("Select a dispute or a field, then Sight, Suggest."), ())

    @property
    def current(self) -> int:
        """The place of the suggestion that is chosen, -1 for none."""
        item = self.list.currentItem()
        return -1 if item is None else int(item.data(_NUMBER))

    def show_found(self, summary: str, found: Sequence[str], notes: Sequence[str] = ()) -> None:
        """List suggestions in words, and what is to be said below them; none of them is chosen."""
        blocked = self.list.blockSignals(True)
        self.list.clear()
        for number, words in enumerate(found):
            item = QListWidgetItem(f"{number + 1}. {words}")
            item.setToolTip(plain_tip(words))
            item.setData(_NUMBER, number)
            self.list.addItem(item)
        for words in notes:
            note = QListWidgetItem(words)
            note.setToolTip(plain_tip(words))
            note.setFlags(Qt.ItemFlag.NoItemFlags)  # nothing to choose
            note.setForeground(self.palette().text())
            self.list.addItem(note)
        self.list.setCurrentItem(None)
        self.list.blockSignals(blocked)
        self.summary.setText(summary)
        self.show_progress(0, 0)
        self._pick()

    def show_progress(self, done: int, total: int) -> None:
        """Show how much of a search is done; nothing where there is none."""
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        self.progress.setVisible(total > 0)
        self.stop_button.setVisible(total > 0)

    def hideEvent(self, event: QHideEvent | None) -> None:  # noqa: N802 - Qt's name
        """Choose nothing where the list is not seen, so that no preview is left."""
        super().hideEvent(event)
        self.list.setCurrentItem(None)

    def _pick(self, *_items: object) -> None:
        self.apply_button.setEnabled(self.current >= 0)
        self.picked.emit(self.current)

    def _apply(self) -> None:
        if self.current >= 0:
            self.apply_asked.emit(self.current)
