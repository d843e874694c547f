"""The chances of a shot: tokens drawn from a bag without putting any back, counted exactly."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from mapkit.errors import UsageError
from mapkit.messages import phrase
from mapkit.model import Bag

MOST_TOKENS = 100
"""How many tokens a bag may hold; the work grows with the cube of that."""


@dataclass(frozen=True, slots=True)
class Chances:
    """What becomes of a shot over some distance with some tokens drawn."""

    distance: int
    tokens: int
    hit: Fraction
    """It hits."""
    hit_unseen: Fraction
    """It hits and does not tell where it came from."""
    spoiled: Fraction
    """It has all that a hit needs and misses all the same: by recoil."""
    short: Fraction
    """It misses because too few tokens that hit are drawn."""
    reveal: Fraction
    """It tells where it came from, whether it hits or misses."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of shots with one bag."""

    contents: Mapping[str, int]
    """How many tokens of each type are in the bag."""
    chances: tuple[Chances, ...]
    """By distance, then by tokens."""

    def at(self, distance: int) -> tuple[Chances, ...]:
        """Return the chances at a distance, by tokens drawn."""
        return tuple(c for c in self.chances if c.distance == distance)

    def best(self, distance: int) -> Chances | None:
        """Return the draw with the best chance of a hit, the smallest of equals.

        None where no draw of so many tokens can be made.
        """
        return max(self.at(distance), key=lambda c: (c.hit, -c.tokens), default=None)


def find_odds(
    bag: Bag,
    contents: Mapping[str, int] | None = None,
    *,
    distances: range | None = None,
    tokens: range | None = None,
) -> Odds:
    """Compute the chances of shots.

    The multivariate hypergeometric law in whole numbers: nothing is rounded. Milliseconds for the
    bags of a game, a second for a hundred tokens.

    Raises ``UsageError`` where the bag has no tokens, or more than :data:`MOST_TOKENS`, or of a
    type that the rules do not know.

    Parameters
    ----------
    bag : Bag
        The rules of the ruleset.
    contents : mapping of str to int, optional
        How many tokens of each type the bag holds, none of types not named; by default those of
        the start.
    distances : range, optional
        From 1 to the number of tokens that hit by default.
    tokens : range, optional
        How many are drawn; all numbers by default. A shot draws as many as its distance at least,
        no more than there are, and no number with which a hit is impossible (page 6).
    """
    held = bag.start if contents is None else dict.fromkeys(bag.tokens, 0) | dict(contents)
    total = _counted(bag, held)
    drawn = _drawn(bag, held)
    hitting = sum(held[i] for i in bag.hits)
    chances = (
        _chances(distance, n, drawn[n])
        for distance in distances or range(1, max(hitting, 1) + 1)
        for n in tokens or range(1, total + 1)
        if max(distance, 1) <= n <= total
    )
    return Odds(held, tuple(c for c in chances if c.hit))


def _counted(bag: Bag, contents: Mapping[str, int]) -> int:
    """Return how many tokens there are, or refuse them."""
    for token, number in contents.items():
        if token not in bag.tokens:
            raise UsageError(
                phrase(
                    "the bag has no tokens '{token}'; it has: {known}",
                    token=token,
                    known=", ".join(bag.tokens),
                )
            )
        if number < 0:
            raise UsageError(
                phrase("a bag cannot hold {n} tokens '{token}'", n=number, token=token)
            )
    total = sum(contents.values())
    if total == 0:
        raise UsageError(phrase("the bag has no tokens, so nothing can be drawn from it"))
    if total > MOST_TOKENS:
        raise UsageError(
            phrase("the bag has {n} tokens; odds are for {most} at most", n=total, most=MOST_TOKENS)
        )
    return total


_State = tuple[int, int, int]
"""Tokens drawn that hit, that spoil, and by how many reveal: less those that keep it quiet."""

_Outcome = tuple[int, bool, bool]
"""Tokens drawn that hit, whether the shot is spoilt, and whether it is revealed."""


def _drawn(bag: Bag, contents: Mapping[str, int]) -> list[dict[_Outcome, int]]:
    """Count, by how many tokens are drawn, in how many ways an outcome comes about."""
    spoils, reveals = bag.spoils, bag.reveals
    ways: dict[tuple[int, _State], int] = {(0, (0, 0, 0)): 1}
    for token, number in contents.items():
        hits = token in bag.hits
        spoiling = spoils is not None and token in spoils.tokens
        shown = 0
        if reveals is not None:
            shown = (token in reveals.tokens) - reveals.more.get(token, 0)
        after: defaultdict[tuple[int, _State], int] = defaultdict(int)
        for (n, (hit, spoil, show)), count in ways.items():
            for k in range(number + 1):
                state = (hit + k * hits, spoil + k * spoiling, show + k * shown)
                after[n + k, state] += count * comb(number, k)
        ways = after
    outcomes: list[dict[_Outcome, int]] = [
        defaultdict(int) for _ in range(sum(contents.values()) + 1)
    ]
    for (n, (hit, spoil, show)), count in ways.items():
        spoilt = spoils is not None and spoil >= spoils.at_least
        seen = reveals is not None and show >= reveals.at_least
        outcomes[n][hit, spoilt, seen] += count
    return outcomes


def _chances(distance: int, n: int, outcomes: Mapping[_Outcome, int]) -> Chances:
    hit = unseen = spoiled = short = reveal = 0
    for (hitting, spoilt, seen), ways in outcomes.items():
        reveal += ways * seen
        if hitting < distance:
            short += ways
        elif spoilt:
            spoiled += ways
        else:
            hit += ways
            unseen += ways * (not seen)
    total = hit + spoiled + short
    parts = (Fraction(ways, total) for ways in (hit, unseen, spoiled, short, reveal))
    return Chances(distance, n, *parts)
