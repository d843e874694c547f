"""Near misses: worked figures, sums by hand, and brute force on random maps."""

from __future__ import annotations

import json
from itertools import combinations
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from shapely import Point

from mapkit.adjacency import relations
from mapkit.coverage.mesh_builder import build_mesh
from mapkit.errors import NotFoundError
from mapkit.model import GameMap
from mapkit.sight import Verdict
from mapkit.sight.all_pairs import sight_tables
from mapkit.sight.nearmiss import NearMissReason, near_miss
from mapkit.sight.pairs import PairFinder
from tests.looping import for_each
from tests.random_maps import quarter_turn, random_map, scale
from tests.unit.sight.case_maps import game_map_of, square
from tests.unit.sight.nearmiss_oracle import DepthOracle

WORKED = sorted((Path(__file__).parents[2] / "cases/shared/pairs").glob("*.json"))


def finder(game_map: GameMap) -> PairFinder:
    mesh = build_mesh(game_map)
    return PairFinder(game_map, mesh, relations(game_map, mesh))


def board_of(*fields: dict[str, Any], **rules: str) -> PairFinder:
    return finder(game_map_of({"fields": fields, "rules": rules}))


def worked_pairs() -> list[Any]:
    return [
        pytest.param(case["map"], pair, id=f"{path.stem}-{pair['a']}-{pair['b']}")
        for path in WORKED
        for case in [json.loads(path.read_text())]
        for pair in case["pairs"]
        if "near_miss_mm" in pair
    ]


@pytest.mark.parametrize(("case", "pair"), worked_pairs())
def test_worked_figures(case: dict[str, Any], pair: dict[str, Any]) -> None:
    found = near_miss(finder(game_map_of(case)), pair["a"], pair["b"])
    assert found.depth_mm == pytest.approx(pair["near_miss_mm"], abs=0.01)
    assert found.rule == pair.get("near_miss_rule", found.rule)


def test_there_are_worked_figures() -> None:
    assert sum(pair.values[1]["near_miss_mm"] > 0 for pair in worked_pairs()) >= 6


def wall(**traits: bool) -> list[dict[str, Any]]:
    return [
        square("a", "open", 0, 0, 10, 10),
        square("w", "built_up", 10, 0, 10, 10, **traits),
        square("b", "open", 20, 0, 10, 10),
    ]


def test_a_wall_is_cut_half_its_width_deep() -> None:
    found = near_miss(board_of(*wall()), "a", "b")
    assert found.depth_mm == pytest.approx(5, abs=1e-3)
    assert found.rule == "L1"
    assert found.reason is None
    assert found.line is not None
    (ax, _), (bx, _) = found.line
    assert 0 <= ax <= 10 <= 20 <= bx <= 30


def test_units_do_not_matter() -> None:
    case = {"fields": wall(), "unit_mm": 0.01}
    assert near_miss(finder(game_map_of(case)), "a", "b").depth_mm == pytest.approx(0.05, abs=1e-3)


def test_two_rooms_side_by_side_leave_no_slit() -> None:
    halves = [square("w1", "built_up", 10, 0, 10, 5), square("w2", "built_up", 10, 5, 10, 5)]
    board = board_of(wall()[0], *halves, wall()[2])
    assert near_miss(board, "a", "b").depth_mm == pytest.approx(5, abs=1e-3)


def test_inner_void_blocks_like_a_field() -> None:
    rim = [square("n", "built_up", 10, 0, 10, 2), square("s", "built_up", 10, 8, 10, 2)]
    board = board_of(wall()[0], *rim, wall()[2])
    assert near_miss(board, "a", "b").depth_mm == pytest.approx(5, abs=1e-3)
    passing = board_of(wall()[0], *rim, wall()[2], void="passes")
    assert near_miss(passing, "a", "b").depth_mm == 0


def test_no_line_may_leave_the_board() -> None:
    arms = [square("a", "open", 0, 10, 10, 10), square("b", "open", 40, 10, 10, 10)]
    board = board_of(*arms, square("base", "built_up", 0, 0, 50, 10))
    # From corner to corner along the base: its whole breadth away from both at the middle.
    assert near_miss(board, "a", "b").depth_mm == pytest.approx(15, abs=1e-3)
    notch = board_of(
        *arms,
        {
            "id": "base",
            "kind": "built_up",
            "rings": [[[0, 0], [50, 0], [50, 10], [40, 10], [25, 1], [10, 10], [0, 10]]],
        },
    )
    found = near_miss(notch, "a", "b")
    assert found.depth_mm is None
    assert found.reason is NearMissReason.LEAVES_BOARD


