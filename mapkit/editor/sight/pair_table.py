"""The table of all pairs, one a row: sort, jump to a pair."""

from __future__ import annotations

from typing import Any

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.pair_facts import PairFilter
from mapkit.editor.sight.pair_filters import verdict_name
from mapkit.editor.sight.pair_rows import COLUMNS, PairRows
from mapkit.editor.widgets.item_views import GilHoldingTable

__all__ = ["PairTable"]


class _Model(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self.rows: PairRows | None = None
        self.wanted = PairFilter()
        self.column, self.descending = 0, False

    def show(self, rows: PairRows | None, wanted: PairFilter) -> None:
        self.beginResetModel()
        self.rows, self.wanted = rows, wanted
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


class PairTable(GilHoldingTable):
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
        self._kept: tuple[str, str] | None = None
        self.setModel(self._model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setSortingEnabled(True)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(tr("Table of all pairs"))
        rows = self.verticalHeader()
        columns = self.horizontalHeader()
        assert rows is not None
        assert columns is not None
        rows.hide()
        rows.setDefaultSectionSize(rows.minimumSectionSize())
        columns.setStretchLastSection(True)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        columns.setDefaultSectionSize(84)
        columns.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        selection = self.selectionModel()
        assert selection is not None
        selection.currentRowChanged.connect(self._pick)

    @property
    def rows(self) -> PairRows | None:
        """What is shown, None while it is made."""
        return self._model.rows

    def show_rows(self, rows: PairRows | None, wanted: PairFilter) -> None:
        """Show other rows; None while they are made. The picked pair stays."""
        row = self.currentIndex().row()
        if self._model.rows is not None:
            self._kept = self._model.rows.pair(row) if row >= 0 else None
        self._model.show(rows, wanted)
        if rows is not None and self._kept is not None:
            position = rows.position(*self._kept)
            selection = self.selectionModel()
            if position is not None and selection is not None:
                with QSignalBlocker(selection):
                    self.selectRow(position)

    def narrow(self, wanted: PairFilter) -> None:
        """Show the pairs that a filter lets through."""
        self._model.narrow(wanted)

    def _pick(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if self._model.rows is not None and current.isValid():
            self.picked.emit(*self._model.rows.pair(current.row()))
