"""Guides: lines that people lay over the board, to draw along."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PyQt6.QtCore import QObject, QPoint, QPointF, pyqtSignal

from mapkit.editor.canvas.grid import GuidesItem
from mapkit.editor.canvas.layers import Layer
from mapkit.editor.canvas.zooming import ZoomedView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import Guide, MapModel

_REACH_PIXELS = 3


class Guides(QObject):
    """The guides of the model as a view shows and drags them; a drag is a step of the history.

    Attributes
    ----------
    lines : list of (str, float)
        ``("x", 120.0)`` is a vertical line at 120 mm, ``("y", ...)`` a horizontal one; one that
        is being pulled out of a ruler is at infinity until it reaches the board.
    locked : bool
        Whether none can be taken hold of; points snap to them all the same.
    """

    changed = pyqtSignal()
    """A guide came, went or moved."""

    def __init__(self, view: ZoomedView, model: MapModel, layer: Layer) -> None:
        super().__init__(view)
        self._view, self._model, self._layer = view, model, layer
        self.locked = False
        self.lines: list[tuple[str, float]] = []
        self._item = GuidesItem(lambda: self.lines)
        self._item.setParentItem(layer.root)
        self._item.setVisible(False)
        model.guides_changed.connect(self._follow)

    def set(self, lines: Iterable[Guide]) -> None:
        """Replace all; no step of the history."""
        self._model.load_guides(lines)
        self._follow()

    def clear(self) -> None:
        """Delete all, as a step."""
        self._model.change_guides(tr("Delete all guides"), ())

    def _follow(self) -> None:
        self._show(self._model.guides)

    def _show(self, lines: Iterable[Guide]) -> None:
        self.lines = list(lines)
        self._item.setVisible(bool(self.lines))
        self._view.viewport().update()
        self.changed.emit()

    def begin(self, axis: str) -> int:
        """Add one out of sight and return its place in :attr:`lines`."""
        self.lines.append((axis, math.inf))
        return len(self.lines) - 1

    def drag(self, index: int, pixel: QPointF, grid_mm: float | None) -> None:
        """Move one to a pixel of the viewport; it snaps to the grid where ``grid_mm`` is given."""
        axis = self.lines[index][0]
        at = self._view.mapToScene(pixel.toPoint())
        mm = at.x() if axis == "x" else at.y()
        fine = 0.1 if self._view.pixels_per_mm() >= 4 else 0.5
        step = grid_mm or fine
        self.lines[index] = (axis, round(round(mm / step) * step, 6))
        self._show(self.lines)

    def drop(self, index: int, pixel: QPointF) -> None:
        """Leave one where it is, or delete it where it was dragged off the viewport."""
        model = self._model
        text = tr("Add a guide") if len(self.lines) > len(model.guides) else tr("Move a guide")
        if not self._view.viewport().rect().contains(pixel.toPoint()):
            del self.lines[index]
            text = tr("Delete a guide")
        model.change_guides(text, [line for line in self.lines if math.isfinite(line[1])])
        self._follow()  # where nothing came of it

    def in_map_units(self) -> tuple[tuple[str, float], ...]:
        """Return those that points snap to; none while they are not shown."""
        if not self._layer.visible:
            return ()
        unit = self._model.shown.unit_mm
        return tuple((axis, mm / unit) for axis, mm in self.lines if math.isfinite(mm))

    def near(self, pixel: QPoint) -> int | None:
        """Return the one within three pixels of one of the viewport, if it can be taken."""
        if self.locked or not self._layer.visible:
            return None
        for k, (axis, mm) in enumerate(self.lines):
            if math.isfinite(mm):
                at = self._view.mapFromScene(QPointF(mm, mm))
                off = at.x() - pixel.x() if axis == "x" else at.y() - pixel.y()
                if abs(off) <= _REACH_PIXELS:
                    return k
        return None
