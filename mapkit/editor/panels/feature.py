"""What this package adds to the window."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QUndoView, QVBoxLayout, QWidget

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.panels.fields import FieldList
from mapkit.editor.panels.forms import Form, FormArea
from mapkit.editor.panels.kind_palette import Palette
from mapkit.editor.panels.map_properties import MapPanel
from mapkit.editor.panels.property_rows import field_rows, marker_rows, portal_rows, vertex_rows
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.map_model import Done, MapModel
from mapkit.editor.state.selection import Selection
from mapkit.editor.state.shell import Shell
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


def install(shell: Shell) -> None:
    """Add the docks for fields, their properties, the palette and the history."""
    model, view = shell.model, shell.part(BoardView)
    left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
    palette, picture = Palette(model, shell.part(Brush)), view.picture
    palette.use_theme(picture.theme)
    picture.recoloured.connect(lambda: palette.use_theme(picture.theme))
    shell.add_dock("palette", tr("Palette"), palette, left)
    box = shell.part(ToolBox)
    shell.actions_by_id.offer(lambda: palette.offers(box.use))

    def paint_with(aspect: str) -> None:
        """Take *Paint*, unless what was chosen is for the tool in hand."""
        if aspect == "trait" or not (view.tool and view.tool.takes_kind):
            box.use("bucket")

    palette.clicked.connect(paint_with)
    fields = FieldList(model)
    fields.search.left.connect(view.setFocus)
    shell.provide(fields)
    shell.add_dock("fields", tr("Fields"), fields, left)
    shell.actions_by_id.add(
        ActionSpec(
            "edit.replace_names", tr("Replace in names…"),
            lambda: _raise(shell, fields), "edit", "Ctrl+H",
            tr("Find a text in the names of fields and replace it"),
        )
    )  # fmt: skip
    forms = MapPanel(model), Properties(model)
    shell.add_dock("map", tr("Map"), forms[0], left)
    shell.add_dock("properties", tr("Properties"), forms[1], right)
    for form in forms:
        form.left.connect(view.setFocus)
    history = QUndoView(model.history)
    history.setEmptyLabel(tr("As it was opened"))
    history.setAccessibleName(tr("History"))
    shell.add_dock("history", tr("History"), history, right)


def _raise(shell: Shell, fields: FieldList) -> None:
    """Show the table of fields, with the row to replace in names."""
    shell.docks["fields"].show()
    shell.docks["fields"].raise_()
    fields.show_replacing()
