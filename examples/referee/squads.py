"""The squads: what their units may do in their turn, and their officers' gifts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bag import ACCURACY, NOISE, RECOIL
from sniper import Sniper
from table import Table, Unit, check

Decision = tuple[Any, ...]

SEVEN = 7  # tokens that a sharpshooter draws at most
BLIND_ROUNDS = 2  # without intelligence, as a handicap


class Squads:
    """All squads: each has two cubes a turn, in any order; no unit does the same twice."""

    def __init__(self, table: Table, sniper: Sniper) -> None:
        self.table, self.sniper = table, sniper
        self.turn_begins()

    def turn_begins(self) -> None:
        """Begin a turn: all cubes lie on one row."""
        table = self.table
        rows = {row for pair in table.rows.values() for row in pair}
        check(len(rows) == 1, "all cubes begin on one row")
        table.row = rows.pop()
        table.used_gift.clear()
        self.did: set[tuple[int, str]] = set()
        self.have_asked = False

    def turn_ends(self) -> None:
        """Move all cubes down that have not moved."""
        for squad in self.table.rows:
            self.rest(squad)

    def cubes(self, squad: str) -> int:
        """Return how many actions a squad has left."""
        return self.table.rows[squad].count(self.table.row)

    def spend(self, unit: Unit, action: str) -> None:
        """Move a cube down for an action of a unit."""
        rows = self.table.rows[unit.squad]
        check(self.table.row in rows, "a cube is left")
        check((unit.number, action) not in self.did, "no unit the same action twice")
        rows[rows.index(self.table.row)] -= 1
        self.did.add((unit.number, action))

    # -- What they may do

    def may(self, kind: str) -> Iterator[Decision]:
        """Yield the squads' decisions of a kind."""
        table = self.table
        if table.wounds == 2:
            return
        for squad in table.rows:
            officer = table.officer(squad)
            if kind == "gift":
                if self.may_change(squad):
                    yield ("gift", squad)
            elif kind == "call":
                yield from self.calls(squad, officer)
            elif self.cubes(squad):
                if kind == "rest":
                    yield ("rest", squad)
                elif kind == "ask":
                    if self.may_ask(squad, officer):
                        yield ("ask", squad)
                else:
                    for unit in table.units:
                        if unit.squad == squad:
                            yield from self.unit_may(kind, unit, officer)

    def may_ask(self, squad: str, officer: Unit) -> bool:
        """Return whether a squad may gather intelligence: with both cubes, its officer at home."""
        taken = self.table.handicaps
        if "late_intelligence" in taken and self.sniper.round <= BLIND_ROUNDS:
            return False
        if "one_intelligence" in taken and self.have_asked:
            return False
        home = officer.at is not None and self.table.board.field(officer.at).sector == squad
        return home and self.cubes(squad) == 2

    def has_walked(self, unit: Unit) -> bool:
        """Return whether a unit has moved this turn."""
        return (unit.number, "walk") in self.did

    def may_change(self, squad: str) -> bool:
        """Return whether the officer's gift may change his attack."""
        if self.table.can_give(squad, "sharpshooter"):
            return not self.has_walked(self.table.officer(squad))
        return self.table.can_give(squad, "assault")

    def calls(self, squad: str, officer: Unit) -> Iterator[Decision]:
        """Yield whom a radio operator may call, and onto which fields."""
        table = self.table
        if not table.can_give(squad, "radio") or self.has_walked(officer):
            return
        places = table.board.deploy_places(
            squad, "soldier", officer=officer.at, occupied=table.places(), any_sector=True
        )
        for unit in table.units:
            left = {(unit.number, "withdraw"), (unit.number, "mine")} & self.did
            if unit.role == "soldier" and unit.at is None and not left:
                yield from (("call", squad, unit.number, place) for place in places)

    def unit_may(self, kind: str, unit: Unit, officer: Unit) -> Iterator[Decision]:
        """Yield what a unit may do of a kind."""
        action = "attack" if kind == "snipe" else kind
        if (unit.number, action) in self.did:
            return
        if kind == "deploy" and unit.at is None:
            if (unit.number, "withdraw") not in self.did:
                yield from ((kind, unit.number, f) for f in self.deploys(unit, officer))
        elif unit.at is not None and kind != "deploy":
            if kind == "withdraw":
                yield (kind, unit.number)
            else:
                fields: Any = getattr(self, f"fields_to_{kind}")(unit)
                yield from ((kind, unit.number, *given) for given in fields)

    def deploys(self, unit: Unit, officer: Unit) -> tuple[str, ...]:
        """Return where a unit may be deployed."""
        table = self.table
        return table.board.deploy_places(
            unit.squad, unit.role, officer=officer.at, occupied=table.places()
        )

    def fields_to_walk(self, unit: Unit) -> list[tuple[str]]:
        """Return where a unit may end a move."""
        others = self.table.places(unit)
        ends = self.table.board.reachable(str(unit.at), "defender", occupied=others)
        return [(end,) for end in ends]

    def fields_to_attack(self, unit: Unit) -> list[tuple[str]]:
        """Return the own field, and the adjacent ones of an assault officer."""
        near: tuple[str, ...] = ()
        if self.is_changed(unit, "assault"):
            near = self.table.board.adjacent(str(unit.at))
        return [(field,) for field in (str(unit.at), *near)]

    def fields_to_snipe(self, unit: Unit) -> list[tuple[str, int]]:
        """Return the fields in a sharpshooter's sight, each with the tokens he may draw."""
        if not self.is_changed(unit, "sharpshooter") or self.has_walked(unit):
            return []
        most = min(SEVEN, self.table.bag.tokens.total())
        seen = self.table.board.in_sight(str(unit.at))
        return [(field, n) for field, far in seen.items() for n in range(far, most + 1)]

    def fields_to_spot(self, unit: Unit) -> list[tuple[str]]:
        """Return the fields beside a unit."""
        return [(field,) for field in self.table.board.adjacent(str(unit.at))]

    def fields_to_search(self, unit: Unit) -> list[tuple[frozenset[str]]]:
        """Return the sets of fields that a unit may search."""
        return [(frozenset(fields),) for fields in self.table.board.search_sets(str(unit.at))]

    def is_changed(self, unit: Unit, card: str) -> bool:
        """Return whether a gift used this turn changes a unit's attack."""
        squad = unit.squad
        mine = unit.role == "officer" and self.table.specialist[squad] == card
        return mine and squad in self.table.used_gift

    # -- What it does

    def gift(self, squad: str) -> None:
        """Use a gift that changes the officer's attack."""
        self.table.give(squad)

    def call(self, squad: str, number: int, place: str) -> None:
        """Bring a soldier of any squad onto the board beside a radio operator."""
        officer = self.table.officer(squad)
        check(place in self.table.board.matching(str(officer.at)), "beside the officer")
        self.table.give(squad)
        self.arrives(self.table.units[number], place)

    def arrives(self, unit: Unit, place: str) -> None:
        """Put a unit on the board."""
        check(unit.at is None and place not in self.table.places(), "onto a free field")
        unit.at = place
        self.table.say(f"{unit} comes onto {place}.")

    def ask(self, squad: str) -> bool:
        """Gather intelligence, and tell whether the sniper is in the squad's sector."""
        self.rest(squad)
        self.have_asked = True
        sniper = self.sniper.here
        here = sniper is not None and self.table.board.field(sniper).sector == squad
        self.table.say(f"Is the sniper in the {squad} sector? {'Yes' if here else 'No'}.")
        return here

    def rest(self, squad: str) -> None:
        """Move the cubes of a squad down that have not moved."""
        row = self.table.row
        self.table.rows[squad] = [r - 1 if r == row else r for r in self.table.rows[squad]]

    def walk(self, number: int, end: str) -> None:
        """Move a unit."""
        unit, board = self.table.units[number], self.table.board
        start, others = str(unit.at), self.table.places(unit)
        self.spend(unit, "walk")
        reached = board.reachable(start, "defender", occupied=others)
        check(end in reached and reached[end].cost <= 2, f"{unit} may move to {end}")
        check(end == start or end not in others, "on no other defender")
        self.table.say(f"{unit} moves from {start} to {end}.")
        if self.sniper.treads(unit, end):
            self.did.add((number, "mine"))

    def attack(self, number: int, target: str) -> bool:
        """Attack a field."""
        unit = self.table.units[number]
        self.spend(unit, "attack")
        near = unit.at == target or target in self.table.board.adjacent(str(unit.at))
        check(near, "within the unit's arm")
        return self.wounds(unit, target, hit=True)

    def snipe(self, number: int, target: str, announced: int) -> bool:
        """Attack a field by a shot with the sniper's bag."""
        unit, table = self.table.units[number], self.table
        self.spend(unit, "attack")
        distance = table.board.in_sight(str(unit.at))[target]
        check(distance <= announced <= SEVEN, "seven tokens at most")
        drawn = table.bag.shoot(distance, announced).drawn
        jam = drawn[NOISE] + drawn[RECOIL] >= 5
        return self.wounds(unit, target, hit=drawn[ACCURACY] >= distance and not jam)

    def wounds(self, unit: Unit, target: str, *, hit: bool) -> bool:
        """Wound the sniper, if he is there and the attack hits."""
        struck = hit and target == self.sniper.here
        self.table.say(f"{unit} attacks {target}: {'a wound' if struck else 'nobody'}.")
        if struck:
            self.table.wounds += 1
            self.table.show(target)
        return struck

    def spot(self, number: int, target: str) -> bool:
        """Look onto a field."""
        unit = self.table.units[number]
        self.spend(unit, "spot")
        check(str(unit.at) in self.table.board.adjacent(target), "fields are adjacent both ways")
        found = target == self.sniper.here
        self.table.say(f"{unit} spots {target}: {'there he is' if found else 'nobody'}.")
        if found:
            self.table.bag.add(NOISE)
            self.table.show(target)
        return found

    def search(self, number: int, fields: frozenset[str]) -> bool:
        """Search a set of fields."""
        unit, board = self.table.units[number], self.table.board
        self.spend(unit, "search")
        here = str(unit.at)
        check(len(fields) <= 3 and here in fields, "the own field and up to two")
        check(fields - {here} <= {*board.matching(here)}, "which match it")
        found = self.sniper.here in fields
        self.table.say(f"{unit} searches {', '.join(sorted(fields))}: {'yes' if found else 'no'}.")
        return found

    def deploy(self, number: int, place: str) -> None:
        """Put a unit onto the board."""
        unit, board = self.table.units[number], self.table.board
        officer = self.table.officer(unit.squad)
        self.spend(unit, "deploy")
        if unit is officer:
            check(place in board.starts(unit.squad, "officer"), "on the officer's start")
        else:
            check(board.field(str(officer.at)).sector == unit.squad, "the officer is at home")
            check(place in board.matching(str(officer.at)), "beside the officer")
        self.arrives(unit, place)

    def withdraw(self, number: int) -> None:
        """Take a unit off the board."""
        unit = self.table.units[number]
        self.spend(unit, "withdraw")
        self.table.say(f"{unit} withdraws from {unit.at}.")
        unit.at = None
