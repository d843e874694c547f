"""Questions of players besides reach, noise and sight, mostly from the solo rules.

Functions name pages of the solo rules where they say so, otherwise pages of the rulebook. Distances
are counted as the map's choice ``walking_distance`` says, in fields by default (solo rules, p. 6).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations, walking
from mapkit.analysis.reach import find_reach
from mapkit.analysis.steps import EnteringCost, allowance_of, mover_class
from mapkit.model import GameMap
from mapkit.sight import NONE

DEFENDER = "defender"

Sights = Callable[[], NDArray[np.uint16]]
"""Gives the (N, N) shot distances under the map's choices; 65535 where sight is blocked."""


@dataclass(frozen=True, slots=True)
class Found:
    """One field of an answer."""

    field: str
    distance: int | None = None
    """What the question counts, if it does."""
    units: tuple[str, ...] = ()
    """The unit that comes to the field, or stays on it (regroup)."""


@dataclass(frozen=True)
class PlayQuestions:
    """The answers of one map, each a tuple of :class:`Found` in the order of the map.

    Fields go by id; those of units are where the units stand. Whoever asks has looked up the ids.
    """

    map: GameMap
    relations: Relations
    sights: Sights = field(repr=False)

    @cached_property
    def objectives(self) -> dict[int, str]:
        """The fields of the objectives by number."""
        marks = (m for m in self.map.markers if m.type == "objective")
        return {int(str(m.attributes["number"])): m.field for m in marks}

    @cached_property
    def _index(self) -> dict[str, int]:
        return {i: k for k, i in enumerate(self.map.fields)}

    @property
    def counted(self) -> str:
        """What distances count: ``fields``, ``cost`` or ``turns``."""
        return self.map.choices.get("walking_distance", "fields")

    @property
    def counted_by_recon(self) -> str:
        """What recon counts: ``steps``, or ``shot`` distances."""
        return self.map.choices.get("recon_distance", "steps")

    @cached_property
    def _far(self) -> NDArray[np.uint16]:
        return walking(self.map, self.relations, DEFENDER)

    @cached_property
    def _steps(self) -> NDArray[np.uint16]:
        return walking(self.map, self.relations, DEFENDER, "fields")

    @cached_property
    def _entering(self) -> EnteringCost:
        return EnteringCost(self.map, mover_class(self.map, DEFENDER))

    @cached_property
    def _costs(self) -> tuple[EnteringCost, ...]:
        return tuple(EnteringCost(self.map, m) for m in self.map.ruleset.movers.values())

    def distance(self, start: str, end: str) -> int | None:
        """Return how far a defender has to walk; None where no way leads."""
        far = int(self._far[self._index[start], self._index[end]])
        return None if far == NONE else far

    def unguarded(self, places: Iterable[str], occupied: Collection[str]) -> tuple[str, ...]:
        """Return the places that a defender may be put on, in the order of the map."""
        wanted = set(places) - set(occupied)
        return tuple(i for i in self.map.fields if i in wanted and self._may_stand(i))

    def nearest(
        self, targets: Collection[str], units: Iterable[str], *, farthest: bool = False
    ) -> tuple[Found, ...]:
        """Return the units nearest to a field, or to the nearest of several: all of equal ones."""
        ways = {}
        for unit in sorted(set(units), key=self._index.__getitem__):
            found = [far for t in targets if (far := self.distance(unit, t)) is not None]
            if found:
                ways[unit] = min(found)
        if not ways:
            return ()
        best = (max if farthest else min)(ways.values())
        return tuple(Found(unit, far) for unit, far in ways.items() if far == best)

    def towards(
        self,
        unit: str,
        targets: Collection[str],
        occupied: Collection[str] = (),
        allowance: int | None = None,
    ) -> tuple[Found, ...]:
        """Return where one move along a shortest way may end, as far along as may be.

        On no occupied field; where the unit stands if no way leads on. With the distance that is
        left. Where the map counts turns, a shortest way is one of the fewest fields. Where every
        shortest way begins on hard terrain that so short a move cannot enter, the shortest way
        round such fields counts.
        """
        limit = allowance_of(mover_class(self.map, DEFENDER)) if allowance is None else allowance
        far = self._far if self.counted == "cost" else self._steps
        row, index = far[self._index[unit]].astype(int), self._index
        ends = [index[t] for t in targets if row[index[t]] != NONE]
        least = min((int(row[t]) for t in ends), default=0)
        ends = [t for t in ends if row[t] == least]
        left = far[:, ends].min(axis=1).astype(int) if ends else np.full(len(index), NONE)

        spent: dict[tuple[str, frozenset[str]], int] = {(unit, frozenset()): 0}
        layer = dict(spent)
        while layer:
            following: dict[tuple[str, frozenset[str]], int] = {}
            for (here, paid), cost in layer.items():
                for there in self.relations.steps(here):
                    price = self._entering.of(there, paid)
                    k = index[there]
                    onward = row[k] == row[index[here]] + far[index[here], k]
                    if price is None or not onward or row[k] + left[k] != least:
                        continue
                    state, total = (there, price[1]), cost + price[0]
                    if total < spent.get(state, limit + 1):
                        spent[state] = following[state] = total
            layer = following
        if len(spent) == 1 and ends and least and (round_them := self._round(unit, limit)):
            return round_them.towards(unit, targets, occupied, limit)
        held = set(occupied) - {unit}
        free = {here for here, _ in spent if here not in held}
        best = max(row[index[i]] for i in free)
        ends_here = [i for i in self.map.fields if i in free and row[index[i]] == best]
        return tuple(Found(i, int(left[index[i]]) if ends else None) for i in ends_here)

    def _round(self, unit: str, limit: int) -> PlayQuestions | None:
        """Return the questions without fields that a move cannot enter; None where all are left."""
        prices = {i: self._entering.of(i, frozenset()) for i in self.map.fields if i != unit}
        shut = {i for i, price in prices.items() if price is None or price[0] > limit}
        left = self.relations.without_steps(shut)
        return None if left is self.relations else PlayQuestions(self.map, left, self.sights)

    def access(
        self, target: str, kind: str | None = None, occupied: Collection[str] = ()
    ) -> tuple[Found, ...]:
        """Return the nearest unguarded access fields of a kind, any where it is None.

        An objective on open ground without a defender is its own, whatever the kind (p. 6). *On
        Guard* asks for ``open``.
        """
        own = target in self.objectives.values() and self.map.class_of(target) == "open"
        if own and self.unguarded([target], occupied):
            return (Found(target, 0),)
        return self.nearest([target], self.unguarded(self.access_fields(kind), occupied))

    def access_fields(self, kind: str | None = None) -> tuple[str, ...]:
        """Return the fields with a door or a ladder, of a kind, any where it is None."""
        doors = (i for ids in self.relations.access.values() for i in ids)
        return tuple(
            i for i in doors if kind in (None, self.map.fields[i].kind, self.map.class_of(i))
        )

    def recon(self, unit: str, most: int = 2) -> tuple[Found, ...]:
        """Return the fields at most so far away and in sight, with their distance.

        That is counted in steps or as shots are, as the choice ``recon_distance`` says: the solo
        rules (p. 6) say "fields".
        """
        at = self._index[unit]
        seen = self.sights()[at]
        row = seen if self.counted_by_recon == "shot" else self._steps[at]
        return tuple(
            Found(i, 0 if i == unit else int(row[k]))
            for i, k in self._index.items()
            if i == unit or (row[k] <= most and seen[k] != NONE and self.holds(i))
        )

    def may_be_summoned(
        self, unit: str, place: str, sniper: str | None, last_known: str | None
    ) -> bool:
        """Return whether a defender may be summoned to a place (solo rules, p. 3).

        One that stands in the last known sector already is not put farther from the sniper's
        field. Where no way leads is farther than anywhere else.
        """
        if sniper is None or self.map.fields[unit].sector != last_known:
            return True
        now, then = self.distance(unit, sniper), self.distance(place, sniper)
        return now is None or (then is not None and then <= now)

    def summon(
        self,
        target: str,
        occupied: Collection[str] = (),
        unit: str | None = None,
        sniper: str | None = None,
        last_known: str | None = None,
    ) -> tuple[Found, ...]:
        """Return where a defender summoned to a field is put (solo rules, p. 6).

        On the field, else on a matching one, else on the nearest, always unguarded. With the unit,
        the sniper's field and the last known sector, none that the exception of page 3 rules out;
        the unit's own field is free then.
        """
        held = set(occupied) - {unit}
        here = self.unguarded([target], held)
        beside = self.unguarded(self.relations.matches(target), held)
        found = tuple(Found(i, self.distance(i, target)) for i in here or beside)
        found = found or self.nearest([target], self.unguarded(self.map.fields, held))
        if unit is None:
            return found
        return tuple(f for f in found if self.may_be_summoned(unit, f.field, sniper, last_known))

    def solo_search(self, unit: str) -> tuple[Found, ...]:
        """Return the fields on which a searching defender finds the sniper: own or adjacent."""
        return self._listed((unit, *filter(self.holds, self.relations.neighbours(unit))))

    def matching(self, unit: str) -> tuple[Found, ...]:
        """Return a field and those that match it: searching (p. 9), the shotgun (p. 15)."""
        return self._listed((unit, *filter(self.holds, self.relations.matches(unit))))

    def deploy(
        self,
        squad: str,
        role: str,
        officer: str | None = None,
        occupied: Collection[str] = (),
        *,
        any_sector: bool = False,
    ) -> tuple[Found, ...]:
        """Return where a unit may be deployed (p. 9).

        An officer on his start; a soldier on a field that matches his officer's, while the
        officer is in his own sector, or in any with the Radio Operator.
        """
        if role == "officer":
            return self._listed(self.unguarded(self._officer_starts(squad), occupied))
        if officer is None or not (any_sector or self.map.fields[officer].sector == squad):
            return ()
        return self._listed(self.unguarded(self.relations.matches(officer), occupied))

    def comes_back(self, squad: str, occupied: Collection[str] = ()) -> tuple[Found, ...]:
        """Return where a fallen unit comes back: its officer's start, else a field beside it."""
        starts = self._officer_starts(squad)
        beside = [n for i in starts for n in self.relations.neighbours(i)]
        free = self.unguarded(starts, occupied) or self.unguarded(beside, occupied)
        return self._listed(free)

    def distraction(
        self, unit: str, sniper: str, occupied: Collection[str] = ()
    ) -> tuple[Found, ...]:
        """Return where a distracted unit may end: one move, in sight of the sniper.

        With the shot distance from the sniper's field.
        """
        held = set(occupied) - {unit}
        ends = find_reach(self.map, self.relations, unit, DEFENDER, occupied=held).ends
        seen = self.sights()[self._index[sniper]]
        return tuple(
            Found(i, 1 if i == sniper else int(seen[k]))
            for i, k in self._index.items()
            if i in ends and (i == sniper or seen[k] != NONE)
        )

    def _may_stand(self, field_id: str) -> bool:
        return self._entering.of(field_id, frozenset()) is not None

    def holds(self, field_id: str) -> bool:
        """Return whether anybody can stand on a field."""
        return any(cost.of(field_id, frozenset()) is not None for cost in self._costs)

    def _officer_starts(self, squad: str) -> list[str]:
        wanted = {"squad": squad, "role": "officer"}.items()
        return [
            m.field
            for m in self.map.markers
            if m.type == "start" and wanted <= m.attributes.items()
        ]

    def _listed(self, ids: Collection[str]) -> tuple[Found, ...]:
        return tuple(Found(i) for i in self.map.fields if i in ids)
