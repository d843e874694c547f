"""What fields carry beside their kind: whose they are, and what they are worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mapkit.model import GameMap

__all__ = ["Holding", "find_holdings"]


@dataclass(frozen=True, slots=True)
class Holding:
    """The fields that carry one value of an attribute, ``owner: red``.

    Attributes
    ----------
    attribute, value : str, str or int
    fields : tuple of str
        In map order.
    kinds : mapping of str to int
        How many there are of each kind.
    sums : mapping of str to int
        What their other attributes that are numbers add up to, ``points``.
    """

    attribute: str
    value: str | int
    fields: tuple[str, ...]
    kinds: Mapping[str, int]
    sums: Mapping[str, int]


def find_holdings(game_map: GameMap) -> tuple[Holding, ...]:
    """Return who holds what, for each attribute of the ruleset whose values are listed.

    Values that no field carries are there too, with no fields.
    """
    carried = {i: game_map.attributes_of(i) for i in game_map.fields}
    ruleset = game_map.ruleset
    numbers = [name for name, known in ruleset.attributes.items() if not known.values]
    found = []
    for name, known in ruleset.attributes.items():
        for value in known.values:
            fields = tuple(i for i, has in carried.items() if has.get(name) == value)
            kinds: dict[str, int] = {}
            for i in fields:
                kind = game_map.fields[i].kind
                kinds[kind] = kinds.get(kind, 0) + 1
            sums = {n: sum(int(carried[i].get(n, 0)) for i in fields) for n in numbers}
            found.append(Holding(name, value, fields, kinds, sums))
    return tuple(found)
