"""One field against all others: a row of the tables without the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.sight import NONE, SightTask
from mapkit.model import GameMap
from mapkit.sight.build import hulls
from mapkit.sight.pairs import PairDistances, PairFinder
from mapkit.sight.walks import Walk, line_rules, walks

__all__ = ["sight_around"]

UInt16 = NDArray[np.uint16]


def sight_around(
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    origin: str,
    *,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Mapping[str, PairDistances]:
    """Find both distances and the deciding rules from one field to every other.

    Parameters
    ----------
    game_map : GameMap
    mesh : Mesh
    relations : Relations
    origin : str
    threads : int
    progress : callable or None
        Gets steps done and in all; raising stops the work.

    Returns
    -------
    mapping of str to PairDistances
        By the other field, as the tables hold them; ``closed`` lines are left out.

    Notes
    -----
    Lines turn about every vertex, but only those that meet the field are followed: a twentieth of
    the work of the whole tables at 1,000 fields.
    """
    finder = PairFinder(game_map, mesh, relations)
    home = finder.position(origin)
    found = _rows(finder, mesh, home, threads, progress)
    facts = finder.facts
    beside = {f for p in game_map.portals if origin in p.between for f in p.between}
    by_class = {c: line_rules(game_map, facts.classes[home], c) for c in set(facts.classes)}
    answers: dict[str, PairDistances] = {}
    for other, k in finder.index.items():
        if other == origin:
            continue
        special = finder.special(origin, other)
        portal = finder.portal_rule(origin, other) if other in beside else None
        if special is not None:
            answers[other] = PairDistances(None, None, (special.id,))
        elif portal is not None:
            answers[other] = PairDistances(1, 1, (portal.id,))
        else:
            rules = [r.id for r in by_class[facts.classes[k]]]
            values = [(r, int(found[r][0][k]), int(found[r][1][k])) for r in rules]
            answers[other] = _decided(finder, origin, other, values)
    return answers


def _rows(
    finder: PairFinder,
    mesh: Mesh,
    home: int,
    threads: int,
    progress: Callable[[int, int], None] | None,
) -> dict[str, tuple[UInt16, UInt16]]:
    """Return by rule the distances from ``home`` to all fields, clear and over closed lines."""
    game_map, facts = finder.map, finder.facts
    n = len(facts.classes)
    own = facts.classes[home]
    jobs = [w for w in walks(game_map, mesh, facts) if any(own in pair for pair in w.need)]
    found: dict[str, tuple[UInt16, UInt16]] = {}
    for number, walk in enumerate(jobs):
        served = {
            other: want
            for other in set(facts.classes)
            for key in [cast("tuple[str, str]", tuple(sorted((own, other))))]
            if key in walk.need
            for want in [walk.need[key]]
        }
        members = [home, *(i for i, c in enumerate(facts.classes) if c in served and i != home)]
        tell = None if progress is None else _part(progress, number, len(jobs))
        clear, graze = finder.kernel.distances(
            _task(walk, finder, mesh, members, {c: want for c, (_, want) in served.items()}),
            finder.turning,
            hulls=hulls(mesh, [home]),
            threads=threads,
            progress=tell,
        )
        rows = np.full((2, n), NONE, np.uint16)
        rows[0, members], rows[1, members] = clear[0], graze[0]
        for other, (rule, _) in served.items():
            mine = np.array([c == other for c in facts.classes])
            old = found.setdefault(rule.id, (np.full(n, NONE, np.uint16),) * 2)
            found[rule.id] = (np.where(mine, rows[0], old[0]), np.where(mine, rows[1], old[1]))
    return found


def _task(
    walk: Walk, finder: PairFinder, mesh: Mesh, members: list[int], wants: Mapping[str, int]
) -> SightTask:
    """Return the walk's task for pairs of the first member alone: it is a group of its own."""
    facts = finder.facts
    task = walk.task(facts, mesh, members)
    names = sorted(wants)
    number = {name: k + 1 for k, name in enumerate(names)}
    need = np.zeros_like(task.need)
    for name, want in wants.items():
        need[0, number[name]] = need[number[name], 0] = want
    group = np.array([0, *(number[facts.classes[i]] for i in members[1:])], np.uint8)
    return SightTask(task.count, task.ends, task.flag, group, need)


def _decided(
    finder: PairFinder, origin: str, other: str, values: Sequence[tuple[str, int, int]]
) -> PairDistances:
    """Take the least of what the rules give; ``values`` are rule, clear and closed distance."""
    clear = min(c for _, c, _ in values)
    grazing = min(min(c, g) for _, c, g in values)
    if clear == NONE and finder.same_building_rule(origin, other) is not None:
        return finder.distances(origin, other)
    ids = tuple(r for r, c, g in values if (c == clear if clear != NONE else min(c, g) == grazing))
    return PairDistances(
        None if clear == NONE else clear, None if grazing == NONE else grazing, ids
    )


def _part(
    progress: Callable[[int, int], None], number: int, parts: int
) -> Callable[[int, int], None]:
    def tell(done: int, total: int) -> None:
        progress(number * total + done, parts * total)

    return tell
