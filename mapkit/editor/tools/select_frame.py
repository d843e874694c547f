"""The gesture that selects by a frame."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import ToolEvent
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.selection import NOTHING, Selection
from mapkit.editor.tools.dragging import Drag
from mapkit.edits import crossing_marks

__all__ = ["KEEP", "Frame", "only_marks"]

KEEP = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
"""With one of these keys, what was selected before stays selected."""

_T = TypeVar("_T")


class Frame(Drag):
    """Selects fields, portals and markers within a frame; with Alt their vertices instead."""

    def __init__(self, view: MapView, start: ToolEvent) -> None:
        super().__init__(view, start, "")

    def drag(self, event: ToolEvent) -> None:
        """Show the frame."""
        (ax, ay), (bx, by) = self.start.at, event.at
        self.view.overlay.clear()
        self.view.overlay.area([(ax, ay), (bx, ay), (bx, by), (ax, by)], "snap")

    def drop(self, event: ToolEvent) -> None:
        """Select what is in it."""
        view, model = self.view, self.view.model
        (ax, ay), (bx, by) = self.start.at, event.at
        low, high = (min(ax, bx), min(ay, by)), (max(ax, bx), max(ay, by))
        old = model.selection if event.modifiers & KEEP else NOTHING
        hits = view.hits()
        if event.modifiers & Qt.KeyboardModifier.AltModifier:
            inside = hits.vertices_within(low, high)
            marks = only_marks(model, inside)
            found = [v for v in inside if v not in marks]
            model.select(replace(old, vertices=_joined(old.vertices, found)))
            return
        unit = model.committed.unit_mm
        markers = [
            index
            for index, ((x, y), _) in view.marker_places().items()
            if low[0] <= x / unit <= high[0] and low[1] <= y / unit <= high[1]
        ]
        model.select(
            Selection(
                _joined(old.fields, hits.fields_within(low, high)),
                old.vertices,
                _joined(old.portals, hits.portals_within(low, high)),
                _joined(old.markers, markers),
            )
        )


def only_marks(model: MapModel, vertices: Iterable[str]) -> frozenset[str]:
    """Return the vertices that are no corners of the level that is worked on alone."""
    level = model.level
    return frozenset() if level is None else crossing_marks(model.shown, vertices, level)


def _joined(items: tuple[_T, ...], more: Iterable[_T]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys((*items, *more)))
