"""What a report of a map warns of, and what a map's author keeps quiet about."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["WARNINGS", "Silenced"]

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
