"""Two maps that are played by different rules differ, whatever the rule is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import mapkit
from mapkit.model import Bag, GameMap

ROOT = Path(__file__).resolve().parents[3]
BOARD = mapkit.open(ROOT / "examples" / "own-kinds.yaml")


def other(value: Any) -> Any:
    """Return another value of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x"
        case tuple():
            return (*value, *value[:1]) or ("new",)
        case float():
            return value + 1
        case Bag():
            return replace(value, hits=(*value.hits, "new"))
        case dict():
            return {**value, "new": 3}
        case None:
            return "new"
    raise TypeError(type(value))


def changed_rulesets() -> Iterator[tuple[str, GameMap]]:
    """Yield the map under every ruleset that differs in one attribute of one entry."""
    game_map = BOARD.map
    ruleset: Any = BOARD.map.ruleset
    put: Any = replace
    for item in fields(ruleset):
        value = getattr(ruleset, item.name)
        if item.name in ("id", "name", "version", "sectors"):
            continue
        if not isinstance(value, dict) or not value or item.name == "warnings":
            yield (item.name, replace(game_map, ruleset=put(ruleset, **{item.name: other(value)})))
            continue
        id_, entry = next(iter(value.items()))
        for attribute in fields(entry):
            new = put(entry, **{attribute.name: other(getattr(entry, attribute.name))})
            changed = put(ruleset, **{item.name: {**value, id_: new}})
            yield f"{item.name}.{attribute.name}", replace(game_map, ruleset=changed)
        fewer = {k: v for k, v in value.items() if k != id_}
        yield (
            f"{item.name} removed",
            replace(game_map, ruleset=put(ruleset, **{item.name: fewer})),
        )


CHANGED = dict(changed_rulesets())


def drawn(before: GameMap, after: GameMap) -> tuple[mapkit.Change, ...]:
    return mapkit.diff(mapkit.Board(before), mapkit.Board(after), tables=False)


@pytest.mark.parametrize("name", CHANGED)
def test_every_change_of_a_ruleset_is_told(name: str):
    found = drawn(BOARD.map, CHANGED[name])
    assert found
    assert {c.subject for c in found} == {"ruleset"}
    json.dumps([(c.before, c.after) for c in found])  # plain values
    assert drawn(CHANGED[name], BOARD.map)


def test_a_sector_of_the_map_is_told():
    game_map = BOARD.map
    sector = next(iter(game_map.sectors.values()))
    sectors = {**game_map.sectors, sector.id: replace(sector, neutral=not sector.neutral)}
    (change,) = drawn(game_map, replace(game_map, sectors=sectors))
    assert change.sentence.startswith(f"Sector {sector.id}: neutral was ")


def test_the_sentence_names_the_entry_and_both_values():
    ruleset = BOARD.map.ruleset
    mover = ruleset.movers["sniper"]
    slower = replace(ruleset, movers={**ruleset.movers, "sniper": replace(mover, allowance=2)})
    (change,) = drawn(BOARD.map, replace(BOARD.map, ruleset=slower))
    assert change.sentence == f"Mover sniper: allowance was {mover.allowance} and is 2."
    assert (change.before, change.after) == ({"allowance": mover.allowance}, {"allowance": 2})
