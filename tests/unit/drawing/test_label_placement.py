from __future__ import annotations

import shapely

from mapkit.drawing.label_placement import Block, Item, place_block
from mapkit.drawing.scene import Group


def test_a_block_finds_its_place_where_rounding_left_lines_beside_the_area() -> None:
    area = shapely.box(0, 0, 10, 10)
    free = shapely.GeometryCollection([area, shapely.LineString([(20, 0), (30, 0)])])
    block = Block(((Item(4, 2, lambda _at, _scale: Group("nothing", ())),),), 0)
    assert place_block(free, None, block) == place_block(shapely.MultiPolygon([area]), None, block)
