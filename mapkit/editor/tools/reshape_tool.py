"""The tool that draws borders anew."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.map_model import Done
from mapkit.editor.tools.line_tool import LineTool, Place
from mapkit.edits import EditRefusedError, Snapper, insert_vertex, reshape_border
from mapkit.model import GameMap


class ReshapeTool(LineTool):
    """Draws a piece of border anew, for both fields."""

    id = "reshape"
    key = "E"
    icon = "reshape"
    title = tr_later("Reshape a border")

    @property
    def hint(self) -> str:
        """What a click does now."""
        if not self.path.legs or self.path.whole:
            return tr("Click the corner where the new border begins.")
        return tr("Click along the new border; double-click the corner where it ends.")

    def finish(self, points: Sequence[Place], done: Done) -> None:
        """Give the border its new course."""
        if len(points) < 2:
            done(False)
            return
        edit = partial(reshaped, points=points)
        self.model.edit(tr("Reshape a border"), edit, done=done)


def reshaped(game_map: GameMap, points: Sequence[Place]) -> GameMap:
    """Reshape between the border's vertices at both ends of a path; missing ones are put in.

    Raises ``EditRefusedError`` where an end lies on no border, or the border cannot have that
    course.
    """
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
