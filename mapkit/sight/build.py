"""Build the sight tables of a whole map."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.mesh import Mesh
from mapkit.geometry.hull import convex_hull
from mapkit.geometry.kernel.sight import NONE, KernelMesh
from mapkit.model import GameMap, SightRule
from mapkit.sight.tables import SightTables
from mapkit.sight.walks import PLAIN, FieldFacts, Walk, field_facts, line_rules, place_counts, walks

__all__ = ["sight_tables"]

UInt16 = NDArray[np.uint16]

# Where fewer than one field in this many can be an end, only lines that meet two ends are tried.
_FEW = 8


def sight_tables(
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    *,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> SightTables:
    """Find both distances and the deciding rule for every pair of fields.

    Parameters
    ----------
    game_map : GameMap
    mesh : Mesh
    relations : Relations
    threads : int
        Threads for the kernel; each holds tables of its own (4 bytes a pair and rule).
    progress : callable or None
        Gets (steps done, steps in all), about a hundred times a second; raising stops the work.

    Returns
    -------
    SightTables

    Notes
    -----
    Exact for coordinates below 2**30 in size. Time grows with the pairs of vertices that see
    each other: about 0.03 s for 150 fields with 8 vertices each, seconds for 3,000.
    """
    n = len(mesh.field_ids)
    facts = field_facts(game_map)
    kernel = kernel_mesh(mesh)
    per_rule: dict[str, tuple[UInt16, UInt16]] = {}
    jobs = walks(game_map, mesh, facts)
    turning = vertices_that_turn(mesh)
    for number, walk in enumerate(jobs):
        tell = _part(progress, number, len(jobs))
        clear, graze = _run_walk(kernel, mesh, facts, walk, turning, threads, tell)
        for rule in walk.rules:
            per_rule[rule.id] = (clear, graze)
    return _combine(game_map, mesh, relations, facts, kernel, per_rule, n)


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


def vertices_that_turn(mesh: Mesh) -> NDArray[np.int32]:
    """Return the vertices that lines may turn about: all but the frame's."""
    return np.arange(max(len(mesh.xy) - 4, 0), dtype=np.int32)


