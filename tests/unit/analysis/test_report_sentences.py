"""What a report says of maps on which there is little to measure: no "0 to 0", no "1 others"."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from mapkit.analysis.measures import ReportOptions, make_report
from mapkit.analysis.measures.report_sentences import report_sentences
from mapkit.compiled import compile_map
from mapkit.i18n import LANGUAGES, speaking
from mapkit.model import GameMap
from tests.unit.analysis.test_warnings import WALL, changed, grid, with_entry, with_objectives


def said_of(board: GameMap) -> tuple[str, ...]:
    return report_sentences(make_report(compile_map(board), ReportOptions()))


def walled(board: GameMap, *places: int) -> GameMap:
    for k in places:
        board = changed(board, list(board.fields)[k], traits=WALL)
    return board


def played(board: GameMap, entry: int, objective: int) -> GameMap:
    ids = list(board.fields)
    board = with_entry(changed(board, ids[objective], sector="yellow"), ids[entry])
    return with_objectives(board, ids[objective])


SMALL = {
    "one field": grid(1, 1),
    "two fields": grid(1, 2),
    "one field and a wall": walled(grid(1, 2), 1),
    "walls": walled(grid(1, 2), 0, 1),
    "two parts": walled(grid(1, 3), 1),
    "two parts, no way": played(walled(grid(1, 3), 1), 0, 2),
    "one objective": played(grid(2, 3), 0, 5),
}


@pytest.mark.parametrize("name", SMALL)
def test_small_maps_are_said_in_plain_words(name: str) -> None:
    said = "\n".join(said_of(SMALL[name]))
    assert not re.search(r"\b(\d+) to \1\b", said)
    assert not re.search(r"(?<![\d.,])1 (others|fields|pairs|turns|objectives)\b", said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SMALL)
def test_small_maps_have_a_report_in_every_language(name: str, language: str) -> None:
    with speaking(language):
        assert "{" not in "".join(said_of(SMALL[name]))


def test_what_holds_for_all_fields_is_said_of_all() -> None:
    said = said_of(SMALL["two fields"])
    assert "Exposure: every field is seen from 1 other." in said
    assert "A noisy move over any field is heard from 1 other." in said
    assert "Sniper: other fields within a turn: 1 at the median; within two turns: 1." in said
    assert "  From the entries of other sectors to the objectives: 2 turns" in said_of(
        SMALL["one objective"]
    )


def test_a_board_on_which_nobody_stands_says_so() -> None:
    said = said_of(SMALL["walls"])
    assert said[1] == "Figures can stand on none of them."
    assert not any(line.startswith(("Exposure", "A noisy")) for line in said)


def test_one_field_makes_no_pair() -> None:
    said = said_of(SMALL["one field"])
    assert "Left out: disputes: one field makes no pair." in said
    assert not any("every pair" in line for line in said)


def test_a_bag_without_tokens_leaves_out_the_odds_alone() -> None:
    board = grid(1, 2)
    bag = board.ruleset.bag
    empty = {i: replace(token, start=0) for i, token in bag.tokens.items()}
    ruleset = replace(board.ruleset, bag=replace(bag, tokens=empty))
    report = make_report(compile_map(replace(board, ruleset=ruleset)), ReportOptions())
    assert report.odds is None
    assert report.exposure is not None
    said = report_sentences(report)
    assert "Left out: odds: the bag has no tokens, so nothing can be drawn from it." in said


def test_no_comparison_is_made_with_a_thing_itself() -> None:
    board = grid(1, 2, small_label=2)
    ids = list(board.fields)
    options = ReportOptions(disputes=False, labels_mm=dict.fromkeys(ids, 1.5))
    warnings = make_report(compile_map(board), options).warnings.open
    assert [w.sentence for w in warnings] == [
        f"What stands on {i} is printed 1.50 mm high." for i in ids
    ]
