"""Who hears a figure move along a path, and whether it may move so (page 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from mapkit.analysis.steps import (
    EnteringCost,
    StepGraph,
    allowance_of,
    lower,
    mover_class,
    why_no_step,
)
from mapkit.errors import UsageError
from mapkit.messages import phrase
from mapkit.model import GameMap


@dataclass(frozen=True, slots=True)
class StepProblem:
    """Why a path breaks the rules: the number of the step (from 1; 0 for the whole path)."""

    step: int
    why: str


@dataclass(frozen=True, slots=True)
class Alerted:
    """A field on which a unit hears the move, and the fields of the path it hears it from.

    ``on_path`` tells that the figure itself went over it, ``standable`` that a unit could be there.
    """

    field: str
    next_to: tuple[str, ...]
    on_path: bool
    standable: bool


@dataclass(frozen=True, slots=True)
class Hearing:
    """Whether a move is allowed, and who hears it."""

    path: tuple[str, ...]
    """Fields left, crossed and reached, in order."""
    mover: str
    steps: int
    """Fields moved: what noise depends on."""
    cost: int
    """What the move takes from the allowance; steps that are not possible count 1."""
    allowance: int
    noisy: bool
    beside: tuple[Alerted, ...]
    """Every field that borders on the path, in map order, whether the move is heard or not."""
    hearers: tuple[str, ...]
    """Those of the given units' fields that are alerted, in the order given."""
    problems: tuple[StepProblem, ...]
    """Empty where the rules allow the move."""
    noticed: tuple[str, ...] = ()
    """Those of the given dogs' fields whose dog notices the move, in the order given."""

    @property
    def alerted(self) -> tuple[Alerted, ...]:
        """The fields on which units hear the move; none for a silent one."""
        return self.beside if self.noisy else ()

    @property
    def listeners(self) -> tuple[str, ...]:
        """The fields where a unit may stand and hear a noisy move.

        On the field that the figure left a unit may stand that came onto it; on those that it
        crossed and reached none does.
        """
        walked = self.path[self.steps < len(self.path) :]
        return tuple(a.field for a in self.beside if a.standable and a.field not in walked)


def find_hearers(
    game_map: GameMap,
    graph: StepGraph,
    path: Sequence[str],
    mover: str,
    *,
    units: Collection[str] = (),
    dogs: Collection[str] = (),
    from_entry: bool = False,
) -> Hearing:
    """Return which fields hear a figure move along a path, and check the path step by step.

    Raises ``UsageError`` where the path is empty, or the ruleset does not know the mover.

    Parameters
    ----------
    graph : StepGraph
        The map's relations.
    path : sequence of str
        Field ids from the field the figure leaves to the one it reaches.
    mover : str
        A mover class of the ruleset.
    units : collection of str
        Fields where units stand. The sniper may not go there; they are told apart into those
        that hear and those that do not.
    from_entry : bool
        The figure comes from an arrow off the board: entering the first field is a step too.
    """
    if not path:
        raise UsageError(phrase("a path needs at least one field"))
    moving = mover_class(game_map, mover)
    steps = len(path) - (0 if from_entry else 1)
    noisy = 0 < moving.noise_from <= steps
    cost, problems = _check(game_map, graph, path, mover, units, from_entry)

    next_to: dict[str, list[str]] = {}
    for here in dict.fromkeys(path):
        for other in graph.neighbours(here):
            next_to.setdefault(other, []).append(here)
    entering = {m: EnteringCost(game_map, c) for m, c in game_map.ruleset.movers.items()}
    beside = tuple(
        Alerted(
            field=field_id,
            next_to=tuple(next_to[field_id]),
            on_path=field_id in path,
            standable=any(e.of(field_id, frozenset()) for e in entering.values()),
        )
        for field_id in game_map.fields
        if field_id in next_to
    )
    hearers = tuple(u for u in units if noisy and u in next_to)
    noticed = tuple(dog for dog in dogs if steps and dog in path)
    limit = allowance_of(moving)
    return Hearing(
        tuple(path), mover, steps, cost, limit, noisy, beside, hearers, problems, noticed
    )


def _check(
    game_map: GameMap,
    graph: StepGraph,
    path: Sequence[str],
    mover: str,
    units: Collection[str],
    from_entry: bool,
) -> tuple[int, tuple[StepProblem, ...]]:
    """Return the cost of the path and everything in it that the rules forbid."""
    moving = mover_class(game_map, mover)
    entering = EnteringCost(game_map, moving)
    problems: list[StepProblem] = []
    cost, paid = 0, frozenset[str]()
    first = 0 if from_entry else 1
    for step, target in enumerate(path[first:], start=1):
        at = first + step - 1
        why: str | None = None
        if at > 0:
            why = why_no_step(game_map, graph, path[at - 1], target, moving)
        elif entering.of(target, paid) is None:
            why = phrase("nobody may enter {field}", field=target)
        if why is None and target in units:
            if not moving.through_occupied:
                why = phrase("a unit stands on {field}", field=target)
            elif at == len(path) - 1:
                why = phrase(
                    "a unit stands on {field}: a figure may pass it but not end there", field=target
                )
        if why is not None:
            problems.append(StepProblem(step, why))
        price = entering.of(target, paid)
        cost, paid = (cost + price[0], price[1]) if price else (cost + 1, paid)
    if not moving.may_revisit:
        twice = [f for f, times in Counter(path).items() if times > 1]
        if twice:
            *others, last = twice
            fields = phrase("{words} or {last}", words=tuple(others), last=last) if others else last
            why = phrase(
                "a {mover} does not return to {fields} in one turn",
                mover=lower(moving.label),
                fields=fields,
            )
            problems.append(StepProblem(0, why))
    if cost > allowance_of(moving):
        spent = {"cost": cost, "allowance": allowance_of(moving)}
        why = phrase("the move costs {cost}, more than the allowance of {allowance}", **spent)
        if cost > len(path) - first:
            why = phrase(
                (
                    "the move costs {cost}, more than the allowance of {allowance} (hard terrain "
                    "counts extra)"
                ),
                **spent,
            )
        problems.append(StepProblem(0, why))
    return cost, tuple(problems)
