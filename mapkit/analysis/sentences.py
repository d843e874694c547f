"""One pair of fields in words a player understands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from mapkit.analysis.names import describe_field
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.sight import PairAnswer

__all__ = [
    "dispute_words",
    "in_sight",
    "join_words",
    "millimetres",
    "pair_sentences",
    "provenance_sentence",
    "shot_distance",
]

_REASONS = {
    "stacked": "one lies on top of the other, and such fields never see each other",
    "void": "every line leaves the board or crosses a hole in it",
    "needs": "no line between them crosses an open field, and the rule asks for one",
}

_DISPUTES = {
    "grazing": "it turns on whether a line of no width counts",
    "narrow": "every strip of valid lines is narrower than twice the map's tolerance",
    "near_miss": "a line is missed by less than the map's tolerance",
    "clear_and_grazing_differ": "a line of no width would cross fewer fields",
    "narrow_shortest": ("every strip of shortest lines is narrower than twice the map's tolerance"),
    "clipped": "a line would cross fewer fields if those it barely clips did not count",
    "lines_near": "an ordinary line of sight is missed by less than the map's tolerance",
}


def in_sight(game_map: GameMap, verdict: str) -> bool:
    """Tell whether a verdict means sight under the map's choice ``grazing``."""
    return verdict == "clear" or (verdict == "grazing" and _grazing_sees(game_map))


def shot_distance(game_map: GameMap, clear: int | None, grazing: int | None) -> int | None:
    """Return the distance that counts under the map's choice ``grazing``; None: no sight."""
    return grazing if _grazing_sees(game_map) else clear


def pair_sentences(game_map: GameMap, answer: PairAnswer) -> tuple[str, ...]:
    """Return the verdict on a pair, its reason, and what is disputed.

    Parameters
    ----------
    game_map : GameMap
    answer : PairAnswer
        What :func:`mapkit.sight.explain_pair` said of the pair.

    Returns
    -------
    tuple of str
        Whole sentences, the verdict first.
    """
    said: list[str] = []
    if answer.a == answer.b:
        said.append(f"Field {answer.a} sees itself at distance 1.")
    elif answer.verdict == "clear":
        said += _seen(game_map, answer)
    elif answer.verdict == "grazing":
        said += _grazed(game_map, answer)
    else:
        said += _blocked(game_map, answer)
    said.append(_rule_sentence(game_map, answer))
    return (*said, *_disputed(answer))


def provenance_sentence(game_map: GameMap) -> str | None:
    """Say what a verdict on this map is worth where it is no board that was drawn as such."""
    if game_map.provenance.kind == "reconstruction":
        return (
            "This map is a reconstruction from the rules: the answer holds for this drawing and "
            "claims nothing about the printed board."
        )
    if game_map.provenance.kind == "traced":
        return "This map was traced from a picture: the answer is as exact as the tracing."
    return None


def dispute_words(reasons: Iterable[str]) -> str:
    """Turn reasons for a dispute into words."""
    return join_words([_DISPUTES.get(r, r) for r in reasons], "and")


