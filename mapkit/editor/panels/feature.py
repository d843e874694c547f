"""What this package adds to the window."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QUndoView

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.panels.fields import FieldList
from mapkit.editor.panels.kind_palette import Palette
from mapkit.editor.panels.map_properties import MapPanel
from mapkit.editor.panels.properties import Properties
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.shell import Shell


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
