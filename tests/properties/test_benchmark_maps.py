"""The maps of the benchmarks are what they say, and a sampler never sees more than the tables."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from benchmarks.board import Board
from benchmarks.maps import FAMILIES, benchmark_map
from benchmarks.peers import shapely_samples
from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.mapfile import read_case


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("fields", [60, 300])
def test_sizes_and_shares(family: str, fields: int) -> None:
    case_map = benchmark_map(family, fields)
    drawn = case_map["fields"]
    assert len(drawn) == fields
    corners = {tuple(p) for f in drawn for ring in f["rings"] for p in ring}
    assert len(corners) / fields == pytest.approx(8.3, abs=0.4)
    kinds = Counter("obstacle" if f["obstacle"] else f["kind"] for f in drawn)
    blocking = fields - kinds["open"]
    assert blocking == fields // 4
    assert kinds["elevated"] == round(blocking * 0.1)
    assert kinds["obstacle"] == round(blocking * 0.2)
    found = check_map(read_case(case_map))
    assert [d for d in found if d.severity is Severity.ERROR] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_a_seed_always_gives_the_same_map(family: str) -> None:
    assert benchmark_map(family, 40, seed=5) == benchmark_map(family, 40, seed=5)
    assert benchmark_map(family, 40, seed=5) != benchmark_map(family, 40, seed=6)


@pytest.mark.parametrize("family", FAMILIES)
def test_samples_find_most_pairs_and_none_too_many(family: str) -> None:
    board = Board(read_case(benchmark_map(family, 60)))
    clear, closed = board.truth()
    seen = shapely_samples(board, 1)
    pairs = np.triu(np.ones_like(clear), 1)
    assert not (seen & ~closed & pairs).any()
    assert 0.8 < (seen & clear & pairs).sum() / (clear & pairs).sum() <= 1
