"""An order of points in which neighbours in the plane mostly stay neighbours."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

__all__ = ["along_curve"]

_BITS = 16
# A number's bits moved apart, to every second place, by halves.
_SPREAD = ((8, 0x00FF00FF), (4, 0x0F0F0F0F), (2, 0x33333333), (1, 0x55555555))


def along_curve(xy: NDArray[np.int64]) -> NDArray[np.intp]:
    """Order points along a Z curve [Morton]_, so that work on neighbours stays in the cache.

    Parameters
    ----------
    xy : (N, 2) int64
        Points; their differences have to stay below 2**47.

    Returns
    -------
    (N,) intp
        Positions in ``xy``.

    References
    ----------
    .. [Morton] G. M. Morton, "A computer oriented geodetic data base and a new technique in file
       sequencing", IBM, 1966.
    """
    if not len(xy):
        return np.zeros(0, np.intp)
    offset = xy - xy.min(axis=0)
    cell = (offset * (2**_BITS - 1) // max(1, int(offset.max()))).astype(np.uint64)
    for shift, mask in _SPREAD:
        cell = (cell | (cell << np.uint64(shift))) & np.uint64(mask)
    return np.argsort(cell[:, 0] | (cell[:, 1] << np.uint64(1)), kind="stable")
