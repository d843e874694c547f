"""The tool that makes one field of all that a stroke crosses."""

from __future__ import annotations

import math
from functools import partial

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, Tool, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.edits import merge_fields

__all__ = ["MergeTool"]

_STEP_PIXELS = 3.0
"""Fields that are narrower on the screen are merged by the selection."""


class MergeTool(Tool):
    """Merges fields by a stroke across their borders; the first one gives its name and looks."""

    id = "merge"
    key = "Q"
    icon = "merge"

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Join by a stroke")

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr("Drag across borders: the fields on the way become one, like the first of them.")

    def begin(self, event: ToolEvent) -> Gesture | None:
        """Begin in a field."""
        field = self.view.field_at(event.at)
        return None if field is None else _Stroke(self.view, event.at, field)


class _Stroke(Gesture):
    """Merges the field where it began with all that it comes over."""

    def __init__(self, view: MapView, at: tuple[float, float], field: str) -> None:
        self._view = view
        self._way = [at]
        self._fields: tuple[str, ...] = (field,)

    def move(self, event: ToolEvent) -> None:
        """Merge what comes under the mouse as well; what cannot be merged is left out."""
        view = self._view
        (ax, ay), (bx, by) = self._way[-1], event.at
        count = max(1, math.ceil(math.dist((ax, ay), (bx, by)) / view.radius(_STEP_PIXELS)))
        for k in range(1, count + 1):
            field = view.field_at((ax + (bx - ax) * k / count, ay + (by - ay) * k / count))
            if field is None or field in self._fields:
                continue
            fields = (*self._fields, field)
            if view.model.preview(partial(merge_fields, fields=fields), keeps=True):
                self._fields = fields
        self._way.append(event.at)
        view.overlay.clear()
        view.overlay.line(self._way)
        view.overlay.label(event.at, tr_n("{n} field(s)", len(self._fields)))

    def finish(self, event: ToolEvent) -> None:
        """Make one step of it."""
        self.move(event)
        self._view.overlay.clear()
        self._view.model.commit(tr("Merge fields"))
