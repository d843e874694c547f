"""The walking-distance kernel for NumPy arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import interface

Int32 = NDArray[np.int32]


def walking_distances(
    offsets: Int32, targets: Int32, cost: Int32, extra: Int32, allowance: int, *, once: bool
) -> NDArray[np.uint16]:
    """Find the cheapest way from every field to every other.

    Returns (N, N) uint16: from row to column; ``NONE`` of :mod:`mapkit.geometry.kernel.constants`
    where no way leads.

    A queue of buckets for every field: N times the number of steps.

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
    """
    task = interface.WalkTask(
        offsets=offsets, targets=targets, cost=cost, extra=extra, allowance=allowance, once=once
    )
    distance = np.empty((len(cost), len(cost)), np.uint16)
    interface.walking(task, interface.WalkTable(nfields=len(cost), distance=distance))
    return distance
