"""How many fields any line between two fields crosses at the least, whatever its way."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.constants import NONE


def field_steps(mesh: Mesh) -> NDArray[np.uint16]:
    """Return in how many steps, from field to field that share a vertex, each comes to each.

    Returns
    -------
    (N, N) uint16
        Symmetric; ``NONE`` where there is no way.
    """
    n = len(mesh.field_ids)
    first, second = _neighbours(mesh, n)
    steps = np.full((n, n), NONE, np.uint16)
    np.fill_diagonal(steps, 0)
    if not n:
        return steps
    reached = np.packbits(np.eye(n, dtype=np.bool_), axis=1)
    offsets = np.searchsorted(first, np.arange(n))
    for step in range(1, n):
        wider = np.bitwise_or.reduceat(reached[second], offsets, axis=0)
        new = np.unpackbits(wider & ~reached, axis=1, count=n).astype(np.bool_)
        if not new.any():
            break
        steps[new] = step
        reached = wider
    return steps


def _neighbours(mesh: Mesh, n: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return pairs of fields with a common vertex, each both ways and each field with itself."""
    fields = mesh.place_fields[mesh.triangle_place].astype(np.int64)
    at = np.repeat(mesh.triangles.astype(np.int64)[:, :, None], 2, axis=2)
    of = np.broadcast_to(fields[:, None, :], at.shape)
    known = _distinct(at[of >= 0] * n + of[of >= 0])
    vertex, field = np.divmod(known, max(n, 1))
    pairs = [np.arange(n) * (n + 1)]
    apart = 1
    while (same := vertex[apart:] == vertex[:-apart]).any():
        one, other = field[:-apart][same], field[apart:][same]
        pairs += [one * n + other, other * n + one]
        apart += 1
    first, second = np.divmod(_distinct(np.concatenate(pairs)), max(n, 1))
    return first, second


def _distinct(numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Sort numbers, each once; ``np.unique`` loads ``numpy.ma``, which takes longer than a pair."""
    found = np.sort(numbers)
    first = np.ones(len(found), np.bool_)
    first[1:] = found[1:] != found[:-1]
    return found[first]
