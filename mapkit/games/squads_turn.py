"""The squads' turn: two actions a squad or intelligence, in any order, and the officers' gifts."""

from __future__ import annotations

from collections.abc import Iterator

from mapkit.games.pieces import ASSAULT, NOISE, RADIO, SHARPSHOOTER, is_hit
from mapkit.games.sets import fields_in
from mapkit.games.state import CUBES, OFF, Decision, State

MOST_SNIPED = 7
"""Tokens that a sharpshooter draws at most."""

_BLIND_ROUNDS = 2
"""Rounds without intelligence, where the squads have taken that on."""


class SquadsTurn(State):
    """What the squads may do, and what it does."""

    __slots__ = ()

    def _squads_may(self) -> Iterator[Decision]:
        if not self.is_over():
            for squad, units in enumerate(self.units_of):
                yield from self._gift_may(squad)
                if self.cubes[squad]:
                    yield ("rest", squad)
                    if self.may_ask(squad):
                        yield ("ask", squad)
                    for unit in units:
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
            if self.may_snipe(unit):
                yield from self._shots(unit)
        if (unit, "spot") not in used:
            for target in self.board.tables.adjacent[here]:
                yield ("spot", unit, target)
        if (unit, "search") not in used:
            for searched in self.board.searches(here):
                yield ("search", unit, searched)
        if (unit, "withdraw") not in used:
            yield ("withdraw", unit)

    def _shots(self, unit: int) -> Iterator[Decision]:
        size = min(sum(self.bag), MOST_SNIPED)
        for target, far in enumerate(self.board.tables.shots[self.at[unit]]):
            for announced in range(far, size + 1) if far else ():
                yield ("snipe", unit, target, announced)

    # -- Gifts

    def _gift_may(self, squad: int) -> Iterator[Decision]:
        if self.may_change(squad):
            yield ("gift", squad)
        if self.may_call(squad):
            places = list(fields_in(self._beside(squad)))
            for unit in self.callable():
                yield from (("call", squad, unit, place) for place in places)

    def may_change(self, squad: int) -> bool:
        """Return whether a gift may change the attack of a squad's officer."""
        officer = self.officer_of[squad]
        return self._may_give(squad, ASSAULT) or (
            self._may_give(squad, SHARPSHOOTER) and (officer, "walk") not in self.used
        )

    def may_call(self, squad: int) -> bool:
        """Return whether a squad's radio operator may call a soldier."""
        officer = self.officer_of[squad]
        return self._may_give(squad, RADIO) and (officer, "walk") not in self.used

    def callable(self) -> list[int]:
        """Return the soldiers of all squads that were off the board as the turn began."""
        left = {unit for unit, what in self.used if what in ("withdraw", "fall")}
        officers = self.officer_of
        return [
            unit
            for unit, at in enumerate(self.at)
            if at == OFF and unit not in officers and unit not in left
        ]

    def _beside(self, squad: int) -> int:
        """Return where a soldier comes onto the board beside an officer, as a set."""
        board, officer = self.board, self.at[self.officer_of[squad]]
        return board.match[officer] & board.enterable & ~self.guards

    def gift(self, squad: int) -> None:
        """Use the gift that changes the attack of a squad's officer this turn."""
        self._give(squad)

    def call(self, squad: int, unit: int, place: int) -> None:
        """Use a radio operator's gift: a soldier of any squad comes beside him."""
        self._give(squad)
        self._put(unit, place)

    def _is_changed(self, unit: int, gift: int) -> bool:
        """Return whether a gift used this turn changes a unit's attack."""
        squad = self.squad_of[unit]
        mine = unit == self.officer_of[squad] and self.gifts[squad] == gift
        return mine and bool(self.gifted >> squad & 1)

    def attackable(self, unit: int) -> tuple[int, ...]:
        """Return the fields that a unit may attack without a shot."""
        here = self.at[unit]
        near = self.board.tables.adjacent[here] if self._is_changed(unit, ASSAULT) else ()
        return (here, *near)

    def may_snipe(self, unit: int) -> bool:
        """Return whether a unit's attack may be a shot: by his gift, and before he moves."""
        return self._is_changed(unit, SHARPSHOOTER) and (unit, "walk") not in self.used

    # -- Actions

    def may_ask(self, squad: int) -> bool:
        """Return whether a squad may gather intelligence: its officer is in his own sector."""
        here = self.at[self.officer_of[squad]]
        if self.cubes[squad] != CUBES or here == OFF or self.board.sector[here] != squad:
            return False
        if "late_intelligence" in self.handicaps and self.round <= _BLIND_ROUNDS:
            return False
        asked = any(what == "ask" for _, what in self.used)
        return not (asked and "one_intelligence" in self.handicaps)

    def deploy_places(self, unit: int) -> int:
        """Return where a unit off the board may be deployed, as a set."""
        board, squad = self.board, self.squad_of[unit]
        if unit == self.officer_of[squad]:
            return 1 << board.tables.officers[squad] & board.enterable & ~self.guards
        officer = self.at[self.officer_of[squad]]
        return self._beside(squad) if officer != OFF and board.sector[officer] == squad else 0

    def ask(self, squad: int) -> bool:
        """Gather intelligence: tell whether the sniper is in the squad's sector."""
        self.cubes[squad] = 0
        self.used.add((self.officer_of[squad], "ask"))
        return self.sniper != OFF and self.board.sector[self.sniper] == squad

    def rest(self, squad: int) -> None:
        """Give up the actions that a squad has left."""
        self.cubes[squad] = 0

    def _act(self, unit: int, action: str) -> None:
        self.cubes[self.squad_of[unit]] -= 1
        self.used.add((unit, action))

    def walk(self, unit: int, end: int) -> int:
        """Move a unit; return the mine that goes off, :data:`OFF` for none."""
        self._act(unit, "walk")
        return self._moves_to(unit, end)

    def attack(self, unit: int, target: int) -> bool:
        """Attack a field; return whether that wounds the sniper."""
        self._act(unit, "attack")
        if target != self.sniper:
            return False
        self._wound()
        return True

    def snipe(self, unit: int, target: int, announced: int) -> bool:
        """Attack a field by a shot of the sharpshooter; return whether that wounds the sniper."""
        self._act(unit, "attack")
        self.drawn = self.chance.draw(self.bag, announced)
        distance = self.board.tables.shots[self.at[unit]][target]
        if target != self.sniper or not is_hit(distance, self.drawn):
            return False
        self._wound()
        return True

    def _wound(self) -> None:
        self.wounds += 1
        self.figure = self.sniper

    def spot(self, unit: int, target: int) -> bool:
        """Look onto an adjacent field; return whether the sniper is found there."""
        self._act(unit, "spot")
        if target != self.sniper:
            return False
        self._add(NOISE)
        self.figure = self.sniper
        return True

    def search(self, unit: int, searched: int) -> bool:
        """Search a set of fields; return whether the sniper is on one of them."""
        self._act(unit, "search")
        return self.sniper != OFF and bool(searched >> self.sniper & 1)

    def deploy(self, unit: int, place: int) -> None:
        """Put a unit onto the board."""
        self._act(unit, "deploy")
        self._put(unit, place)

    def withdraw(self, unit: int) -> None:
        """Take a unit off the board."""
        self._act(unit, "withdraw")
        self._put(unit, OFF)
