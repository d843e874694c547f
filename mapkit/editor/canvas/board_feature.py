"""The board in the middle of the window, and its tools; other features find both."""

from __future__ import annotations

from contextlib import suppress

from mapkit.editor.canvas.drawn import Drawn
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.state.shell import Shell


def install(shell: Shell) -> None:
    """Add the board; it comes before all that is done with it."""
    drawn = None
    with suppress(LookupError):
        drawn = shell.part(Drawn)  # by a window before this one
    view = BoardView(shell.model, shell.widget, drawn)
    view.setAcceptDrops(False)  # so that the window gets what is dropped on the board
    shell.centre.addWidget(view)
    shell.provide(view)
    shell.provide(ToolBox(shell, view))
