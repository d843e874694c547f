"""One exact line of every class of lines that the corners of a map tell apart.

Two lines are of one class if every corner lies on the same side of both, or on both. While a
line moves within its class, no two of its crossings can change places (they would have to meet
in a corner), so all lines of a class pass the same fields in the same order.

A class of lines through no corner, or through one, is open in the direction, so it has a line
in a direction that no two corners share, and one of any interval between two neighbouring
directions of pairs will do. A class through two corners or more has one line, in a direction
of a pair. In one direction the classes are the corners and the gaps between them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd

from tests.reference.overlay import Point


@dataclass(frozen=True, slots=True)
class Line:
    """The points ``p`` whose ``offset`` from the direction, ``cross(direction, p)``, is given.

    ``offsets`` and ``advances`` hold twice the cross and the dot product of every corner with
    the direction: the side it lies on, and how far along; ``offset`` is doubled as well.
    """

    direction: Point
    offset: int
    offsets: Sequence[int]
    advances: Sequence[int]


def sample_lines(points: Sequence[Point]) -> Iterator[Line]:
    """Yield one line of every class that has corners on both sides, or goes through one.

    Cost: of the order of V**3 log V for V corners.
    """
    seen: set[tuple[int, int]] = set()
    pair_directions = _pair_directions(points)
    for direction in pair_directions:
        yield from _parallel_lines(points, direction, seen, through_pairs=True)
    turned = [(-dx, -dy) for dx, dy in pair_directions[:1]]
    for (ax, ay), (bx, by) in zip(pair_directions, pair_directions[1:] + turned, strict=True):
        yield from _parallel_lines(points, (ax + bx, ay + by), seen, through_pairs=False)


def _pair_directions(points: Sequence[Point]) -> list[Point]:
    """Directions of all pairs of points, once each, by angle over a half turn."""
    found = set()
    for i, (ax, ay) in enumerate(points):
        for bx, by in points[i + 1 :]:
            dx, dy = bx - ax, by - ay
            if (dx, dy) < (0, 0):
                dx, dy = -dx, -dy
            divisor = gcd(dx, dy)
            found.add((dx // divisor, dy // divisor))
    upright = [(0, 1)] if (0, 1) in found else []
    return sorted(found - {(0, 1)}, key=lambda d: Fraction(d[1], d[0])) + upright


def _parallel_lines(
    points: Sequence[Point], direction: Point, seen: set[tuple[int, int]], through_pairs: bool
) -> Iterator[Line]:
    dx, dy = direction
    offsets = [2 * (dx * y - dy * x) for x, y in points]
    advances = [2 * (dx * x + dy * y) for x, y in points]
    order = sorted(range(len(points)), key=offsets.__getitem__)
    if through_pairs:
        start = 0
        for end in range(1, len(order) + 1):
            if end == len(order) or offsets[order[end]] != offsets[order[start]]:
                if end - start >= 2:
                    yield Line(direction, offsets[order[start]], offsets, advances)
                start = end
        return
    below = 0
    previous = None
    for i in order:  # all offsets differ here
        offset, bit = offsets[i], 1 << i
        if previous is not None and (below, 0) not in seen:
            seen.add((below, 0))
            yield Line(direction, (previous + offset) // 2, offsets, advances)
        if (below, bit) not in seen:
            seen.add((below, bit))
            yield Line(direction, offset, offsets, advances)
        below |= bit
        previous = offset
