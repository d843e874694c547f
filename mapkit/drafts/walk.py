"""A walk of a search: variants of a draft one by one; each that is nearer is the next draft."""

from __future__ import annotations

from random import Random
from typing import Any

from mapkit.drafts.changes import Change, carry_out, change_dict, change_from
from mapkit.drafts.goals import Goal
from mapkit.drafts.measured import Measured
from mapkit.drafts.variants import Variation
from mapkit.model import Bounds, GameMap


def walk(
    game_map: GameMap,
    goal: Goal,
    bounds: Bounds,
    start: list[dict[str, Any]],
    disputed: list[list[str]],
    seed: int,
    first: int,
    count: int,
) -> dict[str, Any]:
    """Try so many variants, each of the best draft so far.

    Parameters
    ----------
    game_map : GameMap
        As the author drew it.
    start : list of dict
        The changes that make the first draft of the map, as plain values.
    disputed : list of [str, str]
        Its disputed pairs, where the goal asks for them.
    first, count : int
        Numbers of the variants; a variant depends on the seed, its number and its draft alone.

    Returns
    -------
    dict
        ``number`` of the last variant that was taken, None for none; ``changes`` from the map;
        ``score``; ``disputed``; ``tried``: how many variants could be made; ``refused``: how many
        came to no change.
    """
    changes: list[Change] = [change_from(values) for values in start]
    drawn = game_map
    for change in changes:
        drawn = carry_out(drawn, [change])
    draft = Measured.whole(drawn, goal, frozenset((a, b) for a, b in disputed))
    variation = Variation(game_map, bounds)
    taken, tried, refused = None, 0, 0
    for number in range(first, first + count):
        if not draft.score:
            break
        made = variation.changed(draft, goal, Random(f"{seed} {number}"))  # noqa: S311 - no secret
        if made is None:
            refused += 1
            continue
        tried += 1
        change, after = made
        nearer = draft.nearer(after, goal)
        if nearer is not None:
            draft, taken = nearer, number
            changes.append(change)
    return {
        "number": taken,
        "changes": [change_dict(change) for change in changes],
        "score": draft.score,
        "disputed": sorted([a, b] for a, b in draft.disputed),
        "tried": tried,
        "refused": refused,
    }
