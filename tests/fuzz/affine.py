"""The same map in coordinates as large as the program takes, and as skew as they allow."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

LIMIT = 2**30 - 2
"""The largest coordinate, either sign: below 2**30, with room for the frame round the map."""


def wide_affine(case_map: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Map the plane linearly with factors so large that the map fills what coordinates allow.

    Straight lines stay straight, and what lies on or beside a line stays there, so the tables are
    the same; but hardly a cross product is small any more, and most need more than 53 bits.
    """
    points = [p for field in case_map["fields"] for ring in field["rings"] for p in ring]
    x0, y0 = (min(p[axis] for p in points) for axis in (0, 1))
    width, height = (max(p[axis] for p in points) - low for axis, low in ((0, x0), (1, y0)))
    factor = 2 * LIMIT // (width + height)
    while True:
        a, b, c, d = (rng.randint(-factor, factor) for _ in range(4))
        if abs(a * d - b * c) > factor:
            break
    corners = [(x, y) for x in (0, width) for y in (0, height)]
    left = -LIMIT - min(a * x + b * y for x, y in corners)
    low = -LIMIT - min(c * x + d * y for x, y in corners)

    def move(x: int, y: int) -> list[int]:
        return [left + a * (x - x0) + b * (y - y0), low + c * (x - x0) + d * (y - y0)]

    result = deepcopy(case_map)
    for field in result["fields"]:
        field["rings"] = [[move(*p) for p in ring] for ring in field["rings"]]
    for portal in result["portals"]:
        portal["at"] = [move(*p) for p in portal["at"]]
    return result
