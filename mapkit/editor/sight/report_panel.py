"""The dock of the report: a measure to show on the board, and what the map is warned of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PyQt6.QtCore import QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QListView,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.drawing.colour_scales import ColourScale
from mapkit.drawing.heat import Heat
from mapkit.drawing.legend import Entry, Section, swatch
from mapkit.drawing.scene import Fill
from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.field_colours import Key
from mapkit.editor.sight.heat_on_board import HeatOnBoard
from mapkit.editor.sight.reports import Reports
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.requirements import has_sight
from mapkit.editor.widgets.columns import ColumnsLayout
from mapkit.editor.widgets.labels import plain_label, plain_tip
from mapkit.messages import translated

if TYPE_CHECKING:
    from mapkit.analysis.measures.warnings import MapWarning

_WARNING, _SILENCED = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_LIST_PIXELS = 90


class ReportPanel(QWidget):
    """Shows a report."""

    picked = pyqtSignal(object)
    """Of MapWarning: Its place is to be shown."""
    chosen = pyqtSignal()
    """Another warning is chosen, or none."""

    def __init__(self, model: MapModel, reports: Reports, heat: HeatOnBoard) -> None:
        super().__init__()
        self._model, self._reports, self._heat = model, reports, heat
        self.words = plain_label()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Measuring"))
        self.measure = QComboBox()
        self.measure.setAccessibleName(tr("Measure on the board"))
        self.measure.setToolTip(plain_tip(tr("Colour every field by a number of the report")))
        self.measure.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.measure.setMinimumContentsLength(12)
        self.key = Key()
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setAlternatingRowColors(True)
        self.list.setAccessibleName(tr("Warnings and disputes"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(_LIST_PIXELS)
        self.count_button = QPushButton(tr("Count disputes"))
        self.count_button.setToolTip(
            plain_tip(tr("Say how exactly this board has to be drawn, cut and glued"))
        )
        self.stop_button = QPushButton(tr("Stop"))
        self.stop_button.setToolTip(tr("Stop counting disputes"))
        self.silence_button = QPushButton(tr("Silence…"))
        self.save_button = QPushButton(tr("Save report…"))
        self.again_button = QPushButton(tr("Say again"))
        buttons = ColumnsLayout(2)
        for button in (
            self.silence_button, self.again_button, self.count_button, self.stop_button,
            self.save_button,
        ):  # fmt: skip
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        for widget in (self.words, self.bar, self.measure, self.key):
            layout.addWidget(widget)
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)
        self._listed: object = None
        reports.changed.connect(self.refresh)
        reports.progress.connect(self._show_progress)
        self.count_button.clicked.connect(reports.count_disputes)
        self.stop_button.clicked.connect(reports.stop)
        self.measure.activated.connect(self._choose)
        self.list.itemClicked.connect(self._pick)
        self.list.itemActivated.connect(self._pick)
        self.list.currentItemChanged.connect(lambda *_items: self.chosen.emit())
        self.refresh()

    @property
    def warning(self) -> MapWarning | None:
        """The warning that is chosen in the list, if it is not silenced."""
        item = self.list.currentItem()
        found = item.data(_WARNING) if item is not None else None
        return found if item is not None and not item.data(_SILENCED) else None

    @property
    def silenced(self) -> MapWarning | None:
        """The silenced warning that is chosen in the list."""
        item = self.list.currentItem()
        return item.data(_WARNING) if item is not None and item.data(_SILENCED) else None

    def refresh(self) -> None:
        """Show the newest report."""
        self.bar.setVisible(self._reports.measuring)
        self.bar.setRange(0, 0)
        seeing = has_sight(self._model.committed.ruleset)
        self.count_button.setVisible(seeing and not self._reports.counting)
        self.count_button.setEnabled(self._reports.countable)
        self.stop_button.setVisible(self._reports.counting)
        self.words.setText(self._state())
        measured = self._reports.measured
        if measured is not self._listed:
            self._listed = measured
            self._offer()
            self._fill()
        self.show_key()
        self.chosen.emit()

    def show_key(self) -> None:
        """Say what the colours on the board mean."""
        heat, scale = self._heat.heat, self._heat.scale
        sections = [] if heat is None or scale is None else [_key(heat, scale)]
        self.key.show_sections(sections, self._heat.theme)

    def choose(self, name: str) -> None:
        """Show a measure on the board by its name in the report, "" for none."""
        self.measure.setCurrentIndex(max(self.measure.findData(name), 0))
        self._choose(self.measure.currentIndex())

    def _show_progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def _state(self) -> str:
        reports = self._reports
        measured = reports.measured
        if measured is not None and measured.problem and not reports.stale:
            return tr("There is nothing to report: {why}", why=measured.problem)
        if not self._model.committed.fields:
            return tr("The map has no fields to measure.")
        if measured is None:
            return tr("Measuring the map …")
        if reports.stale:
            return tr("The map has changed. Measuring it again …")
        if reports.counting:
            return tr("Counting disputes …")
        said = [tr("The report is of the map as it is.")]
        if measured.left_out:
            why = "; ".join(dict.fromkeys(measured.left_out))
            said.append(tr("Left out: {why}.", why=why))
        return " ".join(said)

    def _offer(self) -> None:
        """Offer the measures of the report; what is shown stays where it is still there."""
        measured = self._reports.measured
        with QSignalBlocker(self.measure):
            self.measure.clear()
            self.measure.addItem(tr("Nothing on the board"), "")
            for name, heat in measured.heats.items() if measured is not None else ():
                self.measure.addItem(heat.heading, name)
            self.measure.setCurrentIndex(max(self.measure.findData(self._heat.chosen), 0))

    def _fill(self) -> None:
        measured = self._reports.measured
        chosen = self.warning
        kept = (chosen.warning, chosen.fields[:1], chosen.rule) if chosen is not None else None
        with QSignalBlocker(self.list):
            self.list.clear()
            if measured is not None and measured.disputes is not None:
                self._note(" ".join(map(translated, measured.disputes.sentences)))
            warnings = measured.warnings if measured is not None else None
            for warning in warnings.open if warnings is not None else ():
                item = self._add(warning, translated(warning.sentence))
                if (warning.warning, warning.fields[:1], warning.rule) == kept:
                    self.list.setCurrentItem(item)
            for silenced in warnings.silenced if warnings is not None else ():
                words = tr(
                    "{warning} Silenced: {reason}",
                    warning=translated(silenced.warning.sentence),
                    reason=silenced.reason,
                )
                item = self._add(silenced.warning, words)
                item.setData(_SILENCED, True)
                item.setForeground(self.palette().placeholderText())
            if warnings is not None and not (warnings.open or warnings.silenced):
                self._note(tr("No warnings."))

    def _note(self, words: str) -> None:
        """Add what cannot be chosen."""
        item = QListWidgetItem(words, self.list)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)

    def _add(self, warning: MapWarning, words: str) -> QListWidgetItem:
        item = QListWidgetItem(words, self.list)
        item.setData(_WARNING, warning)
        item.setToolTip(plain_tip(words))
        return item

    def _pick(self, item: QListWidgetItem) -> None:
        warning = item.data(_WARNING)
        if warning is not None:
            self.picked.emit(warning)

    def _choose(self, index: int) -> None:
        self._heat.choose(str(self.measure.itemData(index) or ""))
        self.show_key()


def _key(heat: Heat, scale: ColourScale) -> Section:
    shown = sorted({scale.low, *scale.ticks(5, heat.places), scale.high})
    entries = (Entry(heat.words(value), swatch(Fill(scale.colour(value)))) for value in shown)
    return Section(heat.heading, tuple(entries))
