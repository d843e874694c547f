"""Blockers found with the help of known lines are those that trying every set of fields finds."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import combinations

import numpy as np
import pytest
import shapely

from mapkit.geometry.kernel.constants import BLOCKS, NONE, PASSES
from mapkit.sight.blockers import find_blockers
from mapkit.sight.closed_line import fields_cut
from mapkit.sight.pairs import PairFinder
from tests.fuzz.tables import Built
from tests.looping import for_each
from tests.random_maps import random_map


def tried(candidates: list[int], blocked: Callable[[Collection[int]], bool]) -> set[int]:
    """Leave out ever smaller runs of candidates; ask about every one."""
    kept, size = list(candidates), max(1, len(candidates) // 2)
    while size:
        start = 0
        while start < len(kept):
            rest = kept[:start] + kept[start + size :]
            if blocked(rest):
                kept = rest
            else:
                start += size
        size //= 2
    return set(kept)


def slowly(finder: PairFinder, a: str, b: str, closed: bool) -> dict[str, str]:
    """Return what blocks a pair, by trying all sets of fields with the whole kernel."""
    rules, places = finder.rules(a, b), finder.mesh.place_fields
    forbidden = {rule.id: finder.forbidden(rule, a, b) for rule in rules}
    void = (places < 0).all(axis=1)

    def blocked(some: Collection[int]) -> bool:
        keeps = np.isin(places, list(some)).any(axis=1)
        for rule in rules:
            count = np.where(forbidden[rule.id], PASSES, finder.count(rule))
            count[void | (forbidden[rule.id] & keeps)] = BLOCKS
            clear, grazing, _ = finder.lines(a, b, rule, count.astype(np.int32), grazing=closed)
            if clear != NONE or (closed and grazing != NONE):
                return False
        return True

    if blocked(()):
        return {}
    by = {
        rule.id: {f for f in places[forbidden[rule.id]].reshape(-1).tolist() if f >= 0}
        for rule in rules
    }
    middle = (finder.centres[finder.position(a)] + finder.centres[finder.position(b)]) / 2
    away = np.abs(finder.centres - middle).sum(axis=1).tolist()
    candidates = sorted(set().union(*by.values()), key=lambda f: (-away[f], f))
    return {
        finder.mesh.field_ids[f]: "+".join(rule.id for rule in rules if f in by[rule.id])
        for f in sorted(tried(candidates, blocked))
    }


@pytest.mark.parametrize("closed", [False, True])
def test_they_are_those_of_the_slow_way(closed: bool) -> None:
    several = void = 0
    for seed in range(24):
        built = Built(random_map(seed, ("small", "medium")[seed % 2]))
        finder = PairFinder(built.game_map, built.mesh, built.relations)
        for a, b in combinations(built.mesh.field_ids, 2):
            if finder.special(a, b) or finder.distances(a, b).grazing is not None:
                continue
            found, reason = find_blockers(finder, a, b, closed=closed)
            assert dict(found) == slowly(finder, a, b, closed)
            assert (reason is None) == bool(found)
            several += len(found) > 1
            void += not found
    assert several > 40
    assert void > 0


def test_a_pair_that_a_line_joins_has_none() -> None:
    joined = 0
    for seed in range(12):
        built = Built(random_map(seed, "medium"))
        finder = PairFinder(built.game_map, built.mesh, built.relations)
        if built.game_map.choices.get("void") == "passes":
            continue
        for a, b in combinations(built.mesh.field_ids, 2):
            if len(finder.rules(a, b)) == 1 and (finder.distances(a, b).clear or 0) > 2:
                joined += 1
                with pytest.raises(ValueError, match="a line joins the two fields"):
                    find_blockers(finder, a, b, closed=True)
    assert joined > 3


@for_each("seed", range(12))
def test_a_line_runs_through_the_fields_that_shapely_says(seed: int) -> None:
    built = Built(random_map(seed, "medium"))
    finder = PairFinder(built.game_map, built.mesh, built.relations)
    rng = np.random.default_rng(seed)
    low, high = built.mesh.xy.min(axis=0), built.mesh.xy.max(axis=0)
    a, b = built.mesh.field_ids[:2]
    for rule in finder.rules(a, b):
        blocking = finder.mesh.place_fields[finder.forbidden(rule, a, b)]
        for _ in range(20):
            start, end = rng.uniform(low, high, (2, 2)).tolist()
            line = shapely.LineString([start, end])
            inside = {
                f: finder.polygons[f].intersection(line)
                for f in blocking.ravel().tolist()
                if f >= 0
            }
            along = {
                f: line.project(part.centroid, normalized=True)
                for f, part in inside.items()
                if part.length > 1e-9 * line.length
            }
            found = fields_cut(finder, a, b, ((*start,), (*end,)), rule)
            assert set(found) == {finder.mesh.field_ids[f] for f in along}
            places = [along[finder.index[name]] for name in found]
            assert places == pytest.approx(sorted(places), abs=1e-9)
