from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from mapkit.analysis.hear import find_hearers
from mapkit.analysis.move_sentences import hear_sentences
from mapkit.errors import UsageError
from mapkit.model import GameMap, Portal

if TYPE_CHECKING:
    from tests.unit.analysis.conftest import Graph


def test_one_field_is_silent(board: GameMap, ways: Graph) -> None:
    answer = find_hearers(board, ways, ["1", "2"], "sniper", units=["6"])
    assert (answer.steps, answer.noisy, answer.alerted, answer.hearers) == (1, False, (), ())
    assert not answer.problems


def test_two_fields_alert_all_that_border_on_the_path(board: GameMap, ways: Graph) -> None:
    answer = find_hearers(board, ways, ["1", "2", "3"], "sniper", units=["5", "8"])
    assert {a.field for a in answer.alerted if not a.on_path} == {"5", "6", "7", "4"}
    assert answer.hearers == ("5",)
    beside = {a.field: a.next_to for a in answer.alerted}
    assert beside["6"] == ("2",)
    assert beside["2"] == ("1", "3")


def test_walls_and_kinds_play_no_part_in_noise(board: GameMap, ways: Graph) -> None:
    answer = find_hearers(board, ways, ["5", "6", "7"], "sniper", units=["8"])
    assert answer.hearers == ("8",), "one may not step from 7 to 8, but hears across"


def test_nobody_stands_in_water_to_hear(board: GameMap, ways: Graph) -> None:
    pond = replace(board.fields["6"], traits=frozenset({"water"}))
    wet = replace(board, fields={**board.fields, "6": pond})
    answer = find_hearers(wet, ways, ["1", "2", "3"], "sniper")
    assert {a.field: a.standable for a in answer.alerted}["6"] is False


def test_the_sentence_names_as_many_fields_as_the_answer_has(board: GameMap, ways: Graph) -> None:
    pond = replace(board.fields["6"], traits=frozenset({"water"}))
    wet = replace(board, fields={**board.fields, "6": pond})
    answer = find_hearers(wet, ways, ["1", "2", "3"], "sniper")
    heard, more = hear_sentences(wet, answer)[-1].split(". ")
    assert heard.startswith("Units on 4 fields hear it: 1 (red officer start), 4, 5 (")
    assert more.startswith("No unit can be on 3 more fields that would hear it: ")
    assert len(answer.alerted) == 3 + 4
    for unit in ("1", "6"):  # what is asked about one of these agrees
        asked = find_hearers(wet, ways, ["1", "2", "3"], "sniper", units=[unit])
        assert f"The unit on {unit} hears it" in hear_sentences(wet, asked, [unit])[-1]


def test_defenders_move_without_noise(board: GameMap, ways: Graph) -> None:
    assert not find_hearers(board, ways, ["1", "2", "3"], "defender").noisy


def test_from_an_entry_the_first_field_is_a_step(board: GameMap, ways: Graph) -> None:
    assert find_hearers(board, ways, ["1"], "sniper", from_entry=True).steps == 1
    answer = find_hearers(board, ways, ["1", "2"], "sniper", from_entry=True)
    assert (answer.steps, answer.noisy, answer.problems) == (2, True, ())


@pytest.mark.parametrize(
    ("path", "mover", "units", "why"),
    [
        (["1", "3"], "sniper", (), "1 and 3 share no boundary"),
        (["7", "8"], "sniper", (), "no door joins 7 to 8"),
        (["1", "2"], "sniper", ("2",), "a unit stands on 2"),
        (["1", "2"], "defender", ("2",), "may pass it but not end there"),
        (["1", "2", "1"], "sniper", (), "a sniper does not return to 1 in one turn"),
        (["1", "2", "3", "7", "6"], "sniper", (), "4, more than the allowance of 3"),
        (["1", "2", "3", "7"], "defender", (), "3, more than the allowance of 2"),
    ],
)
def test_a_move_against_the_rules_is_told(
    board: GameMap, ways: Graph, path: list[str], mover: str, units: tuple[str, ...], why: str
) -> None:
    answer = find_hearers(board, ways, path, mover, units=units)
    assert len(answer.problems) == 1
    assert why in answer.problems[0].why


def test_water_and_walls_are_named(board: GameMap, ways: Graph) -> None:
    pond = replace(board.fields["6"], traits=frozenset({"water"}))
    walled = replace(
        board,
        fields={**board.fields, "6": pond},
        portals=(*board.portals, Portal("w1", "wall", ("7", "8"), ((3000, 1000), (3000, 2000)))),
    )
    answer = find_hearers(walled, ways, ["2", "6", "7", "8"], "sniper")
    assert [(p.step, p.why) for p in answer.problems] == [
        (1, "nobody may enter 6 (water)"),
        (3, "the wall w1 separates 7 from 8"),
    ]


def test_defenders_pass_each_other(board: GameMap, ways: Graph) -> None:
    assert not find_hearers(board, ways, ["1", "2", "3"], "defender", units=["2"]).problems


def test_hard_terrain_counts_extra(board: GameMap, ways: Graph) -> None:
    rough = replace(board.fields["3"], traits=frozenset({"hard_terrain"}))
    hard = replace(board, fields={**board.fields, "3": rough})
    assert not find_hearers(hard, ways, ["1", "2", "3"], "sniper").problems
    answer = find_hearers(hard, ways, ["1", "2", "3", "7"], "sniper")
    assert answer.cost == 4
    assert "hard terrain" in answer.problems[0].why


def test_an_empty_path_is_refused(board: GameMap, ways: Graph) -> None:
    with pytest.raises(UsageError, match="at least one field"):
        find_hearers(board, ways, [], "sniper")
