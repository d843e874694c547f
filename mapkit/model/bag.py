"""A bag of tokens that decides what becomes of a shot, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class TokenType:
    """A kind of token: how many are in the bag at the start, and at most (None: no limit)."""

    id: str
    label: str
    start: int = 0
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Spoil:
    """A shot misses with ``at_least`` drawn of these tokens together, whatever else is drawn."""

    tokens: tuple[str, ...]
    at_least: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """A shot tells where it came from with ``at_least`` drawn of these tokens together.

    ``more`` has by token by how much each one that is drawn raises that number.
    """

    tokens: tuple[str, ...]
    at_least: int
    more: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Bag:
    """What is in the bag, and what drawn tokens do.

    ``hits`` lists the tokens of which as many have to be drawn as the shot is far. ``spoils`` and
    ``reveals`` are None where the game has no such rule.
    """

    tokens: Mapping[str, TokenType]
    hits: tuple[str, ...]
    spoils: Spoil | None = None
    reveals: Reveal | None = None

    @property
    def start(self) -> dict[str, int]:
        """How many tokens of each type are in the bag at the start."""
        return {i: token.start for i, token in self.tokens.items()}


WARNINGS = (
    "exposed_objective", "open_sector", "wide_view", "trap_objective", "choke_point",
    "no_way", "fast_entry", "disputed_sight", "narrow_field", "small_label",
    "idle_obstacle", "idle_rule",
)  # fmt: skip
"""Ids of the warnings, those about play first."""


@dataclass(frozen=True, slots=True)
class Silenced:
    """A warning that the author of a map has read and does not want to be told again.

    ``field``, ``sector`` and ``rule`` say about what it is, where they are given; without any,
    all warnings of that id are meant. The reason is for people.
    """

    warning: str
    reason: str
    field: str | None = None
    sector: str | None = None
    rule: str | None = None
