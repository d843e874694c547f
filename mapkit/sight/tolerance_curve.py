"""From which tolerance on each pair of a map is no longer settled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.mesh import Mesh
from mapkit.jobs.in_parts import part_of
from mapkit.model import GameMap
from mapkit.sight.close_calls import unsettled
from mapkit.sight.pairs import PairFinder
from mapkit.sight.redrawn_bounds import redrawn_bounds
from mapkit.sight.tables import SightTables


@dataclass(frozen=True, slots=True)
class ToleranceCurve:
    """From which of some tolerances on the answers of a map are not settled.

    Attributes
    ----------
    tolerances_mm : tuple of float
        Rising.
    sight, distance : (N, N) uint8
        Symmetric: the place in ``tolerances_mm`` from which on a pair is not settled, and their
        number where it always is.
    """

    tolerances_mm: tuple[float, ...]
    sight: NDArray[np.uint8]
    distance: NDArray[np.uint8]


def tolerance_curve(
    game_map: GameMap,
    mesh: Mesh,
    relations: Relations,
    tables: SightTables,
    tolerances_mm: Sequence[float],
    *,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> ToleranceCurve:
    """Tell from which tolerance on each pair of a map is not settled.

    Parameters
    ----------
    tables : SightTables
        All of this map.
    tolerances_mm : sequence of float
        Rising, above 0, up to 255 of them. The map's own plays no part.
    progress : callable or None
        Gets (steps done, steps in all); raising stops the work.

    Notes
    -----
    What is settled at one tolerance is so at every smaller one. Each tolerance takes a few times
    the work of the tables. Open answers count as disputed, and so do the few answers that only
    the search for redrawings proves to be settled.
    """
    finder = PairFinder(game_map, mesh, relations)
    n, none = len(tables.field_ids), len(tolerances_mm)
    first = [np.full((n, n), none, np.uint8) for _ in range(2)]
    among: NDArray[np.bool_] | None = None
    for k in reversed(range(none)):
        bounds = redrawn_bounds(
            finder, tables, among=among, tolerance=tolerances_mm[k] / game_map.unit_mm,
            threads=threads, progress=part_of(progress, none - 1 - k, none),
        )  # fmt: skip
        kinds = unsettled(finder, tables, bounds)
        among = np.logical_or(*kinds) if among is None else among & np.logical_or(*kinds)
        for table, own in zip(first, kinds, strict=True):
            table[own & among & (table == (min(none, k + 1)))] = k
    return ToleranceCurve(tuple(tolerances_mm), *first)
