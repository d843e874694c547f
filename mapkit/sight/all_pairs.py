"""Build the sight tables of a whole map."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.constants import NONE, PLAIN
from mapkit.geometry.kernel.sight import KernelMesh
from mapkit.geometry.points import along_curve, convex_hull, distinct
from mapkit.jobs.in_parts import part_of
from mapkit.model import GameMap, SightRule
from mapkit.sight.bundles import between_groups, group_ends
from mapkit.sight.rule_tasks import FieldFacts, Walk, field_facts, line_rules, place_counts, walks
from mapkit.sight.tables import SightTables
from mapkit.sight.verdict import same_building_counts

UInt16 = NDArray[np.uint16]
Hulls = tuple[NDArray[np.int32], NDArray[np.int32]]
Progress = Callable[[int, int], None]
ByAllLines = Callable[
    [SightRule, NDArray[np.int32], list[int], Hulls, Progress | None], tuple[UInt16, UInt16]
]

# Where fewer than one field in this many can be an end, only lines that meet two ends are tried; in
# bundles, where most groups of ends lie apart.
_FEW = 8


@dataclass(frozen=True, slots=True)
class Found:
    """What a walk found: tables over its members, and where each field stands among them."""

    clear: UInt16
    grazing: UInt16
    position: NDArray[np.intp]

    def among(self, a: NDArray[np.intp], b: NDArray[np.intp]) -> tuple[UInt16, UInt16]:
        """Both distances for two lists of fields."""
        at = np.ix_(self.position[a], self.position[b])
        clear = self.clear[at]
        return clear, np.minimum(self.grazing[at], clear)


def sight_tables(
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    *,
    threads: int = 1,
    progress: Progress | None = None,
) -> SightTables:
    """Find both distances and the deciding rule for every pair of fields.

    Parameters
    ----------
    threads : int
        Threads for the kernel; each holds tables of its own (4 bytes a pair and rule).
    progress : callable or None
        Gets (steps done, steps in all), about a hundred times a second; raising stops the work.

    Notes
    -----
    Exact for coordinates below 2**30 in size. Time grows with the pairs of vertices that see
    each other: about 0.1 s for 150 fields with 8 vertices each, some ten seconds for 3,000.
    """
    facts = field_facts(game_map)
    mesh = near_together(mesh)
    kernel = kernel_mesh(mesh)
    per_rule: dict[str, Found] = {}
    jobs = walks(game_map, mesh, facts)
    turning = vertices_that_turn(mesh)
    turning = turning[along_curve(mesh.xy[turning])]
    for number, walk in enumerate(jobs):
        tell = part_of(progress, number, len(jobs) + 1)
        found = _run_walk(kernel, mesh, facts, walk, turning, threads, tell)
        per_rule.update((rule.id, found) for rule in walk.rules)
    by_all_lines = partial(_all_lines, kernel, mesh, facts, threads)
    tell = part_of(progress, len(jobs), len(jobs) + 1)
    return combine(game_map, mesh, relations, facts, per_rule, by_all_lines, tell)


def kernel_mesh(mesh: Mesh) -> KernelMesh:
    """Hand a mesh to the kernel."""
    return KernelMesh(
        mesh.xy,
        mesh.triangles,
        mesh.neighbours,
        mesh.triangle_place,
        len(mesh.place_fields),
        len(mesh.field_ids),
    )


def near_together(mesh: Mesh) -> Mesh:
    """Renumber the triangles, so that those near each other in the plane are so in memory."""
    inside = mesh.xy[: max(len(mesh.xy) - 4, 1)]  # the frame's corners would stretch the curve
    first = np.clip(mesh.xy[mesh.triangles[:, 0]], inside.min(axis=0), inside.max(axis=0))
    order = along_curve(first)
    number = np.empty(len(order) + 1, np.int32)
    number[order], number[-1] = np.arange(len(order)), -1  # no neighbour, -1, stays one
    return dataclasses.replace(
        mesh,
        triangles=mesh.triangles[order],
        neighbours=number[mesh.neighbours[order]],
        triangle_place=mesh.triangle_place[order],
    )


def vertices_that_turn(mesh: Mesh) -> NDArray[np.int32]:
    """Return the vertices that lines may turn about: all but the frame's."""
    return np.arange(max(len(mesh.xy) - 4, 0), dtype=np.int32)


