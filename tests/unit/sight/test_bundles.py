"""Lines in bundles: the same tables as when lines turn about every vertex."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import PropertyMock, patch

import numpy as np
import pytest

from benchmarks.maps import FAMILIES, benchmark_map
from mapkit.geometry.kernel.sight import KernelMesh
from mapkit.sight import SightTables, all_pairs, bundles
from tests.fuzz.affine import wide_affine
from tests.fuzz.tables import Built, differences, fast_tables
from tests.looping import for_each
from tests.random_maps import FAMILIES as RANDOM_FAMILIES
from tests.random_maps import random_map
from tests.reference import slow_tables

ROUND = len(RANDOM_FAMILIES)


@contextmanager
def in_bundles(width: float = 3, gap: float = 2) -> Iterator[None]:
    """Let every walk take its lines in bundles, whatever its ends: far apart or hardly so."""
    with (
        patch.object(all_pairs, "_FEW", 0),
        patch.multiple(bundles, _WIDE=width, _GAP=gap),
        patch.object(bundles.Groups, "mostly_apart", PropertyMock(return_value=True)),
    ):
        yield


def bundled(case_map: dict[str, Any], width: float, gap: float) -> SightTables:
    with in_bundles(width, gap):
        return Built(case_map).sight()


def same(a: SightTables, b: SightTables) -> bool:
    return (
        a.rules == b.rules
        and np.array_equal(a.clear, b.clear)
        and np.array_equal(a.grazing, b.grazing)
        and np.array_equal(a.rule, b.rule)
    )


def test_groups_are_compact_and_cover_all_ends() -> None:
    built = Built(benchmark_map("voronoi", 400))
    elevated = [i for i, f in enumerate(built.game_map.fields.values()) if f.kind == "elevated"]
    groups = bundles.group_ends(built.mesh, elevated)
    assert sorted(groups.members.tolist()) == elevated
    assert groups.offsets[0] == 0
    assert groups.offsets[-1] == len(elevated)
    assert all(a < b for a, b in zip(groups.offsets, groups.offsets[1:], strict=False))
    paired = {(a, b) for a, b in groups.apart}
    boxes = bundles._boxes(built.mesh, groups.members.tolist())
    for g in range(len(groups.boxes)):
        own = boxes[groups.offsets[g] : groups.offsets[g + 1]]
        assert groups.boxes[g].tolist() == [
            own[:, 0].min(axis=0).tolist(), own[:, 1].max(axis=0).tolist(),
        ]  # fmt: skip
        near = set(groups.near(g))
        for h in range(g, len(groups.boxes)):
            there = set(groups.members[groups.offsets[h] : groups.offsets[h + 1]].tolist())
            assert there <= near if (g, h) not in paired else not there & near


@pytest.mark.parametrize(
    ("size", "rounds"), [("tiny", 6), ("small", 6), ("medium", 3), ("large", 1)]
)
@pytest.mark.parametrize(("width", "gap"), [(0, 1e9), (3, 2)])
def test_all_walks_in_bundles(size: str, rounds: int, width: float, gap: float) -> None:
    wrong = [
        seed
        for seed in range(5000, 5000 + rounds * ROUND)
        if not same(
            bundled(random_map(seed, size), width, gap), Built(random_map(seed, size)).sight()
        )
    ]
    assert wrong == []


@for_each("seed", range(3 * ROUND))
def test_bundles_against_the_reference(seed: int) -> None:
    with in_bundles(width=0, gap=1e9):
        assert differences(fast_tables(random_map(seed)), slow_tables(random_map(seed))) == []


@for_each("seed", range(2 * ROUND))
def test_bundles_of_large_coordinates(seed: int) -> None:
    case_map = wide_affine(random_map(seed), Random(seed))
    assert same(bundled(case_map, 0, 1e9), Built(case_map).sight())


@pytest.mark.parametrize("family", FAMILIES)
def test_long_lines_turn_about_few_vertices(family: str) -> None:
    """On a map of 1,000 fields bundles leave little to be turned, and two threads find the same."""
    built = Built(benchmark_map(family, 1000))
    turned = []
    distances = KernelMesh.distances

    def counted(self: KernelMesh, task: Any, vertices: Any, **options: Any) -> Any:
        if options.get("hulls") is not None and len(task.group) < 100:
            turned.append(len(vertices) * len(task.group))
        return distances(self, task, vertices, **options)

    with patch.object(KernelMesh, "distances", counted):
        found = built.sight(threads=2)
    inside = sum(turned)
    with patch.object(bundles.Groups, "mostly_apart", PropertyMock(return_value=False)):
        turned.clear()
        with patch.object(KernelMesh, "distances", counted):
            plain = built.sight()
    assert same(found, plain)
    assert inside < sum(turned) / 2


def test_raising_in_progress_stops_the_bundles() -> None:
    class StopError(Exception):
        pass

    seen = []

    def progress(done: int, total: int) -> None:
        seen.append((done, total))
        raise StopError

    built = Built(benchmark_map("voronoi", 300))
    with in_bundles(), pytest.raises(StopError):
        all_pairs.sight_tables(built.game_map, built.mesh, built.relations, progress=progress)
    assert len(seen) == 1


def test_progress_goes_on_to_the_end() -> None:
    """Bundles, near groups and buildings all tell, so that each can be stopped."""
    told = []
    built = Built(benchmark_map("voronoi", 1000))
    all_pairs.sight_tables(
        built.game_map,
        built.mesh,
        built.relations,
        progress=lambda done, total: told.append(done / total),
    )
    assert told == sorted(told)
    assert told[-1] == 1
    assert all(b - a < 0.2 for a, b in itertools.pairwise(told))
