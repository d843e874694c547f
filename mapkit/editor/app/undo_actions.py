"""Undo and redo: of the corner that was drawn last, otherwise of the last step."""

from __future__ import annotations

from PyQt6 import sip
from PyQt6.QtCore import QObject

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.shell import Shell
from mapkit.editor.widgets.labels import without_keys


def install(shell: Shell) -> None:
    """Add the two actions."""
    actions = UndoActions(shell)
    shell.part(ToolBox).changed.connect(actions.follow)


class UndoActions(QObject):
    """The two actions; what is being drawn is not in the history yet, so the tool goes first."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._view = shell.part(BoardView)
        self._history = history = shell.model.history
        self._undoable = self._redoable = False
        undoable = Requirement(lambda: self._undoable, tr("There is nothing to undo."))
        redoable = Requirement(lambda: self._redoable, tr("There is nothing to redo."))
        self._actions = actions = shell.actions_by_id
        actions.add(
            ActionSpec(
                "edit.undo", tr("&Undo"), self._undo, "edit", "Ctrl+Z",
                tr("Undo the last step"), "undo", group="history", needs=(undoable,),
            ),
            ActionSpec(
                "edit.redo", tr("&Redo"), self._redo, "edit", "Ctrl+Shift+Z; Ctrl+Y",
                tr("Redo the step that was undone last"), "redo", group="history",
                needs=(redoable,),
            ),
        )  # fmt: skip
        for signal in (
            history.canUndoChanged, history.canRedoChanged,
            history.undoTextChanged, history.redoTextChanged,
        ):  # fmt: skip
            signal.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Say what can be taken back and done again now."""
        history, tool = self._history, self._view.tool
        if sip.isdeleted(history):
            return  # its destructor still emits signals
        drawing = tool is not None and tool.can_take_back
        taken_back = tool is not None and tool.can_bring_back
        self._undoable = drawing or history.canUndo()
        # The map does not change under what is being drawn.
        self._redoable = taken_back or (history.canRedo() and not drawing)
        point = tr("last point")
        for action_id, what in (
            ("edit.undo", point if drawing else history.undoText()),
            ("edit.redo", point if taken_back else history.redoText()),
        ):
            name = self._actions.spec(action_id).text
            text = f"{name}: {without_keys(what)}" if what else name
            self._actions[action_id].setText(text)
        self._actions.refresh("edit.undo", "edit.redo")

    def _undo(self) -> None:
        tool = self._view.tool
        if tool is None or not tool.take_back():
            self._history.undo()

    def _redo(self) -> None:
        tool = self._view.tool
        if tool is None or not tool.bring_back():
            self._history.redo()
