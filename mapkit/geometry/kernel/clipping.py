"""The kernel that looks for lines with few fields, for NumPy arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import interface
from mapkit.geometry.kernel.constants import NO_LINE
from mapkit.geometry.kernel.nearmiss import Line, ends_of, pair_task

__all__ = ["ClippingLine", "clipping_line"]

Float64 = NDArray[np.float64]


class ClippingLine(NamedTuple):
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
    line: Line
    needed: tuple[int, ...]
    others: tuple[int, ...]


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

    Raises
    ------
    ValueError
        Where the arrays do not fit each other.
    MemoryError

    Notes
    -----
    About n**2 line tests for n corners in the hull of S and T.
    """
    if counts.max() >= len(fits):
        raise ValueError("places name fields that do not exist")
    pair = pair_task(sides, places, roles, corners, wanted=wanted)
    task = interface.ClipTask(
        nplaces=len(roles), counts=counts, fits=fits, enough=enough, tolerance=tolerance,
        precision=precision,
    )  # fmt: skip
    fields, needed = np.empty((2, len(fits)), np.int32)
    out = interface.ClippingLine(fields=fields, needed=needed)
    found = interface.clipped(pair, task, out)
    if found == NO_LINE:
        return None
    passed = list(zip(fields[:found].tolist(), needed[:found].tolist(), strict=True))
    return ClippingLine(
        out.line.depth,
        ends_of(out.line),
        needed=tuple(field for field, need in passed if need),
        others=tuple(field for field, need in passed if not need),
    )
