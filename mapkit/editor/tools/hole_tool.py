"""The tool that cuts holes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import Done
from mapkit.editor.tools.line_tool import Place
from mapkit.editor.tools.ring_tool import RingTool
from mapkit.edits import cut_hole

__all__ = ["HoleTool"]


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

    def finish(
        self,
        points: Sequence[Place],
        done: Done,
        *,
        carve: bool = False,  # noqa: ARG002
    ) -> None:
        """Cut all fields there, of the level that is worked on alone."""
        level, known = self.view.level, self.model.committed.fields
        fields = None if level is None else [f for f, i in known.items() if i.level == level]
        self.model.edit(self.title, partial(cut_hole, points=points, fields=fields), done=done)
