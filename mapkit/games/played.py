"""A game at the table: what is done is told to everybody who may know it, and recorded."""

from __future__ import annotations

from random import Random

from mapkit.games.board import GameBoard, Way, bits_of
from mapkit.games.rules import ACCURACY, CARDS, OFF, Chance, Game, SetUp, is_jam
from mapkit.games.tally import Tally
from mapkit.games.trail import Trail

__all__ = ["Dice", "PlayedGame"]


class Dice(Chance):
    """Chance from one generator, of which only ``random()`` is used."""

    __slots__ = ("random",)

    def __init__(self, seed: str) -> None:
        self.random = Random(seed).random  # noqa: S311 - dice, no secrets

    def below(self, number: int) -> int:
        """Return a whole number from 0, below another."""
        return int(self.random() * number)

    def draw(self, bag: list[int], number: int) -> tuple[int, int, int, int]:
        """Draw so many tokens at once from a bag."""
        random, size = self.random, sum(bag)
        accuracy, noise, recoil, silencers = bag
        a = n = r = s = 0
        for left in range(size, size - number, -1):
            pick = int(random() * left)
            if pick < accuracy - a:
                a += 1
            elif pick < accuracy - a + noise - n:
                n += 1
            elif pick < accuracy - a + noise - n + recoil - r:
                r += 1
            else:
                s += 1
        assert s <= silencers
        return a, n, r, s

    def card(self) -> int:
        """Draw an equipment card."""
        return self.below(len(CARDS))


class PlayedGame(Game):
    """A game whose decisions are followed by a trail and counted in a tally."""

    __slots__ = ("tally", "trail")

    def __init__(
        self,
        board: GameBoard,
        set_up: SetUp,
        chance: Dice,
        tally: Tally,
    ) -> None:
        super().__init__(board, set_up, chance)
        self.trail = Trail(board)
        self.tally = tally

    def end(self) -> None:
        """End the turn."""
        if self.turn == 0 and self.sniper != OFF:
            self.tally.stands(self.sniper)
            self.trail.ends(self.guards)
        super().end()
        if self.ending:
            self.tally.ends(self)

    # What the sniper does.

    def move(self, way: Way) -> int:
        """Move the sniper."""
        before = self.sniper
        heard = super().move(way)
        follow = self.trail.enters if before == OFF else self.trail.moves
        follow(self.guards, heard)
        return heard

    def distract(self, unit: int, end: int) -> None:
        """Play the card that draws a unit to a field in his sight."""
        self.trail.moves(self.guards, 0)
        super().distract(unit, end)
        self.trail.is_among(self.board.seen[end])

    def shotgun(self) -> list[int]:
        """Fire the shotgun."""
        known = self.is_seen()
        self.trail.moves(self.guards, 0)
        fallen = super().shotgun()
        self.trail.is_among(1 << self.sniper)
        self.tally.reveals += not known
        return fallen

    def complete(self) -> None:
        """Complete an objective."""
        self.tally.completes(self, self.board.numbered[self.sniper])
        self.trail.moves(self.guards, 0)
        super().complete()
        self.trail.is_among(1 << self.sniper)

    def loot(self) -> None:
        """Take an equipment card, which tells that he is on a numbered field."""
        self.trail.moves(self.guards, 0)
        super().loot()
        done = self.done_openly()
        self.trail.is_among(bits_of(f for f, k in self.board.numbered.items() if k not in done))

    def shoot(self, unit: int, announced: int) -> tuple[bool, bool]:
        """Shoot at a unit."""
        target, known = self.at[unit], self.is_seen()
        self.trail.moves(self.guards, 0)
        guards = self.guards
        hit, revealed = super().shoot(unit, announced)
        self.tally.shoots(self.sniper, target, hit=hit, revealed=revealed and not known)
        if revealed:
            self.trail.is_among(1 << self.sniper)
        elif hit:
            self.trail.shoots(target, self.drawn[ACCURACY])
        else:  # at whom is not told
            more_than = 0 if is_jam(self.drawn) else self.drawn[ACCURACY]
            self.trail.misses(guards, more_than, announced)
        return hit, revealed

    # What a squad does.

    def ask(self) -> bool:
        """Gather intelligence."""
        yes = super().ask()
        sector = self.board.guarded[self.turn - 1]
        self._answered(sector, yes=yes)
        return yes

    def attack(self, unit: int, target: int) -> bool:
        """Attack a field."""
        known = self.is_seen()
        struck = super().attack(unit, target)
        if struck:
            self.tally.wounds(self, known=known)
            self.trail.is_among(1 << target)
        else:
            self.trail.is_not_among(1 << target)
        return struck

    def spot(self, unit: int, target: int) -> bool:
        """Look onto a field."""
        known = self.is_seen()
        found = super().spot(unit, target)
        if found:
            self.trail.is_among(1 << target)
            self.tally.reveals += not known
        else:
            self.trail.is_not_among(1 << target)
        return found

    def search(self, unit: int, searched: int) -> bool:
        """Search a set of fields."""
        yes = super().search(unit, searched)
        self._answered(searched, yes=yes)
        return yes

    def is_seen(self) -> bool:
        """Return whether the sniper stands where his figure does."""
        return self.figure == self.sniper

    def _answered(self, fields: int, *, yes: bool) -> None:
        if yes:
            self.trail.is_among(fields)
        else:
            self.trail.is_not_among(fields)
