"""The kernel that measures strips of parallel lines, for NumPy arrays."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import library

__all__ = ["IN_S", "IN_T", "StripLine", "StripTask", "WidestStrip", "WidestStrips"]

IN_S, IN_T = 1, 2
"""In ``StripTask.end``: the place belongs to the field where lines start, or end."""

_P = ctypes.c_void_p
_I32 = ctypes.c_int32
_F64 = ctypes.c_double


_NUMBERS = (
    "npoints", "ntriangles", "nplaces", "nfields", "nrules", "nexits", "nportals", "nevents",
    "ncorners_s", "ncorners_t", "clear",
)  # fmt: skip
_ARRAYS = (
    "xy", "tri", "nbr", "place", "count", "flag", "need", "end", "exits", "portals", "events",
    "corners",
)  # fmt: skip


class _Task(ctypes.Structure):
    _fields_ = (
        *((name, _I32) for name in _NUMBERS),
        *((name, _P) for name in _ARRAYS),
        *((name, ctypes.c_int64) for name in ("from_x", "from_y", "to_x", "to_y")),
        ("enough", _F64),
    )


class _Strip(ctypes.Structure):
    _fields_ = (
        ("width", _F64),
        ("dx", _F64),
        ("dy", _F64),
        ("id", ctypes.c_uint64),
        ("low", _I32),
        ("high", _I32),
    )


@cache
def _functions() -> ctypes.CDLL:
    lib = library()
    lib.mk_strips.restype = ctypes.c_int
    lib.mk_strips.argtypes = [_P, _P]
    lib.mk_strip_line.restype = _I32
    lib.mk_strip_line.argtypes = [_P, _F64, _F64, _F64, ctypes.c_uint64, _P, _P]
    return lib


@dataclass(frozen=True, slots=True)
class WidestStrip:
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


@dataclass(frozen=True, slots=True)
class StripLine:
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
        (:mod:`mapkit.geometry.kernel.sight`).
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
    clear : int
        The fewest fields on a line: what a shortest line has.
    fields : int
        Number of fields.
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
        clear: int,
        fields: int,
    ) -> None:
        arrays: dict[str, NDArray[Any]] = {
            "xy": np.ascontiguousarray(xy, np.int64),
            "tri": np.ascontiguousarray(triangles, np.int32),
            "nbr": np.ascontiguousarray(neighbours, np.int32),
            "place": np.ascontiguousarray(triangle_place, np.int32),
            "count": np.ascontiguousarray(count, np.int32),
            "flag": np.ascontiguousarray(flag, np.uint8),
            "need": np.ascontiguousarray(need, np.uint8),
            "end": np.ascontiguousarray(end, np.uint8),
            "exits": np.ascontiguousarray(exits, np.int32),
            "portals": np.ascontiguousarray(portals, np.int32),
            "events": np.ascontiguousarray(events, np.int32),
            "corners": np.ascontiguousarray(np.concatenate(corners), np.int32),
        }
        self._arrays = arrays  # the kernel holds addresses only
        self._task = _Task(
            npoints=len(arrays["xy"]),
            ntriangles=len(arrays["tri"]),
            nplaces=len(arrays["end"]),
            nfields=fields,
            nrules=len(arrays["need"]),
            nexits=len(arrays["exits"]),
            nportals=len(arrays["portals"]),
            nevents=len(arrays["events"]),
            ncorners_s=len(corners[0]),
            ncorners_t=len(corners[1]),
            clear=clear,
            **{name: array.ctypes.data for name, array in arrays.items()},
        )
        (fx, fy), (tx, ty) = directions or ((0, 0), (0, 0))
        self._sweep = (fx, fy, tx, ty)

    def widest(
        self,
        enough: float = float("inf"),
        *,
        along: tuple[int, int] | None = None,
    ) -> WidestStrips:
        """Find the widest strips of parallel lines from S to T.

        Parameters
        ----------
        enough : float
            Stop as soon as both strips that may cross whatever they like are as wide as this.
        along : (int, int) or None
            Look in this one direction only.

        Returns
        -------
        WidestStrips

        Notes
        -----
        For M events near each other's lines of the order of M**2 log M within a half turn, and
        one walk over the mesh for each pair of them whose line meets both fields.
        """
        task = self._task
        task.from_x, task.from_y, task.to_x, task.to_y = (*along, *along) if along else self._sweep
        task.enough = enough
        best = (_Strip * 4)()
        if _functions().mk_strips(ctypes.addressof(task), ctypes.addressof(best)):
            raise MemoryError("no memory for the strips of parallel lines")
        return WidestStrips(
            *(WidestStrip(s.width, (s.dx, s.dy), s.id, s.low, s.high) for s in best)
        )

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
        ends = (_I32 * 4)()
        fields = np.empty(len(self._arrays["tri"]) + 1, np.int32)
        n = _functions().mk_strip_line(
            ctypes.addressof(self._task), *direction, level, order,
            ctypes.addressof(ends), fields.ctypes.data,
        )  # fmt: skip
        if n < 0:
            return None
        return StripLine((ends[0], ends[1]), (ends[2], ends[3]), tuple(fields[:n].tolist()))
