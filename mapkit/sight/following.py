"""The sight tables after an edit: only lines that meet what changed are tried anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.constants import NONE
from mapkit.geometry.kernel.sight import KernelMesh
from mapkit.geometry.points import along_curve
from mapkit.model import GameMap, SightRule
from mapkit.sight.all_pairs import (
    Found,
    Hulls,
    any_line,
    combine,
    ends_of_walk,
    hulls,
    kernel_mesh,
    near_hulls,
    near_together,
    try_few,
    vertices_that_turn,
)
from mapkit.sight.changed_regions import changed_regions, same_for_sight
from mapkit.sight.rule_tasks import FieldFacts, Walk, field_facts, walks
from mapkit.sight.tables import SightTables

Int32 = NDArray[np.int32]
Int64 = NDArray[np.int64]
UInt16 = NDArray[np.uint16]
Key = tuple[object, ...]
Progress = Callable[[int, int], None]

_MOST = 0.2
"""Beyond this share of the board, what changed is so large that all lines are tried."""

_FEW = 8
"""Pairs among fewer than one field in this many are computed apart from all others."""


@dataclass(frozen=True, slots=True)
class FollowedSight:
    """The sight tables of a map, with what the tables after its next edit are computed of.

    Attributes
    ----------
    tables : SightTables
        As :func:`mapkit.sight.sight_tables` finds them.
    """

    tables: SightTables
    _ground: _Ground
    _lines: Mapping[Key, _Lines]


@dataclass(frozen=True, slots=True)
class _Ground:
    """A map as the kernel takes it."""

    map: GameMap
    mesh: Mesh
    kernel: KernelMesh
    facts: FieldFacts
    turning: Int32

    @classmethod
    def of(cls, game_map: GameMap, mesh: Mesh) -> _Ground:
        mesh = near_together(mesh)
        turning = vertices_that_turn(mesh)
        turning = turning[along_curve(mesh.xy[turning])]
        return cls(game_map, mesh, kernel_mesh(mesh), field_facts(game_map), turning)


@dataclass(frozen=True, slots=True)
class _Question:
    """What lines of one walk give among some fields."""

    ground: _Ground
    walk: Walk
    members: list[int]
    hulls: Hulls | None
    """Of the members, where only lines that meet two of them are tried."""

    def among(self, rows: Int64) -> _Question:
        """Return the same question about some of the members."""
        members = [self.members[k] for k in rows.tolist()]
        return _Question(self.ground, self.walk, members, hulls(self.ground.mesh, members))

    def ask(
        self, threads: int, progress: Progress | None, region: Int64 | None = None
    ) -> tuple[UInt16, UInt16]:
        """Return the least distances on clear lines and on all, of lines that meet the region."""
        ground, turning = self.ground, self.ground.turning
        if self.hulls is not None and region is None:
            clear, closed = try_few(
                ground.kernel, ground.mesh, ground.facts, self.walk, self.members, self.hulls,
                turning, threads=threads, progress=progress,
            )  # fmt: skip
            return clear, np.minimum(clear, closed, out=closed)
        if self.hulls is not None:
            turning = near_hulls(ground.mesh, turning, self.hulls)
        clear, closed = ground.kernel.distances(
            self.walk.task(ground.facts, ground.mesh, self.members),
            turning,
            hulls=self.hulls,
            region=region,
            threads=threads,
            progress=progress,
        )
        return clear, np.minimum(clear, closed, out=closed)

    def can_meet(self, region: Int64) -> bool:
        """Return whether a line between members may meet the region."""
        if self.hulls is None:
            return True
        corners = self.ground.mesh.xy[self.hulls[1]]
        near = (corners.min(axis=0) <= region.max(axis=0)) & (
            region.min(axis=0) <= corners.max(axis=0)
        )
        return bool(near.all())


@dataclass(frozen=True, slots=True)
class _Lines:
    """A question and its answer: the tables over its members."""

    question: _Question
    clear: UInt16
    grazing: UInt16


class _Search:
    """Works out the tables of one map, out of those of another where there are any."""

    def __init__(
        self,
        ground: _Ground,
        known: Mapping[Key, _Lines],
        regions: Sequence[Int64],
        threads: int,
        progress: Progress | None,
    ) -> None:
        self._ground, self._known, self._regions = ground, known, regions
        self._threads, self._progress = threads, progress
        self._found: dict[Key, _Lines] = {}

    def tables(self, relations: Relations) -> FollowedSight:
        ground = self._ground
        per_rule: dict[str, Found] = {}
        for walk in walks(ground.map, ground.mesh, ground.facts):
            members, hull = ends_of_walk(ground.mesh, ground.facts, walk)
            question = _Question(ground, walk, members, hull)
            lines = self._answer(_served(walk), question)
            position = np.full(len(ground.facts.classes), -1, np.intp)
            position[members] = np.arange(len(members))
            # Copied, since combining writes on it.
            found = Found(lines.clear.copy(), lines.grazing, position)
            per_rule.update((rule.id, found) for rule in walk.rules)
        tables = combine(
            ground.map, ground.mesh, relations, ground.facts, per_rule, self._in_building, None
        )
        return FollowedSight(tables, ground, self._found)

    def _in_building(
        self,
        special: SightRule,
        count: Int32,
        members: list[int],
        hull: Hulls,
        _progress: Progress | None,
    ) -> tuple[UInt16, UInt16]:
        ground = self._ground
        walk = any_line(ground.facts, special, count, members)
        ids = tuple(ground.mesh.field_ids[k] for k in members)
        lines = self._answer((special.id, ids), _Question(ground, walk, members, hull))
        return lines.clear, lines.grazing

    def _answer(self, key: Key, question: _Question) -> _Lines:
        past = self._known.get(key)
        if past is None:
            lines = _Lines(question, *question.ask(self._threads, self._progress))
        else:
            lines = self._follow(past, question)
        self._found[key] = lines
        return lines

    def _follow(self, past: _Lines, question: _Question) -> _Lines:
        place = _Places(past.question, question)
        regions = [
            region
            for region in self._regions
            if question.can_meet(region) or past.question.can_meet(region)
        ]
        was = place.moved(past.clear), place.moved(past.grazing)
        if not regions:
            return _Lines(question, *was)
        gone = [place.moved(table) for table in self._through(past.question, regions)]
        clear, grazing = self._through(question, regions)
        # Where no line that met the regions was as good as the best, that one is a kept line.
        lost = np.zeros(clear.shape, bool)
        for before, through, now in zip(was, gone, (clear, grazing), strict=True):
            lost |= (through <= before) & (before < now)
            np.minimum(before, now, out=now)
        rows = np.flatnonzero(lost.any(axis=1))
        if len(rows) * _FEW > len(lost):
            clear, grazing = question.ask(self._threads, self._progress)
        elif len(rows):
            at = np.ix_(rows, rows)
            anew = question.among(rows).ask(self._threads, self._progress)
            for table, right in zip((clear, grazing), anew, strict=True):
                table[at] = np.where(lost[at], right, table[at])
        return _Lines(question, clear, grazing)

    def _through(self, question: _Question, regions: Sequence[Int64]) -> tuple[UInt16, UInt16]:
        """Return what lines give that meet one of the regions."""
        clear, grazing = question.ask(self._threads, self._progress, regions[0])
        for region in regions[1:]:
            other_clear, other_grazing = question.ask(self._threads, self._progress, region)
            np.minimum(clear, other_clear, out=clear)
            np.minimum(grazing, other_grazing, out=grazing)
        return clear, grazing


class _Places:
    """Where the fields of an old table stand in a new one, those that are what they were."""

    def __init__(self, past: _Question, now: _Question) -> None:
        old, new = past.ground, now.ground
        at = {new.mesh.field_ids[i]: k for k, i in enumerate(now.members)}
        ids = [old.mesh.field_ids[i] for i in past.members]
        stays = [
            (k, at[i]) for k, i in enumerate(ids) if i in at and same_for_sight(old.map, i, new.map)
        ]
        self._was, self._is = np.array(stays, np.int64).reshape(-1, 2).T
        self._size = len(now.members)
        self._same = len(stays) == len(ids) == self._size and bool((self._was == self._is).all())

    def moved(self, table: UInt16) -> UInt16:
        """Return an old table in the places of the new one; pairs of other fields are far."""
        if self._same:
            return table
        moved = np.full((self._size, self._size), NONE, np.uint16)
        moved[np.ix_(self._is, self._is)] = table[np.ix_(self._was, self._was)]
        return moved


def whole_sight(
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    *,
    threads: int = 1,
    progress: Progress | None = None,
) -> FollowedSight:
    """Find the sight tables of a map, to be followed by :func:`follow_sight`.

    Takes what :func:`mapkit.sight.sight_tables` takes, and as long; the tables are the same.
    """
    return _Search(_Ground.of(game_map, mesh), {}, (), threads, progress).tables(relations)


def follow_sight(
    before: FollowedSight,
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    *,
    threads: int = 1,
    progress: Progress | None = None,
) -> FollowedSight | None:
    """Find the sight tables of a map that differs a little from another one.

    Parameters
    ----------
    before : FollowedSight
        Of the other map: this one before an edit, or any.
    progress : callable or None
        Gets (steps done, steps in all) of one part after the other; raising stops the work.

    Returns
    -------
    FollowedSight or None
        With the tables that :func:`mapkit.sight.sight_tables` finds, equal in every bit. None, at
        once, where rules or choices differ, or so much that :func:`whole_sight` is sooner done.

    Notes
    -----
    Lines that meet no changed place are the same in both maps: *kept* lines. All lines that meet
    a changed region are tried in the old map and in the new one. Where the best of the old ones
    is worse than the distance before, a kept line gives that distance, which is now the less of
    it and of the best of the new ones. Otherwise the best of the new ones is the answer, if it is
    no worse than the distance before. The few pairs left are computed by all their lines. The
    time is that of the lines that meet the regions, and linear in the pairs besides.
    """
    old = before._ground.map  # noqa: SLF001
    same_rules = old.ruleset == game_map.ruleset and old.choices == game_map.choices
    regions = changed_regions(old, game_map) if same_rules else ()
    if not same_rules or _too_large(regions, mesh):
        return None
    search = _Search(_Ground.of(game_map, mesh), before._lines, regions, threads, progress)  # noqa: SLF001
    return search.tables(relations)


def _too_large(regions: Sequence[Int64], mesh: Mesh) -> bool:
    """Return whether lines through the regions would be so many that all lines are tried sooner."""
    board = np.ptp(mesh.xy, axis=0).sum()
    return bool(sum(np.ptp(region, axis=0).sum() for region in regions) > _MOST * board)


def _served(walk: Walk) -> Key:
    """Return what two walks have in common when one can follow the other."""
    need = sorted((classes, rule.id, want) for classes, (rule, want) in walk.need.items())
    return tuple(rule.id for rule in walk.rules), tuple(need)
