"""Drawings whose shapes lie on each other in piles, which are no maps."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.errors import UsageProblemError
from mapkit.messages import phrase

__all__ = ["refuse_piles"]

_MOST_OVERLAPS = 40  # overlapping pairs for each shape; beyond this the shapes are no map
_AT_ONCE = 20


def refuse_piles(given: NDArray[np.object_]) -> None:
    """Refuse shapes most of which lie on each other, before any long work on them.

    Raises
    ------
    UsageProblemError
        More than 40 pairs for each shape overlap.
    """
    tree = shapely.STRtree(given)
    found, most = 0, 2 * _MOST_OVERLAPS * max(len(given), 100)
    for first in range(0, len(given), _AT_ONCE):  # in a pile the first ones tell
        a, b = tree.query(given[first : first + _AT_ONCE], predicate="intersects")
        found += int(np.count_nonzero(a + first != b))
        if found > most:
            raise UsageProblemError(
                phrase(
                    "most of the {count} shapes lie on each other; "
                    "leave out layers that are no fields, or import one layer at a time",
                    count=len(given),
                )
            )
