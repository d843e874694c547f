"""One ring freed of what encloses nothing: points named twice in a row, spikes of no width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

__all__ = ["CleanRing", "clean_ring"]


class CleanRing(NamedTuple):
    """What is left of a ring, and what was taken out of it; indices of points.

    ``ring`` is empty where fewer than three points are left, ``doubles`` are the points that were
    repeated, ``tips`` those of the spikes that were dropped.
    """

    ring: list[int]
    doubles: list[int]
    tips: list[int]


def clean_ring(ring: Sequence[int], xy: Sequence[Sequence[int]]) -> CleanRing:
    """Take double points and the tips of spikes out of one ring.

    Parameters
    ----------
    ring : sequence of int
        Indices of its points.
    xy : sequence of (int, int)
        The points, in map units.

    Notes
    -----
    Exact. Linear in the length of the ring, but for what is deleted from its middle.
    """
    clean = list(ring)
    doubles: list[int] = []
    spikes: list[int] = []
    i = 0
    unchanged = 0
    while clean and unchanged < len(clean):
        i %= len(clean)
        here, after = clean[i], clean[(i + 1) % len(clean)]
        if len(clean) > 1 and here == after:
            doubles.append(here)
        elif len(clean) > 2 and _reverses(xy[clean[i - 1]], xy[here], xy[after]):
            spikes.append(here)
        else:
            unchanged += 1
            i += 1
            continue
        del clean[i]
        i -= 1
        unchanged = 0
    if len(clean) < 3:
        return CleanRing([], doubles, spikes)
    # A point that a dropped tip leaves behind twice is part of the spike.
    repeated = {a for a, b in zip(ring, [*ring[1:], ring[0]], strict=True) if a == b}
    return CleanRing(clean, [d for d in doubles if d in repeated], spikes)


def _reverses(a: Sequence[int], b: Sequence[int], c: Sequence[int]) -> bool:
    ux, uy, vx, vy = a[0] - b[0], a[1] - b[1], c[0] - b[0], c[1] - b[1]
    return ux * vy == uy * vx and ux * vx + uy * vy > 0
