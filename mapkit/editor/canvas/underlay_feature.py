"""What the underlay adds to the window; after the tools, so that its button is their last."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mapkit.editor.canvas.layers_panel import LayersPanel
from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.canvas.underlay_actions import UnderlayActions
from mapkit.editor.canvas.underlay_box import UnderlayBox
from mapkit.editor.canvas.underlay_tool import UnderlayTool

if TYPE_CHECKING:
    from mapkit.editor.app.window import EditorWindow

__all__ = ["install"]


def install(window: EditorWindow) -> None:
    """Add the picture, its tool, its actions and its place in the layers dock."""

    def folder() -> Path | None:
        path = window.files.path
        return path.parent if path is not None else None

    picture = UnderlayPicture(window.view, folder)
    tool = UnderlayTool(window.model, window.view, picture)
    window.add_tool(tool)
    actions = UnderlayActions(window, picture, tool)
    window.parts["underlay"] = picture
    panel = window.parts.get("layers")
    if isinstance(panel, LayersPanel):
        panel.add_below(UnderlayBox(picture, actions))
