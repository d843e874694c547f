"""The eight handicaps of rules page 16, each from the book's sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mapkit.games.pieces import ACCURACY, CARDS, COPIES, HAND, SetUp, is_hand
from mapkit.games.play import RandomPlayer, draw_set_up, play_game
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.sniper import SensibleSniper
from mapkit.games.squads import SensibleSquads
from mapkit.games.state import RUNNING, SNIPER, TIMED_OUT
from mapkit.games.tally import Tally
from mapkit.mapfile import read_players, shipped_players
from mapkit.mapfile.source import Source
from mapkit.model import SNIPER_HANDICAPS, SQUAD_HANDICAPS, Players
from tests.unit.games.boards import game_board

BOARD = game_board("launch-site")
WITH = 10
"""Games of a test."""


def set_ups(*taken: str) -> Iterator[SetUp]:
    """Yield set-ups of sensible and of random players."""
    shipped = shipped_players()
    assert shipped.sniper is not None
    assert shipped.squads is not None
    for seed in range(60):
        dice = Dice(f"set up {seed}")
        sides = (
            (RandomPlayer(dice), RandomPlayer(dice))
            if seed % 2
            else (SensibleSniper(shipped.sniper, dice), SensibleSquads(shipped.squads, dice))
        )
        yield draw_set_up(BOARD, taken, dice, *sides)


def begun(*taken: str) -> PlayedGame:
    return PlayedGame(BOARD, next(set_ups(*taken)), Dice("begun"), Tally(BOARD))


def test_without_handicaps_three_cards_are_chosen() -> None:
    assert all(is_hand(set_up.hand) and set_up.shown == -1 for set_up in set_ups())


def test_two_cards_are_drawn_instead_of_three_chosen() -> None:
    hands = [set_up.hand for set_up in set_ups("random_cards")]
    assert all(is_hand(hand, 2) for hand in hands)
    assert {card for hand in hands for card in hand} == set(range(len(CARDS)))


def test_the_bag_begins_with_five_accuracy() -> None:
    assert begun().bag == [6, 2, 3, 0]
    assert begun("less_accuracy").bag == [5, 2, 3, 0]


def test_an_objective_that_is_not_his_is_shown() -> None:
    shown = set()
    for set_up in set_ups("shown_objective"):
        assert set_up.shown not in {-1, *set_up.aims}
        shown.add(set_up.shown)
    assert len(shown) == len(BOARD.tables.objectives)


def test_the_squads_reckon_with_the_objective_shown() -> None:
    shown = begun("shown_objective").shown
    field = BOARD.tables.objectives[shown][1]
    assert BOARD.posts(()) >> field & 1
    assert not BOARD.posts((), shown) >> field & 1


def turns_until_time_is_up(game: PlayedGame) -> int:
    """Let both sides end their turns; return how many of the sniper's there are."""
    count = 0
    while not game.ending:
        count += game.turn == SNIPER
        game.end()
    assert game.ending == TIMED_OUT
    return count


@pytest.mark.parametrize(("taken", "turns"), [((), [10, 9]), (("seven_rounds",), [7, 6])])
def test_so_many_turns_for_each_objective(taken: tuple[str, ...], turns: list[int]) -> None:
    game = begun(*taken)
    entry, goal = BOARD.open_entries(game.aims)[0], BOARD.tables.objectives[game.aims[0]][1]
    game.move(next(way for way in BOARD.ways_in(entry) if not way.entered & game.guards))
    for turn in range(1, turns[0]):
        game.end()
        game.end()
        assert game.ending == RUNNING, turn
    game.sniper = goal
    game.complete()
    game.end()  # the turn in which he has done it
    assert turns_until_time_is_up(game) == turns[1]

    late = begun(*taken)
    late.move(next(way for way in BOARD.ways_in(entry) if not way.entered & late.guards))
    assert turns_until_time_is_up(late) == turns[0]


def test_one_card_more_is_chosen() -> None:
    hands = [set_up.hand for set_up in set_ups("extra_card")]
    assert all(is_hand(hand, HAND + 1) for hand in hands)
    assert not any(hand.count(card) > n for hand in hands for card, n in enumerate(COPIES))


def test_each_gift_is_used_once() -> None:
    assert begun().uses == [2, 2, 2]
    assert begun("single_use").uses == [1, 1, 1]


def intelligence(*taken: str) -> list[list[int]]:
    """Return for each of three rounds which squads may gather intelligence, one after another."""
    game = begun(*taken)
    asked: list[list[int]] = []
    entry = BOARD.open_entries(game.aims)[0]
    game.move(next(way for way in BOARD.ways_in(entry) if not way.entered & game.guards))
    for _ in range(3):
        game.end()
        asked.append([])
        for squad in range(3):
            if game.may_ask(squad):
                assert ("ask", squad) in set(game.legal())
                game.ask(squad)
                asked[-1].append(squad)
        game.end()
    return asked


def test_no_intelligence_in_the_first_two_rounds() -> None:
    assert intelligence() == [[0, 1, 2]] * 3
    assert intelligence("late_intelligence") == [[], [], [0, 1, 2]]


def test_one_squad_a_turn_gathers_intelligence() -> None:
    assert intelligence("one_intelligence") == [[0]] * 3
    assert intelligence("late_intelligence", "one_intelligence") == [[], [], [0]]


@pytest.mark.parametrize("chance", [True, False], ids=["random", "sensible"])
def test_whole_games_are_played_with_all_of_them(chance: bool) -> None:
    shipped = shipped_players()
    sides = (None, None) if chance else (shipped.sniper, shipped.squads)
    players = Players("", *sides, (*SNIPER_HANDICAPS, *SQUAD_HANDICAPS))
    tally, rounds = Tally(BOARD), []
    for seed in range(WITH):
        game = play_game(BOARD, players, f"all {seed}", tally)
        assert game.trail.places >> game.sniper & 1
        assert game.bag[ACCURACY] >= 5
        rounds.append(game.round)
    assert tally.games == WITH
    assert max(rounds) <= 13


def test_a_file_of_players_names_them_by_side() -> None:
    text = (
        'mapkit_players: "1.0"\n'
        "squads: {handicaps: [one_intelligence]}\n"
        "sniper: {plays: random, handicaps: [seven_rounds, random_cards]}\n"
    )
    players, found = read_players(Source(text, None))
    assert not found
    assert players.handicaps == ("random_cards", "seven_rounds", "one_intelligence")
    assert players.sniper is None
    assert players.squads == shipped_players().squads
    wrong = 'mapkit_players: "1.0"\nsquads: {handicaps: [seven_rounds]}\n'
    assert read_players(Source(wrong, None))[0] is None
