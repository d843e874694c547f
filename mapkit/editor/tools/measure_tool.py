"""Measure lengths, angles and areas on the board."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from mapkit.editor.canvas.tool import ToolEvent
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.map_model import Done
from mapkit.editor.tools.line_tool import LineTool, Place
from mapkit.messages import decimal


class MeasureTool(LineTool):
    """Clicks a path and tells its length; the picture stays until Esc."""

    id = "measure"
    key = "M"
    icon = "measure"
    draws_curves = False
    title = tr_later("Measure")

    @property
    def hint(self) -> str:
        """What a click does now, or what was measured."""
        points = self.points
        if len(points) < 2:
            return tr("Click two points or more, or drag from one to the other; Esc clears.")
        if len(points) == 2:
            return tr("{length} mm", length=decimal(self._length(points), 2))
        return tr(
            "{length} mm in all, {direct} mm from the first point to the last.",
            length=decimal(self._length(points), 2),
            direct=decimal(self._length((points[0], points[-1])), 2),
        )

    def finish(self, points: Sequence[Place], done: Done) -> None:  # noqa: ARG002 - as for lines
        """Keep the path on the board."""
        done(False)

    def _draw(self, event: ToolEvent | None) -> None:
        """Show the path, and what the last leg measures unless another one is pointed at."""
        super()._draw(event)
        points = self.points
        if (event is None or self.path.whole) and len(points) > 1:
            self.view.overlay.label(points[-1], self._measure(points[-2:], points[:-1]))

    def _measure(self, way: Sequence[Place], before: Sequence[Place] | None = None) -> str:
        """Say a leg's length and direction, of a later one also what it makes in all."""
        (ax, ay), (bx, by) = way[0], way[-1]
        angle = decimal(math.degrees(math.atan2(ay - by, bx - ax)) % 360, 1)
        length = self._length(way)
        total = self._length(self.points if before is None else before) + length
        said = decimal(length, 1)
        if total == length:
            return tr("{length} mm, {angle}°", length=said, angle=angle)
        return tr(
            "{length} mm, {angle}°; {total} mm in all",
            length=said, angle=angle, total=decimal(total, 1),
        )  # fmt: skip

    def _length(self, points: Sequence[Place]) -> float:
        unit = self.model.committed.unit_mm
        return sum(math.dist(a, b) for a, b in itertools.pairwise(points)) * unit
