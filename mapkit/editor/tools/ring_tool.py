"""The base of tools that click rings: a ring closes by itself, a drag draws a shape."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Choice, Gesture, Switch, ToolEvent
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import Done, MapModel
from mapkit.editor.tools.line_tool import DrawnPath, LineTool, Place, Ways
from mapkit.edits import arc_points, closing_ways, nearest_way, regular_polygon
from mapkit.messages import decimal

_LEAST_SIDES, _MOST_SIDES = 3, 24

Modifiers = Qt.KeyboardModifier


class RingTool(LineTool):
    """Clicks a ring: a click on the first point closes it; a drag draws a shape.

    That is a rectangle, or a regular polygon from its centre where these are chosen.

    It closes along a border, or straight where there is none or that would be a long detour; where
    there are several ways, the one nearest to the mouse counts (Alt: straight). What would be
    closed is shown all the time. With Ctrl it takes its place out of what lies there.
    """

    follows = True

    def __init__(self, model: MapModel, view: MapView) -> None:
        super().__init__(model, view)
        self.sides = 6

    def _ways_to_draw(self) -> dict[str, str]:
        return {**super()._ways_to_draw(), "regular": tr("Regular")}

    def choices(self) -> tuple[Choice, ...]:
        """Return the ways to draw, and the sides of regular polygons."""
        if self.drawing != "regular":
            return super().choices()
        return (
            *super().choices(),
            Choice("−", partial(self._change_sides, -1)),
            Choice(tr("{n} sides", n=self.sides), partial(self._change_sides, 0)),
            Choice("+", partial(self._change_sides, 1)),
        )

    def _change_sides(self, by: int) -> None:
        self.sides = min(max(self.sides + by, _LEAST_SIDES), _MOST_SIDES)
        self.hint_changed.emit(self.hint)

    def finish(self, points: Sequence[Place], done: Done, *, carve: bool = False) -> None:
        """Make an edit of the ring, which stays on the board until that is done."""
        raise NotImplementedError

    def switches(self) -> tuple[Switch, ...]:
        """Return the keys for straight lines and for carving."""
        carve = Switch(Modifiers.ControlModifier, tr("Carve out of the fields there"))
        straight, *others = super().switches()
        return (straight, carve, *others)

    @property
    def fill(self) -> str:
        """The colour of what it makes; "" where that has none."""
        return ""

    @property
    def offer(self) -> str:
        """What can be done about a ring that was refused, if anything."""
        return ""

    def begin(self, event: ToolEvent) -> Gesture | None:
        """Add a point, or close the ring."""
        if self._closes(event):
            via, points = self.path.via, self.points
            if via is not None:
                deviation = self.model.committed.tolerance_units
                arc = arc_points(points[-1], via, points[0], deviation)
                self.go_on_with(self.path.longer(tuple(arc[:-1]) or (via,)))
            self.end(event.modifiers)
            return None
        return super().begin(event)

    def drag_from(self, event: ToolEvent) -> Gesture:
        """Return what the first press begins."""
        drag = _PolygonDrag if self.drawing == "regular" else _RectangleDrag
        return drag(self, event)

    def hover(self, event: ToolEvent) -> None:
        """Show the next point and what would be closed."""
        self.path.mouse = event
        super().hover(event)

    def enter_rectangle(self, width: float, height: float) -> bool:
        """Draw a rectangle from the only point, in map units; False where there are others."""
        if not (self.path.whole or len(self.path.legs) == 1):
            return False
        x, y = self.points[0]
        right, bottom = round(x + width), round(y + height)
        self.end_shape([(x, y), (right, y), (right, bottom), (x, bottom)])
        return True

    def end(self, modifiers: Modifiers = Modifiers.NoModifier) -> None:
        """Close the ring."""
        self._take_via()
        ring = self._ring(modifiers)
        if len(set(ring)) > 2 and not self.model.working:
            self.finish(ring, self._close, carve=bool(modifiers & Modifiers.ControlModifier))

    def end_shape(
        self, corners: Sequence[Place], modifiers: Modifiers = Modifiers.NoModifier
    ) -> None:
        """Make the edit of some corners, whatever has been clicked."""
        self.go_on_with(DrawnPath(tuple((c,) for c in corners), whole=True))
        self.end(modifiers)

    def _ring(self, modifiers: Modifiers) -> list[Place]:
        """Return the points with those of the way back to the first."""
        points = self.points
        if len(points) < 2 or self.path.whole or modifiers & Modifiers.AltModifier:
            return points
        ways = self._ways_back(points, room=self._room(modifiers))
        return [*points, *nearest_way(ways, self._towards())[1:-1]] if ways else points

    def _ways_back(self, points: Sequence[Place], *, room: bool) -> Ways:
        """Return the ways from the last point to the first; kept while the mouse moves."""
        asked, path = (tuple(points), room), self.path
        if path.closings is None or path.closings[0] != asked:
            path.closings = (asked, closing_ways(self.model.committed, points, room=room))
        return path.closings[1]

    def _towards(self) -> tuple[float, float] | None:
        """Return the place that decides between ways back: the mouse, or where it came by."""
        first, last = self.points[0], self.points[-1]
        if self.path.mouse is not None:
            at = self.path.mouse.at
            if min(math.dist(at, first), math.dist(at, last)) > self.reach():
                return at
        return self._leaning(last, first)

    def _draw(self, event: ToolEvent | None) -> None:
        closes = event is not None and self._closes(event)
        super()._draw(None if closes else event)
        if not self.path.legs:
            return
        modifiers = event.modifiers if event is not None else Modifiers.NoModifier
        ring = self._ring(modifiers)
        if len(set(ring)) > 2:
            count = len(self.points)
            self.view.overlay.area(ring, outlined=False, fill=self.fill)
            self.view.overlay.line(
                [*ring[count - 1 :], ring[0]], dashed=not (closes or self.path.whole)
            )
        if closes:
            self.view.overlay.dot(self.points[0], "snap")
        if self.offer:
            self.view.overlay.label(self.points[-1], self.offer)

    def _closes(self, event: ToolEvent) -> bool:
        points = self.points
        return (
            len(points) >= (2 if self.path.via is not None else 3)
            and not self.path.whole
            and math.dist(event.at, points[0]) <= self.reach()
        )


class _RectangleDrag(Gesture):
    """From the first point with the button held: a rectangle."""

    def __init__(self, tool: RingTool, start: ToolEvent) -> None:
        self._tool, self._start = tool, start

    def move(self, event: ToolEvent) -> None:
        """Show the rectangle and its size."""
        tool, corners = self._tool, self._corners(event)
        if not corners:
            tool.hover(event)
            return
        overlay, unit = tool.view.overlay, tool.model.committed.unit_mm
        overlay.clear()
        overlay.area(corners, fill=tool.fill)
        overlay.label(event.snap.point, self._size(corners, unit))

    def finish(self, event: ToolEvent) -> None:
        """End the rectangle, if there is one: otherwise it was a click."""
        corners = self._corners(event)
        if corners:
            self._tool.end_shape(corners, event.modifiers)

    def _size(self, corners: Sequence[Place], unit_mm: float) -> str:
        width, height = (abs(corners[2][k] - corners[0][k]) * unit_mm for k in (0, 1))
        return tr("{width} × {height} mm", width=decimal(width, 1), height=decimal(height, 1))

    def _corners(self, event: ToolEvent) -> list[Place]:
        tool, start = self._tool, self._start
        if len(tool.path.legs) != 1 or math.dist(start.at, event.at) <= tool.reach():
            return []
        return self._shape(start.snap.point, event.snap.point)

    def _shape(self, start: Place, end: Place) -> list[Place]:
        (ax, ay), (bx, by) = start, end
        if ax == bx or ay == by:
            return []
        return [(ax, ay), (bx, ay), (bx, by), (ax, by)]


class _PolygonDrag(_RectangleDrag):
    """From the centre with the button held: a regular polygon with a corner at the mouse."""

    def _shape(self, start: Place, end: Place) -> list[Place]:
        return regular_polygon(start, end, self._tool.sides)

    def _size(self, corners: Sequence[Place], unit_mm: float) -> str:
        side = decimal(math.dist(corners[0], corners[1]) * unit_mm, 1)
        return tr("{n} sides of {length} mm", n=len(corners), length=side)
