"""Outlines, points to stand on, and witness lines."""

from __future__ import annotations

import pytest
import shapely

from mapkit.export.inner_points import inner_point
from mapkit_exporters.tables import tables_document
from tests.exporters.maps import compiled


@pytest.mark.parametrize("name", ["launch-site", "two-rooms", "courtyard", "tunnel"])
def test_outlines_are_as_drawn_and_centres_well_inside(name: str) -> None:
    game_map = compiled(name).map
    block = tables_document(compiled(name), geometry=True)["geometry"]
    assert len(block["outlines"]) == len(block["centres"]) == len(game_map.fields)
    for field, rings, centre in zip(
        game_map.fields, block["outlines"], block["centres"], strict=True
    ):
        assert [[tuple(p) for p in ring] for ring in rings] == [
            list(ring) for ring in game_map.points(field)
        ]
        polygon = shapely.Polygon(rings[0], rings[1:])
        best = shapely.maximum_inscribed_circle(polygon).length
        room = polygon.boundary.distance(shapely.Point(centre))
        assert polygon.contains(shapely.Point(centre))
        assert room >= best / 1.03 - 1, field


def test_a_point_is_found_in_a_ring_and_in_a_sliver() -> None:
    frame = ((0, 0), (900, 0), (900, 900), (0, 900))
    hole = ((300, 300), (300, 600), (600, 600), (600, 300))
    x, y = inner_point((frame, hole))
    assert not (300 <= x <= 600 and 300 <= y <= 600)
    assert 0 < x < 900
    assert 0 < y < 900
    assert inner_point((((0, 0), (1000, 0), (1000, 2), (0, 2)),))[1] == 1


def test_a_long_outline_far_away_takes_no_long_time() -> None:
    big = 2**30 - 1
    x, y = inner_point((((-big, -big), (big, -big), (big, -big + 1000), (-big, -big + 1000)),))
    assert -big < x < big
    assert -big < y < -big + 1000


@pytest.mark.parametrize("name", ["courtyard", "tunnel", "ladders", "two-rooms"])
@pytest.mark.parametrize("form", ["expanded", "dense"])
def test_there_is_a_witness_for_every_pair_with_sight(name: str, form: str) -> None:
    los = tables_document(compiled(name))["los"]
    game_map = compiled(name).map
    witnesses = tables_document(compiled(name), form=form, witnesses=True)["witnesses"]
    assert list(witnesses) == list(los)
    shapes = {
        i: shapely.Polygon(game_map.points(i)[0], game_map.points(i)[1:]) for i in game_map.fields
    }
    for pair, (start, end) in witnesses.items():
        a, b = pair.split("|")
        assert shapes[a].distance(shapely.Point(start)) <= 1.5, pair
        assert shapes[b].distance(shapely.Point(end)) <= 1.5, pair


def test_blocks_are_there_only_if_asked_for() -> None:
    assert not {"geometry", "witnesses"} & tables_document(compiled("tunnel")).keys()
    assert tables_document(compiled("tunnel"))["extensions"] == {}
