"""A box round one example of a symbol, drawn on the picture."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, Tool, ToolEvent
from mapkit.editor.i18n.texts import tr_later


class BoxTool(Tool):
    """Drags a box.

    Attributes
    ----------
    drawn : signal of (float, float, float, float)
        Left, top, width and height, in mm.
    """

    drawn = pyqtSignal(float, float, float, float)
    id = "symbol_box"
    key = ""
    icon = "select"
    title = tr_later("A box round a symbol")
    hint = tr_later("Drag a box round one example of the symbol, close to it. Escape cancels.")

    def begin(self, event: ToolEvent) -> Gesture:
        """Begin a box."""
        return _Box(self, self.view, event)


class _Box(Gesture):
    """From one corner to the opposite one."""

    def __init__(self, tool: BoxTool, view: MapView, start: ToolEvent) -> None:
        self._tool, self._view, self._start = tool, view, start

    def move(self, event: ToolEvent) -> None:
        """Show the box."""
        (x, y), (u, v) = self._start.at, event.at
        self._view.overlay.clear()
        self._view.overlay.area([(x, y), (u, y), (u, v), (x, v)], "snap")

    def finish(self, event: ToolEvent) -> None:
        """Hand the box over."""
        self._view.overlay.clear()
        unit = self._view.model.shown.unit_mm
        (x, y), (u, v) = self._start.at, event.at
        self._tool.drawn.emit(
            min(x, u) * unit, min(y, v) * unit, abs(u - x) * unit, abs(v - y) * unit
        )
