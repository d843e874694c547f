"""Measure lengths, angles and areas on the board."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from mapkit.editor.texts import tr
from mapkit.editor.tools.line_tool import LineTool, Place
from mapkit.editor.tools.tool import ToolEvent
from mapkit.words import decimal

__all__ = ["MeasureTool"]


class MeasureTool(LineTool):
    """Clicks a path and tells its length; the picture stays until Esc."""

    id = "measure"
    key = "M"
    icon = "measure"

    @property
    def title(self) -> str:
        """Name of the tool."""
        return tr("Measure")

    @property
    def hint(self) -> str:
        """What a click does now."""
        if len(self.points) < 2:
            return tr("Click two points or more; Esc clears.")
        return tr(
            "{length} mm in all, {direct} mm from the first point to the last.",
            length=decimal(self._length(self.points), 2),
            direct=decimal(self._length((self.points[0], self.points[-1])), 2),
        )

    def finish(self, points: Sequence[Place]) -> bool:  # noqa: ARG002 - as for every line
        """Keep the path on the board."""
        return False

    def move(self, event: ToolEvent) -> None:
        """Show the length and the direction of the next leg."""
        super().move(event)
        if self._legs:
            (ax, ay), (bx, by) = self.points[-1], event.snap.point
            angle = math.degrees(math.atan2(ay - by, bx - ax)) % 360
            total = self._length([*self.points, event.snap.point])
            self.view.overlay.label(
                (bx, by + self.view.radius(18)),
                tr("{angle}°, {total} mm in all", angle=decimal(angle, 1), total=decimal(total, 1)),
            )

    def _length(self, points: Sequence[Place]) -> float:
        unit = self.model.committed.unit_mm
        return sum(math.dist(a, b) for a, b in itertools.pairwise(points)) * unit
