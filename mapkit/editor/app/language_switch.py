"""Changes the language: a new window is built in it, with the same work.

Texts are translated when widgets are made, so another language needs a new window. It takes over
the map with its history and file, the question about sight, the choices of palette, level and
filters, and what is being drawn. Positions of docks and of the view are saved as at the end of a
session, and restored.
"""

from __future__ import annotations

from dataclasses import replace

from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.session import restore_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.tool import Tool
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.recovery import RecoverySlot
from mapkit.editor.files.tabs import MapTabs
from mapkit.editor.i18n import install_language
from mapkit.editor.layouts.feature import Layouts
from mapkit.editor.panels.fields import FieldList
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.shell import Shell
from mapkit.editor.tools.line_tool import DrawnPath, LineTool


def rebuild_window(shell: Shell) -> EditorWindow:
    """Return a window in the language chosen now, in place of one that closes unasked.

    The older window must not be used any more; it is deleted when its events have ended.
    """
    app = QApplication.instance()
    assert app is not None
    tool = shell.part(BoardView).tool
    path = tool.path if isinstance(tool, LineTool) else None
    shell.model.cancel()
    files = shell.part(MapFiles)
    slot = files.slot
    files.slot = RecoverySlot.of(None)  # what the older window now clears and gives up
    layouts = shell.part(Layouts).release()
    tabs = shell.part(MapTabs).release()
    shell.closing.emit()

    install_language(app)
    successor = EditorWindow(
        shell.model.committed,
        work_of=shell.model,
        handed=(files.file, shell.part(BoardView).picture.drawn),
    )
    successor.part(Layouts).take_over(layouts)
    restore_window(successor)
    own = successor.part(MapFiles)
    own.close()
    own.file, own.reading, own.slot = files.file, files.reading, slot
    for told in (own.changed, own.opened, own.read):
        told.emit()
    successor.part(MapTabs).take_over(tabs)
    successor.model.select(shell.model.selection)
    _hand_over(shell, successor)
    if tool is not None and tool.id in successor.part(ToolBox).tools:
        successor.part(ToolBox).use(tool.id)
    _go_on_drawing(tool, path, successor.part(BoardView).tool)
    successor.part(Answers).ask_as(shell.part(Answers))
    successor.show()
    shell.widget.hide()
    shell.widget.deleteLater()
    return successor


def _hand_over(old: Shell, new: Shell) -> None:
    """Choose in the new window what is chosen in the old: palette, level, filters."""
    new.part(Brush).take_as(old.part(Brush))
    new.part(BoardView).level = old.part(BoardView).level
    fields, known = new.part(FieldList), old.part(FieldList)
    fields.search.setText(known.search.text())
    tables, shown = new.part(LiveFeature).tables, old.part(LiveFeature).tables
    tables.filters.offer_sectors(new.model.committed)  # they come with the pairs, later
    tables.filters.choose_as(shown.filters)
    tables.tabs.setCurrentIndex(shown.tabs.currentIndex())


def _go_on_drawing(before: Tool | None, path: DrawnPath | None, tool: Tool | None) -> None:
    """Go on with what was being drawn; a rectangle that is being dragged is given up."""
    if path is not None and isinstance(before, LineTool) and isinstance(tool, LineTool):
        tool.go_on_with(replace(path, mouse=None, ways=None, closings=None))
