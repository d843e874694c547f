"""What differs from another version of the map, as a list to jump from and to take back from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QPushButton, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.boxes import FocusWheelCombo
from mapkit.editor.widgets.flow import FlowLayout
from mapkit.editor.widgets.labels import ElidedLabel, plain_tip

if TYPE_CHECKING:
    from mapkit.analysis.change import Change

_WHAT = Qt.ItemDataRole.UserRole
_MOST = 500
_DRAWN = {"map", "field", "portal", "marker", "building", "doubt", "ruleset"}


class ComparePanel(QWidget):
    """The dock *Compare*."""

    version_asked = pyqtSignal(int)
    """The map is to be compared with another version, by its place in the box."""
    picked = pyqtSignal(object)
    """Of Change: A change is to be shown on the board."""
    take_asked = pyqtSignal(object)
    """Of Change: It is to be as it is in the other version."""

    def __init__(self) -> None:
        super().__init__()
        self.versions = FocusWheelCombo()
        self.versions.setAccessibleName(tr("Compare with"))
        self.versions.setMinimumContentsLength(12)
        self.versions.setSizeAdjustPolicy(
            FocusWheelCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.take_button = QPushButton(tr("Take over"))
        self.take_button.setToolTip(
            tr("Make this as it is in the other version, with what depends on it")
        )
        self.summary = ElidedLabel()
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(tr("Differences"))
        self.tree.setAlternatingRowColors(True)
        bar = FlowLayout(first_grows=True)
        bar.addWidget(self.versions)
        bar.addWidget(self.take_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addLayout(bar)
        layout.addWidget(self.summary)
        layout.addWidget(self.tree, 1)
        self.versions.activated.connect(self.version_asked)
        self.tree.currentItemChanged.connect(self._pick)
        self.tree.itemClicked.connect(self._pick)
        self.take_button.clicked.connect(self._take)
        self.show_changes((), "")

    @property
    def current(self) -> Change | None:
        """The change that is chosen."""
        item = self.tree.currentItem()
        found: Change | None = item.data(0, _WHAT) if item is not None else None
        return found

    def show_versions(self, names: Sequence[str], chosen: int) -> None:
        """Offer versions to compare with."""
        blocked = self.versions.blockSignals(True)
        self.versions.clear()
        self.versions.addItems(names)
        self.versions.setCurrentIndex(chosen)
        self.versions.blockSignals(blocked)

    def show_changes(self, changes: Sequence[Change], summary: str) -> None:
        """List what differs: what is drawn, what lies side by side, who sees whom."""
        self.summary.setText(summary)
        blocked = self.tree.blockSignals(True)
        self.tree.clear()
        drawn = [c for c in changes if c.subject in _DRAWN]
        sight = [c for c in changes if c.subject == "sight"]
        beside = [c for c in changes if c.subject not in _DRAWN and c.subject != "sight"]
        for title, some in (
            (tr("Drawn"), drawn), (tr("Sightlines"), sight), (tr("Side by side"), beside),
        ):  # fmt: skip
            self._add(title, some)
        self.tree.setCurrentItem(None)
        self.tree.blockSignals(blocked)
        self._pick()

    def _add(self, title: str, changes: Sequence[Change]) -> None:
        if not changes:
            return
        group = QTreeWidgetItem(self.tree, [f"{title} ({len(changes)})"])
        for change in changes[:_MOST]:
            item = QTreeWidgetItem(group, [change.sentence])
            item.setToolTip(0, plain_tip(change.sentence))
            item.setData(0, _WHAT, change)
        if len(changes) > _MOST:
            QTreeWidgetItem(group, [tr("{n} more", n=len(changes) - _MOST)])
        group.setExpanded(True)

    def _pick(self, *_items: object) -> None:
        change = self.current
        self.take_button.setEnabled(change is not None and change.subject in _DRAWN)
        if change is not None:
            self.picked.emit(change)

    def _take(self) -> None:
        if self.current is not None:
            self.take_asked.emit(self.current)
