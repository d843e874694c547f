"""What lies on the table: tokens, equipment cards, specialists; what is drawn or chosen of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Protocol

from mapkit.games.board import GameBoard

ACCURACY, NOISE, RECOIL, SILENCER = range(4)
"""The tokens of the bag, by their places in it."""

CARDS = ("masking", "mine", "silent", "distraction", "submachine_gun", "shotgun")
MASKING, MINE, SILENT, DISTRACTION, GUN, SHOTGUN = range(6)
COPIES = (2, 2, 2, 2, 1, 1)
HIDDEN = frozenset([MASKING, MINE])
"""Cards that lie face down when they are used."""
HAND = LOOT = 3
"""How many cards the sniper begins with; how many he draws to keep one."""
RANDOM_HAND = 2
"""How many he begins with where chance draws them."""

GIFTS = ("assault", "radio", "medic", "sharpshooter")
ASSAULT, RADIO, MEDIC, SHARPSHOOTER = range(4)
NO_GIFT = -1
USES = 2
"""How often each specialist's gift is used in a game."""

Drawn = tuple[int, int, int, int]
"""How many of each token."""


class Chance(Protocol):
    """What no player decides."""

    def draw(self, bag: list[int], number: int) -> Drawn:
        """Draw so many tokens at once from a bag."""

    def loot(self, deck: list[int], number: int) -> tuple[int, ...]:
        """Draw so many cards of a deck, which is given as the number of each card."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """What is drawn and chosen before the game."""

    gifts: tuple[int, ...]
    """The specialist of each squad's officer, :data:`NO_GIFT` for none."""
    aims: tuple[int, int]
    """Indices of two objectives in different sectors."""
    hand: tuple[int, ...]
    """The cards that the sniper begins with."""
    handicaps: tuple[str, ...] = ()
    """As of :class:`mapkit.model.Players`."""
    shown: int = -1
    """Index of an objective that he has shown not to be his, -1 for none."""


def is_hand(hand: Sequence[int], number: int = HAND) -> bool:
    """Return whether the sniper may begin with some cards, of which he has so many."""
    return len(hand) == number and all(hand.count(c) <= n for c, n in enumerate(COPIES))


def are_aims(board: GameBoard, one: int, other: int) -> bool:
    """Return whether two objectives may be the sniper's: they lie in different sectors."""
    sectors, objectives = board.tables.sectors, board.tables.objectives
    return sectors[objectives[one][1]] != sectors[objectives[other][1]]


def is_hit(distance: int, drawn: Drawn) -> bool:
    """Return whether a shot over a distance hits with the tokens drawn."""
    return drawn[ACCURACY] >= distance and not is_jam(drawn)


def is_jam(drawn: Drawn) -> bool:
    """Return whether the tokens drawn jam the rifle."""
    return drawn[RECOIL] + drawn[NOISE] >= 5


def is_revealed(drawn: Drawn) -> bool:
    """Return whether the tokens drawn reveal the sniper."""
    return drawn[NOISE] >= 2 + drawn[SILENCER]


@lru_cache(maxsize=1 << 16)
def shot_chances(bag: tuple[int, ...], distance: int, announced: int) -> tuple[float, float]:
    """Return the chances of a hit, and of being revealed.

    ``bag`` has accuracy, noise, recoil, silencers; no more tokens than it holds are ``announced``.
    By the multivariate hypergeometric law, of whole numbers but for the last division.
    """
    hits = reveals = 0
    for a in range(min(bag[0], announced) + 1):
        for n in range(min(bag[1], announced - a) + 1):
            for r in range(min(bag[2], announced - a - n) + 1):
                s = announced - a - n - r
                if s > bag[3]:
                    continue
                ways = comb(bag[0], a) * comb(bag[1], n) * comb(bag[2], r) * comb(bag[3], s)
                hits += ways * is_hit(distance, (a, n, r, s))
                reveals += ways * is_revealed((a, n, r, s))
    total = comb(sum(bag), announced)
    return hits / total, reveals / total
