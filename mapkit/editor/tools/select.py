"""Select and move: fields, vertices, edges, portals and markers."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.tool import Tool, ToolEvent
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.selection import NOTHING, Selection
from mapkit.editor.tools.dragging import drag_vertices
from mapkit.editor.tools.vertices import insert_at
from mapkit.edits import (
    crossing_marks,
    delete_fields,
    delete_markers,
    delete_portals,
    delete_vertices,
    move_marker,
    move_portal,
    move_vertices,
    side_of,
)
from mapkit.model import GameMap

__all__ = ["SelectTool", "delete_selection", "selected_vertices"]

_START_PIXELS = 4.0
_VERTEX_PIXELS, _EDGE_PIXELS, _PORTAL_PIXELS = 7.0, 5.0, 6.0
_KEEP = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier

_Drag = Callable[[ToolEvent], None]
_T = TypeVar("_T")


class SelectTool(Tool):
    """Click selects, drag moves: a vertex, an edge or the selected fields; else a frame selects."""

    id = "select"
    key = "V"
    icon = "select"
    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, model: MapModel, view: BoardView) -> None:
        super().__init__(model, view)
        self._from: ToolEvent | None = None
        self._drag: _Drag | None = None
        self._dragging = False
        self._click: Selection | None = None
        """What is selected if nothing is dragged."""
        self._step_name = ""

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Select")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr(
            "Click selects (Shift adds), drag moves vertices and edges of the selection; "
            "double-click an edge for a new vertex; Delete deletes."
        )

    def press(self, event: ToolEvent) -> None:
        """Select what is under the mouse, and get ready to drag it."""
        if event.button is not Qt.MouseButton.LeftButton:
            return
        self.interrupt()  # the end of an earlier drag may have gone to another window
        self.model.cancel()
        self._from = event
        self._drag = self._pick(event)

    def move(self, event: ToolEvent) -> None:
        """Drag, once the mouse has moved far enough to mean it."""
        if self._from is None or self._drag is None:
            return
        if not self._dragging:
            far = math.dist(event.at, self._from.at)
            self._dragging = far > self.view.radius(_START_PIXELS)
        if self._dragging:
            self._drag(event)

    def release(self, event: ToolEvent) -> None:
        """Make one step of the drag."""
        if event.button is not Qt.MouseButton.LeftButton or self._from is None:
            return
        if self._dragging and self._drag == self._frame:
            self._select_frame(event)
        elif self._dragging:
            self.model.commit(self._step_name)
        elif self._click is not None:
            self.model.select(self._click)
        self.interrupt()
        self.view.overlay.clear()

    def double_click(self, event: ToolEvent) -> None:
        """Put a vertex into an edge."""
        if not insert_at(self.view, event, _EDGE_PIXELS):
            self.press(event)

    def key_press(self, event: QKeyEvent) -> bool:
        """Nudge with the arrows, delete."""
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = Qt.Key(event.key())
        chosen = self.model.selection
        carries = event.modifiers() & Qt.KeyboardModifier.ControlModifier  # to the next field
        if key in steps and (chosen.vertices or chosen.fields) and not carries:
            unit = self.model.committed.unit_mm
            fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            size = (0.1 if fine else self.view.grid_mm or 1.0) / unit
            x, y = steps[key]
            self._nudge(x * size, y * size)
            return True
        return False

    def interrupt(self) -> None:
        """Let go of what is dragged."""
        self._from = self._drag = self._click = None
        self._dragging = False

    def cancel(self) -> None:
        """Drop the drag, or the selection where nothing is dragged."""
        dragging = self._dragging
        self.interrupt()
        super().cancel()
        if not dragging:
            self.model.select(NOTHING)

    def deactivate(self) -> None:
        """Keep the selection for the next tool."""
        self.interrupt()
        super().cancel()

    def _pick(self, event: ToolEvent) -> _Drag:
        """Select what is under the mouse; return what dragging it does."""
        model, view, at = self.model, self.view, event.at
        chosen = model.selection
        keep = bool(event.modifiers & _KEEP)
        vertex = view.vertex_at(at, _VERTEX_PIXELS)
        if vertex is not None and self._has_handle(vertex) and not self._marks((vertex,)):
            if vertex not in chosen.vertices:
                old = chosen.vertices if keep else ()
                model.select(replace(chosen, vertices=(*old, vertex)))
            elif keep:
                rest = tuple(v for v in chosen.vertices if v != vertex)
                model.select(replace(chosen, vertices=rest))
            else:
                self._click = replace(chosen, vertices=(vertex,))
            self._step_name = tr("Move a vertex")
            return partial(self._drag_vertices, model.selection.vertices or (vertex,), vertex)
        marker = view.marker_at(at)
        if marker is not None:
            model.select(self._toggled(marker=marker, keep=keep))
            self._step_name = tr("Move a marker")
            return partial(self._drag_marker, marker)
        portal = view.portal_at(at, _PORTAL_PIXELS)
        if portal is not None:
            model.select(self._toggled(portal=portal, keep=keep))
            self._step_name = tr("Move a door, ladder or wall")
            return partial(self._drag_portal, portal)
        field = view.field_at(at)
        edge = view.edge_at(at, _EDGE_PIXELS)
        if edge is not None and self._has_handle(edge[0]) and self._has_handle(edge[1]):
            self._step_name = tr("Move an edge")
            if keep or field in chosen.fields:
                self._click = self._toggled(field=field, keep=keep)
            side = edge if model.level is None else side_of(model.committed, edge, model.level)
            return partial(self._drag_vertices, side, None)
        if field is None:
            if not keep:
                model.select(NOTHING)
            return self._frame
        was_chosen = field in chosen.fields
        if keep or not was_chosen:
            model.select(self._toggled(field=field, keep=keep))
        if was_chosen and not keep:
            self._step_name = tr("Move fields")
            self._click = Selection(fields=(field,))
            return partial(self._drag_vertices, selected_vertices(model.shown, chosen), None)
        return self._frame

    def _has_handle(self, vertex: str) -> bool:
        """Tell whether a vertex belongs to the selection, so that it shows a handle."""
        chosen, fields = self.model.selection, self.model.shown.fields
        return vertex in chosen.vertices or any(
            vertex in ring for i in chosen.fields for ring in fields[i].rings
        )

    def _marks(self, vertices: Iterable[str]) -> frozenset[str]:
        """Return the vertices that are no corners of the level that is worked on alone."""
        level = self.model.level
        return frozenset() if level is None else crossing_marks(self.model.shown, vertices, level)

    def _toggled(
        self,
        *,
        field: str | None = None,
        portal: str | None = None,
        marker: int | None = None,
        keep: bool,
    ) -> Selection:
        old = self.model.selection if keep else NOTHING
        return Selection(
            _with(old.fields, field),
            () if not keep else old.vertices,
            _with(old.portals, portal),
            _with(old.markers, marker),
        )

    def _drag_vertices(self, vertices: tuple[str, ...], held: str | None, event: ToolEvent) -> None:
        assert self._from is not None
        drag_vertices(self.view, vertices, held, self._from.at, event)

    def _drag_marker(self, marker: int, event: ToolEvent) -> None:
        field = self.view.field_at(event.at)
        self.view.overlay.clear()
        self.view.overlay.dot(event.at, "snap" if field else "refused")
        if field is None:
            self.model.cancel()
        else:
            self.model.preview(partial(move_marker, index=marker, field=field))

    def _drag_portal(self, portal: str, event: ToolEvent) -> None:
        self.model.preview(partial(move_portal, portal=portal, near=event.at))

    def _frame(self, event: ToolEvent) -> None:
        assert self._from is not None
        (ax, ay), (bx, by) = self._from.at, event.at
        self.view.overlay.clear()
        self.view.overlay.area([(ax, ay), (bx, ay), (bx, by), (ax, by)], "snap")

    def _select_frame(self, event: ToolEvent) -> None:
        assert self._from is not None
        (ax, ay), (bx, by) = self._from.at, event.at
        low, high = (min(ax, bx), min(ay, by)), (max(ax, bx), max(ay, by))
        keep = bool(event.modifiers & _KEEP)
        old = self.model.selection if keep else NOTHING
        hits = self.view.hits()
        if event.modifiers & Qt.KeyboardModifier.AltModifier:
            inside = hits.vertices_within(low, high)
            marks = self._marks(inside)
            found = [v for v in inside if v not in marks]
            self.model.select(replace(old, vertices=_joined(old.vertices, found)))
        else:
            unit = self.model.committed.unit_mm
            places = self.view.marker_places().items()
            markers = [
                index
                for index, ((x, y), _) in places
                if low[0] <= x / unit <= high[0] and low[1] <= y / unit <= high[1]
            ]
            self.model.select(
                replace(
                    old,
                    fields=_joined(old.fields, hits.fields_within(low, high)),
                    portals=_joined(old.portals, hits.portals_within(low, high)),
                    markers=_joined(old.markers, markers),
                )
            )

    def _nudge(self, dx: float, dy: float) -> None:
        chosen, game_map = self.model.selection, self.model.committed
        vertices = chosen.vertices or selected_vertices(game_map, chosen)
        places = game_map.vertices
        moved = {v: (places[v][0] + dx, places[v][1] + dy) for v in vertices}
        if moved:
            edit = partial(move_vertices, places=moved, level=self.model.level)
            self.model.edit(tr("Nudge"), edit, merge="nudge")


def selected_vertices(game_map: GameMap, chosen: Selection) -> tuple[str, ...]:
    """Return the vertices of the selected fields, each once."""
    rings = [ring for i in chosen.fields for ring in game_map.fields[i].rings]
    return tuple(dict.fromkeys(v for ring in rings for v in ring))


def delete_selection(model: MapModel) -> bool:
    """Delete what is selected; where vertices are, these without the fields whose they are.

    Returns
    -------
    bool
        Whether anything was deleted.
    """
    chosen = model.selection
    fields = () if chosen.vertices else chosen.fields

    def edit(game_map: GameMap) -> GameMap:
        if chosen.markers:
            game_map = delete_markers(game_map, chosen.markers)
        if chosen.portals:
            game_map = delete_portals(game_map, chosen.portals)
        if chosen.vertices:
            game_map = delete_vertices(game_map, chosen.vertices)
        return delete_fields(game_map, fields) if fields else game_map

    only_fields = chosen == Selection(fields=chosen.fields)
    return bool(chosen) and model.edit(tr("Delete fields") if only_fields else tr("Delete"), edit)


def _joined(items: tuple[_T, ...], more: Iterable[_T]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys((*items, *more)))


def _with(items: tuple[_T, ...], item: _T | None) -> tuple[_T, ...]:
    """Return a selection with one thing added, or taken out where it was in."""
    if item is None:
        return items
    rest = tuple(i for i in items if i != item)
    return rest if len(rest) < len(items) else (*items, item)
