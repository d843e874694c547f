"""No line crosses fewer fields than there are steps from field to field."""

from __future__ import annotations

import numpy as np
import pytest

from mapkit.adjacency import relations
from mapkit.coverage import build_mesh
from mapkit.mapfile import new_map, read_case
from mapkit.sight import sight_tables
from mapkit.sight.field_steps import field_steps
from tests.random_maps import random_map


def test_squares_are_as_far_apart_as_a_king_walks() -> None:
    steps = field_steps(build_mesh(new_map("rows", rows=3, columns=4)))
    row, column = np.divmod(np.arange(12), 4)
    across = np.abs(column[:, None] - column)
    assert (steps == np.maximum(across, np.abs(row[:, None] - row))).all()


@pytest.mark.parametrize("seed", range(0, 40, 4))
def test_no_line_has_fewer_fields(seed: int) -> None:
    game_map = read_case(random_map(seed, "small"))
    mesh = build_mesh(game_map)
    if game_map.choices.get("void") == "passes":
        return
    tables = sight_tables(game_map, mesh, relations(game_map, mesh))
    apart = ~np.eye(len(tables.field_ids), dtype=np.bool_)
    steps = field_steps(mesh)
    assert (steps == steps.T).all()
    assert (tables.grazing >= steps)[apart].all()
