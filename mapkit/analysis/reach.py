"""Where a figure can get to in a turn (pages 5 and 14)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from mapkit.analysis.steps import (
    EnteringCost,
    StepGraph,
    allowance_of,
    has_open_costs,
    mover_class,
    open_costs,
    with_costs,
)
from mapkit.errors import UsageError
from mapkit.messages import phrase
from mapkit.model import GameMap


@dataclass(frozen=True, slots=True)
class Reached:
    """One field that the figure can get to."""

    field: str
    steps: int
    """Fewest fields moved, within the allowance; 0 for the field it stands on. Where figures step
    over sides, those of a cheapest path."""
    cost: int
    """Least allowance that a path of so many steps takes; over sides, that any path takes."""
    path: tuple[str, ...]
    """Such a path, from the origin to this field."""
    may_end: bool
    """False where the figure may only pass (a defender stands there)."""
    noisy: bool
    """A move of so many fields is heard."""


@dataclass(frozen=True, slots=True)
class Reach:
    """All that a figure can get to from a field in one turn; nearest first, then map order.

    Where figures step over sides, the cheapest come first.
    """

    origin: str
    mover: str
    allowance: int
    blocked: tuple[str, ...]
    occupied: tuple[str, ...]
    from_entry: bool
    fields: tuple[Reached, ...]
    carriers: tuple[str, ...] = ()
    """Those given on which the figure gets on board."""
    aboard: bool = False
    """It starts in a carrier, and gets off beside it as the carrier's move ends."""

    @property
    def ends(self) -> dict[str, int]:
        """The fields where the figure may end its turn, and the steps to each."""
        return {r.field: r.steps for r in self.fields if r.may_end}

    def by_card(self, game_map: GameMap) -> tuple[str, ...]:
        """Return the kinds of fields on the ways whose cost a unit's card could change."""
        entered = {game_map.fields[i].kind for r in self.fields for i in r.path[1:]}
        ruleset = game_map.ruleset
        return tuple(
            kind
            for kind in ruleset.kinds
            if kind in entered and ruleset.depends_on_card(kind, self.mover)
        )

    @property
    def ways(self) -> dict[str, tuple[int, int]]:
        """By field within reach what the way to it takes, and its steps."""
        return {r.field: (r.cost, r.steps) for r in self.fields}


@dataclass(frozen=True, slots=True)
class _Arrival:
    cost: int
    path: tuple[str, ...]


_State = tuple[str, frozenset[str]]
"""A field, and the traits that are paid for this turn."""


def find_reach(
    game_map: GameMap,
    graph: StepGraph,
    origin: str,
    mover: str,
    *,
    allowance: int | None = None,
    blocked: Collection[str] = (),
    occupied: Collection[str] = (),
    carriers: Collection[str] = (),
    from_entry: bool = False,
    entering: EnteringCost | None = None,
) -> Reach:
    """Find every field that a figure can get to in one turn.

    Entering hard terrain takes 1 of the allowance on top of the step (page 14). A cheapest path
    never visits a field twice, so the sniper's ban on doing so takes nothing away. Cost: one look
    at every step out of every reached field, for each number of steps.

    Raises ``UsageError`` where the ruleset does not know the mover, or the allowance is negative.
    Raises ``NotKnownError`` where the answer depends on a figure that the ruleset leaves open.

    Parameters
    ----------
    graph : StepGraph
        The map's relations.
    origin : str
        Field the figure stands on, or enters first with ``from_entry``.
    mover : str
        A mover class of the ruleset, ``sniper`` or ``defender`` in Sniper Elite.
    allowance : int, optional
        Fields it may move; the mover's own by default.
    blocked : collection of str
        Fields that nobody enters this turn.
    occupied : collection of str
        Fields where a defender stands: a sniper neither enters nor passes them, a defender
        passes but does not end there (page 5).
    carriers : collection of str
        Fields of own carriers with room, in games that have a table ``carrier``: movers that are
        one of its rows may end there and go no further; for all others they are occupied. One that
        starts there is in it, and only gets off onto a field beside it, whatever it may move.
    from_entry : bool
        The figure waits on an arrow off the board: entering ``origin`` is its first step.
    entering : EnteringCost, optional
        Of this map and mover, from whoever asks many times; it keeps what it was asked.
    """
    moving = mover_class(game_map, mover)
    limit = allowance_of(moving) if allowance is None else allowance
    if limit < 0:
        raise UsageError(phrase("a figure cannot move fewer than 0 fields"))
    table = game_map.ruleset.tables.get("carrier")
    if carriers and table is None:
        name = game_map.ruleset.name
        raise UsageError(phrase("in the game {name} nobody gets on carriers", name=name))
    boards = table is not None and mover in table.rows
    if carriers and not boards:
        occupied, carriers = (*occupied, *carriers), ()
    kinds = {item.kind for item in game_map.fields.values()}
    if has_open_costs(game_map.ruleset, mover, kinds):
        at_most, at_least = (
            find_reach(
                with_costs(game_map, mover, cost), graph, origin, mover, allowance=limit,
                blocked=blocked, occupied=occupied, carriers=carriers, from_entry=from_entry,
            )
            for cost in (0, 1)
        )  # fmt: skip
        if at_most.ways != at_least.ways:
            touched = {game_map.fields[i].kind for r in at_least.fields for i in r.path}
            raise open_costs(game_map.ruleset, touched, moving)
        return at_most
    entering = entering or EnteringCost(game_map, moving)
    closed = set(blocked) if moving.through_occupied else {*blocked, *occupied}
    if origin in carriers and not from_entry:
        shut = {*closed, *occupied, *carriers}
        beside = (i for i in game_map.fields if i in set(graph.steps(origin)) - shut)
        off = [i for i in beside if entering.of(i, frozenset()) is not None]
        fields = [Reached(origin, 0, 0, (origin,), may_end=True, noisy=False)]
        fields += [Reached(i, 1, 0, (origin, i), may_end=True, noisy=False) for i in off]
        held = tuple(occupied)
        return Reach(origin, mover, limit, tuple(blocked), held, False, tuple(fields), aboard=True)
    aboard = frozenset(carriers)
    find = _cheapest if game_map.ruleset.steps == "sides" else _with_fewest_steps
    found = find(_Onward(graph, aboard), entering, origin, limit, closed, from_entry=from_entry)

    order = {field_id: i for i, field_id in enumerate(game_map.fields)}
    reached = [
        Reached(
            field=field_id,
            steps=len(arrival.path) - (not from_entry),
            cost=arrival.cost,
            path=arrival.path,
            may_end=field_id not in occupied or (field_id == origin and not from_entry),
            noisy=0 < moving.noise_from <= len(arrival.path) - (not from_entry),
        )
        for field_id, arrival in found.items()
    ]
    if game_map.ruleset.steps == "sides":
        reached.sort(key=lambda r: (r.cost, order[r.field]))
    else:
        reached.sort(key=lambda r: (r.steps, order[r.field]))
    entered = tuple(r.field for r in reached if r.field in aboard)
    held = tuple(occupied)
    return Reach(origin, mover, limit, tuple(blocked), held, from_entry, tuple(reached), entered)


