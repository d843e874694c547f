"""What has to hold on every map, each as a function that says what is wrong on one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from random import Random
from typing import Any
from unittest.mock import patch

import numpy as np

from mapkit.geometry.kernel import sight as kernel_sight
from mapkit.sight import NONE, SightTables
from mapkit.sight import all_pairs as build
from mapkit.sight.around import sight_around
from mapkit.sight.pairs import PairFinder
from tests.fuzz.affine import wide_affine
from tests.fuzz.blockers import wrong_blockers
from tests.fuzz.following import wrong_after_edits
from tests.fuzz.imports import wrong_imports
from tests.fuzz.near import wrong_nearby
from tests.fuzz.tables import Built, Tables, differences, fast_tables
from tests.random_maps import (
    add_collinear_vertices,
    mirror,
    quarter_turn,
    redraw,
    relabel,
    rename_tables,
    scale,
    translate,
)
from tests.reference import slow_tables

Search = Callable[[dict[str, Any], Random], list[str]]
"""From a map and a source of chance to what is wrong."""


def sight(case_map: dict[str, Any], _rng: Random) -> list[str]:
    """Hold the tables against the slow reference."""
    return differences(fast_tables(case_map), slow_tables(case_map))


def pairs(case_map: dict[str, Any], _rng: Random) -> list[str]:
    """Hold every pair, asked for alone, against the tables."""
    built = Built(case_map)
    tables = built.sight()
    finder = PairFinder(built.game_map, built.mesh, built.relations)
    wrong = []
    for (i, a), (k, b) in combinations(enumerate(tables.field_ids), 2):
        alone = finder.distances(a, b)
        rules = tables.rules[int(tables.rule[i, k])]
        got = (alone.clear or NONE, alone.grazing or NONE, set(alone.rules))
        want = (int(tables.clear[i, k]), int(tables.grazing[i, k]), set(rules))
        if got != want:
            wrong.append(f"{a}|{b}: alone {got}, in the tables {want}")
    return wrong


def around(case_map: dict[str, Any], rng: Random) -> list[str]:
    """Hold what single fields see, asked for alone, against the tables."""
    built = Built(case_map)
    tables = built.sight()
    wrong = []
    for i in rng.sample(range(len(tables.field_ids)), min(6, len(tables.field_ids))):
        a = tables.field_ids[i]
        row = sight_around(built.game_map, built.mesh, built.relations, a)
        for k, b in enumerate(tables.field_ids):
            if k == i:
                continue
            got = (row[b].clear or NONE, row[b].grazing or NONE, set(row[b].rules))
            rules = set(tables.rules[int(tables.rule[i, k])])
            want = (int(tables.clear[i, k]), int(tables.grazing[i, k]), rules)
            if got != want:
                wrong.append(f"{a}|{b}: around {a} {got}, in the tables {want}")
    return wrong


def drawing(case_map: dict[str, Any], rng: Random) -> list[str]:
    """Draw the same map otherwise: moved, turned, mirrored, relabelled, with more vertices."""
    tables = fast_tables(case_map)
    others = {
        "translated": translate(case_map, rng.randint(-(2**29), 2**29), rng.randint(-99, 99)),
        "turned": quarter_turn(case_map),
        "mirrored": mirror(case_map),
        "redrawn": redraw(case_map, rng),
        "denser": add_collinear_vertices(scale(case_map, 6), rng),
        "stretched": wide_affine(case_map, rng),
    }
    wrong = []
    for name, other in others.items():
        wrong += [f"{name}: {what}" for what in differences(fast_tables(other), tables)]
    renamed, names = relabel(case_map, rng)
    expected = rename_tables(tables, names)
    wrong += [f"relabelled: {w}" for w in differences(fast_tables(renamed), expected)]
    return wrong


def form(case_map: dict[str, Any], _rng: Random) -> list[str]:
    """Check what holds in any tables: symmetry, the diagonal, grazing never more than clear."""
    tables = Built(case_map).sight()
    wrong = [
        f"{name} is not symmetric"
        for name in ("clear", "grazing", "rule")
        if (getattr(tables, name) != getattr(tables, name).T).any()
    ]
    if (tables.grazing > tables.clear).any():
        wrong.append("a grazing distance is more than the clear one")
    if (np.diag(tables.clear) != 1).any() or (np.diag(tables.grazing) != 1).any():
        wrong.append("a field does not see itself at distance 1")
    if {tables.rules[int(r)] for r in np.diag(tables.rule)} - {("L7",)}:
        wrong.append("a field sees itself by another rule than L7")
    return wrong


def ways(case_map: dict[str, Any], _rng: Random) -> list[str]:
    """Compute the tables in every way the program knows: masked by hulls or not, by threads."""
    built = Built(case_map)
    with _masked(everywhere=False):
        plain = built.sight()
    found = {}
    with _masked(everywhere=True):
        found["masked"] = built.sight()
    with patch.object(kernel_sight, "_CHUNK", 3):  # even a small map then has work for all
        with _masked(everywhere=False):
            found["two threads"] = built.sight(2)
        with _masked(everywhere=True):
            found["masked, three threads"] = built.sight(3)
    return [f"{way}: {what}" for way, other in found.items() for what in _unlike(other, plain)]


@contextmanager
def _masked(*, everywhere: bool) -> Iterator[None]:
    """Let every walk, or none, try only the lines that meet the hulls of two ends."""
    with patch.object(build, "_FEW", 0 if everywhere else 2**40):
        yield


def _unlike(a: SightTables, b: SightTables) -> list[str]:
    wrong = [
        f"{name} differs in {np.count_nonzero(getattr(a, name) != getattr(b, name))} places"
        for name in ("clear", "grazing")
        if (getattr(a, name) != getattr(b, name)).any()
    ]
    rules = ([t.rules[int(r)] for r in t.rule.reshape(-1)] for t in (a, b))
    return [*wrong, *(["rules differ"] if next(rules) != next(rules) else [])]


def blockers(case_map: dict[str, Any], rng: Random) -> list[str]:
    """Check that blockers block, and that none of them can be left out."""
    rules: Tables = {**case_map["rules"], "grazing": rng.choice(["blocks", "sees"])}
    return wrong_blockers({**case_map, "rules": rules})


def following(case_map: dict[str, Any], rng: Random) -> list[str]:
    """Let the tables follow random edits, and hold them against tables built anew."""
    return wrong_after_edits(case_map, rng)


SEARCHES: dict[str, Search] = {
    "sight": sight,
    "pairs": pairs,
    "around": around,
    "drawing": drawing,
    "form": form,
    "ways": ways,
    "blockers": blockers,
    "following": following,
    "near": wrong_nearby,
    "imports": wrong_imports,
}
