"""The middle line and the corners of a strip that the kernel has found."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.strips import StripLine, StripTask, WidestStrip

__all__ = ["XY", "StripPicture", "picture"]

XY = tuple[float, float]

# Levels of points that lie on one line differ by rounding: at most by this share of the extent.
_ROUNDING = 2.0**-44


class StripPicture(NamedTuple):
    """What can be shown of a strip, in map units.

    Attributes
    ----------
    ends : ((float, float), (float, float))
        Middle line from the last point in S to the first point in T.
    direction : (float, float)
        Unit vector from S to T.
    fields : tuple of int
        What the lines cross in between.
    corners : four (float, float)
        One side from S to T, the other side back.
    """

    ends: tuple[XY, XY]
    direction: XY
    fields: tuple[int, ...]
    corners: tuple[XY, XY, XY, XY]

    def turned(self) -> StripPicture:
        """Return the same strip seen from T to S."""
        p, q, s, r = self.corners
        return StripPicture(
            (self.ends[1], self.ends[0]),
            (-self.direction[0], -self.direction[1]),
            self.fields[::-1],
            (q, p, r, s),
        )


class _Lines:
    """The parallel lines of one strip, by how far they lie to the left of the first event."""

    def __init__(
        self,
        task: StripTask,
        strip: WidestStrip,
        xy: NDArray[np.int64],
        events: NDArray[np.int64],
        scale: int,
    ) -> None:
        self.task, self.strip, self.xy, self.scale = task, strip, xy, scale
        dx, dy = strip.direction
        off = xy - xy[events[0]]
        self.level = dx * off[:, 1] - dy * off[:, 0]
        self.close = _ROUNDING * float(np.abs(off[events]).max())
        low, high = self.level[strip.low], self.level[strip.high]
        inside = self.level[events]
        self.steps = np.sort(inside[(inside >= low) & (inside <= high)])

    def near(self, level: float, side: int) -> tuple[StripLine, float] | None:
        """Follow a line beside a level (side 1 left, -1 right), clear of all points.

        Returns the way and its length on the level asked for.
        """
        steps = self.steps
        if side > 0:
            above = int(np.searchsorted(steps, level + self.close, "right"))
            gap = (level, steps[above]) if above < len(steps) else None
        else:
            above = int(np.searchsorted(steps, level - self.close, "left"))
            gap = (steps[above - 1], level) if above > 0 else None
        if gap is None:
            return None
        way = self.task.line(self.strip.direction, float(sum(gap)) / 2, self.strip.order)
        if way is None:
            return None
        ends = self.cut(way, level)
        return way, float(np.hypot(*np.subtract(ends[1], ends[0])))

    def cut(self, way: StripLine, level: float) -> tuple[XY, XY]:
        """Cut a line at the sides where a way next to it leaves S and enters T."""
        return self._meet(way.leaves, level), self._meet(way.enters, level)

    def _meet(self, side: tuple[int, int], level: float) -> XY:
        a, b = side
        la, lb = self.level[a], self.level[b]
        share = min(max((level - la) / (lb - la), 0.0), 1.0)
        p = self.xy[a] + share * (self.xy[b] - self.xy[a])
        return float(p[0]) / self.scale, float(p[1]) / self.scale


def picture(
    task: StripTask,
    strip: WidestStrip,
    xy: NDArray[np.int64],
    events: NDArray[np.int64],
    scale: int,
) -> StripPicture | None:
    """Find the middle line and the corners of a strip.

    None where the strip is narrower than floating point can tell: a billionth of a map unit, on
    a board of needles 2**30 units long.

    Parameters
    ----------
    strip : WidestStrip
        One that keeps to one order of fields, of positive width.
    xy : (N, 2) int64
        The task's points.
    events : (M,) int64
        The task's events.
    scale : int
        Size of a map unit in the points.
    """
    lines = _Lines(task, strip, xy, events, scale)
    low, high = float(lines.level[strip.low]), float(lines.level[strip.high])
    middle = (low + high) / 2
    # Where the middle line runs through a corner of S or T, the way that touches it is shorter.
    beside = [found for side in (1, -1) if (found := lines.near(middle, side))]
    if not beside:
        return None
    way = min(beside, key=lambda found: found[1])[0]
    ends = lines.cut(way, middle)
    # A side of S has S on its left, so a line that leaves there in the direction of the strip
    # has the side's first point on its right.
    a, b = way.leaves
    sense = 1.0 if lines.level[b] > lines.level[a] else -1.0
    direction = (sense * strip.direction[0], sense * strip.direction[1])
    edges = []
    for level, side in ((low, 1), (high, -1)):
        found = lines.near(level, side)
        p, q = lines.cut(found[0] if found else way, level)
        # Where S and T interlock, lines of one strip may lead to T in opposite senses.
        against = (q[0] - p[0]) * direction[0] + (q[1] - p[1]) * direction[1] < 0
        edges.append((q, p) if against else (p, q))
    if ends[0] == ends[1]:
        edges = [_stretched(edge, direction, strip.width / scale / 2) for edge in edges]
    (p, q), (r, s) = edges
    return StripPicture(ends, direction, way.fields, (p, q, s, r))


def _stretched(edge: tuple[XY, XY], direction: XY, by: float) -> tuple[XY, XY]:
    (px, py), (qx, qy) = edge
    dx, dy = by * direction[0], by * direction[1]
    return (px - dx, py - dy), (qx + dx, qy + dy)
