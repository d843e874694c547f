"""The matrix of all pairs: a cell for each, coloured as the board is, with its distance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QRect, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QBrush, QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from mapkit.drawing.distance_colours import distance_colour
from mapkit.drawing.theme import DARK_INK, Theme, ink_on
from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.pair_facts import BLOCKED, GRAZING, PairFilter
from mapkit.editor.sight.pair_table import PairGrid, verdict_name
from mapkit.editor.widgets.labels import plain_tip
from mapkit.sight import NONE

_LETTERS = 11
"""Pixels."""
_LONGEST_ID = 80
_SORTED = "▸"
"""Behind the id that the rows, or the columns, are sorted by."""
_LEAST_ROWS = 3
"""So many are seen in a low dock."""
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class _Model(QAbstractTableModel):
    """What a cell says; how it looks is the view's."""

    def __init__(self) -> None:
        super().__init__()
        self.grid: PairGrid | None = None
        self.rows_by: str | None = None
        self.columns_by: str | None = None

    def show(self, grid: PairGrid | None, wanted: PairFilter) -> None:
        self.beginResetModel()
        self.grid = grid
        if grid is not None:
            grid.arrange(wanted, self.rows_by, self.columns_by)
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | None = None) -> int:  # noqa: N802 - Qt's name
        return 0 if self.grid is None or (parent and parent.isValid()) else len(self.grid.rows)

    def columnCount(self, parent: QModelIndex | None = None) -> int:  # noqa: N802
        return 0 if self.grid is None or (parent and parent.isValid()) else len(self.grid.columns)

    def pair(self, index: QModelIndex) -> tuple[str, str] | None:
        """Return the two fields of a cell, None where it shows no pair."""
        grid = self.grid
        if grid is None or not index.isValid():
            return None
        a, b = grid.fields(index.row(), index.column())
        return (grid.facts.ids[a], grid.facts.ids[b]) if grid.shown[a, b] else None

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        grid = self.grid
        if grid is None or not index.isValid() or self.pair(index) is None:
            return None
        a, b = grid.fields(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            distance = int(grid.facts.distance[a, b])
            return "" if distance == NONE else str(distance)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._words(a, b))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(a, b)
        return None

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        grid = self.grid
        if grid is None:
            return None
        across = orientation is Qt.Orientation.Horizontal
        field = grid.facts.ids[(grid.columns if across else grid.rows)[section]]
        if role == Qt.ItemDataRole.DisplayRole:
            sorted_by = field == (self.rows_by if across else self.columns_by)
            return field + _SORTED if sorted_by else field
        if role == Qt.ItemDataRole.ToolTipRole:
            if across:
                said = tr("Click sorts the rows by their distance from {field}", field=field)
            else:
                said = tr("Click sorts the columns by their distance from {field}", field=field)
            return plain_tip(said)
        return None

    def _words(self, a: int, b: int) -> str:
        assert self.grid is not None
        facts = self.grid.facts
        names = {"a": facts.ids[a], "b": facts.ids[b]}
        code, distance = int(facts.verdict[a, b]), int(facts.distance[a, b])
        if code == BLOCKED:
            said = tr("{a} – {b}: blocked", **names)
        elif distance == NONE:
            said = tr("{a} – {b}: grazing only", **names)
        else:
            verdict = verdict_name(code)
            said = tr("{a} – {b}: {verdict}, distance {distance}", verdict=verdict,
                      distance=distance, **names)  # fmt: skip
        disputed = int(facts.disputed[a, b])
        if disputed:
            return (
                tr("{verdict} – disputed", verdict=said)
                if disputed > 1
                else tr("{verdict} – distance disputed", verdict=said)
            )
        return said


class _Looks:
    """Colours and patterns of cells, those of the board."""

    def __init__(self, theme: Theme, most: int) -> None:
        # The last one is for what is not seen.
        colours = [distance_colour(d, theme) for d in range(most + 1)] + [theme.blocked]
        self.fills = np.array([_rgb(c) for c in colours], np.uint32)
        self.origin = np.uint32(_rgb(theme.origin))
        inks = [ink_on(colour) for colour in colours]
        self.pens = [QPen(QColor(ink)) for ink in inks]
        crossed, slanted = Qt.BrushStyle.DiagCrossPattern, Qt.BrushStyle.BDiagPattern
        dark = [ink == DARK_INK for ink in inks]
        self.disputed = [
            QBrush(QColor(theme.disputed_dark if d else theme.disputed), crossed) for d in dark
        ]
        self.grazing = [
            QBrush(QColor(theme.grazing_dark if d else theme.grazing), slanted) for d in dark
        ]


