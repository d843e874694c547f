"""Another language: the window is built again in it, around the same work.

Texts are translated where widgets are made, so for another language the window is made again.
The map with its history and its file go over, and what is asked of sight; places of docks and of
the view are saved as at the end of a session and restored.
"""

from __future__ import annotations

from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.session import restore_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.recovery import RecoverySlot
from mapkit.editor.i18n import install_language
from mapkit.editor.sight.answers import Answers
from mapkit.editor.state.shell import Shell

__all__ = ["rebuild_window"]

_held: list[Shell] = []
"""The window that took another's place, which nobody else holds, and that other one: Python must
not take it apart, perhaps in a worker's thread, before Qt has deleted it."""


def rebuild_window(shell: Shell) -> EditorWindow:
    """Return a window in the language chosen now, in place of one that closes unasked.

    The older window must not be used any more; it is deleted when its events have ended.
    """
    app = QApplication.instance()
    assert app is not None
    shell.model.cancel()
    tool = shell.part(BoardView).tool
    files = shell.part(MapFiles)
    slot = files.slot
    files.slot = RecoverySlot.of(None)  # what the older window now clears and gives up
    shell.closing.emit()

    install_language(app)
    successor = EditorWindow(shell.model.committed, work_of=shell.model)
    restore_window(successor)
    own = successor.part(MapFiles)
    own.close()
    own.file, own.reading, own.slot = files.file, files.reading, slot
    for told in (own.changed, own.opened, own.read):
        told.emit()
    successor.model.select(shell.model.selection)
    if tool is not None:
        successor.part(ToolBox).use(tool.id)
    successor.part(Answers).ask_as(shell.part(Answers))
    successor.show()
    shell.widget.hide()
    shell.widget.deleteLater()
    _held[:] = [shell, successor]
    return successor
