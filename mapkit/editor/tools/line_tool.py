"""What tools share that click points: a path grows, follows borders, is shown, and ends."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.document import Snap, border_path
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.map_model import MapModel
from mapkit.editor.texts import tr
from mapkit.editor.tools.tool import Tool, ToolEvent
from mapkit.words import decimal

__all__ = ["LineTool", "RingTool"]

_CLOSE_PIXELS = 10.0

Place = tuple[int, int]


class LineTool(Tool):
    """Clicks points one after the other; Enter or a double click ends, Backspace takes one back.

    A tool of this kind says what its points make in :meth:`finish`, and with ``follows`` that
    between two clicks on one border its way runs along the border (Alt: straight).
    """

    follows = False

    def __init__(self, model: MapModel, view: BoardView) -> None:
        super().__init__(model, view)
        self._legs: list[list[Place]] = []
        """Points of each click: the way there, the clicked point last."""
        self._last: Snap | None = None

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
            self.add(event.snap, straight=self._straight(event))

    def add(self, snap: Snap, *, straight: bool = False) -> None:
        """Add a point, by the mouse or by numbers."""
        if self._legs and snap.point == self.points[-1]:
            return
        self._legs.append(self._way(snap, straight=straight))
        self._last = snap
        self._draw(None)
        self.hint_changed.emit(self.hint)

    def enter_point(self, point: Place) -> None:
        """Add a point that was typed, in map units."""
        self.add(Snap(point))

    @property
    def last_point(self) -> Place | None:
        """The point that relative numbers count from."""
        points = self.points
        return points[-1] if points else None

    def move(self, event: ToolEvent) -> None:
        """Show where the next point would go, and the way there."""
        self._draw(event)

    def double_click(self, event: ToolEvent) -> None:
        """End at this point."""
        self.press(event)
        self.end()

    def key_press(self, event: QKeyEvent) -> bool:
        """Enter ends, Backspace takes back."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.end()
            return True
        if event.key() == Qt.Key.Key_Backspace and self._legs:
            self._take_back()
            return True
        return False

    def end(self) -> None:
        """Make the edit of what has been clicked."""
        if self._legs and self.finish(self.points):
            self.cancel()

    def cancel(self) -> None:
        """Forget the points."""
        self._legs.clear()
        self._last = None
        super().cancel()
        self.hint_changed.emit(self.hint)

    def take_back(self) -> bool:
        """Take the last point back."""
        if not self._legs:
            return False
        self._take_back()
        return True

    def _straight(self, event: ToolEvent) -> bool:
        return bool(event.modifiers & Qt.KeyboardModifier.AltModifier)

    def _take_back(self) -> None:
        if self._legs:
            self._legs.pop()
            self._last = Snap(self.points[-1]) if self._legs else None
            self._draw(None)
            self.hint_changed.emit(self.hint)

    def _way(self, snap: Snap, *, straight: bool) -> list[Place]:
        """Return the points from the last click to this one, along a border if both lie on it."""
        if not (self.follows and self._legs and not straight) or snap.kind not in {
            "vertex",
            "edge",
        }:
            return [snap.point]
        return [*self._border(self.points[-1], snap.point), snap.point]

    def _border(self, a: Place, b: Place) -> list[Place]:
        """Return the corners between two points along the border that both lie on, if any."""
        ways = border_path(self.model.committed, a, b)
        return [p for p in ways[0] if p not in (a, b)] if ways else []

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
        if points:
            way = [points[-1], *self._way(event.snap, straight=self._straight(event))]
            overlay.line(way, dashed=True)
            overlay.label(event.snap.point, self._measure(way))
        if event.snap.kind != "none":
            overlay.dot(event.snap.point, "snap")

    def _measure(self, way: Sequence[Place]) -> str:
        unit = self.model.committed.unit_mm
        length = sum(math.dist(a, b) for a, b in itertools.pairwise(way)) * unit
        return tr("{length} mm", length=decimal(length, 1))


class RingTool(LineTool):
    """Clicks a ring: a click on the first point closes it; a drag draws a rectangle."""

    follows = True

    def __init__(self, model: MapModel, view: BoardView) -> None:
        super().__init__(model, view)
        self._corner: ToolEvent | None = None

    def press(self, event: ToolEvent) -> None:
        """Add a point, close the ring, or begin a rectangle."""
        if event.button is Qt.MouseButton.LeftButton and self._closes(event):
            self.end()
            return
        if event.button is Qt.MouseButton.LeftButton and not self._legs:
            self._corner = event
        super().press(event)

    def move(self, event: ToolEvent) -> None:
        """Show the next point, or the rectangle."""
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
        self._corner = None
        if corners:
            self._legs = [[c] for c in corners]
            if not self.finish(self.points):
                self._draw(None)
            else:
                self.cancel()

    def end(self) -> None:
        """Close the ring, along the border where both ends lie on one."""
        points = self.points
        if len(points) < 2:
            return
        closing: list[Place] = []
        if self.follows and self._last is not None and self._last.kind in {"vertex", "edge"}:
            closing = self._border(points[-1], points[0])
        if len(points) + len(closing) < 3:
            return
        if self.finish([*points, *closing]):
            self.cancel()

    def cancel(self) -> None:
        """Forget the points."""
        self._corner = None
        super().cancel()

    def _closes(self, event: ToolEvent) -> bool:
        points = self.points
        return len(points) >= 3 and math.dist(event.at, points[0]) <= self.view.radius(
            _CLOSE_PIXELS
        )

    def _rectangle(self, event: ToolEvent) -> list[Place]:
        """Return the corners of the rectangle that is being dragged, if one is."""
        if self._corner is None or len(self._legs) != 1:
            return []
        (ax, ay), (bx, by) = self._corner.snap.point, event.snap.point
        if math.dist(self._corner.at, event.at) <= self.view.radius(_CLOSE_PIXELS):
            return []
        if ax == bx or ay == by:
            return []
        return [(ax, ay), (bx, ay), (bx, by), (ax, by)]
