"""The bag of tokens that decides every shot."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

ACCURACY, NOISE, RECOIL, SILENCER = "accuracy", "noise", "recoil", "silencer"
AT_MOST = {ACCURACY: 11, NOISE: 9, SILENCER: 3}


@dataclass(frozen=True)
class Shot:
    """What came out of the bag, and what that means."""

    drawn: Counter[str]
    hit: bool
    revealed: bool


class Bag:
    """6 accuracy, 2 noise and 3 recoil at the start; every token drawn goes back."""

    def __init__(self, dice: random.Random, accuracy: int = 6) -> None:
        self.dice = dice
        self.tokens = Counter({ACCURACY: accuracy, NOISE: 2, RECOIL: 3})

    def add(self, token: str) -> None:
        """Put a token in, unless the bag holds as many as there are."""
        self.tokens[token] = min(self.tokens[token] + 1, AT_MOST[token])

    def shoot(self, distance: int, announced: int, beside: Counter[str] | None = None) -> Shot:
        """Draw the announced number of tokens for a target so far away.

        Tokens ``beside`` the bag were drawn by a first shot: they are not back yet, and their
        noise counts with that of this shot.
        """
        beside = beside or Counter()
        tokens = sorted((self.tokens - beside).elements())
        drawn = Counter(self.dice.sample(tokens, announced))
        spoilt = drawn[RECOIL] + drawn[NOISE] >= 5
        loud = drawn[NOISE] + beside[NOISE] >= 2 + drawn[SILENCER] + beside[SILENCER]
        return Shot(drawn, hit=drawn[ACCURACY] >= distance and not spoilt, revealed=loud)
