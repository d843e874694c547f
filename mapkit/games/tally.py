"""What games come to, as whole numbers that add up in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mapkit.games.board import GameBoard

if TYPE_CHECKING:
    from mapkit.games.rules import Game

ENDINGS = ("objectives", "wounds", "time")
"""How games end: both objectives are done; the second wound; no time is left."""

MEASURES = ("rounds", "shots", "hits", "reveals", "wounds", "done")
"""What is counted for each game; sums and sums of squares are kept."""

COSTS = ("turns", "wounds", "reveals")
"""What an objective costs, from the one before it, or the beginning, until it is done."""


class Tally:
    """Counts over some games."""

    def __init__(self, board: GameBoard) -> None:
        fields, objectives = len(board.tables.fields), len(board.tables.objectives)
        self.games = 0
        self.endings = [0] * len(ENDINGS)
        self.rounds: dict[int, int] = {}
        self.sums = [0] * len(MEASURES)
        self.squares = [0] * len(MEASURES)
        self.stood = [0] * fields
        self.fired = [0] * fields
        self.fell = [0] * fields
        self.struck = [0] * fields
        self.given = [0] * objectives
        self.done = [0] * objectives
        self.costs = [[0] * objectives for _ in COSTS]
        self.cost_squares = [[0] * objectives for _ in COSTS]
        self._begin()

    def _begin(self) -> None:
        self.shots = self.hits = self.reveals = 0
        self.before = (0, 0, 0)

    def stands(self, here: int) -> None:
        """Count where the sniper ends his turn."""
        self.stood[here] += 1

    def shoots(self, here: int, target: int, *, hit: bool, revealed: bool) -> None:
        """Count a shot."""
        self.fired[here] += 1
        self.fell[target] += 1
        self.shots += 1
        self.hits += hit
        self.reveals += revealed

    def wounds(self, game: Game, *, known: bool) -> None:
        """Count a wound of the sniper."""
        self.struck[game.sniper] += 1
        self.reveals += not known

    def completes(self, game: Game, number: int) -> None:
        """Count an objective, and what it cost."""
        now = (game.round, game.wounds, self.reveals)
        self.done[number] += 1
        for k, (then, before) in enumerate(zip(now, self.before, strict=True)):
            self.costs[k][number] += then - before
            self.cost_squares[k][number] += (then - before) ** 2
        self.before = now
        self.reveals += game.figure != game.sniper

    def ends(self, game: Game) -> None:
        """Count a game that is over."""
        self.games += 1
        self.endings[game.ending - 1] += 1
        self.rounds[game.round] = self.rounds.get(game.round, 0) + 1
        done = len(game.aims) - len(game.goals)
        measured = (game.round, self.shots, self.hits, self.reveals, game.wounds, done)
        for k, value in enumerate(measured):
            self.sums[k] += value
            self.squares[k] += value * value
        for number in game.aims:
            self.given[number] += 1
        self._begin()

    def to_dict(self) -> dict[str, Any]:
        """Return all counts as plain JSON values."""
        return {
            "games": self.games,
            "endings": self.endings,
            "rounds": {str(n): self.rounds[n] for n in sorted(self.rounds)},
            "sums": self.sums,
            "squares": self.squares,
            "stood": self.stood,
            "fired": self.fired,
            "fell": self.fell,
            "struck": self.struck,
            "given": self.given,
            "done": self.done,
            "costs": self.costs,
            "cost_squares": self.cost_squares,
        }


def added(one: Any, other: Any) -> Any:
    """Add the counts of two tallies, as plain values: numbers, lists of them, mappings."""
    if isinstance(one, dict):
        both = {key: added(value, other[key]) for key, value in one.items() if key in other}
        return {**one, **other, **both}
    if isinstance(one, list):
        return [added(a, b) for a, b in zip(one, other, strict=True)]
    return one + other