def join_words(words: Sequence[str], last: str) -> str:
    """Join words with commas and a last ``and`` or ``or``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def millimetres(value: float) -> str:
    """Write a length for people: ``"4.2 mm"``, ``"0.03 mm"``, ``"less than 0.01 mm"``."""
    if 0 < value < 0.005:
        return "less than 0.01 mm"
    return f"{value:.1f} mm" if value >= 1 else f"{value:.2f} mm"


def _grazing_sees(game_map: GameMap) -> bool:
    return game_map.choices.get("grazing") == "sees"


def _over(fields: Sequence[str], distance: int) -> str:
    if distance == 1:
        return "at distance 1: nothing lies in between"
    return f"over {distance} fields: {', '.join(fields)}"


def _seen(game_map: GameMap, answer: PairAnswer) -> list[str]:
    a, b = describe_field(game_map, answer.a), describe_field(game_map, answer.b)
    distance = shot_distance(game_map, answer.clear, answer.grazing)
    said = []
    if distance == answer.clear:
        said.append(f"Field {a} sees field {b} {_over(answer.fields, answer.clear or 1)}.")
    else:
        said.append(
            f"Field {a} sees field {b} at distance {distance}, along a line of no width; lines "
            f"of some width go {_over(answer.fields, answer.clear or 1)}."
        )
    if answer.beam_mm is not None:
        said.append(f"Beam {millimetres(answer.beam_mm)} wide.")
    return said


def _grazed(game_map: GameMap, answer: PairAnswer) -> list[str]:
    a, b = describe_field(game_map, answer.a), describe_field(game_map, answer.b)
    touch = "only along a line of no width, which runs past a corner or along an edge"
    if _grazing_sees(game_map):
        over = _over(answer.fields, answer.grazing or 1)
        return [f"Field {a} sees field {b} {over}; {touch} (choice grazing: sees)."]
    missed = f"Field {a} does not see field {b}: they meet {touch}, and that does not count"
    otherwise = f"Otherwise the distance would be {answer.grazing}."
    return [f"{missed} (choice grazing: blocks).", otherwise]


def _blocked(game_map: GameMap, answer: PairAnswer) -> list[str]:
    a, b = describe_field(game_map, answer.a), describe_field(game_map, answer.b)
    if answer.blockers:
        why = _through(game_map, answer)
    else:
        why = _REASONS.get(answer.reason or "", answer.reason or "no line joins them")
    said = [f"Field {a} does not see field {b}: {why}."]
    if answer.near_miss_why == "leaves_board":
        said.append("There is no near miss: every line leaves the board.")
    if answer.near_miss_mm is not None:
        tolerance = game_map.tolerance_mm
        depth = millimetres(answer.near_miss_mm)
        into = "deep"
        if answer.near_miss_into:
            into = f"into {join_words(answer.near_miss_into, 'and')}"
        if answer.near_miss_why == "contact":
            said.append("The nearest miss goes through the point where blockers touch.")
        elif answer.near_miss_mm < tolerance:
            said.append(
                f"The nearest miss cuts only {depth} {into}, less than this map's tolerance of "
                f"{tolerance:g} mm."
            )
        else:
            said.append(f"The nearest miss cuts {depth} {into}.")
    return said


def _through(game_map: GameMap, answer: PairAnswer) -> str:
    """Say what every line passes through, rule by rule where several could grant the sight."""
    by_rule: dict[str, list[str]] = {}
    for field_id, rules in answer.blockers:
        for rule in rules.split("+"):
            by_rule.setdefault(rule, []).append(_blocker(game_map, field_id))
    lists = {rule: join_words(named, "or") for rule, named in sorted(by_rule.items())}
    if len(set(lists.values())) == 1:
        return f"every line passes through {next(iter(lists.values()))}"
    told = [f"{named}, which {rule} forbids" for rule, named in lists.items()]
    return f"every line passes through {', and through '.join(told)}"


def _blocker(game_map: GameMap, field_id: str) -> str:
    """Name a blocker by what makes it one: "obstacle 35", "built-up field 33"."""
    field, ruleset = game_map.fields[field_id], game_map.ruleset
    blocking = [ruleset.traits[t] for t in sorted(field.traits) if ruleset.traits[t].blocks_sight]
    if blocking:
        return f"{blocking[0].label.lower()} {describe_field(game_map, field_id)}"
    label = ruleset.kinds[field.kind].label.lower()
    return f"{label} field {describe_field(game_map, field_id)}"


def _rule_sentence(game_map: GameMap, answer: PairAnswer) -> str:
    parts = []
    for rule_id in answer.rules:
        rule = game_map.ruleset.rules[rule_id]
        page = f" (page {rule.page})" if rule.page else ""
        parts.append(f"{rule_id}{page}: {rule.text.rstrip('.')}")
    if len(parts) == 1:
        return f"Rule {parts[0]}."
    if in_sight(game_map, answer.verdict):
        return f"Either of these rules gives the answer. {'. '.join(parts)}."
    return f"No rule lets it. {'. '.join(parts)}."


def _disputed(answer: PairAnswer) -> list[str]:
    said = []
    if answer.sight_disputed:
        said.append(f"The sight is disputed: {dispute_words(answer.sight_disputed)}.")
    if answer.distance_disputed:
        said.append(f"The distance is disputed: {dispute_words(answer.distance_disputed)}.")
    return said
