"""A board made ready for many games: sets of fields as the bits of one integer."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from itertools import combinations

from mapkit.games.following import Following, Way
from mapkit.games.sets import bits_of, fields_in
from mapkit.games.tables import GameTables

NEVER = 1 << 20
"""A distance where no way leads."""

NOTHING: frozenset[str] = frozenset()


class GameBoard:
    """Tables, and what is computed of them once. Nothing of a game is kept here.

    Attributes
    ----------
    near, match, seen : list of int
        By field, as sets: those adjacent, those matching, those in sight.
    sector : list of int
        By field: the squad whose sector it lies in, -1 for none.
    guarded : list of int
        By squad: the fields of its sector, as a set.
    enterable : int
        The fields that a defender may stand on.
    walks : list of int
        By field: where a defender may get to in a turn, as a set, the field itself included.
    covers : list of int
        By field: from where a defender gets to it in a turn.
    sniper_steps : list of int
        By field: where one step of the sniper leads, as a set.
    entry_fields : int
        The fields that arrows point at, as a set.
    numbered : dict of int to int
        By field: the index of its objective.
    following : Following
        Where his moves lead among units.
    """

    def __init__(self, tables: GameTables) -> None:
        self.tables = tables
        count = len(tables.fields)
        self.near = [bits_of(row) for row in tables.adjacent]
        self.match = [bits_of(row) for row in tables.matching]
        self.seen = [bits_of(i for i, d in enumerate(row) if d) for row in tables.shots]
        squads = {squad: k for k, squad in enumerate(tables.squads)}
        self.sector = [-1 if s is None else squads.get(s, -1) for s in tables.sectors]
        self.guarded = [
            bits_of(i for i, own in enumerate(self.sector) if own == k)
            for k in range(len(tables.squads))
        ]
        self.enterable = bits_of(i for i, cost in enumerate(tables.defender_enters) if cost)
        self.walks = [self._walk(i) for i in range(count)]
        self.covers = _turned(self.walks)
        self.sniper_steps = [
            bits_of(i for i in row if tables.sniper_enters[i]) for row in tables.passable
        ]
        self.entry_fields = bits_of(field for _, field in tables.entries)
        self.numbered = {field: k for k, (_, field) in enumerate(tables.objectives)}
        self._ways: dict[int, tuple[Way, ...]] = {}
        self._from_entry: dict[int, tuple[Way, ...]] = {}
        self._far: dict[tuple[int, bool], Sequence[int]] = {}
        self._posts: dict[tuple[tuple[int, ...], int], int] = {}
        self._searches: dict[int, tuple[int, ...]] = {}
        self.following = Following(self.ways, self.ways_in)

    # -- The sniper's ways

    def ways(self, start: int) -> tuple[Way, ...]:
        """Return every way that the sniper may go in a turn where no defender stands.

        Standing still is one of them. The shorter come first, then in the order of the map.
        """
        found = self._ways.get(start)
        if found is None:
            found = self._ways[start] = self._all_ways(start, from_entry=False)
        return found

    def ways_in(self, first: int) -> tuple[Way, ...]:
        """Return every way of a first turn that enters the board on a field."""
        found = self._from_entry.get(first)
        if found is None:
            found = self._from_entry[first] = self._all_ways(first, from_entry=True)
        return found

    def _all_ways(self, start: int, *, from_entry: bool) -> tuple[Way, ...]:
        tables = self.tables
        limit, found = tables.sniper_allowance, list[tuple[int, ...]]()

        def go_on(path: tuple[int, ...], spent: int, paid: frozenset[str]) -> None:
            found.append(path)
            for there in tables.passable[path[-1]]:
                price = self._price(tables.sniper_enters, there, paid)
                if price and spent + price[0] <= limit and there not in path:
                    go_on((*path, there), spent + price[0], price[1])

        if not from_entry:
            go_on((start,), 0, NOTHING)
        elif (price := self._price(tables.sniper_enters, start, NOTHING)) and price[0] <= limit:
            go_on((start,), *price)
        return tuple(
            self._way(path, from_entry=from_entry)
            for path in sorted(found, key=lambda p: (len(p), p))
        )

    def _way(self, path: tuple[int, ...], *, from_entry: bool) -> Way:
        entered = path if from_entry else path[1:]
        heard = 0
        if 0 < self.tables.noise_from <= len(entered):
            for here in path:
                heard |= self.near[here]
        return Way(path[-1], bits_of(entered), heard, path, len(entered))

    def _price(
        self, enters: Sequence[int], there: int, paid: frozenset[str]
    ) -> tuple[int, frozenset[str]] | None:
        """Return what entering a field takes, and the extras paid for by then; None for never."""
        plain, extra = enters[there], self.tables.extra[there]
        if not plain:
            return None
        if not self.tables.once_a_turn:
            return plain + sum(more for _, more in extra), paid
        due = sum(more for trait, more in extra if trait not in paid)
        return plain + due, paid.union(trait for trait, _ in extra)

    # -- The defenders' walks

    def _walk(self, start: int) -> int:
        """Return where a defender gets to in a turn, through other defenders, as a set."""
        enters, limit = self.tables.defender_enters, self.tables.defender_allowance
        best: dict[tuple[int, frozenset[str]], int] = {(start, NOTHING): 0}
        layer = dict(best)
        while layer:
            following: dict[tuple[int, frozenset[str]], int] = {}
            for (here, paid), spent in layer.items():
                for there in self.tables.passable[here]:
                    price = self._price(enters, there, paid)
                    if price is None:
                        continue
                    state, cost = (there, price[1]), spent + price[0]
                    if cost < best.get(state, limit + 1):
                        best[state] = following[state] = cost
            layer = following
        return bits_of({here for here, _ in best})

    # -- What both ask

    def far(self, target: int, *, sniper: bool) -> Sequence[int]:
        """Return what the way from each field to a target takes, :data:`NEVER` where none leads.

        Hard terrain counts its extra on every entering.
        """
        found = self._far.get((target, sniper))
        if found is None:
            found = self._far[target, sniper] = self._far_to(target, sniper=sniper)
        return found

    def _far_to(self, target: int, *, sniper: bool) -> Sequence[int]:
        tables = self.tables
        enters = tables.sniper_enters if sniper else tables.defender_enters
        far = [NEVER] * len(enters)
        queue = [(0, target)]
        while queue:
            now, there = heapq.heappop(queue)
            if far[there] < NEVER:
                continue
            far[there] = now
            if enters[there]:
                cost = now + enters[there] + sum(more for _, more in tables.extra[there])
                for here in tables.passable[there]:
                    if far[here] == NEVER:
                        heapq.heappush(queue, (cost, here))
        return far

    def searches(self, here: int) -> tuple[int, ...]:
        """Return every set of fields that a unit may search: its own, and up to two that match.

        Fields where nobody can stand are left out.
        """
        found = self._searches.get(here)
        if found is None:
            enters = (self.tables.sniper_enters, self.tables.defender_enters)
            beside = [i for i in self.tables.matching[here] if any(cost[i] for cost in enters)]
            found = self._searches[here] = tuple(
                bits_of((here, *chosen)) for k in range(3) for chosen in combinations(beside, k)
            )
        return found

    def open_entries(self, aims: Iterable[int]) -> tuple[int, ...]:
        """Return where a sniper with these objectives may enter; they go by index."""
        tables = self.tables
        shut = {tables.sectors[tables.objectives[k][1]] for k in aims}
        return tuple(field for sector, field in tables.entries if sector not in shut)

    def posts(self, done: tuple[int, ...], shown: int = -1) -> int:
        """Return the objectives' fields that may still be among his, as a set.

        ``done`` are the objectives that are done: the other lies in another sector. ``shown`` is
        one that he has shown not to be his, -1 for none.
        """
        found = self._posts.get((done, shown))
        if found is None:
            tables = self.tables
            shut = {tables.sectors[tables.objectives[k][1]] for k in done}
            found = self._posts[done, shown] = bits_of(
                field
                for k, (_, field) in enumerate(tables.objectives)
                if k != shown and tables.sectors[field] not in shut
            )
        return found


def _turned(sets: list[int]) -> list[int]:
    found = [0] * len(sets)
    for here, bits in enumerate(sets):
        for there in fields_in(bits):
            found[there] |= 1 << here
    return found
