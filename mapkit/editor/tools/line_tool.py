"""The base of tools that click points: a path grows, follows borders, is shown, and ends."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import ClassVar

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Choice, Gesture, Switch, Tool, ToolEvent
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import Done, MapModel
from mapkit.edits import Snap, arc_points, border_path, nearest_way, simplified
from mapkit.edits.exact_geometry import foot
from mapkit.messages import decimal

CLOSE_PIXELS = 10.0
"""A click so near to a point is a click on it; a mouse that moved so little did not drag."""

_ON = 0.75
"""Map units: a place that was typed lies on an edge that it misses only by rounding."""

_STROKE_PIXELS = 1.5
"""A freehand stroke may be off its corners by so much, and by the map's tolerance."""

Modifiers = Qt.KeyboardModifier


class LineTool(Tool):
    """Clicks points one after the other; Enter or a double click ends, Backspace takes one back.

    A drag draws a line of two points and ends it. A tool of this kind says what its points make
    in :meth:`finish`, and with ``follows`` that between two clicks on one border its way runs
    along the border (Alt: straight); ``beside`` tells whether what it makes lies beside the
    fields there or on them. With ``draws_curves`` it draws arcs and freehand strokes, too.

    Attributes
    ----------
    drawing : str
        ``corners``; ``arc``: a click says what the arc passes, the next one where it ends;
        ``freehand``: the way of the mouse is drawn while the button is down.
    path : DrawnPath
        What has been clicked so far; another one after each click.
    """

    snaps = True
    follows = False
    beside = True
    draws_curves: ClassVar[bool] = True

    def __init__(self, model: MapModel, view: MapView) -> None:
        super().__init__(model, view)
        self.path = DrawnPath()
        self.drawing = "corners"

    @property
    def points(self) -> list[Place]:
        """All points so far."""
        return self.path.points

    def switches(self) -> tuple[Switch, ...]:
        """Return the keys for straight lines and for right angles."""
        return (
            Switch(Modifiers.AltModifier, tr("Straight and free of steps")),
            Switch(Modifiers.ShiftModifier, tr("Square or parallel")),
        )

    def choices(self) -> tuple[Choice, ...]:
        """Return the ways to draw."""
        return tuple(
            Choice(text, partial(self.draw_by, way), self.drawing == way)
            for way, text in self._ways_to_draw().items()
        )

    def _ways_to_draw(self) -> dict[str, str]:
        if not self.draws_curves:
            return {}
        return {"corners": tr("Corners"), "arc": tr("Arc"), "freehand": tr("Freehand")}

    def draw_by(self, way: str) -> None:
        """Go on with another way to draw; what is drawn stays."""
        self.drawing = way
        path = self.path
        self.go_on_with(path if path.via is None else DrawnPath(path.legs))

    def finish(self, points: Sequence[Place], done: Done) -> None:
        """Make an edit of the points, which stay on the board until that is done."""
        raise NotImplementedError

    def press(self, event: ToolEvent) -> None:
        """Add a point, or take one back."""
        if event.button is Qt.MouseButton.RightButton:
            self.take_back()
        else:
            super().press(event)

    def begin(self, event: ToolEvent) -> Gesture | None:
        """Add a point; from the first one the whole path can be dragged."""
        if self.path.whole:
            self.cancel()
        event = self.aimed(event)
        gesture: Gesture | None
        if self.drawing == "freehand":
            gesture = _Stroke(self, event)
        else:
            gesture = None if self.path.legs else self.drag_from(event)
        self.add(event.snap, event.modifiers)
        return gesture

    def aimed(self, event: ToolEvent) -> ToolEvent:
        """Return an event that leads parallel or square to what is there, if Shift is held."""
        points = self.points
        if not (points and event.modifiers & Modifiers.ShiftModifier) or self.drawing != "corners":
            return event
        find = partial(
            self.view.snapper().aimed,
            start=points[-1],
            before=points[-2] if len(points) > 1 else None,
            radius=self.reach(),
            step=self.view.step,
        )
        return replace(event, find=find)

    def drag_from(self, event: ToolEvent) -> Gesture:
        """Return what the first press begins."""
        return _LineDrag(self, event)

    def add(self, snap: Snap, modifiers: Modifiers = Modifiers.NoModifier) -> None:
        """Add a point, by the mouse or by numbers; ``modifiers`` are the keys held."""
        path = self.path
        if path.legs and snap.point == self.points[-1]:
            return
        if self.drawing == "arc" and path.legs and path.via is None:
            self.go_on_with(DrawnPath(path.legs, via=snap.point))
        else:
            self.go_on_with(path.longer(tuple(self._way(snap, modifiers))))

    def enter_point(self, point: Place) -> None:
        """Add a point that was typed, in map units: on what it lies on exactly, nothing near."""
        if self.path.whole:
            self.cancel()
        snap = self.view.snapper().snap(point, _ON)
        self.add(replace(snap, point=point) if snap.kind == "edge" else snap)

    @property
    def last_point(self) -> Place | None:
        """The point that relative numbers count from."""
        points = self.points
        return points[-1] if points else None

    def hover(self, event: ToolEvent) -> None:
        """Show where the next point would go, and the way there."""
        path, event = self.path, self.aimed(event)
        if path.legs and math.dist(event.at, (path.trail or [(math.inf, 0)])[-1]) > self.reach():
            path.trail.append(event.at)
        self._draw(event)

    def double_click(self, event: ToolEvent) -> None:
        """End at this point, unless the first of the two clicks has ended it."""
        if self.path.legs:
            self.press(event)
            self.end(event.modifiers)

    def key_press(self, event: QKeyEvent) -> bool:
        """Enter ends, Backspace takes back."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.path.legs:
            self.end(event.modifiers() | self.view.held_keys)
            return True
        return event.key() == Qt.Key.Key_Backspace and self.take_back()

    def end(self, modifiers: Modifiers = Modifiers.NoModifier) -> None:
        """Make the edit of what has been clicked; ``modifiers`` are the keys held."""
        del modifiers
        if self.path.legs and not self.model.working:
            self._take_via()
            self.finish(self.points, self._close)

    def _take_via(self) -> None:
        """Go straight to what an arc was to pass: no end of it was clicked."""
        if self.path.via is not None:
            self.go_on_with(self.path.longer((self.path.via,)))

    def cancel(self) -> None:
        """Forget the points."""
        super().cancel()
        self.go_on_with(DrawnPath())

    def interrupt(self) -> None:
        """Forget what was taken back and found: it belongs to another map."""
        self.path.forget_map()

    @property
    def can_take_back(self) -> bool:
        """Whether there is a point to take back."""
        return bool(self.path.legs)

    @property
    def can_bring_back(self) -> bool:
        """Whether a point was taken back."""
        return bool(self.path.undone)

    def take_back(self) -> bool:
        """Take the last point back."""
        if not self.path.legs:
            return False
        self.go_on_with(self.path.taken_back())
        return True

    def bring_back(self) -> bool:
        """Add the point again that was taken back last."""
        if not self.path.undone:
            return False
        self.go_on_with(self.path.brought_back())
        return True

    def go_on_with(self, path: DrawnPath) -> None:
        """Show another path, to which points may be added."""
        self.path = path
        self._draw(None)
        self.hint_changed.emit(self.hint)

    def reach(self) -> float:
        """Return how near counts as the same place, in map units."""
        return self.view.radius(CLOSE_PIXELS)

    def _close(self, made: bool) -> None:
        """Forget the points of what was made; say what can be done where it was refused."""
        if made:
            self.cancel()
        else:
            self._draw(None)
            self.hint_changed.emit(self.hint)

    def _way(self, snap: Snap, modifiers: Modifiers) -> list[Place]:
        """Return the points from the last click to this one, along a border if both lie on it."""
        via = self.path.via
        if via is not None:
            if via == snap.point:
                return [via]
            return arc_points(
                self.points[-1], via, snap.point, self.model.committed.tolerance_units
            )
        on_border = snap.kind in {"vertex", "edge"}
        straight = modifiers & (Modifiers.AltModifier | Modifiers.ShiftModifier)
        if not (self.follows and self.path.legs and on_border) or straight:
            return [snap.point]
        last = self.points[-1]
        ways = self._borders(last, snap.point, room=self._room(modifiers))
        if not ways:
            return [snap.point]
        way = nearest_way(ways, self._leaning(last, snap.point))
        return [*(p for p in way if p not in (last, snap.point)), snap.point]

    def _room(self, modifiers: Modifiers) -> bool:
        """Return whether borders are followed where there is room beside them: not to carve."""
        return self.beside and not modifiers & Modifiers.ControlModifier

    def _borders(self, a: Place, b: Place, *, room: bool) -> Ways:
        """Return the ways along borders; kept while the mouse rests on a point."""
        asked, path = (a, b, room), self.path
        if path.ways is None or path.ways[0] != asked:
            ways = border_path(self.model.committed, a, b, drawn=path.points, room=room)
            path.ways = (asked, ways)
        return path.ways[1]

    def _leaning(self, a: Place, b: Place) -> tuple[float, float] | None:
        """Return how far to a side the mouse went between two points, if it went to a side."""
        aside = [(foot(p, a, b)[0], p) for p in self.path.trail]
        far, at = max(aside, default=(0.0, None))
        return at if far > self.reach() else None

    def _draw(self, event: ToolEvent | None) -> None:
        overlay = self.view.overlay
        overlay.clear()
        points = self.points
        for leg in self.path.legs:
            overlay.dot(leg[-1], "draw", radius=3.5)
        if points:
            overlay.line(points)
        if self.path.via is not None:
            overlay.dot(self.path.via, "draw", radius=2.5)
        if event is None:
            return
        if points and not self.path.whole:
            way = [points[-1], *self._way(event.snap, event.modifiers)]
            overlay.line(way, dashed=True)
            passes = self.drawing == "arc" and self.path.via is None
            text = tr("what the arc passes") if passes else self._measure(way)
            overlay.label(event.snap.point, text)
        if event.snap.kind != "none":
            overlay.dot(event.snap.point, "snap")

    def _measure(self, way: Sequence[Place]) -> str:
        unit = self.model.committed.unit_mm
        length = sum(math.dist(a, b) for a, b in itertools.pairwise(way)) * unit
        return tr("{length} mm", length=decimal(length, 1))


class _LineDrag(Gesture):
    """From the first point with the button held: a line that ends where the button comes up."""

    def __init__(self, tool: LineTool, start: ToolEvent) -> None:
        self._tool, self._start = tool, start

    def move(self, event: ToolEvent) -> None:
        """Show the line."""
        self._tool.hover(event)

    def finish(self, event: ToolEvent) -> None:
        """End the line, unless the mouse has hardly moved: that was a click."""
        tool = self._tool
        if len(tool.path.legs) == 1 and math.dist(self._start.at, event.at) > tool.reach():
            tool.add(tool.aimed(event).snap, event.modifiers)
            tool.path.whole = True
            tool.end(event.modifiers)


class _Stroke(Gesture):
    """The way of the mouse while the button is down, which becomes few corners.

    The first stroke ends what it draws where the button comes up; a click is a click.
    """

    def __init__(self, tool: LineTool, start: ToolEvent) -> None:
        self._tool, self._first = tool, not tool.path.legs
        self._way = [start.at]

    def move(self, event: ToolEvent) -> None:
        """Show the way."""
        self._way.append(event.at)
        self._tool.view.overlay.clear()
        self._tool.view.overlay.line([*self._tool.points, *self._way])

    def finish(self, event: ToolEvent) -> None:
        """Put the corners in, the last of them where the mouse snaps to."""
        tool, view = self._tool, self._tool.view
        low_x, high_x = min(x for x, _ in self._way), max(x for x, _ in self._way)
        low_y, high_y = min(y for _, y in self._way), max(y for _, y in self._way)
        if math.hypot(high_x - low_x, high_y - low_y) <= tool.reach():
            return
        off = max(tool.model.committed.tolerance_units, view.radius(_STROKE_PIXELS))
        places = simplified([tool.points[-1], *self._way[1:], event.snap.point], off)[1:-1]
        free = event.modifiers & Modifiers.AltModifier
        corners = [p if free else view.on_step(p) for p in places]
        leg = [(round(x), round(y)) for x, y in corners]
        tool.go_on_with(tool.path.longer((*dict.fromkeys(leg), event.snap.point)))
        if self._first:
            tool.end(event.modifiers)


Place = tuple[int, int]
Leg = tuple[Place, ...]
Ways = tuple[Leg, ...]


@dataclass(eq=False)
class DrawnPath:
    """One state of a path: to add a point or to take one back makes another.

    ``ways`` and ``closings``: Ways along borders to the mouse and back to the first point, and what
    was asked for them.
    """

    legs: tuple[Leg, ...] = ()
    """Points of each click in map units: the way there, the clicked point last."""
    undone: tuple[Leg, ...] = ()
    """Legs that were taken back, the last one last."""
    whole: bool = False
    """Whether it was dragged, not clicked: the next press begins another."""
    carvable: bool = False
    """Whether it was refused for no more than the fields that lie there."""
    via: Place | None = None
    """What the arc passes that is being drawn."""
    trail: list[tuple[float, float]] = field(default_factory=list)
    """Where the mouse has been since the last click: decides between two ways."""
    mouse: ToolEvent | None = None
    """Where the mouse is, if it has moved since the last click."""
    ways: tuple[object, Ways] | None = None
    closings: tuple[object, Ways] | None = None

    @property
    def points(self) -> list[Place]:
        """All points so far."""
        return [p for leg in self.legs for p in leg]

    def longer(self, leg: Leg) -> DrawnPath:
        """Return the path with another leg."""
        return DrawnPath((*self.legs, leg))

    def taken_back(self) -> DrawnPath:
        """Return the path without its last leg, or without what an arc was to pass."""
        if self.via is not None:
            return DrawnPath(self.legs)
        return DrawnPath(self.legs[:-1], (*self.undone, self.legs[-1]))

    def brought_back(self) -> DrawnPath:
        """Return the path with the leg that was taken back last."""
        return DrawnPath((*self.legs, self.undone[-1]), self.undone[:-1])

    def forget_map(self) -> None:
        """Forget what was found on a map that has changed, and what was taken back."""
        self.undone, self.ways, self.closings = (), None, None
