"""The rows of the list of fields; their texts are made when they are shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PyQt6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QItemSelectionRange,
    QModelIndex,
    Qt,
    pyqtSignal,
)

from mapkit.drawing.ground import describe
from mapkit.editor.canvas.field_words import kind_and_sector
from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.item_views import natural_order
from mapkit.editor.widgets.labels import plain_tip
from mapkit.messages import translated
from mapkit.model import Field, GameMap

_Role = Qt.ItemDataRole


ID, NAME, KIND, SECTOR = range(4)
COLUMNS = ("id", "name", "kind", "sector")
"""Columns that can be written in; another one says what stands on the field."""


class FieldRows(QAbstractTableModel):
    """The fields of a map that a search finds, 9 before 10, sorted by any column.

    ``ids`` has the field of each row.
    """

    written = pyqtSignal(str, int, str)
    """A person has written another text: of which field, in which column, what."""

    def __init__(self, game_map: GameMap) -> None:
        super().__init__()
        self.ids: list[str] = []
        self._map = game_map
        self._on_it: dict[str, str] = {}
        self._former: dict[str, str] = {}
        self._rows: dict[str, int] = {}
        self._words: tuple[str, ...] = ()
        self._order = (ID, Qt.SortOrder.AscendingOrder)
        self._known: dict[str, tuple[Field, str, tuple[str, ...]]] = {}
        self._headings = (tr("Field"), tr("Name"), tr("Kind"), tr("Sector"), tr("On it"))
        self.show(game_map)

    def show(self, game_map: GameMap, search: str | None = None) -> None:
        """Show another map, or find other fields of it; rows that stay the same stay."""
        if search is not None:
            self._words = tuple(search.lower().split())
        old = self._map
        if old.ruleset is not game_map.ruleset or old.sectors != game_map.sectors:
            self._known = {}
        self._map, self._on_it = game_map, _markers(game_map)
        self._former = {}
        for former, field_id in game_map.former_ids.items():
            self._former[field_id] = f"{self._former.get(field_id, '')} {former}"
        self._arrange(sorted(filter(self._is_found, game_map.fields), key=natural_order))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; fields that are alike there stand by their ids."""
        if (column, order) != self._order:
            self._order = column, order
            self._arrange(sorted(self.ids, key=natural_order))

    def _arrange(self, ids: list[str]) -> None:
        column, order = self._order
        back = order is Qt.SortOrder.DescendingOrder
        if column != ID or back:
            ids.sort(key=lambda i: natural_order(self.texts(i)[column]), reverse=back)
        if ids and ids == self.ids:
            last = self.index(len(ids) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self.ids = ids
        self._rows = {field_id: row for row, field_id in enumerate(ids)}
        self.endResetModel()

    def row_of(self, field_id: str) -> QModelIndex:
        """Return the row of a field, an invalid index where it is not listed."""
        row = self._rows.get(field_id)
        return QModelIndex() if row is None else self.index(row, 0)

    def selection_of(self, fields: Iterable[str]) -> QItemSelection:
        """Return the rows of fields, those that follow each other as one range."""
        rows = sorted(self._rows[i] for i in fields if i in self._rows)
        found, last = QItemSelection(), self.columnCount() - 1
        begin = 0
        for k in range(1, len(rows) + 1):
            if k == len(rows) or rows[k] != rows[k - 1] + 1:
                low, high = self.index(rows[begin], 0), self.index(rows[k - 1], last)
                found.append(QItemSelectionRange(low, high))
                begin = k
        return found

    def texts(self, field_id: str) -> tuple[str, ...]:
        """Return what stands in the row of a field: its name as it is said here."""
        game_map = self._map
        field, on_it = game_map.fields[field_id], self._on_it.get(field_id, "")
        known = self._known.get(field_id)
        if known is None or known[0] is not field or known[1] != on_it:
            found = (field_id, game_map.name_of(field_id), *kind_and_sector(game_map, field), on_it)
            known = self._known[field_id] = (field, on_it, found)
        return known[2]

    def rowCount(self, parent: QModelIndex | None = None) -> int:  # noqa: N802 - Qt's name
        """Return how many fields are found."""
        return 0 if parent is not None and parent.isValid() else len(self.ids)

    def columnCount(self, parent: QModelIndex | None = None) -> int:  # noqa: N802
        """Return how many things are said of a field."""
        return 0 if parent is not None and parent.isValid() else len(self._headings)

    def data(self, index: QModelIndex, role: int = _Role.DisplayRole) -> Any:
        """Return a text, its tip, or what a screen reader says."""
        if not index.isValid() or index.row() >= len(self.ids):
            return None
        field_id = self.ids[index.row()]
        if role == _Role.EditRole and index.column() == NAME:
            return self._map.fields[field_id].name or ""
        if role in {_Role.DisplayRole, _Role.EditRole}:
            return self.texts(field_id)[index.column()]
        if role == _Role.ToolTipRole:
            return plain_tip(self._spoken(field_id))
        if role == _Role.AccessibleTextRole and index.column() == 0:
            return self._spoken(field_id)
        return None

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        """Let all but what stands on a field be written in place."""
        writable = index.column() < len(COLUMNS)
        return super().flags(index) | (Qt.ItemFlag.ItemIsEditable if writable else Qt.ItemFlag(0))

    def setData(  # noqa: N802
        self, index: QModelIndex, value: Any, role: int = _Role.EditRole
    ) -> bool:
        """Report what was written; it is shown once the map says so."""
        if role != _Role.EditRole or not index.isValid() or index.row() >= len(self.ids):
            return False
        field_id, column, text = self.ids[index.row()], index.column(), str(value).strip()
        if text == self.data(index, _Role.EditRole):
            return False
        self.written.emit(field_id, column, text)
        return True

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """Return the heading of a column."""
        if role == _Role.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._headings[section]
        return None

    def _is_found(self, field_id: str) -> bool:
        if not self._words:
            return True
        written, former = self._map.fields[field_id].name or "", self._former.get(field_id, "")
        line = " ".join((*self.texts(field_id), written, former)).lower()
        return all(word in line for word in self._words)

    def _spoken(self, field_id: str) -> str:
        game_map = self._map
        words = (describe(game_map, game_map.fields[field_id]), self._on_it.get(field_id, ""))
        return ", ".join(text for text in words if text)


def _markers(game_map: GameMap) -> dict[str, str]:
    """Say by field what is printed on it."""
    found: dict[str, list[str]] = {}
    for marker in game_map.markers:
        known = game_map.ruleset.markers.get(marker.type)
        label = translated(known.label) if known else marker.type
        words = " ".join([label, *(str(v) for v in marker.attributes.values())])
        found.setdefault(marker.field, []).append(words)
    return {field_id: ", ".join(words) for field_id, words in found.items()}
