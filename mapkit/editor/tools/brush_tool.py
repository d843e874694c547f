"""The base of the tools that put on the board what the palette offers."""

from __future__ import annotations

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Tool
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.map_model import MapModel

__all__ = ["BrushTool"]


class BrushTool(Tool):
    """A tool that uses the brush; its hint says what that holds, and follows it."""

    def __init__(self, model: MapModel, view: MapView, brush: Brush) -> None:
        super().__init__(model, view)
        self._brush = brush
        brush.changed.connect(lambda: self.hint_changed.emit(self.hint))
