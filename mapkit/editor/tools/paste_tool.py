"""The tool that places what was copied, where there was no room for it below the mouse."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Tool, ToolEvent
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import MapModel
from mapkit.edits import Clip

__all__ = ["PasteTool"]

_Offset = tuple[float, float]


class PasteTool(Tool):
    """Shows copied fields below the mouse until a click puts them somewhere, or Escape drops them.

    Parameters
    ----------
    model : MapModel
    view : MapView
    clip : Clip
    offset_at : callable
        Tells how far to paste from where it was copied, for a place of the mouse in mm.
    put : callable
        Pastes at such an offset, carving if its second argument is true.
    leave : callable
        Goes back to another tool.
    """

    id = "paste"
    key = ""
    icon = "draw"
    snaps = True

    def __init__(
        self,
        model: MapModel,
        view: MapView,
        clip: Clip,
        offset_at: Callable[[_Offset], _Offset],
        put: Callable[[_Offset, bool], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(model, view)
        self._clip = clip
        self._offset_at, self._put, self._leave = offset_at, put, leave

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Paste")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr(
            "Click where the copied fields go; with Ctrl they are carved out of the fields "
            "there. Escape cancels."
        )

    def show_at(self, mm: _Offset) -> None:
        """Show where the fields would lie with the mouse at a place."""
        overlay = self.view.overlay
        overlay.clear()
        dx, dy = self._offset_at(mm)
        scale = self._clip.unit_mm / self.model.committed.unit_mm
        for field in self._clip.fields:
            for ring in field.rings:
                overlay.area([(x * scale + dx, y * scale + dy) for x, y in ring])

    def hover(self, event: ToolEvent) -> None:
        """Let the fields follow the mouse."""
        self.show_at((event.mm.x(), event.mm.y()))

    def press(self, event: ToolEvent) -> None:
        """Paste here."""
        if event.button is Qt.MouseButton.LeftButton:
            carve = bool(event.modifiers & Qt.KeyboardModifier.ControlModifier)
            self._put(self._offset_at((event.mm.x(), event.mm.y())), carve)
        else:
            self.cancel()

    def deactivate(self) -> None:
        """Drop what was to be pasted: another tool was taken."""
        super().cancel()

    def cancel(self) -> None:
        """Drop what was to be pasted."""
        super().cancel()
        self._leave()
