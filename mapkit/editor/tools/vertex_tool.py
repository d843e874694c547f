"""The tool that puts vertices into borders."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Tool, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.edits import insert_vertex

Place = tuple[float, float]

_REACH_PIXELS = 10.0


class InsertVertexTool(Tool):
    """Puts a vertex into the border that is clicked, in all fields there."""

    id = "vertex"
    key = "A"
    icon = "vertex_add"
    title = tr_later("Insert a vertex")
    hint = tr_later("Click on a border to put a vertex there; Delete removes the selected one.")

    def hover(self, event: ToolEvent) -> None:
        """Show where the vertex would be, or why there can be none."""
        overlay = self.view.overlay
        overlay.clear()
        found = edge_near(self.view, event, _REACH_PIXELS)
        if found is not None:
            _, at = found
            overlay.dot(at, "good")
            overlay.label(at, tr("new vertex"), "good")
        elif event.snap.vertex is not None:
            overlay.dot(event.snap.point, "refused")
            overlay.label(event.snap.point, tr("There is a vertex already."), "refused")
        else:
            overlay.dot(event.at, "refused", radius=3)

    def press(self, event: ToolEvent) -> None:
        """Insert it, and select it."""
        if event.button is Qt.MouseButton.LeftButton and not insert_at(self.view, event):
            self.model.refused.emit(tr("A vertex is put on a border."), (event.at,))


def insert_at(view: MapView, event: ToolEvent, pixels: float = _REACH_PIXELS) -> bool:
    """Put a vertex into the edge within so many pixels and select it; False where none is."""
    found = edge_near(view, event, pixels)
    if found is None:
        return False
    edge, at = found
    model = view.model
    before = model.committed.vertices.keys()

    def select(made: bool) -> None:
        if made:
            new = tuple(v for v in model.committed.vertices if v not in before)
            model.select(replace(model.selection, vertices=new))

    insert = partial(insert_vertex, edge=edge, point=at)
    model.edit(tr("Insert a vertex"), insert, done=select)
    return True


def edge_near(
    view: MapView, event: ToolEvent, pixels: float
) -> tuple[tuple[str, str], Place] | None:
    """Return the edge at a place and the point of it; None at a vertex and far from edges."""
    at, snap = event.at, event.snap
    if snap.vertex is not None or view.vertex_at(at, pixels) is not None:
        return None
    edge = view.edge_at(at, pixels)
    if edge is None:
        return None
    if snap.edge is not None and set(snap.edge) == set(edge):
        return edge, snap.point
    (ax, ay), (bx, by) = (view.model.committed.vertices[v] for v in edge)
    dx, dy = bx - ax, by - ay
    share = ((at[0] - ax) * dx + (at[1] - ay) * dy) / (dx * dx + dy * dy)
    return edge, (ax + share * dx, ay + share * dy)
