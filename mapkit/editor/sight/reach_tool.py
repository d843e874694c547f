"""The tool that asks where a figure can get to."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Tool, ToolEvent
from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.movement import Moves
from mapkit.editor.state.map_model import MapModel
from mapkit.messages import translated

__all__ = ["ReachTool"]


class ReachTool(Tool):
    """Click a field to see where a figure can get to.

    Its answer hides what is seen from a field, which comes back when another tool is taken.
    """

    id = "reach"
    key = "R"
    icon = "reach"
    cursor = Qt.CursorShape.PointingHandCursor

    def __init__(self, model: MapModel, view: MapView, answers: Answers, moves: Moves) -> None:
        super().__init__(model, view)
        self._answers = answers
        self._moves = moves
        moves.changed.connect(lambda: self.hint_changed.emit(self.hint))

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Reach")

    @property
    def hint(self) -> str:
        """What a click does now."""
        if self._moves.ruleset.steps == "sides":
            return tr(
                "{mover}: click a start; Ctrl+click puts another unit there. Choose the unit and "
                "its points under Moves; 1 to 9 set the points, 0 changes the unit.",
                mover=self._mover(),
            )
        return tr(
            (
                "{mover}, {steps} steps: click a start; Ctrl+click puts a defender; 1, 2, 3 "
                "set the steps, 0 changes the figure."
            ),
            mover=self._mover(),
            steps=self._moves.allowance,
        )

    def _mover(self) -> str:
        mover = self._moves.movers[self.id]
        known = self.model.shown.ruleset.movers.get(mover)
        return translated(known.label) if known else mover

    def press(self, event: ToolEvent) -> None:
        """Take the field that is asked about, or put a defender."""
        field = self.view.field_at(event.at)
        if field is None or event.button is not Qt.MouseButton.LeftButton:
            return
        if event.modifiers & Qt.KeyboardModifier.ControlModifier:
            self._moves.toggle_blocked(field)
        else:
            self.ask(field)

    def ask(self, field: str) -> None:
        """Ask where a figure can get to from a field."""
        self._moves.ask_reach(field)

    def key_press(self, event: QKeyEvent) -> bool:
        """Set the allowance and the mover."""
        steps = "123456789" if self._moves.ruleset.steps == "sides" else "123"
        if event.text() and event.text() in steps:
            self._moves.set_steps(int(event.text()))
        elif event.text() == "0":
            self._moves.next_mover(self.id)
        else:
            return False
        self.hint_changed.emit(self.hint)
        return True

    def cancel(self) -> None:
        """End asking, and what is seen from a field as well: Escape clears the board."""
        super().cancel()
        self._moves.stop()
        self._answers.look_from(None)

    def deactivate(self) -> None:
        """End asking."""
        Tool.cancel(self)
        self._moves.stop()
