"""The photos of the benchmark: seeded, and tuned on other boards than reported."""

from __future__ import annotations

import shapely

from tests.digitizing import BOARD, small_photo, small_truth

from benchmarks.digitize import measured  # isort: skip
from benchmarks.photos import LEVELS, REPORTED, TUNED, board, photo_of
from benchmarks.photos.boards import visible


def test_what_is_reported_was_not_tuned_on():
    assert not set(TUNED) & set(REPORTED)
    assert BOARD in TUNED


def test_a_photo_is_the_same_for_a_seed_and_differs_by_level():
    again = photo_of(BOARD, "easy", megapixels=2.0)
    assert again == small_photo()
    assert len({small_photo(level).jpeg for level in LEVELS}) == len(LEVELS)


def test_what_lies_below_a_walkway_is_in_no_photo():
    game_map = board("uboat-bunker")
    shapes = visible(game_map)
    parts = shapely.STRtree(list(shapes.values()))
    first, second = parts.query(list(shapes.values()), predicate="overlaps")
    assert not len(first)
    assert not len(second)


def test_a_clean_photo_is_traced_as_it_is():
    found = measured(small_truth(), small_photo())
    assert found["found"] == 1.0
    assert found["precision"] == found["recall"] == 1.0
    assert found["border_95"] < 0.5
    assert found["errors"] == 0
    assert found["alone"] == 1.0
