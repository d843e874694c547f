"""Bands along the borders of sectors: as wide as they should be, and nowhere wider."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import shapely

import mapkit
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.looks import BOARD
from mapkit.drawing.sector_bands import SectorBands
from mapkit.drawing.shapes import board_shapes
from mapkit.drawing.theme import NIGHT, Theme
from mapkit.mapfile import read_case
from tests.looping import for_each
from tests.random_maps import random_map


@for_each("seed", range(60))
def test_a_band_has_no_spikes_and_no_gaps_on_any_map(seed: int) -> None:
    """All of it is near the border and in the sector; what is near and seen is all in it."""
    game_map, rng = read_case(random_map(seed)), Random(seed)
    names = ("red", "black", None)
    fields = {i: replace(f, sector=rng.choice(names)) for i, f in game_map.fields.items()}
    game_map = replace(game_map, fields=fields)
    shapes = board_shapes(game_map)
    bands = SectorBands(Canvas(shapes, BOARD), shapes.borders)
    width = shapes.module * BOARD.width_sector
    for sector in names[:2]:
        members = [i for i in shapes.polygons if fields[i].sector == sector]
        if not members:
            continue
        own = shapes.union(members)
        rings = bands.whole(sector, 1.0, walls=True)
        found = shapely.union_all([shapely.make_valid(shapely.Polygon(r[0], r[1:])) for r in rings])
        lines = [
            shapely.LineString((b.a, b.b))
            for b in shapes.borders
            for side in (b.left[:1],)
            if {fields[i].sector for i in side} != {fields[i].sector for i in b.right[:1]}
        ]
        border = shapely.union_all(lines)
        assert found.difference(own.buffer(1e-6)).area < 1e-6
        assert found.difference(border.buffer(width * 1.002, quad_segs=64)).area < 1e-6
        if len({f.level for f in fields.values()}) == 1:
            near = border.intersection(own.boundary.buffer(1e-9)).buffer(width * 0.97)
            assert (
                near.intersection(own).difference(found.buffer(1e-6)).area < 1e-6 * width**2 + 1e-9
            )


def test_a_room_has_no_stripe_beside_the_wall_that_hides_its_band() -> None:
    """Its glow stays; where walls have no width the whole band does."""
    game_map = mapkit.open("launch-site").map
    shapes = board_shapes(game_map)
    room, yard = shapes.polygons["R30"], shapes.polygons["R29"]

    def band(theme: Theme, *, walls: bool) -> Any:
        rings = SectorBands(Canvas(shapes, theme), shapes.borders).whole("red", 1.0, walls=walls)
        return shapely.union_all([shapely.make_valid(shapely.Polygon(r[0], r[1:])) for r in rings])

    painted = band(BOARD, walls=False)
    assert painted.intersection(yard).area > 100
    assert painted.intersection(room).area < 1
    assert band(BOARD, walls=True).intersection(room).area > 100
    assert band(NIGHT, walls=False).intersection(room).area > 100
