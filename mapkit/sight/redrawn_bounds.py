"""What the distances of all pairs can be in every redrawing of a map within its tolerance.

A redrawing moves each vertex by at most the tolerance; where four or more borders meet, the vertex
may part into two. ``docs/adr/0043-disputed-by-redrawing.md`` has the proofs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import BLOCKS, IGNORE, NONE, PASSES
from mapkit.geometry.kernel.sight import SightTask
from mapkit.geometry.points import convex_hull, near_hull
from mapkit.jobs.in_parts import part_of
from mapkit.sight.all_pairs import (
    any_line,
    corners_of,
    kernel_mesh,
    near_together,
    vertices_that_turn,
)
from mapkit.sight.pairs import PairFinder
from mapkit.sight.rule_tasks import walks
from mapkit.sight.tables import SightTables
from mapkit.sight.verdict import grazing_counts, same_building_counts

Bool = NDArray[np.bool_]
UInt16 = NDArray[np.uint16]
Progress = Callable[[int, int], None]

_FEW = 100
"""So few pairs are asked each for itself where lines may miss corners: it proves a little more."""

SURE = 1e-2
"""Map units by which what is proved in floating point keeps away from the tolerance."""


@dataclass(frozen=True, slots=True)
class RedrawnBounds:
    """Bounds for the clear distance of all pairs in every redrawing; tables (N, N), symmetric.

    Attributes
    ----------
    least : (N, N) uint16
        No redrawing has a line with fewer fields; at most the distance as drawn. Lines of no width
        count too.
    most : (N, N) uint16
        Every redrawing has a clear line with at most so many; ``NONE`` where that is not proved.
        At least the distance as drawn.
    """

    least: UInt16
    most: UInt16


def same_building(finder: PairFinder, tables: SightTables) -> tuple[Bool, Bool]:
    """Return which pairs see each other in any case as they are in one building.

    Returns
    -------
    granted : (N, N) bool
        They do.
    alone : (N, N) bool
        No line of another rule is clear.
    """
    n = len(tables.field_ids)
    granted = np.zeros((n, n), np.bool_)
    special = next(
        (r for r in finder.map.ruleset.rules.values() if r.mechanism == "same_building"), None
    )
    if special is None or not same_building_counts(finder.map):
        return granted, granted
    building = np.array([finder.building(i) for i in tables.field_ids], np.int64)
    granted = (building[:, None] == building) & (building >= 0)
    np.fill_diagonal(granted, val=False)
    by_building = np.array([special.id in own for own in tables.rules], np.bool_)
    return granted, granted & by_building[tables.rule]


def gaps(tolerance: float) -> tuple[float, float]:
    """Return how wide strips are in which lines are sought that are sure.

    Wide ones come first, as they are few, and narrower ones for what those do not prove.
    """
    return 2 * (tolerance + SURE), tolerance / 2


def pair_task(task: SightTask, i: int, k: int) -> SightTask:
    """Return what a walk asks of two of its ends alone; no line goes on through their places."""
    ends = np.select([task.ends == i, task.ends == k], [0, 1], -1).astype(np.int32)
    count = np.where((ends >= 0).any(axis=1), BLOCKS, task.count).astype(np.int32)
    return replace(task, ends=ends, count=count, group=task.group[[i, k]])


def redrawn_bounds(
    finder: PairFinder,
    tables: SightTables,
    *,
    among: Bool | None = None,
    tolerance: float | None = None,
    threads: int = 1,
    progress: Progress | None = None,
) -> RedrawnBounds:
    """Find bounds for the distances of a map in all its redrawings.

    Parameters
    ----------
    finder : PairFinder
        Of the map.
    tables : SightTables
        The map's.
    among : (N, N) bool or None
        Symmetric: the pairs that are asked about; None for all.
    tolerance : float or None
        In map units; None for that of the map.
    progress : callable or None
        Gets (steps done, steps in all); raising stops the work.

    Notes
    -----
    A few times the work of the tables.
    """
    tolerance = float(finder.map.tolerance_units) if tolerance is None else tolerance
    search = _Search(finder, tables, among, tolerance, threads)
    return search.run(progress)


class _Search:
    def __init__(
        self,
        finder: PairFinder,
        tables: SightTables,
        among: Bool | None,
        tolerance: float,
        threads: int,
    ) -> None:
        self._tolerance = tolerance
        self._finder, self._tables, self._threads = finder, tables, threads
        self._mesh = near_together(finder.mesh)
        self._kernel = kernel_mesh(self._mesh)
        self._turning = vertices_that_turn(self._mesh)
        n = len(tables.field_ids)
        asked = ~np.eye(n, dtype=np.bool_) if among is None else among & ~np.eye(n, dtype=np.bool_)
        self._fixed = finder.fixed
        self._asked: Bool = asked & ~self._fixed
        self._granted, self._alone = same_building(finder, tables)
        # Distances over lines of the line rules alone.
        self._drawn: UInt16 = np.where(self._alone, NONE, tables.clear).astype(np.uint16)

    def run(self, progress: Progress | None) -> RedrawnBounds:
        least, most = self._drawn.copy(), np.full_like(self._drawn, NONE)
        jobs = walks(self._finder.map, self._mesh, self._finder.facts)
        n = len(self._tables.field_ids)
        for number, walk in enumerate(jobs):
            tell = part_of(progress, number, len(jobs) + 1)
            classes = {c for pair in walk.need for c in pair}
            members = [i for i in range(n) if self._finder.facts.classes[i] in classes]
            members = [i for i in members if self._asked[i].any()]
            if members:
                task = walk.task(self._finder.facts, self._mesh, members)
                self._take(task, members, self._asked, least, most, tell)
        fixed = self._fixed | ~self._asked
        least[fixed] = most[fixed] = self._tables.clear[fixed]
        self._take_buildings(least, most, part_of(progress, len(jobs), len(jobs) + 1))
        np.fill_diagonal(least, 1)
        np.fill_diagonal(most, 1)
        return RedrawnBounds(least, most)

    def _take(
        self,
        task: SightTask,
        members: Sequence[int],
        asked: Bool,
        least: UInt16,
        most: UInt16,
        progress: Progress | None,
    ) -> None:
        at = np.ix_(members, members)
        slack = 2 * self._tolerance
        first, *rest = (part_of(progress, k, 3) for k in range(3))
        known = np.where(asked[at], least[at], 0).astype(np.uint16)
        known[(known != 0) & (task.need[np.ix_(task.group, task.group)] == IGNORE)] = 0
        if not (task.count == PASSES).any():
            known[known <= self._finder.steps[at]] = 0  # no line has fewer
        found = self._lines(task, members, slack, known, 0.0, first)
        least[at] = np.where(known > 0, found, least[at])
        for apart, tell in zip(gaps(self._tolerance), rest, strict=True):
            wanted = asked[at] & (self._drawn[at] != NONE) & (most[at] > self._drawn[at])
            known = np.where(wanted, most[at], 0).astype(np.uint16)
            proved = self._lines(task, members, -apart, known, self._tolerance + SURE, tell)
            most[at] = np.where(known > 0, proved, most[at])

    def _lines(
        self,
        task: SightTask,
        members: Sequence[int],
        slack: float,
        known: UInt16,
        margin: float,
        progress: Progress | None,
    ) -> UInt16:
        """Find distances over lines with a slack, below those that are known."""
        pairs = [(i, k) for i, k in np.argwhere(np.triu(known, 1)).tolist()]
        if not pairs:
            return known
        mesh, ends = self._mesh, sorted({members[k] for k in np.unique(pairs).tolist()})
        corners = corners_of(mesh, ends)[0]
        hull = corners[convex_hull(mesh.xy[corners])].astype(np.int32)
        turning = near_hull(mesh.xy, self._turning, hull, max(slack, 0.0) + 1)
        few = max(_FEW, len(turning) // 4) if slack > 0 else len(turning) // 8
        if len(pairs) <= few:
            return self._one_by_one(task, members, pairs, slack, known, margin, progress)
        return self._kernel.slack_distances(
            task,
            turning,
            slack,
            known,
            margin=margin,
            touching=slack > 0 and grazing_counts(self._finder.map),
            threads=self._threads,
            progress=progress,
        )

    def _one_by_one(
        self,
        task: SightTask,
        members: Sequence[int],
        pairs: Sequence[tuple[int, int]],
        slack: float,
        known: UInt16,
        margin: float,
        progress: Progress | None,
    ) -> UInt16:
        """Ask for some pairs, each for itself, along lines between the two."""
        finder, found = self._finder, known.copy()
        for done, (i, k) in enumerate(pairs):
            if progress is not None:
                progress(done, len(pairs))
            hulls = [finder.hull(members[end]) for end in (i, k)]
            corners = np.concatenate(hulls)
            offsets = np.array([0, len(hulls[0]), len(corners)], np.int32)
            line = finder.kernel.slack_line(
                pair_task(task, i, k),
                near_hull(finder.mesh.xy, finder.turning, corners, max(slack, 0.0) + 1),
                (offsets, corners),
                slack,
                int(known[i, k]),
                parting=slack > 0,
                margin=margin,
                touching=slack > 0 and grazing_counts(finder.map),
            )
            if line is not None:
                found[i, k] = found[k, i] = line.distance
        return found

    def _take_buildings(self, least: UInt16, most: UInt16, progress: Progress | None) -> None:
        """Take all lines where no line of another rule can be clear (L6)."""
        granted = self._granted & self._asked
        if not granted.any():
            return
        rules = self._finder.map.ruleset.rules.values()
        special = next(r for r in rules if r.mechanism == "same_building")
        count = self._finder.count(special)
        sure_of_lines = most != NONE
        only = granted & (least == NONE)
        either = granted & ~only & ~sure_of_lines
        for building in self._finder.buildings:
            members = [self._finder.index[i] for i in building]
            at = np.ix_(members, members)
            if not (only | either)[at].any():
                continue
            near = self._beside(members, count)
            task = any_line(self._finder.facts, special, near, members).task(
                self._finder.facts, self._mesh, members
            )
            lower = self._tables.clear.copy()
            upper = np.full_like(lower, NONE)
            self._drawn = self._tables.clear
            self._take(task, members, only & (lower != NONE), lower, upper, progress)
            least[at] = np.where(only[at], lower[at], least[at])
            most[at] = np.where(only[at], upper[at], most[at])
            # Lines of either kind may decide: nothing is known but that there is an answer.
            least[at] = np.where(either[at], 1, least[at])

    def _beside(self, members: Sequence[int], count: NDArray[np.int32]) -> NDArray[np.int32]:
        """Let places block that no line between members of a building can come to."""
        mesh = self._mesh
        reach = 4 * self._tolerance + 2
        own = np.isin(mesh.place_fields[mesh.triangle_place], list(members)).any(axis=1)
        corners = mesh.xy[mesh.triangles]
        low, high = corners[own].min(axis=(0, 1)) - reach, corners[own].max(axis=(0, 1)) + reach
        near = ((corners.max(axis=1) >= low) & (corners.min(axis=1) <= high)).all(axis=1)
        beside = np.full_like(count, BLOCKS)
        places = np.unique(mesh.triangle_place[near])
        beside[places] = count[places]
        return beside
