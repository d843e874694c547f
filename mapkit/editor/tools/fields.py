"""Tools that make and cut fields."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.carving import NotingOverlaps
from mapkit.editor.tools.line_tool import LineTool, Place
from mapkit.editor.tools.ring_tool import RingTool
from mapkit.edits import (
    EditRefusedError,
    Snapper,
    cut_hole,
    draw_field,
    insert_vertex,
    reshape_border,
    split_across,
)
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
        self._carvable = False

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Draw a field")

    @property
    def offer(self) -> str:
        """How to carve what was refused, where that helps."""
        return tr("Ctrl+Enter: carve it out of the fields there") if self._carvable else ""

    @property
    def hint(self) -> str:
        """What a click does now."""
        if self._refused and self.offer:
            return self.offer
        if len(self._legs) < 2:
            return tr(
                "Click the corners one after the other, or drag a rectangle "
                "(Ctrl: carve it out of the fields there)."
            )
        return tr(
            "Next corner; along a border the way follows it (Alt: straight). The first point or "
            "Enter closes; with Ctrl it is carved out of the fields there."
        )

    def finish(self, points: Sequence[Place], *, carve: bool = False) -> bool:
        """Make the field and select it."""
        brush, model = self._brush, self.model
        edit = NotingOverlaps(
            partial(draw_field, points=points, kind=brush.kind, sector=brush.sector, carve=carve)
        )
        done = model.edit(self.title, edit)
        self._carvable = edit.overlaps and not carve
        if not done:
            return False
        # Behind all others: parts that fell off what was carved stand behind the rest of it.
        model.select(Selection(fields=tuple(model.committed.fields)[-1:]))
        return True


class IslandTool(DrawFieldTool):
    """Draws a field in the middle of others: its place is cut out of them."""

    id = "island"
    key = "I"
    icon = "island"
    beside = False

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Draw an island")

    @property
    def hint(self) -> str:
        """What a click does now."""
        if len(self._legs) < 2:
            return tr("Click the corners one after the other, or drag a rectangle.")
        return tr(
            "Next corner; the first point or Enter closes. "
            "The island takes its place out of the fields there."
        )

    def finish(self, points: Sequence[Place], *, carve: bool = True) -> bool:  # noqa: ARG002
        """Cut the place out of the fields there and fill it."""
        return super().finish(points, carve=True)


class HoleTool(RingTool):
    """Cuts a hole: a place that belongs to no field."""

    id = "hole"
    key = "C"
    icon = "hole"
    beside = False

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Cut a hole")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr("Click the corners of the hole, or drag a rectangle; Enter closes it.")

    def finish(self, points: Sequence[Place], *, carve: bool = False) -> bool:  # noqa: ARG002
        """Cut all fields there, of the level that is worked on alone."""
        level, known = self.view.level, self.model.committed.fields
        fields = None if level is None else [f for f, i in known.items() if i.level == level]
        return self.model.edit(self.title, partial(cut_hole, points=points, fields=fields))


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
        if not self._legs or self._dragged:
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
        if not self._legs or self._dragged:
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
    reach = game_map.tolerance_units
    for point in (points[0], points[-1]):
        snap = Snapper(game_map).snap(point, reach)
        if snap.vertex is None and snap.edge is not None:
            game_map = insert_vertex(game_map, snap.edge, snap.point)
            snap = Snapper(game_map).snap(snap.point, reach)
        if snap.vertex is None:
            raise EditRefusedError(tr("A new border begins and ends on the old one."), [point])
        ends.append(snap.vertex)
    return reshape_border(game_map, ends[0], ends[1], points[1:-1])
