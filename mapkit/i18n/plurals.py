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
    rules : bytes
        The same for Qt: a condition for each form but the last.
    """

    forms: int
    form_of: Callable[[int], int]
    rules: bytes


_EQUAL, _BETWEEN, _NOT, _MOD_10, _MOD_100, _AND, _NEXT = 0x01, 0x04, 0x08, 0x10, 0x20, 0xFD, 0xFF
_ONE = bytes([_EQUAL, 1])


def _english(n: int) -> int:
    return 0 if n == 1 else 1


def _czech(n: int) -> int:
    return 0 if n == 1 else 1 if 2 <= n <= 4 else 2


def _polish(n: int) -> int:
    if n == 1:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


PLURALS: Mapping[str, Plurals] = MappingProxyType(
    {
        "en": Plurals(2, _english, _ONE),
        "cs": Plurals(3, _czech, _ONE + bytes([_NEXT, _BETWEEN, 2, 4])),
        "pl": Plurals(
            3,
            _polish,
            _ONE
            + bytes([_NEXT, _MOD_10 | _BETWEEN, 2, 4])
            + bytes([_AND, _MOD_100 | _NOT | _BETWEEN, 12, 14]),
        ),
    }
)
