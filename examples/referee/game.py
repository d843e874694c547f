"""One game of Sniper Elite, played at random and by the rulebooks, from a map's tables alone.

Every question about the board goes to the reader, ``mapkit_tables``. Where the books leave
something open, it is played so:

* Looting draws what the deck holds where that is fewer than three cards.
* A mine kills whoever ends a move on it, be it drawn there; it brings a token as a shot does. Who
  is deployed onto a mine lives. Of two mines on a field the one laid first goes off.
* Both targets of the submachine gun are chosen before its first shot. Each shot jams by its own
  tokens, and a second shot at a unit that has fallen hits nobody.
* Whom a medic keeps was not killed, and brings no token. Hit by the shotgun too, he keeps nobody.
* What noise a sharpshooter draws reveals nobody.
* A unit's move may end where it began. A sniper without an open entry says so, and loses the turn.
* The dog handler and the sixth specialist are not played: the texts at hand lack their cards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any

from sniper import Sniper
from squads import Squads
from table import LAST_ROW, RuleBrokenError, Table, check

if TYPE_CHECKING:
    from mapkit_tables import Tables

__all__ = ["Game", "RuleBrokenError", "check"]

Decision = tuple[Any, ...]

SNIPERS = {"complete": 90, "blast": 40, "move": 30, "loot": 15, "shoot": 12, "distract": 8,
           "burst": 20, "use": 3, "end": 10}  # fmt: skip
SQUADS = {"walk": 40, "attack": 15, "spot": 20, "search": 15, "deploy": 30, "ask": 10, "call": 20,
          "gift": 8, "snipe": 60, "withdraw": 2, "rest": 2, "end": 1}  # fmt: skip
"""How often a kind of decision is chosen among those that are possible."""


class Game:
    """A game from the set-up to its end; ``tell`` gets every event as a sentence.

    ``handicaps`` are some of ``table.HANDICAPS``.
    """

    def __init__(
        self,
        board: Tables,
        dice: random.Random,
        tell: Callable[[str], object],
        handicaps: Collection[str] = (),
    ) -> None:
        self.board, self.dice = board, dice
        self.table = Table(board, dice, tell, handicaps)
        self.sniper = Sniper(self.table)
        self.squads = Squads(self.table, self.sniper)
        self.is_snipers = True
        self.turns = 0
        self.end: str | None = None
        first, second = self.sniper.objectives
        self.table.say(f"(Objectives {first} and {second}.)")
        self.announce()

    def announce(self) -> None:
        """Tell that a round begins."""
        row = max(row for rows in self.table.rows.values() for row in rows)
        self.table.say(f"Round {self.sniper.round}, {row - LAST_ROW} left after it")

    # -- The turns

    def may(self, kind: str) -> Iterator[Decision]:
        """Yield the decisions of a kind that are legal now."""
        if kind == "end":
            if not self.is_snipers or self.sniper.may_end():
                yield ("end",)
        else:
            yield from (self.sniper if self.is_snipers else self.squads).may(kind)

    def do(self, decision: Decision) -> Any:
        """Do what was decided."""
        kind, *given = decision
        if kind == "end":
            return self.turn_ends()
        return getattr(self.sniper if self.is_snipers else self.squads, kind)(*given)

    def turn_ends(self) -> None:
        """End the turn; see whether somebody has won, and begin the next."""
        self.turns += 1
        table = self.table
        if not self.is_snipers:
            self.squads.turn_ends()
        table.referee()
        if not self.sniper.left:
            self.end = "The sniper wins: both objectives are done."
        elif table.wounds == 2:
            self.end = "The defenders win: the sniper is wounded twice."
        elif self.is_snipers:
            if all(row == LAST_ROW for rows in table.rows.values() for row in rows):
                self.end = "The defenders win: time has run out."
            else:
                self.squads.turn_begins()
        else:
            self.sniper.turn_begins()
            self.announce()
        self.is_snipers = not self.is_snipers

    # -- Random play

    def play(self) -> str:
        """Play until somebody has won, and say who and why."""
        while self.end is None:
            self.do(self.choose())
        return self.end

    def choose(self) -> Decision:
        """Choose a kind of decision, then one of that kind, towards what is worth doing."""
        likely = dict(SNIPERS if self.is_snipers else SQUADS)
        if not self.is_snipers and self.table.figure is not None:
            likely |= {"walk": 80, "attack": 80}
        while True:
            kinds = [*likely]
            kind = self.dice.choices(kinds, [likely[k] for k in kinds])[0]
            options = list(self.may(kind))
            if options:
                break
            del likely[kind]
        if kind == "move" and self.dice.random() < 0.75:
            options = self.sniper.closer(options)
        trace = self.table.figure
        if kind in ("walk", "attack", "snipe") and trace is not None:
            options = [d for d in options if d[2] == trace] or self.towards(kind, trace, options)
        return self.dice.choice(options)

    def towards(self, kind: str, trace: str, options: list[Decision]) -> list[Decision]:
        """Return the walks of one unit towards a field; other options as they are."""
        if kind != "walk":
            return options
        unit = self.table.units[self.dice.choice(options)[1]]
        others = self.table.places(unit)
        ends = self.board.towards(str(unit.at), trace, occupied=others)
        for end in ends:
            check(("walk", unit.number, end) in options, f"{unit} may move towards {trace}")
        return [("walk", unit.number, end) for end in ends]
