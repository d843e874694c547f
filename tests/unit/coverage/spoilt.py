"""Spoilt boards: one for every code, and beside it one that is almost the same and sound."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from mapkit.model import GameMap
from tests.unit.coverage.boards import SIDE, faultless, with_field, with_portal

Boards = Callable[[], tuple[GameMap, GameMap]]


@dataclass(frozen=True)
class Case:
    """``spoilt`` gives the code and those ``besides``; ``sound`` gives nothing."""

    name: str
    code: str
    spoilt: GameMap
    sound: GameMap
    besides: frozenset[str]


CASES: list[Case] = []

Y = 5 * SIDE
"""Height at which there is room beside the board."""


def case(code: str, *besides: str) -> Callable[[Boards], Boards]:
    def register(make: Boards) -> Boards:
        spoilt, sound = make()
        CASES.append(Case(make.__name__, code, spoilt, sound, frozenset(besides)))
        return make

    return register


def faultless_with(**header: Any) -> GameMap:
    return replace(faultless(), **header)


def rooms() -> GameMap:
    """Return the board with a room at 00, a walkway at 03 and what leads to them."""
    base = with_field(faultless(), "01", kind="built_up")
    base = with_field(base, "21", kind="elevated", level=1)
    base = with_portal(base, "door", "01", "11", (1000, 1200), (1000, 1500))
    return with_portal(base, "ladder", "21", "31", (3000, 1200), (3000, 1500))
