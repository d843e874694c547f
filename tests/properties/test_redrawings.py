"""The attack on settled pairs finds what is not listed, and nothing where all is listed."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, islice
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
import shapely

from mapkit.adjacency import relations
from mapkit.analysis.disputes import find_disputes
from mapkit.board import open_board
from mapkit.compiled import compile_map, with_choices
from mapkit.coverage import build_mesh
from mapkit.mapfile import read_case
from mapkit.model import GameMap, Redrawing, VertexMove
from mapkit.sight import sight_tables
from mapkit.sight.verdict import shot_distance
from tests.fuzz.redrawings import Attack, case_of
from tests.looping import for_each
from tests.random_maps import random_map, scale
from tests.reference import slow_tables

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_the_attack_finds_a_change_that_is_not_listed() -> None:
    attack = Attack(open_board("launch-site").map, Random(1))
    asked = ("B50", "W95", "distance")
    (call,) = (d for d in attack.calls if (d.origin, d.target, d.kind) == asked)
    known = call.others[0].redrawing
    moved = {m.vertex for m in known.moves}
    idle = [v for v in ("depot1", "depot2") if v not in moved]
    others = tuple(VertexMove(v, attack.map.vertices[v], attack.map.vertices[v]) for v in idle)
    attack.listed.clear()
    attack.by_tables(Redrawing((*others, *known.moves), known.parted), "as listed")
    (found,) = (line for line in attack.wrong if " B50 W95 " in line)
    assert "B50 W95 distance 7 -> 6" in found
    assert all(v in found for v in moved)
    assert not any(f"'{v}'" in found for v in idle)


def test_lines_find_nearer_answers_and_hits_are_true() -> None:
    attack = Attack(open_board("examples/drafts/launch-site.yaml").map, Random(3))
    attack.listed.clear()
    attack.along_lines(islice(attack.search.lines(attack.rng), 700), inf)
    assert attack.wrong
    assert attack.tried["hits asked"] >= len(attack.wrong)


def test_every_call_has_a_cause_even_where_no_corner_bounds_its_line() -> None:
    case_map = scale(random_map(6, "small"), 400) | {"tolerance_mm": 10.0}
    compiled = compile_map(read_case(case_map))
    calls = find_disputes(compiled)
    assert len({(d.origin, d.target) for d in calls}) <= len(
        list(combinations(compiled.map.fields, 2))
    )
    assert all(d.place for d in calls)


def test_a_slice_of_the_attack_on_a_board() -> None:
    attack = Attack(open_board("uboat-bunker").map, Random(5))
    attack.own_redrawings()
    attack.draw_some(6)
    attack.closings(6)
    attack.along_lines(islice(attack.search.lines(attack.rng), 400), inf)
    assert attack.tried["own redrawings"] > 40
    assert not attack.wrong


def near_pair(game_map: GameMap, a: str, b: str) -> dict[str, Any]:
    """Return the fields that lines between two may meet, as a worked case."""
    case = case_of(game_map)
    shapes = {f["id"]: shapely.Polygon(f["rings"][0], f["rings"][1:]) for f in case["fields"]}
    hull = shapely.MultiPolygon([shapes[a], shapes[b]]).convex_hull
    kept = {i for i, shape in shapes.items() if shape.intersects(hull)}
    return case | {
        "fields": [f for f in case["fields"] if f["id"] in kept],
        "portals": [p for p in case["portals"] if kept.issuperset(p["between"])],
    }


@pytest.mark.parametrize(("name", "least_slowly"), [("launch-site", 3), ("uboat-bunker", 0)])
def test_every_redrawing_of_a_board_gives_its_answer(name: str, least_slowly: int) -> None:
    attack = Attack(open_board(name).map, Random(1))
    asked = slowly = 0
    for call in attack.calls:
        i, k = attack.index[call.origin], attack.index[call.target]
        for other in call.others:
            if other.redrawing is None:
                continue
            assert attack.redrawer.why_not(other.redrawing) is None
            after = attack.redrawer.draw(other.redrawing)
            mesh = build_mesh(after)
            tables = sight_tables(after, mesh, relations(after, mesh))
            now = shot_distance(after, tables.pair(i, k))
            assert now == other.distance != (attack.distance[i, k] or None), call
            asked += 1
            case = near_pair(after, call.origin, call.target)
            if slowly < 3 and len(case["fields"]) <= 10:
                slow = slow_tables(case)["los"]["|".join(sorted((call.origin, call.target)))]
                assert slow["clear"] == now, (call.origin, call.target)
                slowly += 1
    assert asked > 40
    assert slowly >= least_slowly


@pytest.mark.parametrize("tolerance_mm", [0.1, 1.0, 2.0])
@pytest.mark.parametrize("grazing", ["blocks", "sees"])
def test_nothing_unlisted_changes_at_other_tolerances(tolerance_mm: float, grazing: str) -> None:
    game_map = with_choices(open_board(EXAMPLES / "two-rooms.yaml").map, {"grazing": grazing})
    attack = Attack(replace(game_map, tolerance_mm=tolerance_mm), Random(2))
    attack.own_redrawings()
    attack.draw_some(12)
    attack.closings(4)
    assert attack.calls
    assert not attack.wrong


@for_each("path", [*sorted(EXAMPLES.glob("rulebook/*.yaml")), EXAMPLES / "own-kinds.yaml"])
def test_nothing_unlisted_changes_by_any_rule(path: Path) -> None:
    attack = Attack(open_board(path).map, Random(3))
    attack.own_redrawings()
    attack.draw_some(12)
    attack.closings(4)
    assert not attack.wrong
