"""The kernel that looks for lines with few fields, for NumPy arrays."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import library

__all__ = ["ClippingLine", "clipping_line", "core_corners"]

_P = ctypes.c_void_p
_I32 = ctypes.c_int32
_F64 = ctypes.c_double

Float64 = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class ClippingLine:
    """A line, in map units, and the fields it passes with how deep it goes into each."""

    line: tuple[tuple[float, float], tuple[float, float]]
    depths: tuple[tuple[int, float], ...]


@cache
def _functions() -> ctypes.CDLL:
    lib = library()
    lib.mk_clipped.restype = ctypes.c_int
    lib.mk_clipped.argtypes = [
        _P, _P, _I32, _P, _P, _P, _I32, _P, _I32, _I32, _F64, _I32, _F64, _P, _P, _P,
    ]  # fmt: skip
    lib.mk_core_corners.restype = ctypes.c_int
    lib.mk_core_corners.argtypes = [_P, _I32, _F64, _P, _I32]
    return lib


def core_corners(sides: Float64, tolerance: float) -> Float64:
    """Find the outward corners of what is left of a field shrunk by a tolerance.

    Parameters
    ----------
    sides : (n, 4) float64
        The field's edges, directed so that the field is on their right, in map units.
    tolerance : float
        In map units.

    Returns
    -------
    (k, 2) float64

    Notes
    -----
    About n**3 steps at worst; microseconds for a field of 8 corners.
    """
    sides = np.ascontiguousarray(sides, np.float64)
    room = 4 * len(sides) ** 2 + 8
    out = np.zeros((room, 2))
    found = _functions().mk_core_corners(
        sides.ctypes.data, len(sides), tolerance, out.ctypes.data, room
    )
    if found < 0:
        raise MemoryError("no memory left for the core of a field")
    return out[:found].copy()


def clipping_line(
    sides: Float64,
    places: NDArray[np.int32],
    roles: NDArray[np.uint8],
    members: NDArray[np.int32],
    counted: NDArray[np.bool_],
    corners: Float64,
    *,
    wanted: bool,
    tolerance: float,
    enough: int,
    precision: float = 1e-4,
) -> ClippingLine | None:
    """Find a valid line that goes deeper than the tolerance into few fields only.

    Parameters
    ----------
    sides, places, roles
        As for :func:`mapkit.geometry.kernel.nearmiss.deep_line`.
    members : (P, 2) int32
        The fields of every place, -1 for none.
    counted : (N,) bool
        The fields that count in between.
    corners : (K, 2) float64
        Outward corners of S, of T, of the wanted places and of the cores of all counted fields.
    wanted : bool
        Whether the line has to pass a wanted place on its way.
    tolerance, precision : float
        In map units; depths are given to the precision.
    enough : int
        How many fields the line may go into deeper than the tolerance.

    Returns
    -------
    ClippingLine or None
        None where there is no such line.

    Notes
    -----
    About n**2 line tests for n corners in the hull of S and T.
    """
    sides = np.ascontiguousarray(sides, np.float64)
    places = np.ascontiguousarray(places, np.int32)
    roles = np.ascontiguousarray(roles, np.uint8)
    members = np.ascontiguousarray(members, np.int32)
    marks = np.ascontiguousarray(counted, np.uint8)
    corners = np.ascontiguousarray(corners, np.float64)
    if len(members) != len(roles) or sides.shape != (len(places), 4):
        raise ValueError("sides, places, roles and members do not fit each other")
    out, fields, depths = np.zeros(4), np.zeros(len(marks), np.int32), np.zeros(len(marks))
    found = _functions().mk_clipped(
        sides.ctypes.data, places.ctypes.data, len(sides), roles.ctypes.data, members.ctypes.data,
        marks.ctypes.data, len(marks), corners.ctypes.data, len(corners), wanted, tolerance, enough,
        precision, out.ctypes.data, fields.ctypes.data, depths.ctypes.data,
    )  # fmt: skip
    if found < -1:
        raise MemoryError("no memory left for the lines of one pair")
    if found < 0:
        return None
    ax, ay, bx, by = out.tolist()
    passed = zip(fields[:found].tolist(), depths[:found].tolist(), strict=True)
    return ClippingLine(((ax, ay), (bx, by)), tuple(passed))