def corners_of(mesh: Mesh, members: Sequence[int]) -> tuple[NDArray[np.int64], NDArray[np.intp]]:
    """Return the vertices of the triangles of fields, each increasing, and where those begin."""
    fields = mesh.place_fields[mesh.triangle_place]
    number = np.full(len(mesh.field_ids) + 1, -1, np.int64)
    number[list(members)] = np.arange(len(members))
    owner = number[fields]
    rows, level = np.nonzero(owner >= 0)
    of = np.repeat(owner[rows, level], 3)
    pairs = distinct(of * len(mesh.xy) + mesh.triangles[rows].reshape(-1))
    starts = np.searchsorted(pairs, np.arange(len(members) + 1) * len(mesh.xy))
    return pairs % len(mesh.xy), starts


def hulls(mesh: Mesh, members: Sequence[int]) -> Hulls:
    """Return the convex hulls of fields as vertex indices, counter-clockwise, with offsets."""
    offsets = [0]
    out: list[int] = []
    vertices, starts = corners_of(mesh, members)
    for k in range(len(members)):
        corners = vertices[starts[k] : starts[k + 1]]
        out.extend(corners[convex_hull(mesh.xy[corners])].tolist())
        offsets.append(len(out))
    return np.array(offsets, np.int32), np.array(out, np.int32)


def ends_of_walk(mesh: Mesh, facts: FieldFacts, walk: Walk) -> tuple[list[int], Hulls | None]:
    """Return the fields whose pairs a walk serves, and their hulls where lines to try are few."""
    classes = {c for pair in walk.need for c in pair}
    members = [i for i, c in enumerate(facts.classes) if c in classes]
    return members, hulls(mesh, members) if is_few(members, facts) else None


def is_few(members: Sequence[int], facts: FieldFacts) -> bool:
    """Return whether the ends are so few that only lines that meet two of them are tried."""
    return len(members) * _FEW < len(facts.classes)


def _run_walk(
    kernel: KernelMesh,
    mesh: Mesh,
    facts: FieldFacts,
    walk: Walk,
    turning: NDArray[np.int32],
    threads: int,
    progress: Progress | None,
) -> Found:
    members, hull = ends_of_walk(mesh, facts, walk)
    n = len(facts.classes)
    if hull is None:
        task = walk.task(facts, mesh, members)
        clear, graze = kernel.distances(task, turning, threads=threads, progress=progress)
    else:
        clear, graze = try_few(
            kernel, mesh, facts, walk, members, hull, turning, threads=threads, progress=progress
        )
    position = np.full(n, -1, np.intp)
    position[members] = np.arange(len(members))
    return Found(clear, graze, position)


def try_few(
    kernel: KernelMesh,
    mesh: Mesh,
    facts: FieldFacts,
    walk: Walk,
    members: Sequence[int],
    hull: Hulls,
    turning: NDArray[np.int32],
    *,
    threads: int,
    progress: Progress | None,
) -> tuple[UInt16, UInt16]:
    """Return both distances among few fields: in bundles, where most groups of them lie apart.

    ``mesh`` has its triangles in the order of the kernel's.
    """

    def among(near: Sequence[int], own: Hulls, tell: Progress | None) -> tuple[UInt16, UInt16]:
        task, nearby = walk.task(facts, mesh, near), near_hulls(mesh, turning, own)
        return kernel.distances(task, nearby, hulls=own, threads=threads, progress=tell)

    groups = group_ends(mesh, members)
    if not groups.mostly_apart:
        return among(members, hull, progress)
    return between_groups(
        kernel,
        mesh,
        groups,
        lambda ends: walk.task(facts, mesh, ends),
        lambda near, tell: among(near, hulls(mesh, near), tell),
        threads=threads,
        progress=progress,
    )


