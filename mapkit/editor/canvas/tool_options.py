"""The bar of the present tool: what it can do, without a key that one has to know."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QObject, Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QLabel, QSizePolicy, QToolButton

from mapkit.editor.canvas.tool import Choice, Switch, Tool
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.widgets.labels import plain_label, plain_tip, without_keys

_HEIGHT = 34
"""Pixels."""


def install(shell: Shell) -> None:
    """Add the bar, and the key that frees from snapping."""
    shell.provide(ToolOptions(shell))


class ToolOptions(QObject):
    """Shows for the present tool its switches, its choices and its actions.

    A switch stands for a key of the keyboard that is held: Alt, which many window managers take
    for themselves, has a key of its own besides.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell, self._view = shell, shell.part(BoardView)
        self._shown: object = None
        self._tool: Tool | None = None
        shell.widget.addToolBarBreak()
        top = Qt.ToolBarArea.TopToolBarArea
        self.bar = shell.add_bar("options", tr("Options of the tool"), top)
        self.bar.setFixedHeight(_HEIGHT)  # the board does not move with another tool
        self.bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._soon = single_shot(self, self._fill)
        self._view.tool_changed.connect(self._change_tool)
        shell.part(ToolBox).changed.connect(self._soon.start)
        shell.actions_by_id.add(
            ActionSpec(
                "tools.free", tr("Free placing"), self._free, "tools", "F4",
                tr("As with Alt held: nothing snaps, lines go straight"), checkable=True,
                group="free",
            )
        )  # fmt: skip
        self._fill()

    def _change_tool(self) -> None:
        """Let go of the switches: they were meant for the tool before."""
        alt = self._view.held_keys & Qt.KeyboardModifier.AltModifier
        self._view.held_keys = alt
        self._soon.start()

    def _free(self, on: bool) -> None:
        self._hold(Qt.KeyboardModifier.AltModifier, on)
        self._shown = None
        self._fill()

    def _hold(self, key: Qt.KeyboardModifier, on: bool) -> None:
        held = self._view.held_keys
        self._view.held_keys = held | key if on else held & ~key
        if key == Qt.KeyboardModifier.AltModifier:
            self._shell.actions_by_id["tools.free"].setChecked(on)

    def _fill(self) -> None:
        """Show what belongs to the tool, unless it is shown already."""
        tool = self._view.tool
        if tool is None:
            return
        choices, switches = tool.choices(), tool.switches()
        wanted = (
            tool.id, [(c.text, c.on) for c in choices], [(s.key, s.text) for s in switches],
            self._view.held_keys,
        )  # fmt: skip
        if wanted == self._shown:
            return
        self._shown = wanted
        self.bar.clear()
        self.bar.addWidget(self._title(tool))
        for choice in choices:
            self.bar.addWidget(self._choice(choice))
        for switch in switches:
            self.bar.addWidget(self._switch(switch))
        known = self._shell.actions_by_id
        for action_id in tool.offers:
            if action_id in known and known.applies(action_id):
                self.bar.addAction(known[action_id])
                self._allow_icon(known[action_id])

    def _allow_icon(self, action: QAction) -> None:
        button = self.bar.widgetForAction(action)
        if isinstance(button, QToolButton) and not action.icon().isNull():
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _title(self, tool: Tool) -> QLabel:
        label = plain_label(tool.title, wrapped=False)
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        label.setContentsMargins(8, 0, 8, 0)
        label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        return label

    def _choice(self, choice: Choice) -> QToolButton:
        button = self._button(choice.text)
        if choice.on is not None:
            button.setCheckable(True)
            button.setChecked(choice.on)
        button.clicked.connect(lambda _on: choice.run())
        return button

    def _switch(self, switch: Switch) -> QToolButton:
        names = {
            Qt.KeyboardModifier.ShiftModifier: "Shift",
            Qt.KeyboardModifier.ControlModifier: "Ctrl",
            Qt.KeyboardModifier.AltModifier: "Alt, F4",
        }
        key = names[switch.key]
        button = self._button(f"{switch.text} ({key})")
        button.setToolTip(plain_tip(tr("As with {key} held", key=key)))
        button.setCheckable(True)
        button.setChecked(bool(self._view.held_keys & switch.key))
        button.toggled.connect(partial(self._hold, switch.key))
        return button

    def _button(self, text: str) -> QToolButton:
        button = QToolButton()
        button.setText(without_keys(text))
        button.setAutoRaise(True)
        return button
