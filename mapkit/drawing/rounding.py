"""Lines with rounded bends, no farther from where they were drawn than a drawing may be off."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mapkit.drawing.scene import Point

_PIECES = 8
"""Of a rounded bend."""


def rounded(line: Sequence[Point], most: float) -> tuple[Point, ...]:
    """Round the bends of a line.

    Each becomes an arc of a parabola. It takes at most half of the pieces that meet there, and all
    of one at the line's end: a short piece there looks like a hook otherwise.

    ``most`` is how far an arc may be from its bend, in the unit of the points.
    """
    inner, last = line[1:-1], len(line) - 2
    points = [line[0]]
    for k, bend in enumerate(inner, 1):
        before, after = line[k - 1], line[k + 1]
        one, other = math.dist(bend, before), math.dist(bend, after)
        turned = math.atan2(after[1] - bend[1], after[0] - bend[0]) - math.atan2(
            bend[1] - before[1], bend[0] - before[0]
        )
        sine = abs(math.sin(math.remainder(turned, math.tau) / 2))
        if sine > 0:
            far = 2 * most / sine
            far = min(far, one if k == 1 else one / 2, other if k == last else other / 2)
            points += _arc(
                _toward(bend, before, far / one), bend, _toward(bend, after, far / other)
            )
        else:
            points.append(bend)
    return (*points, line[-1])


def _toward(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _arc(start: Point, bend: Point, end: Point) -> list[Point]:
    shares = [k / _PIECES for k in range(_PIECES + 1)]
    return [_toward(_toward(start, bend, s), _toward(bend, end, s), s) for s in shares]
