"""Distances that hang on barely clipped fields: sums by hand, and sampling on random maps."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest
import shapely
from shapely import Geometry, Polygon

from mapkit.adjacency import relations
from mapkit.coverage.mesh_builder import build_mesh
from mapkit.errors import NotFoundError
from mapkit.sight.all_pairs import sight_tables
from mapkit.sight.clipping import clipped_distance
from mapkit.sight.pair_board import PairBoard
from mapkit.sight.tables import NONE
from tests.random_maps import random_map
from tests.unit.sight.nearmiss_maps import game_map_of, square
from tests.unit.sight.nearmiss_oracle import DepthOracle


def board_of(*fields: dict[str, Any]) -> PairBoard:
    return PairBoard(game_map_of({"fields": fields, "unit_mm": 0.01}))


def sliver_board(width: int) -> PairBoard:
    """Return a board where a line from ``a`` to ``b`` has to cross ``f`` and a strip ``g``."""
    return board_of(
        square("a", "open", 0, 0, 1000, 1000),
        square("f", "open", 1000, 0, 1000, 1000),
        square("g", "open", 2000, 0, width, 1000),
        square("b", "open", 2000 + width, 0, 1000, 1000),
    )


def test_a_narrow_strip_need_not_count() -> None:
    found = clipped_distance(sliver_board(30), "a", "b", 3, 0.5)
    assert found is not None
    assert found.distance == 2
    assert (found.clipped, found.counted) == (("g",), ("f",))
    assert found.depth_mm == pytest.approx(0.15, abs=1e-3)
    assert found.rule == "L1"


@pytest.mark.parametrize(("tolerance", "shorter"), [(0.149, False), (0.151, True)])
def test_a_strip_is_half_its_width_deep(tolerance: float, shorter: bool) -> None:
    assert (clipped_distance(sliver_board(30), "a", "b", 3, tolerance) is not None) is shorter


def test_no_line_has_less_than_that() -> None:
    assert clipped_distance(sliver_board(30), "a", "b", 2, 0.5) is None
    assert clipped_distance(sliver_board(30), "a", "f", 1, 0.5) is None


def test_two_strips_left_out_are_as_deep_as_one() -> None:
    board = board_of(
        square("a", "open", 0, 0, 1000, 1000),
        square("f", "open", 1000, 0, 30, 1000),
        square("g", "open", 1030, 0, 30, 1000),
        square("b", "open", 1060, 0, 1000, 1000),
    )
    assert clipped_distance(board, "a", "b", 3, 0.29) is not None  # one of them counts
    assert clipped_distance(board, "a", "b", 2, 0.29) is None
    both = clipped_distance(board, "a", "b", 2, 0.31)
    assert both is not None
    assert (both.distance, both.clipped) == (1, ("f", "g"))


def test_the_tip_of_a_field_is_clipped() -> None:
    # All ways from a to b cross g, but it ends in a tip at the lane's rim.
    board = board_of(
        square("a", "open", 0, 0, 1000, 100),
        {"id": "f", "kind": "open", "rings": [[[1000, 0], [2000, 0], [1900, 100], [1000, 100]]]},
        {"id": "g", "kind": "open", "rings": [[[1900, 100], [2000, 0], [2100, 100]]]},
        {"id": "h", "kind": "open", "rings": [[[2000, 0], [3000, 0], [3000, 100], [2100, 100]]]},
        square("b", "open", 3000, 0, 1000, 100),
    )
    found = clipped_distance(board, "a", "b", 4, 0.05)
    assert found is not None
    assert found.distance == 3
    assert found.counted == ("f", "h")
    assert found.depth_mm <= 0.05


def test_a_line_along_edges_or_the_rim_counts_what_is_there() -> None:
    rows = [
        square(f"{name}{y}", "open", x, 1000 * y, 1000, 1000)
        for y in range(3)
        for name, x in (("a", 0), ("m", 1000), ("b", 2000))
    ]
    board = board_of(*rows)
    assert clipped_distance(board, "a0", "b0", 2, 0.5) is None
    assert clipped_distance(board, "a1", "b1", 2, 0.5) is None


def crossing(*built: str) -> PairBoard:
    """Return four squares round the point (1000, 1000), and one beyond the open corner."""
    places = {"a": (0, 0), "p": (1000, 0), "q": (0, 1000), "m": (1000, 1000), "b": (2000, 2000)}
    more = {"x": (2000, 1000), "y": (1000, 2000)}
    return board_of(
        *(
            square(name, "built_up" if name in built else "open", x, y, 1000, 1000)
            for name, (x, y) in {**places, **more}.items()
        )
    )


def test_no_line_slips_between_touching_blockers() -> None:
    assert clipped_distance(crossing("p", "q"), "a", "b", 9, 0.5) is None
    assert clipped_distance(crossing("x", "y"), "a", "b", 9, 0.5) is None
    for one in "pqxy":
        found = clipped_distance(crossing(one), "a", "b", 3, 0.5)
        assert found is not None
        assert found.distance == 2


def test_blockers_stay_shut_however_thin() -> None:
    board = board_of(
        square("a", "open", 0, 0, 1000, 1000),
        square("w", "built_up", 1000, 0, 10, 1000),
        square("b", "open", 1010, 0, 1000, 1000),
    )
    assert clipped_distance(board, "a", "b", 5, 0.5) is None


def test_a_room_sees_a_walkway_over_an_open_field_only() -> None:
    strip = square("o", "open", 1000, 0, 20, 1000)
    ends = [square("a", "built_up", 0, 0, 1000, 1000), square("e", "elevated", 1020, 0, 900, 1000)]
    assert clipped_distance(board_of(*ends, strip), "a", "e", 2, 0.5) is None
    found = clipped_distance(board_of(*ends, strip), "a", "e", 3, 0.5)
    assert found is not None
    assert (found.distance, found.rule, found.counted) == (2, "L4", ("o",))
    joined = square("e", "elevated", 1000, 0, 900, 1000)
    below = square("o", "open", 0, 1000, 1900, 900)
    assert clipped_distance(board_of(ends[0], joined, below), "a", "e", 3, 0.5) is None


def test_unknown_fields_are_named() -> None:
    with pytest.raises(NotFoundError, match="'z'"):
        clipped_distance(sliver_board(30), "a", "z", 3, 0.5)


@pytest.mark.parametrize("seed", range(60, 100))
def test_without_tolerance_they_are_the_exact_closed_distances(seed: int) -> None:
    case = random_map(seed, "small" if seed % 4 else "medium")
    case["portals"] = []
    case["rules"] = {"void": "blocks", "same_building": "lines_only"}
    game_map = game_map_of(case)
    mesh = build_mesh(game_map)
    board = PairBoard(game_map, mesh)
    tables = sight_tables(game_map, mesh, relations(game_map, mesh))
    for (i, a), (k, b) in combinations(enumerate(mesh.field_ids), 2):
        distance = int(tables.grazing[i, k])
        if distance == NONE:
            assert clipped_distance(board, a, b, 99, 1e-5) is None
        else:
            assert clipped_distance(board, a, b, distance, 1e-5) is None
            assert clipped_distance(board, a, b, distance + 1, 1e-5) is not None


def counting_shapes(case: dict[str, Any], a: str, b: str, rule: str) -> dict[str, Geometry]:
    """Return where each field counts for a rule."""
    shapes = {f["id"]: Polygon(f["rings"][0], f["rings"][1:]) for f in case["fields"]}
    upper = shapely.union_all([shapes[f["id"]] for f in case["fields"] if f["kind"] == "elevated"])
    allowed = {"L1": {"open"}, "L4": {"open"}, "L2": {"built_up"}}
    counting: dict[str, Geometry] = {}
    for field in case["fields"]:
        name, kind = field["id"], field["kind"]
        if name in {a, b} or field["obstacle"] or kind not in allowed.get(rule, {kind}):
            continue
        below = rule == "L3" and kind != "elevated"
        counting[name] = shapes[name].difference(upper) if below else shapes[name]
    return counting


def fewest_needed(near: list[np.ndarray], most: int) -> int:
    """Return how many fields cover all points of one line; ``near`` tells which, field by field."""
    for count in range(most):
        for group in combinations(near, count):
            if np.logical_or.reduce([*group, np.zeros_like(near[0])]).all():
                return count
    return most


@pytest.mark.parametrize("seed", range(12))
def test_sampled_lines_need_no_fewer_fields(seed: int) -> None:
    case = random_map(seed, "small")
    case["rules"] = {"void": "blocks"}
    board = PairBoard(game_map_of(case))
    tolerance = [0.01, 0.3, 1.0, 2.5][seed % 4]
    pairs = list(combinations(board.index, 2))
    Random(seed).shuffle(pairs)
    vertices = shapely.multipoints([p for f in case["fields"] for r in f["rings"] for p in r])
    for a, b in pairs[:3]:
        for rule in board.rules_for(a, b):
            found = next(
                filter(
                    None, (clipped_distance(board, a, b, d, tolerance, [rule]) for d in range(15))
                ),
                None,
            )
            oracle = DepthOracle(case, a, b, rule.id)
            shapes = counting_shapes(case, a, b, rule.id)
            ends = shapely.union(oracle.start, oracle.target)
            if found is not None:
                line = np.array([found.line])
                assert oracle.relaxed().depths(line, 2000)[0] < 1e-5
                counted = shapely.union_all([ends, *(shapes[f] for f in found.counted)])
                share = np.linspace(0, 1, 5001)[:, None]
                spots = shapely.points(line[0, 0] * (1 - share) + line[0, 1] * share)
                away = shapely.distance(counted, spots).max()
                assert away == pytest.approx(found.depth_mm, abs=0.01)
                assert away < tolerance + 1e-5
            start, target = oracle.on_outline(oracle.start), oracle.on_outline(oracle.target)
            u = np.random.default_rng(seed).random((400, 2))
            lines = np.stack([start(u[:, 0]), target(u[:, 1])], axis=1)
            lines = lines[oracle.depths(lines, 150) < 1e-6]
            drawn = shapely.linestrings(lines)
            # Clear lines only: through no vertex, and neither end is met again.
            clear = shapely.distance(drawn, vertices) > 1e-6
            clear &= shapely.length(shapely.intersection(drawn, ends)) < 1e-9
            if (board.places_of(a) & board.places_of(b)).any() or not clear.any():
                continue
            assert found is not None
            for line in lines[clear][:60]:
                share = np.linspace(0, 1, 200)[:, None]
                spots = shapely.points(line[0] * (1 - share) + line[1] * share)
                spots = spots[shapely.distance(ends, spots) > tolerance]
                near = [shapely.distance(shape, spots) <= tolerance for shape in shapes.values()]
                needed = fewest_needed(near, found.distance - 1) if near else 0
                if rule.needs:
                    needed = max(needed, 1)
                assert needed == found.distance - 1
