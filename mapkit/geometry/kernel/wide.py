"""The kernel that looks for wide strips of many pairs, for NumPy arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel import interface

__all__ = ["WideTask"]

Int32 = NDArray[np.int32]


class WideTask:
    """What the pairs of one mesh under the same rules have in common.

    Parameters
    ----------
    xy : (N, 2) int64
    triangles, neighbours : (T, 3) int32
    triangle_place : (T,) int32
    place_fields : (P, 2) int32
    count, flag, need
        As for :class:`mapkit.geometry.kernel.strips.StripTask`.
    open_points : (N,) bool
        Points that lines of the rules can pass.
    exits : (offsets, sides)
        The sides of every field as 3 * triangle + side, triangles inside: (F + 1,) and (K,) int32.
    corners : (offsets, points)
        The corners of every field's convex hull: (F + 1,) and (H,) int32.
    enough : float
        The width in question.
    """

    def __init__(
        self,
        *,
        xy: NDArray[np.int64],
        triangles: Int32,
        neighbours: Int32,
        triangle_place: Int32,
        place_fields: Int32,
        count: Int32,
        flag: NDArray[np.uint8],
        need: NDArray[np.uint8],
        open_points: NDArray[np.bool_],
        exits: tuple[Int32, Int32],
        corners: tuple[Int32, Int32],
        enough: float,
    ) -> None:
        self._shared = {
            "xy": xy, "triangles": triangles, "neighbours": neighbours, "place": triangle_place,
            "place_fields": place_fields, "count": count, "flag": flag, "need": need,
            "open": open_points.astype(np.uint8), "exit_offsets": exits[0], "exits": exits[1],
            "corner_offsets": corners[0], "corners": corners[1], "enough": enough,
        }  # fmt: skip

    def wide(self, pairs: Int32, clear: Int32) -> NDArray[np.bool_]:
        """Tell which pairs have a strip of valid and one of shortest lines that are wide enough.

        Parameters
        ----------
        pairs : (K, 2) int32
            Fields that share no portal.
        clear : (K,) int32
            Their clear distances.

        Returns
        -------
        (K,) bool
            Where it is False there may be such strips all the same: few directions are tried.

        Raises
        ------
        ValueError
            Where the arrays do not fit each other.
        MemoryError

        Notes
        -----
        For M points between a pair's fields M log M and M walks over the mesh a direction.
        """
        found = np.zeros(len(pairs), np.uint8)
        task = interface.WideTask(pairs=pairs, clear=clear, **self._shared)
        interface.wide(task, interface.WidePairs(wide=found))
        return found.astype(np.bool_)
