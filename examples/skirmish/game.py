"""One game of Skirmish Wars, played at random from a board's tables alone.

Every question about the board goes to the reader, ``mapkit_tables``. The rules are those that we
know: steps over sides and never through another unit, range counted like steps, capture points,
purchase onto an empty factory of one's own, income of cities and the base, repair on base, factory
and city but not while they are being captured, and what the tables of the ruleset hold: money,
lives, capture, the carrier's room, and two cells of the defence table. A turn is income, repair,
moving and fighting, purchases. Each unit moves, then captures or fires; artillery moves or fires.
Who lives and has the attacker in range fires back. Damaged units fire and capture less. Points
taken from a place come back when the unit that took them leaves or falls. A foot unit gets on a
carrier of its army by moving onto its field, where there is room; who is on a carrier falls with
it, and who gets off has had its turn. What is bought acts from the next turn on. An army wins with
so many cities, or so many enemy units destroyed; or it is the last one left.

All other figures are assumed, see :mod:`figures`, and these rules are:

* Armies take turns in the order of their bases in the file; 3.0 and 3.6 go opposite ways round.
* An army whose base is taken, or whose last unit falls, is out: its units leave the board, and its
  places become neutral.
* A game that nobody has won after some rounds is stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from state import NEUTRAL, State, Unit, check

if TYPE_CHECKING:
    import random

    from figures import Figures
    from mapkit_tables import Reached, Tables

STRAY = 0.1
"""How often a unit goes anywhere instead of to where it has something to do."""

HALF = 0.5
"""How often a unit does not get on or off a carrier where it could."""

KNOWN = {("6", "city"): (4, 3), ("1", "road"): (1, 3)}
"""The cells of the defence table that we know: the damage, and the die that adds 1."""

NEAREST = 2
"""Among how many of the nearest places or enemies it chooses."""


class Game:
    """A game from the set-up to its end; ``tell`` gets every event as a sentence."""

    def __init__(
        self, board: Tables, figures: Figures, dice: random.Random, tell: Callable[[str], object]
    ) -> None:
        self.board, self.figures, self.dice = board, figures, dice
        self._tell = tell
        self.state = State(board, figures)
        self._steps: dict[str, dict[str, int]] = {}
        self.rounds = self.moves = self.shots = self.captures = self.purchases = 0
        self.unloadings = 0
        self.won: str | None = None

    def tell(self, line: str) -> None:
        """Tell an event."""
        self._tell(line[0].upper() + line[1:])

    def play(self) -> str:
        """Play to the end and say how it ended."""
        for army in self.state.armies:
            self._set_up(army)
        while self.rounds < self.figures.most_rounds:
            self.rounds += 1
            self.tell(f"Round {self.rounds}")
            for army in tuple(self.state.armies):
                if army in self.state.armies:
                    self._turn(army)
                if self.won:
                    return self.won
        return "Nobody wins"

    def _set_up(self, army: str) -> None:
        """Put an army's first units on and round its base, the nearest fields first."""
        state = self.state
        (base,) = self.board.fields_with("base", owner=army)
        check(self.board.field(base).kind == "base", f"{base} is no base")
        near = self._steps_from(base)
        for name in self.figures.start:
            mover = self.figures.sorts[name].mover
            free = (f for f in near if self.board.field(f).enter[mover] and not state.unit_at(f))
            self._raise(army, name, next(free))

    def _raise(self, army: str, name: str, place: str) -> None:
        sort = self.figures.sorts[name]
        self.state.units.append(Unit(army, sort, place, self.state.figure("lives", "most")))
        self.state.raised += 1

    def _turn(self, army: str) -> None:
        state = self.state
        self._begin(army)
        for unit in self.dice.sample(state.of(army), len(state.of(army))):
            if unit in state.units and not self._load(unit):
                if not (unit.sort.range[1] > 1 and self._fire(unit)):
                    self._move(unit)
                    self._unload(unit)
                    if not self._capture(unit) and unit.sort.range[1] == 1:
                        self._fire(unit)
                state.check_all()
            if self.won:
                return
        if army in state.armies:
            self._buy(army)
        state.check_all()

    def _begin(self, army: str) -> None:
        """Pay for what the army owns, and mend who stands on it."""
        state = self.state
        pay = state.figure("money", "income") * len(state.own(army, "income"))
        state.money[army] += pay
        state.earned[army] += pay
        for place in state.own(army, "repair"):
            unit = state.unit_at(place)
            if unit and unit.army == army:
                mended = unit.health + state.figure("lives", "repair")
                unit.health = min(mended, state.figure("lives", "most"))

    # -- Moving -----------------------------------------------------------------------------

    def _move(self, unit: Unit) -> None:
        held = self.state.occupied(unit)
        reached = self.board.reachable(unit.at, unit.sort.mover, occupied=held)
        end = self._destination(unit, list(reached))
        path = self._path(unit, end, reached, held)
        if len(path) > 1:
            self.moves += 1
            self._leave(unit)
            unit.at = end
            self.tell(f"{unit} moves: {' '.join(path)}.")

    def _path(
        self, unit: Unit, end: str, reached: Mapping[str, Reached], held: Sequence[str]
    ) -> list[str]:
        """Return a cheapest way, found from its end back along steps that cost what they must."""
        path = [end]
        while path[0] != unit.at:
            here = path[0]
            cost = self.board.field(here).enter[unit.sort.mover]
            check(isinstance(cost, int), f"{unit} reaches {here}, which it never enters")
            before = [
                n
                for n in self.board.passable(here)
                if n in reached and reached[n].cost + int(cost or 0) == reached[here].cost
            ]
            check(before, f"{unit} reaches {here} by no step")
            path.insert(0, self.dice.choice(before))
        refused = self.board.why_not(path, unit.sort.mover, occupied=held)
        check(refused is None, f"{unit} may not move {' '.join(path)}: {refused}")
        self.state.check_move(unit, path, held)
        return path

    def _destination(self, unit: Unit, ends: list[str]) -> str:
        """Choose where to go: mostly nearer to what is to be captured, or to an enemy."""
        state = self.state
        if self.dice.random() < STRAY:
            return self.dice.choice(ends)
        if unit.at in state.points and state.points[unit.at] < state.full_points(unit.at):
            return unit.at
        others = [f for f, owner in state.owner.items() if owner != unit.army]
        if self._has_room(unit):
            others = [u.at for u in state.of(unit.army) if u.sort.name in unit.sort.carries]
        elif not others or not (unit.sort.captures or unit.cargo):
            others = [u.at for u in state.units if u.army != unit.army]
        steps = self._steps_from(unit.at)
        others = [f for f in others if f in steps]
        if not others:
            return self.dice.choice(ends)
        others.sort(key=steps.__getitem__)
        goal = self.dice.choice(others[:NEAREST])
        away = self._steps_from(goal)
        near, far = unit.sort.range
        wanted = 0 if unit.sort.captures else near

        def miss(end: str) -> int:
            return max(wanted - away[end], away[end] - max(wanted, far * (wanted > 0)), 0)

        least = min(map(miss, ends))
        return self.dice.choice([end for end in ends if miss(end) == least])

    def _steps_from(self, place: str) -> dict[str, int]:
        """Return how many steps away each field is, the nearest first; asked once for a field."""
        if place not in self._steps:
            self._steps[place] = self.board.at_range(place, 0, len(self.board.fields))
        return self._steps[place]

    def _leave(self, unit: Unit) -> None:
        """Give a place back the points that a unit has taken from it."""
        if unit.at in self.state.points:
            self.state.points[unit.at] = self.state.full_points(unit.at)

    # -- Carriers ---------------------------------------------------------------------------

    def _has_room(self, carrier: Unit) -> bool:
        room = self.state.figure("carrier", "foot")
        return bool(carrier.sort.carries) and len(carrier.cargo) < room

    def _load(self, unit: Unit) -> bool:
        """Let a unit move onto a carrier's field, sometimes; False where it stays on the board."""
        ways = []
        for carrier in self.state.of(unit.army):
            if unit.sort.name not in carrier.sort.carries or not self._has_room(carrier):
                continue
            held = [f for f in self.state.occupied(unit) if f != carrier.at]
            reached = self.board.reachable(unit.at, unit.sort.mover, occupied=held)
            if carrier.at in reached:
                ways.append((carrier, held, reached))
        if not ways or self.dice.random() < HALF:
            return False
        carrier, held, reached = self.dice.choice(ways)
        path = self._path(unit, carrier.at, reached, held)
        self._leave(unit)
        self.state.units.remove(unit)
        carrier.cargo.append(unit)
        self.state.check_cargo(carrier)
        self.tell(f"{unit} gets on {carrier}: {' '.join(path)}.")
        return True

    def _unload(self, carrier: Unit) -> None:
        """Let a carrier unload who is in it, one after the other, if it will."""
        for unit in tuple(carrier.cargo):
            held = [u.at for u in self.state.units]
            free = [
                f
                for f in self.board.passable(carrier.at)
                if f not in held and self.board.field(f).enter[unit.sort.mover]
            ]
            if not free or self.dice.random() < HALF:
                continue
            unit.at = self.dice.choice(free)
            carrier.cargo.remove(unit)
            self.state.units.append(unit)
            self.state.check_unloading(carrier, unit)
            self.unloadings += 1
            self.tell(f"{carrier} on {carrier.at} unloads {unit} onto {unit.at}.")

    # -- Capturing and fighting -------------------------------------------------------------

    def _capture(self, unit: Unit) -> bool:
        """Take points from the place that a unit stands on; False where it cannot."""
        state, place = self.state, unit.at
        if not unit.sort.captures or state.owner.get(place, unit.army) == unit.army:
            return False
        speed = "damaged" if state.is_damaged(unit) else "whole"
        state.points[place] -= state.figure("capture", speed)
        self.tell(f"{unit} captures {place}: {max(state.points[place], 0)} left.")
        if state.points[place] <= 0:
            loser, state.owner[place] = state.owner[place], unit.army
            state.points[place] = state.full_points(place)
            self.captures += 1
            if self.board.field(place).kind == "base" and loser != NEUTRAL:
                self._out(loser, "base")
            self._count_cities(unit.army)
        return True

    def _fire(self, unit: Unit) -> bool:
        """Fire at somebody in range, who fires back if he lives; False where there is nobody."""
        if not unit.sort.fire:
            return False
        near, far = unit.sort.range
        at = self.board.at_range(unit.at, near, far)
        targets = [u for u in self.state.units if u.at in at and u.army != unit.army]
        if not targets:
            return False
        target = self.dice.choice(targets)
        self._shoot(unit, target)
        near, far = target.sort.range
        if target in self.state.units and unit.at in self.board.at_range(target.at, near, far):
            self._shoot(target, unit)
        return True

    def _shoot(self, unit: Unit, target: Unit) -> None:
        if not unit.sort.fire:
            return
        self.state.check_shot(unit, target)
        self.shots += 1
        damage = self._damage(unit, target)
        target.health -= damage
        self.tell(f"{unit} on {unit.at} fires at {target} on {target.at}: {damage}.")
        if target.health <= 0:
            self._leave(target)
            self.state.remove(target)
            self.tell(f"{target} falls.")
            self._count_medals(unit.army, 1 + len(target.cargo))
            if not self.state.of(target.army):
                self._out(target.army, "units")

    def _damage(self, unit: Unit, target: Unit) -> int:
        """Read the defence table: fire power less defence is the row, the terrain the column."""
        table = self.board.engine_tables["defence"]
        power = unit.sort.damaged if self.state.is_damaged(unit) else unit.sort.fire
        base = min(power[target.sort.mover] - target.sort.defence, int(table.rows[-1]))
        if base < 1:
            return 0
        cell = (str(base), self.board.field(target.at).kind)
        damage, at_most = table.cell(*cell)
        check(KNOWN.get(cell, (damage, at_most)) == (damage, at_most), f"the cell {cell} is wrong")
        return damage + (self.dice.randint(1, 6) <= at_most)

    # -- Buying, and the end ----------------------------------------------------------------

    def _buy(self, army: str) -> None:
        state = self.state
        for place in state.own(army, "purchase"):
            names = [n for n, s in self.figures.sorts.items() if s.price <= state.money[army]]
            if not names or state.unit_at(place):
                continue
            name = self.dice.choice(names)
            check(self.board.field(place).kind == "factory", f"{place} sells no units")
            state.money[army] -= self.figures.sorts[name].price
            state.spent[army] += self.figures.sorts[name].price
            self._raise(army, name, place)
            self.purchases += 1
            self.tell(f"{army} buys {name} on {place}.")

    def _count_cities(self, army: str) -> None:
        """See whether an army has the cities that it takes to win."""
        cities = self.board.fields_with("city")
        places = {p for p in self.state.owner if self.board.field(p).kind == "city"}
        check(set(cities) == places, "a city is missing")
        own = [c for c in cities if self.state.owner[c] == army]
        if cities and 100 * len(own) >= self.figures.cities_to_win_percent * len(cities):
            self.won = self.won or f"{army} wins: cities"

    def _count_medals(self, army: str, fallen: int) -> None:
        """Give an army a medal for each unit that it destroyed, those on a carrier too."""
        self.state.medals[army] += fallen
        if self.state.medals[army] >= self.figures.medals_to_win:
            self.won = self.won or f"{army} wins: medals"

    def _out(self, army: str, how: str) -> None:
        """Take an army that lost its base or its units off the board; the last one left has won."""
        state = self.state
        self.tell(f"{army} has lost its {how} and is out.")
        for unit in state.of(army):
            self._leave(unit)
            state.remove(unit)
        state.armies.remove(army)
        for place, owner in state.owner.items():
            if owner == army:
                state.owner[place] = NEUTRAL
        if len(state.armies) == 1:
            self.won = self.won or f"{state.armies[0]} wins: {how}"
