"""What an order card of the solo game does, in sentences for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mapkit.analysis.names import describe_field
from mapkit.analysis.play_sentences import recon_reading
from mapkit.analysis.solo_cards import MOST_HITS
from mapkit.messages import say, say_n, translated
from mapkit.model import GameMap
from mapkit.model.solo import SoloPosition, SoloStep

SET_UP = "Set-up"
"""What the start of a game is called among answers."""


def solo_sentences(
    game_map: GameMap,
    name: str,
    before: SoloPosition,
    after: SoloPosition,
    steps: Iterable[SoloStep],
) -> tuple[str, ...]:
    """Say what happens, step by step, and where all stand afterwards."""
    steps = tuple(steps)
    lines = list(_steps(game_map, steps))
    at = describe_field(game_map, after.sniper)
    hits = after.hits - before.hits
    told = say_n("{n} hit(s)", hits) if hits else say("no hit")
    head = say(
        "{card}: {hits} on the sniper on {field}.", card=translated(name), hits=told, field=at
    )
    if name == SET_UP:
        head = say(
            "Set-up: the sniper is off the board; his first move goes onto {field}.", field=at
        )
    if any(step.what == "recon" for step in steps):
        by = recon_reading(game_map.choices.get("recon_distance", "steps"))
        lines.append(say("Recon: {by}.", by=by))
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
