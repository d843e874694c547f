"""The kernel that looks for lines with few fields, for NumPy arrays."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import library

__all__ = ["ClippingLine", "clipping_line"]

_P = ctypes.c_void_p
_I32 = ctypes.c_int32
_F64 = ctypes.c_double

Float64 = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class ClippingLine:
    """A line and what it passes, in map units.

    Attributes
    ----------
    depth : float
        How far the line gets from S, T and the fields it needs.
    line : ((float, float), (float, float))
        Its ends in S and T.
    needed, others : tuple of int
        The fields it needs, and the others that it passes.
    """

    depth: float
    line: tuple[tuple[float, float], tuple[float, float]]
    needed: tuple[int, ...]
    others: tuple[int, ...]


@cache
def _functions() -> ctypes.CDLL:
    lib = library()
    lib.mk_clipped.restype = ctypes.c_int
    lib.mk_clipped.argtypes = [
        _P, _P, _I32, _P, _P, _P, _I32, _P, _I32, _I32, _F64, _I32, _F64, _P, _P, _P,
    ]  # fmt: skip
    return lib


def clipping_line(
    sides: Float64,
    places: NDArray[np.int32],
    roles: NDArray[np.uint8],
    counts: NDArray[np.int32],
    fits: NDArray[np.bool_],
    corners: Float64,
    *,
    wanted: bool,
    tolerance: float,
    enough: int,
    precision: float = 1e-4,
) -> ClippingLine | None:
    """Find a valid line that stays within the tolerance of S, T and a few other fields.

    Parameters
    ----------
    sides, places, roles
        As for :func:`mapkit.geometry.kernel.nearmiss.deep_line`; void that passes is ``EMPTY``.
    counts : (P,) int32
        The field that counts at every place, -1 for none.
    fits : (N,) bool
        The fields one of which has to be on the way; one of them always counts.
    corners : (K, 2) float64
        Outward corners of S, of T and of the wanted places.
    wanted : bool
        Whether the line has to pass a wanted place on its way.
    tolerance, precision : float
        In map units; the depth is given to the precision.
    enough : int
        How many fields the line may need.

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
    counts = np.ascontiguousarray(counts, np.int32)
    marks = np.ascontiguousarray(fits, np.uint8)
    corners = np.ascontiguousarray(corners, np.float64)
    if sides.shape != (len(places), 4) or len(counts) != len(roles) or counts.max() >= len(marks):
        raise ValueError("sides, places, roles and fields do not fit each other")
    out, fields, needed = (
        np.zeros(5),
        np.zeros(len(marks), np.int32),
        np.zeros(len(marks), np.int32),
    )
    found = _functions().mk_clipped(
        sides.ctypes.data, places.ctypes.data, len(sides), roles.ctypes.data, counts.ctypes.data,
        marks.ctypes.data, len(marks), corners.ctypes.data, len(corners), wanted, tolerance, enough,
        precision, out.ctypes.data, fields.ctypes.data, needed.ctypes.data,
    )  # fmt: skip
    if found < -1:
        raise MemoryError("no memory left for the lines of one pair")
    if found < 0:
        return None
    depth, ax, ay, bx, by = out.tolist()
    passed = list(zip(fields[:found].tolist(), needed[:found].tolist(), strict=True))
    return ClippingLine(
        depth,
        ((ax, ay), (bx, by)),
        needed=tuple(field for field, need in passed if need),
        others=tuple(field for field, need in passed if not need),
    )
