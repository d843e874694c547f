"""Guides: lines that people lay over the board, to draw along."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PyQt6.QtCore import QPoint, QPointF

from mapkit.editor.canvas.grid import GuidesItem

if TYPE_CHECKING:
    from mapkit.editor.canvas.view import BoardView

__all__ = ["Guides"]

_REACH_PIXELS = 3


class Guides:
    """The guides of a view; it tells of every change by ``view.guides_changed``.

    Attributes
    ----------
    lines : list of (str, float)
        ``("x", 120.0)`` is a vertical line at 120 mm, ``("y", ...)`` a horizontal one; one that
        is being pulled out of a ruler is at infinity until it reaches the board.
    """

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self.lines: list[tuple[str, float]] = []
        self._item = GuidesItem(lambda: self.lines)
        self._item.setParentItem(view.layers["guides"].root)
        self._item.setVisible(False)

    def set(self, lines: Iterable[tuple[str, float]]) -> None:
        """Replace all."""
        self.lines = list(lines)
        self._item.setVisible(bool(self.lines))
        self._view.viewport().update()
        self._view.guides_changed.emit()

    def begin(self, axis: str) -> int:
        """Add one out of sight and return its place in :attr:`lines`."""
        self.lines.append((axis, math.inf))
        return len(self.lines) - 1

    def drag(self, index: int, pixel: QPointF) -> None:
        """Carry one to a pixel of the viewport, to the grid where that takes hold."""
        axis = self.lines[index][0]
        at = self._view.mapToScene(pixel.toPoint())
        mm = at.x() if axis == "x" else at.y()
        fine = 0.1 if self._view.pixels_per_mm() >= 4 else 0.5
        step = self._view.grid_mm or fine
        self.lines[index] = (axis, round(round(mm / step) * step, 6))
        self.set(self.lines)

    def drop(self, index: int, pixel: QPointF) -> None:
        """Leave one where it is, or delete it where it was carried off the viewport."""
        if not self._view.viewport().rect().contains(pixel.toPoint()):
            del self.lines[index]
        self.set(self.lines)

    def in_map_units(self) -> tuple[tuple[str, float], ...]:
        """Return those that points snap to; none while they are not shown."""
        if not self._view.layers["guides"].visible:
            return ()
        unit = self._view.model.shown.unit_mm
        return tuple((axis, mm / unit) for axis, mm in self.lines if math.isfinite(mm))

    def near(self, pixel: QPoint) -> int | None:
        """Return the one within three pixels of one of the viewport."""
        if not self._view.layers["guides"].visible:
            return None
        for k, (axis, mm) in enumerate(self.lines):
            if math.isfinite(mm):
                at = self._view.mapFromScene(QPointF(mm, mm))
                off = at.x() - pixel.x() if axis == "x" else at.y() - pixel.y()
                if abs(off) <= _REACH_PIXELS:
                    return k
        return None
