"""Cheapest ways and ranges on a grid, held against slow and obvious reckoning."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

import mapkit
from mapkit.mapfile import read_ruleset
from mapkit.model import Field, GameMap, Kind, Ruleset
from tests.looping import for_each

UNIT = 100
OPEN = "not known"
SEEDS = range(300)


def ruleset(costs: Mapping[str, int | None], *, allowance: int | None = 6) -> Ruleset:
    """Return the shipped ruleset with costs of some kinds for tracked movers."""
    shipped, _ = read_ruleset("skirmish_wars")
    kinds = {
        i: replace(kind, costs={**kind.costs, "tracked": costs.get(i)}, costs_as=None)
        for i, kind in shipped.kinds.items()
    }
    tracked = replace(shipped.movers["tracked"], allowance=allowance)
    return replace(shipped, kinds=kinds, movers={**shipped.movers, "tracked": tracked})


def board(rows: list[str], rules: Ruleset) -> GameMap:
    """Return squares by the first letters of their kinds; a dot is a gap."""
    kinds = {kind[0]: kind for kind in rules.kinds if kind not in ("forest", "mountains")}
    kinds |= {"t": "forest", "m": "mountains"}
    vertices = {
        f"{x},{y}": (x * UNIT, y * UNIT)
        for y in range(len(rows) + 1)
        for x in range(len(rows[0]) + 1)
    }
    fields = {
        f"{x}-{y}": Field(
            f"{x}-{y}",
            kinds[letter],
            ((f"{x},{y}", f"{x + 1},{y}", f"{x + 1},{y + 1}", f"{x},{y + 1}"),),
        )
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter != "."
    }
    used = {i for f in fields.values() for ring in f.rings for i in ring}
    return GameMap(
        "board", "Board", rules, {}, {i: p for i, p in vertices.items() if i in used}, fields,
        size_mm=(50.0, 50.0),
    )  # fmt: skip


def beside(field: str) -> Iterator[str]:
    x, y = map(int, field.split("-"))
    yield from (f"{x + 1}-{y}", f"{x - 1}-{y}", f"{x}-{y + 1}", f"{x}-{y - 1}")


def every_way(game_map: GameMap, start: str, limit: int, held: set[str]) -> dict[str, int]:
    """Return by field the least cost of all ways without a field twice, each gone to its end."""
    cost = {i: game_map.ruleset.cost(f.kind, "tracked") for i, f in game_map.fields.items()}
    found = {start: 0}

    def go(way: tuple[str, ...], spent: int) -> None:
        for there in beside(way[-1]):
            price = cost.get(there)
            if not price or there in held or there in way or spent + price > limit:
                continue
            found[there] = min(found.get(there, limit), spent + price)
            go((*way, there), spent + price)

    go((start,), 0)
    return found


def random_rows(rng: random.Random, letters: str) -> list[str]:
    width, height = rng.randint(1, 4), rng.randint(1, 4)
    return ["".join(rng.choice(letters) for _ in range(width)) for _ in range(height)]


@for_each("seed", SEEDS)
def test_reach_goes_the_cheapest_ways(seed: int):
    rng = random.Random(seed)
    costs = {"grass": 1, "forest": 2, "hills": rng.randint(1, 4), "water": 0}
    game_map = board(random_rows(rng, "ggtthw."), ruleset(costs))
    if not game_map.fields:
        return
    start = rng.choice(list(game_map.fields))
    held = {i for i in game_map.fields if i != start and rng.random() < 0.15}
    limit = rng.randint(0, 6)
    answer = mapkit.Board(game_map).reach(start, mover="tracked", steps=limit, defenders=held)
    assert answer.costs == every_way(game_map, start, limit, held)
    for one in answer.details.fields:
        assert one.path[0] == start
        assert one.path[-1] == one.field
        assert all(b in beside(a) for a, b in itertools.pairwise(one.path))
        way = [game_map.ruleset.cost(game_map.fields[i].kind, "tracked") for i in one.path[1:]]
        assert sum(price or 0 for price in way) == one.cost


@for_each("seed", SEEDS)
def test_an_answer_is_given_where_no_cost_would_change_it(seed: int):
    """Open figures are tried out: where all values agree that is the answer, else it is none."""
    rng = random.Random(seed)
    game_map = board(random_rows(rng, "gggtth."), ruleset({"grass": 1, "forest": 2}))
    if not game_map.fields:
        return
    start, limit = rng.choice(list(game_map.fields)), rng.randint(0, 4)
    tried = []
    for price in (0, *range(1, limit + 2)):
        rules = ruleset({"grass": 1, "forest": 2, "hills": price})
        tried.append(every_way(replace(game_map, ruleset=rules), start, limit, set()))
    asked = mapkit.Board(game_map)
    if all(costs == tried[0] for costs in tried):
        assert asked.reach(start, mover="tracked", steps=limit).costs == tried[0]
    else:
        with pytest.raises(mapkit.NotKnownError, match="not known: cost of hills for tracked unit"):
            asked.reach(start, mover="tracked", steps=limit)


@for_each("seed", SEEDS)
def test_range_counts_steps_over_sides(seed: int):
    rng = random.Random(seed)
    game_map = board(random_rows(rng, "gthmw."), ruleset({}))
    if not game_map.fields:
        return
    start = rng.choice(list(game_map.fields))
    far = {start: 0}
    for step in range(1, 17):
        edge = [i for i, n in far.items() if n == step - 1]
        for there in {t for i in edge for t in beside(i)} & game_map.fields.keys() - far.keys():
            far[there] = step
    low = rng.randint(0, 3)
    high = low + rng.randint(0, 2)
    answer = mapkit.Board(game_map).range(start, low, high)
    assert answer.steps == {i: n for i, n in far.items() if low <= n <= high}
    assert list(answer.steps.values()) == sorted(answer.steps.values())


def test_what_is_open_is_named_and_can_be_filled_in():
    game_map = board(["gc"], ruleset({"grass": 1}, allowance=None))
    asked = mapkit.Board(game_map)
    with pytest.raises(mapkit.NotKnownError, match="not known: allowance of tracked unit"):
        asked.reach("0-0", mover="tracked")
    with pytest.raises(mapkit.NotKnownError, match="not known: cost of city for tracked unit"):
        asked.reach("0-0", mover="tracked", steps=1)
    filled = mapkit.Board(replace(game_map, ruleset=ruleset({"grass": 1, "city": 2})))
    assert filled.reach("0-0", mover="tracked").costs == {"0-0": 0, "1-0": 2}


def test_a_city_costs_what_a_road_costs():
    shipped, _ = read_ruleset("skirmish_wars")
    road = Kind("road", "road", "road", costs={"foot": 3})
    filled = replace(shipped, kinds={**shipped.kinds, "road": road})
    assert [filled.cost(kind, "foot") for kind in ("city", "factory", "base")] == [3, 3, 3]


@pytest.mark.parametrize(
    ("low", "high", "words"), [(3, 2, "backwards: write 2-3"), (-1, 2, "cannot begin below 0")]
)
def test_a_range_that_makes_no_sense(low: int, high: int, words: str):
    asked = mapkit.Board(board(["gg"], ruleset({})))
    with pytest.raises(mapkit.UsageError, match=words):
        asked.range("0-0", low, high)


def test_questions_that_the_game_does_not_have():
    asked = mapkit.Board(board(["gg"], ruleset({})))
    with pytest.raises(mapkit.UsageError, match="has no lines of sight"):
        asked.sight("0-0", "1-0")
    with pytest.raises(mapkit.UsageError, match="has no sight and no noise"):
        asked.hear(["0-0", "1-0"], mover="tracked")
    with pytest.raises(mapkit.UsageError, match="has no ranges on a grid"):
        mapkit.open("two-rooms").range("n2", 1)