def test_lines_through_one_point_are_left_on_the_board() -> None:
    # Above and below the point (20, 10), where the two walls meet, there is no board.
    board = board_of(
        square("a", "open", 0, 0, 10, 20),
        square("w1", "built_up", 10, 10, 10, 10),
        square("w2", "built_up", 20, 0, 10, 10),
        square("b", "open", 30, 0, 10, 20),
    )
    found = near_miss(board, "a", "b")
    assert found.depth_mm == pytest.approx(10, abs=1e-3)
    assert found.line is not None
    (ax, ay), (bx, by) = found.line
    assert (bx - ax) * (10 - ay) == pytest.approx((by - ay) * (20 - ax))


def test_both_built_up_takes_the_better_rule() -> None:
    rooms = [square("a", "built_up", 0, 0, 10, 10), square("b", "built_up", 20, 0, 10, 10)]
    between = [square("o", "open", 10, 0, 10, 4), square("r", "built_up", 10, 4, 1, 6)]
    board = board_of(*rooms, *between, square("w", "open", 11, 4, 9, 6, obstacle=True))
    l1, l2 = board.rules("a", "b")
    found = {rule.id: near_miss(board, "a", "b", [rule]).depth_mm for rule in (l1, l2)}
    assert found["L1"] == 0
    assert found["L2"] == pytest.approx(4.5, abs=1e-3)
    assert near_miss(board, "a", "b").rule == "L1"


def test_contact_of_two_buildings() -> None:
    board = board_of(
        square("a", "open", 0, 0, 10, 10),
        square("w1", "built_up", 10, 0, 10, 10),
        square("w2", "built_up", 0, 10, 10, 10),
        square("b", "open", 10, 10, 10, 10),
    )
    found = near_miss(board, "a", "b")
    assert found.depth_mm == 0
    assert found.reason is NearMissReason.CONTACT


def test_a_grazing_line_is_no_contact() -> None:
    board = board_of(
        square("a", "open", 0, 0, 10, 10),
        square("w", "built_up", 10, 0, 10, 10),
        square("o", "open", 0, 10, 30, 10),
        square("b", "open", 20, 0, 10, 10),
    )
    found = near_miss(board, "a", "b")
    assert (found.depth_mm, found.reason) == (0, None)


@for_each("seed", range(46, 66))
def test_verdicts_agree_with_the_exact_tables(seed: int) -> None:
    case = random_map(seed, "small")
    case["portals"] = []
    case["rules"]["same_building"] = "lines_only"
    game_map = game_map_of(case)
    mesh = build_mesh(game_map)
    board = PairFinder(game_map, mesh, relations(game_map, mesh))
    tables = sight_tables(game_map, mesh, relations(game_map, mesh))
    for (i, a), (k, b) in combinations(enumerate(mesh.field_ids), 2):
        found = near_miss(board, a, b)
        if tables.pair(i, k).verdict is not Verdict.BLOCKED:
            assert (found.depth_mm, found.reason) == (0, None)
        elif found.depth_mm == 0:
            assert found.reason is NearMissReason.CONTACT


def walkway(hole: bool = True) -> list[dict[str, Any]]:
    block = square("x", "built_up", 10, 0, 20, 10, obstacle=True)
    if hole:
        block["rings"].append([[14, 4], [14, 6], [16, 6], [16, 4]])
    island = [square("o", "open", 14, 4, 2, 2)] if hole else []
    ends = [square("a", "built_up", 0, 0, 10, 10), square("e", "elevated", 30, 0, 10, 10)]
    return [*ends, block, *island]


def test_room_and_walkway_need_an_open_field() -> None:
    # 14 lie between the island and the walkway; past the island half of 20 would be deeper.
    found = near_miss(board_of(*walkway()), "a", "e")
    assert found.rule == "L4"
    assert found.depth_mm == pytest.approx(7, abs=1e-3)
    without = near_miss(board_of(*walkway(hole=False)), "a", "e")
    assert without.depth_mm is None
    assert without.reason is NearMissReason.NO_OPEN_FIELD


