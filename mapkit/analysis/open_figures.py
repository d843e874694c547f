"""Figures that a ruleset leaves open: what depends on one is not guessed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from mapkit.errors import NotKnownError
from mapkit.messages import Phrase, phrase
from mapkit.model import GameMap, MoverClass, Ruleset


def has_open_costs(ruleset: Ruleset, mover: str, kinds: Collection[str]) -> bool:
    """Return whether what a mover pays is left open for one of some kinds."""
    return any(ruleset.cost(kind, mover) is None for kind in kinds)


def with_costs(game_map: GameMap, mover: str, cost: int) -> GameMap:
    """Return a map whose ruleset has one cost wherever it leaves a mover's open.

    With 1, the least that a step can cost, no way is shorter than that in truth; with 0, which
    is never, none is longer. Where both agree the answer does not depend on the open figures.
    """
    ruleset = game_map.ruleset
    kinds = {
        i: replace(kind, costs={**kind.costs, mover: cost})
        if ruleset.cost(i, mover) is None
        else kind
        for i, kind in ruleset.kinds.items()
    }
    return replace(game_map, ruleset=replace(ruleset, kinds=kinds))


def open_costs(ruleset: Ruleset, kinds: Collection[str], mover: MoverClass) -> NotKnownError:
    """Return the error that says which costs of some kinds are open for a mover."""
    labels = dict.fromkeys(
        Phrase(ruleset.kinds[i].label.lower())
        for i in ruleset.kinds
        if i in kinds and ruleset.cost(i, mover.id) is None
    )
    problem = NotKnownError(
        phrase(
            "not known: cost of {kinds} for {mover}",
            kinds=tuple(labels),
            mover=Phrase(mover.label.lower()),
        )
    )
    problem.help = phrase(
        "the ruleset {ruleset} leaves it open; the map or a ruleset of your own can fill it in",
        ruleset=ruleset.id,
    )
    return problem


def open_allowance(mover: MoverClass) -> NotKnownError:
    """Return the error that says that a mover's allowance is open."""
    problem = NotKnownError(
        phrase("not known: allowance of {mover}", mover=Phrase(mover.label.lower()))
    )
    problem.help = phrase("say how much it may spend, for example  --points 6")
    return problem
