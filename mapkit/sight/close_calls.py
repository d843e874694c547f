"""The close calls of pairs: what is disputed, how near it is, and what the answer is otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf

import numpy as np
from numpy.typing import NDArray

from mapkit.jobs.in_parts import in_parts, part_of
from mapkit.sight.clipping import Clip, clipped_distance
from mapkit.sight.fewest import FewestFields
from mapkit.sight.nearmiss import NearMiss, NearMissReason, near_miss, near_miss_below
from mapkit.sight.other_answers import OtherAnswer, OtherAnswers
from mapkit.sight.pair_board import PairBoard
from mapkit.sight.pairs import PairFinder
from mapkit.sight.questions import OpenQuestions, open_questions
from mapkit.sight.strips import StripFinder, StripMeasures
from mapkit.sight.tables import PairDistances, SightTables
from mapkit.sight.verdict import Distances

__all__ = ["CallFinder", "CloseCall", "MeasuredCalls"]

_PART = 8  # pairs: some ten milliseconds


@dataclass(frozen=True, slots=True)
class CloseCall:
    """One disputed answer of a map.

    Attributes
    ----------
    a, b : str
        In the order of the map.
    kind : str
        ``sight`` or ``distance``.
    measure_mm : float
        How near the call is.
    reasons : tuple of str
        See :class:`PairAnswer`.
    clear : int or None
        The clear distance.
    others : tuple of OtherAnswer
        What the answer is otherwise, for each reason.
    """

    a: str
    b: str
    kind: str
    measure_mm: float
    reasons: tuple[str, ...]
    clear: int | None
    others: tuple[OtherAnswer, ...]


@dataclass(frozen=True, slots=True)
class MeasuredCalls:
    """What is disputed about a pair, and the measurements that tell so.

    Attributes
    ----------
    sight, distance : dict of str to float
        The calls with their measures in mm; see :class:`mapkit.sight.PairAnswer`.
    strips : StripMeasures
    miss : NearMiss or None
    clip : Clip or None
        The first line found that barely clips fields.
    """

    sight: dict[str, float]
    distance: dict[str, float]
    strips: StripMeasures
    miss: NearMiss | None
    clip: Clip | None


class CallFinder:
    """Finds the close calls of the pairs of one map.

    Parameters
    ----------
    finder : PairFinder
    strips : StripFinder
    board : PairBoard
    """

    def __init__(self, finder: PairFinder, strips: StripFinder, board: PairBoard) -> None:
        self._map = finder.map
        self._finder, self._strips, self._board = finder, strips, board
        self._fewest = FewestFields(board, finder.map.tolerance_mm)
        self._others = OtherAnswers(finder, strips, board, self._fewest)

    def all(
        self,
        tables: SightTables,
        *,
        among: NDArray[np.bool_] | None = None,
        threads: int = 1,
        progress: Callable[[int, int], None] | None = None,
    ) -> tuple[CloseCall, ...]:
        """Return the close calls of all pairs, in their order.

        Parameters
        ----------
        tables : SightTables
            The map's tables, so that only the measures are left to do.
        among : (N, N) bool or None
            Symmetric: the pairs that are asked about; None for all.
        threads : int
        progress : callable or None
            Gets (steps done, steps in all); raising stops the work.

        Notes
        -----
        Pairs that are nowhere near a call are left out by proofs that take a few times the time of
        the tables; the rest takes a millisecond or a few each.
        """
        first, second = (part_of(progress, k, 2) for k in range(2))
        questions = open_questions(
            self._strips, self._board, self._fewest, tables,
            among=among, threads=threads, progress=first,
        )  # fmt: skip
        pairs = questions.pairs().tolist()
        parts = [pairs[at : at + _PART] for at in range(0, len(pairs), _PART)]

        def work(part: list[tuple[int, int]]) -> list[CloseCall]:
            return [call for i, k in part for call in self._close_calls(tables, questions, i, k)]

        found = in_parts(work, parts, threads=threads, progress=second)
        return tuple(call for part in found for call in part)

    def disputed_verdicts(
        self,
        tables: SightTables,
        *,
        among: NDArray[np.bool_] | None = None,
        first: NDArray[np.bool_] | None = None,
    ) -> Iterator[tuple[str, str]]:
        """Yield the pairs whose verdict is disputed; distances are not asked.

        Takes what :meth:`all` takes, and about half as long; who leaves the iterator stops it.
        Pairs of the symmetric table ``first`` are asked before all others.
        """
        questions = open_questions(
            self._strips, self._board, self._fewest, tables, among=among, clipping=False
        )
        pairs = questions.pairs()
        if first is not None:
            pairs = pairs[np.argsort(~first[pairs[:, 0], pairs[:, 1]], kind="stable")]
        for i, k in pairs.tolist():
            a, b = tables.field_ids[i], tables.field_ids[k]
            strips, misses = bool(questions.strips[i, k]), bool(questions.misses[i, k])
            pair = tables.pair(i, k)
            if self.measure(a, b, pair, strips=strips, clips=False, misses=misses).sight:
                yield a, b

    def _close_calls(
        self, tables: SightTables, questions: OpenQuestions, i: int, k: int
    ) -> Iterator[CloseCall]:
        a, b = tables.field_ids[i], tables.field_ids[k]
        found = tables.pair(i, k)
        measured = self.measure(
            a, b, found,
            strips=bool(questions.strips[i, k]),
            clips=bool(questions.clips[i, k]),
            misses=bool(questions.misses[i, k]),
        )  # fmt: skip
        calls = measured.sight | measured.distance
        if calls.keys() & {"grazing", "clear_and_grazing_differ"}:
            found = self._finder.distances(a, b)  # with the closed line
        others = self.others(a, b, found, measured)
        for kind, own in (("sight", measured.sight), ("distance", measured.distance)):
            if own:
                answers = tuple(o for o in others if o.reason in own)
                yield CloseCall(a, b, kind, min(own.values()), tuple(own), found.clear, answers)

    def measure(
        self,
        a: str,
        b: str,
        found: Distances,
        *,
        strips: bool = True,
        clips: bool = True,
        misses: bool = True,
    ) -> MeasuredCalls:
        """Find what is disputed, measuring only what is asked and may be below the tolerance."""
        tolerance = self._map.tolerance_mm
        wide = StripMeasures(valid_mm=inf, shortest_mm=inf)
        if strips and found.clear is not None and not self.only_building(found):
            wide = self._strips.measure(
                a, b, clear=found.clear, rules=found.rules, enough_mm=2 * tolerance
            )
        miss = None
        if misses and (found.grazing is None or self.only_building(found)):
            rules = self._finder.rules(a, b)
            if self._finder.special(a, b) is None and near_miss_below(
                self._board, a, b, tolerance, rules
            ):
                miss = self.near_miss(a, b)
        clip = self.clip(a, b, found) if clips else None
        return self.calls(found, wide, miss, clip)

    def near_miss(self, a: str, b: str) -> NearMiss:
        """Find the near miss over the line rules of two fields.

        A line that comes within rounding of a field of the class that its rule needs is taken to
        meet it, so where it cuts nothing it is asked exactly whether any line does.
        """
        miss = near_miss(self._board, a, b, self._finder.rules(a, b))
        if miss.depth_mm == 0 and miss.rule is not None:
            rule = self._map.ruleset.rules[miss.rule]
            if rule.needs and not self._finder.may_cross(a, b, rule):
                return NearMiss(None, reason=NearMissReason.NO_OPEN_FIELD)
        return miss

    def clip(self, a: str, b: str, found: Distances) -> Clip | None:
        """Find a line that would have fewer fields if those it barely clips did not count."""
        if found.clear is None or found.clear < 2 or self.only_building(found):
            return None
        rules = self._fewest.rules_below(a, b, found.clear)
        return clipped_distance(self._board, a, b, found.clear, self._map.tolerance_mm, rules)

    def calls(
        self, found: Distances, strips: StripMeasures, miss: NearMiss | None, clip: Clip | None
    ) -> MeasuredCalls:
        """Tell what the measurements of a pair make disputed."""
        tolerance = self._map.tolerance_mm
        sight: dict[str, float] = {}
        distance: dict[str, float] = {}
        calls = MeasuredCalls(sight, distance, strips, miss, clip)
        near = (
            miss is not None
            and miss.depth_mm is not None
            and miss.depth_mm < tolerance
            and miss.reason is not NearMissReason.CONTACT
        )
        if self.only_building(found):
            if near and miss and miss.depth_mm is not None:
                distance["lines_near"] = miss.depth_mm
            return calls
        if found.clear is None:
            if found.grazing is not None:
                sight["grazing"] = 0.0
            elif near and miss and miss.depth_mm is not None:
                sight["near_miss"] = miss.depth_mm
            return calls
        if strips.valid_mm < 2 * tolerance:
            sight["narrow"] = strips.valid_mm
        if found.grazing != found.clear:
            distance["clear_and_grazing_differ"] = 0.0
        if strips.shortest_mm < 2 * tolerance:
            distance["narrow_shortest"] = strips.shortest_mm
        if clip is not None:
            distance["clipped"] = clip.depth_mm
        return calls

    def others(
        self, a: str, b: str, found: PairDistances, calls: MeasuredCalls
    ) -> tuple[OtherAnswer, ...]:
        """Return the answer that each call leaves open; see :meth:`OtherAnswers.of`."""
        return self._others.of(
            a, b, found, calls.strips, calls.miss, calls.clip, calls.sight | calls.distance
        )

    def only_building(self, found: Distances) -> bool:
        """Tell whether nothing but their building lets two fields see each other."""
        rule = self._map.ruleset.rules[found.rules[0]]
        return rule.mechanism == "same_building"
