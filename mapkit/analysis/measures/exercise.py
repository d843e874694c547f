"""Which rules of sight a board makes use of: rules that decide pairs, obstacles that hide some."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from mapkit.analysis.measures.places import standing
from mapkit.compiled import CompiledMap
from mapkit.model import GameMap
from mapkit.sight import SightTables, follow_sight, sight_tables, whole_sight
from mapkit.sight.rule_tasks import field_facts
from mapkit.sight.verdict import CHOICES

Progress = Callable[[int, int], None]

_CLEAR = "~"
"""Ends the ids of kinds that are like others, but do not block sight."""


@dataclass(frozen=True, slots=True)
class RuleUse:
    """How many pairs a rule of sight decides alone."""

    rule: str
    pairs: int


@dataclass(frozen=True, slots=True)
class ObstacleUse:
    """How many pairs would have another answer if a field that blocks sight did not."""

    field: str
    pairs: int


@dataclass(frozen=True, slots=True)
class ChoiceUse:
    """How many pairs would have another answer if a choice were answered otherwise."""

    choice: str
    value: str
    pairs: int


@dataclass(frozen=True, slots=True)
class Exercise:
    """What a board makes use of. Only pairs of fields where figures can stand are counted."""

    rules: tuple[RuleUse, ...]
    """All rules but the one for one and the same field, in the order of the ruleset."""
    obstacles: tuple[ObstacleUse, ...]
    """In map order."""
    choices: tuple[ChoiceUse, ...]
    """Those on which sight may turn, with the answers that were not given."""


def find_exercise(
    compiled: CompiledMap, *, threads: int = 1, progress: Progress | None = None
) -> Exercise | None:
    """Return which rules, obstacles and choices of sight a board makes use of.

    ``compiled``: Of a partial build only pairs that are certain count. ``progress`` gets (steps
    done, steps in all); raising stops the work. Returns None for a map without sight.

    Rules are counted in the tables. Each obstacle is made to let lines through, and the tables
    follow; each other answer to a choice has its tables, unless it plainly keeps them. A few times
    the time of the tables, and for each obstacle that of the lines that meet it.
    """
    tables = compiled.tables
    if tables is None:
        return None
    counted = _counted(compiled)
    game_map = compiled.map
    blocking = np.flatnonzero(field_facts(game_map).blocks).tolist()
    answers = [
        (name, value)
        for name in CHOICES
        if name in game_map.ruleset.choices
        for value in game_map.ruleset.choices[name].values
        if value != game_map.choices[name]
    ]
    steps, done = len(blocking) + len(answers) + 1, 0

    def tell() -> None:
        nonlocal done
        done += 1
        if progress:
            progress(done, steps)

    rules = tuple(_rules(game_map, tables, counted))
    tell()
    choices = []
    for name, value in answers:
        other = replace(game_map, choices={**game_map.choices, name: value})
        idle = _keeps_tables(compiled, other, name)
        now = tables if idle else _tables_of(compiled, other, threads)
        differ = tables.shot_distances(game_map) != now.shot_distances(other)
        changed = int((counted & differ).sum())
        choices.append(ChoiceUse(name, value, changed))
        tell()
    obstacles = []
    if blocking:
        ids = [tables.field_ids[k] for k in blocking]
        for use in _obstacles(compiled, ids, counted, threads):
            obstacles.append(use)
            tell()
    return Exercise(rules, tuple(obstacles), tuple(choices))


def _counted(compiled: CompiledMap) -> NDArray[np.bool_]:
    """Return which pairs count, (N, N), each once."""
    stands = standing(compiled.map)
    counted: NDArray[np.bool_] = np.triu(stands[:, None] & stands, 1)
    index = {i: k for k, i in enumerate(compiled.mesh.field_ids)}
    for a, b in compiled.missing.sight:
        i, k = sorted((index[a], index[b]))
        counted[i, k] = False
    return counted


def _rules(game_map: GameMap, tables: SightTables, counted: NDArray[np.bool_]) -> Iterator[RuleUse]:
    times = np.bincount(tables.rule[counted], minlength=len(tables.rules))
    alone = {own[0]: int(n) for own, n in zip(tables.rules, times, strict=True) if len(own) == 1}
    for rule in game_map.ruleset.rules.values():
        if rule.mechanism != "same_field":
            yield RuleUse(rule.id, alone.get(rule.id, 0))


def _keeps_tables(compiled: CompiledMap, other: GameMap, choice: str) -> bool:
    """Return whether the tables stay as they are by another answer, as far as that is plain."""
    if choice == "grazing":
        return True  # the tables hold both distances
    if choice == "same_building":
        return all(len(fields) < 2 for fields in compiled.relations.buildings)
    counts = field_facts(compiled.map).counts, field_facts(other).counts
    return choice == "water_counts_open" and np.array_equal(*counts)


def _tables_of(compiled: CompiledMap, other: GameMap, threads: int) -> SightTables:
    return sight_tables(other, compiled.mesh, compiled.relations, threads=threads)


def _obstacles(
    compiled: CompiledMap, blocking: list[str], counted: NDArray[np.bool_], threads: int
) -> Iterator[ObstacleUse]:
    mesh, relations = compiled.mesh, compiled.relations
    game_map = _with_clear_kinds(compiled.map)
    before = whole_sight(game_map, mesh, relations, threads=threads)
    shot = before.tables.shot_distances(game_map)
    for field in blocking:
        other = _see_through(game_map, field)
        found = follow_sight(before, other, mesh, relations, threads=threads)
        now = (
            sight_tables(other, mesh, relations, threads=threads) if found is None else found.tables
        )
        differ = counted & (shot != now.shot_distances(other))
        yield ObstacleUse(field, int(differ.sum()))


def _with_clear_kinds(game_map: GameMap) -> GameMap:
    """Return the map with a second kind for each that blocks sight, alike but for that."""
    ruleset = game_map.ruleset
    clear = {
        kind.id + _CLEAR: replace(kind, id=kind.id + _CLEAR, blocks_sight=False)
        for kind in ruleset.kinds.values()
        if kind.blocks_sight
    }
    return replace(game_map, ruleset=replace(ruleset, kinds={**ruleset.kinds, **clear}))


def _see_through(game_map: GameMap, field: str) -> GameMap:
    """Return the map with a field that lets lines through as its class does."""
    item, ruleset = game_map.fields[field], game_map.ruleset
    kind = item.kind + _CLEAR if ruleset.kinds[item.kind].blocks_sight else item.kind
    traits = frozenset(t for t in item.traits if not ruleset.traits[t].blocks_sight)
    fields = {**game_map.fields, field: replace(item, kind=kind, traits=traits)}
    return replace(game_map, fields=fields)
