"""The program's tables in the form that the worked cases hold, and how two such forms differ."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from mapkit.adjacency.relations import Relations, relations
from mapkit.coverage.mesh import Mesh
from mapkit.coverage.mesh_builder import build_mesh
from mapkit.mapfile import read_case
from mapkit.model import GameMap
from mapkit.sight import NONE, SightTables, sight_tables

Tables = dict[str, Any]
"""What ``expected`` of a worked case holds: relations, buildings and ``los`` by ``"a|b"``."""

RELATIONS = ("adjacent", "matching", "passable", "stacked")


@dataclass(frozen=True)
class Built:
    """A map of the worked cases' form, as the program reads it."""

    case_map: dict[str, Any]

    @cached_property
    def game_map(self) -> GameMap:
        return read_case(self.case_map)

    @cached_property
    def mesh(self) -> Mesh:
        return build_mesh(self.game_map)

    @cached_property
    def relations(self) -> Relations:
        return relations(self.game_map, self.mesh)

    def sight(self, threads: int = 1) -> SightTables:
        return sight_tables(self.game_map, self.mesh, self.relations, threads=threads)


def fast_tables(case_map: dict[str, Any], threads: int = 1) -> Tables:
    """Compute by the program what ``expected`` holds; ``rules`` lists all that decide a pair."""
    built = Built(case_map)
    found = built.sight(threads)
    index = {name: i for i, name in enumerate(found.field_ids)}
    los = {}
    for a, b in combinations(sorted(index), 2):
        i, k = index[a], index[b]
        los[f"{a}|{b}"] = {
            "clear": _or_none(int(found.clear[i, k])),
            "grazing": _or_none(int(found.grazing[i, k])),
            "rules": sorted(found.rules[int(found.rule[i, k])]),
        }
    tables: Tables = {name: _listed(getattr(built.relations, name)) for name in RELATIONS}
    return {**tables, "buildings": _listed(built.relations.buildings), "los": los}


def differences(
    ours: Tables, expected: Tables, contested: dict[str, list[Any]] | None = None
) -> list[str]:
    """Say where the program's tables are wrong; nothing if they are right.

    A contested adjacency or grazing distance may be either way, and of several rules that decide
    a pair the program may name any.
    """
    contested = contested or {}
    either = {tuple(pair) for pair in contested.get("adjacent", [])}
    wrong = []
    for name in RELATIONS:
        open_question = either if name == "adjacent" else set()
        got, want = ({tuple(p) for p in side[name]} - open_question for side in (ours, expected))
        wrong += [f"{name}: {a} and {b} should not be" for a, b in sorted(got - want)]
        wrong += [f"{name}: {a} and {b} should be" for a, b in sorted(want - got)]
    houses = (sorted(map(sorted, side["buildings"])) for side in (ours, expected))
    got_houses, want_houses = houses
    if got_houses != want_houses:
        wrong.append(f"buildings: {got_houses} instead of {want_houses}")
    if ours["los"].keys() != expected["los"].keys():
        wrong.append(f"los: other pairs: {sorted(ours['los'].keys() ^ expected['los'].keys())}")
    grazing_open = set(contested.get("los", []))
    for pair in sorted(ours["los"].keys() & expected["los"].keys()):
        got_pair, want_pair = ours["los"][pair], expected["los"][pair]
        wrong += [
            f"{pair}: {name} {got_pair[name]} instead of {want_pair[name]}"
            for name in ("clear", "grazing")
            if got_pair[name] != want_pair[name]
            and not (name == "grazing" and pair in grazing_open)
        ]
        allowed = want_pair.get("rules") or [want_pair["rule"]]
        if not got_pair["rules"] or not set(got_pair["rules"]) <= set(allowed):
            wrong.append(f"{pair}: rules {got_pair['rules']} instead of {allowed}")
    return wrong


def _listed(groups: Iterable[Iterable[str]]) -> list[list[str]]:
    return sorted(sorted(group) for group in groups)


def _or_none(distance: int) -> int | None:
    return None if distance == NONE else distance
