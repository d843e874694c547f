"""The tool that asks who hears a move."""

from __future__ import annotations

from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.reach_tool import ReachTool

__all__ = ["HearTool"]


class HearTool(ReachTool):
    """Click field after field along a move to see who hears it."""

    id = "hear"
    key = "H"
    icon = "hear"

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Hearing")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr(
            (
                "{mover}: click the fields of the move one after the other. Click the last one "
                "again to remove it. Esc starts again; 0 changes the figure."
            ),
            mover=self._mover(),
        )

    def ask(self, field: str) -> None:
        """Add a field to the path, or take the last one back."""
        path = self._moves.path if self._moves.kind == "hear" else ()
        self._moves.ask_path(path[:-1] if path[-1:] == (field,) else (*path, field))
