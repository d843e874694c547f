"""What this package adds to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QUndoView

from mapkit.editor.i18n.texts import tr
from mapkit.editor.panels.fields import FieldList
from mapkit.editor.panels.kind_palette import Palette
from mapkit.editor.panels.map_properties import MapPanel
from mapkit.editor.panels.properties import Properties
from mapkit.editor.state.brush import Brush

if TYPE_CHECKING:
    from mapkit.editor.app.window import EditorWindow

__all__ = ["install"]


def install(window: EditorWindow) -> None:
    """Add the docks for fields, their properties, the palette and the history."""
    model = window.model
    left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
    brush = cast("Brush", window.parts["brush"])
    palette, picture = Palette(model, brush), window.view.picture
    palette.use_theme(picture.theme)
    picture.recoloured.connect(lambda: palette.use_theme(picture.theme))
    window.add_dock("palette", tr("Palette"), palette, left)
    window.actions_by_id.offer(lambda: palette.offers(window.use_tool))
    fields = FieldList(model)
    fields.search.left.connect(window.view.setFocus)
    window.add_dock("fields", tr("Fields"), fields, left)
    forms = MapPanel(model), Properties(model)
    window.add_dock("map", tr("Map"), forms[0], left)
    window.add_dock("properties", tr("Properties"), forms[1], right)
    for form in forms:
        form.left.connect(window.view.setFocus)
    history = QUndoView(model.history)
    history.setEmptyLabel(tr("As it was opened"))
    history.setAccessibleName(tr("History"))
    window.add_dock("history", tr("History"), history, right)
