"""Properties of what is selected: what the selection shares can be edited for all of it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PyQt6.QtWidgets import QVBoxLayout, QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.panels.forms import Form, FormArea
from mapkit.editor.panels.property_rows import field_rows, marker_rows, portal_rows, vertex_rows
from mapkit.editor.state.map_model import Done, MapModel
from mapkit.editor.state.selection import Selection
from mapkit.editor.widgets.boxes import finish_typing
from mapkit.editor.widgets.labels import plain_label
from mapkit.editor.widgets.rows import Heading, Row
from mapkit.edits import rename_field
from mapkit.model import GameMap, Ruleset


class Properties(FormArea):
    """One form for the selection: fields, vertices, portals or markers."""

    def __init__(self, model: MapModel) -> None:
        super().__init__()
        self._model = model
        self._map: GameMap | None = None
        self._chosen: Selection | None = None
        self._held = False
        self.setAccessibleName(tr("Properties"))
        self._form = Form()
        self._nothing = plain_label()
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
        self._nothing.setText(_nothing_words(game_map.ruleset))
        if self._form.show_rows(self._rows(chosen)):
            self.order_boxes(self._form)

    def _rows(self, chosen: Selection) -> list[Row]:
        """Return a section for each sort of things; of more than one each has a heading."""
        sections: list[tuple[str, list[Row]]] = []
        if chosen.vertices:
            sections.append((tr("Vertices"), vertex_rows(self._model, chosen.vertices)))
        if chosen.portals:
            title = tr("Doors, ladders, walls")
            sections.append((title, portal_rows(self._model, chosen.portals)))
        if chosen.markers:
            sections.append((tr("Markers"), marker_rows(self._model, chosen.markers)))
        if chosen.fields:
            rename = partial(self._rename, chosen.fields[0])
            sections.append((tr("Fields"), field_rows(self._model, chosen.fields, rename)))
        rows: list[Row] = []
        for n, (title, section) in enumerate(sections):
            if len(sections) > 1:
                rows.append(Heading(name=f"heading.{n}", text=title))
            rows += section
        return rows

    def _rename(self, field: str, new_id: str, done: Done) -> None:
        self._held = True  # in between nothing is selected, and the form would be gone

        def renamed(made: bool) -> None:
            if made:
                self._model.select(replace(self._chosen or Selection(), fields=(new_id,)))
            self._held = False
            self.refresh()
            done(made)

        edit = partial(rename_field, field=field, new_id=new_id)
        self._model.edit(tr("Rename a field"), edit, done=renamed)


def _nothing_words(rules: Ruleset) -> str:
    if rules.portals or rules.markers:
        return tr("Nothing is selected. Click a field, a vertex, a door or a marker.")
    return tr("Nothing is selected. Click a field or a vertex.")
