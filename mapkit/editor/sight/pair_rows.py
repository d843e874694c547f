"""All pairs of a map as rows: sorted and filtered with arrays, so that 500,000 pairs are quick."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mapkit.editor.sight.pair_facts import PairFacts, PairFilter
from mapkit.sight.tables import NONE

__all__ = ["COLUMNS", "PairRows"]

COLUMNS = ("a", "b", "verdict", "distance", "rule", "disputed")


class PairRows:
    """The pairs of a map in the order in which a table shows them."""

    def __init__(self, facts: PairFacts) -> None:
        self.facts = facts
        self._a, self._b = np.triu_indices(len(facts.ids), 1)
        self._keys = (
            self._a,
            self._b,
            *(
                array[self._a, self._b].astype(np.int64)
                for array in (facts.verdict, facts.distance, facts.rule, facts.disputed)
            ),
        )
        self.order: NDArray[np.int64] = np.arange(len(self._a))

    def __len__(self) -> int:
        return len(self.order)

    def arrange(self, wanted: PairFilter, column: int, *, descending: bool) -> None:
        """Choose and order the rows; pairs that are equal in the column stay in natural order."""
        rows = np.flatnonzero(self.facts.matching(wanted)[self._a, self._b])
        values = self._keys[column][rows]
        keys = -values if descending else values
        if COLUMNS[column] == "distance":  # pairs without one come last either way
            keys = np.where(values == NONE, NONE, keys)
        self.order = rows[np.argsort(keys, kind="stable")]

    def pair(self, row: int) -> tuple[str, str]:
        """Return the two fields of a row."""
        k, ids = int(self.order[row]), self.facts.ids
        return ids[self._a[k]], ids[self._b[k]]

    def verdict(self, row: int) -> int:
        """Return the code of a row's verdict."""
        return self._value(2, row)

    def distance(self, row: int) -> int | None:
        """Return the shot distance under the map's choices."""
        found = self._value(3, row)
        return None if found == NONE else found

    def rule(self, row: int) -> str:
        """Return the rules that decide."""
        return ", ".join(self.facts.rules[self._value(4, row)])

    def disputed(self, row: int) -> int:
        """Return 2 where the verdict is disputed, 1 where the distance alone is, else 0."""
        return self._value(5, row)

    def _value(self, column: int, row: int) -> int:
        return int(self._keys[column][self.order[row]])

    def position(self, a: str, b: str) -> int | None:
        """Return the row of a pair, None where it is filtered out or does not exist."""
        ids = self.facts.ids
        if a not in ids or b not in ids:
            return None
        i, k = sorted((ids.index(a), ids.index(b)))
        n = len(ids)
        flat = i * n - i * (i + 1) // 2 + k - i - 1
        found = np.flatnonzero(self.order == flat)
        return int(found[0]) if len(found) else None
