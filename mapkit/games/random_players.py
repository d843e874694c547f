"""Players who decide by chance alone: the floor that others have to beat."""

from __future__ import annotations

from mapkit.games.pieces import CARDS, GIFTS, HAND, NO_GIFT, is_hand
from mapkit.games.played import Dice, PlayedGame
from mapkit.games.state import Decision

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Chooses a kind of decision among those that are legal, then one of that kind."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def hand(self) -> tuple[int, ...]:
        """Choose the cards that the sniper begins with."""
        while True:
            hand = tuple(self._dice.below(len(CARDS)) for _ in range(HAND))
            if is_hand(hand):
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
