"""Random questions about a map, the same ones for the same seed."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Collection, Iterator
from typing import Any

from tests.readers.oracle import Oracle

Question = tuple[str, list[Any], dict[str, Any]]
Asked = tuple[list[Any], dict[str, Any]]
Kinds = dict[str, Callable[[], Asked]]


def random_questions(
    oracle: Oracle, seed: int, each: int, only: Collection[str] | None = None
) -> Iterator[Question]:
    """Yield so many questions of each kind, or of some kinds only."""
    for kind, make in _kinds(_Dice(oracle, seed)).items():
        for _ in range(each if only is None or kind in only else 0):
            args, options = make()
            yield kind, args, {k: v for k, v in options.items() if v is not None}


class _Dice:
    """Random arguments."""

    def __init__(self, oracle: Oracle, seed: int) -> None:
        self.oracle, self.random = oracle, random.Random(seed)
        self.ids = oracle.ids
        self.map = oracle.map
        self.movers = list(oracle.map.ruleset.movers)
        self.sectors, self.squads = list(oracle.map.sectors), oracle.squads()
        markers = oracle.map.markers
        self.numbers = [m.attributes["number"] for m in markers if m.type == "objective"]
        self.entries = [m.field for m in markers if m.type == "entry"] or oracle.ids
        self.one_of = self.random.choice

    def a(self) -> str:
        return self.one_of(self.ids)

    def near(self, i: str) -> str:
        """Return a field not far away, so that sights are open and moves possible."""
        for _ in range(self.random.randrange(1, 4)):
            i = self.one_of(self.oracle.adjacent(i) or [i])
        return i

    def some(self, most: int) -> list[str]:
        return self.random.sample(self.ids, min(len(self.ids), self.random.randrange(most + 1)))

    def perhaps(self, value: Any) -> Any:
        return value if self.random.random() < 0.5 else None

    def target(self) -> Any:
        kind = self.random.randrange(4)
        if kind < 2:
            return self.a()
        if kind == 2 and self.sectors:
            return self.oracle.fields_in(self.one_of(self.sectors)) or self.a()
        return self.some(5) or self.a()

    def grazing(self) -> Any:
        return self.perhaps(self.one_of(["blocks", "sees"]))

    def moving(self) -> dict[str, Any]:
        return {
            "allowance": self.perhaps(self.random.randrange(5)),
            "blocked": self.perhaps(self.some(6)),
            "occupied": self.perhaps(self.some(9)),
        }

    def start(self) -> Asked:
        from_entry = self.perhaps(True)
        first = self.one_of(self.entries) if from_entry else self.a()
        return [first, self.one_of(self.movers)], {**self.moving(), "from_entry": from_entry}

    def units(self) -> dict[str, list[str]]:
        """Return up to three units of some squads."""
        places = self.random.sample(self.ids, 9)
        here = {
            squad: places[3 * k :][: self.random.randrange(1, 4)]
            for k, squad in enumerate(self.squads)
        }
        return {squad: at for squad, at in here.items() if self.random.random() < 0.9}

    def way(self) -> Asked:
        args, options = self.start()
        return args, {**options, "end": self.perhaps(self.near(args[0]))}

    def path(self, least_legal: float = 0.9) -> list[str]:
        way = [self.a()]
        for _ in range(self.random.randrange(4)):
            legal = self.random.random() < least_legal
            beside = (self.oracle.passable if legal else self.oracle.adjacent)(way[-1])
            way.append(self.one_of(beside or [way[-1]]))
        return way

    def walk(self) -> list[str]:
        """Return a path on which each field is a step from the one before."""
        way = self.path(1)
        while any(b not in self.oracle.passable(a) for a, b in itertools.pairwise(way)):
            way.pop()
        return way

    def carried(self, i: str) -> dict[str, Any]:
        """Return some of what a field carries."""
        return {k: self.perhaps(v) for k, v in self.map.attributes_of(i).items()}

    def entry(self) -> dict[str, Any]:
        return {"from_entry": self.perhaps(True)}

    def counted(self) -> dict[str, Any]:
        return {"count": self.perhaps(self.one_of(["map", "cost", "fields"]))}

    def ways(self) -> dict[str, Any]:
        return {"count": self.perhaps(self.one_of(["map", "cost", "fields"]))}


def _kinds(dice: _Dice) -> Kinds:
    kinds = {**_on_any_map(dice), **_moves(dice)}
    if dice.map.ruleset.sight == "field":
        kinds |= _sights(dice)
    if "defender" in dice.movers:
        kinds |= _of_defenders(dice)
    if dice.squads:
        kinds |= _of_squads(dice)
    return kinds


def _on_any_map(d: _Dice) -> Kinds:
    alone = ("field", "building", "adjacent", "matching", "passable", "stacked")
    return {
        **dict.fromkeys(alone, lambda: ([d.a()], {})),
        "joined_by": lambda: ([i := d.a(), d.near(i)], {}),
        "is_noisy": lambda: ([d.walk(), d.one_of(d.movers)], d.entry()),
        "heard_on": lambda: ([d.walk(), d.one_of(d.movers)], d.entry()),
        "who_hears": lambda: ([d.walk(), d.some(9), d.one_of(d.movers)], d.entry()),
        "at_range": lambda: ([d.a(), n := d.random.randrange(3), n + d.random.randrange(3)], {}),
        "fields_with": lambda: ([d.perhaps(d.map.fields[i := d.a()].kind)], d.carried(i)),
        "dog_hears": lambda: ([p := d.walk(), d.one_of([p[-1], d.a()])], d.entry()),
    }


def _moves(d: _Dice) -> Kinds:
    return {
        "reachable": d.start,
        "paths": d.way,
        "distance": lambda: ([d.a(), d.a(), d.one_of(d.movers)], d.counted()),
        "distances": lambda: (
            [d.a(), d.one_of(d.movers)],
            {"count": d.one_of(["cost", "fields"]), "blocked": d.perhaps(d.some(9))},
        ),
        "nearest": lambda: ([d.target(), d.some(9), d.one_of(d.movers)], d.counted()),
        "farthest": lambda: ([d.target(), d.some(9), d.one_of(d.movers)], d.counted()),
        "shortest_paths": lambda: (
            [d.a(), d.target(), d.one_of(d.movers)],
            {**d.ways(), "blocked": d.perhaps(d.some(9))},
        ),
        "towards": lambda: ([d.a(), d.target(), d.one_of(d.movers)], {**d.ways(), **d.moving()}),
    }


def _sights(d: _Dice) -> Kinds:
    return {
        "sees": lambda: ([i := d.a(), d.near(i)], {"grazing": d.grazing()}),
        "shot_distance": lambda: ([d.a(), d.a()], {"grazing": d.grazing()}),
        "verdict": lambda: ([i := d.a(), d.near(i)], {}),
        "in_sight": lambda: (
            [d.a()],
            {"grazing": d.grazing(), "most": d.perhaps(d.random.randrange(1, 8))},
        ),
    }


def _of_defenders(d: _Dice) -> Kinds:
    return {
        "fields_in": lambda: ([d.one_of(d.sectors)], {}),
        "access_fields": lambda: (d.one_of([[], [d.map.fields[d.a()].kind]]), {}),
        "access_for": lambda: (
            [i := d.a(), d.one_of([None, "open", "built_up", "elevated"])],
            {
                "occupied": d.perhaps([i, *d.some(9)][d.random.randrange(2) :]),
                "count": d.perhaps(d.one_of(["cost", "fields"])),
            },
        ),
        "search_sets": lambda: ([d.a()], {"most": d.perhaps(d.random.randrange(3))}),
        "shotgun": lambda: ([d.a()], {}),
        "distraction": lambda: (
            [i := d.a(), d.near(i)],
            {"occupied": d.perhaps(d.some(9)), "grazing": d.grazing()},
        ),
        "recon": lambda: (
            [d.a()],
            {
                "steps": d.perhaps(3),
                "by": d.perhaps(d.one_of(["steps", "shot", "map"])),
                "grazing": d.grazing(),
            },
        ),
        "solo_search": lambda: ([d.a()], {}),
        "summon_places": lambda: (
            [i := d.a(), d.one_of([[i], [i, *d.oracle.matching(i)], d.some(9)])],
            {"count": d.perhaps("cost")},
        ),
        "may_summon": lambda: (
            [d.a(), d.a(), d.a(), d.one_of(d.sectors)],
            {"count": d.perhaps("cost")},
        ),
    }


def _of_squads(d: _Dice) -> Kinds:
    roles = ["officer", "soldier"]
    return {
        "starts": lambda: ([d.one_of(d.squads), d.one_of(roles)], {}),
        "regroup_marks": lambda: ([d.one_of("AC"), d.one_of(d.sectors)], {}),
        "regroup": lambda: ([d.one_of("AAC"), d.a(), d.units()], d.counted()),
        "regroup_calls": lambda: (
            [d.one_of("AC"), d.one_of(d.sectors), d.units()],
            {"count": d.perhaps(d.one_of(["cost", "fields"]))},
        ),
        "return_places": lambda: (
            [s := d.one_of(d.squads), [*d.oracle.starts(s), *d.some(4)][d.random.randrange(2) :]],
            {},
        ),
        "deploy_places": lambda: (
            [d.one_of(d.squads), d.one_of(roles)],
            {
                "officer": d.perhaps(d.a()),
                "occupied": d.perhaps(d.some(9)),
                "any_sector": d.perhaps(True),
            },
        ),
        "entries_for": lambda: (d.random.sample(d.numbers, 2), {}),
        "regroup_ties": lambda: ([d.one_of("AAC"), d.a(), d.units()], d.counted()),
    }