def combine(
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    facts: FieldFacts,
    per_rule: Mapping[str, Found],
    by_all_lines: ByAllLines,
    progress: Progress | None,
) -> SightTables:
    """Put together what each rule says; ``by_all_lines`` is asked about L6.

    Tables of a walk among all fields are written on.
    """
    index = {i: k for k, i in enumerate(mesh.field_ids)}
    names: dict[tuple[str, ...], int] = {}

    def code(*ids: str) -> int:
        return names.setdefault(ids, len(names))

    clear, grazing, rule = _by_lines(game_map, facts, per_rule, code)
    for line_rule in (r for r in game_map.ruleset.rules.values() if r.portal):
        for portal in game_map.portals:
            i, k = (index[f] for f in portal.between)
            if portal.type == line_rule.portal and line_rule in line_rules(
                game_map, facts.classes[i], facts.classes[k]
            ):
                clear[i, k] = clear[k, i] = grazing[i, k] = grazing[k, i] = 1
    for special in game_map.ruleset.rules.values():
        if special.mechanism == "stacked":
            for a, b in relations.stacked:
                i, k = index[a], index[b]
                clear[i, k] = clear[k, i] = grazing[i, k] = grazing[k, i] = NONE
                rule[i, k] = rule[k, i] = code(special.id)
        elif special.mechanism == "same_field":
            np.fill_diagonal(clear, 1)
            np.fill_diagonal(grazing, 1)
            np.fill_diagonal(rule, code(special.id))
        elif special.mechanism == "same_building" and same_building_counts(game_map):
            _same_building(
                game_map, mesh, relations, facts, by_all_lines, special, clear, grazing, rule,
                code(special.id), progress,
            )  # fmt: skip
    return SightTables(mesh.field_ids, clear, grazing, tuple(names), rule)


def _by_lines(
    game_map: GameMap, facts: FieldFacts, per_rule: Mapping[str, Found], code: Callable[..., int]
) -> tuple[UInt16, UInt16, NDArray[np.uint8]]:
    """Put together what the line rules say.

    Most pairs are served by one rule alone, that of a walk among all fields: its tables are the
    beginning, and what other rules say is put in.
    """
    n = len(facts.classes)
    whole = next((f for f in per_rule.values() if len(f.clear) == n), None)
    if whole is None:
        clear, grazing = np.full((n, n), NONE, np.uint16), np.full((n, n), NONE, np.uint16)
    else:
        clear, grazing = whole.clear, np.minimum(whole.grazing, whole.clear)
    classes = sorted(set(facts.classes))
    number = np.array([classes.index(c) for c in facts.classes], np.intp)
    of_class = [np.flatnonzero(number == k) for k in range(len(classes))]
    single = np.zeros((len(classes), len(classes)), np.uint8)
    several: list[tuple[int, int, NDArray[np.uint8]]] = []

    def put(table: NDArray[Any], i: int, k: int, part: NDArray[Any]) -> None:
        table[np.ix_(of_class[i], of_class[k])] = part
        table[np.ix_(of_class[k], of_class[i])] = part.T

    for i, k in itertools.combinations_with_replacement(range(len(classes)), 2):
        rules = line_rules(game_map, classes[i], classes[k])
        if len(rules) == 1:
            single[i, k] = single[k, i] = code(rules[0].id)
            if per_rule[rules[0].id] is whole:
                continue
        found = [per_rule[r.id].among(of_class[i], of_class[k]) for r in rules]
        best, closed, deciding = best_of(rules, found, code)
        put(clear, i, k, best)
        put(grazing, i, k, closed)
        several.append((i, k, deciding))
    rule = np.take(single[number], number, axis=1)
    for i, k, deciding in several:
        put(rule, i, k, deciding)
    return clear, grazing, rule


