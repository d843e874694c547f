"""Which measurements a close call can depend on, for many pairs: cheap proofs settle most."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.geometry.kernel.constants import NONE
from mapkit.jobs.in_parts import part_of
from mapkit.sight.fewest import FewestFields
from mapkit.sight.pair_board import PairBoard
from mapkit.sight.strip_wide import wide_pairs
from mapkit.sight.strips import StripFinder
from mapkit.sight.tables import SightTables
from mapkit.sight.thinned import clipping_pairs, near_pairs

__all__ = ["OpenQuestions", "open_questions"]

Bool = NDArray[np.bool_]

_FEW = 0.1
"""Below this share of all pairs, measuring is sooner done than a proof that tries all lines."""

_HANDFUL = 8
"""So many pairs are sooner measured than proved to be wide."""


@dataclass(frozen=True, slots=True)
class OpenQuestions:
    """What is left to measure of the pairs of a map; tables (N, N) of bool, symmetric.

    Attributes
    ----------
    strips : (N, N) bool
        Strips of valid or of shortest lines may be narrower than twice the tolerance.
    clips : (N, N) bool
        Some line may have fewer fields if those it barely clips did not count.
    misses : (N, N) bool
        A line may cut less deep than the tolerance into what blocks it.
    grazing : (N, N) bool
        The clear and the closed distance differ: disputed without a measurement.
    """

    strips: Bool
    clips: Bool
    misses: Bool
    grazing: Bool

    def pairs(self) -> NDArray[np.intp]:
        """Return the pairs of which anything is open, (K, 2), the first field before the second."""
        left = self.strips | self.clips | self.misses | self.grazing
        return np.argwhere(np.triu(left, 1))


def open_questions(
    strips: StripFinder,
    board: PairBoard,
    fewest: FewestFields,
    tables: SightTables,
    *,
    among: Bool | None = None,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
    clipping: bool = True,
) -> OpenQuestions:
    """Leave out all measurements of a map that are known not to be needed.

    Parameters
    ----------
    strips : StripFinder
    board : PairBoard
    fewest : FewestFields
        All of one map.
    tables : SightTables
        The map's.
    among : (N, N) bool or None
        Symmetric: the pairs that are asked about; None for all.
    threads : int
    progress : callable or None
        Gets (steps done, steps in all); raising stops the work.
    clipping : bool
        Whether lines that barely clip fields are asked about, which never change a verdict.

    Notes
    -----
    The proofs are those of :mod:`mapkit.sight.thinned`, :mod:`mapkit.sight.strip_wide` and
    :mod:`mapkit.sight.fewest`. A few times the time of the tables.
    """
    game_map = board.game_map
    n = len(tables.field_ids)
    rules = game_map.ruleset.rules
    building = np.array([rules[own[0]].mechanism == "same_building" for own in tables.rules])
    by_building = building[tables.rule] if n else np.zeros((0, 0), np.bool_)
    asked = ~np.eye(n, dtype=np.bool_) if among is None else among & ~np.eye(n, dtype=np.bool_)
    clear = asked & (tables.clear != NONE) & ~by_building
    blocked = asked & ((tables.grazing == NONE) | by_building)
    tolerance = game_map.tolerance_mm

    first, second, third = (part_of(progress, k, 3) for k in range(3))
    few = asked.sum() < _FEW * asked.size
    misses = blocked
    if not few:
        misses = blocked & near_pairs(board, tolerance, threads=threads, progress=first)
    wide = np.zeros_like(clear)
    if clear.sum() > 2 * _HANDFUL:
        wide = _wide(strips, board, tables, clear, threads, second)
    clips = np.zeros_like(clear)
    if clipping:
        clips = clear & (tables.clear > 1) & _clipping(board, fewest, tables)
    if clipping and not few:
        clips = clipping_pairs(
            board, tables.clear, clips, tolerance, threads=threads, progress=third
        )
    return OpenQuestions(
        strips=clear & ~wide,
        clips=clips,
        misses=misses,
        grazing=asked & (tables.grazing != tables.clear) & ~by_building,
    )


def _by_classes(board: PairBoard) -> Iterator[tuple[NDArray[np.intp], NDArray[np.intp]]]:
    """Yield the fields of every two classes that occur, by index."""
    classes = np.array(board.facts.classes)
    of_class = [np.flatnonzero(classes == name) for name in np.unique(classes)]
    yield from itertools.combinations_with_replacement(of_class, 2)


def _clipping(board: PairBoard, fewest: FewestFields, tables: SightTables) -> Bool:
    """Tell where the fewest fields that a line can need are fewer than the clear distance."""
    clipping = np.zeros(tables.clear.shape, np.bool_)
    for a, b in _by_classes(board):
        rules = board.rules_for(tables.field_ids[a[0]], tables.field_ids[b[0]])
        at = np.ix_(a, b)
        least = np.minimum.reduce([fewest.least(rule)[at] for rule in rules])
        clipping[at] = least < tables.clear[at]
    return clipping | clipping.T


def _wide(
    strips: StripFinder,
    board: PairBoard,
    tables: SightTables,
    seen: Bool,
    threads: int,
    progress: Callable[[int, int], None] | None,
) -> Bool:
    """Tell which of the pairs that see each other do so over strips that are wide enough."""
    game_map = board.game_map
    enough = 2 * game_map.tolerance_mm / game_map.unit_mm
    asked = np.triu(seen | seen.T)
    for portal in game_map.portals:
        i, k = sorted(board.index[field] for field in portal.between)
        asked[i, k] = False
    wide = np.zeros(seen.shape, np.bool_)
    groups = list(_by_classes(board))
    for number, (a, b) in enumerate(groups):
        both = np.zeros(seen.shape, np.bool_)
        both[np.ix_(a, b)] = both[np.ix_(b, a)] = True
        pairs = np.argwhere(asked & both).astype(np.int32)
        if not len(pairs):
            continue
        places = strips.line_places_of(int(a[0]), int(b[0]))
        clear = tables.clear[pairs[:, 0], pairs[:, 1]].astype(np.int32)
        tell = part_of(progress, number, len(groups))
        found = wide_pairs(board.mesh, places, pairs, clear, enough, threads=threads, progress=tell)
        wide[pairs[:, 0], pairs[:, 1]] = found
    return wide | wide.T
