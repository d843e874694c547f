"""Who moves with how many points, and how far a weapon reaches: boxes above the answers."""

from __future__ import annotations

from PyQt6.QtCore import QSignalBlocker
from PyQt6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QSpinBox, QWidget

from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.movement import Moves
from mapkit.editor.widgets.labels import plain_label
from mapkit.messages import translated

_MOST = 99
"""Points and steps."""


class MoveBox(QWidget):
    """Boxes for games that count points and range; answers follow them at once."""

    def __init__(self, moves: Moves) -> None:
        super().__init__()
        self._moves = moves
        self.mover = QComboBox()
        self.points = _steps(tr("as in the rules"))
        self.nearest, self.farthest = _steps(), _steps()
        self.nearest.setAccessibleName(tr("Nearest"))
        self.farthest.setAccessibleName(tr("Farthest"))
        between = QHBoxLayout()
        between.addWidget(self.nearest)
        between.addWidget(plain_label("–", wrapped=False))
        between.addWidget(self.farthest)
        between.addStretch(1)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.addRow(tr("Unit"), self.mover)
        self._form.addRow(tr("Points"), self.points)
        self._form.addRow(tr("Range"), between)
        self._between = between
        self.mover.activated.connect(self._take_mover)
        self.points.valueChanged.connect(lambda points: moves.set_steps(points or None))
        self.nearest.valueChanged.connect(self._take_range)
        self.farthest.valueChanged.connect(self._take_range)
        moves.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what is asked now, of the rules of the open map."""
        moves, rules = self._moves, self._moves.ruleset
        points, ranged = rules.steps == "sides", rules.range == "grid"
        self.setVisible(points or ranged)
        for row in (self.mover, self.points):
            self._form.setRowVisible(row, points)
        self._form.setRowVisible(self._between, ranged)
        movers = [(translated(m.label), i) for i, m in rules.movers.items()]
        combo = self.mover
        if movers != [(combo.itemText(n), combo.itemData(n)) for n in range(combo.count())]:
            self.mover.clear()
            for label, mover in movers:
                self.mover.addItem(label, mover)
        self.mover.setCurrentIndex(self.mover.findData(moves.movers["reach"]))
        for box, value in (
            (self.points, moves.steps or 0), (self.nearest, moves.range[0]),
            (self.farthest, moves.range[1]),
        ):  # fmt: skip
            with QSignalBlocker(box):
                box.setValue(value)

    def _take_mover(self) -> None:
        points = self._moves.steps  # what was typed holds for the next one too
        self._moves.set_mover("reach", self.mover.currentData())
        self._moves.set_steps(points)

    def _take_range(self) -> None:
        """Take a range; the end that is not being set gives way, so that it is not backwards."""
        nearest, farthest = self.nearest.value(), self.farthest.value()
        if nearest > farthest:
            nearest = farthest = nearest if self.sender() is self.nearest else farthest
        self._moves.set_range(nearest, farthest)
        self.refresh()


def _steps(nothing: str = "") -> QSpinBox:
    box = QSpinBox()
    box.setRange(0, _MOST)
    box.setSpecialValueText(nothing)
    return box