def hulls(mesh: Mesh, members: Sequence[int]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Return the convex hulls of fields as vertex indices, counter-clockwise, with offsets."""
    offsets = [0]
    out: list[int] = []
    fields = mesh.place_fields[mesh.triangle_place]
    number = np.full(len(mesh.field_ids) + 1, -1, np.int64)
    number[list(members)] = np.arange(len(members))
    owner = number[fields]
    rows, level = np.nonzero(owner >= 0)
    of = np.repeat(owner[rows, level], 3)
    pairs = np.unique(np.stack([of, mesh.triangles[rows].reshape(-1)], axis=1), axis=0)
    starts = np.searchsorted(pairs[:, 0], np.arange(len(members) + 1))
    for k in range(len(members)):
        corners = pairs[starts[k] : starts[k + 1], 1]
        out.extend(corners[convex_hull(mesh.xy[corners])].tolist())
        offsets.append(len(out))
    return np.array(offsets, np.int32), np.array(out, np.int32)


def _part(
    progress: Callable[[int, int], None] | None, number: int, parts: int
) -> Callable[[int, int], None] | None:
    if progress is None:
        return None

    def tell(done: int, total: int) -> None:
        progress(number * total + done, parts * total)

    return tell


def _run_walk(
    kernel: KernelMesh,
    mesh: Mesh,
    facts: FieldFacts,
    walk: Walk,
    turning: NDArray[np.int32],
    threads: int,
    progress: Callable[[int, int], None] | None,
) -> tuple[UInt16, UInt16]:
    classes = {c for pair in walk.need for c in pair}
    members = [i for i, c in enumerate(facts.classes) if c in classes]
    n = len(facts.classes)
    few = len(members) * _FEW < n
    clear, graze = kernel.distances(
        walk.task(facts, mesh, members),
        turning,
        hulls=hulls(mesh, members) if few else None,
        threads=threads,
        progress=progress,
    )
    if len(members) == n:
        return clear, graze
    at = np.ix_(members, members)
    all_clear, all_graze = np.full((n, n), NONE, np.uint16), np.full((n, n), NONE, np.uint16)
    all_clear[at], all_graze[at] = clear, graze
    return all_clear, all_graze


def _combine(
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    facts: FieldFacts,
    kernel: KernelMesh,
    per_rule: dict[str, tuple[UInt16, UInt16]],
    n: int,
) -> SightTables:
    index = {i: k for k, i in enumerate(mesh.field_ids)}
    clear, grazing = np.full((n, n), NONE, np.uint16), np.full((n, n), NONE, np.uint16)
    names: dict[tuple[str, ...], int] = {}
    rule = np.zeros((n, n), np.uint8)

    def code(*ids: str) -> int:
        return names.setdefault(ids, len(names))

    classes = sorted(set(facts.classes))
    of_class = {c: np.array([i for i, k in enumerate(facts.classes) if k == c]) for c in classes}
    for i, a in enumerate(classes):
        for b in classes[i:]:
            rules = line_rules(game_map, a, b)
            at = np.ix_(of_class[a], of_class[b])
            c, g, r = _best(rules, per_rule, at, code)
            for table, part in ((clear, c), (grazing, g), (rule, r)):
                table[at] = part
                table[np.ix_(of_class[b], of_class[a])] = part.T
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
        elif special.mechanism == "same_building" and (
            game_map.choices.get("same_building", "sees_all") == "sees_all"
        ):
            _same_building(
                game_map, mesh, relations, facts, kernel, special, clear, grazing, rule,
                code(special.id),
            )  # fmt: skip
    return SightTables(mesh.field_ids, clear, grazing, tuple(names), rule)


def _best(
    rules: Sequence[SightRule],
    per_rule: dict[str, tuple[UInt16, UInt16]],
    at: tuple[NDArray[np.intp], ...],
    code: Callable[..., int],
) -> tuple[UInt16, UInt16, NDArray[np.uint8]]:
    """Take the smaller distance of the rules, and name all that attain it."""
    clears = [per_rule[r.id][0][at] for r in rules]
    grazes = [np.minimum(per_rule[r.id][1][at], c) for r, c in zip(rules, clears, strict=True)]
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
    kernel: KernelMesh,
    special: SightRule,
    clear: UInt16,
    grazing: UInt16,
    rule: NDArray[np.uint8],
    code: int,
) -> None:
    """Let fields of a building without a clear line see each other, over all lines (L6)."""
    index = {i: k for k, i in enumerate(mesh.field_ids)}
    buildings = [[index[i] for i in building] for building in relations.buildings]
    blind_ones = [b for b in buildings if (clear[np.ix_(b, b)] == NONE).any()]
    if not blind_ones:
        return
    count = place_counts(special, game_map, mesh, facts)
    offsets, corners = hulls(mesh, [i for members in blind_ones for i in members])
    first = 0
    for members in blind_ones:
        at = np.ix_(members, members)
        blind = clear[at] == NONE
        own = offsets[first : first + len(members) + 1]
        hull = (own - own[0], corners[own[0] : own[-1]])
        first += len(members)
        found, closed = _all_lines(kernel, mesh, facts, special, count, members, hull)
        clear[at] = np.where(blind, found, clear[at])
        grazing[at] = np.where(blind, np.minimum(found, closed), grazing[at])
        part = rule[at]
        part[blind] = code
        rule[at] = part


def _all_lines(
    kernel: KernelMesh,
    mesh: Mesh,
    facts: FieldFacts,
    special: SightRule,
    count: NDArray[np.int32],
    members: list[int],
    hull: tuple[NDArray[np.int32], NDArray[np.int32]],
) -> tuple[UInt16, UInt16]:
    classes = sorted({facts.classes[i] for i in members})
    need = {(a, b): (special, PLAIN) for i, a in enumerate(classes) for b in classes[i:]}
    walk = Walk((special,), count, need)
    corners = mesh.xy[hull[1]]
    low, high = corners.min(axis=0), corners.max(axis=0)
    turning = vertices_that_turn(mesh)
    xy = mesh.xy[turning]
    turning = turning[((xy >= low) & (xy <= high)).all(axis=1)]
    return kernel.distances(walk.task(facts, mesh, members), turning, hulls=hull)
