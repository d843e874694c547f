"""A window built anew round the work of another one: what it says changes, the work does not.

Texts are said where widgets are made, so a window that shall speak another language is made
again. The map with its history and its file go over, and what is asked of sight; places of docks
and of the view are remembered as at the end of a session and found again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.session import restore_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files.recovery import RecoverySlot
from mapkit.editor.i18n import install_language

if TYPE_CHECKING:
    from mapkit.editor.sight.feature import LiveFeature

__all__ = ["renewed"]

_held: list[EditorWindow] = []
"""The window that took another's place, which nobody else holds, and that other one: Python must
not take it apart, perhaps in a worker's thread, before Qt has deleted it."""


def renewed(window: EditorWindow) -> EditorWindow:
    """Return a window in the language chosen now, in place of one that closes unasked.

    The older window must not be used any more; it is deleted when its events have ended.
    """
    app = QApplication.instance()
    assert app is not None
    window.model.cancel()
    tool = window.view.tool
    files, slot = window.files, window.files.slot
    files.slot = RecoverySlot.of(None)  # what the older window now clears and gives up
    window.closing.emit()

    install_language(app)
    successor = EditorWindow(window.model.committed, work_of=window.model)
    restore_window(successor)
    own = successor.files
    own.close()
    own.file, own.reading, own.slot = files.file, files.reading, slot
    for told in (own.changed, own.opened, own.read):
        told.emit()
    successor.model.select(window.model.selection)
    if tool is not None:
        successor.use_tool(tool.id)
    before, now = (cast("LiveFeature", w.parts["live"]).answers for w in (window, successor))
    now.ask_as(before)
    successor.show()
    window.hide()
    window.deleteLater()
    _held[:] = [window, successor]
    return successor
