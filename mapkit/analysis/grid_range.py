"""Range counted in steps of a grid: which fields a weapon of some range reaches."""

from __future__ import annotations

from dataclasses import dataclass

from mapkit.analysis.steps import StepGraph
from mapkit.errors import UsageError
from mapkit.messages import phrase
from mapkit.model import GameMap


@dataclass(frozen=True, slots=True)
class InRange:
    """The fields at a range from one field.

    ``nearest`` and ``farthest``: Both included.
    """

    origin: str
    nearest: int
    farthest: int
    fields: dict[str, int]
    """By field its steps from ``origin``, nearest first, then in the order of the map."""


def find_range(
    game_map: GameMap, graph: StepGraph, origin: str, nearest: int, farthest: int
) -> InRange:
    """Find the fields that are so many steps over sides away, whatever the fields in between are.

    ``graph`` is the map's relations. ``nearest`` and ``farthest``: Steps, both included; 0 is the
    field itself.

    A gap in the board is gone round. Cost: one look at every side of the fields within range.

    Raises ``UsageError`` where the range is backwards or negative, or the ruleset has no ranges on
    a grid.
    """
    if game_map.ruleset.range != "grid":
        raise UsageError(
            phrase(
                "the ruleset {ruleset} has no ranges on a grid; `mapkit sight` tells the "
                "distance of a shot",
                ruleset=game_map.ruleset.id,
            )
        )
    if nearest < 0:
        raise UsageError(phrase("a range cannot begin below 0"))
    if nearest > farthest:
        raise UsageError(
            phrase(
                "the range {low}-{high} is backwards: write {high}-{low}",
                low=nearest,
                high=farthest,
            )
        )
    steps = {origin: 0}
    layer = [origin]
    while layer and steps[layer[0]] < farthest:
        following = []
        for here in layer:
            for there in graph.neighbours(here):
                if there not in steps:
                    steps[there] = steps[here] + 1
                    following.append(there)
        layer = following
    order = {field_id: k for k, field_id in enumerate(game_map.fields)}
    found = sorted((n, order[i], i) for i, n in steps.items() if nearest <= n <= farthest)
    return InRange(origin, nearest, farthest, {i: n for n, _, i in found})
