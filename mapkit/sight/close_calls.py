"""What is disputed about the pairs of a map: which answers another drawing of it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import NONE
from mapkit.jobs.in_parts import in_parts, part_of
from mapkit.sight.other_answers import OtherAnswer, closed_answer
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redraw_opening import FoundRedrawing
from mapkit.sight.redraw_search import LongerLines, RedrawingSearch
from mapkit.sight.redrawn_bounds import RedrawnBounds, redrawn_bounds, same_building
from mapkit.sight.tables import PairDistances, SightTables
from mapkit.sight.verdict import Distances, grazing_counts, shot_distance

SETTLED_STEP_MM = 0.02
SETTLED_MOST_MM = 5.0

_PART = 8  # pairs: some ten milliseconds


@dataclass(frozen=True, slots=True)
class CloseCall:
    """One answer of a map that is disputed, or open.

    Attributes
    ----------
    origin, target : str
        In the order of the map.
    kind : str
        ``sight`` or ``distance``.
    measure_mm : float
        How little has to move for another answer, as far as was found; 0 where the choice
        ``grazing`` alone decides.
    reasons : tuple of str
        See :class:`OtherAnswer`; none where it is open.
    clear : int or None
        The clear distance.
    others : tuple of OtherAnswer
        What the answer is otherwise, for each reason.
    """

    origin: str
    target: str
    kind: str
    measure_mm: float
    reasons: tuple[str, ...]
    clear: int | None
    others: tuple[OtherAnswer, ...]

    @property
    def is_open(self) -> bool:
        """Whether no redrawing was found, nor proved that there is none."""
        return not self.reasons


@dataclass(frozen=True, slots=True)
class MeasuredCalls:
    """What is disputed about a pair.

    Attributes
    ----------
    sight, distance : tuple of OtherAnswer
        The answers that each is otherwise.
    sight_open, distance_open : bool
        Neither another drawing was found that changes it, nor proved that there is none.
    """

    sight: tuple[OtherAnswer, ...] = ()
    distance: tuple[OtherAnswer, ...] = ()
    sight_open: bool = False
    distance_open: bool = False

    def of_kind(self, kind: str) -> tuple[tuple[OtherAnswer, ...], bool]:
        """Return the other answers of ``sight`` or ``distance``, and whether that is open."""
        if kind == "sight":
            return self.sight, self.sight_open
        return self.distance, self.distance_open


def unsettled(
    finder: PairFinder, tables: SightTables, bounds: RedrawnBounds
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Tell of which pairs the sight, and the distance, is not settled, (N, N) bool each."""
    granted, alone = same_building(finder, tables)
    counts = grazing_counts(finder.map)
    drawn = tables.grazing if counts else tables.clear
    seen = drawn != NONE
    grazes = (tables.clear != tables.grazing) & ~alone
    sight = np.where(seen, bounds.most == NONE, bounds.least != NONE) & ~granted
    sight |= grazes & (tables.clear == NONE) & ~granted
    distance = seen & ((bounds.least < drawn) | (bounds.most > drawn))
    distance |= grazes & (tables.clear != NONE)
    for table in (sight, distance):
        np.fill_diagonal(table, val=False)
    return sight, distance


