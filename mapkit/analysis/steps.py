"""One step from field to field: whether a figure may take it, what it costs, and why not."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Protocol

from mapkit.errors import NotKnownError, UsageError
from mapkit.messages import Phrase, phrase
from mapkit.model import Field, GameMap, MoverClass, Ruleset


def has_open_costs(ruleset: Ruleset, mover: str, kinds: Collection[str]) -> bool:
    """Return whether what a mover pays is left open for one of some kinds."""
    return any(ruleset.cost(kind, mover) is None for kind in kinds)


def with_costs(game_map: GameMap, mover: str, cost: int) -> GameMap:
    """Return a map whose ruleset has one cost wherever it leaves a mover's open.

    With 1, the least that a step can cost, no way is shorter than that in truth; with 0, which
    is never, none is longer. Where both agree the answer does not depend on the open figures.
    """
    ruleset = game_map.ruleset
    kinds = {
        i: replace(kind, costs={**kind.costs, mover: cost})
        if ruleset.cost(i, mover) is None
        else kind
        for i, kind in ruleset.kinds.items()
    }
    return replace(game_map, ruleset=replace(ruleset, kinds=kinds))


def open_costs(ruleset: Ruleset, kinds: Collection[str], mover: MoverClass) -> NotKnownError:
    """Return the error that says which costs of some kinds are open for a mover."""
    labels = dict.fromkeys(
        Phrase(ruleset.kinds[i].label.lower())
        for i in ruleset.kinds
        if i in kinds and ruleset.cost(i, mover.id) is None
    )
    problem = NotKnownError(
        phrase(
            "not known: cost of {kinds} for {mover}",
            kinds=tuple(labels),
            mover=Phrase(mover.label.lower()),
        )
    )
    problem.help = phrase(
        "the ruleset {ruleset} leaves it open; the map or a ruleset of your own can fill it in",
        ruleset=ruleset.id,
    )
    return problem


def open_allowance(mover: MoverClass) -> NotKnownError:
    """Return the error that says that a mover's allowance is open."""
    problem = NotKnownError(
        phrase("not known: allowance of {mover}", mover=Phrase(mover.label.lower()))
    )
    problem.help = phrase("say how much it may spend, for example  --points 6")
    return problem


TRAIT_COST_CHOICE = "hard_terrain"
"""Choice whose answer ``once_a_turn`` makes a trait's extra cost fall due once a turn only."""


class StepGraph(Protocol):
    """The part of :class:`mapkit.adjacency.Relations` that movement needs."""

    def neighbours(self, field_id: str, /) -> Iterable[str]:
        """Return the adjacent fields."""

    def steps(self, field_id: str, /) -> Iterable[str]:
        """Return the fields that a figure may step onto."""


def mover_class(game_map: GameMap, mover: str) -> MoverClass:
    """Return a mover of the ruleset."""
    movers = game_map.ruleset.movers
    if mover not in movers:
        known = ", ".join(movers) or phrase("none")
        raise UsageError(
            phrase(
                "the ruleset {ruleset} has no mover '{mover}' (it has: {known})",
                ruleset=game_map.ruleset.id,
                mover=mover,
                known=known,
            )
        )
    return movers[mover]


def allowance_of(moving: MoverClass) -> int:
    """Return what a mover may spend in a turn."""
    if moving.allowance is None:
        raise open_allowance(moving)
    return moving.allowance


