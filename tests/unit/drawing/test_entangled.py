"""Maps that are built to take long are drawn with a bounded amount of work."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
import shapely

from mapkit.board import open_board
from mapkit.mapfile import read_map
from tests.structured_maps import FAMILIES


@pytest.mark.parametrize("family", ["star", "scribble", "comb", "lines", "line"])
def test_shapely_insets_no_shape_that_takes_long(family: str, monkeypatch: pytest.MonkeyPatch):
    most = 0
    buffer = shapely.buffer

    def counting(shapes: Any, *others: Any, **options: Any) -> Any:
        nonlocal most
        most = max(most, int(np.max(shapely.get_num_coordinates(shapes), initial=0)))
        return buffer(shapes, *others, **options)

    monkeypatch.setattr(shapely, "buffer", counting)
    read = read_map(io.StringIO(FAMILIES[family](20_000)))
    assert read.map is not None
    open_board(read.map).scene()
    assert most <= 1001
