"""Where lines between two classes of fields may run, as the strip kernel wants it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.geometry.kernel.constants import BLOCKS
from mapkit.model import GameMap, SightRule
from mapkit.sight.rule_tasks import FieldFacts, place_counts


@dataclass(frozen=True, slots=True)
class LinePlaces:
    """Where lines of some rules may run; R rules, P places, V vertices.

    Attributes
    ----------
    count : (R, P) int32
        Field that a line counts at a place, ``BLOCKS`` or ``PASSES``.
    flag : (R, P) uint8
        1 where a place is what the rule needs in between.
    need : (R,) uint8
        1 where the rule needs such a place.
    open : (V,) bool
        Vertices with a place round them where a line of any of the rules may run.
    """

    count: NDArray[np.int32]
    flag: NDArray[np.uint8]
    need: NDArray[np.uint8]
    open: NDArray[np.bool_]


def line_places(
    rules: Sequence[SightRule], game_map: GameMap, mesh: Mesh, facts: FieldFacts
) -> LinePlaces:
    """Return where lines that satisfy one of the rules may run."""
    count = np.stack([place_counts(rule, game_map, mesh, facts) for rule in rules])
    needed = np.array(
        [[c in rule.needs for c in facts.classes] for rule in rules], dtype=bool
    ).reshape(len(rules), -1)
    needed &= facts.counts
    flag = np.take_along_axis(needed, np.maximum(count, 0).astype(np.intp), axis=1) & (count >= 0)
    open_vertices = np.zeros(len(mesh.xy), bool)
    free = (count != BLOCKS).any(axis=0)
    open_vertices[mesh.triangles[free[mesh.triangle_place]]] = True
    return LinePlaces(
        count=count,
        flag=flag.astype(np.uint8),
        need=np.array([bool(rule.needs) for rule in rules], np.uint8),
        open=open_vertices,
    )