@dataclass(frozen=True, slots=True)
class _Onward:
    """The steps of a map, but for those off fields where a move is over."""

    graph: StepGraph
    last: frozenset[str]

    def steps(self, field_id: str) -> Iterable[str]:
        return () if field_id in self.last else self.graph.steps(field_id)


def _first(
    entering: EnteringCost, origin: str, limit: int, closed: Collection[str], *, from_entry: bool
) -> dict[_State, _Arrival]:
    """Return where a figure stands before its first step, or after it if that enters the board."""
    if not from_entry:
        return {(origin, frozenset()): _Arrival(0, (origin,))}
    price = None if origin in closed else entering.of(origin, frozenset())
    if price is None or price[0] > limit:
        return {}
    return {(origin, price[1]): _Arrival(price[0], (origin,))}


def _with_fewest_steps(
    graph: _Onward,
    entering: EnteringCost,
    origin: str,
    limit: int,
    closed: Collection[str],
    *,
    from_entry: bool,
) -> dict[str, _Arrival]:
    """Return by field a path of the fewest steps, and of those a cheapest one."""
    layer = _first(entering, origin, limit, closed, from_entry=from_entry)
    cheapest = {state: arrival.cost for state, arrival in layer.items()}
    found: dict[str, _Arrival] = {}
    while layer:
        for (here, _), arrival in sorted(layer.items(), key=lambda item: item[1].cost):
            found.setdefault(here, arrival)
        following: dict[_State, _Arrival] = {}
        for (here, paid), arrival in layer.items():
            for target in graph.steps(here):
                price = None if target in closed else entering.of(target, paid)
                if price is None:
                    continue
                state, cost = (target, price[1]), arrival.cost + price[0]
                if cost <= limit and cost < cheapest.get(state, limit + 1):
                    cheapest[state] = cost
                    following[state] = _Arrival(cost, (*arrival.path, target))
        layer = following
    return found


def _cheapest(
    graph: _Onward,
    entering: EnteringCost,
    origin: str,
    limit: int,
    closed: Collection[str],
    *,
    from_entry: bool,
) -> dict[str, _Arrival]:
    """Return by field a cheapest path, and of those one of the fewest steps."""
    first = _first(entering, origin, limit, closed, from_entry=from_entry)
    number = count()  # of equal ones, that found first
    queue = [(a.cost, len(a.path), next(number), state, a) for state, a in first.items()]
    found: dict[str, _Arrival] = {}
    done: set[_State] = set()
    while queue:
        _, _, _, state, arrival = heappop(queue)
        if state in done:
            continue
        done.add(state)
        found.setdefault(state[0], arrival)
        for target in graph.steps(state[0]):
            price = None if target in closed else entering.of(target, state[1])
            if price is not None and (cost := arrival.cost + price[0]) <= limit:
                onward = _Arrival(cost, (*arrival.path, target))
                following = (target, price[1])
                if following not in done:
                    heappush(queue, (cost, len(onward.path), next(number), following, onward))
    return found