class CallFinder:
    """Finds the close calls of the pairs of one map."""

    def __init__(self, finder: PairFinder) -> None:
        self._map = finder.map
        self._finder = finder
        self._search = RedrawingSearch(finder)

    def all(
        self,
        tables: SightTables,
        *,
        among: NDArray[np.bool_] | None = None,
        threads: int = 1,
        progress: Callable[[int, int], None] | None = None,
    ) -> tuple[CloseCall, ...]:
        """Return the close calls of all pairs, disputed and open ones, in their order.

        Parameters
        ----------
        tables : SightTables
            The map's tables.
        among : (N, N) bool or None
            Symmetric: the pairs that are asked about; None for all.
        progress : callable or None
            Gets (steps done, steps in all); raising stops the work.

        Notes
        -----
        Nearly all pairs are settled by bounds that take a few times the time of the tables; the
        rest takes some milliseconds each.
        """
        first, second = (part_of(progress, k, 2) for k in range(2))
        bounds = redrawn_bounds(self._finder, tables, among=among, threads=threads, progress=first)
        asked = np.logical_or(*unsettled(self._finder, tables, bounds))
        if among is not None:
            asked &= among
        pairs = [(i, k) for i, k in np.argwhere(np.triu(asked, 1)).tolist()]
        parts = [pairs[at : at + _PART] for at in range(0, len(pairs), _PART)]

        def work(part: list[tuple[int, int]]) -> list[CloseCall]:
            return [call for i, k in part for call in self._close_calls(tables, bounds, i, k)]

        found = in_parts(work, parts, threads=threads, progress=second)
        return tuple(call for part in found for call in part)

    def unsettled(
        self,
        tables: SightTables,
        *,
        threads: int = 1,
        progress: Callable[[int, int], None] | None = None,
    ) -> tuple[tuple[str, str], ...]:
        """Return the pairs whose sight or distance is not settled: bounds alone are asked."""
        bounds = redrawn_bounds(self._finder, tables, threads=threads, progress=progress)
        asked = np.logical_or(*unsettled(self._finder, tables, bounds))
        ids = tables.field_ids
        return tuple((ids[i], ids[k]) for i, k in np.argwhere(np.triu(asked, 1)).tolist())

    def disputed_verdicts(
        self, tables: SightTables, *, among: NDArray[np.bool_] | None = None
    ) -> tuple[tuple[str, str], ...]:
        """Return the pairs whose verdict is not settled; distances are not asked.

        Takes what :meth:`all` takes, and a few times the time of the tables.
        """
        bounds = redrawn_bounds(self._finder, tables, among=among)
        sight, _ = unsettled(self._finder, tables, bounds)
        if among is not None:
            sight &= among
        ids = tables.field_ids
        return tuple((ids[i], ids[k]) for i, k in np.argwhere(np.triu(sight, 1)).tolist())

    def _close_calls(
        self, tables: SightTables, bounds: RedrawnBounds, i: int, k: int
    ) -> Iterator[CloseCall]:
        a, b = tables.field_ids[i], tables.field_ids[k]
        found = tables.pair(i, k)
        if found.grazing != found.clear:
            found = self._finder.distances(a, b)  # with the closed line
        calls = self.between(a, b, found, int(bounds.least[i, k]), int(bounds.most[i, k]))
        for kind in ("sight", "distance"):
            others, is_open = calls.of_kind(kind)
            if others or is_open:
                measure = min((o.measure_mm for o in others), default=self._map.tolerance_mm)
                reasons = tuple(o.reason for o in others)
                yield CloseCall(a, b, kind, measure, reasons, found.clear, others)

    def measure(self, a: str, b: str, found: PairDistances) -> MeasuredCalls:
        """Find what is disputed about a pair whose distances are known."""
        least, most = self._search.bounds(a, b, found)
        return self.between(a, b, found, least, most)

    def is_settled(
        self, a: str, b: str, found: Distances, tolerance_mm: float | None = None
    ) -> bool:
        """Return whether no other drawing changes the answer on a pair, nor a choice."""
        if not self.only_building(found) and found.clear != found.grazing:
            return False
        search = self._search
        if tolerance_mm is not None:
            search = RedrawingSearch(self._finder, tolerance_mm / self._map.unit_mm)
        drawn = shot_distance(self._map, found)
        least, most = search.bounds(a, b, found)
        return least == NONE if drawn is None else least == most == drawn

    def settled_mm(
        self,
        a: str,
        b: str,
        found: Distances,
        *,
        most_mm: float = SETTLED_MOST_MM,
        guess_mm: float | None = None,
    ) -> float:
        """Return how far all corners may lie elsewhere without changing the answer, in mm.

        The largest of the multiples of `SETTLED_STEP_MM` up to ``most_mm`` for which that is
        proved, 0 for none: what is settled at one tolerance is so at every smaller one. Some
        milliseconds, less with a guess that is nearly right.
        """
        low, high = 0, round(most_mm / SETTLED_STEP_MM)
        guess = None if guess_mm is None else round(guess_mm / SETTLED_STEP_MM)
        step, first = 1, None
        while low < high:
            middle = (low + high + 1) // 2 if guess is None else min(max(guess, low + 1), high)
            settled = self.is_settled(a, b, found, middle * SETTLED_STEP_MM)
            low, high = (middle, high) if settled else (low, middle - 1)
            first = settled if first is None else first
            if guess is not None:  # farther and farther from it, until the bound is passed
                guess = middle + (step if settled else -step) if settled == first else None
                step *= 2
        return low * SETTLED_STEP_MM

    def between(self, a: str, b: str, found: PairDistances, least: int, most: int) -> MeasuredCalls:
        """Find what is disputed about a pair, with bounds for its distance on any drawing."""
        finder = self._finder
        drawn = shot_distance(self._map, found)
        granted = finder.same_building_rule(a, b) is not None
        sight: list[OtherAnswer] = []
        distance: list[OtherAnswer] = []
        sight_open = distance_open = False
        if found.closed is not None and not self.only_building(found):
            if found.clear is None:
                sight.append(closed_answer(finder, a, b, found, "grazing"))
            else:
                distance.append(closed_answer(finder, a, b, found, "clear_and_grazing_differ"))
        if least == NONE if drawn is None else least >= drawn >= most:
            return MeasuredCalls(tuple(sight), tuple(distance))
        search = self._search.near(a, b)
        if drawn is None:
            opened = search.fewer(a, b, NONE, least=least, parting=not sight)
            if opened:
                sight.append(self._other(search, opened, "redrawn_sight"))
            else:
                sight_open = not sight
            return MeasuredCalls(tuple(sight), (), sight_open)
        changes: list[FoundRedrawing] = []
        blinded: FoundRedrawing | None = None
        if least < drawn:
            opened = search.fewer(a, b, drawn, least=least, parting=False)
            distance_open = opened is None
            changes += [opened] if opened else []
        if most > drawn:
            known = bool(changes or distance)
            found_more = search.more(a, b, drawn, briefly=known, blind=not granted)
            blinded = found_more.blinded
            most = drawn if found_more.always else most
            distance_open |= not (found_more.never or found_more.always)
            changes += [found_more.farther] if found_more.farther else []
        if least < drawn and not (changes or distance):  # else it is disputed already
            opened = search.fewer(a, b, drawn, least=least)
            changes += [opened] if opened else []
        if most == NONE and not granted:
            seen = LongerLines(blinded=blinded)
            if blinded is None:
                seen = search.more(a, b, NONE - 1, briefly=bool(sight))
            if seen.blinded:
                sight.append(self._other(search, seen.blinded, "redrawn_sight"))
            sight_open = not (sight or seen.always)
        if changes:
            best = min(changes, key=search.size)
            distance.append(self._other(search, best, "redrawn_distance"))
        return MeasuredCalls(
            tuple(sight), tuple(distance), sight_open, distance_open and not distance
        )

    def _other(self, search: RedrawingSearch, found: FoundRedrawing, reason: str) -> OtherAnswer:
        redrawing = search.redrawing(found)
        places = dict.fromkeys(change.before for change in redrawing.changes)
        at = tuple((float(x), float(y)) for x, y in places)
        measure = redrawing.largest * self._map.unit_mm
        return OtherAnswer(reason, found.distance, measure, found.line, (), at, redrawing)

    def only_building(self, found: Distances) -> bool:
        """Return whether nothing but their building lets two fields see each other."""
        rule = self._map.ruleset.rules[found.rules[0]]
        return rule.mechanism == "same_building"
