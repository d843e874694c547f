"""Drawings that would take hours or all memory to join are refused in words."""

from __future__ import annotations

from typing import Any

import pytest
import shapely

from mapkit.coverage.stitching import stitched
from mapkit.errors import UsageError


def test_long_slits_that_are_thin_as_hair_are_refused() -> None:
    strips = [shapely.box(50 * k, 0, 50 * k + 48, 60_000) for k in range(1200)]
    with pytest.raises(UsageError, match="too long in all to be joined"):
        stitched(strips, 2.0, tolerance=0.0)


def test_a_pile_is_known_by_its_first_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Tree(shapely.STRtree):
        def query(self, geometry: Any, *given: Any, **more: Any) -> Any:
            asked.append(len(geometry))
            return super().query(geometry, *given, **more)

    monkeypatch.setattr("mapkit.coverage.join_distance.shapely.STRtree", Tree)
    with pytest.raises(UsageError, match="most of the 2000 shapes lie on each other"):
        stitched([shapely.box(0, 0, 900 + k, 900) for k in range(2000)], 5.0, tolerance=0.0)
    assert sum(asked) < 200
