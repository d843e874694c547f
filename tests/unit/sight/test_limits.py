"""Boards as large as coordinates can be: every pair is answered, however thin the fields are.

``.ci/run kernels`` runs this with kernels that check every address and every sum, too.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from mapkit.adjacency import relations
from mapkit.coverage.checks.all_checks import check_map
from mapkit.coverage.mesh_builder import build_mesh
from mapkit.diagnostics import has_errors
from mapkit.model import GameMap
from mapkit.sight import follow_sight, following, sight_tables, whole_sight
from mapkit.sight.explain import PairExplainer
from mapkit.sight.nearmiss import near_miss
from mapkit.sight.pair_answer import PairAnswer
from mapkit.sight.pairs import PairFinder
from tests.fuzz.following import unlike
from tests.looping import for_each
from tests.random_maps import random_map
from tests.unit.sight.case_maps import game_map_of, square

LIMIT = 2**30 - 1
SEEDS = (2, 9, 12, 27, 31, 44, 132, 156)


def answers(game_map: GameMap) -> list[PairAnswer]:
    mesh = build_mesh(game_map)
    explainer = PairExplainer(game_map, mesh, relations(game_map, mesh))
    return [explainer.explain(a, b) for a, b in combinations(game_map.fields, 2)]


def enlarged(case: dict[str, Any], *, needles: bool) -> GameMap:
    """Blow a map up to the limits, or draw it out into needles of the same area."""
    points = [p for item in case["fields"] for ring in item["rings"] for p in ring]
    far = max(x + y for x, y in points)
    k = 2 * LIMIT // far

    def moved(x: int, y: int) -> list[int]:
        if not needles:
            return [k * x - LIMIT, k * y - LIMIT]
        k2 = k // 2
        return [k2 * x + (k2 - 1) * y, (k2 + 1) * x + k2 * y - LIMIT]

    fields = [
        {**item, "rings": [[moved(*p) for p in ring] for ring in item["rings"]]}
        for item in case["fields"]
    ]
    portals = [{**item, "at": [moved(*p) for p in item["at"]]} for item in case["portals"]]
    return game_map_of({**case, "fields": fields, "portals": portals})


def three_squares(side: int, unit_mm: float) -> GameMap:
    fields = [
        square(name, kind, k * side, 0, side, side)
        for k, (name, kind) in enumerate((("s", "open"), ("w", "built_up"), ("t", "open")))
    ]
    return game_map_of({"fields": fields, "portals": [], "rules": {}, "unit_mm": unit_mm})


@pytest.mark.parametrize(
    ("side", "unit_mm"), [(30_000_000, 0.01), (300_000, 1.0), (LIMIT // 3, 0.01), (LIMIT // 3, 1e6)]
)
def test_a_near_miss_over_hundreds_of_metres(side: int, unit_mm: float) -> None:
    game_map = three_squares(side, unit_mm)
    mesh = build_mesh(game_map)
    board = PairFinder(game_map, mesh, relations(game_map, mesh))
    assert near_miss(board, "s", "t").depth_mm == pytest.approx(side * unit_mm / 2, rel=2e-9)


@for_each("seed", SEEDS)
def test_boards_at_the_limits(seed: int) -> None:
    case = random_map(seed, "tiny" if seed % 2 else "small")
    small, large = (answers(game_map_of(case)), answers(enlarged(case, needles=False)))
    assert [(a.clear, a.grazing) for a in large] == [(a.clear, a.grazing) for a in small]


@pytest.mark.filterwarnings("error")
@for_each("seed", SEEDS)
def test_needles_at_the_limits(seed: int) -> None:
    case = random_map(seed, "tiny" if seed % 2 else "small")
    needles = enlarged(case, needles=True)
    found = {d.code for d in check_map(needles)}
    assert not found & {"MK207", "MK208", "MK222"}
    assert len(answers(needles)) == len(case["fields"]) * (len(case["fields"]) - 1) // 2


@for_each("seed", SEEDS)
def test_tables_follow_at_the_limits(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "_MOST", 9)  # however much has changed
    game_map = enlarged(random_map(seed, "small"), needles=False)
    mesh = build_mesh(game_map)
    first = whole_sight(game_map, mesh, relations(game_map, mesh))
    for item in game_map.fields.values():
        kind = "open" if item.kind == "built_up" else "built_up"
        other = replace(
            game_map, portals=(), fields={**game_map.fields, item.id: replace(item, kind=kind)}
        )
        if has_errors(check_map(other)):
            continue
        mesh = build_mesh(other)
        near = relations(other, mesh)
        sight = follow_sight(first, other, mesh, near)
        assert unlike(sight.tables, sight_tables(other, mesh, near)) == []
