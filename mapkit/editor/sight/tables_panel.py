"""The dock of all pairs: as rows and as a matrix, under the same filters."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget

from mapkit.drawing.theme import Theme
from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.sight.matrix import Matrix
from mapkit.editor.sight.pair_facts import PairFilter
from mapkit.editor.sight.pair_table import PairFilters, PairGrid, PairRows, PairTable
from mapkit.editor.widgets.flow import FlowLayout
from mapkit.model import GameMap

_MATRIX = 1
"""Its tab."""


class TablesPanel(QWidget):
    """All pairs of the map."""

    picked = pyqtSignal(str, str)
    """A pair is to be shown on the board."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.filters = PairFilters()
        self.pairs = PairTable()
        self.matrix = Matrix(theme)
        self._grid: PairGrid | None = None
        self._stale = False
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName(tr("Table of sight"))
        shown = QStackedWidget()
        for widget, name in ((self.pairs, tr("Pairs")), (self.matrix, tr("Matrix"))):
            self.tabs.addTab(name)
            shown.addWidget(widget)
        # In one row where there is room: the dock may be low, and the pairs need its height.
        bar = FlowLayout()
        bar.addWidget(self.tabs)
        bar.addWidget(self.filters)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.setSpacing(4)
        layout.addLayout(bar)
        layout.addWidget(shown)
        self.tabs.currentChanged.connect(shown.setCurrentIndex)
        self.tabs.currentChanged.connect(self._fill_matrix)
        self.filters.changed.connect(self._narrow)
        self.pairs.picked.connect(self.picked)
        self.matrix.picked.connect(self.picked)
        self._tell_count()

    def show_pairs(
        self, rows: PairRows | None, grid: PairGrid | None, game_map: GameMap | None
    ) -> None:
        """Show other pairs; None while they are made. Filters and the picked pair stay."""
        if game_map is not None:
            self.filters.offer_sectors(game_map)
        wanted = self.filters.wanted
        self.pairs.show_rows(rows, wanted)
        self._grid, self._stale = grid, True
        self._fill_matrix()
        self._tell_count()

    def tell(self, why: str) -> None:
        """Say why there are no pairs."""
        self.filters.count.setText(why)

    def _narrow(self, wanted: PairFilter) -> None:
        self.pairs.narrow(wanted)
        self._stale = True
        self._fill_matrix()
        self._tell_count()

    def _fill_matrix(self) -> None:
        """Fill the matrix if it is to be seen; a large one takes a while."""
        if self._stale and self.tabs.currentIndex() == _MATRIX:
            self._stale = False
            self.matrix.show_grid(self._grid, self.filters.wanted)

    def _tell_count(self) -> None:
        rows = self.pairs.rows
        text = tr("computing …") if rows is None else tr_n("{n} pair(s)", len(rows))
        self.filters.count.setText(text)
