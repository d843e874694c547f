"""Properties of the map: its name and size, where it comes from, choices, sectors, buildings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PyQt6.QtCore import QSignalBlocker, Qt
from PyQt6.QtGui import QColor, QIcon, QPixmap
from PyQt6.QtWidgets import (
    QColorDialog,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.i18n.texts import tr, value_words
from mapkit.editor.panels.figure_rows import figure_rows
from mapkit.editor.panels.forms import Form, FormArea
from mapkit.editor.panels.property_rows import edit_step
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.requirements import has_sight
from mapkit.editor.state.selection import Selection
from mapkit.editor.tasks.edit_runner import Edit
from mapkit.editor.widgets.boxes import TextBox
from mapkit.editor.widgets.columns import keep_all_columns
from mapkit.editor.widgets.rows import Choice, Number, Prose, Row, Text, Words
from mapkit.edits import delete_building, set_building, set_choice, set_header, set_sector
from mapkit.messages import translated
from mapkit.model import GameMap, Sector

_ID = Qt.ItemDataRole.UserRole
_MOST_MM = 1e12


@dataclass(frozen=True, slots=True, kw_only=True)
class _SectorRow(Text):
    """A sector's name, and a button for its colour."""

    colour: str
    recolour: Callable[[], None]


class _SectorBox(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._line, self._button = TextBox(), QToolButton()
        self._button.setAccessibleName(tr("Colour of the sector"))
        self._button.setToolTip(tr("Colour of the sector"))
        self._button.clicked.connect(self._recolour)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._line)
        layout.addWidget(self._button)

    def _recolour(self) -> None:
        self._row.recolour()

    def show_row(self, row: _SectorRow) -> None:
        self._row = row
        self._line.setObjectName(row.name)
        self._line.setAccessibleName(row.title)
        self._line.show_row(row)
        self._button.setObjectName(row.name.replace("sector", "colour", 1))
        self._button.setIcon(_chip(row.colour))


