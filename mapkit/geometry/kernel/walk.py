"""The walking-distance kernel for NumPy arrays."""

from __future__ import annotations

import ctypes

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import library

__all__ = ["NONE", "walking_distances"]

NONE = 65535
"""In a distance table: no way."""

Int32 = NDArray[np.int32]


def walking_distances(
    offsets: Int32, targets: Int32, cost: Int32, extra: Int32, allowance: int, *, once: bool
) -> NDArray[np.uint16]:
    """Find the cheapest way from every field to every other.

    Parameters
    ----------
    offsets, targets : (N + 1,) and (K,) int32
        Steps in rows: field ``f`` leads to ``targets[offsets[f]:offsets[f + 1]]``.
    cost, extra : (N,) int32
        What entering a field takes, at least 1, and what it takes on top (hard terrain).
    allowance : int
        What a mover may spend a turn, to count turns; 0 to count plain cost.
    once : bool
        The extra is paid once a turn only.

    Returns
    -------
    (N, N) uint16
        From row to column; ``NONE`` where no way leads.

    Notes
    -----
    A queue of buckets for every field: N times the number of steps.
    """
    n = len(offsets) - 1
    out = np.empty((n, n), np.uint16)
    arrays = [np.ascontiguousarray(a, np.int32) for a in (offsets, targets, cost, extra)]
    function = library().mk_walking
    function.restype = ctypes.c_int
    function.argtypes = [
        ctypes.c_int32, *[ctypes.c_void_p] * 4, ctypes.c_int32, ctypes.c_int32, ctypes.c_void_p
    ]  # fmt: skip
    if function(n, *(a.ctypes.data for a in arrays), allowance, int(once), out.ctypes.data):
        raise MemoryError("no memory for walking distances")
    return out
