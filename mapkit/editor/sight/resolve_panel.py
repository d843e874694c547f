"""Disputes by how close they are, and what settles the one that is chosen, as lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QHideEvent, QResizeEvent
from PyQt6.QtWidgets import (
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.boxes import FocusWheelSpin
from mapkit.editor.widgets.flow import FlowLayout
from mapkit.editor.widgets.labels import ElidedLabel, plain_label, plain_tip
from mapkit.messages import decimal

if TYPE_CHECKING:
    from mapkit.analysis.disputes import Dispute
    from mapkit.drafts.effects import Effects

_WHAT = Qt.ItemDataRole.UserRole
_MOST_DISPUTES, _MOST_PAIRS = 500, 12
_SIDE_BY_SIDE, _LEAST_LIST = 620, 64
"""Pixels of the dock from which on its lists stand side by side; of a list's height."""


@dataclass(frozen=True, slots=True)
class Row:
    """A suggestion in the list: its number, in short, in full, and what else it changes."""

    number: int
    words: str
    whole: str
    effects: Effects


class ResolvePanel(QWidget):
    """The dock that goes with the tool *Resolve*."""

    dispute_picked = pyqtSignal(str, str)
    """Two fields whose dispute is to be settled."""
    picked = pyqtSignal(int)
    """A suggestion is to be previewed, by its number; -1: none any more."""
    pair_picked = pyqtSignal(str, str)
    """Two fields whose answer a suggestion changes are to be shown."""
    apply_asked = pyqtSignal(int)
    """A suggestion is to be carried out."""
    stop_asked = pyqtSignal()
    """Nobody waits for suggestions any more."""
    margin_changed = pyqtSignal()
    """:attr:`margin_mm` is another."""

    def __init__(self, margin_mm: float) -> None:
        super().__init__()
        self._effects: dict[int, Effects] = {}
        self.summary = ElidedLabel()
        self.progress = QProgressBar()
        self.progress.setMaximumWidth(140)
        self.progress.setTextVisible(False)
        self.stop_button = QPushButton(tr("Stop"))
        self.stop_button.setToolTip(tr("Stop looking for suggestions"))
        self.apply_button = QPushButton(tr("Apply"))
        self.apply_button.setToolTip(tr("Carry the suggestion out as one step that can be undone"))
        self.margin = FocusWheelSpin()
        self.margin.setRange(0.0, 5.0)
        self.margin.setSingleStep(0.1)
        self.margin.setSuffix(tr(" mm"))
        self.margin.setValue(margin_mm)
        self.margin.setKeyboardTracking(False)
        self.margin.setAccessibleName(tr("Margin"))
        self.margin.setToolTip(
            tr("How far beyond the tolerance corners may be off once a dispute is settled")
        )
        self.disputes = QTreeWidget()
        self.disputes.setAccessibleName(tr("Disputes"))
        self.disputes.setColumnCount(3)
        self.disputes.setHeaderHidden(True)
        self.disputes.setAlternatingRowColors(True)
        self.disputes.setRootIsDecorated(False)
        self.disputes.setUniformRowHeights(True)
        self.disputes.setMinimumHeight(_LEAST_LIST)
        self.disputes.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.disputes.header()
        assert header is not None
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Suggestions"))
        self.list.setWordWrap(True)
        self.list.setAlternatingRowColors(True)
        self.list.setMinimumHeight(_LEAST_LIST)
        bar = FlowLayout()
        for widget in (
            plain_label(tr("Margin"), wrapped=False), self.margin, self.apply_button,
            self.progress, self.stop_button,
        ):  # fmt: skip
            bar.addWidget(widget)
        self._lists = QSplitter(Qt.Orientation.Vertical)
        self._lists.setChildrenCollapsible(False)
        self._lists.addWidget(self.disputes)
        self._lists.addWidget(self.list)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addLayout(bar)
        layout.addWidget(self.summary)
        layout.addWidget(self._lists, 1)
        self.disputes.itemClicked.connect(self._pick_dispute)
        self.disputes.itemActivated.connect(self._pick_dispute)
        self.list.currentItemChanged.connect(self._pick)
        self.list.itemClicked.connect(self._pick)
        self.list.itemActivated.connect(self._apply)
        self.apply_button.clicked.connect(self._apply)
        self.stop_button.clicked.connect(self.stop_asked)
        self.margin.valueChanged.connect(lambda _value: self.margin_changed.emit())
        self.show_disputes((), None)
        self.show_found(tr("Choose a dispute in the list."), ())

    @property
    def margin_mm(self) -> float:
        """How much farther than the tolerance corners may be off."""
        return self.margin.value()

    @property
    def current(self) -> int:
        """The number of the suggestion that is chosen, -1 for none."""
        for row in range(self.list.currentRow(), -1, -1):
            item = self.list.item(row)
            what = item.data(_WHAT) if item is not None else None
            if not isinstance(what, tuple):  # a pair belongs to the suggestion above it
                return what if isinstance(what, int) else -1
        return -1

    def show_disputes(self, found: Sequence[Dispute], chosen: tuple[str, str] | None) -> None:
        """List disputes as they were found: those that turn on least first."""
        tree = self.disputes
        blocked = tree.blockSignals(True)
        tree.clear()
        for dispute in found[:_MOST_DISPUTES]:
            least = tr("{mm} mm", mm=decimal(dispute.measure_mm, 2))
            words = [f"{dispute.origin} – {dispute.target}", least, dispute.brief]
            item = QTreeWidgetItem(tree, words)
            item.setToolTip(2, plain_tip(dispute.sentence))
            item.setData(0, _WHAT, dispute.fields)
            if dispute.fields == chosen and tree.currentItem() is None:
                tree.setCurrentItem(item)
        tree.blockSignals(blocked)
        for column in (0, 1):
            tree.resizeColumnToContents(column)

    @property
    def chosen(self) -> int:
        """Where the dispute in hand stands in the list, 0 for none."""
        return max(self.disputes.currentIndex().row(), 0)

    def dispute_at(self, place: int) -> tuple[str, str] | None:
        """Return the dispute at a place of the list, or the last above it."""
        item = self.disputes.topLevelItem(min(place, self.disputes.topLevelItemCount() - 1))
        return None if item is None else item.data(0, _WHAT)

    def show_found(self, summary: str, found: Sequence[Row], notes: Sequence[str] = ()) -> None:
        """List suggestions, then notes; none is chosen."""
        blocked = self.list.blockSignals(True)
        self.list.clear()
        self._effects = {row.number: row.effects for row in found}
        for row in found:
            self._add(row.words, row.number, tip=row.whole)
        for words in notes:
            self._add(words, None)
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

    def resizeEvent(self, event: QResizeEvent | None) -> None:  # noqa: N802
        """Put the lists side by side where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= _SIDE_BY_SIDE
        turned = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        self._lists.setOrientation(turned)
        room = self.width() if wide else self.height()
        self._lists.setSizes([room * 2 // 5, room * 3 // 5])

    def _add(self, words: str, what: object, row: int | None = None, tip: str = "") -> None:
        """Add a row; one that stands for nothing cannot be chosen."""
        item = QListWidgetItem(words)
        item.setToolTip(plain_tip(tip or words))
        item.setData(_WHAT, what)
        if what is None:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setForeground(self.palette().text())
        self.list.insertItem(self.list.count() if row is None else row, item)

    def _list_pairs(self, number: int) -> None:
        """List the pairs that a suggestion changes below it, and no others."""
        blocked = self.list.blockSignals(True)
        for row in reversed(range(self.list.count())):
            item = self.list.item(row)
            if item is not None and isinstance(item.data(_WHAT), tuple):
                self.list.takeItem(row)
        effects = self._effects[number]
        said = (
            (tr("disputed then: {a} – {b}"), effects.raised),
            (tr("other verdict: {a} – {b}"), effects.verdicts),
            (tr("other distance: {a} – {b}"), effects.distances),
            (tr("settled too: {a} – {b}"), effects.settled),
        )
        pairs = [(words.format(a=a, b=b), (a, b)) for words, some in said for a, b in some]
        for k, (words, pair) in enumerate(pairs[:_MOST_PAIRS], 1):
            self._add(f"      {words}", pair, self.list.currentRow() + k)
        self.list.blockSignals(blocked)

    def _pick_dispute(self, item: QTreeWidgetItem) -> None:
        self.dispute_picked.emit(*item.data(0, _WHAT))

    def _pick(self, *_items: object) -> None:
        item = self.list.currentItem()
        what = item.data(_WHAT) if item is not None else None
        if isinstance(what, tuple):  # what the suggestion above it changes
            self.pair_picked.emit(*what)
            return
        if isinstance(what, int):
            self._list_pairs(what)
        self.apply_button.setEnabled(self.current >= 0)
        self.picked.emit(self.current)

    def _apply(self, *_items: object) -> None:
        if self.current >= 0:
            self.apply_asked.emit(self.current)
