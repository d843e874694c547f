"""The sight tables after an edit, of those before it: only lines that meet what changed are tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.mesh import Mesh
from mapkit.geometry.curve import along_curve
from mapkit.geometry.kernel.constants import NONE
from mapkit.geometry.kernel.sight import KernelMesh
from mapkit.model import GameMap, SightRule
from mapkit.sight.all_pairs import (
    Found,
    Hulls,
    all_lines,
    combine,
    hulls,
    kernel_mesh,
    near_together,
    run_walk,
    vertices_that_turn,
)
from mapkit.sight.changed_regions import changed_regions, same_for_sight
from mapkit.sight.rule_tasks import FieldFacts, Walk, field_facts, walks
from mapkit.sight.tables import SightTables

__all__ = ["FollowedSight", "follow_sight", "whole_sight"]

Int64 = NDArray[np.int64]
UInt16 = NDArray[np.uint16]
Progress = Callable[[int, int], None]

_MOST = 0.15
"""Beyond this share of the board, what changed is so large that all lines are tried."""


@dataclass(frozen=True, slots=True)
class _Ground:
    """A map as the kernel takes it."""

    map: GameMap
    mesh: Mesh
    kernel: KernelMesh
    facts: FieldFacts
    turning: NDArray[np.int32]

    @classmethod
    def of(cls, game_map: GameMap, mesh: Mesh) -> _Ground:
        turning = vertices_that_turn(mesh)
        turning = turning[along_curve(mesh.xy[turning])]
        kernel = kernel_mesh(near_together(mesh))
        return cls(game_map, mesh, kernel, field_facts(game_map), turning)


@dataclass(frozen=True, slots=True)
class FollowedSight:
    """The sight tables of a map, with what the tables after its next edit are worked out of.

    Attributes
    ----------
    tables : SightTables
    """

    tables: SightTables
    _ground: _Ground
    _walks: tuple[tuple[Walk, Found], ...]
    _buildings: Mapping[tuple[str, ...], tuple[UInt16, UInt16]]


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
    ground = _Ground.of(game_map, mesh)
    found = []
    for walk in walks(game_map, mesh, ground.facts):
        found.append((walk, _lines(ground, walk, threads, progress)))
    return _put_together(ground, relations, found, None, (), threads)


def follow_sight(
    before: FollowedSight,
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    *,
    threads: int = 1,
    progress: Progress | None = None,
) -> FollowedSight:
    """Find the sight tables of a map that differs a little from another one.

    Parameters
    ----------
    before : FollowedSight
        Of the other map: this one before an edit, or any.
    game_map : GameMap
    mesh : Mesh
    relations : Relations
    threads : int
    progress : callable or None
        Gets (steps done, steps in all); raising stops the work.

    Returns
    -------
    FollowedSight
        With the tables that :func:`mapkit.sight.sight_tables` finds, equal in every bit.

    Notes
    -----
    Call *kept* the lines that meet no changed place: both maps have the same ones. Two walks over
    the lines that meet a changed region, in the old map and in the new one, find for each pair the
    least distances `old` and `new`. Where the distance before is less than `old`, a kept line
    gives it, and the distance is now the lesser of it and of `new`. Otherwise it is now `new`,
    if that is no more than before. The few pairs left are worked out by all their lines.
    """
    old = before._ground  # noqa: SLF001
    regions = changed_regions(old.map, game_map)
    if (
        old.map.ruleset != game_map.ruleset
        or old.map.choices != game_map.choices
        or _too_large(regions, game_map)
    ):
        return whole_sight(game_map, mesh, relations, threads=threads, progress=progress)
    ground = _Ground.of(game_map, mesh)
    known = {_served(walk): (walk, found) for walk, found in before._walks}  # noqa: SLF001
    found = []
    for walk in walks(game_map, mesh, ground.facts):
        if _served(walk) in known:
            past, then = known[_served(walk)]
            now = _followed(old, past, then, ground, walk, regions, threads, progress)
        else:
            now = _lines(ground, walk, threads, progress)
        found.append((walk, now))
    return _put_together(ground, relations, found, before, regions, threads)


def _served(walk: Walk) -> tuple[object, ...]:
    """Return what walks have to share for one to follow the other."""
    return tuple(r.id for r in walk.rules), tuple(
        sorted((k, r.id, w) for k, (r, w) in walk.need.items())
    )


def _too_large(regions: Sequence[Int64], game_map: GameMap) -> bool:
    """Tell whether so many lines meet the regions that all lines are quicker."""
    if not regions:
        return False
    xy = np.array(list(game_map.vertices.values()), np.int64).reshape(-1, 2)
    board = float(np.ptp(xy, axis=0).sum()) if len(xy) else 0.0
    return sum(float(np.ptp(region, axis=0).sum()) for region in regions) > _MOST * board


def _lines(
    ground: _Ground,
    walk: Walk,
    threads: int,
    progress: Progress | None,
    region: Int64 | None = None,
) -> Found:
    """Return what lines give: among closed ones the clear ones too."""
    found = run_walk(
        ground.kernel, ground.mesh, ground.facts, walk, ground.turning, threads, progress, region
    )
    return Found(found.clear, np.minimum(found.clear, found.grazing), found.position)


def _through(
    ground: _Ground,
    walk: Walk,
    regions: Sequence[Int64],
    threads: int,
    progress: Progress | None,
) -> Found:
    """Return what lines give that meet one of the regions."""
    first, *others = [_lines(ground, walk, threads, progress, region) for region in regions]
    for other in others:
        np.minimum(first.clear, other.clear, out=first.clear)
        np.minimum(first.grazing, other.grazing, out=first.grazing)
    return first


def _followed(
    old: _Ground,
    past: Walk,
    then: Found,
    ground: _Ground,
    walk: Walk,
    regions: Sequence[Int64],
    threads: int,
    progress: Progress | None,
) -> Found:
    now = _through(ground, walk, regions, threads, progress)
    gone = _through(old, past, regions, threads, progress)
    at = _stays(old, then, ground, now)
    lost = np.zeros(now.clear.shape, bool)
    tables = []
    for was, through, new in (
        (then.clear, gone.clear, now.clear),
        (then.grazing, gone.grazing, now.grazing),
    ):
        was, through = _moved_to(was, at, new), _moved_to(through, at, new)
        kept = through > was
        lost |= ~kept & (new > was)
        tables.append(np.where(kept, np.minimum(was, new), new))
    clear, grazing = tables
    _find_lost(ground, walk, now, lost, clear, grazing, threads)
    return Found(clear, grazing, now.position)


def _stays(old: _Ground, then: Found, ground: _Ground, now: Found) -> tuple[Int64, Int64]:
    """Return where the fields stand in a walk's old and new tables that are what they were."""
    index = {i: k for k, i in enumerate(ground.mesh.field_ids)}
    pairs = [
        (then.position[k], now.position[index[i]])
        for k, i in enumerate(old.mesh.field_ids)
        if i in index and then.position[k] >= 0 and same_for_sight(old.map, i, ground.map)
    ]
    was, at = np.array(pairs, np.int64).reshape(-1, 2).T
    return was, at


