"""Many games as tasks: in chunks, each of which is the same wherever it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from mapkit.errors import UsageError
from mapkit.games.board import GameBoard
from mapkit.games.play import play_games
from mapkit.games.tables import GameTables
from mapkit.games.tally import Tally, added
from mapkit.jobs import RunTasks, Task, run_tasks
from mapkit.messages import phrase
from mapkit.model import Players

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

    Returns the counts of :class:`mapkit.games.tally.Tally` by match, the same for any number of
    workers; of fewer games where the work was stopped, None where none is finished.

    Raises ``UsageError`` for no games, too many, or a bag without tokens or with more than there
    are. Raises ``FileError`` or ``WorkerError`` as for :func:`mapkit.jobs.run_tasks`.

    Parameters
    ----------
    games : int
        Of each match.
    run : callable
        Does the tasks: :func:`mapkit.jobs.run_tasks`, with the workers and the file of results that
        are wanted.
    progress : callable or None
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

    Raises ``UsageError`` where it has no tokens, or more of one than there are.
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
