"""The rules of a game: the decisions that are legal now, and what each one does.

They are written from the rulebooks; ``docs/by-the-book.md`` traces each statement. What the books
leave open is listed in ``docs/played-games.md``, under *What is assumed*.
"""

from __future__ import annotations

from collections.abc import Iterator

from mapkit.games.snipers_turn import SnipersTurn
from mapkit.games.squads_turn import SquadsTurn
from mapkit.games.state import RUNNING, SNIPER, Decision


class Game(SnipersTurn, SquadsTurn):
    """A game on a board. The methods named in decisions change it; they check nothing.

    Who decides asks :meth:`legal` first, or the methods that it is made of. Two decisions fall
    within another: which card he :meth:`keeps`, and whom a medic :meth:`saves`.
    """

    __slots__ = ()

    def legal(self) -> Iterator[Decision]:
        """Yield every decision that is legal now; ``end`` where the turn may end."""
        if self.ending == RUNNING:
            yield from self._sniper_may() if self.turn == SNIPER else self._squads_may()
