"""Undo and redo: of the corner that was drawn last, otherwise of the last step."""

from __future__ import annotations

from PyQt6.QtCore import QObject
from PyQt6.QtGui import QAction

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.shell import Shell

__all__ = ["install"]


def install(shell: Shell) -> None:
    """Add the two actions."""
    undoing = Undoing(shell)
    shell.part(ToolBox).changed.connect(undoing.follow)


class Undoing(QObject):
    """The two actions; what is being drawn is not in the history yet, so the tool goes first."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._view = shell.part(BoardView)
        self._history = history = shell.model.history
        # As the history told it: while it goes away it tells this, and can be asked no more.
        self._can_undo, self._can_redo = history.canUndo(), history.canRedo()
        self._undo_text, self._redo_text = history.undoText(), history.redoText()
        self._drawing = self._taken_back = False
        undoable = Requirement(
            lambda: self._can_undo or self._drawing, tr("There is nothing to take back.")
        )
        redoable = Requirement(  # the map does not change under what is being drawn
            lambda: self._taken_back or (self._can_redo and not self._drawing),
            tr("There is nothing to do again."),
        )
        self._actions = shell.actions_by_id
        add = self._actions.add
        self._undo_action = add(
            ActionSpec(
                "edit.undo", tr("&Undo"), self._undo, "edit", "Ctrl+Z",
                tr("Take the last step back"), "undo", group="history", needs=(undoable,),
            )
        )  # fmt: skip
        self._redo_action = add(
            ActionSpec(
                "edit.redo", tr("&Redo"), self._redo, "edit", "Ctrl+Shift+Z; Ctrl+Y",
                tr("Do again what was taken back"), "redo", group="history", needs=(redoable,),
            )
        )  # fmt: skip
        self._names = (self._undo_action.text(), self._redo_action.text())
        history.canUndoChanged.connect(self._follow_can_undo)
        history.canRedoChanged.connect(self._follow_can_redo)
        history.undoTextChanged.connect(self._follow_undo_text)
        history.redoTextChanged.connect(self._follow_redo_text)
        self.follow()

    def follow(self) -> None:
        """Say what can be taken back and done again now."""
        tool = self._view.tool
        self._drawing = tool is not None and tool.can_take_back
        self._taken_back = tool is not None and tool.can_bring_back
        undo, redo = self._names
        _name(self._undo_action, undo, tr("last point") if self._drawing else self._undo_text)
        _name(self._redo_action, redo, tr("last point") if self._taken_back else self._redo_text)
        self._actions.refresh("edit.undo", "edit.redo")

    def _follow_can_undo(self, able: bool) -> None:
        self._can_undo = able
        self.follow()

    def _follow_can_redo(self, able: bool) -> None:
        self._can_redo = able
        self.follow()

    def _follow_undo_text(self, text: str) -> None:
        self._undo_text = text
        self.follow()

    def _follow_redo_text(self, text: str) -> None:
        self._redo_text = text
        self.follow()

    def _undo(self) -> None:
        tool = self._view.tool
        if tool is None or not tool.take_back():
            self._history.undo()

    def _redo(self) -> None:
        tool = self._view.tool
        if tool is None or not tool.bring_back():
            self._history.redo()


def _name(action: QAction, name: str, what: str) -> None:
    action.setText(f"{name}: {what.replace('&', '&&')}" if what else name)
