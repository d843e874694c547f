from __future__ import annotations

from dataclasses import replace

import pytest

import mapkit
from mapkit.analysis.names import describe_field, resolve_field
from mapkit.errors import NotFoundError, UsageError
from mapkit.i18n import translator_of
from mapkit.messages import translated_with
from mapkit.model import GameMap, Provenance


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("4", "4"),
        (" 4 ", "4"),
        ("field 4", "4"),
        ("Quay", "3"),
        ("quay", "3"),
        ("objective 4", "8"),
        ("Objective no. 4", "8"),
        ("red officer", "1"),
        ("the red officer's start", "1"),
        ("the red officer\u2019s start", "1"),
        ("white entry", "3"),
        ("regroup mark A", "3"),
        ("the old shed", "4"),
        ("5,5", "1"),
        ("@35.5, 19.99", "8"),
        ("12.5;3 mm", "2"),
    ],
)
def test_a_person_may_name_a_field_in_many_ways(board: GameMap, said: str, meant: str) -> None:
    assert resolve_field(board, said) == meant


def test_an_id_beats_everything_else(board: GameMap) -> None:
    odd = replace(board.fields["1"], id="15,5")
    both = replace(board, fields={**board.fields, "15,5": odd})
    assert resolve_field(both, "15,5") == "15,5"
    assert resolve_field(both, "@15,5") == "2"


@pytest.mark.parametrize(
    ("said", "candidates"),
    [
        ("red soldier", ["2", "5"]),
        ("yard", ["6", "7"]),
        ("10,5", ["1", "2"]),
        ("@10,10", ["1", "2", "5", "6"]),
    ],
)
def test_where_several_fields_fit_the_error_lists_them(
    board: GameMap, said: str, candidates: list[str]
) -> None:
    with pytest.raises(UsageError) as caught:
        resolve_field(board, said)
    assert not isinstance(caught.value, NotFoundError)
    for candidate in candidates:
        assert describe_field(board, candidate) in str(caught.value)


@pytest.mark.parametrize(
    ("said", "offered"),
    [("Quai", "Quay"), ("objectiv 4", "objective 4"), ("red oficer start", "red officer start")],
)
def test_a_slip_is_answered_with_what_was_meant(board: GameMap, said: str, offered: str) -> None:
    with pytest.raises(NotFoundError, match=f"'{offered}'"):
        resolve_field(board, said)


def test_a_point_off_the_board_says_how_large_the_board_is(board: GameMap) -> None:
    with pytest.raises(NotFoundError, match="40 by 20 mm"):
        resolve_field(board, "41,3")


def test_nonsense_is_answered_with_the_ways_to_name_a_field(board: GameMap) -> None:
    with pytest.raises(NotFoundError, match="a point in mm"):
        resolve_field(board, "zzzzzzzzzzzz")


def test_a_field_is_described_by_its_name_and_marks(board: GameMap) -> None:
    assert describe_field(board, "3") == "3 (Quay, white entry)"
    assert describe_field(board, "8") == "8 (objective 4)"
    assert describe_field(board, "4") == "4"


def test_a_number_with_two_readings_is_told() -> None:
    board = mapkit.open("launch-site")
    told = board.other_reading("2")
    assert "field R2 (North apron)" in told
    assert "objective 2 is on field R18" in told
    assert board.other_reading(1) is None  # objective 1 is on field R1
    assert board.other_reading("R24") is None
    assert board.other_reading("objective 2") is None


def test_the_fields_of_a_board_are_called_in_three_languages_those_of_a_user_in_his_own() -> None:
    board = mapkit.open("launch-site").map
    assert resolve_field(board, "Druhý vagon") == resolve_field(board, "drugi wagon") == "B38"
    own = replace(board, provenance=Provenance("designed", "Mine."))
    with translated_with(translator_of("cs")):
        assert "Druhý vagon" in describe_field(board, "B38")
        assert "Second car" in describe_field(own, "B38")
        assert (board.title, own.title) == ("Odpalovací základna", "Launch Site")
    with pytest.raises(NotFoundError):
        resolve_field(own, "Druhý vagon")
