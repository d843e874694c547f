"""Plural forms of the languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

__all__ = ["PLURALS"]


def _english(n: int) -> int:
    return 0 if n == 1 else 1


def _czech(n: int) -> int:
    return 0 if n == 1 else 1 if 2 <= n <= 4 else 2


def _polish(n: int) -> int:
    if n == 1:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


PLURALS: Mapping[str, tuple[int, Callable[[int], int]]] = MappingProxyType(
    {"en": (2, _english), "cs": (3, _czech), "pl": (3, _polish)}
)
"""How many plural forms a language has, and which of them a number takes."""
