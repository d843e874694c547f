"""All histories of a hidden sniper that agree with what was announced: counted, not worked out.

A history is told apart by all that he alone knows. It uses nothing of the trail of
``mapkit.games``; of the tables only what the rules of a move, a shot and an objective need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product

from mapkit.games.tables import GameTables

Units = tuple[int, ...]
"""The field of each unit; -1 off the board."""
Tokens = tuple[int, int, int, int]


@dataclass(frozen=True)
class Secret:
    """What only the sniper knows; ``here`` is None before he has entered.

    Of each card face down ``hidden`` has ``masking``, the field of the mine, or ``gone``.
    """

    aims: frozenset[int]
    here: int | None = None
    moved: bool = False
    masked: bool = False
    looted: frozenset[int] = frozenset()
    hidden: tuple[int | str, ...] = ()
    entry: int = -1


class Histories:
    """The secrets that agree with everything announced so far."""

    def __init__(self, tables: GameTables) -> None:
        self.tables = tables
        sector = [tables.sectors[field] for _, field in tables.objectives]
        self.field = [field for _, field in tables.objectives]
        numbers = range(len(sector))
        self.all = {
            Secret(frozenset([a, b]), entry=e)
            for a in numbers
            for b in numbers
            if sector[a] != sector[b]
            for e, (arrow, _) in enumerate(tables.entries)
            if arrow not in (sector[a], sector[b])
        }
        self.ways = cache(self.all_ways)

    def places(self) -> set[int]:
        """Return the fields where he may stand."""
        return {secret.here for secret in self.all if secret.here is not None}

    # -- Moves

    def all_ways(self, start: int | None, entry: int, units: Units) -> set[tuple[int, Units]]:
        """Return the ends of all ways among some units, each with the units that hear it."""
        tables, found = self.tables, set[tuple[int, Units]]()

        def price(there: int, paid: frozenset[str]) -> tuple[int, frozenset[str]] | None:
            if not tables.sniper_enters[there] or there in units:
                return None
            due = [(t, n) for t, n in tables.extra[there]
                   if not (tables.once_a_turn and t in paid)]  # fmt: skip
            return tables.sniper_enters[there] + sum(n for _, n in due), paid | {t for t, _ in due}

        def go(path: tuple[int, ...], entered: int, spent: int, paid: frozenset[str]) -> None:
            heard = [
                k for k, at in enumerate(units)
                if entered >= tables.noise_from and at >= 0
                and any(at in tables.adjacent[here] for here in path)
            ]  # fmt: skip
            found.add((path[-1], tuple(heard)))
            for there in tables.passable[path[-1]]:
                cost = price(there, paid)
                if there not in path and cost and spent + cost[0] <= tables.sniper_allowance:
                    go((*path, there), entered + 1, spent + cost[0], cost[1])

        if start is not None:
            go((start,), 0, 0, frozenset())
        else:
            first = tables.entries[entry][1]
            cost = price(first, frozenset())
            if cost and cost[0] <= tables.sniper_allowance:
                go((first,), 1, *cost)
        return found

    def steps(self, secret: Secret, units: Units) -> Iterator[tuple[Secret, Units]]:
        """Yield what a secret becomes by a move, and who hears it."""
        if not secret.moved:
            for end, heard in self.ways(secret.here, secret.entry, units):
                yield replace(secret, here=end, moved=True), () if secret.masked else heard

    def heard(self, units: Units, by: Units) -> None:
        """A move is heard by these units."""
        self.all = {new for old in self.all for new, heard in self.steps(old, units) if heard == by}

    def silently(self, units: Units) -> None:
        """Before anything else is announced he may have moved unheard."""
        self.all |= {new for old in self.all for new, heard in self.steps(old, units) if not heard}

    def turn_ends(self, units: Units, *, waits: bool) -> None:
        """His turn ends; off the board he is only if no entry was open to him, and says so."""
        self.silently(units)
        if waits:
            self.keep(lambda s: s.here is None and not self.may_enter(s, units))
            # He may choose his arrow when he enters.
            self.all = {replace(s, entry=e) for s in self.all for e in self.open_entries(s)}
        else:
            self.keep(lambda s: s.here is not None)
        self.all = {replace(s, moved=False, masked=False) for s in self.all}

    def open_entries(self, secret: Secret) -> list[int]:
        shut = {self.tables.sectors[self.field[k]] for k in secret.aims}
        return [e for e, (arrow, _) in enumerate(self.tables.entries) if arrow not in shut]

    def may_enter(self, secret: Secret, units: Units) -> bool:
        return any(self.ways(None, entry, units) for entry in self.open_entries(secret))

    def keep(self, holds: Callable[[Secret], bool]) -> None:
        """Forget all secrets of which something does not hold."""
        self.all = {secret for secret in self.all if holds(secret)}

    # -- What is announced of his actions

    def on_board(self, units: Units) -> None:
        self.silently(units)
        self.keep(lambda s: s.here is not None)

    def hides(self, units: Units) -> None:
        """He lays a card face down: one of two maskings, or one of two mines, on his field."""
        self.on_board(units)
        found = set()
        for s in self.all:
            assert s.here is not None
            maskings = s.hidden.count("masking")
            if maskings < 2:
                found.add(replace(s, hidden=(*s.hidden, "masking"), masked=True))
            if len(s.hidden) - maskings < 2:
                found.add(replace(s, hidden=(*s.hidden, s.here)))
        self.all = found

    def treads(self, end: int, mine: int | None) -> None:
        """A unit ends a move on a field, where the mine of a card goes off, or none."""
        if mine is None:
            self.keep(lambda s: end not in s.hidden)
        else:
            self.keep(lambda s: end in s.hidden and s.hidden.index(end) == mine)
            self.all = {
                replace(s, hidden=tuple("gone" if k == mine else h for k, h in enumerate(s.hidden)))
                for s in self.all
            }

    def distracts(self, units: Units, end: int, mine: int | None) -> None:
        self.on_board(units)
        self.keep(lambda s: self.far(s, end) > 0)
        self.treads(end, mine)

    def loots(self, units: Units) -> None:
        self.on_board(units)
        numbers = {field: k for k, field in enumerate(self.field)}
        self.keep(lambda s: s.here in numbers)
        self.keep(lambda s: numbers[s.here or 0] not in s.aims | s.looted)
        self.all = {replace(s, looted=s.looted | {numbers[s.here or 0]}) for s in self.all}

    def completes(self, units: Units, number: int) -> None:
        self.on_board(units)
        self.keep(lambda s: number in s.aims and s.here == self.field[number])

    def far(self, secret: Secret, field: int) -> int:
        return 0 if secret.here is None or field < 0 else self.tables.shots[secret.here][field]

    def shoots(self, units: Units, shots: Iterable[tuple[int, Tokens, int | None, bool]]) -> None:
        """Shots: for each the tokens announced, those drawn, the unit hit, and whether it fell.

        There is a choice of targets of which all this comes out.
        """
        self.on_board(units)
        fired = list(shots)

        def possible(secret: Secret) -> bool:
            for targets in product(range(len(units)), repeat=len(fired)):
                left, fits = list(units), True
                for target, (announced, drawn, hit, fell) in zip(targets, fired, strict=True):
                    distance = self.far(secret, units[target])
                    fits &= 0 < distance <= announced
                    strikes = drawn[0] >= distance and drawn[1] + drawn[2] < 5 and left[target] >= 0
                    fits &= hit == (target if strikes else None)
                    if fell and strikes:
                        left[target] = -1
                if fits:
                    return True
            return False

        self.keep(possible)

    # -- What is announced of the squads' actions

    def stands(self, fields: Iterable[int], *, yes: bool) -> None:
        """He is on one of some fields, or on none of them."""
        known = set(fields)
        self.keep(lambda s: (s.here in known) is yes)
