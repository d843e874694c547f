"""What lines about the vertices of one tile give for the pairs of a piece of a large map."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.coverage.mesh_builder import mesh_of_rings
from mapkit.coverage.noding import NodedRings
from mapkit.geometry.kernel.constants import NONE
from mapkit.geometry.kernel.sight import KernelMesh
from mapkit.model import GameMap
from mapkit.sight.all_pairs import (
    any_line,
    hulls,
    is_few,
    kernel_mesh,
    near_together,
    vertices_that_turn,
)
from mapkit.sight.rule_tasks import FieldFacts, Walk, field_facts, place_counts, walks

__all__ = ["near_lines"]

UInt16 = NDArray[np.uint16]


def near_lines(
    part: GameMap,
    noded: NodedRings,
    tile: tuple[int, int, int, int],
    pairs: NDArray[np.int64],
    special: str | None = None,
) -> dict[str, tuple[UInt16, UInt16]]:
    """Try the lines that turn about the vertices of a tile.

    Parameters
    ----------
    part : GameMap
        With all fields that a line between the fields of a pair can meet. Its outlines are not
        looked at.
    noded : NodedRings
        The edges of these fields, cut at the vertices of all fields of the map.
    tile : tuple of int
        Least x and y, and the first x and y beyond, in map units.
    pairs : (2, K) int64
        Field indices in the part.
    special : str, optional
        Id of the rule to take instead of the line rules: whatever fields its lines cross.

    Returns
    -------
    dict of str to (clear, grazing)
        By rule the least distances on these lines, each (K,) uint16, ``NONE`` where there are none.
        Those of a walk that several rules share stand under each of them.
    """
    mesh = near_together(mesh_of_rings(part, noded))
    facts = field_facts(part)
    kernel = kernel_mesh(mesh)
    ends = np.unique(pairs)
    xy = mesh.xy[: len(vertices_that_turn(mesh))]
    inside = ((xy >= tile[:2]) & (xy < tile[2:])).all(axis=1)
    turning = np.flatnonzero(inside).astype(np.int32)
    found: dict[str, tuple[UInt16, UInt16]] = {}
    for walk, members in _walks(part, mesh, facts, ends.tolist(), special):
        lines = _of_walk(kernel, mesh, facts, walk, members, turning, pairs)
        found.update((rule.id, lines) for rule in walk.rules)
    return found


def _walks(
    part: GameMap, mesh: Mesh, facts: FieldFacts, ends: Sequence[int], special: str | None
) -> list[tuple[Walk, list[int]]]:
    """Return the walks, each with those of the ends that it serves."""
    if special is not None:
        rule = part.ruleset.rules[special]
        count = place_counts(rule, part, mesh, facts)
        return [(any_line(facts, rule, count, ends), list(ends))]
    found = []
    for walk in walks(part, mesh, facts):
        classes = {c for pair in walk.need for c in pair}
        found.append((walk, [i for i in ends if facts.classes[i] in classes]))
    return found


def _of_walk(
    kernel: KernelMesh,
    mesh: Mesh,
    facts: FieldFacts,
    walk: Walk,
    members: list[int],
    turning: NDArray[np.int32],
    pairs: NDArray[np.int64],
) -> tuple[UInt16, UInt16]:
    hull = hulls(mesh, members) if is_few(members, facts) else None
    tables = kernel.distances(walk.task(facts, mesh, members), turning, hulls=hull)
    position = np.full(len(facts.classes), -1, np.intp)
    position[members] = np.arange(len(members))
    one, other = position[pairs]
    asked = (one >= 0) & (other >= 0)
    clear, grazing = (np.full(pairs.shape[1], NONE, np.uint16) for _ in range(2))
    clear[asked], grazing[asked] = (table[one[asked], other[asked]] for table in tables)
    return clear, grazing
