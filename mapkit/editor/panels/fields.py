"""The list of all fields, beside the canvas: for the keyboard and for screen readers."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QItemSelectionModel
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QAbstractItemView, QHeaderView, QVBoxLayout, QWidget

from mapkit.analysis.names import other_reading
from mapkit.editor.i18n.texts import tr
from mapkit.editor.panels.field_rows import NAME, FieldRows
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.selection import Selection
from mapkit.editor.widgets.item_views import GilHoldingTree
from mapkit.editor.widgets.labels import EscapeLineEdit, plain_label
from mapkit.edits import paint, rename_field
from mapkit.messages import translated

__all__ = ["FieldList"]

_WIDEST = {0: 80, 1: 120, 3: 120, 4: 160}
"""Pixels of the columns at first: the kind has what is left."""
_KIND = 2
_ROWS_MEASURED = 100
"""Of a thousand; about as many as are in sight on a large screen."""
_NARROWEST = 36
"""Pixels of a column."""


class FieldList(QWidget):
    """Every field with its kind, sector and what stands on it; selects and is selected."""

    def __init__(self, model: MapModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._busy = self._seen = False
        self._fitted_for = 0
        self.search = EscapeLineEdit()
        self.search.setPlaceholderText(tr("Find a field: id, name, kind, sector"))
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(tr("Find a field"))
        self.rows = FieldRows(model.committed)
        self.tree = GilHoldingTree()
        self.tree.setModel(self.rows)
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setAlternatingRowColors(True)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.tree.setAccessibleName(tr("Fields of the map"))
        header, lines = self.tree.header(), self.tree.selectionModel()
        assert header is not None
        assert lines is not None
        header.setResizeContentsPrecision(_ROWS_MEASURED)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(_KIND, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(_NARROWEST)
        self._lines = lines
        triggers = QAbstractItemView.EditTrigger
        self.tree.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.rows.written.connect(self._write)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.search)
        self.note = plain_label()
        self.note.setWordWrap(True)
        layout.addWidget(self.note)
        layout.addWidget(self.tree)
        self.search.textChanged.connect(self._find)
        lines.selectionChanged.connect(self._select)
        model.committed_changed.connect(self._follow)
        model.replaced.connect(self._adopt)
        model.selection_changed.connect(self._show_selection)
        self._adopt()

    def _adopt(self) -> None:
        """List the fields of another map."""
        self._follow()
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give every column but the kind what its words need now, within bounds, once seen."""
        if not self._seen:
            return
        self._fitted_for = len(self.rows.ids)
        for column, widest in _WIDEST.items():
            self.tree.resizeColumnToContents(column)
            self.tree.setColumnWidth(column, min(self.tree.columnWidth(column), widest))

    def _follow(self) -> None:
        self._find(None)
        if len(self.rows.ids) > 2 * self._fitted_for:  # what was fitted was hardly a map
            self._fit_columns()

    def showEvent(self, event: QShowEvent | None) -> None:  # noqa: N802 - Qt's name
        """Fit the columns to the first rows that are seen."""
        super().showEvent(event)
        if not self._seen:
            self._seen = True
            self._fit_columns()

    def _find(self, text: str | None) -> None:
        """List what is found; None looks for the same as before."""
        self._busy = True
        self.rows.show(self._model.committed, text)
        self.tree.lay_out()
        self._busy = False
        known = self._model.committed
        other = other_reading(known, self.search.text())
        self.note.setVisible(not self.rows.ids or other is not None)
        if other is not None:
            self.note.setText(translated(other))
        elif known.fields:
            self.note.setText(tr("Nothing is found."))
        else:
            self.note.setText(tr("There are no fields yet: draw one (D)."))
        self._show_selection()

    def _select(self) -> None:
        if self._busy:
            return
        ids = self.rows.ids
        chosen = [ids[row] for row in sorted(line.row() for line in self._lines.selectedRows())]
        current = self.tree.currentIndex()
        if current.isValid() and ids[current.row()] in chosen:  # the last one is the primary one
            chosen.remove(ids[current.row()])
            chosen.append(ids[current.row()])
        self._busy = True
        self._model.select(Selection(fields=tuple(chosen)))
        self._busy = False

    def _write(self, field: str, column: int, text: str) -> None:
        """Give a field another id or name."""
        if column == NAME:
            edit = partial(paint, fields=(field,), name=text or None)
            self._model.edit(tr("Name a field"), edit)
            return

        def renamed(made: bool) -> None:
            if made:
                self._model.select(Selection(fields=(text,)))

        edit = partial(rename_field, field=field, new_id=text)
        self._model.edit(tr("Rename a field"), edit, done=renamed)

    def _show_selection(self) -> None:
        if self._busy:
            return
        self._busy = True
        fields = self._model.selection.fields
        self._lines.select(
            self.rows.selection_of(fields), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        if fields:
            self.tree.scrollTo(self.rows.row_of(fields[-1]))
        self._busy = False
