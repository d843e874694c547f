"""One pair of fields in words a player understands."""

from __future__ import annotations

from collections.abc import Sequence

from mapkit.analysis.disputed_words import (
    dispute_words,
    join_words,
    millimetres,
    open_words,
    other_words,
)
from mapkit.analysis.names import describe_field
from mapkit.analysis.string_places import other_string_sentences, string_ends, string_sentence
from mapkit.analysis.tunnels import tunnel_sentences
from mapkit.cache import Cache, Same
from mapkit.messages import decimal, say, say_n, translated, translator
from mapkit.model import GameMap
from mapkit.sight import PairAnswer, Verdict, grazing_counts, sees, shot_distance


def pair_sentences(game_map: GameMap, answer: PairAnswer) -> tuple[str, ...]:
    """Return the verdict on a pair, its reason, and what is disputed.

    ``answer`` is what :func:`mapkit.sight.explain_pair` said of the pair. They are whole sentences,
    the verdict first.
    """
    said: list[str] = []
    if answer.origin == answer.target:
        said.append(say("Field {a} sees itself at distance 1.", a=answer.origin))
    elif answer.verdict is Verdict.CLEAR:
        said += _seen(game_map, answer)
    elif answer.verdict is Verdict.GRAZING:
        said += _grazed(game_map, answer)
    else:
        said += _blocked(game_map, answer)
    said.append(_rule_sentence(game_map, answer))
    said += tunnel_sentences(game_map, answer)
    return (*said, *_disputed(game_map, answer), *_string(game_map, answer))


def provenance_sentence(game_map: GameMap) -> str | None:
    """Say how far a verdict on a reconstruction or a tracing holds; None for other maps."""
    if game_map.provenance.kind == "reconstruction":
        return say(
            "This map is a reconstruction from the rules: the answer holds for this drawing and "
            "claims nothing about the printed board."
        )
    if game_map.provenance.kind == "traced":
        return say("This map was traced from a picture: the answer is as exact as the tracing.")
    return None


def _reason(reason: str | None) -> str:
    """Say why nothing is seen where no field blocks."""
    match reason:
        case "stacked":
            return say("one lies on top of the other, and such fields never see each other")
        case "void":
            return say("every line leaves the board or crosses a hole in it")
        case "needs":
            return say("no line between them crosses an open field, and the rule asks for one")
    return reason or say("no line joins them")


def _over(fields: Sequence[str], distance: int) -> str:
    if distance == 1:
        return say("at distance 1: nothing lies in between")
    return say_n("over {n} field(s): {fields}", distance, fields=", ".join(fields))


def _seen(game_map: GameMap, answer: PairAnswer) -> list[str]:
    a, b = describe_field(game_map, answer.origin), describe_field(game_map, answer.target)
    distance = shot_distance(game_map, answer)
    said = []
    if distance == answer.clear:
        said.append(
            say(
                "Field {a} sees field {b} {over}.",
                a=a, b=b, over=_over(answer.fields, answer.clear or 1),
            )
        )  # fmt: skip
    else:
        said.append(
            say(
                "Field {a} sees field {b} at distance {distance}, along a line of no width; lines "
                "of some width go {over}.",
                a=a, b=b, distance=distance, over=_over(answer.fields, answer.clear or 1),
            )
        )  # fmt: skip
    if answer.beam_mm is not None:
        said.append(say("Beam {width} wide.", width=millimetres(answer.beam_mm)))
    return said


def _grazed(game_map: GameMap, answer: PairAnswer) -> list[str]:
    a, b = describe_field(game_map, answer.origin), describe_field(game_map, answer.target)
    if grazing_counts(game_map):
        over = _over(answer.fields, answer.grazing or 1)
        return [
            say(
                "Field {a} sees field {b} {over}; only along a line of no width, which runs past "
                "a corner or along an edge (choice grazing: sees).",
                a=a, b=b, over=over,
            )
        ]  # fmt: skip
    missed = say(
        "Field {a} does not see field {b}: they meet only along a line of no width, which runs "
        "past a corner or along an edge, and that does not count (choice grazing: blocks).",
        a=a, b=b,
    )  # fmt: skip
    return [missed, say("Otherwise the distance would be {distance}.", distance=answer.grazing)]


def _blocked(game_map: GameMap, answer: PairAnswer) -> list[str]:
    a, b = describe_field(game_map, answer.origin), describe_field(game_map, answer.target)
    why = _through(game_map, answer) if answer.blockers else _reason(answer.reason)
    said = [say("Field {a} does not see field {b}: {why}.", a=a, b=b, why=why)]
    if answer.near_miss_why == "leaves_board":
        said.append(say("There is no near miss: every line leaves the board."))
    if answer.near_miss_mm is not None:
        depth, tolerance = millimetres(answer.near_miss_mm), game_map.tolerance_mm
        if answer.near_miss_into:
            into = answer.near_miss_into
            depth = (
                say("{depth} into {fields}", depth=depth, fields=join_words(into, "and"))
                if len(into) > 1
                else say("{depth} into {field}", depth=depth, field=into[0])
            )
        else:
            depth = say("{depth} deep", depth=depth)
        if answer.near_miss_why == "contact":
            said.append(say("The nearest miss goes through the point where blockers touch."))
        elif answer.near_miss_mm < tolerance:
            said.append(
                say(
                    "The nearest miss cuts only {depth}, less than this map's tolerance of "
                    "{tolerance} mm.",
                    depth=depth, tolerance=decimal(tolerance, 6, trim=True),
                )
            )  # fmt: skip
        elif answer.near_miss_mm < 2 * tolerance:
            said.append(
                say(
                    "The nearest miss cuts {depth}. That is more than this map's tolerance of "
                    "{tolerance} mm, so nothing is disputed.",
                    depth=depth, tolerance=decimal(tolerance, 6, trim=True),
                )
            )  # fmt: skip
        else:
            said.append(say("The nearest miss cuts {depth}.", depth=depth))
    return said


