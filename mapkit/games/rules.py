"""The rules of a game: its state, the decisions that are legal now, and what each one does.

What the rules leave open as far as we know them is played as the example referee plays it: its
module ``examples/referee/game.py`` lists the points. Of the equipment cards there are two,
distraction and shotgun; of the officers' gifts two, assault officer and radio operator.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from mapkit.games.board import GameBoard, Way, fields_in

__all__ = [
    "ACCURACY",
    "CARDS",
    "DISTRACTION",
    "GIFTS",
    "NOISE",
    "OFF",
    "RECOIL",
    "SHOTGUN",
    "SILENCER",
    "Chance",
    "Decision",
    "Game",
    "SetUp",
    "is_hit",
    "is_jam",
    "is_revealed",
]

ROUNDS = 10
OFF = -1
"""Where a figure off the board stands."""

ACCURACY, NOISE, RECOIL, SILENCER = range(4)
"""The tokens of the bag, by their places in it."""

CARDS = ("distraction", "shotgun")
DISTRACTION, SHOTGUN = range(2)

GIFTS = ("assault officer", "radio operator", "")
ASSAULT, RADIO, NO_GIFT = range(3)

MOVED, CARD_PLAYED, ACTED = 1, 2, 4
"""What the sniper has done this turn."""

RUNNING, DONE, WOUNDED, TIMED_OUT = range(4)
"""How a game stands: it runs; both objectives are done; the second wound; no time is left."""

Decision = tuple[Any, ...]
"""What is done, by the name of a method of :class:`Game`, and its arguments."""


class Chance(Protocol):
    """What no player decides."""

    def draw(self, bag: list[int], number: int) -> tuple[int, int, int, int]:
        """Draw so many tokens at once from a bag."""

    def card(self) -> int:
        """Draw an equipment card."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """What is drawn before the game: a gift for each squad, two objectives, a card.

    ``aims`` are indices of objectives in different sectors.
    """

    gifts: tuple[int, ...]
    aims: tuple[int, int]
    card: int


def is_hit(distance: int, drawn: tuple[int, int, int, int]) -> bool:
    """Return whether a shot over a distance hits with the tokens drawn."""
    return drawn[ACCURACY] >= distance and not is_jam(drawn)


def is_jam(drawn: tuple[int, int, int, int]) -> bool:
    """Return whether the tokens drawn jam the rifle."""
    return drawn[RECOIL] + drawn[NOISE] >= 5


def is_revealed(drawn: tuple[int, int, int, int]) -> bool:
    """Return whether the tokens drawn reveal the sniper."""
    return drawn[NOISE] >= 2 + drawn[SILENCER]


class Game:
    """A game on a board. The methods named in decisions change it; they check nothing.

    Who decides asks :meth:`legal` first, or the methods that it is made of.

    Attributes
    ----------
    at : list of int
        Where each unit stands: of every squad the officer, then its soldiers.
    squad_of, officer_of : list of int
        The squad of each unit; the unit that is each squad's officer.
    guards : int
        The fields of the units on the board, as a set.
    sniper : int
        Where he stands, :data:`OFF` before his first move.
    figure : int
        Where his figure stands: where he was seen last since his turn began, else :data:`OFF`.
    drawn : tuple of int
        The tokens that the last shot drew.
    goals : list of int
        The objectives that are left to do.
    looted : int
        The objectives looted, as a set.
    cards : list of int
        How many of each card he holds.
    bag : list of int
        How many of each token the bag holds.
    turn : int
        Whose turn it is: 0 the sniper's, k that of the k-th squad.
    ending : int
        0 while the game runs.
    """

    __slots__ = (
        "aims", "at", "bag", "board", "cards", "chance", "done", "drawn", "ending", "figure",
        "gifts", "goals", "guards", "left", "looted", "officer_of", "officers_felled", "round",
        "sniper", "squad_of", "turn", "turns", "units_of", "used", "wounds",
    )  # fmt: skip

    def __init__(self, board: GameBoard, set_up: SetUp, chance: Chance) -> None:
        self.board = board
        self.chance = chance
        self.gifts = set_up.gifts
        self.aims = set_up.aims
        self.goals = list(set_up.aims)
        self.cards = [0] * len(CARDS)
        self.cards[set_up.card] += 1
        self.bag = list(board.tables.bag)
        self.at: list[int] = []
        self.squad_of: list[int] = []
        self.officer_of: list[int] = []
        self.units_of: list[range] = []
        tables = board.tables
        for squad, officer in enumerate(tables.officers):
            first = len(self.at)
            self.officer_of.append(first)
            self.at += [officer, *tables.soldiers[squad]]
            self.units_of.append(range(first, len(self.at)))
            self.squad_of += [squad] * (len(self.at) - first)
        self.guards = 0
        for here in self.at:
            self.guards |= 1 << here
        self.sniper = OFF
        self.figure = OFF
        self.drawn = (0, 0, 0, 0)
        self.wounds = 0
        self.looted = 0
        self.officers_felled = 0
        self.turn = self.turns = 0
        self.round, self.left = 1, ROUNDS - 1
        self.done = 0
        self.used: set[tuple[int, str]] = set()
        self.ending = RUNNING

    # -- Whose turn it is

    def end(self) -> None:
        """End the turn, and begin the next unless the game is over."""
        self.turns += 1
        self.done = 0
        self.used.clear()
        if not self.goals:
            self.ending = DONE
        elif self.wounds >= 2:
            self.ending = WOUNDED
        elif self.turn == 0 and self.left == 0:
            self.ending = TIMED_OUT
        elif self.turn < len(self.units_of):
            self.turn += 1
        else:
            self.turn = 0
            self.figure = OFF
            self.round += 1
            self.left -= 1

    def legal(self) -> Iterator[Decision]:
        """Yield every decision that is legal now; ``end`` where the turn may end."""
        if self.ending == RUNNING:
            yield from self._sniper_may() if self.turn == 0 else self._squad_may(self.turn - 1)

    def is_over(self) -> bool:
        """Return whether the turn may only end: the game is decided."""
        return not self.goals or self.wounds >= 2

    # -- The sniper's turn

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
        if self.cards[DISTRACTION]:
            for unit, here in enumerate(self.at):
                if here != OFF:
                    for end in fields_in(self.ends_of_distraction(unit)):
                        yield ("distract", unit, end)
        if self.cards[SHOTGUN] and not self.done & ACTED and self.shotgun_fields() & self.guards:
            yield ("shotgun",)

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
        size = sum(self.bag)
        shots = self.board.tables.shots[self.sniper]
        for unit, here in enumerate(self.at):
            if here != OFF and shots[here]:
                for announced in range(shots[here], size + 1):
                    yield ("shoot", unit, announced)

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
        return way.heard & self.guards

    def distract(self, unit: int, end: int) -> None:
        """Play the card that draws a unit to a field."""
        self.done |= CARD_PLAYED
        self.cards[DISTRACTION] -= 1
        self._put(unit, end)

    def shotgun(self) -> list[int]:
        """Play the card and fire the shotgun, this turn's shot; return the units that fall."""
        self.done |= CARD_PLAYED | ACTED
        self.cards[SHOTGUN] -= 1
        self.figure = self.sniper
        reached = self.shotgun_fields()
        fallen = [u for u, here in enumerate(self.at) if here != OFF and reached >> here & 1]
        for unit in fallen:
            self._put(unit, OFF)  # no token is added to the bag
        return fallen

    def complete(self) -> None:
        """Complete the objective on which the sniper stands."""
        self.done |= ACTED
        self.goals.remove(self.board.numbered[self.sniper])
        self._add(NOISE)
        self.left = ROUNDS - 1
        self.figure = self.sniper

    def loot(self) -> None:
        """Take an equipment card from the objective on which the sniper stands."""
        self.done |= ACTED
        self.looted |= 1 << self.board.numbered[self.sniper]
        self.cards[self.chance.card()] += 1

    def shoot(self, unit: int, announced: int) -> tuple[bool, bool]:
        """Shoot at a unit with so many tokens; return whether it hits, and reveals."""
        self.done |= ACTED
        distance = self.board.tables.shots[self.sniper][self.at[unit]]
        drawn = self.drawn = self.chance.draw(self.bag, announced)
        hit, revealed = is_hit(distance, drawn), is_revealed(drawn)
        if hit:
            self._kill(unit)
        if revealed:
            self.figure = self.sniper
        return hit, revealed

    def done_openly(self) -> tuple[int, ...]:
        """Return the objectives that are done, as everybody knows."""
        return tuple(k for k in self.aims if k not in self.goals)

    # -- A squad's turn

    def _squad_may(self, squad: int) -> Iterator[Decision]:
        if not self.is_over() and len(self.used) < 2:
            if not self.used and self.may_ask(squad):
                yield ("ask",)
            for unit in self.units_of[squad]:
                yield from self._unit_may(unit)
        yield ("end",)

    def _unit_may(self, unit: int) -> Iterator[Decision]:
        here, used = self.at[unit], self.used
        if here == OFF:
            if (unit, "deploy") not in used and (unit, "withdraw") not in used:
                for place in fields_in(self.deploy_places(unit)):
                    yield ("deploy", unit, place)
            return
        if (unit, "walk") not in used:
            for end in fields_in(self.ends_of_walk(unit)):
                yield ("walk", unit, end)
        if (unit, "attack") not in used:
            for target in self.attackable(unit):
                yield ("attack", unit, target)
        if (unit, "spot") not in used:
            for target in self.board.tables.adjacent[here]:
                yield ("spot", unit, target)
        if (unit, "search") not in used:
            for searched in self.board.searches(here):
                yield ("search", unit, searched)
        if (unit, "withdraw") not in used:
            yield ("withdraw", unit)

    def may_ask(self, squad: int) -> bool:
        """Return whether a squad may gather intelligence: its officer is in his own sector."""
        here = self.at[self.officer_of[squad]]
        return here != OFF and self.board.sector[here] == squad

    def ends_of_walk(self, unit: int) -> int:
        """Return where a unit may end its move, as a set; its own field is among them."""
        own = 1 << self.at[unit]
        return self.board.walks[self.at[unit]] & ~(self.guards ^ own)

    def is_assault(self, unit: int) -> bool:
        """Return whether a unit is an assault officer, who attacks an adjacent field instead."""
        squad = self.squad_of[unit]
        return unit == self.officer_of[squad] and self.gifts[squad] == ASSAULT

    def attackable(self, unit: int) -> tuple[int, ...]:
        """Return the fields that a unit may attack."""
        here = self.at[unit]
        return self.board.tables.adjacent[here] if self.is_assault(unit) else (here,)

    def deploy_places(self, unit: int) -> int:
        """Return where a unit off the board may be deployed, as a set."""
        board, squad = self.board, self.squad_of[unit]
        if unit == self.officer_of[squad]:
            places = 1 << board.tables.officers[squad]
        else:
            officer = self.at[self.officer_of[squad]]
            at_home = officer != OFF and board.sector[officer] == squad
            may = at_home or (officer != OFF and self.gifts[squad] == RADIO)
            places = board.match[officer] if may else 0
        return places & board.enterable & ~self.guards

    def ask(self) -> bool:
        """Gather intelligence: tell whether the sniper is in the squad's sector."""
        self.rest()  # it takes the place of two actions
        return self.sniper != OFF and self.board.sector[self.sniper] == self.turn - 1

    def rest(self) -> None:
        """Give up the actions that are left."""
        self.used |= {(OFF, "first"), (OFF, "second")}

    def walk(self, unit: int, end: int) -> None:
        """Move a unit."""
        self.used.add((unit, "walk"))
        self._put(unit, end)

    def attack(self, unit: int, target: int) -> bool:
        """Attack a field; return whether that wounds the sniper."""
        self.used.add((unit, "attack"))
        if target != self.sniper:
            return False
        self.wounds += 1
        self.figure = self.sniper
        return True

    def spot(self, unit: int, target: int) -> bool:
        """Look onto an adjacent field; return whether the sniper is found there."""
        self.used.add((unit, "spot"))
        if target != self.sniper:
            return False
        self._add(NOISE)
        self.figure = self.sniper
        return True

    def search(self, unit: int, searched: int) -> bool:
        """Search a set of fields; return whether the sniper is on one of them."""
        self.used.add((unit, "search"))
        return self.sniper != OFF and bool(searched >> self.sniper & 1)

    def deploy(self, unit: int, place: int) -> None:
        """Put a unit onto the board."""
        self.used.add((unit, "deploy"))
        self._put(unit, place)

    def withdraw(self, unit: int) -> None:
        """Take a unit off the board."""
        self.used.add((unit, "withdraw"))
        self._put(unit, OFF)

    # -- What these have in common

    def _put(self, unit: int, place: int) -> None:
        before = self.at[unit]
        if before != OFF:
            self.guards ^= 1 << before
        if place != OFF:
            self.guards |= 1 << place
        self.at[unit] = place

    def _kill(self, unit: int) -> None:
        self._put(unit, OFF)
        squad = self.squad_of[unit]
        first_officer = unit == self.officer_of[squad] and not self.officers_felled >> squad & 1
        if first_officer:
            self.officers_felled |= 1 << squad
        self._add(SILENCER if first_officer else ACCURACY)

    def _add(self, token: int) -> None:
        self.bag[token] = min(self.bag[token] + 1, self.board.tables.bag_holds[token])
