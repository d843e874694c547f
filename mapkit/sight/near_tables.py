"""Sight between fields near each other, on maps too large for tables of all pairs."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations
from mapkit.coverage.noding import NodedRings, node_rings
from mapkit.geometry.kernel.constants import NONE
from mapkit.jobs import RunTasks, Task, run_tasks
from mapkit.jobs.in_parts import part_of
from mapkit.model import GameMap, SightRule
from mapkit.sight.all_pairs import best_of
from mapkit.sight.near_lines import PieceQuestion, lines_of_piece, unpacked
from mapkit.sight.near_pairs import NearPairs, near_pairs
from mapkit.sight.near_pieces import Piece, pieces
from mapkit.sight.rule_tasks import field_facts, line_rules
from mapkit.sight.tables import PairDistances
from mapkit.sight.verdict import same_building_counts

UInt16 = NDArray[np.uint16]
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class NearSightTables:
    """Distances and rules of the pairs of fields that are near each other.

    Attributes
    ----------
    radius : Fraction
        In map units. Pairs whose nearest points are farther apart are not asked about, which
        does not mean that they are blocked.
    starts : (N + 1,) int64
        Where the pairs of each field begin.
    second : (P,) int32
        The other fields of each field's pairs: greater indices than its own, sorted.
    clear, grazing : (P,) uint16
        Shot distance over clear lines, and over all valid lines; ``NONE`` where there is none.
    rules : tuple of tuple of str
        The distinct answers to "which rule decides".
    rule : (P,) uint8
        Index into ``rules``.
    """

    field_ids: tuple[str, ...]
    radius: Fraction
    starts: NDArray[np.int64]
    second: NDArray[np.int32]
    clear: UInt16
    grazing: UInt16
    rules: tuple[tuple[str, ...], ...]
    rule: NDArray[np.uint8]

    def pair(self, a: int, b: int) -> PairDistances | None:
        """Return the answer on two different fields, by their indices; None: not asked."""
        a, b = sorted((a, b))
        begin, end = self.starts[a : a + 2].tolist()
        at = begin + int(np.searchsorted(self.second[begin:end], b))
        if at == end or self.second[at] != b:
            return None
        return self.answer(at)

    def answer(self, at: int) -> PairDistances:
        """Return the answer on the pair at a position of the arrays."""
        clear, grazing = int(self.clear[at]), int(self.grazing[at])
        return PairDistances(
            None if clear == NONE else clear,
            None if grazing == NONE else grazing,
            self.rules[int(self.rule[at])],
        )


def near_sight_tables(
    game_map: GameMap,
    relations: Relations,
    radius: Fraction,
    *,
    run: RunTasks = run_tasks,
    progress: Progress | None = None,
) -> NearSightTables:
    """Find both distances and the deciding rule for every pair of fields near each other.

    Parameters
    ----------
    game_map : GameMap
        Without errors.
    radius : Fraction
        In map units: how far apart the nearest points of two fields may be.
    run : callable
        Does the tasks: :func:`mapkit.jobs.run_tasks`, with the workers and the file of results
        that are wanted.
    progress : callable or None
        Gets (steps done, steps in all); raising stops the work.

    Returns
    -------
    NearSightTables
        What :func:`mapkit.sight.sight_tables` finds for these pairs, bit by bit.

    Notes
    -----
    The map is cut into pieces, each of which has all that the lines between its pairs can meet.
    Time and memory grow with the pairs asked, and with the vertices in the boxes round them.
    """
    pairs = near_pairs(game_map, radius)
    search = _Search(game_map, node_rings(game_map), run)
    tables = _Combined(game_map, pairs)
    tables.take_lines(search.lines(pairs, None, part_of(progress, 0, 2)))
    tables.take_portals()
    for special in game_map.ruleset.rules.values():
        if special.mechanism == "stacked":
            tables.take_stacked(relations, special)
        elif special.mechanism == "same_building" and same_building_counts(game_map):
            tables.take_buildings(relations, special, search, part_of(progress, 1, 2))
    return NearSightTables(
        field_ids=tuple(game_map.fields),
        radius=radius,
        starts=np.searchsorted(pairs.first, np.arange(len(game_map.fields) + 1)),
        second=pairs.second,
        clear=tables.clear,
        grazing=tables.grazing,
        rules=tuple(tables.names),
        rule=tables.rule,
    )


@dataclass(frozen=True, slots=True)
class _Search:
    """Tries the lines of one map, piece by piece."""

    game_map: GameMap
    noded: NodedRings
    run: RunTasks

    def lines(self, pairs: NearPairs, special: str | None, progress: Progress | None) -> _ByRule:
        """Try the lines between pairs; with ``special`` those of that rule between any fields."""
        found = _ByRule(len(pairs.first))
        cut = pieces(pairs, self.noded.xy)
        parts = {f"{special or 'lines'} {n}": piece for n, piece in enumerate(cut)}
        tasks = [
            Task(
                key,
                lines_of_piece,
                (PieceQuestion(self.game_map, self.noded, pairs, piece, special),),
            )
            for key, piece in parts.items()
        ]
        for key, lines in self.run(tasks, progress=progress):
            for rules, clear, grazing in lines:
                for rule in rules:
                    found.take(rule, parts[key], unpacked(clear), unpacked(grazing))
        return found


class _ByRule:
    """What the lines of each rule give, for all pairs."""

    def __init__(self, pairs: int) -> None:
        self._pairs = pairs
        self._found: dict[str, tuple[UInt16, UInt16]] = {}

    def take(self, rule: str, piece: Piece, clear: UInt16, grazing: UInt16) -> None:
        """Keep what the lines of a piece give where it is the least so far."""
        for own, table in zip(self.of(rule), (clear, grazing), strict=True):
            own[piece.pairs] = np.minimum(own[piece.pairs], table)

    def of(self, rule: str) -> tuple[UInt16, UInt16]:
        """Return both distances by the lines of a rule."""
        if rule not in self._found:
            clear, grazing = (np.full(self._pairs, NONE, np.uint16) for _ in range(2))
            self._found[rule] = clear, grazing
        return self._found[rule]


class _Combined:
    """Both distances and the rule of each pair, as one rule after the other has its say."""

    def __init__(self, game_map: GameMap, pairs: NearPairs) -> None:
        self._map, self._pairs = game_map, pairs
        self._facts = field_facts(game_map)
        self._index = {i: k for k, i in enumerate(game_map.fields)}
        self.names: dict[tuple[str, ...], int] = {}
        self.clear, self.grazing = (np.full(len(pairs.first), NONE, np.uint16) for _ in range(2))
        self.rule = np.zeros(len(pairs.first), np.uint8)

    def take_lines(self, found: _ByRule) -> None:
        """Let the best of the line rules decide."""
        classes = sorted(set(self._facts.classes))
        number = np.array([classes.index(c) for c in self._facts.classes], np.intp)
        one, other = number[self._pairs.first], number[self._pairs.second]
        low, high = np.minimum(one, other), np.maximum(one, other)
        for i, k in itertools.combinations_with_replacement(range(len(classes)), 2):
            rules = line_rules(self._map, classes[i], classes[k])
            own = np.flatnonzero((low == i) & (high == k))
            lines = []
            for rule in rules:
                clear, grazing = (table[own] for table in found.of(rule.id))
                lines.append((clear, np.minimum(clear, grazing)))
            self.clear[own], self.grazing[own], self.rule[own] = best_of(rules, lines, self._code)

    def take_portals(self) -> None:
        """Let ladders and the like join the fields beside them."""
        for rule in (r for r in self._map.ruleset.rules.values() if r.portal):
            for portal in self._map.portals:
                i, k = (self._index[f] for f in portal.between)
                if portal.type == rule.portal and rule in line_rules(
                    self._map, self._facts.classes[i], self._facts.classes[k]
                ):
                    at = self._at(i, k)
                    self.clear[at] = self.grazing[at] = 1

    def take_stacked(self, relations: Relations, special: SightRule) -> None:
        """Blind fields that are stacked."""
        for a, b in relations.stacked:
            at = self._at(self._index[a], self._index[b])
            self.clear[at] = self.grazing[at] = NONE
            self.rule[at] = self._code(special.id)

    def take_buildings(
        self, relations: Relations, special: SightRule, search: _Search, progress: Progress | None
    ) -> None:
        """Let fields of a building without a clear line see each other, over all lines (L6)."""
        building = np.full(len(self._index), -1, np.int64)
        for number, ids in enumerate(relations.buildings):
            building[[self._index[i] for i in ids]] = number
        one, other = building[self._pairs.first], building[self._pairs.second]
        blind = np.flatnonzero((one >= 0) & (one == other) & (self.clear == NONE))
        if not len(blind):
            return
        found = search.lines(self._pairs.chosen(blind), special.id, progress)
        clear, grazing = found.of(special.id)
        self.clear[blind] = clear
        self.grazing[blind] = np.minimum(clear, grazing)
        self.rule[blind] = self._code(special.id)

    def _at(self, i: int, k: int) -> int:
        """Return the position of a pair of fields that touch or overlap."""
        i, k = sorted((i, k))
        begin, end = map(int, np.searchsorted(self._pairs.first, [i, i + 1]))
        return begin + int(np.searchsorted(self._pairs.second[begin:end], k))

    def _code(self, *ids: str) -> int:
        return self.names.setdefault(ids, len(self.names))
