"""The tools that ask about fields on the board: sight, hearing, reach and range."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Choice, Switch, Tool, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.movement import Moves
from mapkit.editor.state.map_model import MapModel
from mapkit.messages import translated


class ReachTool(Tool):
    """Click a field to see where a figure can get to.

    Its answer hides what is seen from a field, which comes back when another tool is taken.
    """

    id = "reach"
    key = "R"
    icon = "reach"
    cursor = Qt.CursorShape.PointingHandCursor
    title = tr_later("Reach")

    def __init__(self, model: MapModel, view: MapView, answers: Answers, moves: Moves) -> None:
        super().__init__(model, view)
        self._answers = answers
        self._moves = moves
        moves.changed.connect(lambda: self.hint_changed.emit(self.hint))

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

    def switches(self) -> tuple[Switch, ...]:
        """Return the key that puts a defender."""
        return (Switch(Qt.KeyboardModifier.ControlModifier, tr("Put a defender")),)

    def choices(self) -> tuple[Choice, ...]:
        """Return the steps, and another figure."""
        most = 3 if self._moves.ruleset.steps != "sides" else 9
        steps = tuple(
            Choice(str(n), partial(self._set, partial(self._moves.set_steps, n)))
            for n in range(1, most + 1)
        )
        other = partial(self._set, partial(self._moves.next_mover, self.id))
        return (*steps, Choice(tr("Other figure (0)"), other))

    def _set(self, run: Callable[[], object]) -> None:
        run()
        self.hint_changed.emit(self.hint)

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


class HearTool(ReachTool):
    """Click field after field along a move to see who hears it."""

    id = "hear"
    key = "H"
    icon = "hear"
    title = tr_later("Hearing")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr(
            (
                "{mover}: click the fields of the move one after the other. Click the last one "
                "again to remove it. Esc starts again; 0 changes the figure."
            ),
            mover=self._mover(),
        )

    def choices(self) -> tuple[Choice, ...]:
        """Return another figure."""
        return super().choices()[-1:]

    def ask(self, field: str) -> None:
        """Add a field to the path, or take the last one back."""
        path = self._moves.path if self._moves.kind == "hear" else ()
        self._moves.ask_path(path[:-1] if path[-1:] == (field,) else (*path, field))


class RangeTool(ReachTool):
    """Click a field to see which others are so many steps of the grid away."""

    id = "range"
    key = "Z"
    icon = "range"
    title = tr_later("Range")
    hint = tr_later("Click a field to see what is in range. Choose the range under Moves.")

    def switches(self) -> tuple[Switch, ...]:
        """Return none."""
        return ()

    def choices(self) -> tuple[Choice, ...]:
        """Return none."""
        return ()

    def press(self, event: ToolEvent) -> None:
        """Take the field that is asked about."""
        field = self.view.field_at(event.at)
        if field is not None:
            self._moves.ask_range(field)

    def key_press(self, event: QKeyEvent) -> bool:  # noqa: ARG002 - nobody moves
        """Leave keys alone."""
        return False


class SightTool(Tool):
    """Click a field to look from it, point at others to see the line, Ctrl+click to pin."""

    id = "sight"
    key = "S"
    icon = "sight"
    cursor = Qt.CursorShape.PointingHandCursor
    title = tr_later("Sight")

    def __init__(self, model: MapModel, view: MapView, answers: Answers) -> None:
        super().__init__(model, view)
        self._answers = answers
        answers.asked.connect(lambda: self.hint_changed.emit(self.hint))

    @property
    def hint(self) -> str:
        """What a click does now."""
        if self._answers.origin is None:
            return tr("Click a field to see what it sees.")
        return tr("Point at a field to see the line; Ctrl+click pins it; Esc ends.")

    def switches(self) -> tuple[Switch, ...]:
        """Return the key that pins."""
        return (Switch(Qt.KeyboardModifier.ControlModifier, tr("Pin the pair")),)

    def press(self, event: ToolEvent) -> None:
        """Look from a field, or pin the pair."""
        field = self.view.field_at(event.at)
        if event.button is not Qt.MouseButton.LeftButton:
            return
        origin = self._answers.origin
        if event.modifiers & Qt.KeyboardModifier.ControlModifier and origin is not None:
            if field is not None and field != origin:
                self._answers.pin(origin, field)
        else:
            self._answers.look_from(field if field != origin else None)

    def hover(self, event: ToolEvent) -> None:
        """Show the line to the field under the mouse."""
        self._answers.look_at(self.view.field_at(event.at))

    def cancel(self) -> None:
        """End asking."""
        super().cancel()
        self._answers.look_from(None)

    def deactivate(self) -> None:
        """Leave the colours on: they follow while one draws."""
        self._answers.look_at(None)
        Tool.cancel(self)
