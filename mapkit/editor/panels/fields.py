"""The table of all fields, beside the canvas: to find, sort, write and paste."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    Qt,
    QTimer,
    pyqtSignal,
)
from PyQt6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPaintEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.panels.field_rows import COLUMNS, ID, KIND, NAME, SECTOR, FieldRows
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.selection import Selection
from mapkit.editor.widgets.boxes import add_clear_button
from mapkit.editor.widgets.item_views import GilHoldingTree
from mapkit.editor.widgets.labels import EscapeLineEdit, plain_label
from mapkit.edits import (
    kind_named,
    paint,
    rename_field,
    replace_in_names,
    sector_named,
    write_cells,
)
from mapkit.messages import translated

_WIDEST = {0: 80, 1: 120, 3: 120, 4: 160}
"""Pixels of the columns at first: the kind has what is left."""
_ROWS_MEASURED = 100
"""Of a thousand; about as many as are in sight on a large screen."""
_NARROWEST = 36
"""Pixels of a column."""


class FieldList(QWidget):
    """Every field with its kind, sector and what stands on it; selects and is selected."""

    def __init__(self, model: MapModel) -> None:
        super().__init__()
        self._model = model
        self._busy = self._seen = False
        self._fitted_for = 0
        self.search = EscapeLineEdit()
        self.search.setPlaceholderText(tr("Find a field: id, name, kind, sector"))
        add_clear_button(self.search)
        self.search.setAccessibleName(tr("Find a field"))
        self.rows = FieldRows(model.committed)
        self.tree = _FieldTree()
        self.tree.setModel(self.rows)
        self.tree.setItemDelegate(_Choices(model, self.tree))
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
        header.setSectionResizeMode(KIND, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(_NARROWEST)
        header.setSortIndicator(ID, Qt.SortOrder.AscendingOrder)
        self.tree.setSortingEnabled(True)
        self._lines = lines
        triggers = QAbstractItemView.EditTrigger
        self.tree.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.rows.written.connect(self._write)
        self.tree.pasted.connect(self.paste)
        self.replacing = self._replace_row()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.search)
        self.note = plain_label()
        self.note.setWordWrap(True)
        layout.addWidget(self.note)
        layout.addWidget(self.tree)
        layout.addWidget(self.replacing)
        self.search.textChanged.connect(self._find)
        lines.selectionChanged.connect(self._select)
        model.committed_changed.connect(self._follow)
        model.replaced.connect(self._adopt)
        model.selection_changed.connect(self._show_selection)
        self._adopt()

    def _replace_row(self) -> QWidget:
        self.find_line, self.by_line = EscapeLineEdit(), EscapeLineEdit()
        self.find_line.setPlaceholderText(tr("In names, find"))
        self.by_line.setPlaceholderText(tr("Replace by"))
        self.replace_button = QPushButton(tr("Replace"))
        self.replace_button.setToolTip(
            tr("In the names of the selected fields; of all fields if none is selected")
        )
        row, line = QWidget(), QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        for widget in (self.find_line, self.by_line, self.replace_button):
            line.addWidget(widget)
        row.setLayout(line)
        self.find_line.textChanged.connect(self._count)
        self._model.selection_changed.connect(self._count)
        self.replace_button.clicked.connect(self._replace)
        self.by_line.returnPressed.connect(self._replace)
        row.hide()
        self._count()
        return row

    def show_replacing(self) -> None:
        """Offer to replace a text in names."""
        self.replacing.show()
        self.find_line.setFocus()

    def _named(self) -> tuple[str, ...]:
        """Return the fields whose name has the text that is to be replaced."""
        chosen, find = self._model.selection.fields, self.find_line.text()
        fields = self._model.committed.fields
        among = [i for i in chosen if i in fields] or list(fields)
        return tuple(i for i in among if find and find in (fields[i].name or ""))

    def _count(self) -> None:
        named = len(self._named())
        self.replace_button.setEnabled(named > 0)
        self.replace_button.setText(tr_n("Replace in {n}", named) if named else tr("Replace"))

    def _replace(self) -> None:
        named = self._named()
        if named:
            find, by = self.find_line.text(), self.by_line.text()
            edit = partial(replace_in_names, find=find, by=by, fields=named)
            self._model.edit(tr("Replace in names"), edit, done=lambda _made: self._count())

    def paste(self, text: str) -> None:
        """Write lines of cells, with tabs between, from the current cell on, as one step."""
        begin = self.tree.currentIndex()
        if not begin.isValid():
            return
        rows = [line.split("\t") for line in text.rstrip("\n").splitlines()]
        cells = [
            (self.rows.ids[begin.row() + down], COLUMNS[begin.column() + right], cell.strip())
            for down, line in enumerate(rows[: len(self.rows.ids) - begin.row()])
            for right, cell in enumerate(line[: max(0, len(COLUMNS) - begin.column())])
        ]
        self._model.edit(tr("Paste into the table"), partial(write_cells, cells=cells))

    def _adopt(self) -> None:
        """List the fields of another map."""
        self._follow()
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give every column but the kind what its words need now, within bounds, once seen."""
        if not self._seen:
            return
        self._fitted_for = len(self.rows.ids)
        header = self.tree.header()
        assert header is not None
        header.setSortIndicatorShown(False)  # its arrow would take the room of words
        for column, widest in _WIDEST.items():
            self.tree.resizeColumnToContents(column)
            self.tree.setColumnWidth(column, min(self.tree.columnWidth(column), widest))
        header.setSortIndicatorShown(True)

    def _follow(self) -> None:
        self._find(None)
        if len(self.rows.ids) > 2 * self._fitted_for:  # what was fitted was hardly a map
            self._fit_columns()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802 - Qt's name
        """Fit the columns to the first rows that are seen; behind another tab none are."""
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self._fit_columns)

    def _find(self, text: str | None) -> None:
        """List what is found; None looks for the same as before."""
        self._busy = True
        self.rows.show(self._model.committed, text)
        self.tree.lay_out()
        self._busy = False
        known = self._model.committed
        other = None
        if self.search.text():
            from mapkit.analysis.names import other_reading  # noqa: PLC0415 - late

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
        """Write a cell; kind and sector go to all selected fields if it is one of them."""
        chosen = self._model.selection.fields
        if column in {KIND, SECTOR}:
            fields, known = chosen if field in chosen else (field,), self._model.committed
            if column == KIND:
                self._model.edit(
                    tr("Paint fields"), lambda m: paint(m, fields, kind=kind_named(known, text))
                )
            else:
                self._model.edit(
                    tr("Give fields a sector"),
                    lambda m: paint(m, fields, sector=sector_named(known, text)),
                )
            return
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


