"""All pairs of a map as a matrix: which fields are its rows and columns, and in what order."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mapkit.editor.sight.pair_facts import PairFacts, PairFilter
from mapkit.sight.tables import NONE

__all__ = ["PairGrid"]

_LAST = 1 << 20


class PairGrid:
    """Rows and columns of a matrix, as indices into the fields of the facts.

    A filter leaves the rows and columns that hold a pair which it lets through, and of the others
    in them says that they are not shown. The rows can be sorted by what one column holds, and
    the columns by what one row holds: near first, what is not seen last.
    """

    def __init__(self, facts: PairFacts) -> None:
        self.facts = facts
        seen = facts.distance[facts.distance != NONE]
        self.farthest = int(seen.max()) if len(seen) else 1
        """The greatest shot distance of all."""
        everything = np.arange(len(facts.ids))
        self.rows: NDArray[np.int64] = everything
        self.columns: NDArray[np.int64] = everything
        self.shown: NDArray[np.bool_] = facts.matching(PairFilter())

    def arrange(
        self, wanted: PairFilter, rows_by: str | None = None, columns_by: str | None = None
    ) -> None:
        """Choose and order rows and columns; None leaves them in natural order.

        Parameters
        ----------
        wanted : PairFilter
        rows_by, columns_by : str or None
            The field whose column the rows are sorted by, whose row the columns are sorted by.
        """
        self.shown = self.facts.matching(wanted)
        held = self.shown.any(axis=1)
        rows = held & self.facts.named(wanted.field) if wanted.field else held
        columns = self.shown[rows].any(axis=0)
        if wanted == PairFilter() and len(self.facts.ids) == 1:  # a field alone has no pair
            rows = columns = np.ones(1, bool)
        self.rows = self._sorted(np.flatnonzero(rows), rows_by)
        self.columns = self._sorted(np.flatnonzero(columns), columns_by)

    def _sorted(self, fields: NDArray[np.int64], by: str | None) -> NDArray[np.int64]:
        if by is None or by not in self.facts.ids:
            return fields
        facts, one = self.facts, self.facts.ids.index(by)
        distance = facts.distance[one, fields].astype(np.int64)
        verdict = facts.verdict[one, fields].astype(np.int64)
        far = np.where(distance == NONE, _LAST - verdict, distance)
        far[fields == one] = -1
        return fields[np.argsort(far, kind="stable")]

    def fields(self, row: int, column: int) -> tuple[int, int]:
        """Return the two fields of a cell, as indices into the facts."""
        return int(self.rows[row]), int(self.columns[column])

    def cell(self, a: str, b: str) -> tuple[int, int] | None:
        """Return row and column of a pair, None where it is filtered out or does not exist."""
        ids = self.facts.ids
        if a not in ids or b not in ids:
            return None
        rows = np.flatnonzero(self.rows == ids.index(a))
        columns = np.flatnonzero(self.columns == ids.index(b))
        return (int(rows[0]), int(columns[0])) if len(rows) and len(columns) else None
