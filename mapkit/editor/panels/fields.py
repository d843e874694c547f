"""The list of all fields, beside the canvas: for the keyboard and for screen readers."""

from __future__ import annotations

from PyQt6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, Qt
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mapkit.document import changes
from mapkit.drawing.ground import describe
from mapkit.editor.map_model import MapModel
from mapkit.editor.plain import plain_label, plain_tip
from mapkit.editor.selection import Selection
from mapkit.editor.texts import tr
from mapkit.model import GameMap
from mapkit.words import in_other_words

__all__ = ["FieldList"]

_ID = Qt.ItemDataRole.UserRole
_WIDEST = (80, 120, 140, 120)
"""Pixels of the columns at first: the kind is in sight beside a long name."""


class FieldList(QWidget):
    """Every field with its kind, sector and what stands on it; selects and is selected."""

    def __init__(self, model: MapModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._items: dict[str, QTreeWidgetItem] = {}
        self._listed = model.committed
        self._busy = False
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Find a field: id, name, kind, sector"))
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(tr("Find a field"))
        self.tree = QTreeWidget()
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setAlternatingRowColors(True)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._headings = [tr("Field"), tr("Name"), tr("Kind"), tr("Sector"), tr("On it")]
        self.tree.setHeaderLabels(self._headings)
        self.tree.setAccessibleName(tr("Fields of the map"))
        self.tree.setSortingEnabled(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.search)
        self.empty = plain_label()
        layout.addWidget(self.empty)
        layout.addWidget(self.tree)
        self.search.textChanged.connect(self._find)
        self.tree.itemSelectionChanged.connect(self._select)
        model.committed_changed.connect(self._follow)
        model.replaced.connect(self.rebuild)
        model.selection_changed.connect(self._show_selection)
        self.rebuild()

    def rebuild(self) -> None:
        """List all fields of the committed map, in its order."""
        self._busy = True
        self.tree.clear()
        self._items = {}
        game_map = self._listed = self._model.committed
        on_it = _markers(game_map)
        for field_id in game_map.fields:
            self._items[field_id] = item = QTreeWidgetItem()
            self._fill(item, game_map, field_id, on_it)
        self.tree.addTopLevelItems(list(self._items.values()))
        for column, widest in enumerate(_WIDEST):
            self.tree.resizeColumnToContents(column)
            self.tree.setColumnWidth(column, min(self.tree.columnWidth(column), widest))
        self._busy = False
        self._find(self.search.text())
        self._show_selection()

    def _fill(
        self, item: QTreeWidgetItem, game_map: GameMap, field_id: str, on_it: dict[str, str]
    ) -> None:
        field = game_map.fields[field_id]
        kind = game_map.ruleset.kinds.get(field.kind)
        known = game_map.ruleset.traits
        words = [in_other_words(kind.label) if kind else field.kind]
        words += [in_other_words(known[t].label) if t in known else t for t in sorted(field.traits)]
        sector = game_map.sectors.get(field.sector or "")
        texts = (
            field_id,
            field.name or "",
            ", ".join(words),
            in_other_words(sector.name) if sector else field.sector or "",
            on_it.get(field_id, ""),
        )
        for column, text in enumerate(texts):
            item.setText(column, text)
        item.setData(0, _ID, field_id)
        spoken = ", ".join(t for t in (describe(game_map, field), on_it.get(field_id, "")) if t)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
        for column in range(len(texts)):
            item.setToolTip(column, plain_tip(spoken))

    def _follow(self) -> None:
        game_map = self._model.committed
        changed, self._listed = changes(self._listed, game_map), game_map
        known = self._items.keys()
        if known != game_map.fields.keys() or changed.ruleset or changed.sectors:
            self.rebuild()
            return
        on_it = _markers(game_map)
        self._busy = True
        for field_id in changed.fields | changed.markers:
            if field_id in self._items:
                self._fill(self._items[field_id], game_map, field_id, on_it)
        self._busy = False

    def _find(self, text: str) -> None:
        words = text.lower().split()
        for item in self._items.values():
            line = " ".join(item.text(column) for column in range(5)).lower()
            item.setHidden(not all(word in line for word in words))
        found = any(not item.isHidden() for item in self._items.values())
        self.empty.setVisible(not found)
        self.empty.setText(
            tr("Nothing is found.") if self._items else tr("There are no fields yet: draw one (D).")
        )

    def _select(self) -> None:
        if self._busy:
            return
        chosen = tuple(item.data(0, _ID) for item in self.tree.selectedItems())
        current = self.tree.currentItem()
        if current is not None and current.data(0, _ID) in chosen:  # the last one leads
            last = current.data(0, _ID)
            chosen = (*(i for i in chosen if i != last), last)
        self._busy = True
        self._model.select(Selection(fields=chosen))
        self._busy = False

    def _show_selection(self) -> None:
        if self._busy:
            return
        self._busy = True
        fields = self._model.selection.fields
        chosen, last = QItemSelection(), len(self._headings) - 1
        for field_id in fields:
            if field_id in self._items:
                line = self.tree.indexFromItem(self._items[field_id])
                chosen.append(QItemSelectionRange(line, line.siblingAtColumn(last)))
        lines = self.tree.selectionModel()
        assert lines is not None
        lines.select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if fields and fields[-1] in self._items:
            self.tree.scrollToItem(self._items[fields[-1]])
        self._busy = False


def _markers(game_map: GameMap) -> dict[str, str]:
    """Say by field what is printed on it."""
    found: dict[str, list[str]] = {}
    for marker in game_map.markers:
        known = game_map.ruleset.markers.get(marker.type)
        label = in_other_words(known.label) if known else marker.type
        words = " ".join([label, *(str(v) for v in marker.attributes.values())])
        found.setdefault(marker.field, []).append(words)
    return {field_id: ", ".join(words) for field_id, words in found.items()}
