"""The defenders of the solo game on the move: nearest, towards, recon, summoned, coming back.

This is not a game, only its movement. Orders are drawn at random, in the words that we know of the
solo cards, and every answer of the reader is checked. The sniper moves at random.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from game import check

if TYPE_CHECKING:
    from mapkit_tables import Tables


class Solo:
    """Three squads that follow random orders after the field where the sniper was last known."""

    def __init__(self, board: Tables, dice: random.Random, tell: Callable[[str], object]) -> None:
        self.board, self.dice, self.tell = board, dice, tell
        self.units = {
            (squad, k): at for squad in board.squads for k, at in enumerate(board.starts(squad))
        }
        self.sniper = dice.choice(list(board.entries.values()))
        self.known = self.sniper
        self.turns = 0

    def play(self, turns: int) -> None:
        """Play so many turns."""
        orders = (self.encircle, self.all_to_the_sector, self.regroup, self.summon, self.come_back)
        for _ in range(turns):
            self.turns += 1
            guards = list(self.units.values())
            ways = self.board.paths(self.sniper, "sniper", occupied=guards)
            self.sniper = self.dice.choice(ways)[-1]
            self.dice.choice(orders)()
            self.recon()
            places = list(self.units.values())
            check(len(set(places)) == len(places), "no two defenders on a field")

    def others(self, unit: tuple[str, int]) -> list[str]:
        """Return the fields of all units but one."""
        return [at for other, at in self.units.items() if other != unit]

    def encircle(self) -> None:
        """Move the nearest defender to where the sniper was last known."""
        guards = list(self.units.values())
        found = self.board.nearest(self.known, guards)
        ways = [d for g in guards if (d := self.board.distance(g, self.known)) is not None]
        check(found.distance == min(ways), "nobody is nearer")
        farthest = self.board.farthest(self.known, guards)
        check(farthest.distance == max(ways), "nobody is farther")
        at = self.dice.choice(found.fields)
        unit = next(u for u, here in self.units.items() if here == at)
        self.go(unit, self.known)

    def all_to_the_sector(self) -> None:
        """Move everybody to the sector where the sniper was last known."""
        sector = self.board.field(self.known).sector
        for unit in self.units:
            self.go(unit, self.board.fields_in(str(sector)))

    def regroup(self) -> None:
        """Summon others to the marks of a card, which lie in the last known sector."""
        board, card = self.board, self.dice.choice("ABC")
        sector = str(board.field(self.known).sector)
        squads: dict[str, list[str]] = {squad: [] for squad in board.squads}
        for unit, at in self.units.items():
            squads[unit[0]].append(at)
        called: list[tuple[str, int]] = []
        for mark, fields in board.regroup_calls(card, sector, squads).items():
            check(board.field(mark).sector == sector, "marks lie in the last known sector")
            here = [u for u, at in self.units.items() if at in fields and u not in called]
            fitting = [u for u in here if board.may_summon(self.units[u], mark, self.known, sector)]
            if fitting:
                unit = self.dice.choice(fitting)
                check(unit[0] != sector, "the sector's own squad stays")
                called.append(unit)
                self.tell(f"{unit[0]} {unit[1]}: called from {self.units[unit]} to {mark}")
                self.units[unit] = mark

    def go(self, unit: tuple[str, int], target: str | tuple[str, ...]) -> None:
        """Move a unit towards a field, or the nearest of several."""
        board, start, others = self.board, self.units[unit], self.others(unit)
        end = self.dice.choice(board.towards(start, target, occupied=others))
        check(end == start or end not in others, "on no occupied field")
        check(end in board.reachable(start, "defender", occupied=others), "in one move")
        ways = board.shortest_paths(start, target)
        check(any(end in way for way in ways) or end == start, "on a shortest way")
        self.tell(f"{unit[0]} {unit[1]}: {start} to {end}")
        self.units[unit] = end

    def recon(self) -> None:
        """Look about from every defender: two steps at most, and in sight."""
        passable = self.board.passable
        for at in self.units.values():
            seen = self.board.recon(at)
            near = {at, *passable(at), *(far for next_ in passable(at) for far in passable(next_))}
            expected = {place for place in near if self.board.sees(at, place)}
            check(set(seen) == expected, "what is two steps off at most, and in sight")
            check(set(seen) <= set(self.board.recon(at, steps=3)), "three steps show more")
            if self.sniper in seen:
                self.known = self.sniper
                self.tell(f"the sniper is seen on {self.sniper}")

    def summon(self) -> None:
        """Put a defender where the sniper was last known, or as near as may be."""
        board = self.board
        unit = self.dice.choice(list(self.units))
        others = self.others(unit)
        places = board.summon_places(self.known, others)
        check(places and not set(places) & set(others), "on a free field")
        check(self.known not in places or places == (self.known,), "on the field itself")
        sector = str(board.field(self.known).sector)
        start = self.units[unit]
        fitting = [p for p in places if board.may_summon(start, p, self.sniper, sector)]
        if fitting:
            self.units[unit] = self.dice.choice(fitting)
            self.tell(f"{unit[0]} {unit[1]}: summoned from {start} to {self.units[unit]}")

    def come_back(self) -> None:
        """Bring a fallen unit back at its officer's start, or beside it."""
        unit = self.dice.choice(list(self.units))
        places = self.board.return_places(unit[0], self.others(unit))
        start = self.board.starts(unit[0], "officer")[0]
        for place in places:
            check(place == start or start in self.board.adjacent(place), "at the start")
            check(place not in self.others(unit), "on a free field")
        if places:
            self.units[unit] = self.dice.choice(places)
            self.tell(f"{unit[0]} {unit[1]} comes back on {self.units[unit]}")
