"""What a report finds on fields: marks to measure from and to, owners; where figures can stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.messages import Phrase, decimal, say
from mapkit.model import GameMap

OBJECTIVE, START, ENTRY = "objective", "start", "entry"


@dataclass(frozen=True, slots=True)
class MarkedPlace:
    """An objective, a start or an entry."""

    kind: str
    """``objective``, ``start`` or ``entry``."""
    name: str
    """Unique in the map: the type of the marker and its attributes, ``objective 4``; where several
    are alike also the field, ``start red soldier 17``."""
    field: str
    sector: str | None
    """Of the field."""
    attributes: Mapping[str, str | int]
    """Of the marker."""


@dataclass(frozen=True, slots=True)
class Places:
    """The marked fields of a map, each kind in the order of the map file."""

    objectives: tuple[MarkedPlace, ...]
    starts: tuple[MarkedPlace, ...]
    entries: tuple[MarkedPlace, ...]


def find_places(game_map: GameMap) -> Places:
    """Return the objectives, starts and entries of a map."""
    names = [
        " ".join([m.type, *(str(value) for value in m.attributes.values())])
        for m in game_map.markers
    ]
    times = Counter(names)
    found: dict[str, list[MarkedPlace]] = {OBJECTIVE: [], START: [], ENTRY: []}
    for marker, name in zip(game_map.markers, names, strict=True):
        if marker.type in found:
            unique = name if times[name] == 1 else f"{name} {marker.field}"
            sector = game_map.fields[marker.field].sector
            found[marker.type].append(
                MarkedPlace(marker.type, unique, marker.field, sector, dict(marker.attributes))
            )
    return Places(tuple(found[OBJECTIVE]), tuple(found[START]), tuple(found[ENTRY]))


def in_one_sector(one: MarkedPlace, other: MarkedPlace) -> bool:
    """Return whether two places lie in one sector; those without a sector lie in none."""
    return one.sector is not None and one.sector == other.sector


def standing(game_map: GameMap, movers: Collection[str] | None = None) -> NDArray[np.bool_]:
    """Return on which fields a figure may stand, (N,) bool in map order.

    A figure of one of the mover classes ``movers`` is meant; of any by default. Where the ruleset
    has none, only kinds and traits decide.

    A cost that the ruleset leaves open may be paid, so it keeps nobody out.
    """
    ruleset = game_map.ruleset
    asked = ruleset.movers if movers is None else movers
    fits = {
        name: kind.enter and (not asked or any(ruleset.cost(name, m) != 0 for m in asked))
        for name, kind in ruleset.kinds.items()
    }
    return np.array(
        [
            fits[f.kind] and all(ruleset.traits[t].enter for t in f.traits)
            for f in game_map.fields.values()
        ],
        dtype=bool,
    )


SHOWN = 8
"""Of longer lists so many are named; the JSON has all."""


def number(value: float) -> Phrase:
    """Return a figure for a sentence, with two decimals at most."""
    return decimal(value, 2, trim=True)


def listed(words: Iterable[str]) -> tuple[str, ...]:
    """Return the first of some words, and how many more there are."""
    said = tuple(words)
    if len(said) <= SHOWN:
        return said
    return (*said[:SHOWN], say("{n} more", n=len(said) - SHOWN))


@dataclass(frozen=True, slots=True)
class Holding:
    """The fields that carry one value of an attribute, ``owner: red``."""

    attribute: str
    value: str | int
    fields: tuple[str, ...]
    """In map order."""
    kinds: Mapping[str, int]
    """How many there are of each kind."""
    sums: Mapping[str, int]
    """What their other attributes that are numbers add up to, ``points``."""


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
