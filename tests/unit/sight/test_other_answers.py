"""The answers that disputed pairs would have otherwise: by hand, and against brute force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import dist
from typing import Any

import pytest
import shapely

from mapkit.adjacency import relations
from mapkit.coverage.mesh_builder import build_mesh
from mapkit.geometry.kernel.constants import NONE
from mapkit.model import GameMap
from mapkit.sight import OtherAnswer, PairAnswer, PairExplainer, sight_tables
from mapkit.sight.strips import StripFinder
from tests.random_maps import random_map
from tests.reference import slow_tables
from tests.unit.sight.nearmiss_maps import square
from tests.unit.sight.strip_maps import game_map_of
from tests.unit.sight.strip_oracle import widths_by_distance


def explainer_of(game_map: GameMap) -> PairExplainer:
    mesh = build_mesh(game_map)
    return PairExplainer(game_map, mesh, relations(game_map, mesh))


def answers(game_map: GameMap) -> Iterator[PairAnswer]:
    """Explain every pair of a map."""
    explainer, ids = explainer_of(game_map), list(game_map.fields)
    for i, a in enumerate(ids):
        for b in ids[i + 1 :]:
            yield explainer.explain(a, b)


def grid(columns: int, rows: int) -> GameMap:
    """Return open squares of 10 mm, called by column and row."""
    fields = [
        square(f"{x}{y}", "open", 1000 * x, 1000 * y, 1000, 1000)
        for y in range(rows)
        for x in range(columns)
    ]
    return game_map_of({"fields": fields, "unit_mm": 0.01})


def other(found: PairAnswer, reason: str) -> OtherAnswer:
    (one,) = [o for o in found.others if o.reason == reason]
    return one


def test_a_line_of_no_width_names_its_distance_and_the_corners_it_touches() -> None:
    found = explainer_of(grid(3, 3)).explain("00", "22")
    assert (found.clear, found.grazing) == (4, 2)
    one = other(found, "clear_and_grazing_differ")
    assert (one.distance, one.fields, one.measure_mm) == (2, ("11", "22"), 0.0)
    assert one.at == ((1000.0, 1000.0), (2000.0, 2000.0))
    assert one.line == one.at


def test_a_narrow_beam_tells_what_comes_next_and_between_which_corners_it_lies() -> None:
    # Two walls leave 0.4 mm for lines past n; all others cross n too.
    fields = [
        square("a", "open", 0, 0, 1000, 1000),
        square("m", "open", 1000, 0, 1000, 1000),
        square("b", "open", 2000, 0, 1000, 1000),
        square("n", "open", 1400, 1000, 200, 200),
    ]
    fields[1] = {
        "id": "m",
        "kind": "open",
        "rings": [
            [
                (1000, 0), (2000, 0), (2000, 1000), (1600, 1000), (1600, 40), (1400, 40),
                (1400, 1000), (1000, 1000),
            ]
        ],
    }  # fmt: skip
    fields[3] = {
        "id": "n",
        "kind": "open",
        "rings": [[(1400, 40), (1600, 40), (1600, 1000), (1400, 1000)]],
    }
    game_map = game_map_of({"fields": fields, "unit_mm": 0.01})
    found = explainer_of(game_map).explain("a", "b")
    assert found.clear == 2
    one = other(found, "narrow_shortest")
    assert one.distance == 3
    assert one.fields == ("m", "n", "m", "b")
    assert one.measure_mm == pytest.approx(0.4)
    assert {y for _, y in one.at} == {0.0, 40.0}


def test_clipped_fields_are_named_with_the_distance_without_them() -> None:
    fields = [
        square("a", "open", 0, 0, 1000, 1000),
        square("g", "open", 1000, 0, 30, 1000),
        square("b", "open", 1030, 0, 1000, 1000),
    ]
    found = explainer_of(game_map_of({"fields": fields, "unit_mm": 0.01})).explain("a", "b")
    one = other(found, "clipped")
    assert (found.clear, one.distance, one.clipped, one.fields) == (2, 1, ("g",), ("b",))


def test_sight_that_turns_on_the_drawing_is_lost_or_won() -> None:
    slit = [
        square("a", "open", 0, 0, 1000, 2040),
        square("w", "built_up", 1000, 0, 1000, 1000),
        square("g", "open", 1000, 1000, 1000, 40),
        square("v", "built_up", 1000, 1040, 1000, 1000),
        square("b", "open", 2000, 0, 1000, 2040),
    ]
    narrow = explainer_of(game_map_of({"fields": slit, "unit_mm": 0.01})).explain("a", "b")
    one = other(narrow, "narrow")
    assert (narrow.clear, one.distance, one.line) == (2, None, None)
    assert {y for _, y in one.at} == {1000.0, 1040.0}
    slit[2] = {**slit[2], "kind": "built_up"}
    missed = explainer_of(game_map_of({"fields": slit, "unit_mm": 0.01})).explain("a", "b")
    assert not missed.others  # 10 mm of walls: no dispute
    corner = [
        square("a", "open", 0, 0, 1000, 1000),
        square("w", "built_up", 1000, 0, 20, 1000),
        square("b", "open", 1020, 0, 1000, 1000),
    ]
    near = explainer_of(game_map_of({"fields": corner, "unit_mm": 0.01})).explain("a", "b")
    one = other(near, "near_miss")
    assert (near.clear, one.distance, one.clipped) == (None, 1, ("w",))


@pytest.mark.parametrize("seed", range(14))
def test_the_next_distance_is_what_brute_force_finds(seed: int) -> None:
    case_map = random_map(seed, "tiny")
    game_map = game_map_of(case_map)
    mesh = build_mesh(game_map)
    tables = sight_tables(game_map, mesh, relations(game_map, mesh))
    ids, strips = tables.field_ids, StripFinder(mesh, game_map)
    seen: dict[tuple[str, str], Any] = {
        (ids[i], ids[k]): (int(tables.clear[i, k]), tables.rules[int(tables.rule[i, k])])
        for i in range(len(ids))
        for k in range(i + 1, len(ids))
        if tables.clear[i, k] != NONE
    }
    truth = widths_by_distance(case_map, {p: (c, "L6" in r) for p, (c, r) in seen.items()})
    for (a, b), (clear, rules) in seen.items():
        widths = truth[a, b]
        for width in sorted({w + 1e-3 for w in widths.values()}):
            if widths[clear] >= width:
                continue
            want = min((k for k, w in widths.items() if w >= width), default=None)
            got = strips.next_distance(a, b, clear=clear, rules=rules, width_mm=width)
            assert (got and got[0]) == want, (a, b, width)
            if got is not None and got[1].witness is not None:
                assert len(set(got[1].fields)) + 1 == want, (a, b, width)


@pytest.mark.parametrize("seed", range(28))
def test_other_answers_hold_on_random_maps(seed: int) -> None:
    case_map = random_map(seed, "tiny")
    game_map = replace(game_map_of(case_map), tolerance_mm=2.0 * case_map.get("unit_mm", 0.01))
    truth = slow_tables(case_map)["los"]
    shapes = {
        i: shapely.Polygon(rings[0], rings[1:])
        for i in game_map.fields
        for rings in [game_map.points(i)]
    }
    passes = game_map.choices.get("void") == "passes"  # there it need not be near any field
    reach = game_map.tolerance_units + 1e-2
    for found in answers(game_map):
        assert [o.reason for o in found.others] == [
            *found.sight_disputed,
            *found.distance_disputed,
        ]
        known = truth["|".join(sorted((found.a, found.b)))]
        for one in found.others:
            assert one.at, (found.a, found.b, one)
            if one.line is not None:
                ends = [shapely.Point(p) for p in one.line]
                assert shapes[found.a].distance(ends[0]) < 1e-3
                assert shapes[found.b].distance(ends[1]) < 1e-3
            match one.reason:
                case "grazing" | "clear_and_grazing_differ":
                    assert one.distance == known["grazing"]
                case "narrow":
                    assert one.distance is None
                case "narrow_shortest":
                    assert one.distance is None or one.distance > known["clear"]
                case "clipped":
                    assert one.distance is not None
                    assert one.line is not None
                    assert one.distance < known["clear"]
                    assert len(set(one.fields)) == one.distance
                    counted = shapely.union_all([shapes[i] for i in (found.a, *one.fields)])
                    if not passes and dist(*one.line) > 0:
                        assert shapely.LineString(one.line).within(counted.buffer(reach))
