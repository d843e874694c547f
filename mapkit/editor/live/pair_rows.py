"""All pairs of a map as rows: sorted and filtered with arrays, so that 500,000 pairs are quick."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.analysis.disputes import Dispute
from mapkit.model import GameMap
from mapkit.sight import SightTables
from mapkit.sight.tables import NONE

__all__ = ["BLOCKED", "CLEAR", "COLUMNS", "GRAZING", "PairFilter", "PairRows"]

BLOCKED, GRAZING, CLEAR = 0, 1, 2
"""Codes of the verdicts, worst first."""

COLUMNS = ("a", "b", "verdict", "distance", "rule", "disputed")


@dataclass(frozen=True, slots=True)
class PairFilter:
    """Which pairs to list. ``field`` is the beginning of an id that either field has to have."""

    disputed_only: bool = False
    verdict: int | None = None
    sector: str | None = None
    field: str = ""


class PairRows:
    """The pairs of a map in the order in which a table shows them.

    Parameters
    ----------
    game_map : GameMap
    tables : SightTables
    disputes : tuple of Dispute
        Of this map; empty while they are not known.
    """

    def __init__(
        self, game_map: GameMap, tables: SightTables, disputes: tuple[Dispute, ...] = ()
    ) -> None:
        self.ids = tables.field_ids
        self.tables = tables
        self._sectors = np.array([game_map.fields[i].sector or "" for i in self.ids])
        self._a, self._b = np.triu_indices(len(self.ids), 1)
        clear, grazing = tables.clear[self._a, self._b], tables.grazing[self._a, self._b]
        self._verdict = np.where(clear != NONE, CLEAR, np.where(grazing != NONE, GRAZING, BLOCKED))
        counted = game_map.choices.get("grazing") == "sees"
        self._distance = (np.minimum(clear, grazing) if counted else clear).astype(np.int64)
        self._rule = tables.rule[self._a, self._b]
        self._disputed = self._mark(disputes)
        self.order: NDArray[np.int64] = np.arange(len(self._a))

    def _mark(self, disputes: tuple[Dispute, ...]) -> NDArray[np.int64]:
        """Return 2 where the verdict is disputed, 1 where the distance alone is."""
        number = {i: k for k, i in enumerate(self.ids)}
        table = np.zeros((len(self.ids),) * 2, np.int64)
        for dispute in disputes:
            a, b = number.get(dispute.a), number.get(dispute.b)
            if a is not None and b is not None:
                value = 2 if dispute.kind == "sight" else 1
                low, high = min(a, b), max(a, b)
                table[low, high] = max(table[low, high], value)
        marked: NDArray[np.int64] = table[self._a, self._b]
        return marked

    def __len__(self) -> int:
        return len(self.order)

    def arrange(self, wanted: PairFilter, column: int, *, descending: bool) -> None:
        """Choose and order the rows; pairs that are equal in the column keep the map's order."""
        keep = np.ones(len(self._a), bool)
        if wanted.disputed_only:
            keep &= self._disputed > 0
        if wanted.verdict is not None:
            keep &= self._verdict == wanted.verdict
        if wanted.sector is not None:
            inside = self._sectors == wanted.sector
            keep &= inside[self._a] & inside[self._b]
        if wanted.field:
            named = np.array([i.lower().startswith(wanted.field.lower()) for i in self.ids])
            keep &= named[self._a] | named[self._b]
        rows = np.flatnonzero(keep)
        key = (self._a, self._b, self._verdict, self._distance, self._rule, self._disputed)[column]
        values = key[rows].astype(np.int64)
        self.order = rows[np.argsort(-values if descending else values, kind="stable")]

    def pair(self, row: int) -> tuple[str, str]:
        """Return the two fields of a row."""
        k = int(self.order[row])
        return self.ids[self._a[k]], self.ids[self._b[k]]

    def verdict(self, row: int) -> int:
        """Return the code of a row's verdict."""
        return int(self._verdict[self.order[row]])

    def distance(self, row: int) -> int | None:
        """Return the shot distance under the map's choices."""
        found = int(self._distance[self.order[row]])
        return None if found == NONE else found

    def rule(self, row: int) -> str:
        """Return the rules that decide."""
        return ", ".join(self.tables.rules[int(self._rule[self.order[row]])])

    def disputed(self, row: int) -> int:
        """Return 2 where the verdict is disputed, 1 where the distance alone is, else 0."""
        return int(self._disputed[self.order[row]])

    def position(self, a: str, b: str) -> int | None:
        """Return the row of a pair, None where it is filtered out or does not exist."""
        if a not in self.ids or b not in self.ids:
            return None
        i, k = sorted((self.ids.index(a), self.ids.index(b)))
        n = len(self.ids)
        flat = i * n - i * (i + 1) // 2 + k - i - 1
        found = np.flatnonzero(self.order == flat)
        return int(found[0]) if len(found) else None
