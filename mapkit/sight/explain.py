"""One pair answered: verdict, line, reason, and how close the call was."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.mesh import Mesh
from mapkit.jobs.in_parts import in_parts, part_of
from mapkit.model import GameMap
from mapkit.sight.blockers import find_blockers
from mapkit.sight.close_calls import CallFinder, CloseCall, MeasuredCalls
from mapkit.sight.closed_line import closed_line, fields_cut
from mapkit.sight.nearmiss import NearMiss, NearMissReason, near_miss
from mapkit.sight.pair_answer import STANDS_MOST_MM, PairAnswer, Standing
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redrawn_bounds import RedrawnBounds, redrawn_bounds
from mapkit.sight.strips import ClosedLine, StripFinder
from mapkit.sight.tables import PairDistances, SightTables
from mapkit.sight.verdict import Verdict, grazing_counts, sees

if TYPE_CHECKING:
    from mapkit.sight.around import FieldVerdict

_PART = 8  # pairs: some ten milliseconds
_PARTS = 20  # of the time, one of which goes into what the pairs share


class PairExplainer:
    """Answers for the pairs of one map; keeps what the pairs share. Several threads may ask."""

    def __init__(
        self,
        game_map: GameMap,
        mesh: Mesh,
        relations: Relations,
        *,
        finder: PairFinder | None = None,
    ) -> None:
        self._map = game_map
        self._relations = relations
        self._finder = finder or PairFinder(game_map, mesh, relations)
        self._strips = StripFinder(mesh, game_map)
        self._calls = CallFinder(self._finder)

    def moved(self, game_map: GameMap) -> PairExplainer | None:
        """Return one for a map that differs in places of vertices alone, if that is simple.

        Nearly all that the pairs share is taken over; see :meth:`PairFinder.moved`.
        """
        finder = self._finder.moved(game_map)
        if finder is None:
            return None
        return PairExplainer(game_map, finder.mesh, self._relations, finder=finder)

    def stand(self, a: str, b: str, *, guess_mm: float | None = None) -> Standing:
        """Answer for one pair without its line and its reason, as is needed while one drags.

        ``guess_mm``: what ``settled_mm`` may be; one that is nearly right saves most of the time.
        """
        if self._finder.position(a) > self._finder.position(b):
            return replace(self.stand(b, a, guess_mm=guess_mm), origin=a, target=b)
        found, calls = self._finder.distances(a, b), self._calls
        far = calls.settled_mm(a, b, found, most_mm=STANDS_MOST_MM, guess_mm=guess_mm)
        settled = far >= self._map.tolerance_mm or calls.is_settled(a, b, found)
        return Standing(a, b, found.clear, found.grazing, found.rules, settled, far)

    def explain(self, a: str, b: str, *, how_far: bool = False) -> PairAnswer:
        """Answer for one pair.

        Parameters
        ----------
        how_far : bool
            Also find how far corners may lie elsewhere without changing it, which takes twice the
            time of the rest.

        Notes
        -----
        The distances are exact. Widths and depths are measured in floating point, right to
        0.01 mm. Some milliseconds on a board of 150 fields, more where the fields lie far apart.
        """
        if self._finder.position(a) > self._finder.position(b):
            return self.explain(b, a, how_far=how_far).turned()  # so that both ways are one answer
        found = self._finder.distances(a, b)
        answer = self._explain(a, b, found, self._calls.measure(a, b, found))
        if a == b or not how_far:
            return answer
        return replace(answer, settled_mm=self._calls.settled_mm(a, b, found))

    def explain_all(
        self,
        tables: SightTables,
        *,
        among: NDArray[np.bool_] | None = None,
        both: bool = False,
        threads: int = 1,
        progress: Callable[[int, int], None] | None = None,
    ) -> Iterator[PairAnswer]:
        """Yield the answer for pairs of different fields, in the order of the map.

        Parameters
        ----------
        tables : SightTables
            The map's tables, so that its distances are not found again.
        among : (N, N) bool, optional
            The pairs that are asked about, with the earlier field first; all by default.
        both : bool
            After each answer also that of the second field to the first: the same, turned round.
        progress : callable or None
            Gets (pairs done, pairs in all), in the thread that asks; raising stops the work, as
            does leaving the iterator.

        Yields
        ------
        PairAnswer
            What :meth:`explain` gives, the earlier field of the map first, and with ``both`` then
            the later.

        Notes
        -----
        One field at a time, so that no more answers wait than there are fields. Some milliseconds
        a pair.
        """
        n = len(tables.field_ids)
        asked = np.triu(np.ones((n, n), np.bool_) if among is None else among, 1)
        total, done = int(asked.sum()), 0
        first, rest = part_of(progress, 0, _PARTS), part_of(progress, 1, _PARTS, _PARTS - 1)
        bounds = redrawn_bounds(
            self._finder, tables, among=asked | asked.T, threads=threads, progress=first
        )

        def tell(parts: int, _: int) -> None:
            if rest:
                rest(done + min(parts * _PART, len(others)), total)

        for i in range(n - 1):
            others = asked[i].nonzero()[0].tolist()
            parts = [others[at : at + _PART] for at in range(0, len(others), _PART)]

            def work(part: list[int], first: int = i) -> list[PairAnswer]:
                return [self._from_tables(tables, bounds, first, k) for k in part]

            for answers in in_parts(work, parts, threads=threads, progress=tell):
                for answer in answers:
                    yield answer
                    if both:
                        yield answer.turned()
            done += len(others)

    def _from_tables(
        self, tables: SightTables, bounds: RedrawnBounds, i: int, k: int
    ) -> PairAnswer:
        a, b = tables.field_ids[i], tables.field_ids[k]
        found = tables.pair(i, k)
        if found.grazing != found.clear:  # a closed line is shown
            found = self._finder.distances(a, b)
        least, most = int(bounds.least[i, k]), int(bounds.most[i, k])
        return self._explain(a, b, found, self._calls.between(a, b, found, least, most))

    def _explain(self, a: str, b: str, found: PairDistances, calls: MeasuredCalls) -> PairAnswer:
        if a == b:
            return PairAnswer(a, b, 1, 1, found.rules, (b,))
        closed = self._closed(a, b, found)
        strips = self._strips.measure(a, b, clear=found.clear, rules=found.rules, closed=closed)
        miss = self._near_miss(a, b, found)
        blockers: tuple[tuple[str, str], ...] = ()
        reason = None
        if not sees(self._map, found):
            if miss is not None and miss.reason is NearMissReason.STACKED:
                reason = "stacked"
            else:
                counts = grazing_counts(self._map)
                blockers, reason = find_blockers(self._finder, a, b, closed=counts)
        blocked = found.verdict is Verdict.BLOCKED
        return PairAnswer(
            origin=a,
            target=b,
            clear=found.clear,
            grazing=found.grazing,
            rules=found.rules,
            fields=() if blocked else (*strips.fields, b),
            beam_mm=None if blocked else strips.beam_mm,
            witness=strips.witness,
            direction=strips.direction,
            strip=strips.strip,
            blockers=blockers,
            reason=reason,
            near_miss_mm=miss.depth_mm if miss else None,
            near_miss_line=miss.line if miss else None,
            near_miss_why=miss.reason.value if miss and miss.reason else None,
            near_miss_into=self._cut_into(a, b, miss),
            sight_disputed=tuple(other.reason for other in calls.sight),
            distance_disputed=tuple(other.reason for other in calls.distance),
            sight_measure_mm=min((o.measure_mm for o in calls.sight), default=None),
            distance_measure_mm=min((o.measure_mm for o in calls.distance), default=None),
            sight_open=calls.sight_open,
            distance_open=calls.distance_open,
            others=calls.sight + calls.distance,
            near_miss_rule=miss.rule if miss else None,
        )

    def disputes(
        self,
        tables: SightTables,
        *,
        among: NDArray[np.bool_] | None = None,
        threads: int = 1,
        progress: Callable[[int, int], None] | None = None,
    ) -> tuple[CloseCall, ...]:
        """Return every disputed or open answer of the map; see :meth:`CallFinder.all`."""
        return self._calls.all(tables, among=among, threads=threads, progress=progress)

    def unsettled(
        self,
        tables: SightTables,
        *,
        threads: int = 1,
        progress: Callable[[int, int], None] | None = None,
    ) -> tuple[tuple[str, str], ...]:
        """Return the pairs whose sight or distance is not settled; see :class:`CallFinder`."""
        return self._calls.unsettled(tables, threads=threads, progress=progress)

    def disputed_verdicts(
        self, tables: SightTables, *, among: NDArray[np.bool_] | None = None
    ) -> tuple[tuple[str, str], ...]:
        """Return the pairs whose verdict is not settled; see :class:`CallFinder`."""
        return self._calls.disputed_verdicts(tables, among=among)

    def mark_disputed(
        self,
        origin: str,
        around: Collection[FieldVerdict],
        *,
        progress: Callable[[int, int], None] | None = None,
    ) -> tuple[FieldVerdict, ...]:
        """Find out which answers of one field against all others are disputed or open.

        Parameters
        ----------
        around : collection of FieldVerdict
            What :func:`mapkit.sight.sight_around` found from ``origin``.
        progress : callable or None
            Gets (fields done, fields in all); raising stops the work.

        Returns
        -------
        tuple of FieldVerdict
            The same in the same order, marked. Cost: about a millisecond a field.
        """
        marked = []
        for done, verdict in enumerate(around, 1):
            settled = self._calls.is_settled(origin, verdict.field, verdict)
            marked.append(replace(verdict, disputed=not settled))
            if progress:
                progress(done, len(around))
        return tuple(marked)

    def _closed(self, a: str, b: str, found: PairDistances) -> ClosedLine | None:
        if found.closed is None:
            return None
        assert found.closed_rule is not None  # stands beside the line
        return closed_line(self._finder, a, b, found.closed, found.closed_rule)

    def _cut_into(self, a: str, b: str, miss: NearMiss | None) -> tuple[str, ...]:
        if miss is None or miss.line is None or miss.rule is None or not miss.depth_mm:
            return ()
        return fields_cut(self._finder, a, b, miss.line, self._map.ruleset.rules[miss.rule])

    def _near_miss(self, a: str, b: str, found: PairDistances) -> NearMiss | None:
        if self._calls.only_building(found):
            return self._nearest_miss(a, b)
        if found.clear is not None:
            return None
        if found.grazing is not None:
            return NearMiss(0.0)
        return self._nearest_miss(a, b)

    def _nearest_miss(self, a: str, b: str) -> NearMiss:
        """Find the near miss over the line rules of two fields.

        A line that comes within rounding of a field of the class that its rule needs is taken to
        meet it, so where it cuts nothing it is asked exactly whether any line does.
        """
        miss = near_miss(self._finder, a, b, self._finder.rules(a, b))
        if miss.depth_mm == 0 and miss.rule is not None:
            rule = self._map.ruleset.rules[miss.rule]
            if rule.needs and not self._finder.may_cross(a, b, rule):
                return NearMiss(None, reason=NearMissReason.NO_OPEN_FIELD)
        return miss


def explain_pair(game_map: GameMap, mesh: Mesh, relations: Relations, a: str, b: str) -> PairAnswer:
    """Answer for one pair of one map; for more of them keep a :class:`PairExplainer`.

    Parameters
    ----------
    relations : Relations
        Both of this very map.
    a, b : str
        Field ids.
    """
    return PairExplainer(game_map, mesh, relations).explain(a, b)
