"""One game from its seed to its end, many of them, and players who decide by chance alone."""

from __future__ import annotations

from collections.abc import Iterable

from mapkit.games.board import GameBoard
from mapkit.games.pieces import (
    CARDS,
    COPIES,
    GIFTS,
    HAND,
    NO_GIFT,
    RANDOM_HAND,
    SetUp,
    are_aims,
    is_hand,
)
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.sniper import SensibleSniper
from mapkit.games.squads import SensibleSquads
from mapkit.games.state import OFF, Decision
from mapkit.games.tally import Tally
from mapkit.model import Players


class RandomPlayer:
    """Chooses a kind of decision among those that are legal, then one of that kind."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def hand(self, number: int = HAND, drawn: tuple[int, ...] = ()) -> tuple[int, ...]:
        """Choose so many cards to begin with; some of them are drawn already."""
        while True:
            more = number - len(drawn)
            hand = (*drawn, *(self._dice.below(len(CARDS)) for _ in range(more)))
            if is_hand(hand, number):
                return hand

    def gifts(self, squads: int) -> tuple[int, ...]:
        """Choose a specialist for each squad."""
        chosen = self._dice.some(max(len(GIFTS), squads), squads)
        return tuple(k if k < len(GIFTS) else NO_GIFT for k in chosen)

    def one_of(self, options: tuple[int, ...]) -> int:
        """Choose a card to keep, or a unit to save."""
        return options[self._dice.below(len(options))]

    def turn(self, game: PlayedGame) -> None:
        """Play one turn, up to its end."""
        below, now = self._dice.below, game.turns
        while game.turns == now:
            by_kind: dict[str, list[Decision]] = {}
            for decision in game.legal():
                by_kind.setdefault(decision[0], []).append(decision)
            kinds = sorted(by_kind)
            options = by_kind[kinds[below(len(kinds))]]
            kind, *given = options[below(len(options))]
            getattr(game, kind)(*given)


def draw_aims(board: GameBoard, dice: Dice) -> tuple[int, int]:
    """Draw two objectives of different sectors: one, then on until the sector is another."""
    number = len(board.tables.objectives)
    one = other = dice.below(number)
    while not are_aims(board, one, other):
        other = dice.below(number)
    return one, other


def play_game(board: GameBoard, players: Players, seed: str, tally: Tally) -> PlayedGame:
    """Play one game to its end, and count it.

    The same ``seed`` gives the same game.
    """
    dice = Dice(seed)
    sniper = RandomPlayer(dice) if players.sniper is None else SensibleSniper(players.sniper, dice)
    squads = RandomPlayer(dice) if players.squads is None else SensibleSquads(players.squads, dice)
    set_up = draw_set_up(board, players.handicaps, dice, sniper, squads)
    game = PlayedGame(board, set_up, dice, tally, keeps=sniper.one_of, saves=squads.one_of)
    while not game.ending:
        (squads if game.turn else sniper).turn(game)
    return game


def draw_set_up(
    board: GameBoard,
    taken: tuple[str, ...],
    dice: Dice,
    sniper: SensibleSniper | RandomPlayer,
    squads: SensibleSquads | RandomPlayer,
) -> SetUp:
    """Draw and choose what a game begins with, under the handicaps that are taken on."""
    aims = draw_aims(board, dice)
    drawn = dice.loot(list(COPIES), RANDOM_HAND) if "random_cards" in taken else ()
    hand = sniper.hand((len(drawn) or HAND) + ("extra_card" in taken), drawn)
    shown = OFF
    if "shown_objective" in taken:
        others = [k for k in range(len(board.tables.objectives)) if k not in aims]
        shown = others[dice.below(len(others))] if others else OFF
    gifts = squads.gifts(len(board.tables.squads))  # the sniper has chosen before
    return SetUp(gifts, aims, hand, taken, shown)


def play_games(board: GameBoard, players: Players, seed: str, numbers: Iterable[int]) -> Tally:
    """Play the games of some numbers; each has a seed made of ``seed`` and its number."""
    tally = Tally(board)
    for number in numbers:
        play_game(board, players, f"{seed}/{number}", tally)
    return tally
