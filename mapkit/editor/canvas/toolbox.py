"""The tools of a window: one of them is the current one."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtGui import QActionGroup, QKeySequence

from mapkit.editor.canvas.tool import Tool
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.shell import Shell
from mapkit.editor.widgets.labels import ElidedLabel
from mapkit.model import Ruleset


class ToolBox(QObject):
    """Gives each tool its action, its key and its button, and shows the hint of the current one.

    ``hint``: In the status bar: what a click does now.
    """

    changed = pyqtSignal()
    """Another tool is current, or a click does something else now."""

    def __init__(self, shell: Shell, view: BoardView) -> None:
        super().__init__(shell.widget)
        self.tools: dict[str, Tool] = {}
        self.hint = ElidedLabel()
        shell.status.addWidget(self.hint, 1)
        self._shell, self._view = shell, view
        self._group = QActionGroup(shell.widget)
        view.cross.changed.connect(self._show_hint)
        shell.actions_by_id.rules_changed.connect(self._leave_what_is_hidden)

    def add(
        self, tool: Tool, *needs: Requirement, applies: Callable[[Ruleset], object] | None = None
    ) -> None:
        """Add a tool: its action, its key, its button; ``applies`` as of an action."""
        self.tools[tool.id] = tool
        actions, action_id = self._shell.actions_by_id, f"tool.{tool.id}"
        actions.add(
            ActionSpec(
                action_id, tool.title, lambda _on: self.use(tool.id), "tools", tool.key, tool.hint,
                tool.icon, checkable=True, needs=needs, applies=applies,
            )
        )  # fmt: skip
        action = actions[action_id]
        self._group.addAction(action)
        self._shell.tool_bar.addAction(action)
        tool.hint_changed.connect(lambda _hint: self.follow())

    def use(self, tool_id: str) -> None:
        """Make a tool the current one; its hint replaces what was told before."""
        self._shell.status.clearMessage()
        self._view.use(self.tools[tool_id])
        self._shell.actions_by_id[f"tool.{tool_id}"].setChecked(True)
        self._view.setFocus()
        self.follow()

    def lend(self, tool: Tool) -> None:
        """Make a tool current that has no button, until another one is taken."""
        tool.hint_changed.connect(lambda _hint: self.follow())
        self._view.use(tool)
        self._view.setFocus()
        self.follow()

    def _leave_what_is_hidden(self) -> None:
        applies, tool = self._shell.actions_by_id.applies, self._view.tool
        if tool is not None and tool.id in self.tools and not applies(f"tool.{tool.id}"):
            self.use(next(iter(self.tools)))

    def follow(self) -> None:
        """Say what the current tool does now, and what of it can be taken back."""
        self._show_hint()
        self.changed.emit()

    def _show_hint(self) -> None:
        """Say what a click does now, and where the keyboard is at work what clicks."""
        tool = self._view.tool
        if tool is None:
            return
        if self._view.cross.shown:
            hold = self._shell.actions_by_id["board.hold"].shortcut()
            keys = tr(
                "Space clicks, {key} holds.",
                key=hold.toString(QKeySequence.SequenceFormat.NativeText),
            )
            self.hint.setText(f"{keys} {tool.hint}")
        else:
            self.hint.setText(tool.hint)
