"""Where a figure can get to, and who hears it, in sentences for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mapkit.analysis.disputed_words import join_words
from mapkit.analysis.grid_range import InRange
from mapkit.analysis.hear import Hearing
from mapkit.analysis.names import describe_field
from mapkit.analysis.reach import Reach
from mapkit.analysis.steps import EnteringCost, lower, mover_class
from mapkit.messages import say, say_n, translated, upper_first
from mapkit.model import GameMap


def reach_sentences(game_map: GameMap, answer: Reach) -> tuple[str, ...]:
    """Say how many fields a figure can get to, and which ones with how many steps.

    Lines after the first begin with two blanks.
    """
    if answer.aboard:
        return (_off_carrier(game_map, answer),)
    said = [_reach_headline(game_map, answer)]
    mover = mover_class(game_map, answer.mover)
    if EnteringCost(game_map, mover).of(answer.origin, frozenset()) is None:
        field = describe_field(game_map, answer.origin)
        said.append("  " + say("Nobody of that kind can stand on {field}.", field=field))
    if game_map.ruleset.steps == "sides":
        lines = (*_by_points(game_map, answer), *_carriers(game_map, answer))
        return (*said, *lines, *card_sentences(game_map, answer))
    for steps in sorted({r.steps for r in answer.fields if r.steps > 0}):
        here = [r for r in answer.fields if r.steps == steps]
        ends = tuple(describe_field(game_map, r.field) for r in here if r.may_end)
        only = tuple(describe_field(game_map, r.field) for r in here if not r.may_end)
        if ends and here[0].noisy:
            said.append("  " + say_n("{n} step(s) (heard): {fields}", steps, fields=ends))
        elif ends:
            said.append("  " + say_n("{n} step(s): {fields}", steps, fields=ends))
        if only:
            said.append("  " + say_n("{n} step(s), only to pass: {fields}", steps, fields=only))
    return tuple(said)


def _by_points(game_map: GameMap, answer: Reach) -> Iterator[str]:
    """Say which fields a figure can get to for how many points."""
    for cost in sorted({r.cost for r in answer.fields if r.steps > 0}):
        here = [r for r in answer.fields if r.cost == cost and r.steps > 0]
        ends = tuple(describe_field(game_map, r.field) for r in here if r.may_end)
        only = tuple(describe_field(game_map, r.field) for r in here if not r.may_end)
        if ends:
            yield "  " + say_n("{n} point(s): {fields}", cost, fields=ends)
        if only:
            yield "  " + say_n("{n} point(s), only to pass: {fields}", cost, fields=only)


def _carriers(game_map: GameMap, answer: Reach) -> Iterator[str]:
    if answer.carriers:
        fields = tuple(describe_field(game_map, i) for i in answer.carriers)
        yield "  " + say("It gets on board the carrier there, and goes no further: {fields}.",
                         fields=fields)  # fmt: skip


def _off_carrier(game_map: GameMap, answer: Reach) -> str:
    fields = tuple(describe_field(game_map, r.field) for r in answer.fields if r.steps)
    field = describe_field(game_map, answer.origin)
    if not fields:
        return say(
            "It is in the carrier on {field}, and stays in: it cannot stand on a field beside it.",
            field=field,
        )
    return say(
        "It is in the carrier on {field}. When the carrier's move ends, it may get off, and is "
        "done for the turn then: {fields}.",
        field=field, fields=fields,
    )  # fmt: skip


def card_sentences(game_map: GameMap, answer: Reach) -> Iterator[str]:
    """Say for which kinds of fields on the ways a unit's card could give another cost."""
    kinds = answer.by_card(game_map)
    if kinds:
        labels = tuple(translated(game_map.ruleset.kinds[kind].label) for kind in kinds)
        yield "  " + say(
            "Unless the unit's card says otherwise, which it could for: {kinds}.", kinds=labels
        )


