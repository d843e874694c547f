"""The tool that draws a field in the middle of others."""

from __future__ import annotations

from collections.abc import Sequence

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import Done
from mapkit.editor.tools.draw_tool import DrawFieldTool
from mapkit.editor.tools.line_tool import Place

__all__ = ["IslandTool"]


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
        if len(self.path.legs) < 2:
            return tr("Click the corners one after the other, or drag a rectangle.")
        return tr(
            "Click the next corner; the first point or Enter closes the island. It is "
            "carved out of the fields there."
        )

    def finish(
        self,
        points: Sequence[Place],
        done: Done,
        *,
        carve: bool = True,  # noqa: ARG002
    ) -> None:
        """Cut the place out of the fields there and fill it."""
        super().finish(points, done, carve=True)
