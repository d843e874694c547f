"""The relations of section 2 of the rules: adjacent, matching, passable, stacked, buildings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from mapkit.coverage.mesh import Mesh
from mapkit.model import GameMap

__all__ = ["Relations", "relations"]

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Relations:
    """Who touches whom on a map.

    Attributes
    ----------
    field_ids : tuple of str
    adjacent : tuple of (str, str)
        Pairs that share a boundary of positive length in plan; stacked fields never (p. 14).
    matching : tuple of (str, str)
        Adjacent and of the same class (p. 9).
    passable : tuple of (str, str)
        Where a figure may step (p. 5, 10).
    stacked : tuple of (str, str)
        Ground field below, upper field above (p. 14).
    buildings : tuple of tuple of str
        Connected sets of built-up fields, joined by steps.
    access : mapping of str to tuple of str
        For each kind its fields with a door or ladder on their boundary (solo rules).

    All pairs are sorted as strings inside and among each other.
    """

    field_ids: tuple[str, ...]
    adjacent: tuple[Pair, ...]
    matching: tuple[Pair, ...]
    passable: tuple[Pair, ...]
    stacked: tuple[Pair, ...]
    buildings: tuple[tuple[str, ...], ...]
    access: Mapping[str, tuple[str, ...]]
    _near: Mapping[str, Mapping[str, tuple[str, ...]]] = field(repr=False, default_factory=dict)

    def neighbours(self, field_id: str) -> tuple[str, ...]:
        """Return the adjacent fields of one field."""
        return self._near["adjacent"].get(field_id, ())

    def matches(self, field_id: str) -> tuple[str, ...]:
        """Return the matching fields of one field."""
        return self._near["matching"].get(field_id, ())

    def steps(self, field_id: str) -> tuple[str, ...]:
        """Return the fields that a figure may step to from one field."""
        return self._near["passable"].get(field_id, ())


def relations(game_map: GameMap, mesh: Mesh) -> Relations:
    """Derive the relations of a map from its mesh.

    Parameters
    ----------
    game_map : GameMap
        Without errors (``check_map``).
    mesh : Mesh
        Of this very map (``build_mesh``).

    Returns
    -------
    Relations

    Notes
    -----
    Exact: two fields touch where triangles of theirs share a side. Linear in the triangles.
    """
    ids = mesh.field_ids
    ruleset = game_map.ruleset
    fields = game_map.fields
    class_of = {i: ruleset.kinds[f.kind].matches for i, f in fields.items()}
    enter = {
        i: ruleset.kinds[f.kind].enter and all(ruleset.traits[t].enter for t in f.traits)
        for i, f in fields.items()
    }
    stacked = {_pair(ids[g], ids[u]) for g, u in mesh.place_fields.tolist() if g >= 0 and u >= 0}
    adjacent = {_pair(ids[a], ids[b]) for a, b in _touching(mesh)} - stacked
    matching = {p for p in adjacent if class_of[p[0]] == class_of[p[1]]}

    parted: set[Pair] = set()
    joined: set[Pair] = set()
    access: dict[str, set[str]] = {}
    for portal in game_map.portals:
        kind = ruleset.portals[portal.type]
        pair = _pair(*portal.between)
        if pair not in adjacent:
            continue
        (joined if kind.effect == "joins" else parted).add(pair)
        if kind.access:
            for i in pair:
                access.setdefault(fields[i].kind, set()).add(i)
    passable = {p for p in (matching - parted) | joined if enter[p[0]] and enter[p[1]]}
    near = {
        name: _by_field(ids, pairs)
        for name, pairs in (("adjacent", adjacent), ("matching", matching), ("passable", passable))
    }
    return Relations(
        field_ids=ids,
        adjacent=tuple(sorted(adjacent)),
        matching=tuple(sorted(matching)),
        passable=tuple(sorted(passable)),
        stacked=tuple(sorted(stacked)),
        buildings=_buildings(
            [i for i in ids if class_of[i] == ruleset.building_class], near["passable"]
        ),
        access={k: tuple(i for i in ids if i in v) for k, v in sorted(access.items())},
        _near=near,
    )


def _pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def _touching(mesh: Mesh) -> set[tuple[int, int]]:
    """Pairs of field indices on both sides of an edge that bounds both."""
    here = np.repeat(mesh.triangle_place, 3)
    other = mesh.neighbours.reshape(-1)
    there = np.where(other >= 0, mesh.triangle_place[other], here)
    sides = np.unique(np.stack([here, there], axis=1)[here != there], axis=0)
    found = set()
    for p, q in sides.tolist():
        left, right = mesh.place_fields[p].tolist(), mesh.place_fields[q].tolist()
        for a in left:
            for b in right:
                if a >= 0 and b >= 0 and a not in right and b not in left:
                    found.add((a, b))
    return found


def _by_field(ids: tuple[str, ...], pairs: set[Pair]) -> dict[str, tuple[str, ...]]:
    near: dict[str, set[str]] = {}
    for a, b in pairs:
        near.setdefault(a, set()).add(b)
        near.setdefault(b, set()).add(a)
    order = {i: k for k, i in enumerate(ids)}
    return {i: tuple(sorted(n, key=order.__getitem__)) for i, n in near.items()}


def _buildings(
    members: list[str], steps: Mapping[str, tuple[str, ...]]
) -> tuple[tuple[str, ...], ...]:
    left = dict.fromkeys(members)
    found = []
    while left:
        todo = [next(iter(left))]
        group = set()
        while todo:
            i = todo.pop()
            if i in left:
                del left[i]
                group.add(i)
                todo.extend(steps.get(i, ()))
        found.append(tuple(sorted(group)))
    return tuple(sorted(found))
