"""The rings of all fields in arrays, one ring after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.model import GameMap

NumberedRing = tuple[int, int, list[int]]
"""A ring that can be looked at: its field's index, its number there, its points' indices."""


class Spike(NamedTuple):
    """The tips that were taken out of one ring, point indices."""

    field: int
    hole: int
    tips: tuple[int, ...]


class Rings(NamedTuple):
    """Rings of all fields that can be looked at, double points and spikes taken out.

    ``ring_of``, ``following`` and ``previous``: (N,) int64: Ring of each corner, and positions of
    the corners after and before it in the ring.
    """

    field_ids: tuple[str, ...]
    """The fields in the order of the map, also those whose rings could not be used."""
    xy: Int64
    """(P, 2) int64: Distinct points of all rings."""
    names: tuple[str, ...]
    """The first vertex id at each point."""
    corner: Int64
    """(N,) int64: Point indices, ring after ring."""
    start: Int64
    """(R,) int64: Where each ring begins in ``corner``."""
    ring_of: Int64
    following: Int64
    previous: Int64
    field: Int64
    """(R,) int64: Index of each ring's field."""
    hole: Bool
    """(R,) bool."""
    area2: Int64
    """(R,) int64: Twice the signed area."""
    spikes: tuple[Spike, ...]
    """What was taken out."""


def ring_arrays(
    game_map: GameMap,
    xy: Int64,
    names: Sequence[str],
    drawn: Sequence[NumberedRing],
    spikes: Sequence[Spike] = (),
) -> Rings:
    """Put rings into arrays.

    Parameters
    ----------
    game_map : GameMap
        Whose fields the rings are numbered by.
    xy : (P, 2) int64
    names : sequence of str
        Of the points.
    drawn : sequence of (int, int, list of int)
        Field by field, the outer ring first.
    spikes : sequence of Spike, optional
        What was taken out of them.
    """
    length = np.array([len(ring) for _, _, ring in drawn], dtype=np.int64)
    start = np.cumsum(length) - length
    corner = np.array([i for _, _, ring in drawn for i in ring], dtype=np.int64)
    ring_of = np.repeat(np.arange(len(drawn)), length)
    following = np.arange(1, len(corner) + 1)
    previous = np.arange(-1, len(corner) - 1)
    if len(drawn):
        following[start + length - 1] = start
        previous[start] = start + length - 1
    return Rings(
        field_ids=tuple(game_map.fields),
        xy=xy,
        names=tuple(names),
        corner=corner,
        start=start,
        ring_of=ring_of,
        following=following,
        previous=previous,
        field=np.array([f for f, _, _ in drawn], dtype=np.int64),
        hole=np.array([k > 0 for _, k, _ in drawn], dtype=np.bool_),
        area2=twice_area(xy[corner], start, ring_of, following),
        spikes=tuple(spikes),
    )


def odd_rings(rings: Rings) -> Bool:
    """Return for each ring whether it has a double point or a spike anywhere, (R,) bool."""
    here = rings.xy[rings.corner]
    before, after = here[rings.previous], here[rings.following]
    odd = (cross(here, before, after) == 0) & (dot(here, before, after) >= 0)
    flagged: Bool = np.zeros(len(rings.start), dtype=np.bool_)
    flagged[rings.ring_of[odd]] = True
    return flagged


Int64 = NDArray[np.int64]
Float = NDArray[np.float64]
Bool = NDArray[np.bool_]


def cross(o: Int64, a: Int64, b: Int64) -> Int64:
    """Return twice the signed areas of the triangles o, a, b; arrays of shape (..., 2)."""
    u, v = a - o, b - o
    result: Int64 = u[..., 0] * v[..., 1] - u[..., 1] * v[..., 0]
    return result


def dot(o: Int64, a: Int64, b: Int64) -> Int64:
    """Return the inner products of a - o and b - o; arrays of shape (..., 2)."""
    u, v = a - o, b - o
    result: Int64 = u[..., 0] * v[..., 0] + u[..., 1] * v[..., 1]
    return result


def twice_area(points: Int64, starts: Int64, ring_of: Int64, following: Int64) -> Int64:
    """Return twice the signed area of each ring.

    Sums wrap round without harm, since the area of a simple ring itself fits.

    Parameters
    ----------
    points : (N, 2) int64
        Corners of all rings one after the other.
    starts : (R,) int64
        Where each ring begins; no ring is empty.
    ring_of, following : (N,) int64
        Each corner's ring, and the position of the corner after it.
    """
    if not len(starts):
        return np.zeros(0, dtype=np.int64)
    origin = points[starts][ring_of]
    return np.add.reduceat(cross(origin, points, points[following]), starts)
