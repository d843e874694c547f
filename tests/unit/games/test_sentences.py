"""What is said of a board that stands in the way of games."""

from __future__ import annotations

from dataclasses import replace

from mapkit.games.board import GameBoard
from mapkit.games.play import play_games
from mapkit.games.results import results_of
from mapkit.games.sentences import map_notes, results_sentences
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
    assert map_notes(alone) == (f"No way leads to objective {number}: it is done in no game.",)
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
