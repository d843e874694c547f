"""Walking distances: how far from field to field, for a mover."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency.relations import Relations
from mapkit.errors import NotKnownError, UsageError
from mapkit.geometry.kernel.walk import walking_distances
from mapkit.messages import phrase
from mapkit.model import GameMap

COUNTS = ("fields", "cost", "turns")
"""What walking may be counted in."""


def walking(
    game_map: GameMap, relations: Relations, mover: str, count: str | None = None
) -> NDArray[np.uint16]:
    """Return the walking distance of a mover between all fields.

    Parameters
    ----------
    mover : str
        A mover class of the ruleset, ``sniper`` or ``defender``.
    count : str, optional
        ``fields``: the fewest fields the mover has to step onto (solo rules, p. 6); ``cost``: what
        the way takes, 1 a field and 1 more for hard terrain (p. 11); ``turns``: the mover's turns,
        with hard terrain lowering the allowance of the turn it is entered in. The map's choice
        ``walking_distance`` by default, which is ``fields`` where the map gives no other.

    Returns
    -------
    (N, N) uint16
        From row to column in the order of the fields; ``NONE`` (65535) where no way leads, 0 on
        the diagonal.

    Raises
    ------
    UsageError
        For a mover that the ruleset does not know.
    NotKnownError
        The ruleset leaves open what the ways depend on.
    ValueError
        For another `count`.
    """
    ruleset = game_map.ruleset
    if mover not in ruleset.movers:
        known = ", ".join(ruleset.movers)
        raise UsageError(
            phrase("the ruleset has no mover {mover!r}; it has {known}", mover=mover, known=known)
        )
    fields = list(game_map.fields.values())
    index = {f.id: k for k, f in enumerate(fields)}
    costs = {kind: ruleset.cost(kind, mover) for kind in ruleset.kinds}
    allowance = ruleset.movers[mover].allowance
    if allowance is None or any(costs[f.kind] is None for f in fields):
        raise NotKnownError(
            phrase("not known: what a way costs {mover}", mover=ruleset.movers[mover].label)
        )
    cost = np.array([costs[f.kind] for f in fields], np.int32)
    extra = np.array(
        [sum(ruleset.traits[t].extra_cost for t in f.traits) for f in fields], np.int32
    )
    rows = [
        [index[g] for g in relations.steps(f.id) if cost[index[g]] > 0] for f in fields
    ]  # cost 0: this mover never enters
    offsets = np.cumsum([0, *(len(r) for r in rows)]).astype(np.int32)
    targets = np.array([g for r in rows for g in r], np.int32)
    count = count or game_map.choices.get("walking_distance", "fields")
    if count not in COUNTS:
        raise ValueError(f"walking is counted in {', '.join(COUNTS)}, not in {count!r}")
    plain, turns = count == "fields", count == "turns"
    return walking_distances(
        offsets,
        targets,
        np.ones_like(cost) if plain else np.maximum(cost, 1),
        np.zeros_like(extra) if plain else extra,
        allowance if turns else 0,
        once=turns and game_map.choices.get("hard_terrain") == "once_a_turn",
    )