class _FieldTree(GilHoldingTree):
    """The table; a paste goes into its cells where text is on the clipboard."""

    pasted = pyqtSignal(str)

    def event(self, event: QEvent | None) -> bool:
        """Keep the key of a paste from the board where it is a table that was copied."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and event.matches(QKeySequence.StandardKey.Paste)
            and _copied_text()
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802 - Qt's name
        """Paste, or go on as usual."""
        text = _copied_text()
        if event is not None and text and event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit(text)
        else:
            super().keyPressEvent(event)


class _Choices(QStyledItemDelegate):
    """Offers kinds and sectors as a list; ids and names are written."""

    def __init__(self, model: MapModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def createEditor(  # noqa: N802 - Qt's name
        self, parent: QWidget | None, option: QStyleOptionViewItem, index: QModelIndex
    ) -> QWidget | None:
        """Return a list for a kind and a sector."""
        known = self._model.committed
        if index.column() == KIND:
            words = [translated(kind.label) for kind in known.ruleset.kinds.values()]
        elif index.column() == SECTOR:
            words = ["", *(translated(sector.name) for sector in known.sectors.values())]
        else:
            return super().createEditor(parent, option, index)
        box = QComboBox(parent)
        box.addItems(words)
        box.activated.connect(lambda _n: self._end(box))
        return box

    def _end(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box)

    def setEditorData(self, editor: QWidget | None, index: QModelIndex) -> None:  # noqa: N802
        """Show what is there."""
        if isinstance(editor, QComboBox):
            editor.setCurrentText(str(index.data()).split(",")[0])
        else:
            super().setEditorData(editor, index)

    def setModelData(  # noqa: N802
        self, editor: QWidget | None, model: QAbstractItemModel | None, index: QModelIndex
    ) -> None:
        """Hand over what was chosen, if it is something else."""
        if not isinstance(editor, QComboBox):
            super().setModelData(editor, model, index)
        elif model is not None and editor.currentText() != str(index.data()).split(",")[0]:
            model.setData(index, editor.currentText())


def _copied_text() -> str:
    """Return the text on the clipboard, "" where fields were copied or nothing."""
    clipboard = QGuiApplication.clipboard()
    data = clipboard.mimeData() if clipboard is not None else None
    if data is None or data.hasFormat("application/x-mapkit-fields"):
        return ""
    return data.text()