def range_sentences(game_map: GameMap, answer: InRange) -> tuple[str, ...]:
    """Say how many fields are at a range, and which ones at how many steps."""
    names = {
        "field": describe_field(game_map, answer.origin),
        "low": answer.nearest,
        "high": answer.farthest,
    }
    count = len(answer.fields)
    if answer.nearest == answer.farthest:
        said = [say_n("{n} field(s) at range {high} from field {field}.", count, **names)]
    else:
        said = [say_n("{n} field(s) at range {low} to {high} from field {field}.", count, **names)]
    for steps in sorted(set(answer.fields.values())):
        here = tuple(describe_field(game_map, i) for i, n in answer.fields.items() if n == steps)
        said.append("  " + say_n("{n} step(s): {fields}", steps, fields=here))
    return tuple(said)


def hear_sentences(
    game_map: GameMap, answer: Hearing, units: Sequence[str] = (), dogs: Sequence[str] = ()
) -> tuple[str, ...]:
    """Say whether a move is allowed, what forbids it, and who hears it.

    What forbids a move stands in lines of its own, which begin with two blanks. Such a move is not
    made, so nothing is said of its noise.
    """
    mover = lower(game_map.ruleset.movers[answer.mover].label)
    route = " > ".join(answer.path)
    count = say_n("{n} field(s)", answer.steps)
    if answer.problems:
        said = [upper_first(say("A {mover} may not move {route}:", mover=mover, route=route))]
        said += [
            "  " + (say("step {n}: {why}", n=p.step, why=p.why) if p.step else translated(p.why))
            for p in answer.problems
        ]
        return tuple(said)
    said = [
        upper_first(
            say(
                "A {mover} may move {route}: {count}, {cost} of {allowance}.",
                mover=mover, route=route, count=count,
                cost=answer.cost, allowance=answer.allowance,
            )
        )
    ]  # fmt: skip
    said.append(_noise(game_map, answer, count))
    for unit in units:
        beside = next((a.next_to for a in answer.alerted if a.field == unit), ())
        if beside:
            near = join_words(beside, "and")
            said.append(say("The unit on {unit} hears it, next to {near}.", unit=unit, near=near))
        else:
            said.append(say("The unit on {unit} does not hear it.", unit=unit))
    for dog in dogs:
        if dog in answer.noticed:
            said.append(say("The dog on {field} notices it.", field=dog))
        else:
            said.append(say("The dog on {field} does not notice it: not its own field.", field=dog))
    return tuple(said)


def _reach_headline(game_map: GameMap, answer: Reach) -> str:
    ends = sum(r.may_end and r.steps > 0 for r in answer.fields)
    names = {
        "mover": lower(game_map.ruleset.movers[answer.mover].label),
        "field": describe_field(game_map, answer.origin),
        "allowance": answer.allowance,
    }
    if answer.from_entry:
        said = say_n(
            "A {mover} entering at field {field} can get to {n} field(s) "
            "with an allowance of {allowance}.",
            ends, **names,
        )  # fmt: skip
    else:
        said = say_n(
            "A {mover} on field {field} can get to {n} field(s) with an allowance of {allowance}.",
            ends, **names,
        )  # fmt: skip
    return upper_first(said)


def _noise(game_map: GameMap, answer: Hearing, count: str) -> str:
    if not answer.noisy:
        return say("Nobody hears it: a move of {count} makes no noise.", count=count)
    if not answer.alerted:
        return say("It makes noise, but no field borders on the path.")
    may_stand = answer.listeners
    heard = tuple(describe_field(game_map, i) for i in may_stand)
    rest = tuple(
        describe_field(game_map, a.field) for a in answer.alerted if a.field not in may_stand
    )
    said = []
    if heard:
        said.append(say_n("Units on {n} field(s) hear it: {fields}.", len(heard), fields=heard))
    if rest:
        said.append(
            say_n(
                "No unit can be on {n} more field(s) that would hear it: {fields}.",
                len(rest), fields=rest,
            )
        )  # fmt: skip
    return " ".join(said)