def _through(game_map: GameMap, answer: PairAnswer) -> str:
    """Say what every line passes through, rule by rule where several could grant the sight."""
    by_rule: dict[str, list[str]] = {}
    for field_id, rules in answer.blockers:
        for rule in rules.split("+"):
            by_rule.setdefault(rule, []).append(_blocker(game_map, field_id))
    lists = {rule: join_words(named, "or") for rule, named in sorted(by_rule.items())}
    if len(set(lists.values())) == 1:
        return say("every line passes through {fields}", fields=next(iter(lists.values())))
    told = [
        say(
            "{where} every line passes through {fields}", where=_where(game_map, rule), fields=named
        )
        for rule, named in lists.items()
    ]
    return "; ".join(told)


def _where(game_map: GameMap, rule_id: str) -> str:
    """Say over what a rule lets lines run: "over open fields only (L1)"."""
    kinds = game_map.ruleset.kinds.values()
    labels = [
        next((translated(kind.label).lower() for kind in kinds if kind.matches == name), name)
        for name in game_map.ruleset.rules[rule_id].through
    ]
    return say("over {kinds} fields only ({rule})", kinds=join_words(labels, "and"), rule=rule_id)


_blockers = Cache(512)  # the same fields block many pairs


def _blocker(game_map: GameMap, field_id: str) -> str:
    """Name a blocker by what makes it one: "obstacle 35", "built-up field 33"."""
    key = (Same(game_map), field_id, translator())
    return _blockers.get(key, lambda: _named_blocker(game_map, field_id))


def _named_blocker(game_map: GameMap, field_id: str) -> str:
    field, ruleset = game_map.fields[field_id], game_map.ruleset
    blocking = [ruleset.traits[t] for t in sorted(field.traits) if ruleset.traits[t].blocks_sight]
    if blocking:
        label = translated(blocking[0].label).lower()
        return f"{label} {describe_field(game_map, field_id)}"
    label = translated(ruleset.kinds[field.kind].label).lower()
    return say("{kind} field {field}", kind=label, field=describe_field(game_map, field_id))


def _rule_sentence(game_map: GameMap, answer: PairAnswer) -> str:
    parts = []
    for rule_id in sorted(answer.rules):
        rule = game_map.ruleset.rules[rule_id]
        page = say(" (page {page})", page=rule.page) if rule.page else ""
        parts.append(f"{rule_id}{page}: {translated(rule.text).rstrip('.')}")
    if len(parts) == 1:
        rule = game_map.ruleset.rules[answer.rules[0]]
        if rule.mechanism == "same_building" and "same_building" in game_map.ruleset.choices:
            return say(
                "Rule {rule}, round corners and past obstacles too. The other reading, straight "
                "lines only, is the choice same_building: lines_only.",
                rule=parts[0],
            )
        return say("Rule {rule}.", rule=parts[0])
    if sees(game_map, answer):
        return say("Either of these rules gives the answer. {rules}.", rules=". ".join(parts))
    return say("No rule allows it. {rules}.", rules=". ".join(parts))


def _disputed(game_map: GameMap, answer: PairAnswer) -> list[str]:
    said = []
    if answer.sight_disputed:
        why = _why(game_map, answer, answer.sight_disputed)
        said.append(say("The sight is disputed: {why}.", why=why))
    if answer.distance_disputed:
        why = _why(game_map, answer, answer.distance_disputed)
        said.append(say("The distance is disputed: {why}.", why=why))
    if answer.sight_open:
        said.append(say("The sight is {why}.", why=open_words()))
    if answer.distance_open:
        said.append(say("The distance is {why}.", why=open_words()))
    if not said and answer.origin != answer.target:
        proved = max(game_map.tolerance_mm, answer.settled_mm or 0.0)
        tolerance = decimal(proved, 6, trim=True)
        said.append(
            say(
                "Settled: while no corner lies more than {tolerance} mm from where it is drawn, "
                "the answer stays.",
                tolerance=tolerance,
            )
        )
    elif answer.settled_mm:
        far = millimetres(answer.settled_mm)
        said.append(
            say("While no corner lies more than {far} elsewhere, nothing changes.", far=far)
        )
    return said + _turning(game_map, answer)


def _turning(game_map: GameMap, answer: PairAnswer) -> list[str]:
    """Say which corners the disputed calls turn on, where the call itself does not."""
    unit = game_map.unit_mm
    places = list(
        dict.fromkeys(
            f"({say('{x}, {y}', x=decimal(x * unit, 1), y=decimal(y * unit, 1))})"
            for other in answer.others
            for x, y in other.at
            if other.redrawing is None or len(other.at) > 1
        )
    )
    if not places:
        return []
    named = join_words(places, "and")
    return [say_n("It turns on the corner(s) at {places} mm.", len(places), places=named)]


def _why(game_map: GameMap, answer: PairAnswer, reasons: Sequence[str]) -> str:
    others = [o for o in answer.others if o.reason in reasons]
    if not others:
        return dispute_words(reasons)
    return other_words(game_map, (answer.origin, answer.target), others, answer.clear)


def _string(game_map: GameMap, answer: PairAnswer) -> list[str]:
    ends = string_ends(game_map, answer)
    said = [] if ends is None else [string_sentence(ends)]
    return said + other_string_sentences(game_map, answer)
