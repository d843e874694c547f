"""A board's corners are found where it lies, and those that are given are checked."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from mapkit.digitize.corners import check_corners, find_corners, side_points
from mapkit.digitize.rims import Edge
from mapkit.errors import UsageError
from tests.digitizing import small_photo, small_truth

SIZE = (1000, 800)
GOOD = [(100.0, 90.0), (900.0, 110.0), (880.0, 700.0), (120.0, 690.0)]


def pixels_of(jpeg: bytes) -> np.ndarray:
    return np.asarray(Image.open(io.BytesIO(jpeg)))


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_board_is_found_to_a_few_pixels(level: str):
    photo = small_photo(level)
    width, height = small_truth().size_mm
    found = find_corners(pixels_of(photo.jpeg), width / height)
    assert found is not None
    assert np.hypot(*(found - np.array(photo.corners)).T).max() < (
        6 if level == "hard" else 4
    )  # the bulge of its rim


def test_a_picture_of_the_board_alone_is_the_board():
    drawn = np.random.default_rng(1).integers(90, 110, (600, 900, 3)).astype(np.uint8)
    drawn[:, ::90] = drawn[::90] = 220
    found = find_corners(drawn, 1.5)
    assert found.tolist() == [[0, 0], [900, 0], [900, 600], [0, 600]]
    assert find_corners(drawn, 1.2) is None


def test_a_picture_without_a_board_is_not_one_whatever_its_proportions():
    assert find_corners(table(), 1.5) is None
    drawn = table()
    drawn[200:600:80, 300:900] = drawn[200:600, 300:900:80] = 110  # lines alone, off the rim
    found = find_corners(drawn, 1.5)
    assert found is None or np.abs(found - (0, 0)).min() > 100


def table(*boards: tuple[int, int, int, int]) -> np.ndarray:
    """Return a table with bright boards on it, by left, top, right, bottom."""
    pixels = np.random.default_rng(2).integers(40, 60, (800, 1200, 3)).astype(np.uint8)
    for left, top, right, bottom in boards:
        pixels[max(top, 0) : bottom, max(left, 0) : right] += 120
    return pixels


def test_a_board_that_is_cut_off_is_not_taken_for_a_smaller_one():
    assert find_corners(table((150, 100, 1050, 700)), 1.5) is not None
    assert find_corners(table((-50, 100, 1050, 700)), 1.9) is None
    assert find_corners(table((150, 100, 1250, 900)), 1.2) is None


def test_a_board_among_white_cards_is_found_by_its_rim_or_its_frame():
    pixels = table((150, 100, 1050, 700))
    pixels[100:700, 150:1050] = (30, 30, 32)
    pixels[112:688, 162:1038] = (120, 150, 100)
    for x, y in ((30, 200), (40, 500), (1080, 150), (500, 20), (990, 640)):
        pixels[y : y + 90, x : x + 100] = 240
    edges: tuple[tuple[Edge, int, int], ...] = (("rim", 150, 100), ("frame", 162, 112))
    for edge, left, top in edges:
        found = find_corners(pixels, 1.5, edge=edge)
        assert np.abs(found[0] - (left, top)).max() < 2


def test_two_boards_are_not_chosen_between():
    with pytest.raises(UsageError, match="two boards"):
        find_corners(table((60, 200, 560, 600), (640, 200, 1140, 600)), 1.25)


def test_a_board_that_was_photographed_upright_is_turned():
    pixels = np.rot90(table((150, 100, 1050, 700))).copy()
    found = find_corners(pixels, 1.5)
    across = np.hypot(*(found[1] - found[0]))
    down = np.hypot(*(found[2] - found[1]))
    assert across / down == pytest.approx(1.5, abs=0.02)


@pytest.mark.parametrize(
    ("corners", "words"),
    [
        (GOOD[:3], "four corners"),
        ([(float("nan"), 0.0), *GOOD[1:]], "four corners"),
        ([(-5.0, 90.0), *GOOD[1:]], "outside the picture, which has 1000 x 800"),
        ([GOOD[0], (1200.0, 110.0), *GOOD[2:]], "outside the picture"),
        ([GOOD[1], GOOD[0], GOOD[3], GOOD[2]], "mirrored"),
        ([GOOD[0], GOOD[2], GOOD[1], GOOD[3]], "do not go round"),
        ([GOOD[0], (500.0, 100.0), GOOD[1], GOOD[2]], "on a line"),
        ([GOOD[0]] * 4, "on a line"),
    ],
)
def test_corners_that_make_no_board_are_refused(corners: list[tuple[float, float]], words: str):
    with pytest.raises(UsageError, match=words):
        check_corners(corners, SIZE)


@pytest.mark.parametrize("turns", range(4))
def test_a_board_may_lie_any_way_round(turns: int):
    corners = GOOD[turns:] + GOOD[:turns]
    assert check_corners(corners, SIZE).tolist() == [list(c) for c in corners]


def test_a_side_that_looks_like_the_table_in_part_is_measured_where_it_is_seen():
    noise = np.random.default_rng(2)
    pixels = np.full((800, 1200, 3), (60, 90, 130), float)
    pixels[100:700, 150:1050] = (150, 140, 110)
    pixels[600:700, 600:1050] = (62, 92, 128)
    pixels += noise.normal(0, 4, pixels.shape)
    quad = np.array([(150, 100), (1050, 100), (1050, 700), (150, 700)], float)
    bottom = side_points(np.clip(pixels, 0, 255).astype(np.uint8), quad, 15)[2]
    assert len(bottom) > 50
    assert bottom[:, 0].max() < 620
    assert bottom[:, 1] == pytest.approx(700, abs=1)
