"""Answers to what the players ask of the board, in sentences for people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from mapkit.analysis.names import describe_field
from mapkit.analysis.play import Found
from mapkit.analysis.solo_cards import MOST_HITS, SoloStep
from mapkit.messages import say, say_n, translated
from mapkit.model import GameMap
from mapkit.model.solo import SoloPosition


def solo_sentences(
    game_map: GameMap,
    name: str,
    before: SoloPosition,
    after: SoloPosition,
    steps: Iterable[SoloStep],
) -> tuple[str, ...]:
    """Say what happens, step by step, and where all stand afterwards."""
    lines = list(_steps(game_map, steps))
    hits = after.hits - before.hits
    told = say_n("{n} hit(s)", hits) if hits else say("no hit")
    head = say("{card}: {hits} on the sniper on {field}.", card=translated(name), hits=told,
               field=describe_field(game_map, after.sniper))  # fmt: skip
    if after.hits >= MOST_HITS:
        lines.append(say("Three hits in a turn: further ones in it count nothing."))
    sector = _sector(game_map, after.last_known)
    lines.append(say("Last known sector now: {sector}.", sector=sector))
    for squad, fields in after.by_squad.items():
        where = ", ".join(describe_field(game_map, at) for at in fields)
        lines.append(say("Squad {squad}: {fields}.", squad=translated(squad), fields=where))
    if after.likely:
        numbers = ", ".join(map(str, after.likely))
        lines.append(say("Likely objectives: {numbers}.", numbers=numbers))
    return (head, *(f"  {line}" for line in lines))


def _steps(game_map: GameMap, steps: Iterable[SoloStep]) -> Iterator[str]:
    for step in steps:
        line = _said(game_map, step)
        if step.equal > 1:
            line += " " + say("({n} equal ways: lots decide; this is the first.)", n=step.equal)
        if step.hits:
            line += " " + say_n("{n} hit(s)", step.hits) + "."
        yield line


def _said(game_map: GameMap, step: SoloStep) -> str:
    words = {
        "squad": translated(step.squad),
        "a": describe_field(game_map, step.origin) if step.origin in game_map.fields else "",
        "b": describe_field(game_map, step.target) if step.target in game_map.fields else "",
    }
    if step.what == "last_known":
        now = _sector(game_map, step.target)
        return say("The last known sector becomes {sector}.", sector=now)
    if step.what in ("moves", "summoned") and step.origin == step.target:
        return say("The {squad} defender on {a} cannot move on.", **words)
    if step.what == "summoned" and step.number:
        words["n"] = str(step.number)
        return say("The {squad} defender from {a} is summoned to {b}, for objective {n}.", **words)
    if step.what in ("recon", "search"):
        if step.target:
            return (
                say("The {squad} defender on {a}: recon finds the sniper.", **words)
                if step.what == "recon"
                else say("The {squad} defender on {a}: search finds the sniper.", **words)
            )
        return (
            say("The {squad} defender on {a}: recon finds nobody.", **words)
            if step.what == "recon"
            else say("The {squad} defender on {a}: search finds nobody.", **words)
        )
    plain = {
        "moves": say("The {squad} defender moves from {a} to {b}.", **words),
        "summoned": say("The {squad} defender from {a} is summoned to {b}.", **words),
        "stays": say("The {squad} defender stays on {a}.", **words),
        "attack": say("Attack on {b}.", **words),
        "beside": say("The {squad} defender on {a} stands beside the sniper.", **words),
        "returns": say("A {squad} defender comes back on {b}.", **words),
        "token": say("A token of noise goes into the bag."),
        "reshuffle": say("Shuffle the discarded order cards and the deck into a new deck."),
    }
    if step.what == "discarded":
        return say("Objective {n} is no longer likely.", n=step.number)
    return plain[step.what]


def _sector(game_map: GameMap, name: str) -> str:
    sector = game_map.sectors.get(name)
    return translated(sector.name) if sector else name


HEADLINES: dict[str, Callable[[Mapping[str, str]], str]] = {
    "nearest": lambda words: say("The defenders nearest to {about}:", **words),
    "farthest": lambda words: say("The defenders farthest from {about}:", **words),
    "towards": lambda words: say(
        "A defender on {unit} that moves towards {about} may end on:", **words
    ),
    "access": lambda words: (
        say("The unguarded access fields nearest to {about}, of kind {kind}:", **words)
        if "kind" in words
        else say("The unguarded access fields nearest to {about}:", **words)
    ),
    "recon": lambda words: say("By recon a defender on {about} finds the sniper on:", **words),
    "solo_search": lambda words: say(
        "By searching a defender on {about} finds the sniper on:", **words
    ),
    "regroup": lambda words: say(
        "Regroup card {card}, sniper last known in sector {about}:", **words
    ),
    "summon": lambda words: say("A defender summoned to {about} is put on:", **words),
    "comes_back": lambda words: say("A fallen defender of squad {about} comes back on:", **words),
    "search": lambda words: say(
        "A unit on {about} searches its own field and up to two others of:", **words
    ),
    "shotgun": lambda words: say("A shotgun fired on {about} hits:", **words),
    "deploy": lambda words: say("Of squad {about} a unit may be deployed ({role}) on:", **words),
    "distraction": lambda words: say(
        "A defender on {unit}, distracted by the sniper on {about}, may end on:", **words
    ),
}
"""By question what its answer begins with."""

_SUBJECTS = ("target", "sector", "squad", "origin")
"""Of what was asked with, what a headline is about: the first that was given."""


def play_sentences(
    game_map: GameMap,
    question: str,
    given: Mapping[str, str],
    found: Sequence[Found],
    equal: Mapping[str, int] = MappingProxyType({}),
) -> tuple[str, ...]:
    """Say a question, and the fields that answer it, by their distance where it counts one.

    Parameters
    ----------
    question : str
        One of :data:`HEADLINES`.
    given : mapping of str to str
        What was asked with, by name: ``origin``, ``target``, ``sector``, ``squad``, ``kind``,
        ``card``, ``role``.
    equal : mapping of str to int
        By squad, how many ways were equally bad for the sniper, where several were.

    Returns
    -------
    tuple of str
        Lines after the first begin with two blanks.
    """

    def told(word: str) -> str:
        if word in game_map.fields:
            return describe_field(game_map, word)
        kind = game_map.ruleset.kinds.get(word)
        return translated(kind.label if kind else word)

    words = {name: told(value) for name, value in given.items()}
    about = next(words[name] for name in _SUBJECTS if name in words)
    unit = words.pop("origin", "")
    said = [HEADLINES[question]({**words, "about": about, "unit": unit})]
    if not found:
        said.append("  " + say("no field"))
        if question == "summon" and unit:
            told_so = say("{unit} stays: it is not put farther from the sniper", unit=unit)
            said.append("  " + told_so)
        return tuple(said)
    moved = [(told(unit), f.field, unit) for f in found for unit in f.units]
    for name, place, unit in moved:
        if place == unit:
            said.append("  " + say("{unit} stays", unit=name))
        else:
            said.append("  " + say("{unit} is put on {field}", unit=name, field=told(place)))
    for squad, count in equal.items():
        ways = say("({n} equal ways: lots decide; this is the first.)", n=count)
        said.append("  " + say("Squad {squad}: {fields}.", squad=translated(squad), fields=ways))
    if moved:
        return tuple(said)
    for distance in sorted({f.distance for f in found if f.distance is not None}):
        fields = tuple(told(f.field) for f in found if f.distance == distance)
        said.append("  " + say("distance {n}: {fields}", n=distance, fields=fields))
    if plain := tuple(told(f.field) for f in found if f.distance is None):
        said.append("  " + ", ".join(plain))
    if question == "recon":
        shot = say("counted as shots are; the choice recon_distance has the other reading, steps")
        steps = say("counted in steps; the choice recon_distance has the other reading, shot")
        said.append("  " + (shot if given["by"] == "shot" else steps))
    return tuple(said)
