"""One game of Sniper Elite, played at random and by the rules, from a map's tables alone.

Every question about the board goes to the reader, ``mapkit_tables``. Where the rules
that we know leave something open, these rules are used:

* The track has ten rounds; after the first objective there are nine more. Time is out as his
  last turn ends.
* Completing an objective, a wound and a shot that reveals put the sniper's figure on the board; it
  is taken off as his next turn begins. Units that hear a move search the fields that he passed.
* A killed or withdrawn unit is off the board until it is deployed. A wound moves nobody.
* Of the cards there are two: distraction, and the shotgun, which is the turn's shot: it fells
  everybody on the fields that it reaches, adds no tokens and reveals him. He begins with one, and
  each loot brings one.
* Of the officers' gifts there are two: the assault officer's attack on an adjacent field, and the
  radio operator, whose soldiers come while he is anywhere.
* A sniper without an open entry loses the turn.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from bag import ACCURACY, AT_MOST, NOISE, RECOIL, SILENCER, Bag

if TYPE_CHECKING:
    from mapkit_tables import Tables

ROUNDS = 10


class RuleBrokenError(AssertionError):
    """The referee saw something that may not be."""


def check(holds: object, what: str) -> None:
    """Stop the game where the rules were broken."""
    if not holds:
        raise RuleBrokenError(what)


@dataclass
class Unit:
    """A defender; ``at`` is None off the board."""

    squad: str
    role: str
    at: str | None
    gift: str = ""

    def __str__(self) -> str:
        return f"the {self.squad} {self.gift or self.role}"


Action = tuple[str, Unit, Callable[[], None]]


@dataclass
class Game:
    """A game from the set-up to its end.

    ``tell`` gets every event as a sentence; ``track`` holds the sniper's moves, by round.
    """

    board: Tables
    dice: random.Random
    tell: Callable[[str], object]
    units: list[Unit] = field(default_factory=list)
    sniper: str | None = None
    figure: str | None = None
    rumour: str | None = None
    wounds: int = 0
    turns: int = 0
    round: int = 0
    rounds_left: int = ROUNDS
    track: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    looted: set[int] = field(default_factory=set)
    fallen: list[str] = field(default_factory=list)
    has_fired: bool = False

    def __post_init__(self) -> None:
        """Set up the board: three squads on their starts, two objectives of different sectors."""
        self.bag = Bag(self.dice)
        board = self.board
        for squad in board.squads:
            gift = self.dice.choice(["assault officer", "radio operator", ""])
            self.units += [Unit(squad, "officer", f, gift) for f in board.starts(squad, "officer")]
            self.units += [Unit(squad, "soldier", f) for f in board.starts(squad, "soldier")]
        numbers = list(board.objectives)
        sector = {n: board.field(board.objectives[n]).sector for n in numbers}
        self.goals = self.dice.sample(numbers, 2)
        while sector[self.goals[0]] == sector[self.goals[1]]:
            self.goals = self.dice.sample(numbers, 2)
        self.aims = tuple(self.goals)
        self.entries = board.entries_for(*self.goals)
        check(len(self.entries) == len(board.entries) - 2, "two entries are shut")
        self.cards = [self.dice.choice(["distraction", "shotgun"])]
        self.rewarded: set[str] = set()
        self.say(f"Objectives {self.goals[0]} and {self.goals[1]}.")

    def say(self, sentence: str) -> None:
        """Tell an event, with a capital at its beginning."""
        self.tell(sentence[0].upper() + sentence[1:])

    # -- The game

    def play(self) -> str:
        """Play until somebody has won, and say who and why."""
        while True:
            self.round += 1
            self.rounds_left -= 1
            self.figure = None
            self.say(f"Round {self.round}, {self.rounds_left} left after it")
            for turn in (self.sniper_turn, *(self.squad_turn(s) for s in self.board.squads)):
                turn()
                self.turns += 1
                self.referee()
                if not self.goals:
                    return "The sniper wins: both objectives are done."
                if self.wounds == 2:
                    return "The defenders win: the sniper is wounded twice."
                if self.rounds_left == 0:  # as the sniper's own turn ends
                    return "The defenders win: time has run out."

    def referee(self) -> None:
        """Check what has to hold after every turn."""
        tokens, most = self.bag.tokens, AT_MOST
        check(tokens[RECOIL] == 3, "no recoil token is ever lost")
        check(all(tokens[t] <= most[t] for t in most), "the bag holds what there is")
        check(tokens[ACCURACY] >= 6 and tokens[NOISE] >= 2, "no token is ever lost")
        places = self.places()
        check(len(set(places)) == len(places), "no two defenders on a field")
        for place in places:
            check(self.board.field(place).enter["defender"], f"nobody stands on {place}")
        check(0 <= self.wounds <= 2 and len(self.goals) <= 2, "the score")

    def places(self, without: Unit | None = None) -> list[str]:
        """Return the fields of the defenders on the board."""
        return [u.at for u in self.units if u.at is not None and u is not without]

    # -- The sniper

    def sniper_turn(self) -> None:
        """Move, play a card, and do one thing, in any order."""
        parts = [self.sniper_moves, self.sniper_plays_a_card, self.sniper_acts]
        if self.sniper in [self.board.objectives[n] for n in self.goals]:
            parts.reverse()
        elif self.sniper is not None:
            self.dice.shuffle(parts)
        self.has_fired = False
        for part in parts:
            if part == self.sniper_acts and self.has_fired:
                continue  # the shotgun was his shot
            if self.goals and (self.sniper is not None or part == self.sniper_moves):
                part()

    def sniper_moves(self) -> None:
        """Move up to three fields, and be heard."""
        board, entering, guards = self.board, self.sniper is None, self.places()
        starts = list(self.entries.values()) if self.sniper is None else [self.sniper]
        ways = [
            way
            for start in starts
            for way in board.paths(start, "sniper", occupied=guards, from_entry=entering)
        ]
        if not ways:
            self.say("The sniper waits off the board.")
            return
        self.go(self.choose_way(ways))

    def go(self, way: tuple[str, ...]) -> None:
        """Move the sniper along a way."""
        board, entering, guards = self.board, self.sniper is None, self.places()
        self.check_way(way, entering, guards)
        self.sniper = way[-1]
        self.track.append((self.round, way))
        self.say(f"(The sniper moves: {' '.join(way)}.)")

        heard = board.who_hears(way, guards, from_entry=entering)
        loud = len(way) - (0 if entering else 1) >= 2
        for guard in guards:
            near = any(guard in board.adjacent(f) for f in way)
            check((guard in heard) == (loud and near), f"{guard} hears what it should")
        for unit in self.units:
            if unit.at in heard:
                self.say(f"{unit} on {unit.at} hears steps.")
                self.rumour = self.dice.choice(way)

    def choose_way(self, ways: list[tuple[str, ...]]) -> tuple[str, ...]:
        """Choose a way at random, more often than not towards an objective."""
        if self.dice.random() < 0.25:
            return self.dice.choice(ways)
        goal = self.board.objectives[self.dice.choice(self.goals)]
        far = {way: self.board.distance(way[-1], goal, "sniper") for way in ways}
        least = min((d for d in far.values() if d is not None), default=None)
        return self.dice.choice([way for way, d in far.items() if d == least])

    def check_way(self, way: tuple[str, ...], entering: bool, guards: list[str]) -> None:
        """Check a move of the sniper step by step."""
        board = self.board
        check(board.why_not(way, "sniper", occupied=guards, from_entry=entering) is None, "a way")
        check(len(set(way)) == len(way), "no field twice")
        entered = way if entering else way[1:]
        check(not set(entered) & set(guards), "never onto a defender")
        hard = sum("hard_terrain" in board.field(f).traits for f in entered)
        if board.choices["hard_terrain"] == "each_entering":
            check(len(entered) + hard <= 3, "three fields, hard terrain counting double")
        for a, b in pairwise(way):
            check(b in board.passable(a) and a in board.passable(b), f"a step from {a} to {b}")

    def sniper_plays_a_card(self) -> None:
        """Play an equipment card now and then."""
        if not self.cards or self.dice.random() < 0.6:
            return
        here = str(self.sniper)
        if self.cards[-1] == "distraction":
            unit = self.dice.choice([u for u in self.units if u.at] or [self.units[0]])
            ends = self.ends_of_distraction(unit, here) if unit.at else ()
            if ends:
                self.distract(unit, self.dice.choice(ends))
        elif not self.has_fired and any(u.at in self.board.shotgun(here) for u in self.units):
            self.fire_shotgun(here)

    def ends_of_distraction(self, unit: Unit, sniper: str) -> tuple[str, ...]:
        """Return where a distracted unit may end."""
        ends = self.board.distraction(str(unit.at), sniper, occupied=self.places(unit))
        for end in ends:
            check(self.board.sees(end, sniper), "it ends in his sight")
            check((self.board.distance(str(unit.at), end) or 0) <= 2, "after two fields at most")
        return ends

    def distract(self, unit: Unit, end: str) -> None:
        """Play the card that draws a unit to a field."""
        self.cards.remove("distraction")
        self.say(f"{unit} is drawn from {unit.at} to {end}.")
        unit.at = end

    def fire_shotgun(self, here: str) -> None:
        """Play the card that fells everybody whom it reaches."""
        reached = self.board.shotgun(here)
        self.cards.remove("shotgun")
        self.has_fired = True
        self.figure = self.rumour = here
        self.say(f"The shotgun, on {here}, reaches {len(reached)} fields.")
        for unit in [u for u in self.units if u.at in reached]:
            check(unit.at == here or unit.at in self.board.adjacent(here), "next to him")
            self.say(f"{unit} falls.")
            self.fallen.append(str(unit.at))
            unit.at = None

    def sniper_acts(self) -> None:
        """Complete an objective, loot, or shoot."""
        self.has_fired = True
        here = str(self.sniper)
        number = next((n for n, f in self.board.objectives.items() if f == here), None)
        if number is not None and number in self.goals:
            self.complete(number)
        elif number is not None and self.may_loot(number) and self.dice.random() < 0.7:
            self.loot(number)
        elif self.dice.random() < 0.4:
            self.shoot(here)

    def complete(self, number: int) -> None:
        """Complete an objective."""
        self.goals.remove(number)
        self.bag.add(NOISE)
        self.rounds_left = ROUNDS - 1
        self.figure = self.rumour = self.sniper
        self.say(f"Objective {number} is done, on {self.sniper}!")

    def may_loot(self, number: int | None) -> bool:
        """Return whether a numbered field can be looted: none of his objectives, and once."""
        return number is not None and number not in self.aims and number not in self.looted

    def loot(self, number: int) -> None:
        """Take an equipment card."""
        self.looted.add(number)
        self.cards.append(self.dice.choice(["distraction", "shotgun"]))
        self.say(f"(The sniper loots {self.sniper}.)")

    def shoot(self, here: str) -> None:
        """Shoot at a defender in sight, if there is one and the bag holds tokens enough."""
        distances = self.board.in_sight(here)
        targets = [u for u in self.units if u.at in distances]
        size = self.bag.tokens.total()
        targets = [u for u in targets if distances[str(u.at)] <= size]
        if not targets:
            return
        unit = self.dice.choice(targets)
        distance = distances[str(unit.at)]
        self.shoot_at(unit, distance, self.dice.randint(distance, min(size, distance + 4)))

    def shoot_at(self, unit: Unit, distance: int, announced: int) -> None:
        """Shoot at a defender so far away, with so many tokens."""
        here = str(self.sniper)
        check(self.board.shot_distance(str(unit.at), here) == distance, "sight goes both ways")
        before = self.bag.tokens.copy()
        shot = self.bag.shoot(distance, announced)
        check(shot.drawn.total() == announced >= distance, "as many tokens as announced")
        check(all(shot.drawn[t] <= before[t] for t in shot.drawn), "tokens that are in the bag")
        check(self.bag.tokens == before, "all tokens go back")
        self.say(
            f"A shot at {unit} on {unit.at}, {distance} away, "
            f"with {announced} token{'s' if announced > 1 else ''}: "
            f"{'hit' if shot.hit else 'missed'}{', and seen' if shot.revealed else ''}."
        )
        if shot.hit:
            self.kill(unit)
        if shot.revealed:
            self.figure = self.rumour = here

    def kill(self, unit: Unit) -> None:
        """Take a unit off the board, and put the token into the bag that it brings."""
        self.fallen.append(str(unit.at))
        unit.at = None
        first_officer = unit.role == "officer" and unit.squad not in self.rewarded
        if first_officer:
            self.rewarded.add(unit.squad)
        self.bag.add(SILENCER if first_officer else ACCURACY)
        self.say(f"{unit} falls.")

    # -- The squads

    def squad_turn(self, squad: str) -> Callable[[], None]:
        """Return the turn of a squad: intelligence, or two actions."""

        def turn() -> None:
            units = [u for u in self.units if u.squad == squad]
            officer = next(u for u in units if u.role == "officer")
            at_home = officer.at is not None and self.board.field(officer.at).sector == squad
            if at_home and self.sniper is not None and self.dice.random() < 0.2:
                self.ask(squad)
                return
            done: set[tuple[int, str]] = set()
            for _ in range(2):
                actions = [
                    (name, unit, act)
                    for unit in units
                    for name, act in self.actions(unit, officer)
                    if (id(unit), name) not in done
                    and not (name == "deploy" and (id(unit), "withdraw") in done)
                ]
                if not actions or self.wounds == 2:
                    return
                name, unit, act = self.choose_action(actions)
                check((id(unit), name) not in done, "no unit the same action twice")
                done.add((id(unit), name))
                act()

        return turn

    def ask(self, squad: str) -> bool:
        """Gather intelligence, and tell whether the sniper is in the squad's sector."""
        here = self.sniper is not None and self.board.field(self.sniper).sector == squad
        self.say(f"Is the sniper in the {squad} sector? {'Yes' if here else 'No'}.")
        return here

    def choose_action(self, actions: list[Action]) -> Action:
        """Choose an action at random; attack where the sniper stands in the open."""
        chances = [a for a in actions if a[0] == "attack" and a[1].at == self.figure]
        if chances:
            return self.dice.choice(chances)
        kinds = sorted({name for name, _, _ in actions})
        wanted = self.dice.choices(kinds, [WEIGHT[kind] for kind in kinds])[0]
        return self.dice.choice([a for a in actions if a[0] == wanted])

    def actions(self, unit: Unit, officer: Unit) -> Iterator[tuple[str, Callable[[], None]]]:
        """Yield what a unit may do now, by the name of the action."""
        if unit.at is None:
            places = self.board.deploy_places(
                unit.squad,
                unit.role,
                officer=officer.at,
                occupied=self.places(),
                any_sector=officer.gift == "radio operator",
            )
            if places:
                yield "deploy", lambda: self.deploy(unit, officer, self.dice.choice(places))
            return
        yield "move", lambda: self.move(unit)
        yield "attack", lambda: self.attack(unit)
        yield "spot", lambda: self.spot(unit)
        yield "search", lambda: self.search(unit)
        yield "withdraw", lambda: self.withdraw(unit)

    def move(self, unit: Unit) -> None:
        """Move up to two fields, towards the sniper where there is a trace of him."""
        start, others = str(unit.at), self.places(unit)
        reached = self.board.reachable(start, "defender", occupied=others)
        trace = self.figure or self.rumour
        if trace is not None and self.dice.random() < 0.8:
            ends = list(self.board.towards(start, trace, occupied=others))
        else:
            ends = list(reached)
        self.move_to(unit, self.dice.choice(ends))

    def move_to(self, unit: Unit, end: str) -> None:
        """Move a unit to a field."""
        start, others = str(unit.at), self.places(unit)
        reached = self.board.reachable(start, "defender", occupied=others)
        check(end in reached and reached[end].cost <= 2, f"{unit} may move to {end}")
        check(end == start or end not in others, "on no other defender")
        unit.at = end
        self.say(f"{unit} {f'waits on {end}' if end == start else f'moves from {start} to {end}'}.")

    def attackable(self, unit: Unit) -> tuple[str, ...]:
        """Return the own field, or the adjacent ones of an assault officer."""
        here = str(unit.at)
        return self.board.adjacent(here) if unit.gift == "assault officer" else (here,)

    def attack(self, unit: Unit) -> None:
        """Attack a field where the sniper may be."""
        fields = self.attackable(unit)
        self.attack_field(unit, self.figure if self.figure in fields else self.dice.choice(fields))

    def attack_field(self, unit: Unit, target: str) -> None:
        """Attack a field."""
        check(target in self.attackable(unit), "within the unit's arm")
        struck = target == self.sniper
        self.say(f"{unit} attacks {target}: {'a wound' if struck else 'nobody'}.")
        if struck:
            self.wounds += 1
            self.figure = self.rumour = self.sniper

    def spot(self, unit: Unit) -> None:
        """Look onto an adjacent field."""
        fields = self.board.adjacent(str(unit.at))
        self.spot_on(unit, self.rumour if self.rumour in fields else self.dice.choice(fields))

    def spot_on(self, unit: Unit, target: str) -> None:
        """Look onto a field."""
        check(str(unit.at) in self.board.adjacent(str(target)), "fields are adjacent both ways")
        found = target == self.sniper
        self.say(f"{unit} spots {target}: {'there he is' if found else 'nobody'}.")
        if found:
            self.bag.add(NOISE)
            self.figure = self.rumour = self.sniper
        elif self.rumour == target:
            self.rumour = None

    def search(self, unit: Unit) -> None:
        """Search the own field and up to two that match it."""
        self.search_on(unit, self.dice.choice(self.board.search_sets(str(unit.at))))

    def search_on(self, unit: Unit, fields: tuple[str, ...]) -> None:
        """Search a set of fields."""
        check(1 <= len(fields) <= 3 and fields[0] == unit.at, "the own field and up to two")
        check(set(fields[1:]) <= set(self.board.matching(fields[0])), "which match it")
        found = self.sniper in fields
        answer = "yes" if found else "no"
        self.say(f"{unit} searches {', '.join(fields)}: {answer}.")
        if found:
            self.rumour = self.dice.choice(fields)

    def deploy(self, unit: Unit, officer: Unit, place: str) -> None:
        """Put a unit onto the board."""
        check(place not in self.places(), "onto a free field")
        if unit is officer:
            check(place in self.board.starts(unit.squad, "officer"), "on the officer's start")
        else:
            check(place in self.board.matching(str(officer.at)), "beside the officer")
        unit.at = place
        self.say(f"{unit} is deployed on {place}.")

    def withdraw(self, unit: Unit) -> None:
        """Take a unit off the board, to be deployed elsewhere."""
        self.say(f"{unit} withdraws from {unit.at}.")
        unit.at = None


WEIGHT = {"move": 40, "attack": 15, "spot": 20, "search": 15, "deploy": 30, "withdraw": 2}
"""How often an action is chosen among those that are possible."""
