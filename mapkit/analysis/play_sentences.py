"""Answers to what the players ask of the board, in sentences for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from mapkit.analysis.names import describe_field
from mapkit.analysis.play import Found
from mapkit.messages import say, translated
from mapkit.model import GameMap

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
    "regroup": lambda words: say("Regroup card {card}, sniper last known in {about}:", **words),
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

    Lines after the first begin with two blanks.

    Parameters
    ----------
    question : str
        One of :data:`HEADLINES`.
    given : mapping of str to str
        What was asked with, by name: ``origin``, ``target``, ``sector``, ``squad``, ``kind``,
        ``card``, ``role``.
    equal : mapping of str to int
        By squad, how many ways were equally bad for the sniper, where several were.
    """

    def told(word: str) -> str:
        if word in game_map.fields:
            return describe_field(game_map, word)
        kind = game_map.ruleset.kinds.get(word)
        return translated(kind.label if kind else word)

    def named(name: str, value: str) -> str:
        sector = game_map.sectors.get(value) if name in ("target", "sector") else None
        return translated(sector.name) if sector is not None else told(value)

    words = {name: named(name, value) for name, value in given.items()}
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
        told_so = say(
            "Squad {squad} could be put in {n} equal ways: lots decide; this is the first.",
            squad=translated(squad), n=count,
        )  # fmt: skip
        said.append("  " + told_so)
    called = {place for _, place, unit in moved if place != unit}
    if moved:
        found = ()
    for distance in sorted({f.distance for f in found if f.distance is not None}):
        fields = tuple(told(f.field) for f in found if f.distance == distance)
        said.append("  " + say("distance {n}: {fields}", n=distance, fields=fields))
    if plain := tuple(told(f.field) for f in found if f.distance is None):
        said.append("  " + ", ".join(plain))
    summoned = {f.field for f in found} if question == "summon" else called
    if given.get("sniper") in summoned:
        said.append("  " + say("Who is put on the sniper's field hits him once."))
    if question == "recon":
        said.append("  " + recon_reading(str(given["by"])))
    return tuple(said)


def recon_reading(by: str) -> str:
    """Say how recon counts, and that the rules can be read otherwise."""
    if by == "shot":
        return say("counted as shots are; the choice recon_distance has the other reading, steps")
    return say("counted in steps; the choice recon_distance has the other reading, shot")
