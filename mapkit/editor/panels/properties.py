"""Properties of what is selected: what the selection shares can be edited for all of it."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PyQt6.QtWidgets import QVBoxLayout, QWidget

from mapkit.document import (
    change_marker,
    change_portal,
    move_portal,
    move_vertices,
    paint,
    rename_field,
)
from mapkit.editor.map_model import Edit, MapModel
from mapkit.editor.panels.boxes import finish_typing
from mapkit.editor.panels.forms import Form, FormArea
from mapkit.editor.panels.rows import Choice, Number, Row, Text, Tick, Words
from mapkit.editor.plain import plain_label, without_keys
from mapkit.editor.selection import Selection
from mapkit.editor.texts import tr, tr_n
from mapkit.model import GameMap, Portal
from mapkit.words import decimal, in_other_words

__all__ = ["Properties"]

_LISTED = 40
_MOST_UNITS = 2.0**30
"""How far from the corner of the board a coordinate may lie."""

_V = TypeVar("_V")


class Properties(FormArea):
    """One form for the selection: fields, vertices, portals or markers."""

    def __init__(self, model: MapModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._map: GameMap | None = None
        self._chosen: Selection | None = None
        self._held = False
        self.setAccessibleName(tr("Properties"))
        self._form = Form()
        self._nothing = plain_label(
            tr("Nothing is selected. Click a field, a vertex, a door or a marker.")
        )
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._nothing)
        layout.addWidget(self._form)
        layout.addStretch()
        self._nothing.setContentsMargins(9, 9, 9, 9)
        self.setWidget(body)
        model.selection_changed.connect(self.refresh)
        model.changed.connect(self.refresh)
        model.committed_changed.connect(self.refresh)
        model.replaced.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what is selected now, of the committed map: a preview changes nothing here."""
        if self._held or self._model.previewing:
            return
        if self._model.selection.within(self._model.committed) != self._chosen:
            finish_typing(self)  # it is meant for what was selected, and may bring us here again
        game_map = self._model.committed
        chosen = self._model.selection.within(game_map)
        if game_map is self._map and chosen == self._chosen:
            return
        self._map, self._chosen = game_map, chosen
        self._nothing.setVisible(not chosen)
        if self._form.show_rows(self._rows(game_map, chosen)):
            self.order_boxes(self._form)

    def _rows(self, game_map: GameMap, chosen: Selection) -> list[Row]:
        rows: list[Row] = []
        if chosen.vertices:
            rows += self._vertices(game_map, chosen.vertices)
        if chosen.portals:
            rows += self._portals(game_map, chosen.portals)
        if chosen.markers:
            rows += self._marker(game_map, chosen.markers[-1])
        if chosen.fields and not rows:
            rows += self._fields(game_map, chosen.fields)
        return rows

    def _step(
        self, step: str, edit: Callable[[_V], Edit], *, merge: str = ""
    ) -> Callable[[_V], bool]:
        """Return what a box reports to: one step of the history, or of a merged one."""
        return lambda value: self._model.edit(step, edit(value), merge=merge)

    def _fields(self, game_map: GameMap, ids: tuple[str, ...]) -> list[Row]:
        fields = [game_map.fields[i] for i in ids]
        ruleset, step = game_map.ruleset, self._step
        names = {f.name or "" for f in fields}
        sectors = [(i, in_other_words(s.name)) for i, s in game_map.sectors.items()]
        rows: list[Row] = [
            Text(name="id", title=tr("Id"), value=ids[0], change=partial(self._rename, ids[0]))
            if len(ids) == 1
            else Words(name="ids", title=tr_n("{n} field(s)", len(ids)), text=_few(ids)),
            Text(
                name="name", title=tr("Name"), value=next(iter(names)), mixed=len(names) > 1,
                change=step(
                    tr("Name a field"), lambda v: partial(paint, fields=ids, name=v or None)
                ),
            ),
            Choice(
                name="kind", title=tr("Kind"), values={f.kind for f in fields},
                offered=[(k.id, in_other_words(k.label)) for k in ruleset.kinds.values()],
                change=step(tr("Change the kind"), lambda v: partial(paint, fields=ids, kind=v)),
            ),
            Choice(
                name="sector", title=tr("Sector"), values={f.sector or "" for f in fields},
                offered=[("", tr("No sector")), *sectors],
                change=step(
                    tr("Change the sector"), lambda v: partial(paint, fields=ids, sector=v or None)
                ),
            ),
            Choice(
                name="level", title=tr("Level"), values={str(f.level) for f in fields},
                offered=[("0", tr("Ground")), ("1", tr("Upper"))],
                change=step(
                    tr("Change the level"), lambda v: partial(paint, fields=ids, level=int(v))
                ),
            ),
        ]  # fmt: skip
        for trait in ruleset.traits.values():
            label = in_other_words(trait.label)
            rows.append(
                Tick(
                    name=f"trait.{trait.id}", label=without_keys(label), of=len(fields),
                    having=sum(trait.id in f.traits for f in fields),
                    change=step(
                        tr("Paint: {what}", what=label), partial(_with_trait, ids, trait.id)
                    ),
                )
            )  # fmt: skip
        return [*rows, Words(name="area", title=tr("Area"), text=_area_text(game_map, ids))]

    def _rename(self, field: str, new_id: str) -> bool:
        self._held = True  # in between nothing is selected, and the form would be gone
        try:
            edit = partial(rename_field, field=field, new_id=new_id)
            done = self._model.edit(tr("Rename a field"), edit)
            if done:
                self._model.select(Selection(fields=(new_id,)))
        finally:
            self._held = False
        self.refresh()
        return done

    def _vertices(self, game_map: GameMap, ids: tuple[str, ...]) -> list[Row]:
        if len(ids) > 1:
            return [Words(name="vertices", text=tr_n("{n} vertex(es)", len(ids)))]
        vertex, unit = ids[0], game_map.unit_mm
        decimals = max(2, math.ceil(-math.log10(unit)))
        far = _MOST_UNITS * unit
        return [
            Words(name="vertex", title=tr("Vertex"), text=vertex),
            *(
                Number(
                    name=f"vertex.{axis}", title=axis, value=game_map.vertices[vertex][k] * unit,
                    bounds=(-far, far), decimals=decimals, step=max(1.0, unit),
                    change=self._step(
                        tr("Move a vertex"), partial(self._moved, vertex, k),
                        merge=f"vertex {vertex} {axis}",
                    ),
                )
                for k, axis in ((0, "x"), (1, "y"))
            ),
        ]  # fmt: skip

    def _moved(self, vertex: str, axis: int, mm: float) -> Edit:
        game_map = self._model.committed
        x, y = game_map.vertices[vertex]
        new = mm / game_map.unit_mm
        return partial(move_vertices, places={vertex: (x, new) if axis else (new, y)})

    def _portals(self, game_map: GameMap, ids: tuple[str, ...]) -> list[Row]:
        portals = [p for p in game_map.portals if p.id in ids]

        def retype(value: str) -> Edit:
            def edit(game_map: GameMap) -> GameMap:
                for portal in portals:
                    game_map = change_portal(game_map, portal.id, type_=value)
                return game_map

            return edit

        first, step = portals[0], tr("Change a door, ladder or wall")
        title = first.id if len(portals) == 1 else tr_n("{n} portal(s)", len(portals))
        types = [(t.id, in_other_words(t.label)) for t in game_map.ruleset.portals.values()]
        rows: list[Row] = [
            Words(name="portal", title=tr("Door, ladder, wall"), text=title),
            Choice(
                name="portal.type", title=tr("Type"), values={p.type for p in portals},
                offered=types, change=self._step(step, retype),
            ),
        ]  # fmt: skip
        if len(portals) == 1:
            unit = game_map.unit_mm
            rows += [
                Words(name="between", title=tr("Between"), text=" – ".join(first.between)),
                Number(
                    name="portal.width", title=tr("Width"), value=math.dist(*first.at) * unit,
                    bounds=(0.1, 1000.0), decimals=1,
                    change=self._step(
                        step, partial(_widened, first, unit), merge=f"width {first.id}"
                    ),
                ),
            ]  # fmt: skip
        return rows

    def _marker(self, game_map: GameMap, index: int) -> list[Row]:
        marker = game_map.markers[index]
        known = game_map.ruleset.markers.get(marker.type)
        label = in_other_words(known.label) if known else marker.type
        rows: list[Row] = [
            Words(name="marker", title=tr("Marker"), text=label),
            Words(name="field", title=tr("Field"), text=marker.field),
        ]
        for name, values in (known.attributes if known else {}).items():
            exact = {str(v): v for v in values}

            def changed(value: str, name: str = name, exact: dict[str, str | int] = exact) -> Edit:
                said = {**marker.attributes, name: exact[value]}
                return partial(change_marker, index=index, attributes=said)

            rows.append(
                Choice(
                    name=f"marker.{name}", title=in_other_words(name).capitalize(),
                    values={str(marker.attributes.get(name, ""))},
                    offered=[(text, in_other_words(text)) for text in exact],
                    change=self._step(tr("Change a marker"), changed),
                )
            )  # fmt: skip
        return rows


def _with_trait(ids: tuple[str, ...], trait: str, on: bool) -> Edit:
    if on:
        return partial(paint, fields=ids, add_traits=(trait,))
    return partial(paint, fields=ids, drop_traits=(trait,))


def _few(ids: tuple[str, ...]) -> str:
    """List ids, not more than can be taken in."""
    return ", ".join(ids[:_LISTED]) + (" …" if len(ids) > _LISTED else "")


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
    return tr("{area} cm²", area=decimal(total * game_map.unit_mm**2 / 100, 1))
