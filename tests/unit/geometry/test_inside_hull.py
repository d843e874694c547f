"""Points in the convex hull of others: exact, border included."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from mapkit.geometry.kernel.cover import inside_hull
from mapkit.geometry.points import convex_hull
from tests.looping import for_each


def slowly(xy: list[list[int]], corners: list[list[int]]) -> list[bool]:
    """Ask every side of the hull, in Python's integers."""
    hull = [corners[i] for i in convex_hull(np.array(corners)).tolist()]
    low = [min(p[k] for p in hull) for k in range(2)]
    high = [max(p[k] for p in hull) for k in range(2)]
    found = []
    for x, y in xy:
        inside = low[0] <= x <= high[0] and low[1] <= y <= high[1]
        for (ax, ay), (bx, by) in zip(hull, hull[1:] + hull[:1], strict=True):
            inside = inside and (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
        found.append(inside)
    return found


@pytest.mark.parametrize("reach", [2, 5, 40, 2**30])
@for_each("seed", range(20))
def test_as_every_side_says(seed: int, reach: int) -> None:
    rng = Random(seed)
    corners, xy = (
        [[rng.randint(-reach, reach) for _ in range(2)] for _ in range(n)]
        for n in (rng.randint(1, 9), 200)
    )
    xy += corners
    assert inside_hull(np.array(xy), np.array(corners)).tolist() == slowly(xy, corners)


def test_the_extremes_do_not_overflow() -> None:
    far = 2**30
    square = np.array([[-far, -far], [far, -far], [far, far], [-far, far]])
    assert inside_hull(square, square).all()
    assert inside_hull(square, square[:3]).tolist() == [True, True, True, False]
