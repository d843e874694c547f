"""Tools that make and cut fields."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mapkit.document import (
    EditRefusedError,
    Snapper,
    cut_hole,
    draw_field,
    draw_island,
    insert_vertex,
    reshape_border,
    split_across,
)
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.map_model import Edit, MapModel
from mapkit.editor.selection import Selection
from mapkit.editor.texts import tr
from mapkit.editor.tools.brush import Brush
from mapkit.editor.tools.line_tool import LineTool, Place, RingTool
from mapkit.model import GameMap

__all__ = ["DrawFieldTool", "HoleTool", "IslandTool", "ReshapeTool", "SplitTool"]


class DrawFieldTool(RingTool):
    """Draws a field; it snaps to its neighbours and follows their borders."""

    id = "draw"
    key = "D"
    icon = "draw"

    def __init__(self, model: MapModel, view: BoardView, brush: Brush) -> None:
        super().__init__(model, view)
        self._brush = brush

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Draw a field")

    @property
    def hint(self) -> str:
        """What a click does now."""
        if len(self._legs) < 2:
            return tr("Click the corners one after the other, or drag a rectangle.")
        return tr(
            "Next corner; between two points of a border the way follows it (Alt: straight). "
            "The first point or Enter closes, Backspace takes back."
        )

    def finish(self, points: Sequence[Place]) -> bool:
        """Make the field and select it."""
        brush = self._brush
        edit = partial(
            draw_field, points=points, kind=brush.kind, sector=brush.sector,
        )  # fmt: skip
        return _make(self.model, tr("Draw a field"), edit)


class IslandTool(DrawFieldTool):
    """Draws a field in the middle of another, which is cut out there."""

    id = "island"
    key = "I"
    icon = "island"

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Draw an island")

    def finish(self, points: Sequence[Place]) -> bool:
        """Cut the place out of the field there and fill it."""
        field = _field_of(self.view, points)
        if field is None:
            self.model.refused.emit(tr("An island lies inside a field."), points)
            return False
        brush = self._brush
        edit = partial(
            draw_island, field=field, points=points, kind=brush.kind, sector=brush.sector
        )
        return _make(self.model, tr("Draw an island"), edit)


class HoleTool(RingTool):
    """Cuts a hole: a place that belongs to no field."""

    id = "hole"
    key = "C"
    icon = "hole"

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Cut a hole")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr("Click the corners of the hole, or drag a rectangle; Enter closes it.")

    def finish(self, points: Sequence[Place]) -> bool:
        """Cut."""
        field = _field_of(self.view, points)
        if field is None:
            self.model.refused.emit(tr("A hole is cut into a field."), points)
            return False
        return self.model.edit(tr("Cut a hole"), partial(cut_hole, field=field, points=points))


class SplitTool(LineTool):
    """Cuts fields in two along a line or a path."""

    id = "split"
    key = "X"
    icon = "split"

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Split")

    @property
    def hint(self) -> str:
        """What a click does now."""
        if not self._legs:
            return tr(
                "Click on the border where the cut begins; of selected fields only these are cut."
            )
        return tr("Click where it turns; double-click or Enter where it ends.")

    def finish(self, points: Sequence[Place]) -> bool:
        """Cut the selected fields on the way, or all of them."""
        if len(points) < 2:
            return False
        edit = partial(_cut, points=points, chosen=self.model.selection.fields)
        return self.model.edit(tr("Split"), edit)


class ReshapeTool(LineTool):
    """Draws a piece of border anew, for both fields."""

    id = "reshape"
    key = "E"
    icon = "reshape"

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Reshape a border")

    @property
    def hint(self) -> str:
        """What a click does now."""
        if not self._legs:
            return tr("Click the corner where the new border begins.")
        return tr("Click along the new border; double-click the corner where it ends.")

    def finish(self, points: Sequence[Place]) -> bool:
        """Give the border its new course."""
        if len(points) < 2:
            return False
        edit = partial(_reshaped, points=points)
        return self.model.edit(tr("Reshape a border"), edit)


def _cut(game_map: GameMap, points: Sequence[Place], chosen: Sequence[str]) -> GameMap:
    """Cut the selected fields where the line divides any of them, otherwise all that it divides."""
    if chosen:
        try:
            return split_across(game_map, points, chosen)
        except EditRefusedError:
            pass
    return split_across(game_map, points)


def _reshaped(game_map: GameMap, points: Sequence[Place]) -> GameMap:
    """Reshape between the border's vertices at both ends of a path; missing ones are put in."""
    ends: list[str] = []
    reach = game_map.tolerance_mm / game_map.unit_mm
    for point in (points[0], points[-1]):
        snap = Snapper(game_map).snap(point, reach)
        if snap.vertex is None and snap.edge is not None:
            game_map = insert_vertex(game_map, snap.edge, snap.point)
            snap = Snapper(game_map).snap(snap.point, reach)
        if snap.vertex is None:
            raise EditRefusedError(tr("A new border begins and ends on the old one."), [point])
        ends.append(snap.vertex)
    return reshape_border(game_map, ends[0], ends[1], points[1:-1])


def _make(model: MapModel, text: str, edit: Edit) -> bool:
    """Carry out an edit that makes a field, and select the field."""
    before = model.committed.fields.keys()
    if not model.edit(text, edit):
        return False
    new = tuple(i for i in model.committed.fields if i not in before)
    model.select(Selection(fields=new))
    return True


def _field_of(view: BoardView, points: Sequence[Place]) -> str | None:
    """Return the field in which a ring lies: that of its middle, or of a corner."""
    middle = tuple(sum(p[k] for p in points) / len(points) for k in (0, 1))
    for at in ((middle[0], middle[1]), *points):
        field = view.field_at(at)
        if field is not None:
            return field
    return None
