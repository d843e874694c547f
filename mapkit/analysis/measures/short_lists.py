"""Long lists and long numbers, cut for sentences."""

from __future__ import annotations

from collections.abc import Iterable

from mapkit.messages import Phrase, decimal, say

__all__ = ["SHOWN", "listed", "number"]

SHOWN = 8
"""Of longer lists so many are named; the JSON has all."""


def number(value: float) -> Phrase:
    """Return a figure for a sentence, with two decimals at most."""
    return decimal(value, 2, trim=True)


def listed(words: Iterable[str]) -> tuple[str, ...]:
    """Return the first of some words, and how many more there are."""
    said = tuple(words)
    if len(said) <= SHOWN:
        return said
    return (*said[:SHOWN], say("{n} more", n=len(said) - SHOWN))
