"""Players who decide by chance alone: the floor that others have to beat."""

from __future__ import annotations

from mapkit.games.played import Dice, PlayedGame
from mapkit.games.rules import Decision

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Chooses a kind of decision among those that are legal, then one of that kind."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def turn(self, game: PlayedGame) -> None:
        """Play one turn, up to its end."""
        below, now = self._dice.below, game.turn
        while game.turn == now and not game.ending:
            by_kind: dict[str, list[Decision]] = {}
            for decision in game.legal():
                by_kind.setdefault(decision[0], []).append(decision)
            kinds = sorted(by_kind)
            options = by_kind[kinds[below(len(kinds))]]
            kind, *given = options[below(len(options))]
            before = game.turns
            getattr(game, kind)(*given)
            if game.turns != before:
                return
