"""The relations of section 2 of the rules: adjacent, matching, passable, stacked, buildings."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.geometry.points import distinct, is_among
from mapkit.model import GameMap

Pair = tuple[str, str]
Indices = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Relations:
    """Who touches whom on a map.

    All pairs are sorted as strings inside and among each other.
    """

    field_ids: tuple[str, ...]
    adjacent: tuple[Pair, ...]
    """Pairs that share a boundary of positive length in plan; stacked fields never (p. 14)."""
    matching: tuple[Pair, ...]
    """Adjacent and of the same class (p. 9)."""
    passable: tuple[Pair, ...]
    """Where a figure may step (p. 5, 10)."""
    stacked: tuple[Pair, ...]
    """Ground field below, upper field above (p. 14)."""
    buildings: tuple[tuple[str, ...], ...]
    """Connected sets of built-up fields, joined by steps."""
    access: Mapping[str, tuple[str, ...]]
    """For each kind its fields with a door or ladder on their boundary (solo rules)."""
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

    def without_steps(self, shut: Collection[str]) -> Relations:
        """Return the relations with no step onto or off some fields; the same where none is."""
        left = tuple(pair for pair in self.passable if not {*pair} & {*shut})
        if len(left) == len(self.passable):
            return self
        near = self._near["passable"].items()
        steps = {i: tuple(j for j in js if j not in shut) for i, js in near if i not in shut}
        return replace(self, passable=left, _near={**self._near, "passable": steps})


def relations(game_map: GameMap, mesh: Mesh) -> Relations:
    """Derive the relations of a map from its mesh.

    ``game_map`` is without errors (``check_map``), and ``mesh`` is that of this very map
    (``build_mesh``).

    Exact: two fields touch where triangles of theirs share a side. Linear in the triangles.
    """
    ids = mesh.field_ids
    ruleset = game_map.ruleset
    kinds = [ruleset.kinds[item.kind] for item in game_map.fields.values()]
    classes = [kind.matches for kind in kinds]
    numbers = {name: k for k, name in enumerate(dict.fromkeys(classes))}
    class_of = np.array([numbers[name] for name in classes], np.int64)
    enter = np.array(
        [
            kind.enter and all(ruleset.traits[t].enter for t in item.traits)
            for kind, item in zip(kinds, game_map.fields.values(), strict=True)
        ],
        dtype=bool,
    )
    index = {i: k for k, i in enumerate(ids)}
    a, b = _touching(mesh)
    stacked = [(g, u) for g, u in mesh.place_fields.tolist() if g >= 0 and u >= 0]
    over = {g * len(ids) + u for g, u in stacked} | {u * len(ids) + g for g, u in stacked}
    apart = ~is_among(a * len(ids) + b, np.array(sorted(over), np.int64))
    a, b = a[apart], b[apart]
    matches = class_of[a] == class_of[b]

    beside = dict(zip(zip(a.tolist(), b.tolist(), strict=True), range(len(a)), strict=True))
    parted, joined = np.zeros(len(a), bool), np.zeros(len(a), bool)
    access: dict[str, set[str]] = {}
    for portal in game_map.portals:
        means = ruleset.portals[portal.type]
        one, other = (index.get(i, -1) for i in portal.between)
        if (one, other) not in beside:
            continue
        rows = [beside[one, other], beside[other, one]]
        (joined if means.effect == "joins" else parted)[rows] = True
        if means.access:
            for i in portal.between:
                access.setdefault(game_map.fields[i].kind, set()).add(i)
    open_to = matches if ruleset.steps == "matching" else np.full(len(a), True)
    steps = ((open_to & ~parted) | joined) & enter[a] & enter[b]

    sets = {"adjacent": np.full(len(a), True), "matching": matches, "passable": steps}
    near = {name: _by_field(ids, a[chosen], b[chosen]) for name, chosen in sets.items()}
    pairs = {name: _sorted_pairs(ids, a[chosen], b[chosen]) for name, chosen in sets.items()}
    built = [i for i, name in zip(ids, classes, strict=True) if name == ruleset.building_class]
    return Relations(
        field_ids=ids,
        **pairs,
        stacked=tuple(sorted(_pair(ids[g], ids[u]) for g, u in stacked)),
        buildings=_buildings(built, near["passable"]),
        access={k: tuple(i for i in ids if i in v) for k, v in sorted(access.items())},
        _near=near,
    )


def _pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def _touching(mesh: Mesh) -> tuple[Indices, Indices]:
    """Return the fields on both sides of an edge that bounds both: every pair both ways, sorted."""
    places, fields = len(mesh.place_fields), max(len(mesh.field_ids), 1)
    here = np.repeat(mesh.triangle_place, 3)
    other = mesh.neighbours.reshape(-1)
    apart = (other >= 0) & (here != mesh.triangle_place[other])
    there = mesh.triangle_place[other[apart]]
    p, q = np.divmod(distinct(here[apart].astype(np.int64) * places + there), places)
    left, right = mesh.place_fields[p].astype(np.int64), mesh.place_fields[q].astype(np.int64)
    found = [np.zeros(0, np.int64)]
    for a in left.T:
        for b in right.T:
            both = (a >= 0) & (b >= 0)
            both &= (a[:, None] != right).all(axis=1) & (b[:, None] != left).all(axis=1)
            found.append(a[both] * fields + b[both])
    one, another = np.divmod(distinct(np.concatenate(found)), fields)
    return one, another


def _by_field(ids: tuple[str, ...], a: Indices, b: Indices) -> dict[str, tuple[str, ...]]:
    """Return by field those it is paired with, in the order of the map; ``a`` is sorted."""
    others = [ids[k] for k in b.tolist()]
    fields, starts = np.unique(a, return_index=True)
    ends = [*starts.tolist(), len(others)][1:]
    return {
        ids[k]: tuple(others[start:end])
        for k, start, end in zip(fields.tolist(), starts.tolist(), ends, strict=True)
    }


def _sorted_pairs(ids: tuple[str, ...], a: Indices, b: Indices) -> tuple[Pair, ...]:
    """Return pairs that are given both ways once each, sorted as strings."""
    one, other = ([ids[k] for k in side.tolist()] for side in (a, b))
    return tuple(sorted(pair for pair in zip(one, other, strict=True) if pair[0] < pair[1]))


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
