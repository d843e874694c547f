"""What changed between the rules that two maps are played by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from mapkit.analysis.change import Change, shown
from mapkit.model import GameMap

__all__ = ["diff_rulesets"]

_ENTRIES = {
    "kinds": "kind",
    "traits": "trait",
    "portals": "portal type",
    "markers": "marker type",
    "movers": "mover",
    "choices": "choice",
    "rules": "rule",
}
"""Attributes of a ruleset that hold entries by id, and what one entry is called."""

_FACTS = (
    "sight", "range", "tunnel_class", "over_class", "building_class", "objective_split",
)  # fmt: skip


def diff_rulesets(before: GameMap, after: GameMap) -> tuple[Change, ...]:
    """Compare the rules of two maps: kinds, traits, movers, sight rules and all else.

    The maps' own kinds, traits and sectors are among them. The id and the version of the ruleset
    are left to :func:`mapkit.analysis.diff_maps.diff_maps`. Cost: linear in the rules.
    """
    old, new = before.ruleset, after.ruleset
    found: list[Change] = []
    for name in _FACTS:
        was, now = getattr(old, name), getattr(new, name)
        if was != now:
            found.append(_changed("ruleset", name, f"The ruleset's {name}", was, now))
    for name, called in _ENTRIES.items():
        found += _entries(called, getattr(old, name), getattr(new, name))
    found += _entries("sector", before.sectors, after.sectors)
    return tuple(found)


def _entries(called: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterable[Change]:
    title = called.capitalize()
    for id_ in [i for i in old if i not in new]:
        yield Change("ruleset", "removed", id_, f"{title} {id_} was removed.")
    for id_ in [i for i in new if i not in old]:
        yield Change("ruleset", "added", id_, f"{title} {id_} was added.")
    for id_, entry in old.items():
        if id_ not in new or new[id_] == entry:
            continue
        was, now = asdict(entry), asdict(new[id_])
        for name in was:
            if was[name] != now[name]:
                yield _changed(
                    "ruleset", id_, f"{title} {id_}: {name}", was[name], now[name], within=name
                )


def _changed(subject: str, id_: str, title: str, was: Any, now: Any, *, within: str = "") -> Change:
    sentence = f"{title} was {shown(was)} and is {shown(now)}."
    before, after = ({within: was}, {within: now}) if within else (was, now)
    return Change(subject, "changed", id_, sentence, before, after)
