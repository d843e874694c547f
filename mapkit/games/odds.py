"""The chance that a shot hits, and that it reveals: exact, and each computed once."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from mapkit.games.pieces import is_hit, is_revealed

__all__ = ["shot_chances"]


@lru_cache(maxsize=1 << 16)
def shot_chances(bag: tuple[int, ...], distance: int, announced: int) -> tuple[float, float]:
    """Return the chances of a hit, and of being revealed.

    Parameters
    ----------
    bag : tuple of int
        Accuracy, noise, recoil, silencers in the bag.
    distance : int
    announced : int
        Tokens to draw, no more than the bag holds.

    Returns
    -------
    (float, float)
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
