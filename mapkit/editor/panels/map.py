"""Properties of the map: its name and size, where it comes from, choices, sectors, buildings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QIcon, QPixmap
from PyQt6.QtWidgets import (
    QColorDialog,
    QFormLayout,
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

from mapkit.document import delete_building, set_building, set_choice, set_header, set_sector
from mapkit.editor.map_model import Edit, MapModel
from mapkit.editor.panels.forms import FormArea, choice_row, number_row, text_row
from mapkit.editor.plain import plain_label, plain_tip
from mapkit.editor.selection import Selection
from mapkit.editor.texts import tr
from mapkit.model import GameMap, Sector
from mapkit.words import in_other_words

__all__ = ["MapPanel"]

_ID = Qt.ItemDataRole.UserRole


class MapPanel(FormArea):
    """The form of the whole map; every change is a step of the history."""

    def __init__(self, model: MapModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._shown_for: object = None
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Properties of the map"))
        model.committed_changed.connect(self.refresh)
        model.replaced.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what the map says now; nothing is done where only fields have changed."""
        m = self._model.committed
        key = (
            m.id, m.name, m.size_mm, m.tolerance_mm, m.provenance, m.author, m.licence,
            m.choices, m.sectors, m.buildings, m.ruleset.id,
        )  # fmt: skip
        if key == self._shown_for:
            return
        self._shown_for = key
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.addWidget(_group(tr("Map"), self._header(m)))
        layout.addWidget(_group(tr("Where it comes from"), self._provenance(m)))
        if m.ruleset.choices:
            layout.addWidget(_group(tr("Open questions of the rules"), self._choices(m)))
        layout.addWidget(_group(tr("Sectors"), self._sectors(m)))
        layout.addWidget(self._buildings(m))
        layout.addStretch()
        self.show_form(body)

    def _line(self, name: str, value: str, edit: Callable[[str], Edit]) -> QLineEdit:
        return text_row(self._model, f"map.{name}", value, edit, tr("Change the map's header"))

    def _header(self, m: GameMap) -> QFormLayout:
        form = QFormLayout()
        form.addRow(tr("Name"), self._line("name", m.name, lambda v: partial(set_header, name=v)))
        form.addRow(tr("Id"), self._line("id", m.id, lambda v: partial(set_header, id=v)))
        form.addRow(tr("Rules"), plain_label(m.ruleset.name))
        step, (width, height) = tr("Change the map's header"), m.size_mm
        sizes: tuple[tuple[str, str, float, Callable[[float], Edit]], ...] = (
            ("width", tr("Width"), width, lambda v: partial(set_header, size_mm=(v, height))),
            ("height", tr("Height"), height, lambda v: partial(set_header, size_mm=(width, v))),
            (
                "tolerance", tr("Tolerance"), m.tolerance_mm,
                lambda v: partial(set_header, tolerance_mm=v),
            ),
        )  # fmt: skip
        for name, title, value, edit in sizes:
            box = number_row(
                self._model,
                f"map.{name}",
                value,
                edit,
                step,
                bounds=(0.0, 1e5),
                merge=f"map {name}",
            )
            form.addRow(title, box)
        form.addRow(
            tr("Author"), self._line("author", m.author, lambda v: partial(set_header, author=v))
        )
        form.addRow(
            tr("Licence"),
            self._line("licence", m.licence, lambda v: partial(set_header, licence=v)),
        )
        return form

    def _provenance(self, m: GameMap) -> QFormLayout:
        form = QFormLayout()
        kinds = [
            ("designed", tr("Own design")), ("traced", tr("Traced from a board")),
            ("reconstruction", tr("Reconstruction")), ("example", tr("Example")),
        ]  # fmt: skip
        box = choice_row(
            self._model, "map.provenance", {m.provenance.kind}, kinds,
            lambda v: partial(set_header, provenance=replace(m.provenance, kind=v)),
            tr("Change where the map comes from"),
        )  # fmt: skip
        form.addRow(tr("Kind"), box)
        form.addRow(
            tr("Note"),
            self._line(
                "note", m.provenance.note,
                lambda v: partial(set_header, provenance=replace(m.provenance, note=v)),
            ),
        )  # fmt: skip
        form.addRow(
            tr("Source"),
            self._line(
                "source", m.provenance.source,
                lambda v: partial(set_header, provenance=replace(m.provenance, source=v)),
            ),
        )  # fmt: skip
        return form

    def _choices(self, m: GameMap) -> QFormLayout:
        form = QFormLayout()
        for choice in m.ruleset.choices.values():
            box = choice_row(
                self._model, f"choice.{choice.id}", {m.choices[choice.id]},
                [(v, in_other_words(v)) for v in choice.values],
                partial(_chosen, choice.id), tr("Answer a question of the rules"),
            )  # fmt: skip
            box.setToolTip(plain_tip(in_other_words(choice.text or choice.label)))
            question = plain_label(in_other_words(choice.label))
            question.setToolTip(box.toolTip())
            form.addRow(question)
            form.addRow(box)
        return form

    def _sectors(self, m: GameMap) -> QFormLayout:
        form = QFormLayout()
        for sector in m.sectors.values():
            line = text_row(
                self._model, f"sector.{sector.id}", sector.name, partial(_named, sector),
                tr("Change a sector"),
            )  # fmt: skip
            colour = QToolButton()
            colour.setObjectName(f"colour.{sector.id}")
            colour.setIcon(_chip(sector.colour))
            colour.setToolTip(tr("Colour of the sector"))
            colour.setAccessibleName(tr("Colour of the sector"))
            colour.clicked.connect(partial(self._recolour, sector))
            row = QHBoxLayout()
            row.addWidget(line)
            row.addWidget(colour)
            form.addRow(plain_label(sector.id, wrapped=False), row)
        return form

    def _recolour(self, sector: Sector, _checked: bool = False) -> None:
        colour = QColorDialog.getColor(QColor(sector.colour), self, in_other_words(sector.name))
        if colour.isValid():
            changed = replace(sector, colour=colour.name())
            self._model.edit(tr("Change a sector"), partial(set_sector, sector=changed))

    def _buildings(self, m: GameMap) -> QGroupBox:
        group = QGroupBox(tr("Named buildings"))
        layout = QVBoxLayout(group)
        listed = QListWidget()
        listed.setAccessibleName(tr("Named buildings"))
        listed.setMaximumHeight(140)
        for building in m.buildings:
            item = QListWidgetItem(f"{building.name}: {', '.join(building.fields)}")
            item.setData(_ID, building.id)
            listed.addItem(item)
        name = QLineEdit()
        name.setObjectName("building.name")
        name.setPlaceholderText(tr("Name for the selected fields"))
        add, remove = QPushButton(tr("Name")), QPushButton(tr("Remove"))
        remove.setEnabled(False)
        remove.setObjectName("building.remove")

        def select() -> None:
            item = listed.currentItem()
            remove.setEnabled(item is not None)
            found = next((b for b in m.buildings if item and b.id == item.data(_ID)), None)
            if found is not None:
                self._model.select(Selection(fields=found.fields))

        def name_fields() -> None:
            fields = self._model.selection.fields
            if not fields:
                self._model.refused.emit(tr("Select fields first."), ())
            elif name.text().strip():
                edit = partial(set_building, building=None, name=name.text().strip(), fields=fields)
                self._model.edit(tr("Name a building"), edit)

        def forget() -> None:
            item = listed.currentItem()
            if item is not None:
                edit = partial(delete_building, building=item.data(_ID))
                self._model.edit(tr("Remove a building's name"), edit)

        listed.currentItemChanged.connect(select)
        add.clicked.connect(name_fields)
        name.returnPressed.connect(name_fields)
        remove.clicked.connect(forget)
        layout.addWidget(listed)
        row = QHBoxLayout()
        row.addWidget(name)
        row.addWidget(add)
        row.addWidget(remove)
        layout.addLayout(row)
        return group


def _group(title: str, form: QFormLayout) -> QGroupBox:
    group = QGroupBox(title)
    group.setLayout(form)
    return group


def _chosen(choice: str, value: str) -> Edit:
    return partial(set_choice, choice=choice, value=value)


def _named(sector: Sector, name: str) -> Edit:
    return partial(set_sector, sector=replace(sector, name=name))


def _chip(colour: str) -> QIcon:
    picture = QPixmap(16, 16)
    picture.fill(QColor(colour))
    return QIcon(picture)
