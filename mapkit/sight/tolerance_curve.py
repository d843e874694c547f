"""From which tolerance on each pair is disputed, each pair measured once."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.mesh import Mesh
from mapkit.jobs.in_parts import in_parts, part_of
from mapkit.model import GameMap
from mapkit.sight.clipping import clipped_distance
from mapkit.sight.close_calls import CallFinder
from mapkit.sight.fewest import FewestFields
from mapkit.sight.nearmiss import NearMissReason, near_miss_below
from mapkit.sight.pair_board import PairBoard
from mapkit.sight.pairs import PairFinder
from mapkit.sight.questions import OpenQuestions, open_questions
from mapkit.sight.strips import StripFinder
from mapkit.sight.tables import SightTables

__all__ = ["ToleranceCurve", "tolerance_curve"]

_PART = 8  # pairs: some ten milliseconds
_PRECISION_MM = 0.01
"""Depths nearer to a tolerance than this are compared with it by a trial at that depth."""


@dataclass(frozen=True, slots=True)
class ToleranceCurve:
    """From which of some tolerances on the answers of a map are disputed.

    Attributes
    ----------
    tolerances_mm : tuple of float
        Rising.
    sight, distance : (N, N) uint8
        Symmetric: the place in ``tolerances_mm`` from which on a pair is disputed, and their
        number where it is at none.
    """

    tolerances_mm: tuple[float, ...]
    sight: NDArray[np.uint8]
    distance: NDArray[np.uint8]


def tolerance_curve(
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    tables: SightTables,
    tolerances_mm: Sequence[float],
    *,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> ToleranceCurve:
    """Tell from which tolerance on each pair of a map is disputed.

    Parameters
    ----------
    game_map : GameMap
    mesh : Mesh
    relations : Relations
    tables : SightTables
        All of this map.
    tolerances_mm : sequence of float
        Rising, above 0, up to 255 of them. The map's own plays no part.
    threads : int
    progress : callable or None
        Gets (steps done, steps in all); raising stops the work.

    Notes
    -----
    The same pairs as :meth:`CallFinder.all` finds with the map at each tolerance. What is disputed
    at one tolerance is so at every larger one, so widths and depths are measured for the largest
    and compared with all. About as long as the disputes at the largest.
    """
    curve = _Curve(game_map, mesh, relations, tolerances_mm)
    first, second = (part_of(progress, k, 2) for k in range(2))
    questions = open_questions(
        curve.strips, curve.board, curve.fewest, tables, threads=threads, progress=first
    )
    pairs = questions.pairs().tolist()
    parts = [pairs[at : at + _PART] for at in range(0, len(pairs), _PART)]

    def work(part: list[tuple[int, int]]) -> list[tuple[int, int]]:
        return [curve.disputed_from(tables, questions, i, k) for i, k in part]

    done = in_parts(work, parts, threads=threads, progress=second)
    found = [places for part in done for places in part]
    sight, distance = (np.full(tables.clear.shape, len(tolerances_mm), np.uint8) for _ in range(2))
    if pairs:
        i, k = np.array(pairs, np.intp).T
        own = np.array(found, np.uint8)
        sight[i, k] = sight[k, i] = own[:, 0]
        distance[i, k] = distance[k, i] = own[:, 1]
    return ToleranceCurve(tuple(tolerances_mm), sight, distance)


class _Curve:
    """Finds from which tolerance on the pairs of a map are disputed."""

    def __init__(
        self, game_map: GameMap, mesh: Mesh, relations: Relations, tolerances: Sequence[float]
    ) -> None:
        game_map = replace(game_map, tolerance_mm=tolerances[-1])
        self.finder = PairFinder(game_map, mesh, relations)
        self.strips = StripFinder(mesh, game_map)
        self.board = PairBoard(game_map, mesh)
        self.fewest = FewestFields(self.board, game_map.tolerance_mm)
        self.calls = CallFinder(self.finder, self.strips, self.board)
        self.tolerances = tuple(tolerances)

    def disputed_from(
        self, tables: SightTables, questions: OpenQuestions, i: int, k: int
    ) -> tuple[int, int]:
        """Return the places of the tolerances from which on sight and distance are disputed."""
        a, b = tables.field_ids[i], tables.field_ids[k]
        found = tables.pair(i, k)
        measured = self.calls.measure(
            a, b, found,
            strips=bool(questions.strips[i, k]), clips=False, misses=bool(questions.misses[i, k]),
        )  # fmt: skip
        distance = self._above(measured.distance.get("narrow_shortest", inf) / 2)
        sight = self._above(measured.sight.get("narrow", inf) / 2)
        if "grazing" in measured.sight:
            sight = 0
        if "clear_and_grazing_differ" in measured.distance:
            distance = 0
        miss = measured.miss
        if miss is not None and miss.reason is not NearMissReason.CONTACT:
            near = self._near(a, b, inf if miss.depth_mm is None else miss.depth_mm)
            if "near_miss" in measured.sight:
                sight = min(sight, near)
            if "lines_near" in measured.distance:
                distance = min(distance, near)
        if questions.clips[i, k] and found.clear is not None:
            distance = self._clipped(a, b, found.clear, distance)
        return sight, distance

    def _above(self, measure_mm: float) -> int:
        """Return the place of the first tolerance that a measure is below."""
        at = bisect_left(self.tolerances, measure_mm)
        return at + (at < len(self.tolerances) and self.tolerances[at] == measure_mm)

    def _near(self, a: str, b: str, depth_mm: float) -> int:
        """Return the place of the first tolerance that a near miss is below."""
        at = self._above(depth_mm)
        while at < len(self.tolerances):
            tolerance = self.tolerances[at]
            clearly = tolerance - depth_mm > _PRECISION_MM
            if clearly or near_miss_below(self.board, a, b, tolerance, self.finder.rules(a, b)):
                break
            at += 1
        return at

    def _clipped(self, a: str, b: str, clear: int, most: int) -> int:
        """Return the first tolerance at which a line has fewer fields, or ``most``."""
        rules = self.fewest.rules_below(a, b, clear)
        low, high = 0, most
        middle = most - 1  # no line at the largest: none at any, and to find none takes the longest
        while low < high:
            tolerance = self.tolerances[middle]
            clip = clipped_distance(self.board, a, b, clear, tolerance, rules)
            if clip is None:
                low = middle + 1
            else:  # the same line does at every tolerance that it goes less deep than
                high = min(middle, max(self._above(clip.depth_mm + _PRECISION_MM), low))
            middle = (low + high) // 2
        return low
