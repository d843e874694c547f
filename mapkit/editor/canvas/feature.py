"""What is done with the board: its menu, rulers, layers and the status bar."""

from __future__ import annotations

from mapkit.editor.canvas.layers_panel import LayersPanel
from mapkit.editor.canvas.rulers import Rulers
from mapkit.editor.canvas.status_bar import StatusWidgets
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.canvas.view_actions import ZOOM_ACTIONS, add_view_actions
from mapkit.editor.canvas.view_settings import ViewSettings
from mapkit.editor.canvas.zooming import Rescaling
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.gc_at_rest import CollectAtRest


def install(shell: Shell) -> None:
    """Add actions, docks and overlays."""
    model, view = shell.model, shell.part(BoardView)
    settings = ViewSettings(shell, Rulers(view))
    add_view_actions(shell, settings)
    StatusWidgets(shell, view, ZOOM_ACTIONS)
    Rescaling(model, view.picture, shell.widget)
    work = (model.committed_changed, model.replaced, model.changed, view.moved)
    shell.closing.connect(CollectAtRest(work, shell.widget).close)
    panel = LayersPanel(view, shell.widget)
    shell.provide(panel)
    shell.add_dock("layers", tr("Layers"), panel)
    shell.actions_by_id.offer(panel.offers)
