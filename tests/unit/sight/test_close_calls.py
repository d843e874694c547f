"""Close calls: what proofs leave open is enough, and it is little; all pairs explained in bulk."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest
import shapely

import mapkit
from mapkit.geometry.kernel.constants import BLOCKS, NONE
from mapkit.mapfile import read_case
from mapkit.sight.clipping import clipped_distance
from mapkit.sight.fewest import FewestFields
from mapkit.sight.nearmiss import near_miss_below
from mapkit.sight.pair_board import PairBoard
from mapkit.sight.thinned import with_cores
from tests.boards import read_board
from tests.fuzz.close_calls import Measured, differing_calls, with_tolerance, wrong_calls
from tests.random_maps import random_map
from tests.unit.sight.test_other_answers import grid


def measured(seed: int, size: str = "medium") -> Measured:
    return Measured(read_case(with_tolerance(random_map(seed, size), Random(seed))))


@pytest.mark.parametrize("seed", range(14))
def test_no_proof_is_wrong(seed: int) -> None:
    whole = measured(seed)
    tables, board, tolerance = whole.tables, whole.board, whole.map.tolerance_mm
    left = whole.questions()
    for (i, a), (k, b) in combinations(enumerate(tables.field_ids), 2):
        found = tables.pair(i, k)
        lines = found.clear is not None and not whole.calls.only_building(found)
        if lines and found.clear is not None and not left.strips[i, k]:
            strips = whole.strips.measure(a, b, clear=found.clear, rules=found.rules)
            assert min(strips.valid_mm, strips.shortest_mm) >= 2 * tolerance - 1e-9, (a, b)
        if lines and found.clear is not None and not left.clips[i, k]:
            assert clipped_distance(board, a, b, found.clear, tolerance) is None, (a, b)
        if found.grazing is None and not left.misses[i, k]:
            assert not near_miss_below(board, a, b, tolerance), (a, b)


@pytest.mark.parametrize("name", ["launch-site", "uboat-bunker"])
def test_most_pairs_of_a_board_are_not_measured(name: str) -> None:
    whole = Measured(read_board(name))
    left, tables = whole.questions(), whole.tables
    seen, blocked = tables.clear != NONE, tables.grazing == NONE
    assert left.strips.sum() < seen.sum() / 10
    assert left.clips.sum() < seen.sum() / 10
    assert left.misses.sum() < blocked.sum() / 8


@pytest.mark.parametrize("seed", range(0, 28, 2))
def test_all_points_of_a_core_are_deeper_than_the_tolerance(seed: int) -> None:
    whole = measured(seed, "small")
    board, tolerance = whole.board, whole.map.tolerance_mm / whole.map.unit_mm
    blocked = np.arange(1, len(board.mesh.place_fields))
    mesh = with_cores(board, blocked, tolerance)
    first = len(board.mesh.place_fields)
    corners = mesh.xy[mesh.triangles].astype(float)
    triangles = np.asarray(shapely.polygons(corners), object)
    old = board.mesh.xy[board.mesh.triangles].astype(float)
    places = np.asarray(shapely.polygons(old), object)
    for place in blocked.tolist():
        outline = shapely.union_all(places[board.mesh.triangle_place == place])
        core = shapely.union_all(triangles[mesh.triangle_place == first + place - 1])
        rest = shapely.union_all(triangles[mesh.triangle_place == place])
        assert shapely.area(core) + shapely.area(rest) == pytest.approx(shapely.area(outline))
        if core.is_empty:
            continue
        assert shapely.within(core, outline)
        assert shapely.distance(core, shapely.boundary(outline)) > tolerance


def test_every_blocker_of_a_board_has_a_core() -> None:
    board = Measured(read_board("launch-site")).board
    rule = board.game_map.ruleset.rules["L1"]
    blocked = np.flatnonzero(board.counts(rule) == BLOCKS)[1:]
    mesh = with_cores(board, blocked, board.game_map.tolerance_mm / board.game_map.unit_mm)
    first = len(board.mesh.place_fields)
    assert {*range(first, first + len(blocked))} <= {*mesh.triangle_place.tolist()}


def test_lines_need_the_fields_between_two_fields_at_least() -> None:
    board = PairBoard(grid(5, 1))
    least = FewestFields(board, 0.5).least(board.game_map.ruleset.rules["L1"])
    assert least[0, 1:].tolist() == [1, 2, 3, 4]
    assert FewestFields(board, 6.0).least(board.game_map.ruleset.rules["L1"])[0, 4] == 2
    assert FewestFields(board, 0.5).rules_below("00", "40", 4) == ()
    assert FewestFields(board, 6.0).rules_below("00", "40", 4) != ()


def test_threads_change_nothing() -> None:
    whole = measured(5, "large")
    one = whole.explainer.disputes(whole.tables)
    assert one
    assert whole.explainer.disputes(whole.tables, threads=3) == one


def test_progress_comes_to_its_end_and_can_stop_the_work() -> None:
    whole = measured(5, "large")
    told: list[tuple[int, int]] = []
    whole.explainer.disputes(whole.tables, progress=lambda *step: told.append(step))
    shares = [done / total for done, total in told]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    with pytest.raises(KeyboardInterrupt):
        whole.explainer.disputes(whole.tables, threads=2, progress=interrupt)


def interrupt(_done: int, _total: int) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("seed", [1, 4, 9])
@pytest.mark.parametrize("threads", [1, 2])
def test_all_pairs_are_explained_as_each_alone(seed: int, threads: int) -> None:
    whole = measured(seed, "small")
    told: list[tuple[int, int]] = []
    found = list(
        whole.explainer.explain_all(
            whole.tables, threads=threads, progress=lambda *step: told.append(step)
        )
    )
    ids = whole.tables.field_ids
    assert [(answer.a, answer.b) for answer in found] == list(combinations(ids, 2))
    for answer in found:
        assert answer == whole.explainer.explain(answer.a, answer.b)
    assert told[-1] == (len(found), len(found))


@pytest.mark.parametrize("seed", [1, 4])
def test_some_pairs_are_explained_from_either_field(seed: int) -> None:
    whole = measured(seed, "small")
    ids = whole.tables.field_ids
    seen = whole.tables.verdicts() > 0
    told: list[tuple[int, int]] = []
    found = list(
        whole.explainer.explain_all(
            whole.tables,
            among=seen,
            both=True,
            threads=2,
            progress=lambda *step: told.append(step),
        )
    )
    pairs = [(a, b) for a, b in combinations(range(len(ids)), 2) if seen[a, b]]
    ways = [(ids[i], ids[k]) for a, b in pairs for i, k in ((a, b), (b, a))]
    assert [(answer.a, answer.b) for answer in found] == ways
    for answer in found:
        assert answer == whole.explainer.explain(answer.a, answer.b)
    assert told[-1] == (len(pairs), len(pairs))


def test_a_board_gives_the_reasons_of_all_pairs() -> None:
    board = mapkit.Board(grid(2, 2))
    answers = list(board.reasons())
    assert [(a.a, a.b) for a in answers] == list(combinations(board.ids, 2))
    assert answers[0].sentences == board.sight(*board.ids[:2]).sentences
    with pytest.raises(KeyboardInterrupt):
        list(mapkit.Board(grid(3, 3)).reasons(progress=interrupt))


def test_a_line_that_comes_near_an_open_field_does_not_cross_it() -> None:
    # Two rooms below an open field: a slanted line to the corner where it begins stays below it.
    case_map = random_map(2260, "small")
    assert wrong_calls(case_map, Random(2260)) == []
    answer = Measured(read_case(case_map)).explainer.explain("f06", "f02")
    assert (answer.near_miss_why, answer.near_miss_mm) == ("no_open_field", None)
    assert not answer.disputed


def test_a_miss_that_only_touches_the_field_its_rule_needs_is_measured() -> None:
    # The miss begins in the corner where an open field ends: the proof may not leave it out.
    case_map = random_map(900136, "small") | {"tolerance_mm": 1.0}
    assert differing_calls(case_map) == []
    assert Measured(read_case(case_map)).slowly()["f05", "f07", "sight"]["near_miss"] < 1
