"""What the readers should answer where the rules leave figures open: every price is tried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from mapkit.analysis.steps import with_costs
from mapkit.compiled import CompiledMap
from mapkit.errors import NotKnownError
from tests.readers.oracle import Oracle

NOT_KNOWN = {"not_known": True}
PRICES = (0, 1, 2, 3, 7)
ASKED = ("field", "adjacent", "passable", "at_range", "fields_with", "reachable", "distance")
"""Questions that can be asked of a map with open figures."""


class WarOracle(Oracle):
    """Answers with every price for what is open; where they differ, nobody knows the answer."""

    def __init__(self, compiled: CompiledMap) -> None:
        super().__init__(compiled)
        movers = compiled.map.ruleset.movers
        self.tried = {
            mover: [
                Oracle(replace(compiled, map=with_costs(compiled.map, mover, price)))
                for price in PRICES
            ]
            for mover in movers
        }

    def ask(self, question: str, args: Sequence[Any], options: dict[str, Any]) -> Any:
        place = {"reachable": 1, "distance": 2}.get(question)
        if place is None:
            return super().ask(question, args, options)
        try:
            found = [one.ask(question, args, options) for one in self.tried[args[place]]]
        except NotKnownError:  # the allowance
            return NOT_KNOWN
        return found[0] if all(answer == found[0] for answer in found) else NOT_KNOWN
