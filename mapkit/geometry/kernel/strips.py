"""The kernel that measures strips of parallel lines, for NumPy arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from mapkit.geometry.kernel import interface

XY = tuple[float, float]


class StripPicture(NamedTuple):
    """What can be shown of a strip, in map units."""

    ends: tuple[XY, XY]
    """Middle line from the last point in S to the first point in T."""
    direction: XY
    """Unit vector from S to T."""
    fields: tuple[int, ...]
    """What the lines cross in between."""
    corners: tuple[XY, XY, XY, XY]
    """One side from S to T, the other side back."""

    def turned(self) -> StripPicture:
        """Return the same strip seen from T to S."""
        p, q, s, r = self.corners
        return StripPicture(
            (self.ends[1], self.ends[0]),
            (-self.direction[0], -self.direction[1]),
            self.fields[::-1],
            (q, p, r, s),
        )


class WidestStrip(NamedTuple):
    """A strip: its width in the units of the points, and how it looks.

    No picture where the strip is narrower than floating point can tell: a billionth of a map unit,
    on a board of needles 2**30 units long.
    """

    width: float
    picture: StripPicture | None


def widest_strip(task: interface.StripTask) -> WidestStrip | None:
    """Find the widest strip of parallel lines that cross the same fields in the same order.

    None where no line has the distance that was asked for.

    For M points near each other's lines of the order of M**2 log M within a half turn, and one walk
    over the mesh for each pair of them whose line meets both fields.
    """
    fields = np.empty(task.ntriangles, np.int32)
    out = interface.WidestStrip(fields=fields)
    interface.strip(task, out)
    if out.low < 0:
        return None
    if not out.shown:
        return WidestStrip(out.width, None)
    a, b = (_xy(end) for end in out.ends)
    p, q, s, r = (_xy(corner) for corner in out.corners)
    passed = tuple(fields[: out.nfields].tolist())
    return WidestStrip(out.width, StripPicture((a, b), _xy(out.direction), passed, (p, q, s, r)))


def _xy(point: interface.dvec) -> XY:
    return point.x, point.y
