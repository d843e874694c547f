"""The verdict on a pair of fields, and what counts as sight under a map's choices."""

from __future__ import annotations

from enum import StrEnum

from mapkit.model import GameMap

CHOICES = ("grazing", "void", "same_building", "water_counts_open")
"""Choices of a ruleset that sight asks for."""


class Verdict(StrEnum):
    """What the lines between two fields come to, worst first.

    Examples
    --------
    >>> board.sight("R24", "B38").verdict is mapkit.Verdict.CLEAR
    True
    """

    BLOCKED = "blocked"
    """No line."""
    GRAZING = "grazing"
    """Only lines of no width, which touch a blocker's corner or run along its edge."""
    CLEAR = "clear"
    """A line that stays valid when it is moved a little."""

    @classmethod
    def of(cls, clear: int | None, grazing: int | None) -> Verdict:
        """Return what two distances come to; see :class:`Distances`."""
        if clear is not None:
            return cls.CLEAR
        return cls.BLOCKED if grazing is None else cls.GRAZING


class Distances:
    """What all answers about a pair share: two shot distances, their rules and the verdict.

    Attributes
    ----------
    clear, grazing : int or None
        Shot distance in fields over clear lines, and over all valid lines: at least 1, the second
        never more than the first. None where there is no such line.
    rules : tuple of str
        Ids of the rules that decide, at least one; where there are several, all are right.
    """

    __slots__ = ()

    clear: int | None
    grazing: int | None
    rules: tuple[str, ...]

    @property
    def verdict(self) -> Verdict:
        """The verdict on the pair; whether it means sight, :func:`sees` tells."""
        return Verdict.of(self.clear, self.grazing)


def grazing_counts(game_map: GameMap) -> bool:
    """Return whether grazing lines count: the map's choice ``grazing`` is ``sees``."""
    return game_map.choices.get("grazing") == "sees"


def same_building_counts(game_map: GameMap) -> bool:
    """Return whether all fields of a building see each other, where a rule says so."""
    return game_map.choices.get("same_building", "sees_all") == "sees_all"


def shot_distance(game_map: GameMap, pair: Distances) -> int | None:
    """Return the distance in fields that counts under the map's choices; None: no sight."""
    return pair.grazing if grazing_counts(game_map) else pair.clear


def sees(game_map: GameMap, pair: Distances) -> bool:
    """Return whether the fields of a pair see each other under the map's choices."""
    return shot_distance(game_map, pair) is not None