class MapPanel(FormArea):
    """The form of the whole map; every change is a step of the history."""

    def __init__(self, model: MapModel) -> None:
        super().__init__()
        self._model = model
        self._step = partial(edit_step, model)
        self._shown_for: object = None
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Properties of the map"))
        self._header, self._provenance = Form(), Form()
        self._choices = Form(titles_above=True)
        self._sectors = Form(boxes={_SectorRow: _SectorBox})
        self._figures = Form()
        self._buildings = _Buildings(model)
        self._choices_group = _group(tr("Open questions of the rules"), self._choices)
        self._figures_group = _group(tr("Figures of the rules"), self._figures)
        self._sectors_group = _group(tr("Sectors"), self._sectors)
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.addWidget(_group(tr("Map"), self._header))
        layout.addWidget(_group(tr("Where it comes from"), self._provenance))
        layout.addWidget(self._choices_group)
        layout.addWidget(self._figures_group)
        layout.addWidget(self._sectors_group)
        layout.addWidget(self._buildings)
        layout.addStretch()
        self.setWidget(body)
        model.committed_changed.connect(self.refresh)
        model.replaced.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what the map says now; nothing is done where only fields have changed."""
        m = self._model.committed
        key = (
            m.id, m.name, m.size_mm, m.tolerance_mm, m.provenance, m.author, m.licence,
            m.choices, m.sectors, m.buildings, m.ruleset,
        )  # fmt: skip
        if key == self._shown_for:
            return
        self._shown_for = key
        self._choices_group.setVisible(bool(m.ruleset.choices))
        figures = figure_rows(self._model)
        self._figures_group.setVisible(bool(figures))
        self._sectors_group.setVisible(bool(m.sectors))
        self._buildings.setVisible(bool(m.buildings) or has_sight(m.ruleset))
        self._buildings.refresh()
        forms = (
            (self._header, self._header_rows(m)),
            (self._provenance, self._provenance_rows(m)),
            (self._choices, self._choice_rows(m)),
            (self._figures, figures),
            (self._sectors, self._sector_rows(m)),
        )
        others = [form.show_rows(rows) for form, rows in forms]
        if any(others):
            self.order_boxes(*(form for form, _ in forms), self._buildings)
            keep_all_columns(self)

    def _line(self, name: str, title: str, value: str, edit: Callable[[str], Edit]) -> Text:
        change = self._step(tr("Change the map's header"), edit)
        return Text(name=f"map.{name}", title=title, value=value, change=change)

    def _prose(self, name: str, title: str, value: str, edit: Callable[[str], Edit]) -> Prose:
        change = self._step(tr("Change where the map comes from"), edit)
        return Prose(name=f"map.{name}", title=title, value=value, change=change)

    def _length(
        self, name: str, title: str, value: float, edit: Callable[[float], Edit], tip: str = ""
    ) -> Number:
        change = self._step(tr("Change the map's header"), edit, merge=f"map {name}")
        return Number(
            name=f"map.{name}", title=title, value=value, change=change, tip=tip,
            bounds=(0.0, _MOST_MM),
        )  # fmt: skip

    def _header_rows(self, m: GameMap) -> list[Row]:
        width, height = m.size_mm
        return [
            self._line("name", tr("Name"), m.name, lambda v: partial(set_header, name=v)),
            self._line("id", tr("Id"), m.id, lambda v: partial(set_header, id=v)),
            Words(name="rules", title=tr("Rules"), text=m.ruleset.name),
            self._length(
                "width", tr("Width"), width, lambda v: partial(set_header, size_mm=(v, height))
            ),
            self._length(
                "height", tr("Height"), height, lambda v: partial(set_header, size_mm=(width, v))
            ),
            self._length(
                "tolerance", tr("Tolerance"), m.tolerance_mm,
                lambda v: partial(set_header, tolerance_mm=v),
                tr(
                    "How far a drawn point may be off. Vertices closer than this get a warning, "
"and an answer that such a small error could change is disputed."
                ),
            ),
            self._line("author", tr("Author"), m.author, lambda v: partial(set_header, author=v)),
            self._line(
                "licence", tr("Licence"), m.licence, lambda v: partial(set_header, licence=v)
            ),
        ]  # fmt: skip

    def _provenance_rows(self, m: GameMap) -> list[Row]:
        now = m.provenance
        kinds = [
            ("designed", tr("Own design")), ("traced", tr("Traced from a board")),
            ("reconstruction", tr("Reconstruction")), ("example", tr("Example")),
        ]  # fmt: skip
        return [
            Choice(
                name="map.provenance", title=tr("Kind"), values={now.kind}, offered=kinds,
                change=self._step(
                    tr("Change where the map comes from"),
                    lambda v: partial(set_header, provenance=replace(now, kind=v)),
                ),
            ),
            self._prose(
                "note", tr("Note"), now.note,
                lambda v: partial(set_header, provenance=replace(now, note=v)),
            ),
            self._prose(
                "source", tr("Source"), now.source,
                lambda v: partial(set_header, provenance=replace(now, source=v)),
            ),
        ]  # fmt: skip

    def _choice_rows(self, m: GameMap) -> list[Row]:
        return [
            Choice(
                name=f"choice.{choice.id}", title=translated(choice.label),
                tip=translated(choice.text or choice.label), values={m.choices[choice.id]},
                offered=[(v, value_words(v)) for v in choice.values],
                change=self._step(
                    tr("Answer a question of the rules"), partial(_chosen, choice.id)
                ),
            )
            for choice in m.ruleset.choices.values()
        ]  # fmt: skip

    def _sector_rows(self, m: GameMap) -> list[Row]:
        return [
            _SectorRow(
                name=f"sector.{sector.id}", title=sector.id, value=sector.name,
                change=self._step(tr("Change a sector"), partial(_named, sector)),
                colour=sector.colour, recolour=partial(self._recolour, sector),
            )
            for sector in m.sectors.values()
        ]  # fmt: skip

    def _recolour(self, sector: Sector) -> None:
        colour = QColorDialog.getColor(QColor(sector.colour), self, sector.name)
        if colour.isValid():
            changed = replace(sector, colour=colour.name())
            self._model.edit(tr("Change a sector"), partial(set_sector, sector=changed))


class _Buildings(QGroupBox):
    """The buildings that have a name."""

    def __init__(self, model: MapModel) -> None:
        super().__init__(tr("Named buildings"))
        self._model = model
        self._list = QListWidget()
        self._list.setAccessibleName(tr("Named buildings"))
        self._list.setMaximumHeight(140)
        self._name = QLineEdit()
        self._name.setObjectName("building.name")
        self._name.setPlaceholderText(tr("Name for the selected fields"))
        self._name.setAccessibleName(tr("Name for the selected fields"))
        add = QPushButton(tr("Name"))
        self._remove = QPushButton(tr("Remove"))
        self._remove.setEnabled(False)
        self._remove.setObjectName("building.remove")
        self._list.currentItemChanged.connect(self._select)
        add.clicked.connect(self._add)
        self._name.returnPressed.connect(self._add)
        self._remove.clicked.connect(self._forget)
        layout = QVBoxLayout(self)
        layout.addWidget(self._list)
        row = QHBoxLayout()
        for widget in (self._name, add, self._remove):
            row.addWidget(widget)
        layout.addLayout(row)

    def refresh(self) -> None:
        """List the buildings of the map."""
        current = self._list.currentItem()
        kept = current.data(_ID) if current is not None else None
        with QSignalBlocker(self._list):
            self._list.clear()
            for building in self._model.committed.buildings:
                item = QListWidgetItem(f"{building.name}: {', '.join(building.fields)}")
                item.setData(_ID, building.id)
                self._list.addItem(item)
                if building.id == kept:
                    self._list.setCurrentItem(item)
        self._remove.setEnabled(self._list.currentItem() is not None)

    def _select(self) -> None:
        item = self._list.currentItem()
        self._remove.setEnabled(item is not None)
        if item is not None:
            buildings = self._model.committed.buildings
            found = next(b for b in buildings if b.id == item.data(_ID))
            self._model.select(Selection(fields=found.fields))

    def _add(self) -> None:
        fields, name = self._model.selection.fields, self._name.text().strip()
        if not fields:
            self._model.refused.emit(tr("Select fields first."), ())
        elif name:
            edit = partial(set_building, building=None, name=name, fields=fields)
            self._model.edit(tr("Name a building"), edit, done=self._named)

    def _named(self, made: bool) -> None:
        if made:
            self._name.clear()

    def _forget(self) -> None:
        item = self._list.currentItem()
        if item is not None:
            edit = partial(delete_building, building=item.data(_ID))
            self._model.edit(tr("Remove a building's name"), edit)


def _group(title: str, form: Form) -> QGroupBox:
    group = QGroupBox(title)
    layout = QVBoxLayout(group)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(form)
    return group


def _chosen(choice: str, value: str) -> Edit:
    return partial(set_choice, choice=choice, value=value)


def _named(sector: Sector, name: str) -> Edit:
    return partial(set_sector, sector=replace(sector, name=name))


def _chip(colour: str) -> QIcon:
    picture = QPixmap(16, 16)
    picture.fill(QColor(colour))
    return QIcon(picture)
