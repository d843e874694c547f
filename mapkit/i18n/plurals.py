"""Plural forms of the languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

__all__ = ["PLURALS", "Plurals"]


@dataclass(frozen=True, slots=True)
class Plurals:
    """How a language counts.

    Attributes
    ----------
    forms : int
        How many plural forms it has.
    form_of : callable
        Which of them a number takes.
    """

    forms: int
    form_of: Callable[[int], int]


def _english(n: int) -> int:
    return 0 if n == 1 else 1


def _czech(n: int) -> int:
    return 0 if n == 1 else 1 if 2 <= n <= 4 else 2


def _polish(n: int) -> int:
    if n == 1:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


PLURALS: Mapping[str, Plurals] = MappingProxyType(
    {"en": Plurals(2, _english), "cs": Plurals(3, _czech), "pl": Plurals(3, _polish)}
)
