"""Cheapest ways and ranges on thousands of boards of squares and hexagons, the slow way."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace

import pytest

import mapkit
from mapkit.mapfile.grids import GRIDS, cell_id, grid_map
from mapkit.model import GameMap, Ruleset

BLOCKS = range(10)
BOARDS = 100
"""In a block, of each tiling: 3,000 in all."""

SIDES = {
    "squares": ((1, 0), (-1, 0), (0, 1), (0, -1)),
    "hexagons": ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)),
}
"""Where neighbours lie; hexagons on two axes that meet at 120 degrees."""


def place(shape: str, column: int, row: int) -> tuple[int, int]:
    """Return where a cell lies on the axes of its tiling."""
    if shape == "pointed":
        return column - row // 2, row
    return (column, row - column // 2) if shape == "flat" else (column, row)


def random_board(rng: random.Random, shape: str) -> tuple[GameMap, dict[str, set[str]]]:
    """Return a board with gaps whose costs are all known, and the neighbours of each field."""
    columns, rows = rng.randint(1, 6), rng.randint(1, 5)
    whole = grid_map(shape, columns, rows, 25.0)
    kept = [i for i in whole.fields if rng.random() < 0.85] or ["a1"]
    rules = random_costs(rng, whole.ruleset)
    fields = {i: replace(whole.fields[i], kind=rng.choice([*rules.kinds])) for i in kept}
    at = {place(shape, c, r): cell_id(c, r) for c in range(columns) for r in range(rows)}
    beside: dict[str, set[str]] = {i: set() for i in kept}
    for (x, y), i in at.items():
        sides = SIDES["squares" if shape == "squares" else "hexagons"]
        near = {at.get((x + dx, y + dy), "") for dx, dy in sides}
        if i in beside:
            beside[i] = near & beside.keys()
    return replace(whole, fields=fields, ruleset=rules), beside


def random_costs(rng: random.Random, rules: Ruleset) -> Ruleset:
    kinds = {
        i: replace(kind, costs={**kind.costs, "tracked": rng.choice((0, 1, 1, 2, 3, 5))})
        for i, kind in rules.kinds.items()
    }
    return replace(rules, kinds=kinds)


def least_costs(
    price: dict[str, int], beside: dict[str, set[str]], start: str, held: set[str], limit: int
) -> dict[str, int]:
    """Go over all steps again and again until no way becomes cheaper."""
    found = {start: 0}
    while True:
        before = dict(found)
        for here, there in ((a, b) for a in beside for b in beside[a]):
            cost = found.get(here, limit + 1) + price[there]
            if price[there] and there not in held and cost <= min(limit, found.get(there, limit)):
                found[there] = cost
        if found == before:
            return found


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("shape", GRIDS)
def test_ways_are_the_cheapest(shape: str, block: int) -> None:
    for seed in range(BOARDS):
        rng = random.Random(f"{shape} {block} {seed}")
        game_map, beside = random_board(rng, shape)
        kinds = {i: f.kind for i, f in game_map.fields.items()}
        price = {i: game_map.ruleset.cost(kind, "tracked") or 0 for i, kind in kinds.items()}
        start, limit = rng.choice([*beside]), rng.randint(0, 12)
        held = {i for i in beside if i != start and rng.random() < 0.1}
        asked = mapkit.Board(game_map)
        answer = asked.reach(start, mover="tracked", steps=limit, defenders=held)
        assert answer.costs == least_costs(price, beside, start, held, limit), (shape, block, seed)
        for one in answer.details.fields:
            assert (one.path[0], one.path[-1]) == (start, one.field)
            assert all(b in beside[a] for a, b in itertools.pairwise(one.path))
            assert sum(price[i] for i in one.path[1:]) == one.cost


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("shape", GRIDS)
def test_ranges_are_the_fewest_steps(shape: str, block: int) -> None:
    for seed in range(BOARDS):
        rng = random.Random(f"range {shape} {block} {seed}")
        game_map, beside = random_board(rng, shape)
        start, low = rng.choice([*beside]), rng.randint(0, 3)
        high = low + rng.randint(0, 3)
        steps = least_costs(dict.fromkeys(beside, 1), beside, start, set(), high)
        answer = mapkit.Board(game_map).range(start, low, high)
        assert answer.steps == {i: n for i, n in steps.items() if n >= low}, (shape, block, seed)
