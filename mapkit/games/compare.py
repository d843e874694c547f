"""Whether two sets of games differ: every outcome at once, and how many games that takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Any

from mapkit.games.intervals import (
    CONFIDENCE,
    POWER,
    Estimate,
    difference_of_means,
    difference_of_shares,
    games_for,
)
from mapkit.games.results import Results, estimate_dict
from mapkit.games.tally import ENDINGS, MEASURES

Sample = tuple[int, int, int]
"""A sum of values, the sum of their squares, and how many there are."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One outcome on both sides."""

    outcome: str
    """``wins`` of the sniper; ``wounds`` and ``time``, the other endings; ``rounds``, ``shots`` and
    ``reveals`` of a game; ``objective 4``, how often it is done when it is given."""
    is_share: bool
    """A share, not a mean."""
    one: float
    other: float
    difference: Estimate
    """The other less the one. All intervals of a comparison hold at once with its confidence."""
    differs: bool
    """The interval lies on one side of 0; nothing less is called a difference."""
    games: int | None
    """How many games each side needs to show a difference as large as the one seen, in four of five
    tries; None where none was seen."""


@dataclass(frozen=True, slots=True)
class GamesComparison:
    """Two sets of games beside each other."""

    one: Results
    other: Results
    confidence: float
    """Of all intervals together."""
    differences: tuple[Difference, ...]
    """All outcomes that both sides have."""


def compare_results(one: Results, other: Results) -> GamesComparison:
    """Compare two sets of games, outcome by outcome.

    With several outcomes some difference is easily seen that is not there. So each interval has
    such a confidence that all of them hold together with :data:`CONFIDENCE` (Bonferroni).

    ``one`` and ``other`` have different seeds: games of one seed are no two samples.
    """
    samples = list(_samples(one, other))
    confidence = 1 - (1 - CONFIDENCE) / len(samples)
    return GamesComparison(
        one, other, CONFIDENCE, tuple(_difference(*sample, confidence) for sample in samples)
    )


def _samples(one: Results, other: Results) -> Iterator[tuple[str, bool, Sample, Sample, float]]:
    """Yield the outcomes on both sides, and how many games a value takes."""
    sides = one.counts, other.counts
    names = ("wins", *ENDINGS[1:])
    for k, name in enumerate(names):
        a, b = (_share(side["endings"][k], side["games"]) for side in sides)
        yield name, True, a, b, 1.0
    for name in ("rounds", "shots", "reveals"):
        k = MEASURES.index(name)
        a, b = ((side["sums"][k], side["squares"][k], side["games"]) for side in sides)
        yield name, False, a, b, 1.0
    theirs = {o.number: o for o in other.objectives}
    for mine in one.objectives:
        that = theirs.get(mine.number)
        if that is not None and mine.given and that.given:
            takes = max(one.games / mine.given, other.games / that.given)
            yield (
                f"objective {mine.number}",
                True,
                _share(mine.done, mine.given),
                _share(that.done, that.given),
                takes,
            )


def _share(count: int, of: int) -> Sample:
    return count, count, of


def _difference(
    outcome: str, is_share: bool, one: Sample, other: Sample, takes: float, confidence: float
) -> Difference:
    found = (
        difference_of_shares((one[0], one[2]), (other[0], other[2]), confidence)
        if is_share
        else difference_of_means(one, other, confidence)
    )
    assert found is not None  # both sides have a game
    needed = games_for(found.value, (_spread(one), _spread(other)), confidence)
    return Difference(
        outcome,
        is_share,
        one[0] / one[2],
        other[0] / other[2],
        found,
        found.excludes_zero(),
        None if needed is None else ceil(needed * takes),
    )


def _spread(sample: Sample) -> float:
    """Return the variance of one value."""
    total, squares, number = sample
    return squares / number - (total / number) ** 2


def comparison_dict(comparison: GamesComparison) -> dict[str, Any]:
    """Return a comparison as plain values."""
    return {
        "confidence": comparison.confidence,
        "power": POWER,
        "outcomes": [
            {
                "outcome": d.outcome,
                "one": round(d.one, 6),
                "other": round(d.other, 6),
                "difference": estimate_dict(d.difference),
                "differs": d.differs,
                "games": d.games,
            }
            for d in comparison.differences
        ],
    }
