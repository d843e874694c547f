"""The tool that cuts fields in two."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.map_model import Done
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.line_tool import LineTool, Place
from mapkit.edits import EditRefusedError, split_across
from mapkit.model import GameMap


class SplitTool(LineTool):
    """Cuts fields in two along a line or a path."""

    id = "split"
    key = "X"
    icon = "split"
    title = tr_later("Split")

    @property
    def hint(self) -> str:
        """What a click does now."""
        if not self.path.legs or self.path.whole:
            return tr(
                "Click on the border where the cut begins; of selected fields only these are cut."
            )
        return tr("Click where the cut turns; double-click or press Enter where it ends.")

    def finish(self, points: Sequence[Place], done: Done) -> None:
        """Cut the selected fields on the way, or all of them."""
        if len(points) < 2:
            done(False)
            return
        chosen, before = self.model.selection.fields, set(self.model.committed.fields)

        def select(made: bool) -> None:
            if made and chosen:
                parts = (f for f in self.model.committed.fields if f not in before)
                # One alone may be selected only because it was drawn: cuts go on across all.
                self.model.select(Selection(fields=(*chosen, *parts) if chosen[1:] else ()))
            done(made)

        edit = partial(cut, points=points, chosen=chosen)
        self.model.edit(tr("Split"), edit, done=select)


def cut(game_map: GameMap, points: Sequence[Place], chosen: Sequence[str]) -> GameMap:
    """Cut the selected fields where the line divides any of them, otherwise all that it divides."""
    if chosen:
        try:
            return split_across(game_map, points, chosen)
        except EditRefusedError:
            pass
    return split_across(game_map, points)
