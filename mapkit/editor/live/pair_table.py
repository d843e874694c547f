"""The table of all pairs: sort, filter, jump to a pair."""

from __future__ import annotations

from typing import Any

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.live.pair_rows import BLOCKED, CLEAR, COLUMNS, GRAZING, PairFilter, PairRows
from mapkit.editor.plain import ElidedLabel
from mapkit.editor.steady import SteadyTable
from mapkit.editor.texts import tr, tr_n
from mapkit.model import GameMap
from mapkit.words import in_other_words

__all__ = ["PairTable", "verdict_name"]


_WIDEST_COUNT = 220
_NARROWEST_BOX = 90
"""Pixels."""


def verdict_name(code: int) -> str:
    """Name a verdict."""
    return {CLEAR: tr("sees"), GRAZING: tr("grazing"), BLOCKED: tr("blocked")}[code]


class _Model(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self.rows: PairRows | None = None
        self.wanted = PairFilter()
        self.column, self.descending = 0, False

    def show(self, rows: PairRows | None) -> None:
        self.beginResetModel()
        self.rows = rows
        self._arrange()
        self.endResetModel()

    def narrow(self, wanted: PairFilter) -> None:
        self.beginResetModel()
        self.wanted = wanted
        self._arrange()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.beginResetModel()
        self.column, self.descending = column, order is Qt.SortOrder.DescendingOrder
        self._arrange()
        self.endResetModel()

    def _arrange(self) -> None:
        if self.rows is not None:
            self.rows.arrange(self.wanted, max(self.column, 0), descending=self.descending)

    def rowCount(self, parent: QModelIndex | None = None) -> int:  # noqa: N802 - Qt's name
        return 0 if self.rows is None or (parent and parent.isValid()) else len(self.rows)

    def columnCount(self, parent: QModelIndex | None = None) -> int:  # noqa: N802
        return 0 if parent and parent.isValid() else len(COLUMNS)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        rows = self.rows
        if rows is None or not index.isValid() or index.row() >= len(rows):
            return None
        row, column = index.row(), COLUMNS[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole and column == "distance":
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if column in {"a", "b"}:
            return rows.pair(row)[column == "b"]
        if column == "verdict":
            return verdict_name(rows.verdict(row))
        if column == "distance":
            distance = rows.distance(row)
            return "" if distance is None else str(distance)
        if column == "rule":
            return rows.rule(row)
        return ("", tr("distance"), tr("verdict"))[rows.disputed(row)]

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is Qt.Orientation.Vertical:
            return None
        return (
            tr("From"), tr("To"), tr("Verdict"), tr("Distance"), tr("Rule"), tr("Disputed"),
        )[section]  # fmt: skip


class PairTable(QWidget):
    """All pairs with their verdicts.

    Attributes
    ----------
    picked : signal of (str, str)
        A pair was picked with the mouse or the keyboard.
    """

    picked = pyqtSignal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Model()
        self.filter_text = QLineEdit()
        self.filter_text.setPlaceholderText(tr("Field"))
        self.filter_text.setClearButtonEnabled(True)
        self.filter_text.setToolTip(tr("Only pairs with a field whose id begins so"))
        self.disputed_only = QCheckBox(tr("Disputed only"))
        self.filter_text.setAccessibleName(tr("Only pairs with this field"))
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
        self.table = SteadyTable()
        self.table.setModel(self._model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setAlternatingRowColors(True)
        self.table.setSortingEnabled(True)
        self.table.setTabKeyNavigation(False)
        rows = self.table.verticalHeader()
        columns = self.table.horizontalHeader()
        assert rows is not None
        assert columns is not None
        rows.hide()
        rows.setDefaultSectionSize(rows.minimumSectionSize())
        columns.setStretchLastSection(True)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        columns.setDefaultSectionSize(84)
        columns.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        self.setAccessibleName(tr("Table of all pairs"))
        self.table.setAccessibleName(tr("Table of all pairs"))
        bar = QHBoxLayout()
        for widget in (self.filter_text, self.verdicts, self.sectors, self.disputed_only):
            bar.addWidget(widget)
        bar.addStretch()
        bar.addWidget(self.count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addLayout(bar)
        layout.addWidget(self.table)
        self.filter_text.textChanged.connect(self._narrow)
        self.disputed_only.toggled.connect(self._narrow)
        self.verdicts.currentIndexChanged.connect(self._narrow)
        self.sectors.currentIndexChanged.connect(self._narrow)
        selection = self.table.selectionModel()
        assert selection is not None
        selection.currentRowChanged.connect(self._pick)
        self.show_rows(None, None)

    def show_rows(self, rows: PairRows | None, game_map: GameMap | None) -> None:
        """Show other rows; None while they are made. Filters and the picked pair stay."""
        row = self.table.currentIndex().row()
        kept = self._model.rows.pair(row) if self._model.rows and row >= 0 else None
        if game_map is not None:
            self._offer_sectors(game_map)
        self._model.show(rows)
        self._tell_count()
        if rows is not None and kept is not None:
            position = rows.position(*kept)
            selection = self.table.selectionModel()
            if position is not None and selection is not None:
                blocked = selection.blockSignals(True)
                self.table.selectRow(position)
                selection.blockSignals(blocked)

    def _offer_sectors(self, game_map: GameMap) -> None:
        chosen = self.sectors.currentData()
        blocked = self.sectors.blockSignals(True)
        self.sectors.clear()
        self.sectors.addItem(tr("Every sector"), None)
        for sector_id, sector in game_map.sectors.items():
            self.sectors.addItem(in_other_words(sector.name), sector_id)
        self.sectors.setCurrentIndex(max(self.sectors.findData(chosen), 0))
        self.sectors.blockSignals(blocked)

    def _narrow(self) -> None:
        self._model.narrow(
            PairFilter(
                self.disputed_only.isChecked(),
                self.verdicts.currentData(),
                self.sectors.currentData(),
                self.filter_text.text().strip(),
            )
        )
        self._tell_count()

    def _tell_count(self) -> None:
        rows = self._model.rows
        text = tr("computing …") if rows is None else tr_n("{n} pair(s)", len(rows))
        self.count.setText(text)

    def _pick(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if self._model.rows is not None and current.isValid():
            self.picked.emit(*self._model.rows.pair(current.row()))
