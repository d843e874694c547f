"""What this package adds to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapkit.editor.canvas.layers_panel import LayersPanel
from mapkit.editor.canvas.rescaling import Rescaling
from mapkit.editor.canvas.rulers import Rulers
from mapkit.editor.canvas.status_bar import StatusWidgets
from mapkit.editor.canvas.view_actions import ZOOM_ACTIONS, add_view_actions
from mapkit.editor.canvas.view_settings import ViewSettings
from mapkit.editor.i18n.texts import tr
from mapkit.editor.tasks.gc_at_rest import TidyAtRest

if TYPE_CHECKING:
    from mapkit.editor.app.window import EditorWindow

__all__ = ["install"]


def install(window: EditorWindow) -> None:
    """Add actions, docks and overlays."""
    kept = ViewSettings(window, Rulers(window.view))
    add_view_actions(window, kept)
    StatusWidgets(window, window.view, ZOOM_ACTIONS)
    Rescaling(window.model, window.view.picture, window)
    window.closing.connect(TidyAtRest(window.model, window.view, window).close)
    panel = LayersPanel(window.view, window)
    window.parts["layers"] = panel
    window.add_dock("layers", tr("Layers"), panel)
    window.actions_by_id.offer(panel.offers)
