from __future__ import annotations

import math
from itertools import pairwise

import shapely

from mapkit.edits import band_outline, draw_band
from tests.unit.edits.boards import empty, refused, rows, sound

WAY = [(0, 2500), (4000, 2500), (7000, 6000), (12000, 6000), (15000, 9000), (20000, 9000)]


def test_a_band_with_four_bends_has_one_width() -> None:
    m = sound(draw_band(rows(), WAY, 800, "open"))
    new = list(m.fields)[-1]
    shape = shapely.Polygon(m.points(new)[0])
    for (ax, ay), (bx, by) in pairwise(WAY):
        middle = ((ax + bx) / 2, (ay + by) / 2)
        length = math.dist((ax, ay), (bx, by))
        across = ((by - ay) / length, (ax - bx) / length)
        ends = [(middle[0] + across[0] * far, middle[1] + across[1] * far) for far in (-2000, 2000)]
        assert abs(shapely.LineString(ends).intersection(shape).length - 800) < 2.5


def test_a_band_over_itself_is_refused() -> None:
    loop = [(1000, 1000), (5000, 1000), (5000, 5000), (3000, 5000), (3000, 500)]
    refused(lambda: draw_band(empty(), loop, 200, "open"), "over itself")
    refused(lambda: draw_band(empty(), [(1000, 1000)], 200, "open"), "two points")
    assert len(band_outline([(0, 0), (10, 0)], 4)) == 4
