"""The measures of a map by slow and obvious reckoning: every way and every turn is listed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

Pair = frozenset[str]


@dataclass(frozen=True)
class SlowMap:
    """What the measures look at, and nothing else."""

    stands: Mapping[str, bool]
    """By field, in map order, whether a figure can stand there."""
    hard: Collection[str]
    """Fields that cost one more."""
    adjacent: Collection[Pair]
    passable: Collection[Pair]
    shots: Mapping[Pair, int]
    """Shot distances of the pairs that see each other."""
    once: bool = False
    """Hard terrain is paid once a turn."""
    starts: tuple[str, ...] = ()
    entries: tuple[str, ...] = ()
    objectives: tuple[str, ...] = field(default=())

    # Who sees whom.

    def seen_from(self, one: str, within: int = 1000) -> int:
        return sum(
            self.stands[other] and self.shots.get(frozenset((one, other)), within + 1) <= within
            for other in self.stands
            if other != one
        )

    def watched(self, one: str) -> int:
        return sum(s == one or frozenset((s, one)) in self.shots for s in self.starts)

    def cover(self) -> list[str]:
        return [i for i, fits in self.stands.items() if fits and self.watched(i) == 0]

    def lanes(self) -> list[tuple[str, str, int]]:
        seen = [
            (a, b, self.shots[frozenset((a, b))])
            for a, b in combinations(self.stands, 2)
            if self.stands[a] and self.stands[b] and frozenset((a, b)) in self.shots
        ]
        return sorted(seen, key=lambda lane: -lane[2])

    # Who gets where.

    def steps(self, here: str) -> list[str]:
        return [i for i in self.stands if i != here and frozenset((here, i)) in self.passable]

    def turn(
        self, start: str, sniper: bool, occupied: Collection[str], *, off_board: bool = False
    ) -> dict[str, int]:
        """Return where a turn may end, and the fewest fields moved: every single walk is tried."""
        ends: dict[str, int] = {}

        def walk(here: str, path: tuple[str, ...], left: int, paid: bool) -> None:
            moved = len(path) - (not off_board)
            if here not in occupied and moved > 0:
                ends[here] = min(moved, ends.get(here, moved))
            for there in self.steps(here):
                enter(there, path, left, paid)

        def enter(there: str, path: tuple[str, ...], left: int, paid: bool) -> None:
            if there in path or not self.stands[there] or (sniper and there in occupied):
                return
            due = 1 + (there in self.hard and not (paid and self.once))
            if due <= left:
                walk(there, (*path, there), left - due, paid or there in self.hard)

        allowance = 3 if sniper else 2
        if off_board:
            enter(start, (), allowance, paid=False)
        else:
            walk(start, (start,), allowance, paid=False)
        return ends

    def turns(
        self, start: str, sniper: bool, occupied: Collection[str], *, off_board: bool = False
    ) -> dict[str, int]:
        """Return the fewest turns to every field: all that can happen, turn after turn."""
        found = {} if off_board else {start: 0}
        here = set(found)
        for turn in range(1, 2 * len(self.stands) + 2):
            if off_board and turn == 1:
                here |= self.turn(start, sniper, occupied, off_board=True).keys()
            else:
                here |= {e for i in here for e in self.turn(i, sniper, occupied)}
            for i in here:
                found.setdefault(i, turn)
        return found

    # The passable graph.

    def part_of(self, start: str, without: str = "") -> set[str]:
        part, new = {start}, [start]
        while new:
            new = [i for here in new for i in self.steps(here) if i not in part and i != without]
            part |= set(new)
        return part

    def parts(self, among: Collection[str], without: str = "") -> list[set[str]]:
        parts: list[set[str]] = []
        for i in among:
            if i != without and not any(i in part for part in parts):
                parts.append(self.part_of(i, without))
        return parts

    def shortest(self, start: str, end: str) -> list[tuple[str, ...]]:
        """Return all shortest ways, each with both its ends."""
        ways: list[tuple[str, ...]] = [(start,)]
        for _ in self.stands:
            done = [way for way in ways if way[-1] == end]
            if done:
                return done
            ways = [(*way, i) for way in ways for i in self.steps(way[-1]) if i not in way]
        return []

    def between(self) -> dict[str, Fraction]:
        found = {i: Fraction(0) for i, fits in self.stands.items() if fits}
        for a, b in combinations(found, 2):
            ways = self.shortest(a, b)
            for way in ways:
                for i in way[1:-1]:
                    found[i] += Fraction(1, len(ways))
        return found

    def cuts_into(self, one: str) -> list[int]:
        part = self.part_of(one) - {one}
        sizes = [len(p) for p in self.parts(sorted(part), without=one)]
        return sorted(sizes, reverse=True) if len(sizes) > 1 else []

    def dangers(self) -> Iterator[tuple[str, str, list[list[int]]]]:
        """Yield for each entry and objective the exposures along every shortest way."""
        for entry in self.entries:
            for objective in self.objectives:
                ways = self.shortest(entry, objective)
                yield entry, objective, [[self.seen_from(i) for i in way] for way in ways]

    # Who hears whom.

    def heard_from(self, one: str) -> int:
        return sum(
            fits and frozenset((one, i)) in self.adjacent
            for i, fits in self.stands.items()
            if i != one
        )