def _moved_to(table: UInt16, stays: tuple[Int64, Int64], like: UInt16) -> UInt16:
    was, at = stays
    moved = np.full(like.shape, NONE, np.uint16)
    moved[np.ix_(at, at)] = table[np.ix_(was, was)]
    return moved


def _find_lost(
    ground: _Ground,
    walk: Walk,
    found: Found,
    lost: NDArray[np.bool_],
    clear: UInt16,
    grazing: UInt16,
    threads: int,
) -> None:
    """Work out pairs whose best lines all met what changed, by all lines."""
    rows = np.flatnonzero(lost.any(axis=1))
    if not len(rows):
        return
    members = np.flatnonzero(found.position >= 0)[rows].tolist()
    hull = hulls(ground.mesh, members)
    corners = ground.mesh.xy[hull[1]]
    low, high = corners.min(axis=0), corners.max(axis=0)
    xy = ground.mesh.xy[ground.turning]
    turning = ground.turning[((xy >= low) & (xy <= high)).all(axis=1)]
    task = walk.task(ground.facts, ground.mesh, members)
    best, closed = ground.kernel.distances(task, turning, hulls=hull, threads=threads)
    at = np.ix_(rows, rows)
    clear[at] = np.where(lost[at], best, clear[at])
    grazing[at] = np.where(lost[at], np.minimum(best, closed), grazing[at])


def _put_together(
    ground: _Ground,
    relations: Relations,
    found: Sequence[tuple[Walk, Found]],
    before: FollowedSight | None,
    regions: Sequence[Int64],
    threads: int,
) -> FollowedSight:
    buildings: dict[tuple[str, ...], tuple[UInt16, UInt16]] = {}

    def inside(
        special: SightRule, count: NDArray[np.int32], members: list[int], hull: Hulls
    ) -> tuple[UInt16, UInt16]:
        ids = tuple(ground.mesh.field_ids[k] for k in members)
        known = before and before._buildings.get(ids)  # noqa: SLF001
        if known is None or _meets(ground.mesh.xy[hull[1]], regions):
            known = all_lines(
                ground.kernel,
                ground.mesh,
                ground.facts,
                special,
                count,
                members,
                hull,
                threads=threads,
            )
        buildings[ids] = known
        return known

    # What a walk found is written on; it is still asked for.
    per_rule = {r.id: replace(f, clear=f.clear.copy()) for walk, f in found for r in walk.rules}
    tables = combine(ground.map, ground.mesh, relations, ground.facts, per_rule, inside)
    return FollowedSight(tables, ground, tuple(found), buildings)


def _meets(corners: Int64, regions: Sequence[Int64]) -> bool:
    low, high = corners.min(axis=0), corners.max(axis=0)
    return any(
        bool((r.min(axis=0) <= high).all() and (low <= r.max(axis=0)).all()) for r in regions
    )
