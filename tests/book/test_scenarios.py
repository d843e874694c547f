"""The scenarios are well made: their words are known, their figures follow from board and bag.

Nothing here plays. An engine's own test drives them (see :mod:`tests.book.scenarios`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import mapkit
from tests.book.scenarios import CARDS, UNITS, Scenario, Step, load
from tests.looping import for_each

FOLDER = Path(__file__).parent
BAG = {"accuracy": 6, "noise": 2, "recoil": 3, "silencer": 0}
MOST = {"accuracy": 11, "noise": 9, "recoil": 3, "silencer": 3}


@cache
def board(name: str) -> mapkit.Board:
    return mapkit.open(FOLDER / f"{name}.yaml")


def values(found: Any, names: tuple[str, ...]) -> Iterator[Any]:
    """Give what stands under some names, at whatever depth."""
    if isinstance(found, dict):
        for name, value in found.items():
            if name in names:
                yield from value if isinstance(value, list) else [value]
            else:
                yield from values(value, names)
    elif isinstance(found, list):
        for value in found:
            yield from values(value, names)


def parts(scenario: Scenario) -> Iterator[Any]:
    yield scenario.position
    for step in scenario.steps:
        yield {step.action: step.what}
        yield from (step.told, step.after, step.possible)


@for_each("name", load())
def test_names_are_those_of_the_board(name: str) -> None:
    scenario = load()[name]
    ids = {*board(scenario.board).ids, "none", "off"}
    named = ("field", "fields", "path", "move", "figure", "seen_at", "looted", "mines", "is",
             "with", "without")  # fmt: skip
    for part in parts(scenario):
        assert set(values(part, named)) <= ids
        assert set(values(part, ("heard", "killed", "hit", "unit", "target"))) <= UNITS
        assert set(values(part, ("hand", "keep"))) <= CARDS
        for units in values(part, ("units",)):
            assert set(units) <= UNITS
            assert set(units.values()) <= ids
        for bag in values(part, ("bag",)):
            assert all(count <= MOST[token] for token, count in bag.items())
    assert isinstance(scenario.position.get("sniper", "none"), str)
    assert scenario.position.get("sniper", "off") in ids


def shots(step: Step) -> list[dict[str, Any]]:
    if step.action not in ("shoot", "attack"):
        return []
    found = step.what if isinstance(step.what, list) else [step.what]
    return [shot for shot in found if "drawn" in shot]


@for_each("name", load())
def test_shots_come_to_what_bag_and_distance_say(name: str) -> None:
    """By pages 6 and 7: distance, five of recoil and noise, two of noise and one per silencer."""
    scenario = load()[name]
    sniper, units = scenario.position.get("sniper"), scenario.position.get("units", {})
    bag = {**BAG, **scenario.position.get("bag", {})}
    silent = False
    for step in scenario.steps:
        if step.action in ("move", "enter") and step.legal:
            path = step.what if step.action == "move" else step.what["path"]
            sniper = path[-1]
        if step.action == "use":
            silent |= step.what["card"] == "silent"
            units = {**units, **({step.what["unit"]: step.what["path"][-1]} if "path" in step.what
                                 else {})}  # fmt: skip
        for shot in shots(step):
            drawn = {**dict.fromkeys(BAG, 0), **shot["drawn"]}
            assert sum(drawn.values()) == shot["draw"]
            if not step.legal:
                continue
            assert all(count <= bag[token] for token, count in drawn.items())
            a, b = (sniper, units[shot["target"]]) if "target" in shot else (
                units[shot["unit"]], shot["field"])  # fmt: skip
            distance = board(scenario.board).sight(str(a), b).distance
            assert distance is not None, f"{a} does not see {b}"
            assert distance <= shot["draw"]
            hit = drawn["accuracy"] >= distance and drawn["recoil"] + drawn["noise"] < 5
            if "target" in shot:
                struck = [*step.told.get("killed", ()), *step.told.get("hit", ())]
                assert (shot["target"] in struck) is hit
            else:
                assert step.told["wounded"] is (hit and sniper == b)
        if step.action == "shoot" and shots(step) and step.legal:
            noise = sum(shot["drawn"].get("noise", 0) for shot in shots(step))
            silencers = sum(shot["drawn"].get("silencer", 0) for shot in shots(step))
            assert ("seen_at" in step.told) is (not silent and noise >= 2 + silencers)


@for_each("name", load())
def test_ways_are_those_of_the_board(name: str) -> None:
    """Moves that the book allows are possible on the board, and heard as the rules of a map say."""
    scenario = load()[name]
    asked = board(scenario.board)
    units = dict(scenario.position.get("units", {}))
    masked = False
    for step in scenario.steps:
        masked |= step.action == "use" and step.what["card"] == "masking"
        units.update(step.after.get("units", {}))
        if step.told and step.action == "shoot":
            units.update(dict.fromkeys(step.told.get("killed", ()), "none"))
        held = {name: at for name, at in units.items() if at != "none"}
        if step.action in ("move", "enter"):
            path = step.what if step.action == "move" else step.what["path"]
            entry = step.action == "enter"
            found = asked.hear(path, defenders=held.values(), from_entry=entry)
            if step.legal:
                assert found.allowed
                heard = {name for name, at in held.items() if at in found.hearers}
                assert set((step.told or {}).get("heard", ())) == (set() if masked else heard)
            elif step.what != ["c4", "d4"] and not entry:
                assert not found.allowed
        if step.action == "walk" and step.legal:
            others = [at for name, at in held.items() if name != step.what["unit"]]
            assert asked.hear(step.what["path"], mover="defender", defenders=others).allowed
            if not (step.told or {}).get("killed"):
                units[step.what["unit"]] = step.what["path"][-1]
        if step.action in ("deploy", "gift") and step.legal and "field" in step.what:
            units[step.what["unit"]] = step.what["field"]
