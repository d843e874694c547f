"""The map of a partial build with the fewest and with the most steps that its errors allow."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from mapkit.analysis.steps import StepGraph
from mapkit.compiled import Missing
from mapkit.model import Field, GameMap, Kind

_LOST = ""
"""The kind of fields left out; no ruleset can have one of that name."""


@dataclass(frozen=True, slots=True)
class _Steps:
    """The steps of a graph without some pairs, and with others; its neighbours stay."""

    graph: StepGraph
    without: dict[str, set[str]]
    more: dict[str, set[str]]

    def neighbours(self, field_id: str, /) -> Iterable[str]:
        """Return the adjacent fields."""
        return self.graph.neighbours(field_id)

    def steps(self, field_id: str, /) -> Iterator[str]:
        """Return the fields that a figure may step onto."""
        closed, more = self.without.get(field_id, set()), self.more.get(field_id, set())
        own = [i for i in self.graph.steps(field_id) if i not in closed]
        yield from own
        yield from sorted(more.difference(own))


def step_bounds(
    game_map: GameMap, graph: StepGraph, missing: Missing
) -> tuple[tuple[GameMap, StepGraph], tuple[GameMap, StepGraph]]:
    """Return a map with the fewest steps that may be right, and one with the most.

    A figure that gets no farther on the second than on the first is touched by no error.

    Parameters
    ----------
    game_map, graph
        The sound part of a map, and its steps.
    missing : Missing
        What a partial build left out. In the first map nobody steps where that is not certain; in
        the second everybody does, and fields left out cost as little as any and join all fields
        that may lie beside them.
    """
    unsure, beside = _both_ways(missing.passable), _both_ways(missing.beside)
    more = {i: unsure.get(i, set()) | beside.get(i, set()) for i in {*unsure, *beside}}
    anything = next(iter(game_map.ruleset.kinds.values()))
    lost = Kind(_LOST, _LOST, anything.matches)
    ruleset = replace(game_map.ruleset, kinds={**game_map.ruleset.kinds, _LOST: lost})
    fields = {i: Field(i, _LOST, ()) for i in missing.fields}
    most = replace(game_map, ruleset=ruleset, fields={**game_map.fields, **fields})
    return (game_map, _Steps(graph, unsure, {})), (most, _Steps(graph, {}, more))


def _both_ways(pairs: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for a, b in pairs:
        found[a].add(b)
        found[b].add(a)
    return dict(found)
