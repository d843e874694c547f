"""Many games: the same for any number of workers, stopped early, gone on with."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from mapkit.errors import UsageError
from mapkit.games.batch import CHUNK, Match, play_matches
from mapkit.games.play import play_games
from mapkit.jobs import run_tasks
from mapkit.mapfile import shipped_players
from tests.unit.games.boards import game_board

PLAYERS = shipped_players()


def match(seed: str = "1", bag: tuple[int, ...] = (6, 2, 3, 0)) -> Match:
    return Match(replace(game_board("uboat-bunker").tables, bag=bag), PLAYERS, seed)


def test_the_number_of_workers_changes_no_game() -> None:
    games = 3 * CHUNK + 7
    one = play_matches([match()], games, run=partial(run_tasks, workers=1))
    assert one == play_matches([match()], games, run=partial(run_tasks, workers=2))
    plain = play_games(game_board("uboat-bunker"), PLAYERS, "1", range(games)).to_dict()
    assert {**one[0], "rounds": None} == {**plain, "rounds": None}
    assert dict(one[0]["rounds"]) == dict(plain["rounds"])
    assert one != play_matches([match("2")], games, run=partial(run_tasks, workers=1))


def test_what_was_played_is_kept_when_it_is_stopped(tmp_path: Path) -> None:
    store = tmp_path / "games.results"
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    found = play_matches(
        [match()], 10 * CHUNK, run=partial(run_tasks, workers=1, store=store, stop=stop)
    )[0]
    assert 0 < found["games"] < 10 * CHUNK
    assert found["games"] % CHUNK == 0
    steps: list[tuple[int, int]] = []
    whole = play_matches(
        [match()], 10 * CHUNK, run=partial(run_tasks, workers=1, store=store),
        progress=lambda done, total: steps.append((done, total)),
    )  # fmt: skip
    assert steps[0] == (found["games"] // CHUNK, 10)  # they are not played again
    assert whole == play_matches([match()], 10 * CHUNK, run=partial(run_tasks, workers=1))


def test_nothing_is_found_where_nothing_was_played() -> None:
    assert play_matches([match()], CHUNK, run=partial(run_tasks, workers=1, stop=lambda: True)) == [
        None
    ]


@pytest.mark.parametrize("games", [0, -3, 10_000_001])
def test_an_odd_number_of_games_is_refused(games: int) -> None:
    with pytest.raises(UsageError, match=f"play 1 to 10000000 games, not {games}"):
        play_matches([match()], games)


@pytest.mark.parametrize(
    ("bag", "words"),
    [((0, 0, 0, 0), "the bag has no tokens"), ((12, 2, 3, 0), "at most 11, 9, 7, 3 tokens")],
)
def test_an_odd_bag_is_refused(bag: tuple[int, int, int, int], words: str) -> None:
    with pytest.raises(UsageError, match=words):
        play_matches([match(bag=bag)], 1)
