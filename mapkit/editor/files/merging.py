"""Two people's changes of one map put together: what only one of them changed is taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from dataclasses import fields as dataclass_fields
from typing import TypeVar

from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.model import Doubt, GameMap, Marker, Tracing
from mapkit.model.gamemap import Building, Field, Portal

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
Named = TypeVar("Named", Portal, Building)
Stated = TypeVar("Stated", Field, Portal)

_MAPPINGS = ("choices", "sectors")
_BY_PARTS = {"vertices", "fields", "portals", "markers", "buildings", "tracing", *_MAPPINGS}


@dataclass(frozen=True, slots=True)
class Merged:
    """A map of two."""

    map: GameMap
    kept: int
    """How many things both sides changed differently; mine was kept."""
    sound: bool
    """False where the map has errors that neither side had: what each did does not go together."""


def merge(base: GameMap, mine: GameMap, theirs: GameMap) -> Merged:
    """Merge two maps that come from one.

    ``base`` is the map as both began with it. Where ``mine`` and ``theirs`` changed a thing
    differently, mine counts.

    Compares by id: vertices, fields, portals, buildings and the entries of the header each for
    itself. Costs two checks of the map besides.
    """
    clashes = 0

    def pick(before: object, ours: Value, others: Value) -> Value:
        nonlocal clashes
        if ours == before:
            return others
        clashes += others not in (before, ours)
        return ours

    def mapping(
        before: Mapping[Key, Value], ours: Mapping[Key, Value], others: Mapping[Key, Value]
    ) -> dict[Key, Value]:
        found: dict[Key, Value] = {}
        for key in dict.fromkeys((*ours, *others)):
            picked = pick(before.get(key), ours.get(key), others.get(key))
            if picked is not None:
                found[key] = picked
        return found

    sides = base, mine, theirs
    fields = _with_states(
        mapping(*(_stateless(m.fields) for m in sides)), *(m.fields for m in sides)
    )
    vertices = mapping(base.vertices, mine.vertices, theirs.vertices)
    for name in _used(fields.values()):
        if name not in vertices:  # one side deleted it, the other has built on it
            vertices[name] = (
                mine.vertices.get(name) or theirs.vertices.get(name) or base.vertices[name]
            )
    by_id = [_by_id(m.portals) for m in sides]
    portals = _with_states(mapping(*map(_stateless, by_id)), *by_id)
    buildings = mapping(*(_by_id(m.buildings) for m in sides))
    others = {
        name: pick(*(getattr(m, name) for m in sides))
        for name in (f.name for f in dataclass_fields(GameMap))
        if name not in _BY_PARTS
    }
    others |= {name: mapping(*(getattr(m, name) for m in sides)) for name in _MAPPINGS}
    tracing = pick(*(_without_doubts(m) for m in sides))
    if tracing is not None:
        kept = (d for d in _doubts(*sides) if set(d.fields) <= fields.keys())
        others["tracing"] = replace(tracing, doubts=tuple(kept))
    else:
        others["tracing"] = None
    merged = replace(
        mine,
        **others,
        vertices=vertices,
        fields=fields,
        portals=tuple(p for p in portals.values() if set(p.between) <= fields.keys()),
        markers=tuple(
            m for m in _markers(base.markers, mine.markers, theirs.markers) if m.field in fields
        ),
        buildings=tuple(
            replace(b, fields=tuple(f for f in b.fields if f in fields)) for b in buildings.values()
        ),
    )
    known = _errors(mine) | _errors(theirs)
    return Merged(merged, clashes, _errors(merged) <= known)


def _used(fields: Iterable[Field]) -> Iterable[str]:
    return dict.fromkeys(v for field in fields for ring in field.rings for v in ring)


def _by_id(things: Iterable[Named]) -> dict[str, Named]:
    return {thing.id: thing for thing in things}


def _stateless(things: Mapping[str, Stated]) -> dict[str, Stated]:
    return {i: replace(thing, traced=None) for i, thing in things.items()}


def _with_states(
    merged: Mapping[str, Stated],
    base: Mapping[str, Stated],
    mine: Mapping[str, Stated],
    theirs: Mapping[str, Stated],
) -> dict[str, Stated]:
    """Return what was merged with whether it was proposed, drawn or accepted, merged for itself.

    An edit marks what it changes, so with the states two edits of a field would always clash.
    """
    found = {}
    for i, thing in merged.items():
        before, ours, others = (m[i].traced if i in m else None for m in (base, mine, theirs))
        state = others if ours == before or i not in mine else ours
        found[i] = replace(thing, traced=state)
    return found


def _without_doubts(game_map: GameMap) -> Tracing | None:
    return None if game_map.tracing is None else replace(game_map.tracing, doubts=())


def _doubts(base: GameMap, mine: GameMap, theirs: GameMap) -> Iterable[Doubt]:
    """Return the doubts that neither side answered, and those that one side has anew."""
    before, ours, others = (
        () if m.tracing is None else m.tracing.doubts for m in (base, mine, theirs)
    )
    gone = set(before) - (set(ours) & set(others))
    return dict.fromkeys(d for d in (*ours, *others) if d not in gone)


def _markers(
    base: tuple[Marker, ...], mine: tuple[Marker, ...], theirs: tuple[Marker, ...]
) -> list[Marker]:
    """Take what the other side took away out of mine, and add what it added."""

    def key(marker: Marker) -> Hashable:
        return (marker.type, marker.field, tuple(sorted(marker.attributes.items())))

    before, others = Counter(map(key, base)), Counter(map(key, theirs))
    gone, added = before - others, others - before
    result = []
    for marker in mine:
        if gone[key(marker)] > 0:
            gone[key(marker)] -= 1
        else:
            added[key(marker)] -= 1  # both added it
            result.append(marker)
    for marker in theirs:
        if added[key(marker)] > 0:
            added[key(marker)] -= 1
            result.append(marker)
    return result


def _errors(game_map: GameMap) -> set[tuple[str, tuple[str, ...]]]:
    return {(d.code, d.fields) for d in check_map(game_map) if d.severity is Severity.ERROR}
