"""Lines that vertices are moved about for, and the points that vertices may move to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.interface import LooseWay, straighten
from mapkit.geometry.kernel.sight import SlackLine

Point = tuple[int, int]
Float64 = NDArray[np.float64]

HAIR = 1e-3
"""Map units: narrower strips than that are not looked for, and not left."""


@dataclass(frozen=True, slots=True)
class LooseLine:
    """A line on which all vertices of a way are as little as can be on the wrong side.

    Attributes
    ----------
    way : (K, 2) int32
        The left and the right end of each side that it crosses.
    direction : (2,) float64
    level : float
        How far it lies to the left of the origin.
    lacks : float
        How far vertices are on the wrong side, on either hand together; below 0 there is a strip.
    """

    way: NDArray[np.int32]
    direction: Float64
    level: float
    lacks: float

    def aside(self, xy: NDArray[np.int64]) -> Float64:
        """Return how far points, (K, 2), are to the left."""
        return np.asarray(xy @ self.normal - self.level, np.float64)

    @property
    def normal(self) -> Float64:
        """The direction to the left."""
        return np.array([-self.direction[1], self.direction[0]])


def across(at: NDArray[np.int64], towards: Float64, lacks: float, tolerance: float) -> Point | None:
    """Return the nearest point within the tolerance that lies far enough in a direction."""
    tries = [np.rint(at + towards * (lacks + k)).astype(np.int64) + _AROUND for k in (0, 0.7)]
    near = np.concatenate(tries)
    off = near - at
    near = near[(off @ towards >= lacks) & _within(off, tolerance)]
    if not len(near):
        return None
    best = near[np.argmin(((near - at) ** 2).sum(axis=1))]
    return int(best[0]), int(best[1])


_AROUND = np.array([(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)], np.int64)


def _within(off: NDArray[np.int64], tolerance: float) -> NDArray[np.bool_]:
    return np.asarray((off.astype(np.float64) ** 2).sum(axis=-1) <= tolerance**2, np.bool_)


def straightened(mesh: Mesh, line: SlackLine) -> LooseLine:
    """Turn and move a line so that its corners are as little as can be on the wrong side."""
    loose = np.zeros(3)
    straighten(LooseWay(xy=mesh.xy, way=line.way, line=line.line, loose=loose))
    lacks, level, angle = loose.tolist()
    return LooseLine(line.way, np.array([np.cos(angle), np.sin(angle)]), level, lacks)


def partings(
    line: LooseLine, at: NDArray[np.int64], ends: NDArray[np.int64], tolerance: float
) -> Iterator[tuple[list[int], Point, Point]]:
    """Yield ways to part a corner that a line slips through, by the borders that go to the left.

    At first straight across the line, then between any two borders that follow each other.

    Parameters
    ----------
    line : LooseLine
    at : (2,) int64
        The corner.
    ends : (K, 2) int64
        The other ends of its borders, in their order round it.
    tolerance : float

    Yields
    ------
    left : list of int
        Which borders go to the left.
    to_left, to_right : (int, int)
        Where the two parts of the corner go.
    """
    off, n = ends - at, len(ends)
    unit = off / np.hypot(*off.T)[:, None]
    aside = float(line.aside(at[None])[0])
    splits = [(np.flatnonzero(off @ line.normal > 0), line.normal)]
    for first, size in product(range(n), range(2, n - 1)):
        left = np.arange(first, first + size) % n
        towards = 2 * unit[left].sum(axis=0) - unit.sum(axis=0)
        if (length := float(np.hypot(*towards))) and towards @ line.normal >= 0:
            splits.append((left, towards / length))
    for k, (left, towards) in enumerate(splits):
        lacks = [1 + abs(aside) if k else HAIR - turn * aside for turn in (1.0, -1.0)]
        to_left = across(at, towards, lacks[0], tolerance)
        to_right = across(at, -towards, lacks[1], tolerance)
        if to_left and to_right:
            yield sorted(left.tolist()), to_left, to_right
