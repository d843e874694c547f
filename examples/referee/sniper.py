"""The sniper: his secret map, his cards, and what he may do in his turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from bag import NOISE
from table import Table, Unit, check

Decision = tuple[Any, ...]

DECK = ("masking", "mine", "silent", "distraction") * 2 + ("submachine_gun", "shotgun")


class Sniper:
    """What only he knows, and his turn: a move, a card, one further action, in any order."""

    def __init__(self, table: Table) -> None:
        self.table, board, dice = table, table.board, table.dice
        numbers = list(board.objectives)
        sector = {n: board.field(board.objectives[n]).sector for n in numbers}
        first, second = dice.sample(numbers, 2)
        while sector[first] == sector[second]:
            second = dice.choice(numbers)
        self.objectives = (first, second)
        self.entries = board.entries_for(first, second)
        check(len(self.entries) == len(board.entries) - 2, "two entries are shut")
        self.not_his: int | None = None
        if "shown_objective" in table.handicaps:
            self.not_his = dice.choice([n for n in numbers if n not in self.objectives])
            table.say(f"The sniper shows that objective {self.not_his} is not his.")
        self.deck = list(DECK)
        cards = 2 if "random_cards" in table.handicaps else 3
        self.hand = dice.sample(self.deck, cards + ("extra_card" in table.handicaps))
        for card in self.hand:
            self.deck.remove(card)
        self.here: str | None = None
        self.looted: set[int] = set()
        self.crosses: dict[int, str] = {}  # mines: which card face down, and on which field
        self.face_down = 0
        self.track: list[tuple[int, tuple[str, ...]]] = []
        self.round = 0
        self.which_to_keep = dice.choice
        self.turn_begins()

    def turn_begins(self) -> None:
        """Take the figure off the board."""
        self.round += 1
        self.moved = self.has_acted = False
        self.card: str | None = None
        self.table.figure = None
        self.table.used_gift.clear()

    @property
    def left(self) -> list[int]:
        """The objectives that are left to do."""
        return [n for n in self.objectives if n not in self.table.shown]

    def number(self) -> int | None:
        """Return the number on his field."""
        return next((n for n, f in self.table.board.objectives.items() if f == self.here), None)

    # -- What he may do

    def may(self, kind: str) -> Iterator[Decision]:
        """Yield his decisions of a kind."""
        if self.table.wounds == 2 or not self.left:
            return
        if kind == "move":
            yield from ((kind, way) for way in self.ways())
        elif self.here is None:
            return
        elif kind in ("use", "distract"):
            if self.card is None:
                yield from self.cards(kind)
        elif not self.has_acted:
            yield from self.acts(kind)

    def may_end(self) -> bool:
        """Return whether his turn may end: his first turn is a move, if any entry is open."""
        return self.here is not None or not self.ways()

    def ways(self) -> list[tuple[str, ...]]:
        """Return the ways that he may go."""
        if self.moved:
            return []
        entering = self.here is None
        starts = list(self.entries.values()) if self.here is None else [self.here]
        guards = self.table.places()
        return [
            way
            for start in starts
            for way in self.table.board.paths(start, "sniper", occupied=guards, from_entry=entering)
        ]

    def cards(self, kind: str) -> Iterator[Decision]:
        """Yield the cards that he may use."""
        if kind == "use":
            yield from (("use", card) for card in sorted({*self.hand} - {"distraction"}))
        elif "distraction" in self.hand:
            for unit in self.table.units:
                if unit.at is not None:
                    for end in self.ends_of_distraction(unit):
                        yield ("distract", unit.number, end)

    def ends_of_distraction(self, unit: Unit) -> tuple[str, ...]:
        """Return where a distracted unit may end."""
        board, start, here = self.table.board, str(unit.at), str(self.here)
        ends = board.distraction(start, here, occupied=self.table.places(unit))
        for end in ends:
            check(board.sees(end, here), "it ends in his sight")
            check((board.distance(start, end) or 0) <= 2, "after two fields at most")
        return ends

    def acts(self, kind: str) -> Iterator[Decision]:
        """Yield his further actions of a kind."""
        number, board = self.number(), self.table.board
        is_his = number in self.objectives
        if kind == "complete" and number in self.left:
            yield ("complete",)
        if kind == "loot" and number is not None and not is_his and number not in self.looted:
            yield ("loot",)
        shooting = {"shotgun": "blast", "submachine_gun": "burst"}.get(self.card or "", "shoot")
        if kind != shooting:
            return
        if kind == "blast":
            if {*self.table.places()} & {*board.shotgun(str(self.here))}:
                yield ("blast",)
            return
        seen = board.in_sight(str(self.here))
        targets = [(u.number, seen[u.at]) for u in self.table.units if u.at in seen]
        size = self.table.bag.tokens.total()
        if kind == "shoot":
            yield from (("shoot", u, n) for u, far in targets for n in range(far, size + 1))
            return
        for u, far in targets:
            for v, second in targets:
                for n in range(far, size + 1):
                    yield from (("burst", u, n, v, m) for m in range(second, size - n + 1))

    # -- What it does

    def move(self, way: tuple[str, ...]) -> None:
        """Move along a way, and be heard."""
        table, board, entering = self.table, self.table.board, self.here is None
        guards = table.places()
        self.check_way(way, entering, guards)
        self.moved = True
        self.here = way[-1]
        self.track.append((self.round, way))
        table.say(f"(The sniper moves: {' '.join(way)}.)")
        heard = board.who_hears(way, guards, from_entry=entering)
        loud = len(way) - (0 if entering else 1) >= 2
        for guard in guards:
            near = any(guard in board.adjacent(f) for f in way)
            check((guard in heard) == (loud and near), f"{guard} hears what it should")
        self.heard = () if self.card == "masking" else heard
        for unit in table.units:
            if unit.at in self.heard:
                table.say(f"{unit} on {unit.at} hears steps.")

    def check_way(self, way: tuple[str, ...], entering: bool, guards: list[str]) -> None:
        """Check a move step by step."""
        board = self.table.board
        check(board.why_not(way, "sniper", occupied=guards, from_entry=entering) is None, "a way")
        check(len(set(way)) == len(way), "no field twice")
        entered = way if entering else way[1:]
        check(not set(entered) & set(guards), "never onto a defender")
        hard = sum("hard_terrain" in board.field(f).traits for f in entered)
        if board.choices["hard_terrain"] == "each_entering":
            check(len(entered) + hard <= 3, "three fields, hard terrain counting double")
        for a, b in pairwise(way):
            check(b in board.passable(a) and a in board.passable(b), f"a step from {a} to {b}")

    def use(self, card: str) -> None:
        """Use a card, which is open at once or lies face down."""
        self.hand.remove(card)
        self.card = card
        if card in ("masking", "mine"):
            if card == "mine":
                self.crosses[self.face_down] = str(self.here)
            self.face_down += 1
            self.table.say("The sniper lays a card face down.")
            self.table.say(f"(It is {card}, on {self.here}.)")
        else:
            self.table.say(f"The sniper uses a card: {card}.")

    def distract(self, number: int, end: str) -> None:
        """Draw a unit to a field."""
        unit = self.table.units[number]
        self.use("distraction")
        self.table.say(f"{unit} is drawn from {unit.at} to {end}.")
        self.treads(unit, end)

    def treads(self, unit: Unit, end: str) -> bool:
        """End a unit's move on a field; return whether a mine goes off there."""
        unit.at = end
        mine = next((k for k, field in sorted(self.crosses.items()) if field == end), None)
        if mine is not None:
            del self.crosses[mine]
            self.table.say(f"Card {mine + 1} face down is a mine on {end}: it goes off.")
            self.table.kill(unit)
        return mine is not None

    def blast(self) -> None:
        """Fire the shotgun: no token is drawn and none is added."""
        self.has_acted = True
        here, table = str(self.here), self.table
        reached = table.board.shotgun(here)
        table.show(here)
        table.say(f"The shotgun, on {here}, reaches {len(reached)} fields.")
        hit = [u for u in table.units if u.at in reached]
        for unit in hit:
            check(unit.at == here or str(unit.at) in table.board.adjacent(here), "next to him")
        table.strike(hit, adds=False)

    def complete(self) -> None:
        """Show the card of an objective: all cubes go back to the first row."""
        self.has_acted = True
        table, number = self.table, self.number()
        assert number is not None
        table.shown.append(number)
        table.show(str(self.here))
        table.bag.add(NOISE)
        for rows in table.rows.values():
            rows[:] = [table.first_row] * 2
        table.say(f"Objective {number} is done, on {self.here}!")

    def loot(self) -> None:
        """Draw three cards and keep one; it is told that he is on a numbered field."""
        self.has_acted = True
        number = self.number()
        assert number is not None
        self.looted.add(number)
        self.table.say("The sniper loots: he is on a numbered field.")
        drawn = self.table.dice.sample(self.deck, min(3, len(self.deck)))
        if drawn:
            kept = self.which_to_keep(drawn)
            check(kept in drawn, "one of the three")
            self.deck.remove(kept)
            self.hand.append(kept)
            self.table.say(f"(He loots {self.here}: {kept}.)")

    def shoot(self, number: int, announced: int) -> None:
        """Shoot at a unit."""
        shown = self.fire(self.table.units[number], announced, Counter())
        if shown[1] and self.card != "silent":
            self.table.show(str(self.here))

    def burst(self, number: int, announced: int, other: int, then: int) -> None:
        """Shoot twice, and look at the noise of both shots after the second."""
        drawn, _ = self.fire(self.table.units[number], announced, Counter())
        _, revealed = self.fire(self.table.units[other], then, drawn)
        if revealed:
            self.table.show(str(self.here))

    def fire(self, unit: Unit, announced: int, beside: Counter[str]) -> tuple[Counter[str], bool]:
        """Fire one shot; return what was drawn, and whether all noise reveals him."""
        self.has_acted = True
        table, here = self.table, str(self.here)
        before = table.bag.tokens.copy()
        if unit.at is None:  # felled by the first of two shots
            shot = table.bag.shoot(99, announced, beside)
        else:
            distance = table.board.in_sight(here)[unit.at]
            back = table.board.shot_distance(unit.at, here)
            check(back == distance <= announced, "sight goes both ways")
            shot = table.bag.shoot(distance, announced, beside)
        check(shot.drawn.total() == announced, "as many tokens as announced")
        check(shot.drawn + beside <= before, "tokens that are in the bag")
        check(table.bag.tokens == before, "all tokens go back")
        tokens = f"{announced} token{'s' if announced > 1 else ''}"
        table.say(f"A shot with {tokens}: {'hit' if shot.hit else 'missed'}.")
        if shot.hit:
            table.strike([unit], adds=True)
        return shot.drawn, shot.revealed

    # -- How he plays where he plays at random

    def closer(self, ways: list[Decision]) -> list[Decision]:
        """Return the ways that end nearest to one of his objectives."""
        board = self.table.board
        goal = board.objectives[self.table.dice.choice(self.left)]
        far = {way: board.distance(way[1][-1], goal, "sniper") for way in ways}
        least = min((d for d in far.values() if d is not None), default=None)
        return [way for way, d in far.items() if d == least]
