"""The sight tables of a map: both distances and the deciding rule for every pair."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import NONE

__all__ = ["NONE", "SightTables", "Verdict"]

Verdict = str
"""``"clear"``, ``"grazing"`` (a grazing distance only) or ``"blocked"``."""


@dataclass(frozen=True, slots=True)
class SightTables:
    """Distances and rules of all pairs of fields.

    Attributes
    ----------
    field_ids : tuple of str
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

    def verdict(self, a: int, b: int) -> Verdict:
        """Tell the verdict for two field indices."""
        if self.clear[a, b] != NONE:
            return "clear"
        return "grazing" if self.grazing[a, b] != NONE else "blocked"
