"""The tool that numbers fields along a stroke."""

from __future__ import annotations

import math
from functools import partial

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, Tool, ToolEvent
from mapkit.editor.i18n.texts import tr
from mapkit.edits import renumber_fields

__all__ = ["RenumberTool"]

_STEP_PIXELS = 3.0


class RenumberTool(Tool):
    """Numbers the fields that a stroke comes over, counted on from the first of them."""

    id = "renumber"
    key = "Shift+N"
    icon = "renumber"
    offers = ("field.renumber_rows", "field.renumber_sectors")

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Renumber by a stroke")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr(
            "Drag over fields: the first keeps its number, the others are counted on from it."
        )

    def begin(self, event: ToolEvent) -> Gesture | None:
        """Begin in a field."""
        field = self.view.field_at(event.at)
        return None if field is None else _Stroke(self.view, event.at, field)


class _Stroke(Gesture):
    """Numbers what it comes over; the board shows the new numbers at once."""

    def __init__(self, view: MapView, at: tuple[float, float], field: str) -> None:
        self._view = view
        self._way = [at]
        self._fields: tuple[str, ...] = (field,)
        self._hits = view.hits()  # of the map before: ids change, places do not

    def move(self, event: ToolEvent) -> None:
        """Count what comes under the mouse as well."""
        view = self._view
        (ax, ay), (bx, by) = self._way[-1], event.at
        count = max(1, math.ceil(math.dist((ax, ay), (bx, by)) / view.radius(_STEP_PIXELS)))
        for k in range(1, count + 1):
            here = self._hits.fields_at((ax + (bx - ax) * k / count, ay + (by - ay) * k / count))
            if here and here[0] not in self._fields:
                self._fields = (*self._fields, here[0])
        self._way.append(event.at)
        view.model.preview(partial(renumber_fields, fields=self._fields))
        view.overlay.clear()
        view.overlay.line(self._way)
        view.overlay.label(event.at, str(self._last()))

    def _last(self) -> int:
        first = self._fields[0]
        return (int(first) if first.isdecimal() else 1) + len(self._fields) - 1

    def finish(self, event: ToolEvent) -> None:
        """Make one step of it."""
        self.move(event)
        self._view.overlay.clear()
        self._view.model.commit(tr("Renumber"))
