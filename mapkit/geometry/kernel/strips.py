"""The kernel that measures strips of parallel lines, for NumPy arrays."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import interface
from mapkit.geometry.kernel.constants import NO_LINE

__all__ = ["StripLine", "StripTask", "WidestStrip", "WidestStrips"]


class WidestStrip(NamedTuple):
    """One strip: lines along ``direction`` between the points ``low`` and ``high``.

    ``order`` stands for the fields that its lines cross from S to T, in either sense of the
    direction; ``low`` lies to the right of the strip, ``high`` to its left. The width is in the
    units of the points, 0 where there is no strip (``low`` is then -1).
    """

    width: float
    direction: tuple[float, float]
    order: int
    low: int
    high: int


class WidestStrips(NamedTuple):
    """The widest strips between two fields, of several sorts of lines.

    ``valid`` and ``shortest`` are made of such lines whatever they cross, ``beam`` of shortest
    and ``order`` of valid lines that cross the same fields in the same order.
    """

    valid: WidestStrip
    shortest: WidestStrip
    beam: WidestStrip
    order: WidestStrip


class StripLine(NamedTuple):
    """One line's way from S to T: the sides where it leaves and enters, and what lies between.

    ``leaves`` and ``enters`` are pairs of points, the first on the right seen along the way.
    """

    leaves: tuple[int, int]
    enters: tuple[int, int]
    fields: tuple[int, ...]


class StripTask:
    """Two fields, S and T, and the lines to measure between them.

    Parameters
    ----------
    xy : (N, 2) int64
        Points: the vertices of the mesh, then others (ends of portals); all different and below
        2**41 in size.
    triangles, neighbours : (T, 3) int32
    triangle_place : (T,) int32
    count : (R, P) int32
        For each rule and place the field that a line counts there, ``BLOCKS`` or ``PASSES``
        (:mod:`mapkit.geometry.kernel.constants`).
    flag : (R, P) uint8
        1 where a place is what the rule needs in between.
    need : (R,) uint8
        1 where the rule needs such a place.
    end : (P,) uint8
        ``IN_S``, ``IN_T`` or 0.
    exits : (K,) int32
        The sides of S, as 3 * triangle + side; triangles inside S.
    portals : (L, 2) int32
        Pieces of shared boundary that grant sight by themselves; S to the left of each.
    events : (M,) int32
        All points that a line from S to T can pass along allowed places, those of S and T too.
    corners : (H,) int32, (I,) int32
        Corners of the convex hulls of S and of T, as points.
    directions : ((int, int), (int, int)) or None
        The directions to sweep, counter-clockwise and less than half a turn; None for all.
    most : int
        No more fields than so many are on a line that is taken for a shortest one: the clear
        distance, or more to learn what comes next.
    fields : int
        Number of fields.
    above : int
        More fields than so many are on such a line; 0 leaves out none.
    """

    def __init__(
        self,
        *,
        xy: NDArray[np.int64],
        triangles: NDArray[np.int32],
        neighbours: NDArray[np.int32],
        triangle_place: NDArray[np.int32],
        count: NDArray[np.int32],
        flag: NDArray[np.uint8],
        need: NDArray[np.uint8],
        end: NDArray[np.uint8],
        exits: NDArray[np.int32],
        portals: NDArray[np.int32],
        events: NDArray[np.integer],
        corners: tuple[NDArray[np.integer], NDArray[np.integer]],
        directions: tuple[tuple[int, int], tuple[int, int]] | None,
        most: int,
        fields: int,
        above: int = 0,
    ) -> None:
        self._task = interface.StripTask(
            xy=xy, triangles=triangles, neighbours=neighbours, place=triangle_place, count=count,
            flag=flag, need=need, end=end, exits=exits, portals=portals, events=events,
            corners_s=corners[0], corners_t=corners[1], most=most, above=above, nfields=fields,
        )  # fmt: skip
        self._sweep = directions or ((0, 0), (0, 0))

    def limit(self, most: int, above: int = 0) -> None:
        """Take lines for the shortest that have more fields than ``above``, at most ``most``."""
        self._task.most, self._task.above = most, above

    @cached_property
    def _way(self) -> tuple[NDArray[np.int32], interface.StripWay]:
        fields = np.empty(self._task.ntriangles, np.int32)
        return fields, interface.StripWay(fields=fields)

    def widest(
        self, enough: float = float("inf"), *, along: tuple[int, int] | None = None
    ) -> WidestStrips:
        """Find the widest strips of parallel lines from S to T.

        Parameters
        ----------
        enough : float
            Stop as soon as both strips that may cross whatever they like are as wide as this. Other
            strips are not looked for then.
        along : (int, int) or None
            Look in this one direction only.

        Notes
        -----
        For M events near each other's lines of the order of M**2 log M within a half turn, and
        one walk over the mesh for each pair of them whose line meets both fields.
        """
        task = self._task
        task.sweep_from, task.sweep_to = (along, along) if along else self._sweep
        task.enough = enough
        best = interface.WidestStrips()
        interface.strips(task, best)
        return WidestStrips(*(_strip(getattr(best, kind)) for kind in WidestStrips._fields))

    def line(self, direction: tuple[float, float], level: float, order: int) -> StripLine | None:
        """Follow one line, and tell its way from S to T that crosses the fields in an order.

        Parameters
        ----------
        direction : (float, float)
            Unit vector.
        level : float
            How far to the left of the first event point the line lies; it should pass no point
            closer than rounding.
        order : int
            That of a :class:`WidestStrip`.
        """
        fields, way = self._way
        line = interface.StripLine(direction=direction, level=level, order=order)
        n = interface.strip_line(self._task, line, way)
        if n == NO_LINE:
            return None
        return StripLine(tuple(way.leaves), tuple(way.enters), tuple(fields[:n].tolist()))


def _strip(found: interface.Strip) -> WidestStrip:
    direction = found.direction.x, found.direction.y
    return WidestStrip(found.width, direction, found.order, found.low, found.high)
