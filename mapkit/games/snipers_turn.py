"""The sniper's turn: a move, an equipment card and one further action, in any order."""

from __future__ import annotations

from collections.abc import Iterator

from mapkit.games.following import Way
from mapkit.games.pieces import (
    DISTRACTION,
    GUN,
    HIDDEN,
    LOOT,
    MASKING,
    MEDIC,
    MINE,
    NOISE,
    SHOTGUN,
    SILENT,
    Drawn,
    is_hit,
    is_revealed,
)
from mapkit.games.sets import fields_in
from mapkit.games.state import ACTED, CARD_PLAYED, MOVED, OFF, Decision, State


class SnipersTurn(State):
    """What the sniper may do, and what it does."""

    __slots__ = ()

    def _sniper_may(self) -> Iterator[Decision]:
        may_enter = False
        if not self.is_over():
            if not self.done & MOVED:
                for way in self.ways():
                    may_enter = self.sniper == OFF
                    yield ("move", way)
            if self.sniper != OFF:
                if not self.done & CARD_PLAYED:
                    yield from self._cards_may()
                if not self.done & ACTED:
                    yield from self._acts_may()
        if not may_enter:
            yield ("end",)

    def ways(self) -> list[Way]:
        """Return the sniper's legal ways, those of standing still included."""
        guards, board = self.guards, self.board
        if self.sniper != OFF:
            return [way for way in board.ways(self.sniper) if not way[1] & guards]
        entries = board.open_entries(self.aims)
        return [way for e in entries for way in board.ways_in(e) if not way[1] & guards]

    def _cards_may(self) -> Iterator[Decision]:
        for card, held in enumerate(self.cards):
            if held and card != DISTRACTION:
                yield ("use", card)
        if self.cards[DISTRACTION]:
            for unit, here in enumerate(self.at):
                if here != OFF:
                    for end in fields_in(self.ends_of_distraction(unit)):
                        yield ("distract", unit, end)

    def ends_of_distraction(self, unit: int) -> int:
        """Return where a distracted unit may end, as a set."""
        return self.ends_of_walk(unit) & self.board.seen[self.sniper]

    def shotgun_fields(self) -> int:
        """Return the fields that the shotgun reaches, as a set."""
        return self.board.match[self.sniper] | 1 << self.sniper

    def _acts_may(self) -> Iterator[Decision]:
        if self.may_complete():
            yield ("complete",)
        elif self.may_loot():
            yield ("loot",)
        if self.armed == SHOTGUN:
            if self.shotgun_fields() & self.guards:
                yield ("blast",)
        elif self.armed == GUN:
            yield from self._bursts()
        else:
            size = sum(self.bag)
            for unit, least in self.targets():
                for announced in range(least, size + 1):
                    yield ("shoot", unit, announced)

    def _bursts(self) -> Iterator[Decision]:
        size, targets = sum(self.bag), self.targets()
        for one, least in targets:
            for other, second in targets:
                for first in range(least, size - second + 1):
                    for then in range(second, size - first + 1):
                        yield ("burst", one, first, other, then)

    def targets(self) -> list[tuple[int, int]]:
        """Return the units in sight, and how far each is."""
        shots = self.board.tables.shots[self.sniper]
        return [(u, shots[at]) for u, at in enumerate(self.at) if at != OFF and shots[at]]

    def may_complete(self) -> bool:
        """Return whether the sniper stands on an objective that is left to do."""
        return self.board.numbered.get(self.sniper, OFF) in self.goals

    def may_loot(self) -> bool:
        """Return whether he stands on a number that is none of his, and not looted yet."""
        number = self.board.numbered.get(self.sniper)
        return number is not None and number not in self.aims and not self.looted >> number & 1

    def move(self, way: Way) -> int:
        """Move the sniper; return the fields of the units that hear it, as a set."""
        self.done |= MOVED
        self.sniper = way.end
        return 0 if self.armed == MASKING else way.heard & self.guards

    def use(self, card: int) -> None:
        """Use a card: a mine lies on his field, the others change what he does this turn."""
        self._play(card)
        if card == MINE:
            self.mines.append((self.face_down, self.sniper))
        if card in HIDDEN:
            self.face_down += 1

    def _play(self, card: int) -> None:
        self.done |= CARD_PLAYED
        self.cards[card] -= 1
        self.armed = card

    def distract(self, unit: int, end: int) -> int:
        """Use the card that draws a unit to a field; return the mine that goes off there."""
        self._play(DISTRACTION)
        return self._moves_to(unit, end)

    def blast(self) -> list[int]:
        """Fire the shotgun; return the units that fall. No token is added."""
        self.done |= ACTED
        self.figure = self.sniper
        reached = self.shotgun_fields()
        hit = [u for u, here in enumerate(self.at) if here != OFF and reached >> here & 1]
        saved = self._saved(hit)
        fallen = [unit for unit in hit if unit != saved]
        for unit in fallen:
            self._put(unit, OFF)
        return fallen

    def complete(self) -> None:
        """Complete the objective on which the sniper stands."""
        self.done |= ACTED
        self.goals.remove(self.board.numbered[self.sniper])
        self._add(NOISE)
        self.left = self.rounds - 1
        self.figure = self.sniper

    def loot(self) -> None:
        """Draw three cards, keep one, and put the others back."""
        self.done |= ACTED
        self.looted |= 1 << self.board.numbered[self.sniper]
        cards = self.chance.loot(self.deck, min(LOOT, sum(self.deck)))
        if cards:
            kept = self.keeps(cards)
            self.deck[kept] -= 1
            self.cards[kept] += 1

    def keeps(self, cards: tuple[int, ...]) -> int:
        """Return which of the cards drawn he keeps; players decide it."""
        return cards[0]

    def shoot(self, unit: int, announced: int) -> tuple[bool, bool]:
        """Shoot at a unit with so many tokens; return whether it hits, and reveals."""
        self.done |= ACTED
        self.drawn = self.chance.draw(self.bag, announced)
        hit = self._strikes(unit, self.drawn)
        revealed = self.armed != SILENT and is_revealed(self.drawn)
        if revealed:
            self.figure = self.sniper
        return hit, revealed

    def burst(
        self, one: int, first: int, other: int, then: int
    ) -> tuple[bool, Drawn, bool, Drawn, bool]:
        """Shoot twice; return for each shot whether it hits, what it drew, and who is revealed.

        Nothing goes back into the bag in between, and the noise of both counts together. A second
        shot at a unit that has fallen by then hits nobody.
        """
        self.done |= ACTED
        drawn = self.chance.draw(self.bag, first)
        rest = [n - out for n, out in zip(self.bag, drawn, strict=True)]
        again = self.chance.draw(rest, then)
        hit = self._strikes(one, drawn)
        second = self.at[other] != OFF and self._strikes(other, again)
        a, n, r, s = (x + y for x, y in zip(drawn, again, strict=True))
        self.drawn = (a, n, r, s)
        revealed = is_revealed(self.drawn)
        if revealed:
            self.figure = self.sniper
        return hit, drawn, second, again, revealed

    def _strikes(self, unit: int, drawn: Drawn) -> bool:
        """Return whether a shot hits; who is not saved falls."""
        distance = self.board.tables.shots[self.sniper][self.at[unit]]
        if not is_hit(distance, drawn):
            return False
        if self._saved([unit]) == OFF:
            self._kill(unit)
        return True

    def _saved(self, hit: list[int]) -> int:
        """Return the unit that a medic keeps on the board, :data:`OFF` for none."""
        officers = self.officer_of
        may = [
            unit
            for unit in hit
            if unit != officers[squad := self.squad_of[unit]]
            and officers[squad] not in hit
            and self._may_give(squad, MEDIC)
        ]
        saved = self.saves(tuple(may)) if may else OFF
        if saved != OFF:
            self._give(self.squad_of[saved])
        return saved

    def saves(self, units: tuple[int, ...]) -> int:
        """Return which of some units a medic keeps, or :data:`OFF`; players decide it."""
        return units[0]
