"""The tools that ask the underlay what it shows."""

from __future__ import annotations

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import Requirement
from mapkit.editor.state.shell import Shell
from mapkit.editor.trace.again_tool import AgainTool
from mapkit.editor.trace.cut_out_tool import CutOutTool
from mapkit.editor.trace.magnetic_tools import MagneticLineTool, MagneticReshapeTool
from mapkit.editor.trace.surveyed import SurveyedUnderlay
from mapkit.editor.trace.work import missing_libraries
from mapkit.messages import translated


def install(shell: Shell) -> None:
    """Add the tools."""
    model, view, box = shell.model, shell.part(BoardView), shell.part(ToolBox)
    picture = SurveyedUnderlay(shell, shell.part(UnderlayPicture))
    shell.provide(picture)
    missing = missing_libraries()
    installed = Requirement(lambda: not missing, translated(missing))
    loaded = Requirement(
        lambda: picture.there, tr("Load a picture first: View, Underlay, Load picture.")
    )
    for tool in (MagneticLineTool, MagneticReshapeTool, CutOutTool, AgainTool):
        box.add(tool(model, view, picture), installed, loaded)