@dataclass(frozen=True, slots=True)
class EnteringCost:
    """What it takes a mover to enter the fields of a map.

    ``plain`` is the cost of the field's kind; the extra costs of traits come on top, each trait
    either on every entering or once a turn, as the choice says. What was asked once is kept.
    """

    game_map: GameMap
    mover: MoverClass
    once_a_turn: bool = field(init=False)
    _known: dict[tuple[str, frozenset[str]], tuple[int, frozenset[str]] | None] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        chosen = self.game_map.choices.get(TRAIT_COST_CHOICE)
        object.__setattr__(self, "once_a_turn", chosen == "once_a_turn")

    def of(self, field_id: str, paid: frozenset[str]) -> tuple[int, frozenset[str]] | None:
        """Return the cost of entering a field and the traits paid for after it.

        ``paid`` are the traits already paid for this turn. The cost is at least 1; None where this
        mover never enters.
        """
        asked = (field_id, paid)
        if asked not in self._known:
            self._known[asked] = self._price(field_id, paid)
        return self._known[asked]

    def _price(self, field_id: str, paid: frozenset[str]) -> tuple[int, frozenset[str]] | None:
        target = self.game_map.fields[field_id]
        if _barred_by(self.game_map, target, self.mover):
            return None
        ruleset = self.game_map.ruleset
        kind = ruleset.kinds[target.kind]
        cost = ruleset.cost(target.kind, self.mover.id)
        if cost is None:
            raise open_costs(ruleset, [kind.id], self.mover)
        due = {t: ruleset.traits[t].extra_cost for t in target.traits}
        due = {t: extra for t, extra in due.items() if extra and t not in paid}
        if self.once_a_turn:
            paid = paid.union(due)
        return cost + sum(due.values()), paid


def why_no_step(
    game_map: GameMap, graph: StepGraph, start: str, end: str, mover: MoverClass
) -> str | None:
    """Say why a figure may not step from one field onto another; None where it may."""
    if start == end:
        return phrase("{end} is the field the figure stands on", end=end)
    target = game_map.fields[end]
    barred = _barred_by(game_map, target, mover)
    if barred:
        return barred
    if end not in graph.neighbours(start):
        return phrase("{start} and {end} share no boundary", start=start, end=end)
    if end in graph.steps(start):
        return None
    portals = game_map.ruleset.portals
    between = [p for p in game_map.portals if set(p.between) == {start, end}]
    walls = [p for p in between if portals[p.type].effect == "parts"]
    if walls:
        wall = walls[0]
        return phrase(
            "the {portal} {id} separates {start} from {end}",
            portal=lower(portals[wall.type].label), id=wall.id, start=start, end=end,
        )  # fmt: skip
    return phrase(
        "no {portal} joins {start} to {end}",
        portal=_joining_labels(game_map, start, end), start=start, end=end,
    )  # fmt: skip


def lower(label: str) -> Phrase:
    """Return a label of a ruleset for the middle of a sentence."""
    return Phrase(label.lower())


def _barred_by(game_map: GameMap, target: Field, mover: MoverClass) -> str | None:
    """Say what keeps a mover out of a field for good; None where nothing does."""
    ruleset = game_map.ruleset
    kind = ruleset.kinds[target.kind]
    if not kind.enter:
        return phrase("nobody may enter {field} ({kind})", field=target.id, kind=lower(kind.label))
    for trait in sorted(target.traits):
        if not ruleset.traits[trait].enter:
            label = lower(ruleset.traits[trait].label)
            return phrase("nobody may enter {field} ({kind})", field=target.id, kind=label)
    if ruleset.cost(kind.id, mover.id) == 0:
        return phrase(
            "a {mover} never enters {field} ({kind})",
            mover=lower(mover.label), field=target.id, kind=lower(kind.label),
        )  # fmt: skip
    return None


def _joining_labels(game_map: GameMap, start: str, end: str) -> Phrase:
    """Name the portal types that could join the two fields."""
    kinds = game_map.ruleset.kinds
    classes = [kinds[game_map.fields[i].kind].matches for i in (start, end)]
    labels = [
        lower(p.label)
        for p in game_map.ruleset.portals.values()
        if p.effect == "joins" and _may_stand_between(p.classes, classes)
    ]
    if not labels:
        return phrase("portal")
    *others, last = labels
    return phrase("{words} or {last}", words=tuple(others), last=last) if others else last


def _may_stand_between(allowed: tuple[tuple[str, str], ...], classes: list[str]) -> bool:
    """Return whether a portal may stand between two classes; ``*`` is any *other* class."""
    a, b = classes
    pairs = {(a, b), (b, a)}
    if a != b:
        pairs |= {(a, "*"), ("*", a), (b, "*"), ("*", b)}
    return not allowed or not pairs.isdisjoint(allowed)
