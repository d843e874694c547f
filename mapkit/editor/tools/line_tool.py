"""What tools share that click points: a path grows, follows borders, is shown, and ends."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import replace

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.tool import Tool, ToolEvent
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import MapModel
from mapkit.edits import Snap, border_path, nearest_way
from mapkit.edits.exact_geometry import foot
from mapkit.messages import decimal

__all__ = ["CLOSE_PIXELS", "LineTool", "Place"]

CLOSE_PIXELS = 10.0
"""A click so near to a point is a click on it; a mouse that moved so little did not drag."""

_ON = 0.75
"""Map units: a place that was typed lies on an edge that it misses only by rounding."""

Place = tuple[int, int]
Modifiers = Qt.KeyboardModifier


class LineTool(Tool):
    """Clicks points one after the other; Enter or a double click ends, Backspace takes one back.

    A drag draws a line of two points and ends it. A tool of this kind says what its points make
    in :meth:`finish`, and with ``follows`` that between two clicks on one border its way runs
    along the border (Alt: straight); ``beside`` tells whether what it makes lies beside the
    fields there or on them.
    """

    snaps = True
    follows = False
    beside = True

    def __init__(self, model: MapModel, view: BoardView) -> None:
        super().__init__(model, view)
        self._legs: list[list[Place]] = []
        """Points of each click: the way there, the clicked point last."""
        self._undone: list[list[Place]] = []
        """Legs that were taken back, the last one last."""
        self._trail: list[tuple[float, float]] = []
        """Where the mouse has been since the last click: of two ways it tells which is meant."""
        self._pressed: ToolEvent | None = None
        self._dragged = False
        """Whether the points were dragged: the next press begins anew."""
        self._refused = False
        self._ways: tuple[object, tuple[tuple[Place, ...], ...]] | None = None
        """The ways along borders to where the mouse is, and between what they are."""

    @property
    def points(self) -> list[Place]:
        """All points so far."""
        return [p for leg in self._legs for p in leg]

    def finish(self, points: Sequence[Place]) -> bool:
        """Make an edit of the points; False keeps them on the board."""
        raise NotImplementedError

    def press(self, event: ToolEvent) -> None:
        """Add a point."""
        if event.button is Qt.MouseButton.RightButton:
            self._take_back()
        elif event.button is Qt.MouseButton.LeftButton:
            if self._dragged:
                self.cancel()
            if not self._legs:
                self._pressed = event
            self.add(event.snap, event.modifiers)

    def add(self, snap: Snap, modifiers: Modifiers = Modifiers.NoModifier) -> None:
        """Add a point, by the mouse or by numbers; ``modifiers`` are the keys held."""
        if self._legs and snap.point == self.points[-1]:
            return
        self._legs.append(self._way(snap, modifiers))
        self._undone.clear()
        self._changed()

    def enter_point(self, point: Place) -> None:
        """Add a point that was typed, in map units: on what it lies on exactly, nothing near."""
        if self._dragged:
            self.cancel()
        snap = self.view.snapper().snap(point, _ON)
        self.add(replace(snap, point=point) if snap.kind == "edge" else snap)

    @property
    def last_point(self) -> Place | None:
        """The point that relative numbers count from."""
        points = self.points
        return points[-1] if points else None

    def move(self, event: ToolEvent) -> None:
        """Show where the next point would go, and the way there."""
        if self._legs and math.dist(event.at, (self._trail or [(math.inf, 0)])[-1]) > self._reach():
            self._trail.append(event.at)
        self._draw(event)

    def release(self, event: ToolEvent) -> None:
        """End a line that was dragged."""
        dragging = self._drags(event)
        self._pressed = None
        if dragging:
            self.add(event.snap, event.modifiers)
            self._dragged = True
            self.end(event.modifiers)

    def double_click(self, event: ToolEvent) -> None:
        """End at this point, unless the first of the two clicks has ended it."""
        if self._legs:
            self.press(event)
            self.end(event.modifiers)

    def key_press(self, event: QKeyEvent) -> bool:
        """Enter ends, Backspace takes back."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._legs:
            self.end(event.modifiers())
            return True
        if event.key() == Qt.Key.Key_Backspace and self._legs:
            self._take_back()
            return True
        return False

    def end(self, modifiers: Modifiers = Modifiers.NoModifier) -> None:
        """Make the edit of what has been clicked; ``modifiers`` are the keys held."""
        del modifiers
        if self._legs:
            self._close(made=self.finish(self.points))

    def cancel(self) -> None:
        """Forget the points."""
        self._legs.clear()
        self._undone.clear()
        self._pressed = None
        super().cancel()
        self._changed()

    def interrupt(self) -> None:
        """Forget what was taken back and found: it belongs to another map."""
        self._undone.clear()
        self._ways = None

    @property
    def can_take_back(self) -> bool:
        """Whether there is a point to take back."""
        return bool(self._legs)

    @property
    def can_bring_back(self) -> bool:
        """Whether a point was taken back."""
        return bool(self._undone)

    def take_back(self) -> bool:
        """Take the last point back."""
        return self._take_back()

    def bring_back(self) -> bool:
        """Add the point again that was taken back last."""
        if not self._undone:
            return False
        self._legs.append(self._undone.pop())
        self._changed()
        return True

    def _close(self, *, made: bool) -> None:
        """Forget the points of what was made; say what can be done where it was refused."""
        if made:
            self.cancel()
        else:
            self._refused = True
            self._draw(None)
            self.hint_changed.emit(self.hint)

    def _take_back(self) -> bool:
        if not self._legs:
            return False
        self._undone.append(self._legs.pop())
        self._changed()
        return True

    def _changed(self) -> None:
        """Follow a change of the points."""
        self._trail.clear()
        self._ways = None
        self._dragged = self._refused = False
        self._draw(None)
        self.hint_changed.emit(self.hint)

    def _reach(self) -> float:
        return self.view.radius(CLOSE_PIXELS)

    def _drags(self, event: ToolEvent) -> bool:
        """Tell whether the button that set the first point has been dragged away from there."""
        pressed = self._pressed
        return (
            pressed is not None
            and len(self._legs) == 1
            and math.dist(pressed.at, event.at) > self._reach()
        )

    def _way(self, snap: Snap, modifiers: Modifiers) -> list[Place]:
        """Return the points from the last click to this one, along a border if both lie on it."""
        on_border = snap.kind in {"vertex", "edge"}
        straight = modifiers & Modifiers.AltModifier
        if not (self.follows and self._legs and on_border) or straight:
            return [snap.point]
        last = self.points[-1]
        ways = self._borders(last, snap.point, room=self._room(modifiers))
        if not ways:
            return [snap.point]
        way = nearest_way(ways, self._leaning(last, snap.point))
        return [*(p for p in way if p not in (last, snap.point)), snap.point]

    def _room(self, modifiers: Modifiers) -> bool:
        """Tell whether borders are followed where there is room beside them: not to carve."""
        return self.beside and not modifiers & Modifiers.ControlModifier

    def _borders(self, a: Place, b: Place, *, room: bool) -> tuple[tuple[Place, ...], ...]:
        """Return the ways along borders; kept while the mouse rests on a point."""
        asked = (a, b, room)
        if self._ways is None or self._ways[0] != asked:
            ways = border_path(self.model.committed, a, b, drawn=self.points, room=room)
            self._ways = (asked, ways)
        return self._ways[1]

    def _leaning(self, a: Place, b: Place) -> tuple[float, float] | None:
        """Return how far to a side the mouse went between two points, if it went to a side."""
        aside = [(foot(p, a, b)[0], p) for p in self._trail]
        far, at = max(aside, default=(0.0, None))
        return at if far > self._reach() else None

    def _draw(self, event: ToolEvent | None) -> None:
        overlay = self.view.overlay
        overlay.clear()
        points = self.points
        for leg in self._legs:
            overlay.dot(leg[-1], "draw", radius=3.5)
        if points:
            overlay.line(points)
        if event is None:
            return
        if points and not self._dragged:
            way = [points[-1], *self._way(event.snap, event.modifiers)]
            overlay.line(way, dashed=True)
            overlay.label(event.snap.point, self._measure(way))
        if event.snap.kind != "none":
            overlay.dot(event.snap.point, "snap")

    def _measure(self, way: Sequence[Place]) -> str:
        unit = self.model.committed.unit_mm
        length = sum(math.dist(a, b) for a, b in itertools.pairwise(way)) * unit
        return tr("{length} mm", length=decimal(length, 1))
