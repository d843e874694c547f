"""What tools share that click rings: a ring closes by itself, a drag draws a rectangle."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.tool import ToolEvent
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tools.line_tool import LineTool, Place
from mapkit.edits import closing_ways, nearest_way
from mapkit.messages import decimal

__all__ = ["RingTool"]

Modifiers = Qt.KeyboardModifier


class RingTool(LineTool):
    """Clicks a ring: a click on the first point closes it; a drag draws a rectangle.

    It closes along a border, or straight where there is none or that would be a long detour; where
    there are several ways, the one nearest to the mouse counts (Alt: straight). What would be
    closed is shown all the time. With Ctrl it takes its place out of what lies there.
    """

    follows = True

    def __init__(self, model: MapModel, view: BoardView) -> None:
        super().__init__(model, view)
        self._mouse: ToolEvent | None = None
        self._closings: tuple[object, tuple[tuple[Place, ...], ...]] | None = None
        """The ways back, and of what they are."""

    def finish(self, points: Sequence[Place], *, carve: bool = False) -> bool:
        """Make an edit of the ring; False keeps it on the board."""
        raise NotImplementedError

    @property
    def offer(self) -> str:
        """What can be done about a ring that was refused, if anything."""
        return ""

    def press(self, event: ToolEvent) -> None:
        """Add a point, or close the ring."""
        if event.button is Qt.MouseButton.LeftButton and self._closes(event):
            self.end(event.modifiers)
        else:
            super().press(event)

    def move(self, event: ToolEvent) -> None:
        """Show the next point and what would be closed, or the rectangle."""
        self._mouse = event
        corners = self._rectangle(event)
        if corners:
            self.view.overlay.clear()
            self.view.overlay.area(corners)
            unit = self.model.committed.unit_mm
            width, height = (abs(corners[2][k] - corners[0][k]) * unit for k in (0, 1))
            size = tr("{width} × {height} mm", width=decimal(width, 1), height=decimal(height, 1))
            self.view.overlay.label(event.snap.point, size)
        else:
            super().move(event)

    def release(self, event: ToolEvent) -> None:
        """End a rectangle."""
        corners = self._rectangle(event)
        self._pressed = None
        if corners:
            self._end_rectangle(corners, event.modifiers)

    def enter_rectangle(self, width: float, height: float) -> bool:
        """Draw a rectangle from the only point, in map units; False where there are others."""
        if not (self._dragged or len(self._legs) == 1):
            return False
        x, y = self.points[0]
        right, bottom = round(x + width), round(y + height)
        self._end_rectangle([(x, y), (right, y), (right, bottom), (x, bottom)])
        return True

    def end(self, modifiers: Modifiers = Modifiers.NoModifier) -> None:
        """Close the ring."""
        ring = self._ring(modifiers)
        if len(set(ring)) > 2:
            self._close(made=self.finish(ring, carve=bool(modifiers & Modifiers.ControlModifier)))

    def interrupt(self) -> None:
        """Forget what belongs to another map."""
        self._closings = None
        super().interrupt()

    def _changed(self) -> None:
        self._mouse = None
        super()._changed()

    def _end_rectangle(
        self, corners: Sequence[Place], modifiers: Modifiers = Modifiers.NoModifier
    ) -> None:
        self._legs = [[c] for c in corners]
        self._changed()
        self._dragged = True
        self.end(modifiers)

    def _ring(self, modifiers: Modifiers) -> list[Place]:
        """Return the points with those of the way back to the first."""
        points = self.points
        if len(points) < 2 or self._dragged or modifiers & Modifiers.AltModifier:
            return points
        ways = self._ways_back(points, room=self._room(modifiers))
        return [*points, *nearest_way(ways, self._towards())[1:-1]] if ways else points

    def _ways_back(self, points: Sequence[Place], *, room: bool) -> tuple[tuple[Place, ...], ...]:
        """Return the ways from the last point to the first; kept while the mouse moves."""
        asked = (tuple(points), room)
        if self._closings is None or self._closings[0] != asked:
            self._closings = (asked, closing_ways(self.model.committed, points, room=room))
        return self._closings[1]

    def _towards(self) -> tuple[float, float] | None:
        """Return the place that decides between ways back: the mouse, or where it came by."""
        first, last = self.points[0], self.points[-1]
        if self._mouse is not None:
            at = self._mouse.at
            if min(math.dist(at, first), math.dist(at, last)) > self._reach():
                return at
        return self._leaning(last, first)

    def _draw(self, event: ToolEvent | None) -> None:
        closes = event is not None and self._closes(event)
        super()._draw(None if closes else event)
        if not self._legs:
            return
        modifiers = event.modifiers if event is not None else Modifiers.NoModifier
        ring = self._ring(modifiers)
        if len(set(ring)) > 2:
            count = len(self.points)
            self.view.overlay.area(ring, outlined=False)
            self.view.overlay.line(
                [*ring[count - 1 :], ring[0]], dashed=not (closes or self._dragged)
            )
        if closes:
            self.view.overlay.dot(self.points[0], "snap")
        if self._refused and self.offer:
            self.view.overlay.label(self.points[-1], self.offer)

    def _closes(self, event: ToolEvent) -> bool:
        points = self.points
        return (
            len(points) >= 3
            and not self._dragged
            and math.dist(event.at, points[0]) <= self._reach()
        )

    def _rectangle(self, event: ToolEvent) -> list[Place]:
        """Return the corners of the rectangle that is being dragged, if one is."""
        if self._pressed is None or not self._drags(event):
            return []
        (ax, ay), (bx, by) = self._pressed.snap.point, event.snap.point
        if ax == bx or ay == by:
            return []
        return [(ax, ay), (bx, ay), (bx, by), (ax, by)]
