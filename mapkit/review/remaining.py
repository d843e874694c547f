"""How many wrong verdicts may be left in a traced map."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from mapkit.review.weights import ReviewItem

_LOW, _HIGH = 0.05, 0.95
_TOO_SURE = 2.0
"""Doubts may be wrong by this factor in either direction."""


@dataclass(frozen=True, slots=True)
class WrongVerdicts:
    """How many verdicts may be wrong.

    ``low`` and ``high``: Nine times in ten there are no fewer and no more.
    """

    expected: float
    low: int
    high: int


def wrong_verdicts_left(items: Iterable[ReviewItem]) -> WrongVerdicts:
    """Estimate how many verdicts the open doubts leave wrong.

    What is expected is the sum of doubt times verdicts.

    Notes
    -----
    Doubts are taken as independent, so the number has a known distribution: each item adds its
    verdicts or nothing. The interval is its 5 % point where every doubt is half as large, and
    its 95 % point where it is twice as large, since doubts themselves are measured on few boards.
    Verdicts that two items would change count twice. What no doubt names is not in it: a border
    that lies beside its line, what lies below another field.
    """
    found = [(item.doubt.doubt, item.verdicts) for item in items if item.verdicts]
    expected = sum(doubt * count for doubt, count in found)
    low = _quantile([(doubt / _TOO_SURE, count) for doubt, count in found], _LOW)
    high = _quantile([(min(1.0, doubt * _TOO_SURE), count) for doubt, count in found], _HIGH)
    return WrongVerdicts(expected, low, high)


def _quantile(chances: list[tuple[float, int]], share: float) -> int:
    """Return the least sum that is not exceeded with so much probability."""
    likely = np.ones(1)
    for chance, count in chances:
        more = np.zeros(len(likely) + count)
        more[: len(likely)] = (1 - chance) * likely
        more[count:] += chance * likely
        likely = more
    return int(np.searchsorted(np.cumsum(likely), share))
