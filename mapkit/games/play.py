"""One game from its seed to its end; many of them, one after the other."""

from __future__ import annotations

from collections.abc import Iterable

from mapkit.games.board import GameBoard
from mapkit.games.pieces import SetUp, are_aims
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.random_players import RandomPlayer
from mapkit.games.sniper import SensibleSniper
from mapkit.games.squads import SensibleSquads
from mapkit.games.tally import Tally
from mapkit.model import Players

__all__ = ["draw_aims", "play_game", "play_games"]


def draw_aims(board: GameBoard, dice: Dice) -> tuple[int, int]:
    """Draw two objectives of different sectors: one, then on until the sector is another."""
    number = len(board.tables.objectives)
    one = other = dice.below(number)
    while not are_aims(board, one, other):
        other = dice.below(number)
    return one, other


def play_game(board: GameBoard, players: Players, seed: str, tally: Tally) -> PlayedGame:
    """Play one game to its end, and count it.

    Parameters
    ----------
    board : GameBoard
    players : Players
    seed : str
        The same seed gives the same game.
    tally : Tally
    """
    dice = Dice(seed)
    sniper = RandomPlayer(dice) if players.sniper is None else SensibleSniper(players.sniper, dice)
    squads = RandomPlayer(dice) if players.squads is None else SensibleSquads(players.squads, dice)
    aims = draw_aims(board, dice)
    hand = sniper.hand()  # he chooses before the squads do
    set_up = SetUp(squads.gifts(len(board.tables.squads)), aims, hand)
    game = PlayedGame(board, set_up, dice, tally, keeps=sniper.one_of, saves=squads.one_of)
    while not game.ending:
        (squads if game.turn else sniper).turn(game)
    return game


def play_games(board: GameBoard, players: Players, seed: str, numbers: Iterable[int]) -> Tally:
    """Play the games of some numbers; each has a seed made of ``seed`` and its number."""
    tally = Tally(board)
    for number in numbers:
        play_game(board, players, f"{seed}/{number}", tally)
    return tally
