"""Blockers found with the help of known lines are those that trying every set of fields finds."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import combinations
from random import Random

import numpy as np
import pytest

from mapkit.geometry.kernel.constants import NONE
from mapkit.sight.blockers import BlockedTrial, _shrink
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


@for_each("seed", range(200))
def test_lines_tell_what_trying_tells(seed: int) -> None:
    """Random lines, each stopped by some fields; all fields together stop them all."""
    rng = Random(seed)
    fields = rng.sample(range(40), rng.randint(1, 24))
    lines = [
        sum(1 << f for f in rng.sample(fields, rng.randint(1, len(fields))))
        for _ in range(rng.randint(1, 12))
    ]
    asked = 0

    def passed(some: Collection[int]) -> int | None:
        nonlocal asked
        asked += 1
        bits = sum(1 << f for f in some)
        return next((line for line in lines if not line & bits), None)

    first = passed(())
    assert first is not None
    assert _shrink(fields, first, passed) == tried(fields, lambda some: passed(some) is None)
    asked = 0
    _shrink(fields, first, passed)
    assert asked <= len(set(lines))  # no line is found twice, and once there is none


@pytest.mark.parametrize("closed", [False, True])
def test_fields_that_a_line_misses_let_it_pass(closed: bool) -> None:
    lines = 0
    for seed in range(40):
        built = Built(random_map(seed, ("small", "medium")[seed % 2]))
        finder = PairFinder(built.game_map, built.mesh, built.relations)
        rng = np.random.default_rng(seed)
        ids = built.mesh.field_ids
        for a, b in combinations(ids, 2):
            if finder.special(a, b) or finder.distances(a, b).grazing is not None:
                continue
            for rule in finder.rules(a, b):
                forbidden = finder.forbidden(rule, a, b)
                trial = BlockedTrial(finder, a, b, rule, forbidden, closed)
                keeps = rng.random(len(ids)) < 0.3
                count = finder.blocked_by(rule, np.flatnonzero(keeps).tolist(), forbidden)
                clear, grazing, _ = finder.lines(a, b, rule, count, grazing=closed)
                crossed = trial.passed(keeps)
                assert (crossed is None) == (clear == NONE and (not closed or grazing == NONE))
                if crossed is None:
                    continue
                lines += 1
                assert not (crossed & keeps).any()
                others = ~crossed & (rng.random(len(ids)) < 0.9)
                assert trial.passed(others) is not None
    assert lines > 200
