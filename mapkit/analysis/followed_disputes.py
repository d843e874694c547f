"""Which pairs must be searched for disputes again after an edit."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.compiled import CompiledMap
from mapkit.coverage import Mesh
from mapkit.sight import SightTables
from mapkit.sight.changed_regions import changed_regions, pairs_near

_HEADER = ("ruleset", "choices", "unit_mm", "tolerance_mm")

_TOLERANCES = 4
"""Lines may be off by one at each end, gaps may close from both sides."""


def pairs_to_ask(before: CompiledMap, after: CompiledMap) -> NDArray[np.bool_] | None:
    """Return which pairs of a map may be disputed otherwise than in another map.

    What is disputed about a pair depends on what lies between its two fields, or within some
    tolerances of that: the hull of the two. It also depends on the answer itself, which portals,
    buildings and stacks can change far away. The depth of a void depends on whether it is inside
    the board.

    ``before`` and ``after`` have sight tables. Returns (N, N) bool over the fields of ``after``,
    symmetric; None where all pairs have to be asked: rules, tolerance or inner voids differ, or
    fields stand in another order.
    """
    was, now = before.map, after.map
    if any(getattr(was, name) != getattr(now, name) for name in _HEADER):
        return None
    if _inner_voids(before.mesh) != _inner_voids(after.mesh):
        return None
    if [i for i in was.fields if i in now.fields] != [i for i in now.fields if i in was.fields]:
        return None
    near = pairs_near(now, changed_regions(was, now), _TOLERANCES * now.tolerance_units)
    asked: NDArray[np.bool_] = near | _answers_differ(before, after)
    fields = _joined_otherwise(before, after)
    rows = [k for k, i in enumerate(after.mesh.field_ids) if i in fields]
    asked[np.ix_(rows, rows)] = True
    return asked


def _inner_voids(mesh: Mesh) -> set[frozenset[tuple[int, int]]]:
    """Return the corners of every void inside the board."""
    void = np.asarray((mesh.place_fields < 0).all(axis=1))
    void[0] = False
    return {
        frozenset(
            map(tuple, mesh.xy[np.unique(mesh.triangles[mesh.triangle_place == place])].tolist())
        )
        for place in np.flatnonzero(void).tolist()
    }


def _answers_differ(before: CompiledMap, after: CompiledMap) -> NDArray[np.bool_]:
    old, new = before.tables, after.tables
    assert old is not None
    assert new is not None
    if old.field_ids == new.field_ids:
        return _unlike(old, new, slice(None), slice(None))
    index = {i: k for k, i in enumerate(old.field_ids)}
    both = [(index[i], k) for k, i in enumerate(new.field_ids) if i in index]
    was, now = np.array(both, np.intp).reshape(-1, 2).T
    differ = np.ones(new.clear.shape, bool)
    differ[np.ix_(now, now)] = _unlike(old, new, np.ix_(was, was), np.ix_(now, now))
    return differ


def _unlike(old: SightTables, new: SightTables, then: Any, at: Any) -> NDArray[np.bool_]:
    """Compare two tables, or those parts of them."""
    old_rule, new_rule = old.rule, new.rule
    if old.rules != new.rules:
        names = {rules: k for k, rules in enumerate(dict.fromkeys((*old.rules, *new.rules)))}
        old_rule, new_rule = (
            np.array([names[rules] for rules in tables.rules], np.uint8)[tables.rule]
            for tables in (old, new)
        )
    differ: NDArray[np.bool_] = old.clear[then] != new.clear[at]
    differ |= old.grazing[then] != new.grazing[at]
    differ |= old_rule[then] != new_rule[at]
    return differ


def _joined_otherwise(before: CompiledMap, after: CompiledMap) -> AbstractSet[str]:
    """Return the fields of portals, buildings and stacks that only one of the maps has."""
    portals = set(before.map.portals) ^ set(after.map.portals)
    groups = {*before.relations.buildings} ^ {*after.relations.buildings}
    stacks = {*before.relations.stacked} ^ {*after.relations.stacked}
    return {i for p in portals for i in p.between} | {i for g in (*groups, *stacks) for i in g}
