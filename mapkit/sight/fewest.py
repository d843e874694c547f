"""The fewest fields that any line between two fields can need, by who lies next to whom."""

from __future__ import annotations

from functools import cached_property

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import NONE, PASSES
from mapkit.geometry.kernel.walk import walking_distances
from mapkit.model import SightRule
from mapkit.sight.pair_board import PairBoard

__all__ = ["FewestFields"]

UInt16 = NDArray[np.uint16]

_ROUNDING = 1e-6


class FewestFields:
    """Bounds for the distances that are left where fields barely clipped do not count.

    A line needs a set of fields if each of its points is within the tolerance of S, of T or of a
    field of the set. The line is in one piece, so these grown fields lead from S to T, each
    overlapping the next: the two are then no farther apart than twice the tolerance. So the line
    needs at least as many fields as lie between S and T on the shortest way over fields that are
    so near each other and that lines of its rule may pass.

    Parameters
    ----------
    board : PairBoard
    tolerance_mm : float
    """

    def __init__(self, board: PairBoard, tolerance_mm: float) -> None:
        self._board = board
        self._tolerance_mm = tolerance_mm
        self._tables: dict[str, UInt16] = {}

    @cached_property
    def _near(self) -> NDArray[np.bool_]:
        return _near(self._board, self._tolerance_mm)

    def least(self, rule: SightRule) -> UInt16:
        """Return bounds for the distances over lines of a rule, once barely clipped fields go.

        Returns
        -------
        (N, N) uint16
            ``NONE`` where no line can lead; 1 everywhere where lines may pass void, which needs no
            field. Cost: once for each rule, N times the fields near each other.
        """
        if rule.id not in self._tables:
            self._tables[rule.id] = self._found(rule)
        return self._tables[rule.id]

    def rules_below(self, a: str, b: str, distance: int) -> tuple[SightRule, ...]:
        """Return the line rules of two fields by which a line may need fewer fields than that.

        Barely clipped fields do not count here. The others need not be asked.
        """
        i, k = self._board.index[a], self._board.index[b]
        rules = self._board.rules_for(a, b)
        return tuple(rule for rule in rules if self.least(rule)[i, k] < distance)

    def _found(self, rule: SightRule) -> UInt16:
        counts = self._board.counts(rule)
        n = len(self._near)
        if (counts == PASSES).any():
            return np.ones((n, n), np.uint16)
        passed = np.zeros(n, np.bool_)
        passed[counts[counts >= 0]] = True
        steps = self._near & passed[:, None]  # a line goes on from fields that it may pass
        _, targets = np.nonzero(steps)
        offsets = np.concatenate([[0], np.cumsum(steps.sum(axis=1))])
        table = walking_distances(
            offsets.astype(np.int32), targets.astype(np.int32), np.ones(n, np.int32),
            np.zeros(n, np.int32), 0, once=False,
        )  # fmt: skip
        for start in np.flatnonzero(~passed).tolist():
            beside = self._near[start]
            onward = table[beside & passed].min(axis=0, initial=NONE)
            onward[onward < NONE] += 1
            onward[beside] = 1
            table[start] = onward
        return table


def _near(board: PairBoard, tolerance_mm: float) -> NDArray[np.bool_]:
    """Tell, (N, N) bool, which fields are no farther apart than twice the tolerance."""
    game_map = board.game_map
    polygons = []
    for field in board.mesh.field_ids:
        exterior, *holes = game_map.points(field)
        polygons.append(shapely.Polygon(exterior, holes))
    reach = 2 * tolerance_mm / game_map.unit_mm * (1 + _ROUNDING) + _ROUNDING
    a, b = shapely.STRtree(polygons).query(polygons, predicate="dwithin", distance=reach)
    near = np.zeros((len(polygons), len(polygons)), np.bool_)
    near[a, b] = True
    np.fill_diagonal(near, False)
    return near
