"""Walking distances: how far from field to field, for a mover."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency.relations import Relations
from mapkit.errors import UsageProblemError
from mapkit.geometry.kernel.walk import walking_distances
from mapkit.model import GameMap

__all__ = ["walking"]


def walking(game_map: GameMap, relations: Relations, mover: str) -> NDArray[np.uint16]:
    """Return the walking distance of a mover between all fields.

    Under the choice ``walking_distance: fields`` the distance is what the way takes: 1 a field,
    and 1 more for hard terrain (p. 11). Under ``turns`` it is the number of the mover's turns,
    with hard terrain lowering the allowance of the turn it is entered in.

    Parameters
    ----------
    game_map : GameMap
    relations : Relations
    mover : str
        A mover class of the ruleset, ``sniper`` or ``defender``.

    Returns
    -------
    (N, N) uint16
        From row to column in the order of the fields; ``NONE`` (65535) where no way leads, 0 on
        the diagonal.

    Raises
    ------
    UsageProblemError
        For a mover that the ruleset does not know.
    """
    ruleset = game_map.ruleset
    if mover not in ruleset.movers:
        known = ", ".join(ruleset.movers)
        raise UsageProblemError(f"the ruleset knows no mover {mover!r}; it knows {known}")
    fields = list(game_map.fields.values())
    index = {f.id: k for k, f in enumerate(fields)}
    kinds = [ruleset.kinds[f.kind] for f in fields]
    cost = np.array([k.costs.get(mover, k.cost) for k in kinds], np.int32)
    extra = np.array(
        [sum(ruleset.traits[t].extra_cost for t in f.traits) for f in fields], np.int32
    )
    rows = [
        [index[g] for g in relations.steps(f.id) if cost[index[g]] > 0] for f in fields
    ]  # cost 0: this mover never enters
    offsets = np.cumsum([0, *(len(r) for r in rows)]).astype(np.int32)
    targets = np.array([g for r in rows for g in r], np.int32)
    turns = game_map.choices.get("walking_distance", "fields") == "turns"
    return walking_distances(
        offsets,
        targets,
        np.maximum(cost, 1),
        extra,
        ruleset.movers[mover].allowance if turns else 0,
        once=turns and game_map.choices.get("hard_terrain") == "once_a_turn",
    )
