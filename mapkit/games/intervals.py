"""Intervals of shares, means and differences, and how many games a difference takes.

Shares have Wilson's score interval (E. B. Wilson, 1927), differences of shares that which Newcombe
makes of two of them (R. G. Newcombe, 1998, method 10). Means and their differences have the normal
interval, from :data:`ENOUGH` values on.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import ceil, sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
ENOUGH = 30
"""How many values the interval of a mean takes."""

POWER = 0.8
"""The chance with which a difference should be found, where games for it are counted."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its interval; both ends are None where too little is known."""

    value: float
    low: float | None
    high: float | None

    def excludes_zero(self) -> bool:
        """Return whether the interval lies on one side of 0."""
        return self.low is not None and self.high is not None and not self.low <= 0 <= self.high


@cache
def _z(confidence: float) -> float:
    """Return the normal quantile of a two-sided interval."""
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def share(count: int, of: int, confidence: float = CONFIDENCE) -> Estimate | None:
    """Return a share with Wilson's interval; None of nothing.

    It is a share of ``count`` in ``of``.
    """
    if of == 0:
        return None
    z = _z(confidence)
    p, square = count / of, z * z / of
    middle = (p + square / 2) / (1 + square)
    half = z * sqrt(p * (1 - p) / of + square / (4 * of)) / (1 + square)
    # At the ends of the scale the formula gives 0 and 1 but for the last digit.
    low = 0.0 if count == 0 else max(0.0, middle - half)
    return Estimate(p, low, 1.0 if count == of else min(1.0, middle + half))


def mean(total: int, squares: int, of: int, confidence: float = CONFIDENCE) -> Estimate | None:
    """Return a mean with its interval; None of nothing.

    ``total`` and ``squares`` are the sum of the values, and of their squares; ``of`` is how many
    values there are.
    """
    if of == 0:
        return None
    value = total / of
    if of < ENOUGH:
        return Estimate(value, None, None)
    half = _z(confidence) * sqrt(_variance(total, squares, of) / of)
    return Estimate(value, value - half, value + half)


def _variance(total: int, squares: int, of: int) -> float:
    return (of * squares - total * total) / (of * (of - 1))  # whole numbers up to the division


def difference_of_shares(
    one: tuple[int, int], other: tuple[int, int], confidence: float
) -> Estimate | None:
    """Return how much larger the other share is; each is given as how many of how many."""
    a, b = share(*one, confidence), share(*other, confidence)
    if a is None or b is None:
        return None
    assert a.low is not None
    assert a.high is not None
    assert b.low is not None
    assert b.high is not None
    value = b.value - a.value
    low = value - sqrt((b.value - b.low) ** 2 + (a.high - a.value) ** 2)
    high = value + sqrt((b.high - b.value) ** 2 + (a.value - a.low) ** 2)
    return Estimate(value, low, high)


def difference_of_means(
    one: tuple[int, int, int], other: tuple[int, int, int], confidence: float
) -> Estimate | None:
    """Return how much larger the other mean is; each is given as sum, sum of squares, number."""
    if not one[2] or not other[2]:
        return None
    value = other[0] / other[2] - one[0] / one[2]
    if min(one[2], other[2]) < ENOUGH:
        return Estimate(value, None, None)
    half = _z(confidence) * sqrt(sum(_variance(*side) / side[2] for side in (one, other)))
    return Estimate(value, value - half, value + half)


def games_for(difference: float, variances: tuple[float, float], confidence: float) -> int | None:
    """Return how many values each side needs to show a difference, in four of five tries.

    ``variances`` are those of one value, on each side. Returns None for no difference, which no
    number of games shows; never fewer than :data:`ENOUGH`: the variances of fewer say little.
    """
    if difference == 0:
        return None
    needed = _z(confidence) + NormalDist().inv_cdf(POWER)
    return max(ENOUGH, ceil(needed * needed * sum(variances) / (difference * difference)))
