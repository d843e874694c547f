"""What changed between the rules that two maps are played by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from mapkit.analysis.change import Change, shown
from mapkit.messages import phrase, say, upper_first
from mapkit.model import Bag, EngineTable, GameMap

_ENTRIES = {
    "kinds": phrase("kind"),
    "traits": phrase("trait"),
    "portals": phrase("portal type"),
    "markers": phrase("marker type"),
    "movers": phrase("mover"),
    "choices": phrase("choice"),
    "rules": phrase("rule"),
    "attributes": phrase("attribute"),
    "tables": phrase("table"),
}
"""Attributes of a ruleset that hold entries by id, and what one entry is called."""

_FACTS = (
    "sight", "range", "steps", "tunnel_class", "over_class", "building_class", "objective_split",
    "bag", "warnings", "figure_base_mm", "costs_on_cards",
)  # fmt: skip


def diff_rulesets(before: GameMap, after: GameMap) -> tuple[Change, ...]:
    """Compare the rules of two maps: kinds, traits, movers, sight rules and all else.

    The maps' own kinds, traits and sectors are among them. The id and the version of the ruleset
    are left to :func:`mapkit.analysis.diff_maps.diff_maps`. Cost: linear in the rules.
    """
    old, new = before.ruleset, after.ruleset
    found: list[Change] = []
    for name in _FACTS:
        was, now = _plain(getattr(old, name)), _plain(getattr(new, name))
        if was != now:
            title = phrase("The ruleset's {what}", what=name)
            found.append(_changed("ruleset", name, title, was, now))
    for name, called in _ENTRIES.items():
        found += _entries(called, getattr(old, name), getattr(new, name))
    found += _entries(phrase("sector"), before.sectors, after.sectors)
    return tuple(found)


def _plain(value: Any) -> Any:
    return asdict(value) if isinstance(value, Bag) else value


def _entries(called: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterable[Change]:
    title = upper_first(called)
    for id_ in [i for i in old if i not in new]:
        gone = say("{what} {id} was removed.", what=title, id=id_)
        yield Change("ruleset", "removed", id_, gone)
    for id_ in [i for i in new if i not in old]:
        fresh = say("{what} {id} was added.", what=title, id=id_)
        yield Change("ruleset", "added", id_, fresh)
    for id_, entry in old.items():
        if id_ not in new or new[id_] == entry:
            continue
        if isinstance(entry, EngineTable):
            yield from _cell_changes(title, entry, new[id_])
            continue
        was, now = asdict(entry), asdict(new[id_])
        for name in was:
            if was[name] != now[name]:
                what = phrase("{what} {id}: {key}", what=title, id=id_, key=name)
                yield _changed("ruleset", id_, what, was[name], now[name], within=name)


def _cell_changes(title: str, old: EngineTable, new: EngineTable) -> Iterable[Change]:
    """Report each cell of a table by itself."""
    for name in ("label", "text", "rows", "columns"):
        was, now = getattr(old, name), getattr(new, name)
        if was != now:
            what = phrase("{what} {id}: {key}", what=title, id=old.id, key=name)
            yield _changed("ruleset", old.id, what, was, now, within=name)
    cells = [
        {(row, column): table.cell(row, column) for row in table.rows for column in table.columns}
        for table in (old, new)
    ]
    for row, column in {**cells[0], **cells[1]}:
        before, after = (known.get((row, column)) for known in cells)
        if before != after:
            key = f"{row}, {column}"
            what = phrase("{what} {id}: {key}", what=title, id=old.id, key=key)
            yield _changed("ruleset", old.id, what, before, after, within=key)


def _changed(subject: str, id_: str, title: str, was: Any, now: Any, *, within: str = "") -> Change:
    sentence = say(
        "{what} was {before} and is {after}.", what=title, before=shown(was), after=shown(now)
    )
    before, after = ({within: was}, {within: now}) if within else (was, now)
    return Change(subject, "changed", id_, sentence, before, after)
