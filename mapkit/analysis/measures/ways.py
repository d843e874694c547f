"""How fast figures get about: reach in a turn and two, turns from entries and starts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from mapkit.analysis.measures.places import MarkedPlace, Places, in_one_sector, standing
from mapkit.analysis.play import DEFENDER
from mapkit.analysis.reach import find_reach
from mapkit.analysis.steps import EnteringCost, StepGraph, mover_class
from mapkit.compiled import Missing
from mapkit.errors import NotKnownError
from mapkit.model import Field, GameMap, Kind

_LOST = ""
"""The kind of fields left out; no ruleset can have one of that name."""


@dataclass(frozen=True, slots=True)
class _Steps:
    """The steps of a graph without some pairs, and with others; its neighbours stay."""

    graph: StepGraph
    without: dict[str, set[str]]
    more: dict[str, set[str]]

    def neighbours(self, field_id: str, /) -> Iterable[str]:
        """Return the adjacent fields."""
        return self.graph.neighbours(field_id)

    def steps(self, field_id: str, /) -> Iterator[str]:
        """Return the fields that a figure may step onto."""
        closed, more = self.without.get(field_id, set()), self.more.get(field_id, set())
        own = [i for i in self.graph.steps(field_id) if i not in closed]
        yield from own
        yield from sorted(more.difference(own))


def step_bounds(
    game_map: GameMap, graph: StepGraph, missing: Missing
) -> tuple[tuple[GameMap, StepGraph], tuple[GameMap, StepGraph]]:
    """Return a map with the fewest steps that may be right, and one with the most.

    A figure that gets no farther on the second than on the first is touched by no error.

    ``game_map`` and ``graph`` are the sound part of a map, and its steps; ``missing`` is what a
    partial build left out. In the first map nobody steps where that is not certain; in the second
    everybody does, and fields left out cost as little as any and join all fields that may lie
    beside them.
    """
    unsure, beside = _both_ways(missing.passable), _both_ways(missing.beside)
    more = {i: unsure.get(i, set()) | beside.get(i, set()) for i in {*unsure, *beside}}
    anything = next(iter(game_map.ruleset.kinds.values()))
    lost = Kind(_LOST, _LOST, anything.matches)
    ruleset = replace(game_map.ruleset, kinds={**game_map.ruleset.kinds, _LOST: lost})
    fields = {i: Field(i, _LOST, ()) for i in missing.fields}
    most = replace(game_map, ruleset=ruleset, fields={**game_map.fields, **fields})
    return (game_map, _Steps(graph, unsure, {})), (most, _Steps(graph, {}, more))


def _both_ways(pairs: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for a, b in pairs:
        found[a].add(b)
        found[b].add(a)
    return dict(found)


@dataclass(frozen=True, slots=True)
class FieldReach:
    """On how many other fields a figure may end its turn that begins on one field.

    ``one`` and ``two``: After one turn, and after one or two.
    """

    one: int
    two: int
    silent: int
    """Those after one turn to which a move that nobody hears leads."""


@dataclass(frozen=True, slots=True)
class Journey:
    """How long a figure takes from a marked field to an objective."""

    mover: str
    origin: MarkedPlace
    """An entry: the figure waits off the board, and the first field it enters is the entry's. Or a
    start, on which the figure stands."""
    objective: MarkedPlace
    same_sector: bool
    """Origin and objective lie in one sector. In Sniper Elite the sniper may not use such an entry
    for an objective of his."""
    turns: int | None
    """On an empty board; None where no way leads."""
    among_squads: int | None
    """With a unit on each start."""


@dataclass(frozen=True, slots=True)
class MoverWays:
    """The ways of one mover class.

    ``unsure_reach`` and ``unsure_journeys``: Of a partial build: how many fields and ways are left
    out, since errors of the map may change their figures.
    """

    mover: str
    label: str
    allowance: int | None
    """None where the ruleset leaves it open."""
    not_known: str = ""
    """Why nothing is known of this mover's turns: a figure that the ruleset leaves open. ""
    otherwise."""
    reach: Mapping[str, FieldReach] = field(default_factory=dict)
    """By field on which this mover can stand, in map order, on an empty board."""
    journeys: tuple[Journey, ...] = ()
    """From each entry, and for defenders from each start, to each objective."""
    unsure_reach: int = 0
    unsure_journeys: int = 0


@dataclass(frozen=True)
class TurnsOf:
    """How many turns a mover takes on a map where units stand on some fields.

    Each turn is one of :func:`mapkit.analysis.reach.find_reach`, so the rules are the same.
    """

    game_map: GameMap
    graph: StepGraph
    mover: str
    occupied: Collection[str] = ()
    """Fields with a unit on them."""
    _ends: dict[str, dict[str, bool]] = field(default_factory=dict, init=False, repr=False)

    @cached_property
    def _entering(self) -> EnteringCost:
        return EnteringCost(self.game_map, mover_class(self.game_map, self.mover))

    def ends(self, start: str) -> Mapping[str, bool]:
        """Return the other fields on which a turn from one field may end: whether it is heard."""
        if start not in self._ends:
            self._ends[start] = self._turn(start, from_entry=False)
        return self._ends[start]

    def from_field(self, start: str, most: int | None = None) -> dict[str, int]:
        """Return by field the fewest turns from one field, 0 for itself, up to ``most``.

        Fields to which no way leads are left out.
        """
        return self._follow({start: 0}, most)

    def from_entry(self, start: str) -> dict[str, int]:
        """Return by field the fewest turns from off the board, first onto one field."""
        return self._follow(dict.fromkeys(self._turn(start, from_entry=True), 1), None)

    def _turn(self, start: str, *, from_entry: bool) -> dict[str, bool]:
        reach = find_reach(
            self.game_map, self.graph, start, self.mover,
            occupied=self.occupied, from_entry=from_entry, entering=self._entering,
        )  # fmt: skip
        return {r.field: r.noisy for r in reach.fields if r.may_end and r.steps > 0}

    def _follow(self, found: dict[str, int], most: int | None) -> dict[str, int]:
        """Add the fields of later turns: a figure that waits gets nowhere sooner."""
        last = list(found)
        turn = max(found.values(), default=0)
        while last and (most is None or turn < most):
            turn += 1
            fresh = dict.fromkeys(there for here in last for there in self.ends(here))
            last = [i for i in fresh if i not in found]
            found |= dict.fromkeys(last, turn)
        return found


def find_ways(
    game_map: GameMap, graph: StepGraph, places: Places, missing: Missing
) -> tuple[MoverWays, ...]:
    """Measure the ways of every mover of the ruleset.

    ``missing`` is what a partial build left out. Figures that this may change are left out as well:
    those that differ between the fewest and the most steps that may be right.

    One :func:`mapkit.analysis.reach.find_reach` for each field and mover, once more with squads;
    for a partial build twice as many.
    """
    movers = game_map.ruleset.movers
    if not missing.walking and not missing.passable:
        return tuple(_ways_of(game_map, graph, places, mover) for mover in movers)
    fewest, most = step_bounds(game_map, graph, missing)
    return tuple(
        _certain(_ways_of(*fewest, places, mover), _ways_of(*most, places, mover))
        for mover in movers
    )


def _certain(fewest: MoverWays, most: MoverWays) -> MoverWays:
    """Keep what is the same with fewer steps and with more; whatever lies between is, too."""
    if fewest.not_known or most.not_known:
        return fewest if fewest.not_known else most
    reach = {i: r for i, r in fewest.reach.items() if most.reach[i] == r}
    pairs = zip(fewest.journeys, most.journeys, strict=True)
    journeys = tuple(journey for journey, other in pairs if journey == other)
    return replace(
        fewest,
        reach=reach,
        journeys=journeys,
        unsure_reach=len(fewest.reach) - len(reach),
        unsure_journeys=len(fewest.journeys) - len(journeys),
    )


def _ways_of(game_map: GameMap, graph: StepGraph, places: Places, mover: str) -> MoverWays:
    moving = mover_class(game_map, mover)
    alone = TurnsOf(game_map, graph, mover)
    held = frozenset(p.field for p in places.starts)
    guarded = TurnsOf(game_map, graph, mover, held) if held else alone
    stands = standing(game_map, [mover])
    starts = places.starts if mover == DEFENDER else ()
    try:
        reach = {
            i: _reach(alone, i) for i, fits in zip(game_map.fields, stands, strict=True) if fits
        }
        journeys = (
            *_journeys(places.entries, places.objectives, TurnsOf.from_entry, alone, guarded),
            *_journeys(starts, places.objectives, TurnsOf.from_field, alone, guarded),
        )
    except NotKnownError as problem:
        return MoverWays(mover, moving.label, moving.allowance, problem.message)
    return MoverWays(mover, moving.label, moving.allowance, "", reach, journeys)


def _reach(turns: TurnsOf, start: str) -> FieldReach:
    one = turns.ends(start)
    two = turns.from_field(start, most=2)
    return FieldReach(len(one), len(two) - 1, sum(not heard for heard in one.values()))


def _journeys(
    origins: Iterable[MarkedPlace],
    objectives: Iterable[MarkedPlace],
    turns: Callable[[TurnsOf, str], Mapping[str, int]],
    alone: TurnsOf,
    guarded: TurnsOf,
) -> Iterator[Journey]:
    for origin in origins:
        free, among = turns(alone, origin.field), turns(guarded, origin.field)
        for objective in objectives:
            yield Journey(
                mover=alone.mover,
                origin=origin,
                objective=objective,
                same_sector=in_one_sector(origin, objective),
                turns=free.get(objective.field),
                among_squads=among.get(objective.field),
            )
