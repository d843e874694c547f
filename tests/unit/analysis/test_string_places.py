"""Where players lay a string: from corners that they can find on the board."""

from __future__ import annotations

from typing import Any

import pytest

import mapkit
from mapkit.analysis.string_places import string_dict, string_ends, string_sentence
from mapkit.board import Board
from tests.unit.sight.case_maps import game_map_of, square


def board(*fields: dict[str, Any]) -> Board:
    return mapkit.Board(game_map_of({"fields": fields, "unit_mm": 0.01}))


def test_a_string_is_laid_by_millimetres_and_from_the_corners_of_the_two_fields() -> None:
    asked = board(
        square("a", "open", 0, 0, 1000, 1000),
        square("m", "open", 1000, 0, 1000, 600),
        square("b", "open", 2000, 0, 1000, 1000),
    )
    ends = string_ends(asked.map, asked.sight("a", "b").details)
    assert string_sentence(ends) == (
        "To check it, lay a string from 10.0, 3.0 to 20.0, 3.0 mm, counted from the board's top "
        "left corner. On the border of a that is 3.0 mm from the top right corner towards the "
        "bottom right corner; on that of b, 3.0 mm from the top left corner towards the bottom "
        "left corner."
    )
    assert string_sentence(ends) in asked.sight("a", "b").sentences
    assert string_dict(ends[0]) == {
        "field": "a",
        "at_mm": [10.0, 3.0],
        "corner_mm": [10.0, 0.0],
        "away_mm": 3.0,
        "towards_mm": [10.0, 10.0],
    }
    assert asked.sight("a", "b").to_dict()["string"] == [string_dict(end) for end in ends]


def test_a_vertex_where_the_border_runs_straight_on_is_no_corner() -> None:
    asked = board(
        {
            "id": "a",
            "kind": "open",
            "rings": [[(0, 0), (1000, 0), (1000, 600), (1000, 1000), (0, 1000)]],
        },
        square("m", "open", 1000, 0, 1000, 600),
        square("b", "open", 2000, 0, 1000, 1000),
    )
    ends = string_ends(asked.map, asked.sight("a", "b").details)
    assert (ends[0].corner.at, ends[0].towards.at) == ((10.0, 0.0), (10.0, 10.0))


def test_corners_on_one_side_are_told_apart_by_the_fields_they_meet() -> None:
    steps = [(0, 0), (1000, 0), (1000, 200), (1100, 200), (1100, 500), (1000, 500), (1000, 1000)]
    asked = board(
        {"id": "a", "kind": "open", "rings": [[*steps, (0, 1000)]]},
        square("m", "open", 1100, 200, 900, 300),
        square("b", "open", 2000, 0, 1000, 1000),
    )
    ends = string_ends(asked.map, asked.sight("a", "b").details)
    said = string_sentence(ends)
    assert ends[0].corner.others == ()  # both corners there meet m and nothing else
    assert "1.5 mm from the corner at 11.0, 2.0 mm towards the corner at 11.0, 5.0 mm" in said


@pytest.mark.parametrize("pair", [("a", "m"), ("a", "a")])
def test_fields_side_by_side_need_no_string(pair: tuple[str, str]) -> None:
    asked = board(square("a", "open", 0, 0, 1000, 1000), square("m", "open", 1000, 0, 1000, 600))
    answer = asked.sight(*pair)
    assert string_ends(asked.map, answer.details) is None
    assert answer.to_dict()["string"] is None


def test_a_blocked_pair_is_checked_along_its_nearest_miss() -> None:
    asked = board(
        square("a", "open", 0, 0, 1000, 1000),
        square("w", "built_up", 1000, 0, 1000, 1000),
        square("b", "open", 2000, 0, 1000, 1000),
    )
    answer = asked.sight("a", "b")
    ends = string_ends(asked.map, answer.details)
    assert [end.at for end in ends] == [
        pytest.approx([v / 100 for v in at]) for at in answer.details.near_miss_line
    ]