def test_a_thinned_margin_is_no_open_field() -> None:
    # Straight over the common edge there is nothing to cut, and nothing open either.
    board = board_of(
        square("e", "elevated", 10, 0, 10, 10),
        {"id": "a", "kind": "built_up",
         "rings": [[[0, 0], [10, 0], [10, 10], [4, 10], [4, 20], [0, 20]]]},
        {"id": "x", "kind": "built_up",
         "rings": [[[4, 10], [20, 10], [20, 20], [4, 20]], [[6, 12], [6, 14], [8, 14], [8, 12]]]},
        square("o", "open", 6, 12, 2, 2),
    )  # fmt: skip
    found = near_miss(board, "a", "e")
    assert found.depth_mm is not None
    assert found.depth_mm > 0.5
    assert found.line is not None
    (ax, ay), (ex, ey) = found.line
    assert 0 <= ax <= 4 + 1e-6
    # The island's inner corner is on or beyond the line.
    assert (ex - ax) * (12 - ay) - (ey - ay) * (8 - ax) <= 1e-3 * hypot(ex - ax, ey - ay) or (
        (ex - ax) * (12 - ay) - (ey - ay) * (6 - ax)
    ) <= 1e-3 * hypot(ex - ax, ey - ay)


def test_stacked_fields_have_none() -> None:
    board = board_of(square("t", "built_up", 0, 0, 10, 10), square("u", "elevated", 0, 0, 10, 10))
    found = near_miss(board, "t", "u")
    assert (found.depth_mm, found.reason) == (None, NearMissReason.STACKED)


def test_under_a_walkway_only_tunnels_pass() -> None:
    fields = [
        square("a", "built_up", 0, 0, 10, 10),
        square("t", "built_up", 10, 0, 10, 10),
        square("u", "elevated", 10, 0, 10, 10),
        square("b", "built_up", 20, 0, 10, 10),
        square("c", "open", 30, 0, 10, 10),
    ]
    board = board_of(*fields)
    found = {r.id: near_miss(board, "a", "b", [r]).depth_mm for r in board.rules("a", "b")}
    assert found["L2"] == 0
    assert found["L1"] == pytest.approx(5, abs=1e-3)
    # Tunnel and room beyond are one block for an open field.
    assert near_miss(board, "a", "c").depth_mm == pytest.approx(10, abs=1e-3)


def test_unknown_fields_are_named() -> None:
    with pytest.raises(NotFoundError, match="'z'"):
        near_miss(board_of(*wall()), "a", "z")


def random_pairs(seed: int, size: str, count: int) -> list[Any]:
    case = random_map(seed, size)
    board = finder(game_map_of(case))
    pairs = list(combinations(board.index, 2))
    Random(seed).shuffle(pairs)
    return [
        (case, board, a, b, rule)
        for a, b in pairs[:count]
        if not (board.places_of(a) & board.places_of(b)).any()
        for rule in board.rules(a, b)
    ]


@for_each("seed", range(8))
def test_brute_force_finds_nothing_better(seed: int) -> None:
    for case, board, a, b, rule in random_pairs(seed, "small", 2):
        found = near_miss(board, a, b, [rule])
        oracle = DepthOracle(case, a, b, rule.id)
        best = oracle.best(np.random.default_rng(seed), tries=600, rounds=8)
        if found.depth_mm is None:
            assert best > 1e6
            continue
        assert found.depth_mm < best + 0.002
        start, end = (Point(p) for p in found.line)
        assert oracle.start.distance(start) < 1e-5
        assert oracle.target.distance(end) < 1e-5
        depth = float(oracle.relaxed().depths(np.array([found.line]), 3000)[0])
        # Where only the border of the lines over an open field attains 0, that one is given.
        assert depth < found.depth_mm + 0.002


@for_each("seed", range(40, 46))
def test_moves_of_the_map_change_nothing(seed: int) -> None:
    for case, board, a, b, rule in random_pairs(seed, "small", 5):
        depth = near_miss(board, a, b, [rule]).depth_mm
        assert near_miss(board, b, a, [rule]).depth_mm == pytest.approx(depth, abs=1e-3)
        turned = finder(game_map_of(quarter_turn(case)))
        assert near_miss(turned, a, b, [rule]).depth_mm == pytest.approx(depth, abs=1e-3)
        grown = finder(game_map_of(scale(case, 100)))
        hundred = near_miss(grown, a, b, [rule]).depth_mm
        assert hundred == (None if depth is None else pytest.approx(100 * depth, abs=0.05))
