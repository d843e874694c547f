"""Select and move: fields, vertices, edges, portals and markers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import ClassVar, TypeVar

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.keyboard_cursor import ARROWS
from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Switch, Tool, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.selection import NOTHING, Selection
from mapkit.editor.tools.dragging import Drag, MarkerDrag, PortalDrag, VertexDrag
from mapkit.editor.tools.vertex_tool import insert_at
from mapkit.edits import (
    crossing_marks,
    delete_fields,
    delete_markers,
    delete_portals,
    delete_vertices,
    move_vertices,
    side_of,
)
from mapkit.model import GameMap

_VERTEX_PIXELS, _EDGE_PIXELS, _PORTAL_PIXELS = 7.0, 5.0, 6.0

_T = TypeVar("_T")


class SelectTool(Tool):
    """Click selects, drag moves: a vertex, an edge or the selected fields; else a frame selects."""

    id = "select"
    key = "V"
    icon = "select"
    cursor = Qt.CursorShape.ArrowCursor
    offers: ClassVar[tuple[str, ...]] = (
        "edit.duplicate", "edit.delete", "field.merge", "field.mirror_x", "field.turn_right",
        "field.square", "sight.from_selection",
    )  # fmt: skip
    title = tr_later("Select")
    hint = tr_later(
        "Click selects (Shift adds), drag moves vertices and edges of the selection; "
        "double-click an edge for a new vertex; Delete deletes."
    )

    def switches(self) -> tuple[Switch, ...]:
        """Return the keys to add, to move freely and straight."""
        keys = Qt.KeyboardModifier
        return (
            Switch(keys.ShiftModifier, tr("Add; one direction")),
            Switch(keys.AltModifier, tr("Free of snapping")),
        )

    def double_click(self, event: ToolEvent) -> None:
        """Put a vertex into an edge."""
        if not insert_at(self.view, event, _EDGE_PIXELS):
            self.press(event)

    def cursor_at(self, at: tuple[float, float]) -> Qt.CursorShape:
        """Say by its shape what a press there would take."""
        view, model = self.view, self.model
        vertex = view.vertex_at(at, _VERTEX_PIXELS)
        if vertex is not None and self._has_handle(vertex) and not only_marks(model, (vertex,)):
            return Qt.CursorShape.SizeAllCursor
        if view.marker_at(at) is not None or view.portal_at(at, _PORTAL_PIXELS) is not None:
            return Qt.CursorShape.OpenHandCursor
        edge = view.edge_at(at, _EDGE_PIXELS)
        if edge is not None:
            (ax, ay), (bx, by) = (model.shown.vertices[v] for v in edge)
            return _across(bx - ax, by - ay)
        if view.field_at(at) in model.selection.fields:
            return Qt.CursorShape.SizeAllCursor
        return self.cursor

    def key_press(self, event: QKeyEvent) -> bool:
        """Nudge with the arrows, delete."""
        key = Qt.Key(event.key())
        chosen = self.model.selection
        moves_cross = event.modifiers() & Qt.KeyboardModifier.ControlModifier  # to the next field
        if key in ARROWS and (chosen.vertices or chosen.fields) and not moves_cross:
            unit = self.model.committed.unit_mm
            fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            size = (0.1 if fine else self.view.grid_mm or 1.0) / unit
            x, y = ARROWS[key]
            self._nudge(x * size, y * size)
            return True
        return False

    def cancel(self) -> None:
        """Drop the drag, or the selection where nothing is dragged."""
        dragging = isinstance(self.gesture, Drag) and self.gesture.dragging
        super().cancel()
        if not dragging:
            self.model.select(NOTHING)

    def deactivate(self) -> None:
        """Keep the selection for the next tool."""
        super().cancel()

    def begin(self, event: ToolEvent) -> Drag:
        """Select what is under the mouse, and get ready to drag it."""
        self.gesture = None  # the end of an earlier drag may have gone to another window
        self.model.cancel()
        model, view, at = self.model, self.view, event.at
        chosen = model.selection
        keep = bool(event.modifiers & KEEP)
        vertex = view.vertex_at(at, _VERTEX_PIXELS)
        if vertex is not None and self._has_handle(vertex) and not only_marks(model, (vertex,)):
            return self._take_vertex(event, vertex, keep=keep)
        marker = view.marker_at(at)
        if marker is not None:
            model.select(self._toggled(marker=marker, keep=keep))
            return MarkerDrag(view, event, marker)
        portal = view.portal_at(at, _PORTAL_PIXELS)
        if portal is not None:
            model.select(self._toggled(portal=portal, keep=keep))
            return PortalDrag(view, event, portal)
        field = view.field_at(at)
        edge = view.edge_at(at, _EDGE_PIXELS)
        if edge is not None:
            of_chosen = self._has_handle(edge[0]) and self._has_handle(edge[1])
            clicks = keep or field in chosen.fields or not of_chosen
            click = self._toggled(field=field, keep=keep) if clicks else None
            side = edge if model.level is None else side_of(model.committed, edge, model.level)
            return VertexDrag(view, event, tr("Move an edge"), side, click=click)
        if field is None:
            if not keep:
                model.select(NOTHING)
        elif keep or field not in chosen.fields:
            model.select(self._toggled(field=field, keep=keep))
        else:
            vertices, click = selected_vertices(model.shown, chosen), Selection(fields=(field,))
            return VertexDrag(view, event, tr("Move fields"), vertices, click=click)
        return Frame(view, event)

    def _take_vertex(self, event: ToolEvent, vertex: str, *, keep: bool) -> Drag:
        model, chosen = self.model, self.model.selection
        click = None
        if vertex not in chosen.vertices:
            old = chosen.vertices if keep else ()
            model.select(replace(chosen, vertices=(*old, vertex)))
        elif keep:
            rest = tuple(v for v in chosen.vertices if v != vertex)
            model.select(replace(chosen, vertices=rest))
        else:
            click = replace(chosen, vertices=(vertex,))
        vertices = model.selection.vertices or (vertex,)
        return VertexDrag(self.view, event, tr("Move a vertex"), vertices, held=vertex, click=click)

    def _has_handle(self, vertex: str) -> bool:
        """Return whether a vertex belongs to the selection, so that it shows a handle."""
        chosen, fields = self.model.selection, self.model.shown.fields
        return vertex in chosen.vertices or any(
            vertex in ring for i in chosen.fields for ring in fields[i].rings
        )

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


def delete_selection(model: MapModel) -> None:
    """Delete what is selected; where vertices are, these without the fields whose they are."""
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
    if chosen:
        model.edit(tr("Delete fields") if only_fields else tr("Delete"), edit)


def _with(items: tuple[_T, ...], item: _T | None) -> tuple[_T, ...]:
    """Return a selection with one thing added, or taken out where it was in."""
    if item is None:
        return items
    rest = tuple(i for i in items if i != item)
    return rest if len(rest) < len(items) else (*items, item)


def _across(dx: float, dy: float) -> Qt.CursorShape:
    """Return the arrows across a wall: the wall moves that way."""
    if abs(dx) >= 2.4 * abs(dy):
        return Qt.CursorShape.SizeVerCursor
    if abs(dy) >= 2.4 * abs(dx):
        return Qt.CursorShape.SizeHorCursor
    return Qt.CursorShape.SizeBDiagCursor if dx * dy > 0 else Qt.CursorShape.SizeFDiagCursor


KEEP = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
"""With one of these keys, what was selected before stays selected."""


class Frame(Drag):
    """Selects fields, portals and markers within a frame; with Alt their vertices instead."""

    def __init__(self, view: MapView, start: ToolEvent) -> None:
        super().__init__(view, start, "")

    def drag(self, event: ToolEvent) -> None:
        """Show the frame."""
        (ax, ay), (bx, by) = self.start.at, event.at
        self.view.overlay.clear()
        self.view.overlay.area([(ax, ay), (bx, ay), (bx, by), (ax, by)], "snap")

    def drop(self, event: ToolEvent) -> None:
        """Select what is in it."""
        view, model = self.view, self.view.model
        (ax, ay), (bx, by) = self.start.at, event.at
        low, high = (min(ax, bx), min(ay, by)), (max(ax, bx), max(ay, by))
        old = model.selection if event.modifiers & KEEP else NOTHING
        hits = view.hits()
        if event.modifiers & Qt.KeyboardModifier.AltModifier:
            inside = hits.vertices_within(low, high)
            marks = only_marks(model, inside)
            found = [v for v in inside if v not in marks]
            model.select(replace(old, vertices=_joined(old.vertices, found)))
            return
        unit = model.committed.unit_mm
        markers = [
            index
            for index, ((x, y), _) in view.marker_places().items()
            if low[0] <= x / unit <= high[0] and low[1] <= y / unit <= high[1]
        ]
        model.select(
            Selection(
                _joined(old.fields, hits.fields_within(low, high)),
                old.vertices,
                _joined(old.portals, hits.portals_within(low, high)),
                _joined(old.markers, markers),
            )
        )


def only_marks(model: MapModel, vertices: Iterable[str]) -> frozenset[str]:
    """Return the vertices that are no corners of the level that is worked on alone."""
    level = model.level
    return frozenset() if level is None else crossing_marks(model.shown, vertices, level)


def _joined(items: tuple[_T, ...], more: Iterable[_T]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys((*items, *more)))
