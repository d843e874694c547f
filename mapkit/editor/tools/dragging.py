"""Gestures that move things: vertices, edges and fields snap, and a label says how far."""

from __future__ import annotations

import heapq
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, ToolEvent
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.selection import Selection
from mapkit.edits import Snap, move_marker, move_portal, move_vertices
from mapkit.messages import decimal
from mapkit.model import Point

_START_PIXELS = 4.0

_RANK = {"vertex": 0, "edge": 1, "guide": 2, "grid": 3}
_MOST_CORNERS = 12
"""So many corners of what moves are tried, those nearest to where it is held."""

Place = tuple[float, float]


class Drag(Gesture):
    """Moves something, once the mouse has gone far enough to mean it; otherwise it was a click.

    ``dragging`` says whether the mouse has gone far enough.

    Parameters
    ----------
    start : ToolEvent
        The press that it began with.
    step : str
        What the history calls it, translated.
    click : Selection, optional
        What is selected if nothing is dragged.
    """

    def __init__(
        self, view: MapView, start: ToolEvent, step: str, click: Selection | None = None
    ) -> None:
        self.view, self.start, self.dragging = view, start, False
        self._step, self._click = step, click

    def move(self, event: ToolEvent) -> None:
        """Drag, if the mouse has moved far enough."""
        if not self.dragging:
            far = math.dist(event.at, self.start.at)
            self.dragging = far > self.view.radius(_START_PIXELS)
        if self.dragging:
            self.drag(event)

    def finish(self, event: ToolEvent) -> None:
        """Make one step of the drag, or select."""
        if self.dragging:
            self.drop(event)
        elif self._click is not None:
            self.view.model.select(self._click)
        self.view.overlay.clear()

    def drag(self, event: ToolEvent) -> None:
        """Show what is dragged where the mouse is."""
        raise NotImplementedError

    def drop(self, event: ToolEvent) -> None:  # noqa: ARG002 - for those that take no step
        """Make one step of it."""
        self.view.model.commit(self._step)


class VertexDrag(Drag):
    """Moves vertices with the mouse; the one that is held snaps, or any of them.

    With Shift they go along one axis only, with Alt nothing snaps. Where one level is worked on
    the other stays. What is refused stays where it was.

    ``held`` is the one under the mouse.
    """

    def __init__(
        self, view: MapView, start: ToolEvent, step: str, vertices: Sequence[str],
        *, held: str | None = None, click: Selection | None = None,
    ) -> None:  # fmt: skip
        super().__init__(view, start, step, click)
        self._vertices, self._held = vertices, held

    def drag(self, event: ToolEvent) -> None:
        """Show them moved, and say how far."""
        view, model, start, held = self.view, self.view.model, self.start.at, self._held
        places = model.committed.vertices
        by = (event.at[0] - start[0], event.at[1] - start[1])
        if held is not None:  # it comes to where the mouse is
            by = (event.at[0] - places[held][0], event.at[1] - places[held][1])
        axis = None
        if event.modifiers & Qt.KeyboardModifier.ShiftModifier:
            axis = 0 if abs(by[0]) >= abs(by[1]) else 1
            by = (by[0], 0.0) if axis == 0 else (0.0, by[1])
        target: Place | None = None
        if not event.modifiers & Qt.KeyboardModifier.AltModifier:
            corners = (
                [places[held]] if held is not None else _nearest(start, self._vertices, places)
            )
            found = shift_that_snaps(
                partial(view.snap, exclude=frozenset(self._vertices)), corners, by, axis
            )
            if found is not None:
                by, target = found
            elif held is None:
                by = view.on_step(by)
            else:
                x, y = places[held]
                to = view.on_step((x + by[0], y + by[1]))
                by = (to[0] - x if axis != 1 else 0.0, to[1] - y if axis != 0 else 0.0)
        dx, dy = round(by[0]), round(by[1])
        moved = {v: (places[v][0] + dx, places[v][1] + dy) for v in self._vertices}
        good = model.preview(partial(move_vertices, places=moved, level=model.level))
        here = event.at if held is None else moved[held]
        overlay = view.overlay
        overlay.clear()
        if not good:
            origin = start if held is None else places[held]
            overlay.line([origin, here], "refused", dashed=True)
            overlay.dot(here, "refused")
        elif held is not None or target is not None:
            overlay.dot(here if target is None else target, "snap")
        overlay.label(here, how_far(dx, dy, model.committed.unit_mm), "draw" if good else "refused")


class MarkerDrag(Drag):
    """Moves a marker from field to field."""

    def __init__(self, view: MapView, start: ToolEvent, marker: int) -> None:
        super().__init__(view, start, tr("Move a marker"))
        self._marker = marker

    def drag(self, event: ToolEvent) -> None:
        """Show it on the field under the mouse."""
        view = self.view
        field = view.field_at(event.at)
        view.overlay.clear()
        view.overlay.dot(event.at, "snap" if field else "refused")
        if field is None:
            view.model.cancel()
        else:
            view.model.preview(partial(move_marker, index=self._marker, field=field))


class PortalDrag(Drag):
    """Moves a door, a ladder or a wall along its border."""

    def __init__(self, view: MapView, start: ToolEvent, portal: str) -> None:
        super().__init__(view, start, tr("Move a door, ladder or wall"))
        self._portal = portal

    def drag(self, event: ToolEvent) -> None:
        """Show it as near to the mouse as it can be."""
        view = self.view
        free = event.modifiers & Qt.KeyboardModifier.AltModifier
        near = event.at if free else view.on_step(event.at)
        view.model.preview(partial(move_portal, portal=self._portal, near=near))


def how_far(dx: float, dy: float, unit_mm: float) -> str:
    """Say how far something is moved, in mm."""
    return tr(
        "Δx {dx}, Δy {dy} · {length} mm",
        dx=decimal(dx * unit_mm, 1),
        dy=decimal(dy * unit_mm, 1),
        length=decimal(math.hypot(dx, dy) * unit_mm, 1),
    )


def shift_that_snaps(
    find: Callable[[Place], Snap], corners: Iterable[Place], by: Place, axis: int | None = None
) -> tuple[Place, Point] | None:
    """Find how far to move a shape instead, so that a corner of it snaps.

    Returns how far, and what the corner snapped to: a vertex rather than an edge, an edge rather
    than a guide, of these the nearest.

    Parameters
    ----------
    find : callable
        Tells where a place snaps to.
    corners : iterable of (float, float)
        Of the shape; the first one alone goes to the grid.
    by : (float, float)
        How far the mouse moves it.
    axis : int, optional
        Only this coordinate changes.
    """
    best: tuple[tuple[int, float], Place, Point] | None = None
    for k, (x, y) in enumerate(corners):
        raw = (x + by[0], y + by[1])
        snap = find(raw)
        rank = _RANK.get(snap.kind)
        if rank is None:
            continue
        order = (rank, float(k) if snap.kind == "grid" else math.dist(raw, snap.point))
        if best is None or order < best[0]:
            best = order, (snap.point[0] - x, snap.point[1] - y), snap.point
    if best is None:
        return None
    dx, dy = best[1]
    return (dx if axis != 1 else by[0], dy if axis != 0 else by[1]), best[2]


def _nearest(start: Place, vertices: Sequence[str], places: Mapping[str, Point]) -> list[Point]:
    points = (places[v] for v in vertices)
    return heapq.nsmallest(_MOST_CORNERS, points, key=lambda p: math.dist(p, start))
