"""Moves that settle a dispute: they do, and no smaller one of a single corner does."""

from __future__ import annotations

from dataclasses import replace
from math import hypot

import pytest

import mapkit
from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.drafts.changes import carry_out
from mapkit.drafts.corners import Angles
from mapkit.drafts.settling import Settled, settle
from mapkit.drafts.trial import Trials
from mapkit.errors import UsageError
from mapkit.mapfile import read_case
from mapkit.model import GameMap, VertexMove
from tests.random_maps import random_map

SEEDS = (8, 27, 28, 51, 57)


def two_rooms() -> GameMap:
    return mapkit.open("examples/two-rooms.yaml").map


def disputed_pairs(game_map: GameMap, most: int) -> list[tuple[str, str]]:
    return [(d.origin, d.target) for d in mapkit.Board(game_map).disputes("sight")][:most]


def random_disputes() -> list[tuple[GameMap, str, str]]:
    """Return a pair each whose sight is disputed, or open."""
    found = []
    for seed in SEEDS:
        game_map = read_case(random_map(seed, "tiny"))
        game_map = replace(game_map, tolerance_mm=1.5 * game_map.unit_mm)
        if not has_errors(check_map(game_map)):
            disputes = mapkit.Board(game_map).disputes()
            pairs = [(d.origin, d.target) for d in disputes if d.kind == "sight"]
            pairs += [(a, b) for a, b, kind in disputes.open if kind == "sight"]
            found += [(game_map, a, b) for a, b in pairs[:1]]
    return found


def test_the_gap_beside_the_shed_is_made_wide_enough() -> None:
    game_map = two_rooms()
    ways = settle(game_map, "n2", "c2").ways
    # The shed as a whole, a wall of the crates or a corner moves so far that a line leads through
    # whatever else moves.
    assert [(way.kind, way.moves[0].length, way.lost) for way in ways] == [
        ("building", 3, 0), ("wall", 3, 0), ("corner", 6, 0),
    ]  # fmt: skip
    for way in ways:
        assert_settles(game_map, "n2", "c2", way)


def test_each_corner_and_wall_says_how_far_it_has_to_move() -> None:
    each = settle(two_rooms(), "n2", "c2").each
    corners = {way.moves[0].vertex: way.length for way in each if way.kind == "corner"}
    assert corners == {"v14": 6, "v15": 6}
    assert {way.kind for way in each} == {"building", "wall", "corner"}


def test_a_margin_is_kept() -> None:
    game_map = two_rooms()
    near = settle(game_map, "n2", "c2").ways[1]
    far = settle(game_map, "n2", "c2", margin_mm=0.3).ways[1]
    for way, margin in ((near, 0.0), (far, 0.3)):
        settled = mapkit.Board(way.map).sight("n2", "c2").details.settled_mm
        assert settled is not None
        assert settled >= game_map.tolerance_mm + margin - 0.021  # it is told in steps of 0.02 mm
    assert far.length > near.length


def test_nothing_leaves_the_board_or_its_rim() -> None:
    angles = Angles(two_rooms())
    assert not angles.stay_on_board({"v17": (3000, 0)})
    assert not angles.stay_on_board({"v4": (5, 0)})
    assert angles.stay_on_board({"v4": (0, 5)})
    assert angles.lost({"v4": (0, 5)}) == (3, 1)


def test_a_grazing_line_is_settled_either_way() -> None:
    game_map = two_rooms()
    answers = set()
    for a, b in disputed_pairs(game_map, 14)[::4]:
        for way in settle(game_map, a, b).ways:
            assert_settles(game_map, a, b, way)
            answers.add(way.sees)
    assert answers == {True, False}


def test_of_a_dispute_about_the_distance_nobody_is_hidden() -> None:
    board = mapkit.open("examples/drafts/launch-site.yaml")
    disputed = board.sight("77", "97").details
    assert not disputed.sight_disputed
    ways = settle(board.map, "77", "97").ways
    # A move of 1.6 mm hides them from each other: that is no answer that was open.
    assert {way.distance for way in ways} == {4, 5}
    for way in ways:
        assert_settles(board.map, "77", "97", way)


def test_nothing_is_said_beyond_the_limit() -> None:
    assert settle(two_rooms(), "n2", "c2", within_mm=0.1).ways == ()


def assert_settles(game_map: GameMap, a: str, b: str, way: Settled) -> None:
    """Ask a board made of the moved map, which knows nothing of the search."""
    moved = carry_out(game_map, way.moves)
    assert moved == way.map
    assert not has_errors(check_map(moved))
    size = [mm / moved.unit_mm for mm in moved.size_mm]
    for move in way.moves:  # a corner that comes to lie on another is joined to it
        assert move.after == moved.vertices.get(move.vertex, move.after)
        assert all(0 <= at <= most for at, most in zip(move.after, size, strict=True))
    answer = mapkit.Board(moved).sight(a, b)
    assert answer.details.settled  # beyond the tolerance, not at it
    assert (answer.sees, answer.distance) == (way.sees, way.distance)


def test_random_disputes_are_settled_by_what_is_suggested() -> None:
    cases = random_disputes()
    assert len(cases) > 2
    settled = 0
    for game_map, a, b in cases:
        for way in settle(game_map, a, b).ways:
            assert_settles(game_map, a, b, way)
            settled += 1
    assert settled > 2


def test_random_disputes_are_settled_with_a_margin() -> None:
    kept = 0
    for game_map, a, b in random_disputes():
        margin = game_map.unit_mm
        for way in settle(game_map, a, b, margin_mm=margin).ways:
            assert_settles(game_map, a, b, way)
            # Settled too where corners may lie farther elsewhere by the margin.
            wider = replace(way.map, tolerance_mm=game_map.tolerance_mm + margin)
            assert mapkit.Board(wider).sight(a, b).details.settled
            kept += 1
    assert kept > 1


def test_no_shorter_move_of_a_corner_that_moves_settles_it() -> None:
    """Every move of whole units is tried of the corners that alone settle a dispute."""
    compared = 0
    for game_map, a, b in random_disputes():
        trials, angles = Trials(game_map, a, b), Angles(game_map)
        for way in settle(game_map, a, b).ways:
            if len(way.moves) > 1:
                continue
            move, far = way.moves[0], int(way.length)
            vertex, ((x, y), (u, v)) = move.vertex, (move.before, move.after)
            worst = angles.lost({vertex: (u - x, v - y)})
            for dx in range(-far, far + 1):
                for dy in range(-far, far + 1):
                    if 0 < hypot(dx, dy) < way.length - 1e-9:
                        trial = trials.after({vertex: (dx, dy)})
                        compared += 1
                        if angles.lost({vertex: (dx, dy)}) > worst:
                            continue  # shorter, and worse
                        if trial is not None and trial.settled:
                            assert (trial.distance is not None) != way.sees
    assert compared


def test_moves_that_edits_refuse_are_no_trials() -> None:
    game_map = two_rooms()
    x, y = game_map.vertices["v17"]
    assert Trials(game_map, "n2", "c2").after({"v17": (-x, -y)}) is None


@pytest.mark.parametrize(("a", "b"), [("n2", "n2"), ("n1", "n2")])
def test_there_has_to_be_a_dispute_between_two_fields(a: str, b: str) -> None:
    with pytest.raises(UsageError):
        settle(two_rooms(), a, b)


def test_the_size_of_a_way_is_the_sum_of_its_moves() -> None:
    moves = (VertexMove("v1", (0, 0), (3, 4)), VertexMove("v2", (5, 5), (8, 9)))
    assert Settled(True, 1, moves, two_rooms()).length == 10
