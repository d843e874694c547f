"""Tables of pairs near each other, computed in pieces, held against the tables of all pairs."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from itertools import combinations
from random import Random
from typing import Any
from unittest.mock import patch

import shapely

from mapkit.jobs import run_tasks
from mapkit.sight import all_pairs, near_pieces
from mapkit.sight.near_tables import near_sight_tables
from tests.fuzz.tables import Built
from tests.random_maps import scale


def wrong_nearby(case_map: dict[str, Any], rng: Random) -> list[str]:
    """Ask about the pairs within some radius, in tiles of some size, most of them far too small."""
    built = Built(scale(case_map, rng.choice([1, 7])))
    game_map = built.game_map
    width = max(max(point) for point in game_map.vertices.values())
    radius = Fraction(rng.choice([0, 1, rng.randint(0, width), 2 * width]), rng.choice([1, 1, 3]))
    corners = rng.sample(list(game_map.vertices.values()), 2)
    between = [abs(p - q) for p, q in zip(*corners, strict=True)]  # borders of tiles on vertices
    size = max(1, rng.choice([width // 9, width // 4, width // 2, 2 * width, *between]))
    few = rng.choice([0, 8, 2**40])
    with (
        patch.object(near_pieces, "_tile_size", lambda *_: size),
        patch.object(all_pairs, "_FEW", few),
    ):
        near = near_sight_tables(
            game_map, built.relations, radius, run=partial(run_tasks, workers=1)
        )
    whole = built.sight()
    shapes = {i: shapely.Polygon(*_rings(game_map.points(i))) for i in game_map.fields}
    wrong = []
    for (i, a), (k, b) in combinations(enumerate(whole.field_ids), 2):
        got, want = near.pair(k, i), whole.pair(i, k)
        apart = shapely.distance(shapes[a], shapes[b])
        if got is None:
            if apart < float(radius) - 1e-6:
                wrong.append(f"{a}|{b}: not asked, {apart} apart within {radius}")
        elif apart > float(radius) + 1e-6:
            wrong.append(f"{a}|{b}: asked, {apart} apart within {radius}")
        elif (got.clear, got.grazing, set(got.rules)) != (
            want.clear,
            want.grazing,
            set(want.rules),
        ):
            wrong.append(f"{a}|{b}: near {got}, in the whole tables {want}; tiles {size}")
    return wrong


def _rings(rings: Any) -> tuple[Any, list[Any]]:
    outer, *holes = rings
    return outer, holes
