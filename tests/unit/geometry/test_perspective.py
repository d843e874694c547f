"""Perspectives between four points and four, and what becomes of a picture's corners."""

from __future__ import annotations

import math
from random import Random

import pytest

from mapkit.geometry.perspective import Corners, Perspective, fitted, rectified, scaled, turned
from tests.looping import for_each

BOARD = [(0.0, 0.0), (100.0, 0.0), (100.0, 50.0), (0.0, 50.0)]
PICTURE: Corners = ((-10, -5), (120, 0), (130, 70), (0, 60))


def quad(rng: Random, wild: float) -> list[tuple[float, float]]:
    return [(x + rng.uniform(-wild, wild), y + rng.uniform(-wild, wild)) for x, y in BOARD]


@for_each("seed", range(30))
def test_four_points_come_to_lie_on_four_and_lines_stay_lines(seed: int) -> None:
    rng = Random(seed)
    start, end = quad(rng, 20), quad(rng, 20)
    lens = Perspective.between(start, end)
    for a, b in zip(start, end, strict=True):
        assert lens.project(a) == pytest.approx(b)
    p, q, r = (lens.project((10 * k + 20.0, 5 * k + 12.0)) for k in range(3))
    across = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    assert across == pytest.approx(0, abs=1e-6)


def test_what_is_only_moved_and_stretched_has_no_perspective() -> None:
    lens = Perspective.between(BOARD, [(10.0 + 2 * x, 20.0 + 3 * y) for x, y in BOARD])
    assert lens.matrix.tolist() == [[2, 0, 10], [0, 3, 20], [0, 0, 1]]


@pytest.mark.parametrize(
    "line",
    [
        [(0.0, 0.0), (50.0, 0.0), (100.0, 0.0), (0.0, 50.0)],
        [(0.0, 0.0), (100.0, 0.0), (50.0, 0.0), (0.0, 50.0)],
        [(0.0, 0.0), (100.0, 50.0), (50.0, 25.0), (0.0, 0.0)],
        [(7.0, 7.0)] * 4,
    ],
)
def test_three_points_on_a_line_have_none(line: list[tuple[float, float]]) -> None:
    assert Perspective.between(line, BOARD) is None
    assert Perspective.between(BOARD, line) is None
    assert rectified(PICTURE, line, BOARD) is None


def test_a_picture_keeps_its_proportions_in_the_middle_of_the_board() -> None:
    assert fitted((0, 0, 100, 50), (30, 30)) == ((25, 0), (75, 0), (75, 50), (25, 50))
    assert fitted((10, 10, 110, 60), (400, 100)) == ((10, 22), (110, 22), (110, 48), (10, 48))


def test_rectifying_by_the_board_itself_changes_nothing() -> None:
    assert rectified(PICTURE, BOARD, BOARD) == PICTURE


def test_points_that_do_not_go_round_a_board_are_refused() -> None:
    a, b, c, d = BOARD
    assert rectified(PICTURE, [a, c, b, d], BOARD) is None


def test_a_corner_beyond_the_horizon_is_refused() -> None:
    narrow = [(45.0, 0.0), (55.0, 0.0), (100.0, 50.0), (0.0, 50.0)]  # the horizon is at y = -5.6
    assert rectified(((0, -5), (100, -5), (100, 60), (0, 60)), narrow, BOARD) is not None
    assert rectified(((0, -6), (100, -5), (100, 60), (0, 60)), narrow, BOARD) is None


def test_turning_keeps_the_middle_and_the_sides() -> None:
    corners: Corners = ((0, 0), (4000, 0), (4000, 2000), (0, 2000))
    assert turned(corners, (2000, 0), (3000, 1000)) == (
        (3000, -1000), (3000, 3000), (1000, 3000), (1000, -1000),
    )  # fmt: skip
    leaning = turned(corners, (0, 0), (100, -700))
    assert math.dist(leaning[0], leaning[1]) == pytest.approx(4000, abs=2)


def test_scaling_keeps_the_opposite_corner_and_never_turns_a_picture_over() -> None:
    corners: Corners = ((0, 0), (400, 0), (400, 200), (0, 200))
    assert scaled(corners, 2, (800, 400)) == ((0, 0), (800, 0), (800, 400), (0, 400))
    assert scaled(corners, 0, (200, 100)) == ((200, 100), (400, 100), (400, 200), (200, 200))
    assert scaled(corners, 2, (-800, -400)) == ((0, 0), (4, 0), (4, 2), (0, 2))
    point: Corners = ((7, 7), (7, 7), (7, 7), (7, 7))
    assert scaled(point, 2, (90, 90)) == point