def best_of(
    rules: Sequence[SightRule], found: Sequence[tuple[UInt16, UInt16]], code: Callable[..., int]
) -> tuple[UInt16, UInt16, NDArray[np.uint8]]:
    """Take the smaller distance of the rules, and name all that attain it."""
    clears, grazes = zip(*found, strict=True)
    clear, graze = np.minimum.reduce(clears), np.minimum.reduce(grazes)
    # The distance that decides is the clear one, the grazing one where none is clear.
    attains = [
        np.where(clear != NONE, c == clear, g == graze) for c, g in zip(clears, grazes, strict=True)
    ]
    names = np.zeros(clear.shape, np.uint8)
    for mask in range(1, 2 ** len(rules)):
        chosen = [bool(mask >> k & 1) for k in range(len(rules))]
        fits = np.logical_and.reduce([a == w for a, w in zip(attains, chosen, strict=True)])
        if fits.any():
            names[fits] = code(*(r.id for r, w in zip(rules, chosen, strict=True) if w))
    return clear, graze, names


def _same_building(
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    facts: FieldFacts,
    by_all_lines: ByAllLines,
    special: SightRule,
    clear: UInt16,
    grazing: UInt16,
    rule: NDArray[np.uint8],
    code: int,
    progress: Progress | None,
) -> None:
    """Let fields of a building without a clear line see each other, over all lines (L6)."""
    index = {i: k for k, i in enumerate(mesh.field_ids)}
    blind_ones = []
    for building in relations.buildings:
        fields = [index[i] for i in building]
        blind = clear[np.ix_(fields, fields)] == NONE
        np.fill_diagonal(blind, False)
        if blind.any():
            blind_ones.append([i for i, b in zip(fields, blind.any(axis=1), strict=True) if b])
    if not blind_ones:
        return
    count = place_counts(special, game_map, mesh, facts)
    offsets, corners = hulls(mesh, [i for members in blind_ones for i in members])
    first = 0
    for number, members in enumerate(blind_ones):
        at = np.ix_(members, members)
        blind = clear[at] == NONE
        own = offsets[first : first + len(members) + 1]
        hull = (own - own[0], corners[own[0] : own[-1]])
        first += len(members)
        tell = part_of(progress, number, len(blind_ones))
        found, closed = by_all_lines(special, count, members, hull, tell)
        clear[at] = np.where(blind, found, clear[at])
        grazing[at] = np.where(blind, np.minimum(found, closed), grazing[at])
        part = rule[at]
        part[blind] = code
        rule[at] = part


def _all_lines(
    kernel: KernelMesh,
    mesh: Mesh,
    facts: FieldFacts,
    threads: int,
    special: SightRule,
    count: NDArray[np.int32],
    members: list[int],
    hull: Hulls,
    progress: Progress | None,
) -> tuple[UInt16, UInt16]:
    walk = any_line(facts, special, count, members)
    turning = near_hulls(mesh, vertices_that_turn(mesh), hull)
    return kernel.distances(
        walk.task(facts, mesh, members), turning, hulls=hull, threads=threads, progress=progress
    )


def any_line(
    facts: FieldFacts, special: SightRule, count: NDArray[np.int32], members: Sequence[int]
) -> Walk:
    """Return the walk that serves all pairs of a building's fields (L6)."""
    classes = sorted({facts.classes[i] for i in members})
    need = {(a, b): (special, PLAIN) for i, a in enumerate(classes) for b in classes[i:]}
    return Walk((special,), count, need)


def near_hulls(mesh: Mesh, vertices: NDArray[np.int32], hull: Hulls) -> NDArray[np.int32]:
    """Return the vertices in the box round all hulls: lines between them turn there."""
    corners, xy = mesh.xy[hull[1]], mesh.xy[vertices]
    low, high = corners.min(axis=0), corners.max(axis=0)
    inside: NDArray[np.bool_] = ((xy >= low) & (xy <= high)).all(axis=1)
    return vertices[inside]
