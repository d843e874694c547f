"""The boxes that say which pairs the table and the matrix show."""

from __future__ import annotations

from PyQt6.QtCore import QSignalBlocker, pyqtSignal
from PyQt6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.pair_facts import BLOCKED, CLEAR, GRAZING, PairFilter
from mapkit.editor.widgets.labels import ElidedLabel, EscapeLineEdit
from mapkit.messages import translated
from mapkit.model import GameMap

__all__ = ["PairFilters", "verdict_name"]

_WIDEST_COUNT = 220
_NARROWEST_BOX = 90
"""Pixels."""


def verdict_name(code: int) -> str:
    """Name a verdict."""
    return {CLEAR: tr("sees"), GRAZING: tr("grazing"), BLOCKED: tr("blocked")}[code]


class PairFilters(QWidget):
    """One row of boxes, and how many pairs they leave.

    Attributes
    ----------
    changed : signal of object
        Another :class:`PairFilter` is chosen.
    """

    changed = pyqtSignal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = EscapeLineEdit()
        self.text.setPlaceholderText(tr("Field"))
        self.text.setAccessibleName(tr("Only pairs with this field"))
        self.text.setClearButtonEnabled(True)
        self.text.setToolTip(tr("Only pairs with a field whose id begins like this"))
        self.disputed_only = QCheckBox(tr("Disputed only"))
        self.verdicts = QComboBox()
        self.verdicts.setAccessibleName(tr("Only pairs with this verdict"))
        self.verdicts.addItem(tr("Every verdict"), None)
        for code in (CLEAR, GRAZING, BLOCKED):
            self.verdicts.addItem(verdict_name(code), code)
        self.sectors = QComboBox()
        self.sectors.setAccessibleName(tr("Only pairs in this sector"))
        self.sectors.addItem(tr("Every sector"), None)
        self.count = ElidedLabel(_WIDEST_COUNT)
        for box in (self.verdicts, self.sectors):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            # No entry that comes later may make a narrow window wider.
            box.setMinimumWidth(_NARROWEST_BOX)
        bar = QHBoxLayout(self)
        bar.setContentsMargins(0, 0, 0, 0)
        for widget in (self.text, self.verdicts, self.sectors, self.disputed_only):
            bar.addWidget(widget)
        bar.addStretch()
        bar.addWidget(self.count)
        self.text.textChanged.connect(self._tell)
        self.disputed_only.toggled.connect(self._tell)
        self.verdicts.currentIndexChanged.connect(self._tell)
        self.sectors.currentIndexChanged.connect(self._tell)

    @property
    def wanted(self) -> PairFilter:
        """What the boxes say."""
        return PairFilter(
            self.disputed_only.isChecked(),
            self.verdicts.currentData(),
            self.sectors.currentData(),
            self.text.text().strip(),
        )

    def choose_as(self, other: PairFilters) -> None:
        """Choose what is chosen in another window's boxes, in whatever language."""
        self.text.setText(other.text.text())
        self.disputed_only.setChecked(other.disputed_only.isChecked())
        self.verdicts.setCurrentIndex(other.verdicts.currentIndex())
        self.sectors.setCurrentIndex(max(self.sectors.findData(other.sectors.currentData()), 0))

    def offer_sectors(self, game_map: GameMap) -> None:
        """Offer the sectors of another map; the one that is chosen stays if it is there."""
        chosen = self.sectors.currentData()
        with QSignalBlocker(self.sectors):
            self.sectors.clear()
            self.sectors.addItem(tr("Every sector"), None)
            for sector_id, sector in game_map.sectors.items():
                self.sectors.addItem(translated(sector.name), sector_id)
            self.sectors.setCurrentIndex(max(self.sectors.findData(chosen), 0))

    def _tell(self) -> None:
        self.changed.emit(self.wanted)
