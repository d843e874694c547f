"""The tools that join and number the fields that a stroke comes over."""

from __future__ import annotations

import math
from abc import abstractmethod
from functools import partial

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, Tool, ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later, tr_n
from mapkit.edits import merge_fields, renumber_fields

_STEP_PIXELS = 3.0
"""Fields that are narrower on the screen are merged and numbered by the selection."""


class MergeTool(Tool):
    """Merges fields by a stroke across their borders; the first one gives its name and looks."""

    id = "merge"
    key = "Q"
    icon = "merge"
    title = tr_later("Join by a stroke")
    hint = tr_later(
        "Drag across borders: the fields on the way become one, like the first of them."
    )

    def begin(self, event: ToolEvent) -> Gesture | None:
        """Begin in a field."""
        field = self.view.field_at(event.at)
        return None if field is None else _Merging(self.view, event.at, field)


class RenumberTool(Tool):
    """Numbers the fields that a stroke comes over, counted on from the first of them."""

    id = "renumber"
    key = "Shift+N"
    icon = "renumber"
    offers = ("field.renumber_rows", "field.renumber_sectors")
    title = tr_later("Renumber by a stroke")
    hint = tr_later(
        "Drag over fields: the first keeps its number, the others are counted on from it."
    )

    def begin(self, event: ToolEvent) -> Gesture | None:
        """Begin in a field."""
        field = self.view.field_at(event.at)
        return None if field is None else _Numbering(self.view, event.at, field)


class _Stroke(Gesture):
    """Takes the fields that it comes over, one after the other, and shows what becomes of them."""

    def __init__(self, view: MapView, at: tuple[float, float], field: str) -> None:
        self._view = view
        self._way = [at]
        self._fields: tuple[str, ...] = (field,)

    @abstractmethod
    def _come_over(self, at: tuple[float, float]) -> None:
        """Take what is at a place."""

    @abstractmethod
    def _label(self) -> str:
        """Show what becomes of the fields; return what is written at the mouse."""

    @abstractmethod
    def _name(self) -> str:
        """Return what the step is called."""

    def move(self, event: ToolEvent) -> None:
        """Take what comes under the mouse as well."""
        view = self._view
        (ax, ay), (bx, by) = self._way[-1], event.at
        count = max(1, math.ceil(math.dist((ax, ay), (bx, by)) / view.radius(_STEP_PIXELS)))
        for k in range(1, count + 1):
            self._come_over((ax + (bx - ax) * k / count, ay + (by - ay) * k / count))
        self._way.append(event.at)
        label = self._label()
        view.overlay.clear()
        view.overlay.line(self._way)
        view.overlay.label(event.at, label)

    def finish(self, event: ToolEvent) -> None:
        """Make one step of it."""
        self.move(event)
        self._view.overlay.clear()
        self._view.model.commit(self._name())


class _Merging(_Stroke):
    """Merges the field where it began with all that it comes over, where that can be."""

    def _come_over(self, at: tuple[float, float]) -> None:
        field = self._view.field_at(at)
        if field is not None and field not in self._fields:
            fields = (*self._fields, field)
            if self._view.model.preview(partial(merge_fields, fields=fields), keeps=True):
                self._fields = fields

    def _label(self) -> str:
        return tr_n("{n} field(s)", len(self._fields))

    def _name(self) -> str:
        return tr("Merge fields")


class _Numbering(_Stroke):
    """Numbers what it comes over; the board shows the new numbers at once."""

    def __init__(self, view: MapView, at: tuple[float, float], field: str) -> None:
        super().__init__(view, at, field)
        self._hits = view.hits()  # of the map before: ids change, places do not

    def _come_over(self, at: tuple[float, float]) -> None:
        here = self._hits.fields_at(at)
        if here and here[0] not in self._fields:
            self._fields = (*self._fields, here[0])

    def _label(self) -> str:
        self._view.model.preview(partial(renumber_fields, fields=self._fields))
        first = self._fields[0]
        return str((int(first) if first.isdecimal() else 1) + len(self._fields) - 1)

    def _name(self) -> str:
        return tr("Renumber")
