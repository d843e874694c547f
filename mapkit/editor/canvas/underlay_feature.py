"""What the underlay adds to the window; after the tools, so that its button is their last."""

from __future__ import annotations

from mapkit.editor.canvas.layers_panel import LayersPanel
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.canvas.underlay_actions import UnderlayActions
from mapkit.editor.canvas.underlay_box import UnderlayBox
from mapkit.editor.canvas.underlay_tool import UnderlayTool
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import Requirement
from mapkit.editor.state.open_file import OpenFile
from mapkit.editor.state.shell import Shell


def install(shell: Shell) -> None:
    """Add the picture, its tool, its actions and its place in the layers dock."""
    view = shell.part(BoardView)
    picture = UnderlayPicture(view, shell.part(OpenFile))
    tool = UnderlayTool(shell.model, view, picture)
    there = Requirement(
        lambda: picture.underlay, tr("There is no underlay yet: View, Underlay, Load picture.")
    )
    shell.part(ToolBox).add(tool, there)
    actions = UnderlayActions(shell, picture, tool, there)
    shell.provide(picture)
    shell.part(LayersPanel).add_below(UnderlayBox(picture, actions))
