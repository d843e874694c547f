"""A game at the table: what is done is told to everybody who may know it, and recorded."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mapkit.games.board import GameBoard
from mapkit.games.following import Way
from mapkit.games.pieces import ACCURACY, HIDDEN, Chance, Drawn, SetUp, is_jam
from mapkit.games.rules import Game
from mapkit.games.state import OFF, SNIPER
from mapkit.games.tally import Tally
from mapkit.games.trail import Trail


class Dice(Chance):
    """Chance from one generator, of which only ``random()`` is used."""

    __slots__ = ("random",)

    def __init__(self, seed: str) -> None:
        self.random = Random(seed).random  # noqa: S311 - dice, no secrets

    def below(self, number: int) -> int:
        """Return a whole number from 0, below another."""
        return int(self.random() * number)

    def some(self, of: int, number: int) -> tuple[int, ...]:
        """Return different whole numbers from 0, below another."""
        left = list(range(of))
        return tuple(left.pop(self.below(len(left))) for _ in range(number))

    def draw(self, bag: list[int], number: int) -> Drawn:
        """Draw so many tokens at once from a bag."""
        a, n, r, s = self._drawn(bag, number)
        return a, n, r, s

    def loot(self, deck: list[int], number: int) -> tuple[int, ...]:
        """Draw so many cards of a deck."""
        drawn = self._drawn(deck, number)
        return tuple(card for card, number in enumerate(drawn) for _ in range(number))

    def _drawn(self, of: list[int], number: int) -> list[int]:
        random, size = self.random, sum(of)
        drawn = [0] * len(of)
        for left in range(size, size - number, -1):
            pick = int(random() * left)
            for kind, held in enumerate(of):
                pick -= held - drawn[kind]
                if pick < 0:
                    drawn[kind] += 1
                    break
        return drawn


class PlayedGame(Game):
    """A game whose decisions are followed by a trail and counted in a tally.

    ``keeps`` and ``saves`` are asked where such a decision is due.
    """

    __slots__ = ("_keeps", "_saves", "tally", "trail")

    def __init__(
        self,
        board: GameBoard,
        set_up: SetUp,
        chance: Chance,
        tally: Tally,
        *,
        keeps: Callable[[tuple[int, ...]], int] = min,
        saves: Callable[[tuple[int, ...]], int] = min,
    ) -> None:
        super().__init__(board, set_up, chance)
        self._keeps, self._saves = keeps, saves
        self.trail = Trail(board, set_up.shown)
        self.tally = tally

    def keeps(self, cards: tuple[int, ...]) -> int:
        """Return which of the cards drawn he keeps."""
        return self._keeps(cards)

    def saves(self, units: tuple[int, ...]) -> int:
        """Return which of some units a medic keeps."""
        return self._saves(units)

    def end(self) -> None:
        """End the turn."""
        if self.turn == SNIPER and self.sniper != OFF:
            self.tally.stands(self.sniper)
            self.trail.ends(self.guards)
        elif self.turn == SNIPER:
            self.trail.waits(self.guards)
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

    def use(self, card: int) -> None:
        """Use a card."""
        if card in HIDDEN:
            self.trail.lays(self.guards)
        super().use(card)

    def distract(self, unit: int, end: int) -> int:
        """Use the card that draws a unit to a field in his sight."""
        self.trail.moves(self.guards, 0)
        mine = super().distract(unit, end)
        self.trail.is_among(self.board.seen[end])
        self._trod(end, mine)
        return mine

    def blast(self) -> list[int]:
        """Fire the shotgun."""
        known = self.is_seen()
        self.trail.moves(self.guards, 0)
        fallen = super().blast()
        self.trail.is_among(1 << self.sniper)
        self.tally.reveals += not known
        return fallen

    def complete(self) -> None:
        """Complete an objective."""
        number = self.board.numbered[self.sniper]
        self.tally.completes(self, number)
        self.trail.completes(self.guards, number)
        super().complete()

    def loot(self) -> None:
        """Take an equipment card, which tells that he is on a numbered field."""
        self.trail.loots(self.guards)
        super().loot()

    def shoot(self, unit: int, announced: int) -> tuple[bool, bool]:
        """Shoot at a unit."""
        target, known, guards = self.at[unit], self.is_seen(), self.guards
        self.trail.moves(guards, 0)
        hit, revealed = super().shoot(unit, announced)
        self.tally.shoots(self.sniper, target, hit=hit, revealed=revealed and not known)
        if revealed:
            self.trail.is_among(1 << self.sniper)
        else:
            self.trail.is_among(self._from(target if hit else OFF, self.drawn, announced, guards))
        return hit, revealed

    def burst(
        self, one: int, first: int, other: int, then: int
    ) -> tuple[bool, Drawn, bool, Drawn, bool]:
        """Shoot twice."""
        targets, known, guards = (self.at[one], self.at[other]), self.is_seen(), self.guards
        self.trail.moves(guards, 0)
        result = super().burst(one, first, other, then)
        hit, drawn, second, again, revealed = result
        here = self.sniper
        self.tally.shoots(here, targets[0], hit=hit, revealed=revealed and not known)
        self.tally.shoots(here, targets[1], hit=second, revealed=False)
        if revealed:
            self.trail.is_among(1 << here)
            return result
        fell = hit and self.at[one] == OFF
        between = guards ^ 1 << targets[0] if fell else guards
        places = self._from(targets[1] if second else OFF, again, then, between)
        if fell and not second:  # or both shots were at the one that fell
            places |= self.trail.within(targets[0], 0, then)
        self.trail.is_among(self._from(targets[0] if hit else OFF, drawn, first, guards) & places)
        return result

    def _from(self, target: int, drawn: Drawn, announced: int, guards: int) -> int:
        """Return from where a shot may have been fired, as a set; a miss names no target."""
        if target != OFF:
            return self.trail.within(target, 0, drawn[ACCURACY])
        more_than = 0 if is_jam(drawn) else drawn[ACCURACY]
        return self.trail.missed(guards, more_than, announced)

    # What a squad does.

    def ask(self, squad: int) -> bool:
        """Gather intelligence."""
        yes = super().ask(squad)
        self._answered(self.board.guarded[squad], yes=yes)
        return yes

    def walk(self, unit: int, end: int) -> int:
        """Move a unit."""
        mine = super().walk(unit, end)
        self._trod(end, mine)
        return mine

    def attack(self, unit: int, target: int) -> bool:
        """Attack a field."""
        known = self.is_seen()
        struck = super().attack(unit, target)
        if struck:
            self.tally.wounds(self, known=known)
        self._answered(1 << target, yes=struck)
        return struck

    def snipe(self, unit: int, target: int, announced: int) -> bool:
        """Attack a field by a shot, which tells nothing if it would have missed anybody."""
        known = self.is_seen()
        struck = super().snipe(unit, target, announced)
        far = self.board.tables.shots[self.at[unit]][target]
        if struck:
            self.tally.wounds(self, known=known)
        if struck or (self.drawn[ACCURACY] >= far and not is_jam(self.drawn)):
            self._answered(1 << target, yes=struck)
        return struck

    def spot(self, unit: int, target: int) -> bool:
        """Look onto a field."""
        known = self.is_seen()
        found = super().spot(unit, target)
        self.tally.reveals += found and not known
        self._answered(1 << target, yes=found)
        return found

    def search(self, unit: int, searched: int) -> bool:
        """Search a set of fields."""
        yes = super().search(unit, searched)
        self._answered(searched, yes=yes)
        return yes

    def is_seen(self) -> bool:
        """Return whether the sniper stands where his figure does."""
        return self.figure == self.sniper

    def _trod(self, end: int, mine: int) -> None:
        if mine == OFF:
            self.trail.is_no_mine(end)
        else:
            self.trail.goes_off(mine, end)

    def _answered(self, fields: int, *, yes: bool) -> None:
        if yes:
            self.trail.is_among(fields)
        else:
            self.trail.is_not_among(fields)
