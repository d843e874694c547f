"""The worked figures of strips: beam, order of fields and middle line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mapkit.coverage.mesh_builder import build_mesh
from mapkit.sight.strips import StripFinder
from tests.unit.sight.case_maps import game_map_of

CASES = Path(__file__).parents[2] / "cases" / "shared" / "pairs"
FILES = sorted(CASES.glob("*.json"))


def test_there_are_cases() -> None:
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_worked_figures(path: Path) -> None:
    case: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    game_map = game_map_of(case["map"])
    mesh = build_mesh(game_map)
    seen = [pair for pair in case["pairs"] if pair["clear"] is not None]
    for pair in seen:
        got = StripFinder(mesh, game_map).measure(
            pair["a"], pair["b"], clear=pair["clear"], rules=[pair["rule"]]
        )
        assert got.beam_mm == pytest.approx(pair["beam_mm"], abs=1e-4), pair
        assert list(got.fields) in pair["ties"], pair
        assert got.witness is not None
        assert got.direction is not None
        (ax, ay), (bx, by) = got.direction, pair["direction"]  # of a line: the sign is free
        assert ax * by - ay * bx == pytest.approx(0.0, abs=1e-6), pair
        for end, right in zip(got.witness, pair["witness"], strict=True):
            assert end == pytest.approx(right, abs=1e-4), pair
    assert seen
