"""What the underlay adds to the window; after the tools, so that its button is their last."""

from __future__ import annotations

from PyQt6.QtCore import QSignalBlocker, Qt
from PyQt6.QtWidgets import QCheckBox, QGroupBox, QHBoxLayout, QPushButton, QSlider, QVBoxLayout

from mapkit.editor.canvas.layers_panel import LayersPanel
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.canvas.underlay_actions import UnderlayActions
from mapkit.editor.canvas.underlay_tool import UnderlayTool
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import Requirement
from mapkit.editor.state.open_file import OpenFile
from mapkit.editor.state.shell import Shell
from mapkit.editor.widgets.labels import plain_label, plain_tip


class UnderlayBox(QGroupBox):
    """Seen only while the map has an underlay."""

    def __init__(self, picture: UnderlayPicture, actions: UnderlayActions) -> None:
        super().__init__(tr("Underlay"))
        self._picture = picture
        self.name = plain_label()
        self.name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.problem = plain_label()
        self.replace = QPushButton(tr("&Find or replace…"))
        self.replace.clicked.connect(actions.ask)
        self.opacity = QSlider(Qt.Orientation.Horizontal)
        self.opacity.setRange(5, 100)
        self.opacity.setAccessibleName(tr("Opacity of the underlay"))
        self.opacity.setToolTip(tr("Opacity of the picture; it is saved with the map"))
        self.opacity.valueChanged.connect(lambda percent: actions.set_opacity(percent / 100))
        self.lock = QCheckBox(tr("Loc&ked"))
        self.lock.toggled.connect(actions.lock)
        strength = QHBoxLayout()
        strength.addWidget(plain_label(tr("Strength"), wrapped=False))
        strength.addWidget(self.opacity, 1)
        row = QHBoxLayout()
        row.addWidget(self.lock)
        row.addStretch(1)
        row.addWidget(self.replace)
        box = QVBoxLayout(self)
        box.addWidget(self.name)
        box.addWidget(self.problem)
        box.addLayout(strength)
        box.addLayout(row)
        picture.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        underlay = self._picture.underlay
        self.setVisible(underlay is not None)
        if underlay is None:
            return
        name = underlay.picture.rsplit("/", 1)[-1]
        width, height = self._picture.size
        size = f" · {width} × {height}" if width else ""
        self.name.setText(
            tr("{name}, loading…", name=name) if self._picture.loading else name + size
        )
        self.name.setToolTip(plain_tip(underlay.picture))
        self.problem.setText(self._picture.problem)
        self.problem.setVisible(bool(self._picture.problem))
        with QSignalBlocker(self.opacity), QSignalBlocker(self.lock):
            self.opacity.setValue(round(underlay.opacity * 100))
            self.lock.setChecked(underlay.locked)


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
