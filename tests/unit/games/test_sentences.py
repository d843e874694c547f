"""What is said of games, and of a board that stands in their way."""

from __future__ import annotations

import re
from dataclasses import replace

from mapkit.games.board import GameBoard
from mapkit.games.compare import compare_results
from mapkit.games.play import play_games
from mapkit.games.results import results_of
from mapkit.games.sentences import comparison_sentences, map_notes, results_sentences
from mapkit.games.tables import GameTables
from mapkit.mapfile import shipped_players
from tests.unit.games.boards import game_board


def parted(tables: GameTables, *apart: int) -> GameTables:
    """Take all steps from some fields."""
    return replace(
        tables,
        passable=tuple(
            () if i in apart else tuple(j for j in row if j not in apart)
            for i, row in enumerate(tables.passable)
        ),
    )


def test_nothing_is_noted_of_a_whole_board() -> None:
    assert map_notes(game_board("launch-site").tables) == ()


def test_an_objective_that_no_step_leads_to_is_named_and_never_done() -> None:
    tables = game_board("uboat-bunker").tables
    number, field = tables.objectives[3]
    alone = parted(tables, field)
    assert map_notes(alone) == (f"No way leads to objective {number}: it is never completed.",)
    players = shipped_players()
    counts = play_games(GameBoard(alone), players, "1", range(120)).to_dict()
    found = results_of(alone, players, "1", 120, counts)
    assert found.objectives[3].given > 0
    assert found.objectives[3].done == 0
    told = results_sentences(found, "the bunker", map_notes(alone))
    assert f"Objective {number} (field {tables.fields[field]}) was never done" in "\n".join(told)


def test_an_entry_in_a_part_of_its_own_is_named() -> None:
    tables = game_board("uboat-bunker").tables
    sector, entry = next(e for e in tables.entries if e[1] not in dict(tables.objectives).values())
    notes = map_notes(parted(tables, entry))
    assert len(notes) == len(tables.objectives)
    assert all(f"from the {sector} entry" in note for note in notes)
    play_games(GameBoard(parted(tables, entry)), shipped_players(), "1", range(60))


def test_equal_figures_on_both_sides_have_an_interval_too() -> None:
    board, players = game_board("uboat-bunker"), shipped_players()
    counts = play_games(board, players, "1", range(60)).to_dict()
    found = results_of(board.tables, players, "1", 60, counts)
    told = comparison_sentences(compare_results(found, found))
    assert told[0] == "No difference is shown."
    equal = [words for words in told if "on both sides" in words]
    assert any(words.startswith("the sniper wins: ") for words in equal)
    assert all(re.search(r"a difference of 0\.0.* \(-\d.* to \d", words) for words in equal)