def _rgb(colour: str) -> int:
    return 0xFF000000 | int(colour.lstrip("#"), 16)


class _UprightHeader(QHeaderView):
    """Ids over the columns, read from below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fitted: Sequence[str] = ()

    def fit(self, ids: Sequence[str]) -> None:
        """Make room for ids."""
        if ids is self._fitted:
            return
        self._fitted = ids
        widest = max((self.fontMetrics().horizontalAdvance(i) for i in ids), default=0)
        mark = self.fontMetrics().horizontalAdvance(_SORTED)
        self.setFixedHeight(min(widest, _LONGEST_ID) + mark + 6)

    def paintSection(  # noqa: N802 - Qt's name
        self,
        painter: QPainter | None,
        rect: QRect,
        logicalIndex: int,  # noqa: N803
    ) -> None:
        model = self.model()
        if painter is None or model is None:
            return
        text = str(model.headerData(logicalIndex, Qt.Orientation.Horizontal))
        painter.save()
        painter.setPen(self.palette().buttonText().color())
        painter.translate(rect.left(), rect.bottom())
        painter.rotate(-90)
        room = QRect(3, 0, rect.height() - 4, rect.width())
        elided = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, elided)
        painter.restore()


class Matrix(QTableView):
    """The matrix: arrows move, Enter or a click jumps, a click on an id sorts by it.

    It is painted by itself, all cells of a picture at once: a model asked for each cell would
    take ten times as long.
    """

    picked = pyqtSignal(str, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._model = _Model()
        self._wanted = PairFilter()
        self._kept: tuple[str, str] | None = None
        self._scrolled: list[int] = []
        self._theme = theme
        self._looks = _Looks(theme, 1)
        self.setModel(self._model)
        self.setAccessibleName(tr("Matrix of all pairs"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        font = self.font()
        font.setPixelSize(_LETTERS)
        self.setFont(font)
        above, beside = _UprightHeader(self), self.verticalHeader()
        assert beside is not None
        self.setHorizontalHeader(above)
        self._above = above
        metrics = self.fontMetrics()
        self._cell = QSize(metrics.horizontalAdvance("00") + 8, metrics.height() + 4)
        for header, size in ((above, self._cell.width()), (beside, self._cell.height())):
            header.setFont(font)
            header.setMinimumSectionSize(size)
            header.setDefaultSectionSize(size)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setHighlightSections(False)
        above.sectionClicked.connect(self._sort_rows)
        beside.sectionClicked.connect(self._sort_columns)
        self.clicked.connect(self._pick)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for some rows to be seen."""
        bar = self.horizontalScrollBar()
        height = self._above.height() + _LEAST_ROWS * self._cell.height()
        height += bar.sizeHint().height() if bar is not None else 0
        return QSize(super().minimumSizeHint().width(), height + 2 * self.frameWidth())

    def show_grid(self, grid: PairGrid | None, wanted: PairFilter) -> None:
        """Show other pairs, nothing while they are made.

        The order, the picked pair and what is in sight stay.
        """
        bars = [bar for bar in (self.horizontalScrollBar(), self.verticalScrollBar()) if bar]
        if self._model.grid is not None:
            self._kept = self._model.pair(self.currentIndex())
            self._scrolled = [bar.value() for bar in bars]
        self._wanted = wanted
        self._model.show(grid, wanted)
        self._update_looks()
        if grid is None:
            return
        self._above.fit(grid.facts.ids)
        cell = grid.cell(*self._kept) if self._kept is not None else None
        if cell is not None:
            self.setCurrentIndex(self._model.index(*cell))
        self.updateGeometries()  # the bars have their new ranges now, not in a moment
        for bar, value in zip(bars, self._scrolled, strict=False):
            bar.setValue(value)

    def narrow(self, wanted: PairFilter) -> None:
        """Show the pairs that a filter lets through."""
        self.show_grid(self._model.grid, wanted)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another board."""
        self._theme = theme
        self._update_looks()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802 - Qt's name
        """Jump with Enter."""
        assert event is not None
        if event.key() in _ENTER:
            self._pick(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: N802
        """Paint the cells that are to be seen."""
        grid, viewport = self._model.grid, self.viewport()
        if grid is None or event is None or viewport is None or not len(grid.rows):
            super().paintEvent(event)
            return
        wide, high = self._cell.width(), self._cell.height()
        first = max(self.rowAt(event.rect().top()), 0), max(self.columnAt(event.rect().left()), 0)
        x0, y0 = self.columnViewportPosition(first[1]), self.rowViewportPosition(first[0])
        count = (event.rect().bottom() - y0) // high + 1, (event.rect().right() - x0) // wide + 1
        rows = grid.rows[first[0] : first[0] + count[0]]
        columns = grid.columns[first[1] : first[1] + count[1]]
        painter = QPainter(viewport)
        self._paint_cells(painter, grid, rows, columns, QRect(x0, y0, wide, high))
        self._frame_current(painter)

    def _paint_cells(
        self, painter: QPainter, grid: PairGrid, rows: Any, columns: Any, first: QRect
    ) -> None:
        facts, looks, at = grid.facts, self._looks, np.ix_(rows, columns)
        shown, distance = grid.shown[at], facts.distance[at].astype(np.int64)
        unseen = len(looks.fills) - 1
        look = np.where(distance == NONE, unseen, np.minimum(distance, unseen))
        same = rows[:, None] == columns
        pixels = np.where(shown, looks.fills[look], np.uint32(self.palette().base().color().rgb()))
        pixels[same] = looks.origin
        pixels = np.ascontiguousarray(pixels, np.uint32)
        high, wide = pixels.shape
        image = QImage(pixels.tobytes(), wide, high, 4 * wide, QImage.Format.Format_RGB32)
        whole = QRect(first.topLeft(), QSize(first.width() * wide, first.height() * high))
        painter.drawImage(whole, image)
        disputed = facts.disputed[at] > 0
        grazing = (facts.verdict[at] == GRAZING) & ~disputed
        for marked, brushes in ((disputed, looks.disputed), (grazing, looks.grazing)):
            for row, column in np.argwhere(marked & shown).tolist():
                painter.fillRect(_moved(first, row, column), brushes[look[row, column]])
        centred = Qt.AlignmentFlag.AlignCenter
        patterned = (disputed | grazing).tolist()
        for row, column in np.argwhere(shown & (distance != NONE)).tolist():
            cell, k = _moved(first, row, column), int(look[row, column])
            text = str(int(distance[row, column]))
            if patterned[row][column]:  # a plate to be read on
                plate = self.fontMetrics().tightBoundingRect(text).adjusted(-2, -2, 2, 2)
                plate.moveCenter(cell.center())
                painter.fillRect(plate, QColor.fromRgb(int(looks.fills[k])))
            painter.setPen(looks.pens[k])
            painter.drawText(cell, centred, text)
        painter.setPen(QColor(0, 0, 0, 60))
        lines_x = [first.left() + k * first.width() for k in range(wide + 1)]
        lines_y = [first.top() + k * first.height() for k in range(high + 1)]
        for x in lines_x:
            painter.drawLine(x, whole.top(), x, whole.bottom())
        for y in lines_y:
            painter.drawLine(whole.left(), y, whole.right(), y)

    def _frame_current(self, painter: QPainter) -> None:
        current = self.currentIndex()
        if current.isValid():
            frame = self.visualRect(current).adjusted(1, 1, -1, -1)
            for colour, width in (("#ffffff", 4), ("#101418", 2)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRect(frame)

    def _update_looks(self) -> None:
        grid = self._model.grid
        self._looks = _Looks(self._theme, 1 if grid is None else grid.farthest)
        viewport = self.viewport()
        assert viewport is not None
        viewport.update()

    def _sort_rows(self, column: int) -> None:
        grid, model = self._model.grid, self._model
        if grid is not None:
            field = grid.facts.ids[grid.columns[column]]
            model.rows_by = None if field == model.rows_by else field
            self.narrow(self._wanted)

    def _sort_columns(self, row: int) -> None:
        grid, model = self._model.grid, self._model
        if grid is not None:
            field = grid.facts.ids[grid.rows[row]]
            model.columns_by = None if field == model.columns_by else field
            self.narrow(self._wanted)

    def _pick(self, index: QModelIndex) -> None:
        pair = self._model.pair(index)
        if pair is not None:
            self.picked.emit(*pair)


def _moved(first: QRect, row: int, column: int) -> QRect:
    return first.translated(column * first.width(), row * first.height())
