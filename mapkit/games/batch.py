"""Many games as tasks: in chunks, each of which is the same wherever it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from mapkit.errors import UsageError
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
from mapkit.games.tables import GameTables
from mapkit.games.tally import Tally, added
from mapkit.jobs import RunTasks, Task, run_tasks
from mapkit.messages import phrase
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

    Parameters
    ----------
    seed : str
        The same seed gives the same game.
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


CHUNK = 100
"""Games of a task."""

MOST_GAMES = 10_000_000

_MOST_COUNTED = 10**12
"""Far above what the games of one task can add up to."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays where: a board, players, and the seed of all games.

    ``rules`` is raised where the rules played change, so that results kept in a file before are not
    added to those of today.
    """

    tables: GameTables
    players: Players
    seed: str
    rules: int = 3


def play_matches(
    matches: Sequence[Match],
    games: int,
    *,
    run: RunTasks = run_tasks,
    progress: Callable[[int, int], None] | None = None,
) -> list[dict[str, Any] | None]:
    """Play so many games of each match, and return what they come to.

    Parameters
    ----------
    games : int
        Of each match.
    run : callable
        Does the tasks: :func:`mapkit.jobs.run_tasks`, with the workers and the file of results that
        are wanted.
    progress : callable or None

    Returns
    -------
    list of (dict or None)
        The counts of :class:`mapkit.games.tally.Tally` by match, the same for any number of
        workers; of fewer games where the work was stopped, None where none is finished.

    Raises
    ------
    UsageError
        No games, too many, or a bag without tokens or with more than there are.
    FileError, WorkerError
        As for :func:`mapkit.jobs.run_tasks`.
    """
    if not 1 <= games <= MOST_GAMES:
        raise UsageError(phrase("play 1 to {most} games, not {n}", most=MOST_GAMES, n=games))
    for match in matches:
        refuse_bag(match.tables)
    tasks = [
        Task(f"{k}/{first}", play_chunk, (match, first, min(first + CHUNK, games)))
        for first in range(0, games, CHUNK)
        for k, match in enumerate(matches)
    ]
    found: list[dict[str, Any] | None] = [None] * len(matches)

    def fits(key: str, counts: Any) -> bool:
        task = known.get(key)
        return task is None or could_be(counts, *task.arguments)

    known = {task.key: task for task in tasks}
    for key, counts in run(tasks, job=(matches, games), fits=fits, progress=progress):
        k = int(key.partition("/")[0])
        before = found[k]
        found[k] = counts if before is None else added(before, counts)
    return found


def play_chunk(match: Match, first: int, end: int) -> dict[str, Any]:
    """Play the games of some numbers, from the first up to the end, which is not played."""
    board = _board(match.tables)
    tally = play_games(board, match.players, match.seed, range(first, end))
    return tally.to_dict()


def could_be(counts: Any, match: Match, first: int, end: int) -> bool:
    """Return whether these can be the counts of so many games, as a file has them."""
    plain = Tally(_board(match.tables)).to_dict()
    if not _has_form(counts, plain):
        return False
    games = end - first
    sums = counts["games"], sum(counts["endings"]), sum(counts["rounds"].values())
    return sums == (games,) * 3


def _has_form(given: Any, plain: Any) -> bool:
    """Return whether counts have the keys and lengths of others; an empty mapping has any keys."""
    if isinstance(plain, dict):
        return isinstance(given, dict) and (
            all(n.isdecimal() and _has_form(v, 0) for n, v in given.items())
            if not plain
            else given.keys() == plain.keys()
            and all(_has_form(given[key], value) for key, value in plain.items())
        )
    if isinstance(plain, list):
        return (
            isinstance(given, list)
            and len(given) == len(plain)
            and all(map(_has_form, given, plain))
        )
    return type(given) is int and 0 <= given <= _MOST_COUNTED


@lru_cache(maxsize=2)
def _board(tables: GameTables) -> GameBoard:
    return GameBoard(tables)


def refuse_bag(tables: GameTables) -> None:
    """Refuse a bag that no game can be played with.

    Raises
    ------
    UsageError
        It has no tokens, or more of one than there are.
    """
    if sum(tables.bag) == 0:
        raise UsageError(phrase("the bag has no tokens, so no shot can be fired"))
    if any(not 0 <= n <= most for n, most in zip(tables.bag, tables.bag_holds, strict=True)):
        most = ", ".join(map(str, tables.bag_holds))
        raise UsageError(
            phrase(
                "a bag holds at most {most} tokens of accuracy, noise, recoil and silencers",
                most=most,
            )
        )
