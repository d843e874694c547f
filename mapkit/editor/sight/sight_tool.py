"""The tool that asks who sees whom."""

from __future__ import annotations

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Tool, ToolEvent
from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.answers import Answers
from mapkit.editor.state.map_model import MapModel

__all__ = ["SightTool"]


class SightTool(Tool):
    """Click a field to look from it, point at others to see the line, Ctrl+click to pin."""

    id = "sight"
    key = "S"
    icon = "sight"
    cursor = Qt.CursorShape.PointingHandCursor

    def __init__(self, model: MapModel, view: MapView, answers: Answers) -> None:
        super().__init__(model, view)
        self._answers = answers
        answers.asked.connect(lambda: self.hint_changed.emit(self.hint))

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Sight")

    @property
    def hint(self) -> str:
        """What a click does now."""
        if self._answers.origin is None:
            return tr("Click a field to see what it sees.")
        return tr("Point at a field to see the line; Ctrl+click pins it; Esc ends.")

    def press(self, event: ToolEvent) -> None:
        """Look from a field, or pin the pair."""
        field = self.view.field_at(event.at)
        if event.button is not Qt.MouseButton.LeftButton:
            return
        origin = self._answers.origin
        if event.modifiers & Qt.KeyboardModifier.ControlModifier and origin is not None:
            if field is not None and field != origin:
                self._answers.pin(origin, field)
        else:
            self._answers.look_from(field if field != origin else None)

    def hover(self, event: ToolEvent) -> None:
        """Show the line to the field under the mouse."""
        self._answers.look_at(self.view.field_at(event.at))

    def cancel(self) -> None:
        """End asking."""
        super().cancel()
        self._answers.look_from(None)

    def deactivate(self) -> None:
        """Leave the colours on: they follow while one draws."""
        self._answers.look_at(None)
        Tool.cancel(self)
