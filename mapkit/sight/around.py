"""One field against all others: a row of the tables without the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.constants import NONE
from mapkit.geometry.kernel.sight import SightTask
from mapkit.model import GameMap
from mapkit.sight.all_pairs import hulls
from mapkit.sight.pairs import PairFinder
from mapkit.sight.rule_tasks import Walk, line_rules, walks
from mapkit.sight.tables import PairDistances
from mapkit.sight.verdict import Distances

UInt16 = NDArray[np.uint16]


@dataclass(frozen=True, slots=True)
class FieldVerdict(Distances):
    """How one field is seen from another.

    Attributes
    ----------
    clear, grazing, rules
        See :class:`mapkit.sight.Distances`.
    disputed : bool
        Whether the sight or the distance is disputed or open; False until that is looked for, see
        :meth:`mapkit.sight.PairExplainer.mark_disputed`.
    """

    field: str
    clear: int | None
    grazing: int | None
    rules: tuple[str, ...]
    disputed: bool = False


def sight_around(
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    origin: str,
    *,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, FieldVerdict]:
    """Find both distances and the deciding rules from one field to every other.

    Parameters
    ----------
    progress : callable or None
        Gets steps done and in all; raising stops the work.

    Returns
    -------
    dict of str to FieldVerdict
        By the other field, in map order, as the tables hold them; what is disputed is not
        looked for.

    Raises
    ------
    NotFoundError
        Where the map has no such field.

    Notes
    -----
    Lines turn about every vertex, but only those that meet the field are followed: a twentieth of
    the work of the whole tables at 1,000 fields.
    """
    finder = PairFinder(game_map, mesh, relations)
    row = finder.position(origin)
    found = _rows(finder, mesh, row, threads, progress)
    classes = np.array(finder.facts.classes)
    answers: dict[int, PairDistances] = {}
    for other in dict.fromkeys(finder.facts.classes):
        rules = [rule.id for rule in line_rules(game_map, finder.facts.classes[row], other)]
        members = np.flatnonzero(classes == other)
        rows = [(found[rule][0][members], found[rule][1][members]) for rule in rules]
        answers.update(zip(members.tolist(), _decided(rules, rows), strict=True))
    for other in _settled_otherwise(finder, relations, origin, answers):
        answers[finder.position(other)] = finder.distances(origin, other)
    return {
        i: FieldVerdict(i, answers[k].clear, answers[k].grazing, answers[k].rules)
        for k, i in enumerate(mesh.field_ids)
        if k != row
    }


def _settled_otherwise(
    finder: PairFinder, relations: Relations, origin: str, answers: Mapping[int, PairDistances]
) -> set[str]:
    """Return the fields about which lines do not decide, or not those lines alone."""
    stacked = {i for pair in relations.stacked if origin in pair for i in pair} - {origin}
    beside = {i for p in finder.map.portals if origin in p.between for i in p.between} - {origin}
    inside = {
        i
        for building in relations.buildings
        if origin in building
        for i in building
        if i != origin
        and answers[finder.position(i)].clear is None
        and finder.same_building_rule(origin, i) is not None
    }
    return {
        *(i for i in stacked if finder.special(origin, i) is not None),
        *(i for i in beside if finder.portal_rule(origin, i) is not None),
        *inside,
    }


def _rows(
    finder: PairFinder,
    mesh: Mesh,
    row: int,
    threads: int,
    progress: Callable[[int, int], None] | None,
) -> dict[str, tuple[UInt16, UInt16]]:
    """Return by rule the distances from ``row`` to all fields, clear and over closed lines."""
    game_map, facts = finder.map, finder.facts
    n = len(facts.classes)
    own = facts.classes[row]
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
        members = [row, *(i for i, c in enumerate(facts.classes) if c in served and i != row)]
        tell = None if progress is None else _part(progress, number, len(jobs))
        clear, graze = finder.kernel.distances(
            _task(walk, finder, mesh, members, {c: want for c, (_, want) in served.items()}),
            finder.turning,
            hulls=hulls(mesh, [row]),
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
    rules: Sequence[str], rows: Sequence[tuple[UInt16, UInt16]]
) -> Iterator[PairDistances]:
    """Take the least of what the rules give: for each rule clear and closed distances, (K,)."""
    clears = np.stack([clear for clear, _ in rows])
    grazes = np.minimum(clears, np.stack([closed for _, closed in rows]))
    clear, grazing = clears.min(axis=0), grazes.min(axis=0)
    attains = np.where(clear != NONE, clears == clear, grazes == grazing).T
    named: dict[bytes, tuple[str, ...]] = {}
    for c, g, right in zip(clear.tolist(), grazing.tolist(), attains, strict=True):
        key = right.tobytes()
        if key not in named:
            named[key] = tuple(rule for rule, r in zip(rules, right.tolist(), strict=True) if r)
        yield PairDistances(None if c == NONE else c, None if g == NONE else g, named[key])


def _part(
    progress: Callable[[int, int], None], number: int, parts: int
) -> Callable[[int, int], None]:
    def tell(done: int, total: int) -> None:
        progress(number * total + done, parts * total)

    return tell
