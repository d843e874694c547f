"""Properties of what is selected: what the selection shares can be edited for all of it."""

from __future__ import annotations

import math
from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QCheckBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from mapkit.document import (
    change_marker,
    change_portal,
    move_portal,
    move_vertices,
    paint,
    rename_field,
)
from mapkit.editor.map_model import Edit, MapModel
from mapkit.editor.panels.forms import FormArea, choice_row, number_row, text_row
from mapkit.editor.plain import plain_label, without_keys
from mapkit.editor.selection import Selection
from mapkit.editor.texts import tr, tr_n
from mapkit.model import GameMap, Portal
from mapkit.words import in_other_words

__all__ = ["Properties"]

_FAR_MM = 1e5
_LISTED = 40


class Properties(FormArea):
    """One form for the selection: fields, vertices, portals or markers."""

    def __init__(self, model: MapModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._shown_for: object = None
        self.setAccessibleName(tr("Properties"))
        model.selection_changed.connect(self.refresh)
        model.changed.connect(self.refresh)
        model.committed_changed.connect(self.refresh)
        model.replaced.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the form of what is selected now; the box with the focus keeps it.

        A preview changes nothing here: the form is of the committed map.
        """
        if self._model.previewing:
            return
        game_map = self._model.committed
        chosen = self._model.selection.within(game_map)
        if (game_map, chosen) == self._shown_for:
            return
        self._shown_for = (game_map, chosen)
        body = QWidget()
        layout = QVBoxLayout(body)
        if chosen.vertices:
            layout.addLayout(self._vertices(game_map, chosen.vertices))
        if chosen.portals:
            layout.addLayout(self._portals(game_map, chosen.portals))
        if chosen.markers:
            layout.addLayout(self._marker(game_map, chosen.markers[-1]))
        if chosen.fields and not (chosen.vertices or chosen.portals or chosen.markers):
            layout.addLayout(self._fields(game_map, chosen.fields))
        if not chosen:
            empty = QLabel(tr("Nothing is selected. Click a field, a vertex, a door or a marker."))
            empty.setWordWrap(True)
            layout.addWidget(empty)
        layout.addStretch()
        self.show_form(body)

    def _fields(self, game_map: GameMap, ids: tuple[str, ...]) -> QFormLayout:
        form, model = QFormLayout(), self._model
        fields = [game_map.fields[i] for i in ids]
        ruleset = game_map.ruleset
        if len(ids) == 1:
            line = text_row(
                model, "id", ids[0], lambda v: partial(rename_field, field=ids[0], new_id=v),
                tr("Rename a field"), after=lambda v: model.select(Selection(fields=(v,))),
            )  # fmt: skip
            form.addRow(tr("Id"), line)
        else:
            listed = plain_label(_few(ids))
            form.addRow(tr_n("{n} field(s)", len(ids)), listed)
        names = {f.name or "" for f in fields}
        line = text_row(
            model, "name", next(iter(names)), lambda v: partial(paint, fields=ids, name=v or None),
            tr("Name a field"), mixed=len(names) > 1,
        )  # fmt: skip
        form.addRow(tr("Name"), line)
        kind = choice_row(
            model, "kind", {f.kind for f in fields},
            [(k.id, in_other_words(k.label)) for k in ruleset.kinds.values()],
            lambda v: partial(paint, fields=ids, kind=v), tr("Change the kind"),
        )  # fmt: skip
        form.addRow(tr("Kind"), kind)
        sectors = [(i, in_other_words(s.name)) for i, s in game_map.sectors.items()]
        sector = choice_row(
            model, "sector", {f.sector or "" for f in fields}, [("", tr("No sector")), *sectors],
            lambda v: partial(paint, fields=ids, sector=v or None), tr("Change the sector"),
        )  # fmt: skip
        form.addRow(tr("Sector"), sector)
        level = choice_row(
            model, "level", {str(f.level) for f in fields},
            [("0", tr("Ground")), ("1", tr("Upper"))],
            lambda v: partial(paint, fields=ids, level=int(v)), tr("Change the level"),
        )  # fmt: skip
        form.addRow(tr("Level"), level)
        for trait in ruleset.traits.values():
            having = sum(trait.id in f.traits for f in fields)
            box = QCheckBox(without_keys(in_other_words(trait.label)))
            box.setObjectName(f"trait.{trait.id}")
            box.setTristate(0 < having < len(fields))
            box.setCheckState(_share(having, len(fields)))
            box.clicked.connect(
                partial(self._set_trait, ids, trait.id, in_other_words(trait.label))
            )
            form.addRow("", box)
        form.addRow(tr("Area"), QLabel(_area_text(game_map, ids)))
        return form

    def _set_trait(self, ids: tuple[str, ...], trait: str, label: str, on: bool) -> None:
        what = {"add_traits": (trait,)} if on else {"drop_traits": (trait,)}
        edit = partial(paint, fields=ids, **what)  # type: ignore[arg-type]
        if not self._model.edit(tr("Paint: {what}", what=label), edit):
            self._shown_for = None
            self.refresh()

    def _vertices(self, game_map: GameMap, ids: tuple[str, ...]) -> QFormLayout:
        form = QFormLayout()
        if len(ids) > 1:
            form.addRow(QLabel(tr_n("{n} vertex(es)", len(ids))))
            return form
        vertex, unit = ids[0], game_map.unit_mm
        form.addRow(tr("Vertex"), plain_label(vertex))
        for k, axis in ((0, "x"), (1, "y")):
            box = number_row(
                self._model, f"vertex.{axis}", game_map.vertices[vertex][k] * unit,
                partial(self._moved, vertex, k), tr("Move a vertex"), bounds=(-_FAR_MM, _FAR_MM),
                merge=f"vertex {vertex} {axis}",
            )  # fmt: skip
            form.addRow(axis, box)
        return form

    def _moved(self, vertex: str, axis: int, mm: float) -> Edit:
        game_map = self._model.committed
        x, y = game_map.vertices[vertex]
        new = mm / game_map.unit_mm
        return partial(move_vertices, places={vertex: (x, new) if axis else (new, y)})

    def _portals(self, game_map: GameMap, ids: tuple[str, ...]) -> QFormLayout:
        form = QFormLayout()
        portals = [p for p in game_map.portals if p.id in ids]

        def retype(value: str) -> Edit:
            def edit(game_map: GameMap) -> GameMap:
                for portal in portals:
                    game_map = change_portal(game_map, portal.id, type_=value)
                return game_map

            return edit

        first = portals[0]
        title = first.id if len(portals) == 1 else tr_n("{n} portal(s)", len(portals))
        form.addRow(tr("Door, ladder, wall"), plain_label(title))
        types = [(t.id, in_other_words(t.label)) for t in game_map.ruleset.portals.values()]
        step = tr("Change a door, ladder or wall")
        type_ = choice_row(
            self._model, "portal.type", {p.type for p in portals}, types, retype, step
        )
        form.addRow(tr("Type"), type_)
        if len(portals) == 1:
            form.addRow(tr("Between"), plain_label(" – ".join(first.between)))
            width = number_row(
                self._model, "portal.width", math.dist(*first.at) * game_map.unit_mm,
                partial(_widened, first, game_map.unit_mm), step, bounds=(0.1, 1000.0), decimals=1,
                merge=f"width {first.id}",
            )  # fmt: skip
            form.addRow(tr("Width"), width)
        return form

    def _marker(self, game_map: GameMap, index: int) -> QFormLayout:
        form = QFormLayout()
        marker = game_map.markers[index]
        known = game_map.ruleset.markers.get(marker.type)
        label = in_other_words(known.label) if known else marker.type
        form.addRow(tr("Marker"), plain_label(label))
        form.addRow(tr("Field"), plain_label(marker.field))
        for name, values in (known.attributes if known else {}).items():
            exact = {str(v): v for v in values}

            def changed(value: str, name: str = name, exact: dict[str, str | int] = exact) -> Edit:
                said = {**marker.attributes, name: exact[value]}
                return partial(change_marker, index=index, attributes=said)

            box = choice_row(
                self._model, f"marker.{name}", {str(marker.attributes.get(name, ""))},
                [(text, in_other_words(text)) for text in exact], changed, tr("Change a marker"),
            )  # fmt: skip
            form.addRow(plain_label(in_other_words(name).capitalize(), wrapped=False), box)
        return form


def _few(ids: tuple[str, ...]) -> str:
    """List ids, not more than can be taken in."""
    return ", ".join(ids[:_LISTED]) + (" …" if len(ids) > _LISTED else "")


def _share(having: int, of: int) -> Qt.CheckState:
    if having == of:
        return Qt.CheckState.Checked
    return Qt.CheckState.PartiallyChecked if having else Qt.CheckState.Unchecked


def _widened(portal: Portal, unit_mm: float, mm: float) -> Edit:
    (ax, ay), (bx, by) = portal.at
    middle = ((ax + bx) / 2, (ay + by) / 2)
    return partial(move_portal, portal=portal.id, near=middle, width=mm / unit_mm)


def _area_text(game_map: GameMap, ids: tuple[str, ...]) -> str:
    """Say how large the fields are together."""
    total = 0.0
    for i in ids:
        for k, ring in enumerate(game_map.points(i)):
            twice = sum(
                a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)
            )
            total += abs(twice) / 2 * (1 if k == 0 else -1)
    return tr("{area} cm²", area=f"{total * game_map.unit_mm**2 / 100:.1f}")
