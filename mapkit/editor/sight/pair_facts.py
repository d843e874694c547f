"""What is known of all pairs of a map, as square arrays whose fields stand in natural order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from mapkit.editor.widgets.item_views import natural_order
from mapkit.model import GameMap
from mapkit.sight import Verdict

if TYPE_CHECKING:
    from mapkit.analysis.disputes import Dispute
    from mapkit.sight import SightTables

BLOCKED, GRAZING, CLEAR = range(len(Verdict))
"""Codes of the verdicts, worst first: their places in ``tuple(Verdict)``."""


@dataclass(frozen=True, slots=True)
class PairFilter:
    """Which pairs to show. ``field`` is the beginning of an id that either field has to have."""

    disputed_only: bool = False
    verdict: int | None = None
    sector: str | None = None
    field: str = ""


@dataclass(frozen=True, slots=True)
class PairFacts:
    """All pairs of a map; safe to make in any thread."""

    ids: tuple[str, ...]
    """The fields in natural order; rows and columns of all arrays."""
    sectors: NDArray[np.str_]
    """(N,) array of str."""
    verdict: NDArray[np.int8]
    """(N, N) int8: Codes of the verdicts."""
    distance: NDArray[np.uint16]
    """(N, N) uint16: Shot distance under the map's choices, ``NONE`` where there is no sight."""
    disputed: NDArray[np.int8]
    """(N, N) int8: 2 where the verdict is disputed, 1 where the distance alone is."""
    rule: NDArray[np.uint8]
    """(N, N) uint8: Index into ``rules``."""
    rules: tuple[tuple[str, ...], ...]

    @classmethod
    def of(
        cls, game_map: GameMap, tables: SightTables, disputes: tuple[Dispute, ...] = ()
    ) -> PairFacts:
        """Bring the tables of a map into order.

        ``disputes`` are those of this map; empty while they are not known.
        """
        given = tables.field_ids
        order = sorted(range(len(given)), key=lambda k: natural_order(given[k]))
        ids = tuple(given[k] for k in order)
        at = np.ix_(order, order)
        return cls(
            ids,
            np.array([game_map.fields[i].sector or "" for i in ids], np.str_),
            tables.verdicts()[at],
            tables.shot_distances(game_map)[at],
            _marked(ids, disputes),
            tables.rule[at],
            tables.rules,
        )

    def matching(self, wanted: PairFilter) -> NDArray[np.bool_]:
        """Return which pairs a filter lets through; no field is paired with itself."""
        keep = ~np.eye(len(self.ids), dtype=bool)
        if wanted.disputed_only:
            keep &= self.disputed > 0
        if wanted.verdict is not None:
            keep &= self.verdict == wanted.verdict
        if wanted.sector is not None:
            inside = self.sectors == wanted.sector
            keep &= inside[:, None] & inside
        if wanted.field:
            named = self.named(wanted.field)
            keep &= named[:, None] | named
        return keep

    def named(self, beginning: str) -> NDArray[np.bool_]:
        """Return which ids begin so, capitals or not."""
        return np.array([i.lower().startswith(beginning.lower()) for i in self.ids], bool)


def _marked(ids: tuple[str, ...], disputes: tuple[Dispute, ...]) -> NDArray[np.int8]:
    number = {i: k for k, i in enumerate(ids)}
    marks = np.zeros((len(ids),) * 2, np.int8)
    for dispute in disputes:
        a, b = number.get(dispute.origin), number.get(dispute.target)
        if a is not None and b is not None:
            marks[a, b] = marks[b, a] = max(marks[a, b], 2 if dispute.kind == "sight" else 1)
    return marks
