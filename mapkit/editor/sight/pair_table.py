"""The table of all pairs, one a row: sort, jump to a pair."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtWidgets import QAbstractItemView, QCheckBox, QComboBox, QHeaderView, QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.pair_facts import BLOCKED, CLEAR, GRAZING, PairFacts, PairFilter
from mapkit.editor.widgets.boxes import add_clear_button
from mapkit.editor.widgets.flow import FlowLayout
from mapkit.editor.widgets.item_views import GilHoldingTable
from mapkit.editor.widgets.labels import ElidedLabel, EscapeLineEdit
from mapkit.messages import translated
from mapkit.model import GameMap
from mapkit.sight import NONE


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
    """All pairs with their verdicts."""

    picked = pyqtSignal(str, str)
    """A pair was picked with the mouse or the keyboard."""

    def __init__(self) -> None:
        super().__init__()
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


_LAST = 1 << 20


class PairGrid:
    """Rows and columns of a matrix, as indices into the fields of the facts.

    A filter leaves the rows and columns that hold a pair which it lets through, and of the others
    in them says that they are not shown. The rows can be sorted by what one column holds, and
    the columns by what one row holds: near first, what is not seen last.
    """

    def __init__(self, facts: PairFacts) -> None:
        self.facts = facts
        seen = facts.distance[facts.distance != NONE]
        self.farthest = int(seen.max()) if len(seen) else 1
        """The greatest shot distance of all."""
        everything = np.arange(len(facts.ids))
        self.rows: NDArray[np.int64] = everything
        self.columns: NDArray[np.int64] = everything
        self.shown: NDArray[np.bool_] = facts.matching(PairFilter())

    def arrange(
        self, wanted: PairFilter, rows_by: str | None = None, columns_by: str | None = None
    ) -> None:
        """Choose and order rows and columns; None leaves them in natural order.

        ``rows_by`` is the field whose column the rows are sorted by, ``columns_by`` that whose row
        the columns are sorted by.
        """
        self.shown = self.facts.matching(wanted)
        held = self.shown.any(axis=1)
        rows = held & self.facts.named(wanted.field) if wanted.field else held
        columns = self.shown[rows].any(axis=0)
        if wanted == PairFilter() and len(self.facts.ids) == 1:  # a field alone has no pair
            rows = columns = np.ones(1, bool)
        self.rows = self._sorted(np.flatnonzero(rows), rows_by)
        self.columns = self._sorted(np.flatnonzero(columns), columns_by)

    def _sorted(self, fields: NDArray[np.int64], by: str | None) -> NDArray[np.int64]:
        if by is None or by not in self.facts.ids:
            return fields
        facts, one = self.facts, self.facts.ids.index(by)
        distance = facts.distance[one, fields].astype(np.int64)
        verdict = facts.verdict[one, fields].astype(np.int64)
        far = np.where(distance == NONE, _LAST - verdict, distance)
        far[fields == one] = -1
        return fields[np.argsort(far, kind="stable")]

    def fields(self, row: int, column: int) -> tuple[int, int]:
        """Return the two fields of a cell, as indices into the facts."""
        return int(self.rows[row]), int(self.columns[column])

    def cell(self, a: str, b: str) -> tuple[int, int] | None:
        """Return row and column of a pair, None where it is filtered out or does not exist."""
        ids = self.facts.ids
        if a not in ids or b not in ids:
            return None
        rows = np.flatnonzero(self.rows == ids.index(a))
        columns = np.flatnonzero(self.columns == ids.index(b))
        return (int(rows[0]), int(columns[0])) if len(rows) and len(columns) else None


COLUMNS = ("a", "b", "verdict", "distance", "rule", "disputed")


class PairRows:
    """The pairs of a map in the order in which a table shows them."""

    def __init__(self, facts: PairFacts) -> None:
        self.facts = facts
        self._a, self._b = np.triu_indices(len(facts.ids), 1)
        self._keys = (
            self._a,
            self._b,
            *(
                array[self._a, self._b].astype(np.int64)
                for array in (facts.verdict, facts.distance, facts.rule, facts.disputed)
            ),
        )
        self.order: NDArray[np.int64] = np.arange(len(self._a))

    def __len__(self) -> int:
        return len(self.order)

    def arrange(self, wanted: PairFilter, column: int, *, descending: bool) -> None:
        """Choose and order the rows; pairs that are equal in the column stay in natural order."""
        rows = np.flatnonzero(self.facts.matching(wanted)[self._a, self._b])
        values = self._keys[column][rows]
        keys = -values if descending else values
        if COLUMNS[column] == "distance":  # pairs without one come last either way
            keys = np.where(values == NONE, NONE, keys)
        self.order = rows[np.argsort(keys, kind="stable")]

    def pair(self, row: int) -> tuple[str, str]:
        """Return the two fields of a row."""
        k, ids = int(self.order[row]), self.facts.ids
        return ids[self._a[k]], ids[self._b[k]]

    def verdict(self, row: int) -> int:
        """Return the code of a row's verdict."""
        return self._value(2, row)

    def distance(self, row: int) -> int | None:
        """Return the shot distance under the map's choices."""
        found = self._value(3, row)
        return None if found == NONE else found

    def rule(self, row: int) -> str:
        """Return the rules that decide."""
        return ", ".join(self.facts.rules[self._value(4, row)])

    def disputed(self, row: int) -> int:
        """Return 2 where the verdict is disputed, 1 where the distance alone is, else 0."""
        return self._value(5, row)

    def _value(self, column: int, row: int) -> int:
        return int(self._keys[column][self.order[row]])

    def position(self, a: str, b: str) -> int | None:
        """Return the row of a pair, None where it is filtered out or does not exist."""
        ids = self.facts.ids
        if a not in ids or b not in ids:
            return None
        i, k = sorted((ids.index(a), ids.index(b)))
        n = len(ids)
        flat = i * n - i * (i + 1) // 2 + k - i - 1
        found = np.flatnonzero(self.order == flat)
        return int(found[0]) if len(found) else None


_WIDEST_COUNT = 220
_NARROWEST_BOX = 90
"""Pixels."""


def verdict_name(code: int) -> str:
    """Name a verdict."""
    return {CLEAR: tr("sees"), GRAZING: tr("grazing"), BLOCKED: tr("blocked")}[code]


class PairFilters(QWidget):
    """One row of boxes, and how many pairs they leave."""

    changed = pyqtSignal(object)
    """Another :class:`PairFilter` is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.text = EscapeLineEdit()
        self.text.setPlaceholderText(tr("Field"))
        self.text.setAccessibleName(tr("Only pairs with this field"))
        add_clear_button(self.text)
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
        bar = FlowLayout(self)
        bar.setContentsMargins(0, 0, 0, 0)
        for widget in (self.text, self.verdicts, self.sectors, self.disputed_only):
            bar.addWidget(widget)
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
