"""The sight tables of a map: both distances and the deciding rule for every pair."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import NONE
from mapkit.model import GameMap
from mapkit.sight.verdict import Distances, grazing_counts


@dataclass(frozen=True, slots=True)
class PairDistances(Distances):
    """Exact distances of one pair.

    Attributes
    ----------
    clear, grazing, rules
        See :class:`mapkit.sight.Distances`.
    closed : (5,) float64 or None
        A best closed line, as the kernel gives it, where it has fewer fields than clear lines have
        or there are none; None otherwise, and for rules that need no line.
    closed_rule : str or None
        The rule of that line.
    """

    clear: int | None
    grazing: int | None
    rules: tuple[str, ...]
    closed: NDArray[np.float64] | None = None
    closed_rule: str | None = None


@dataclass(frozen=True, slots=True)
class SightTables:
    """Distances and rules of all pairs of fields.

    Attributes
    ----------
    clear, grazing : (N, N) uint16
        Shot distance over clear lines, and over all valid lines; ``NONE`` where there is none.
        Symmetric; the diagonal is 1 (L7).
    rules : tuple of frozenset of str
        The distinct answers to "which rule decides"; usually one rule, sometimes either of two.
    rule : (N, N) uint8
        Index into ``rules``.
    """

    field_ids: tuple[str, ...]
    clear: NDArray[np.uint16]
    grazing: NDArray[np.uint16]
    rules: tuple[tuple[str, ...], ...]
    rule: NDArray[np.uint8]

    def pair(self, a: int, b: int) -> PairDistances:
        """Return the answer on two fields, by their indices; closed lines are left out."""
        clear, grazing = int(self.clear[a, b]), int(self.grazing[a, b])
        return PairDistances(
            None if clear == NONE else clear,
            None if grazing == NONE else grazing,
            self.rules[int(self.rule[a, b])],
        )

    def verdicts(self) -> NDArray[np.int8]:
        """Return all verdicts, (N, N) int8: places in ``tuple(Verdict)``, worst first."""
        codes: NDArray[np.int8] = (self.grazing != NONE).astype(np.int8) + (self.clear != NONE)
        return codes

    def shot_distances(self, game_map: GameMap) -> NDArray[np.uint16]:
        """Return the distances that count under a map's choices, (N, N) uint16, or ``NONE``."""
        return self.grazing if grazing_counts(game_map) else self.clear
