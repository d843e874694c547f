"""What differs between two maps, found by identity first, so that small edits cost little."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import compress
from operator import is_, is_not

from mapkit.edits.topology import known_topology
from mapkit.model import Building, GameMap, Portal

_HEADER = (
    "id",
    "name",
    "choices",
    "unit_mm",
    "size_mm",
    "tolerance_mm",
    "provenance",
    "author",
    "licence",
    "figure_base_mm",
)


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """What is to be drawn or computed anew.

    ``header``, ``ruleset``, ``buildings``, ``sectors``, ``underlay``, ``tracing``, ``silenced``,
    ``notes`` and ``former_ids``: ``header`` stands for id, name, choices, unit, size, tolerance,
    provenance, author, licence and the figure's base.
    """

    fields: frozenset[str] = frozenset()
    """Added, removed and changed fields, and those that use a vertex that moved."""
    vertices: frozenset[str] = frozenset()
    """Added, removed and moved vertices."""
    portals: frozenset[str] = frozenset()
    """Added, removed and changed portals."""
    markers: frozenset[str] = frozenset()
    """Fields whose markers differ."""
    header: bool = False
    ruleset: bool = False
    buildings: bool = False
    sectors: bool = False
    underlay: bool = False
    tracing: bool = False
    silenced: bool = False
    notes: bool = False
    former_ids: bool = False

    def __bool__(self) -> bool:
        return self != ChangeSet()


def changes(before: GameMap, after: GameMap) -> ChangeSet:
    """Compare two maps.

    Maps that came about by edits share what did not change, which makes it fast. Empty (false) just
    if the maps are equal, but for the order of fields, vertices, portals and markers.

    Linear in fields and vertices, by identity: 0.3 ms for 1,000 fields after an edit.
    """
    if before is after:
        return ChangeSet()
    vertices = _differing(before.vertices, after.vertices)
    fields = set(_differing(before.fields, after.fields))
    for game_map in (before, after) if vertices else ():
        fields |= _users(game_map, vertices)
    return ChangeSet(
        fields=frozenset(fields),
        vertices=vertices,
        portals=_portals(before.portals, after.portals),
        markers=_markers(before, after),
        header=any(getattr(before, name) != getattr(after, name) for name in _HEADER),
        ruleset=before.ruleset is not after.ruleset and before.ruleset != after.ruleset,
        buildings=_buildings(before.buildings) != _buildings(after.buildings),
        former_ids=before.former_ids != after.former_ids,
        sectors=before.sectors is not after.sectors and before.sectors != after.sectors,
        underlay=before.underlay != after.underlay,
        tracing=before.tracing is not after.tracing and before.tracing != after.tracing,
        silenced=before.silenced != after.silenced,
        notes=before.notes != after.notes,
    )


def _users(game_map: GameMap, vertices: frozenset[str]) -> set[str]:
    """Return the fields whose rings name any of some vertices."""
    known = known_topology(game_map)
    if known is not None:
        return {f for v in vertices for f in known.users.get(v, ())}
    return {
        f for f, item in game_map.fields.items() if not all(map(vertices.isdisjoint, item.rings))
    }


def _differing(before: Mapping[str, object], after: Mapping[str, object]) -> frozenset[str]:
    if before is after:
        return frozenset()
    if len(before) == len(after) and all(map(is_, before, after)):
        other = map(is_not, before.values(), after.values())
        return frozenset(key for key in compress(after, other) if before[key] != after[key])
    found = {
        key
        for key, value in after.items()
        if (old := before.get(key)) is not value and old != value
    }
    if len(before) != len(after) or not before.keys() <= after.keys():
        found.update(before.keys() - after.keys())
    return frozenset(found)


def _portals(before: tuple[Portal, ...], after: tuple[Portal, ...]) -> frozenset[str]:
    if before is after:
        return frozenset()
    return _differing({p.id: p for p in before}, {p.id: p for p in after}) | frozenset(
        # Doubled ids hide each other in a mapping.
        {p.id for p in (*before, *after)} if len(before) != len({p.id for p in before}) else ()
    )


def _markers(before: GameMap, after: GameMap) -> frozenset[str]:
    if before.markers is after.markers:
        return frozenset()
    old, new = list(before.markers), list(after.markers)
    for marker in before.markers:
        if marker in new:
            new.remove(marker)
            old.remove(marker)
    return frozenset(m.field for m in (*old, *new))


def _buildings(buildings: tuple[Building, ...]) -> list[Building]:
    return sorted(buildings, key=lambda b: b.id)
