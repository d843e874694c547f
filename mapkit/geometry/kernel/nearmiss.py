"""The near-miss kernel for NumPy arrays."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import library

__all__ = [
    "BOARD",
    "EMPTY",
    "FREE",
    "START",
    "TARGET",
    "WANTED",
    "DeepLine",
    "Outcome",
    "deep_line",
]

FREE, START, TARGET, BOARD, WANTED, EMPTY = 1, 2, 4, 8, 16, 32
"""Roles of a place, added up.

It does not block; is S; is T; is on the board; has to be met; is void that passes.
"""

_P = ctypes.c_void_p
_I32 = ctypes.c_int32
_F64 = ctypes.c_double


class Outcome(IntEnum):
    """What the search came to."""

    FOUND = 0
    NO_LINE = 1
    NO_WANTED = 2


@dataclass(frozen=True, slots=True)
class DeepLine:
    """A line and how deep it cuts, in map units; both None unless the outcome is ``FOUND``."""

    outcome: Outcome
    depth: float | None = None
    line: tuple[tuple[float, float], tuple[float, float]] | None = None


@cache
def _function() -> ctypes.CDLL:
    lib = library()
    lib.mk_near_miss.restype = ctypes.c_int
    lib.mk_near_miss.argtypes = [_P, _P, _I32, _P, _P, _I32, _I32, _F64, _F64, _P]
    return lib


def deep_line(
    sides: NDArray[np.float64],
    places: NDArray[np.int32],
    roles: NDArray[np.uint8],
    corners: NDArray[np.float64],
    *,
    wanted: bool,
    limit: float = 0.0,
    precision: float = 1e-4,
) -> DeepLine:
    """Find the line from S to T that cuts least deep into what blocks.

    Parameters
    ----------
    sides : (E, 4) float64
        Edges between two places, noded, in map units: x, y of one end and of the other.
    places : (E, 2) int32
        Place to the left and to the right of each; place 0 is outside the board.
    roles : (P,) uint8
        Of every place.
    corners : (K, 2) float64
        Outward corners of the outside, of S, of T and of the wanted places.
    wanted : bool
        Whether the line has to pass a wanted place on its way.
    limit : float
        Above 0: only find some line that cuts less deep than this.
    precision : float
        The depth is right to this many map units.

    Notes
    -----
    One trial depth costs about n**2 line tests for n corners in the hull of S and T: tens of
    microseconds for neighbours, a few milliseconds across a board of 1,000 vertices. Bisection
    takes about 15 of them.
    """
    sides = np.ascontiguousarray(sides, np.float64)
    places = np.ascontiguousarray(places, np.int32)
    roles = np.ascontiguousarray(roles, np.uint8)
    corners = np.ascontiguousarray(corners, np.float64)
    if sides.shape != (len(places), 4) or (len(places) and places.max() >= len(roles)):
        raise ValueError("sides, places and roles do not fit each other")
    out = np.zeros(5)
    status = _function().mk_near_miss(
        sides.ctypes.data, places.ctypes.data, len(sides), roles.ctypes.data,
        corners.ctypes.data, len(corners), wanted, limit, precision, out.ctypes.data,
    )  # fmt: skip
    if status < 0:
        raise MemoryError("no memory left for the near miss of one pair")
    if status != Outcome.FOUND:
        return DeepLine(Outcome(status))
    depth, ax, ay, bx, by = out.tolist()
    return DeepLine(Outcome.FOUND, depth, ((ax, ay), (bx, by)))
