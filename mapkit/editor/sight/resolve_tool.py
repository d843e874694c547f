"""Settle a dispute by hand: drag what it turns on, and read the answer at the mouse."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.overlay import Overlay
from mapkit.editor.canvas.tool import Switch, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.sight.answers import Answers
from mapkit.editor.sight.sight_panel import pair_headline, verdict_line
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tools.dragging import Drag
from mapkit.editor.tools.select_tool import SelectTool
from mapkit.messages import decimal

_STEP_MM = 0.1


class ResolveTool(SelectTool):
    """Selects and moves as *Select* does, in steps of 0.1 mm and without snapping.

    ``corners`` are what the dispute turns on: these can be dragged though nothing is selected.
    """

    id = "resolve"
    key = "Shift+S"
    icon = "resolve"
    offers: ClassVar[tuple[str, ...]] = ("edit.undo", "sight.suggest", "sight.from_selection")
    title = tr_later("Resolve")
    hint = tr_later(
        "Drag a marked corner or a wall until the dispute is settled, in steps of 0.1 mm; or "
        "choose a suggestion in the dock Resolve."
    )

    def __init__(self, model: MapModel, view: MapView, answers: Answers) -> None:
        super().__init__(model, view)
        self._answers = answers
        self._at: tuple[float, float] | None = None
        self._told = Overlay(view.board)
        self.corners: frozenset[str] = frozenset()
        answers.pair_changed.connect(self._tell)
        answers.standing_changed.connect(self._tell)

    def switches(self) -> tuple[Switch, ...]:
        """Return the keys to add and to move straight."""
        return super().switches()[:1]

    @property
    def told(self) -> list[str]:
        """What stands at the mouse while something is dragged."""
        return self._told.words

    def press(self, event: ToolEvent) -> None:
        """Begin to drag, without snapping."""
        super().press(self._fine(event))

    def move(self, event: ToolEvent) -> None:
        """Drag, and tell how the pair stands."""
        dragging = self.gesture is not None
        super().move(self._fine(event) if dragging else event)
        if isinstance(self.gesture, Drag) and self.gesture.dragging:
            self._at = event.at
            self._tell()

    def release(self, event: ToolEvent) -> None:
        """Make a step of it."""
        self._at = None
        self._told.clear()
        super().release(self._fine(event))

    def cancel(self) -> None:
        """Drop the drag."""
        self._at = None
        self._told.clear()
        super().cancel()

    def _fine(self, event: ToolEvent) -> ToolEvent:
        step = max(1.0, _STEP_MM / self.model.committed.unit_mm)
        x, y = event.at
        at = (round(x / step) * step, round(y / step) * step)
        free = event.modifiers | Qt.KeyboardModifier.AltModifier
        return replace(event, at=at, modifiers=free)

    def _has_handle(self, vertex: str) -> bool:
        return vertex in self.corners or super()._has_handle(vertex)

    def _tell(self) -> None:
        """Say at the mouse how the pair stands on the board as it is shown."""
        if self._at is None:
            return
        self._told.clear()
        self._told.set_unit(self.model.committed.unit_mm)
        words, good = self._words()
        self._told.label(self._at, words, "good" if good else "draw", below=True)

    def _words(self) -> tuple[str, bool]:
        answers, pair = self._answers, self._answers.pair
        standing = answers.standing
        if pair is not None and answers.pair_follows and not pair.answer.settled:
            answer, words = pair.answer, [pair_headline(pair)]
            measures = (answer.sight_measure_mm, answer.distance_measure_mm)
            least = min((m for m in measures if m is not None), default=None)
            if least is None:
                words.append(tr("open: neither proved nor refuted"))
            else:
                words.append(tr("turns at {mm} mm", mm=decimal(least, 2)))
            return "\n".join(words), False
        if standing is None:
            return tr("Computing …"), False
        words = [verdict_line(self.model.shown, standing)]
        far = decimal(standing.settled_mm, 2)
        if standing.settled_far:
            words.append(tr("stays so up to {mm} mm and more", mm=far))
        elif standing.settled:
            words.append(tr("stays so up to {mm} mm", mm=far))
        else:
            words.append(tr("not settled: stays so up to {mm} mm only", mm=far))
        return "\n".join(words), standing.settled
