"""Questions of players besides reach, noise and sight, mostly from the solo rules.

Functions name pages of the solo rules where they say so, otherwise pages of the rulebook. Distances
are counted as the map's choice ``walking_distance`` says, in fields by default (solo rules, p. 6).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import Relations, walking
from mapkit.analysis.reach import find_reach
from mapkit.analysis.steps import EnteringCost, allowance_of, mover_class
from mapkit.model import GameMap
from mapkit.sight import NONE

__all__ = ["DEFENDER", "Found", "PlayQuestions", "Sights"]

DEFENDER = "defender"

Sights = Callable[[], NDArray[np.uint16]]
"""Gives the (N, N) shot distances under the map's choices; 65535 where sight is blocked."""


@dataclass(frozen=True, slots=True)
class Found:
    """One field of an answer.

    Attributes
    ----------
    field : str
    distance : int or None
        What the question counts, if it does.
    units : tuple of str
        The units that the field calls (regroup).
    """

    field: str
    distance: int | None = None
    units: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlayQuestions:
    """The answers of one map, each a tuple of :class:`Found` in the order of the map.

    Fields go by id; those of units are where the units stand. Whoever asks has looked up the ids.
    """

    map: GameMap
    relations: Relations
    sights: Sights = field(repr=False)

    @cached_property
    def _index(self) -> dict[str, int]:
        return {i: k for k, i in enumerate(self.map.fields)}

    @property
    def counted(self) -> str:
        """What distances count: ``fields``, ``cost`` or ``turns``."""
        return self.map.choices.get("walking_distance", "fields")

    @cached_property
    def _far(self) -> NDArray[np.uint16]:
        return walking(self.map, self.relations, DEFENDER)

    @cached_property
    def _steps(self) -> NDArray[np.uint16]:
        return walking(self.map, self.relations, DEFENDER, "fields")

    @cached_property
    def _entering(self) -> EnteringCost:
        return EnteringCost(self.map, mover_class(self.map, DEFENDER))

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
        left. Where the map counts turns, a shortest way is one of the fewest fields.
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
        held = set(occupied) - {unit}
        free = {here for here, _ in spent if here not in held}
        best = max(row[index[i]] for i in free)
        ends_here = [i for i in self.map.fields if i in free and row[index[i]] == best]
        return tuple(Found(i, int(left[index[i]]) if ends else None) for i in ends_here)

    def access(
        self, target: str, kind: str | None = None, occupied: Collection[str] = ()
    ) -> tuple[Found, ...]:
        """Return the nearest unguarded access fields of a kind, any where it is None.

        An open field without a defender is its own, whatever the kind. *On Guard* asks for
        ``open``.
        """
        if self.map.class_of(target) == "open" and self.unguarded([target], occupied):
            return (Found(target, 0),)
        doors = [i for ids in self.relations.access.values() for i in ids]
        fits = [i for i in doors if kind in (None, self.map.fields[i].kind, self.map.class_of(i))]
        return self.nearest([target], self.unguarded(fits, occupied))

    def recon(self, unit: str, steps: int = 2) -> tuple[Found, ...]:
        """Return the fields at most so many steps away and in sight, with their steps."""
        row = self._steps[self._index[unit]]
        seen = self.sights()[self._index[unit]]
        return tuple(
            Found(i, int(row[k]))
            for i, k in self._index.items()
            if row[k] <= steps and (i == unit or seen[k] != NONE)
        )

    def regroup(
        self, card: str, sector: str, units: Mapping[str, Sequence[str]]
    ) -> tuple[Found, ...]:
        """Return the unguarded marks of a card in the last known sector, and whom each calls.

        In a guarded sector all units of its colour, and none of the sector's own; in a neutral
        one the nearest of its colour. Marks that call nobody are left out.
        """
        occupied = [i for at in units.values() for i in at]
        calls: dict[str, list[str]] = {}
        for mark in self.map.markers:
            said = mark.attributes
            if mark.type != "regroup" or (said["card"], said["sector"]) != (card, sector):
                continue
            mine = units.get(str(said["squad"]), ())
            if said["squad"] == sector or not self.unguarded([mark.field], occupied):
                continue
            if self.map.sectors[sector].neutral:
                mine = [found.field for found in self.nearest([mark.field], mine)]
            calls.setdefault(mark.field, []).extend(mine)
        return tuple(
            Found(i, None, tuple(sorted(calls[i], key=self._index.__getitem__)))
            for i in self.map.fields
            if calls.get(i)
        )

    def summon(
        self, target: str, occupied: Collection[str] = (), unit: str | None = None
    ) -> tuple[Found, ...]:
        """Return where a defender summoned to a field is put.

        On the field, else on a matching one, else on the nearest, always unguarded. A unit that
        stands in the field's sector already is put on none that is farther from the field.
        """
        here = self.unguarded([target], occupied)
        beside = self.unguarded(self.relations.matches(target), occupied)
        found = tuple(Found(i, self.distance(i, target)) for i in here or beside)
        found = found or self.nearest([target], self.unguarded(self.map.fields, occupied))
        if unit is None or self.map.fields[unit].sector != self.map.fields[target].sector:
            return found
        now = self.distance(unit, target)
        nearer = (f for f in found if f.distance is not None and (now or 0) >= f.distance)
        return found if now is None else tuple(nearer)

    def solo_search(self, unit: str) -> tuple[Found, ...]:
        """Return the fields on which a searching defender finds the sniper: own or adjacent."""
        return self._listed((unit, *self.relations.neighbours(unit)))

    def matching(self, unit: str) -> tuple[Found, ...]:
        """Return a field and those that match it: searching (p. 9), the shotgun (p. 15)."""
        return self._listed((unit, *self.relations.matches(unit)))

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

    def _officer_starts(self, squad: str) -> list[str]:
        wanted = {"squad": squad, "role": "officer"}.items()
        return [
            m.field
            for m in self.map.markers
            if m.type == "start" and wanted <= m.attributes.items()
        ]

    def _listed(self, ids: Collection[str]) -> tuple[Found, ...]:
        return tuple(Found(i) for i in self.map.fields if i in ids)
