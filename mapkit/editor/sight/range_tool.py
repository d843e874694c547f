"""The tool that asks which fields are in range."""

from __future__ import annotations

from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.tool import ToolEvent
from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.reach_tool import ReachTool

__all__ = ["RangeTool"]


class RangeTool(ReachTool):
    """Click a field to see which others are so many steps of the grid away."""

    id = "range"
    key = "Z"
    icon = "range"

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Range")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr("Click a field to see what is in range. Choose the range under Moves.")

    def press(self, event: ToolEvent) -> None:
        """Take the field that is asked about."""
        field = self.view.field_at(event.at)
        if field is not None:
            self._moves.ask_range(field)

    def key_press(self, event: QKeyEvent) -> bool:  # noqa: ARG002 - nobody moves
        """Leave keys alone."""
        return False
