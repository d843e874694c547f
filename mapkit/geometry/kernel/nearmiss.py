"""The near-miss kernel for NumPy arrays."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import constants, interface

Line = tuple[tuple[float, float], tuple[float, float]]
Float64 = NDArray[np.float64]


class Outcome(IntEnum):
    """What the search came to."""

    FOUND = constants.DONE
    NO_LINE = constants.NO_LINE
    NO_WANTED = constants.NO_WANTED


class DeepLine(NamedTuple):
    """A line and how deep it cuts, in map units; both None unless the outcome is ``FOUND``."""

    outcome: Outcome
    depth: float | None = None
    line: Line | None = None


def deep_line(
    sides: Float64,
    places: NDArray[np.int32],
    roles: NDArray[np.uint8],
    corners: Float64,
    *,
    wanted: bool,
    precision: float = 1e-4,
) -> DeepLine:
    """Find the line from S to T that cuts least deep into what blocks.

    One trial depth costs about n**2 line tests for n corners in the hull of S and T: tens of
    microseconds for neighbours, a few milliseconds across a board of 1,000 vertices. Bisection
    takes about 15 of them.

    Parameters
    ----------
    sides : (E, 4) float64
        Edges between two places, noded, in map units: x, y of one end and of the other.
    places : (E, 2) int32
        Place to the left and to the right of each; place 0 is outside the board.
    roles : (P,) uint8
        Of every place, see :mod:`mapkit.geometry.kernel.constants`.
    corners : (K, 2) float64
        Outward corners of the outside, of S, of T and of the wanted places.
    wanted : bool
        Whether the line has to pass a wanted place on its way.
    precision : float
        The depth is right to this many map units, or to 4e-10 of the extent of S and T together
        where that is more.
    """
    out = interface.PairLine()
    task = pair_task(sides, places, roles, corners, wanted=wanted)
    outcome = Outcome(interface.near_miss(task, precision, out))
    if outcome is not Outcome.FOUND:
        return DeepLine(outcome)
    return DeepLine(outcome, out.depth, ends_of(out))


def pair_task(
    sides: Float64,
    places: NDArray[np.int32],
    roles: NDArray[np.uint8],
    corners: Float64,
    *,
    wanted: bool,
) -> interface.PairTask:
    """Return a pair under one rule, as the kernels take it.

    Parameters, shapes and units are those of :func:`deep_line`. Cost: linear in the places.
    """
    if len(places) and places.max() >= len(roles):
        raise ValueError("sides have places without a role")
    return interface.PairTask(
        sides=sides, places=places, roles=roles, corners=corners, wanted=wanted
    )


def ends_of(line: interface.PairLine) -> Line:
    """Return a line's ends in S and in T, in map units."""
    return (line.start.x, line.start.y), (line.target.x, line.target.y)
