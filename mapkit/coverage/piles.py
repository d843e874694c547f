"""Drawings whose shapes lie on each other in piles, which are no maps."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.errors import UsageProblemError
from mapkit.messages import phrase

__all__ = ["refuse_piles"]

_MOST_OVERLAPS = 40  # overlapping pairs for each shape; beyond this the shapes are no map


def refuse_piles(given: NDArray[np.object_]) -> None:
    """Refuse shapes most of which lie on each other, before any long work on them.

    Raises
    ------
    UsageProblemError
        More than 40 pairs for each shape overlap.
    """
    tree = shapely.STRtree(given)
    a, b = tree.query(given, predicate="intersects")
    if np.count_nonzero(a != b) > 2 * _MOST_OVERLAPS * max(len(given), 100):
        raise UsageProblemError(
            phrase(
                "most of the {count} shapes lie on each other; "
                "leave out layers that are no fields, or import one layer at a time",
                count=len(given),
            )
        )
