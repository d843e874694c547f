"""What is computed for many fields in one call, against one field at a time."""

from __future__ import annotations

from random import Random

import pytest
from shapely.geometry import MultiPolygon, Polygon

from mapkit.cache import Cache
from mapkit.drawing import shapes
from mapkit.drawing.places import Box, FieldBoxes
from mapkit.drawing.scene import Placement


def test_boxes_that_meet_any_of_many() -> None:
    rng = Random(7)

    def box() -> Box:
        x, y = rng.randrange(3000), rng.randrange(3000)
        return (x, y, x + rng.randrange(40), y + rng.randrange(40))

    nowhere = (float("inf"), float("inf"), float("-inf"), float("-inf"))
    known = {str(k): box() for k in range(400)}
    for asked in ([], [nowhere], [nowhere, *(box() for _ in range(600))], [box()]):
        for reach in (0.0, 12.5):
            met = {
                i
                for i, (a, b, c, d) in known.items()
                for x0, y0, x1, y1 in asked
                if a <= x1 + reach and c >= x0 - reach and b <= y1 + reach and d >= y0 - reach
            }
            assert FieldBoxes(known).meeting(asked, reach) == met
    assert FieldBoxes({}).meeting([(0, 0, 1, 1)]) == set()


def test_outlines_of_fields_of_all_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shapes, "_kept", Cache(3))
    square = ((0, 0), (10, 0), (10, 10), (0, 10))
    hole = ((2, 2), (4, 2), (4, 4))
    fields = [
        (square,),
        (square, hole),
        (((0, 0), (5, 5), (9, 9)),),  # all on one line
        (((0, 0), (10, 10), (10, 0), (0, 10)),),  # crosses itself
        (((1, 1), (1, 1), (2, 2)),),  # two corners
        (square,),
        (),
    ]
    placement = Placement(1.0, 2.0, 0.5)
    for _ in range(2):  # some of them are still known the second time
        found = shapes._outlines(fields, placement)
        areas = [None if outline is None else outline[1].area for outline in found]
        assert areas == [25.0, 24.5, None, pytest.approx(12.5), None, 25.0, None]
        assert [type(o[1]) for o in found if o] == [Polygon, Polygon, MultiPolygon, Polygon]
        assert found[0] == found[5]
        assert len(shapes._kept) == 3
    alone = [shapes._outlines([field], placement)[0] for field in fields]
    assert [None if o is None else o[0] for o in alone] == [o and o[0] for o in found]
