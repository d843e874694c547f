"""Where a game stands: units, owners, capture points and money, and what has to hold of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from figures import Figures, Sort
    from mapkit_tables import Tables

NEUTRAL = "neutral"


class RuleBrokenError(AssertionError):
    """The game saw something that may not be."""


def check(holds: object, what: str) -> None:
    """Stop the game where the rules were broken."""
    if not holds:
        raise RuleBrokenError(what)


@dataclass(eq=False)
class Unit:
    """A unit on the board; ``cargo`` are the units that a carrier has in it."""

    army: str
    sort: Sort
    at: str
    health: int
    cargo: list[Unit] = field(default_factory=list)

    def __str__(self) -> str:
        return f"the {self.army} {self.sort.name}"


@dataclass
class State:
    """The state of a game; ``points`` holds what is left of each place's capture points."""

    board: Tables
    figures: Figures
    armies: list[str] = field(init=False)
    units: list[Unit] = field(default_factory=list)
    owner: dict[str, str] = field(init=False)
    points: dict[str, int] = field(init=False)
    money: dict[str, int] = field(init=False)
    earned: dict[str, int] = field(init=False)
    spent: dict[str, int] = field(init=False)
    medals: dict[str, int] = field(init=False)
    raised: int = 0
    fallen: int = 0

    def __post_init__(self) -> None:
        board = self.board
        places = [board.field(f) for f in board.fields if "points" in board.field(f).attributes]
        self.owner = {f.id: str(f.attributes.get("owner", NEUTRAL)) for f in places}
        self.points = {f.id: int(f.attributes["points"]) for f in places}
        self.armies = [self.owner[f.id] for f in places if f.kind == "base"]
        self.money = dict.fromkeys(self.armies, self.figure("money", "start"))
        self.medals = dict.fromkeys(self.armies, 0)
        self.earned, self.spent = dict(self.money), dict.fromkeys(self.armies, 0)

    def figure(self, table: str, row: str) -> int:
        """Return a figure that the rules print, from a table of one column."""
        found = self.board.engine_tables[table]
        return found.cell(row, found.columns[0])[0]

    def is_damaged(self, unit: Unit) -> bool:
        """Tell whether a unit has so few lives that it fires and captures less."""
        return unit.health < self.figure("lives", "damaged_below")

    def full_points(self, place: str) -> int:
        """Return what it takes to capture a place from the beginning."""
        return int(self.board.field(place).attributes["points"])

    def own(self, army: str, tag: str) -> list[str]:
        """Return an army's places that are good for something, in the order of the board.

        One that is being captured is none.
        """
        return [
            f
            for f, o in self.owner.items()
            if o == army
            and tag in self.board.field(f).tags
            and self.points[f] == self.full_points(f)
        ]

    def unit_at(self, place: str) -> Unit | None:
        """Return who stands on a field."""
        return next((u for u in self.units if u.at == place), None)

    def of(self, army: str) -> list[Unit]:
        """Return an army's units."""
        return [u for u in self.units if u.army == army]

    def occupied(self, but: Unit) -> list[str]:
        """Return the fields of all other units."""
        return [u.at for u in self.units if u is not but]

    def remove(self, unit: Unit) -> None:
        """Take a unit off the board, with what it carries."""
        self.units.remove(unit)
        self.fallen += 1 + len(unit.cargo)

    # -- What has to hold -------------------------------------------------------------------

    def check_all(self) -> None:
        """Check what holds at any time.

        Raises
        ------
        RuleBrokenError
        """
        taken = [u.at for u in self.units]
        check(len(set(taken)) == len(taken), "two units on one field")
        for unit in self.units:
            enter = self.board.field(unit.at).enter[unit.sort.mover]
            check(enter is not None, f"{unit} on {unit.at}, which it never enters")
            most = self.figure("lives", "most")
            check(0 < unit.health <= most, f"{unit} has {unit.health} lives")
            check(unit.army in self.armies, f"{unit} fights for an army that is out")
        carried = sum(len(u.cargo) for u in self.units)
        check(
            self.raised == len(self.units) + carried + self.fallen,
            "a unit came or went without a word",
        )
        for army, money in self.money.items():
            check(money >= 0, f"{army} owes {-money}")
            check(money == self.earned[army] - self.spent[army], f"the account of {army} is wrong")
        for place, left in self.points.items():
            owner, full = self.owner[place], self.full_points(place)
            check(owner in (NEUTRAL, *self.armies), f"{place} belongs to {owner}")
            check(0 < left <= full, f"{place} has {left} points of {full}")
            if left < full:
                by = self.unit_at(place)
                check(by is not None and by.sort.captures, f"nobody captures {place}")
                check(by is not None and by.army != owner, f"{owner} captures its own {place}")

    def check_move(self, unit: Unit, path: Sequence[str], held: Sequence[str]) -> None:
        """Check a move step by step, from what the fields say and not by the search for ways.

        ``held`` are the fields that it may not enter.

        Raises
        ------
        RuleBrokenError
        """
        spent = 0
        check(set(held) >= set(self.occupied(unit)) - {path[-1]}, f"{unit} passes somebody")
        for here, there in pairwise(path):
            check(there in self.board.passable(here), f"{unit} steps from {here} to {there}")
            check(here in self.board.passable(there), f"{there} to {here} is no step back")
            check(there not in held, f"{unit} moves through another on {there}")
            cost = self.board.field(there).enter[unit.sort.mover]
            check(isinstance(cost, int), f"{unit} never enters {there}")
            spent += int(cost or 0)
        allowed = self.board.movers[unit.sort.mover].allowance
        check(allowed is not None and spent <= allowed, f"{unit} spends {spent} of {allowed}")

    def check_cargo(self, carrier: Unit) -> None:
        """Check who is in a carrier, and how many.

        Raises
        ------
        RuleBrokenError
        """
        for unit in carrier.cargo:
            check(unit.sort.name in carrier.sort.carries, f"{carrier} carries no {unit.sort.name}")
        check(len(carrier.cargo) <= self.figure("carrier", "foot"), f"{carrier} is too full")

    def check_unloading(self, carrier: Unit, unit: Unit) -> None:
        """Check that a unit came off its carrier onto a field beside it.

        Raises
        ------
        RuleBrokenError
        """
        check(unit.sort.name in carrier.sort.carries, f"{carrier} carries no {unit.sort.name}")
        check(unit.at in self.board.adjacent(carrier.at), f"{unit} is not unloaded beside")
        check(carrier.at in self.board.passable(unit.at), f"{unit} cannot step onto {unit.at}")

    def check_shot(self, unit: Unit, target: Unit) -> None:
        """Check who is shot at, counting steps from the target on.

        Raises
        ------
        RuleBrokenError
        """
        near, far = unit.sort.range
        check(target.army != unit.army, f"{unit} fires at its own")
        reached, layer = {target.at}, {target.at}
        for _ in range(near):
            layer = {n for f in layer for n in self.board.adjacent(f)} - reached
            reached |= layer
        for _ in range(far - near):
            if unit.at in layer:
                break
            layer = {n for f in layer for n in self.board.adjacent(f)} - reached
            reached |= layer
        check(unit.at in layer, f"{unit} on {unit.at} fires at {target.at}")
